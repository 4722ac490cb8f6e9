/* King's Gold by hand in C: a struct, a list of legal actions, apply. Numbers of actions and faces are those of
 * cutpurse/games/kings_gold, and so is the generator: with the same seeds it plays the same games.
 *
 *     cc -O3 -march=native -shared -fPIC -o kings_gold.so kings_gold.c
 */

#include <stdint.h>
#include <string.h>

enum { SKULL, CANNON, CROSSBONES, COIN_1, COIN_2, COIN_3, FACES };
enum { ROLL_OFF, ROLL, CHOOSE, PAIR, PLUNDER, DONE };
enum { STOP = 0, TAKE = 32, ROB = 35, PLUNDER_SEAT = 53, NUM_ACTIONS = 59 };
enum { ALL_DICE = 31, MOST_ROLL_OFFS = 20, MOST_PLAY_OFFS = 5, MOST_TURNS = 300 };
enum { GAMES, STEPS, LONGEST, UNSOUND, WINS };

typedef struct {
    uint8_t phase, seats, active, falling, spent, rolls;
    uint8_t showing[FACES]; /* for each face the dice that show it */
    uint8_t contenders, roll_offs, play_offs, emptied_by;
    int16_t turn;
    int8_t box, king, purse[6], skulls[6];
} Game;

/* Chance */

static const uint64_t MULTIPLIER = 2147483085, LOW = 0xFFFFFFFF;

static inline uint64_t bits(uint64_t *rng) {
    uint64_t low = *rng & LOW, carry = *rng >> 32;
    *rng = MULTIPLIER * low + carry;
    return low ^ carry;
}

static inline int below(uint64_t *rng, uint64_t n) {
    uint64_t scaled = bits(rng) * n;
    if ((scaled & LOW) < n) {
        uint64_t unfair = (1ull << 32) % n;
        while ((scaled & LOW) < unfair) scaled = bits(rng) * n;
    }
    return scaled >> 32;
}

static uint64_t absorb(uint64_t state, uint64_t word) {
    state ^= state >> 29;
    return MULTIPLIER * ((state ^ word) & LOW) + (state >> 32);
}

static uint64_t stream(uint64_t seed, uint64_t number) {
    uint64_t state = absorb(1, seed & LOW);
    state = absorb(state, seed >> 32);
    state = absorb(state, number & LOW);
    state = absorb(state, number >> 32);
    for (int i = 0; i < 6; i++) state = absorb(state, 0);
    return 1 + state % (MULTIPLIER * (1ull << 32) - 2);
}

/* Dice and seats */

static inline int size(unsigned set) { return __builtin_popcount(set); }
static inline int first(unsigned set) { return __builtin_ctz(set); }
static inline int smaller(int a, int b) { return a < b ? a : b; }

static inline unsigned coins(const Game *g) { return g->showing[COIN_1] | g->showing[COIN_2] | g->showing[COIN_3]; }
static inline unsigned free_dice(const Game *g, int face) { return g->showing[face] & ~g->spent; }

static inline int next_contender(const Game *g, int seat) {
    unsigned after = g->contenders & ~((2u << seat) - 1);
    return first(after ? after : g->contenders);
}

static void keep_best(Game *g, const int8_t *score) {
    int best = 0;
    for (int seat = 0; seat < g->seats; seat++)
        if (g->contenders >> seat & 1 && score[seat] > best) best = score[seat];
    for (int seat = 0; seat < g->seats; seat++)
        if (score[seat] < best) g->contenders &= ~(1 << seat);
}

static inline int is_alone(const Game *g) { return (g->contenders & (g->contenders - 1)) == 0; }

/* Turns */

static inline void roll(Game *g, int dice) {
    for (int face = 0; face < FACES; face++) g->showing[face] &= ~dice;
    g->rolls--;
    g->falling = dice;
    g->phase = ROLL;
}

static inline void begin_turn(Game *g, int seat) {
    g->active = seat;
    g->turn++;
    g->rolls = 3;
    g->spent = 0;
    roll(g, ALL_DICE);
}

static void begin_roll_off(Game *g) {
    g->roll_offs++;
    g->phase = ROLL_OFF;
    g->falling = ALL_DICE;
    memset(g->showing, 0, sizeof g->showing);
    g->active = next_contender(g, g->seats - 1);
}

static void setup(Game *g, int seats) {
    memset(g, 0, sizeof *g);
    g->seats = seats;
    g->box = 60;
    g->contenders = (1 << seats) - 1;
    begin_roll_off(g);
}

static void end_or_play_on(Game *g) {
    keep_best(g, g->purse);
    if (is_alone(g) || g->play_offs == MOST_PLAY_OFFS) {
        g->phase = DONE;
    } else {
        g->play_offs++;
        begin_turn(g, next_contender(g, g->emptied_by));
    }
}

static inline void end_turn(Game *g) {
    if (g->play_offs) {
        int following = next_contender(g, g->active);
        if (following == next_contender(g, g->emptied_by)) end_or_play_on(g);
        else begin_turn(g, following);
    } else if (g->box == 0) {
        g->emptied_by = g->active;
        end_or_play_on(g);
    } else if (g->turn >= MOST_TURNS) {
        keep_best(g, g->purse);
        g->phase = DONE;
    } else {
        begin_turn(g, next_contender(g, g->active));
    }
}

static inline void pay_penalty(Game *g) {
    int paid = smaller(3, g->purse[g->active]);
    g->purse[g->active] -= paid;
    g->king += paid;
}

static inline int pairs_left(const Game *g) {
    unsigned symbols = (g->showing[SKULL] | g->showing[CANNON]) & ~g->spent;
    return smaller(size(coins(g) & ~g->spent), size(symbols));
}

static inline void fulfil(Game *g) {
    if (coins(g) == ALL_DICE) {
        g->purse[g->active] += g->king;
        g->king = 0;
        end_turn(g);
    } else if (g->showing[CANNON] == ALL_DICE) {
        g->purse[g->active] += g->box;
        g->box = 0;
        end_turn(g);
    } else if (g->showing[SKULL] == ALL_DICE) {
        g->phase = PLUNDER;
    } else if (pairs_left(g)) {
        g->phase = PAIR;
    } else {
        pay_penalty(g);
        end_turn(g);
    }
}

static void end_roll_off_of_seat(Game *g) {
    g->skulls[g->active] = size(g->showing[SKULL]);
    int following = next_contender(g, g->active);
    if (following > g->active) {
        g->active = following;
        g->falling = ALL_DICE;
        memset(g->showing, 0, sizeof g->showing);
        return;
    }
    keep_best(g, g->skulls);
    if (is_alone(g) || g->roll_offs == MOST_ROLL_OFFS) {
        int best = first(g->contenders);
        g->contenders = (1 << g->seats) - 1;
        begin_turn(g, best);
    } else {
        begin_roll_off(g);
    }
}

static inline void land(Game *g, int face) {
    g->showing[face] |= g->falling & -g->falling;
    g->falling &= g->falling - 1;
    if (g->falling) return;
    if (g->phase == ROLL_OFF) {
        end_roll_off_of_seat(g);
    } else if (size(g->showing[CROSSBONES]) >= 3) {
        pay_penalty(g);
        end_turn(g);
    } else if (g->rolls) {
        g->phase = CHOOSE;
    } else {
        fulfil(g);
    }
}

/* Decisions */

static inline int legal(const Game *g, int *actions) {
    int n = 0;
    if (g->phase == CHOOSE) {
        unsigned loose = ALL_DICE & ~g->showing[CROSSBONES];
        actions[n++] = STOP;
        for (unsigned dice = loose; dice; dice = (dice - 1) & loose) actions[n++] = dice;
        return n;
    }
    unsigned rivals = g->contenders & ~(1u << g->active);
    if (g->phase == PLUNDER) {
        for (unsigned left = rivals; left; left &= left - 1) actions[n++] = PLUNDER_SEAT + first(left);
        return n;
    }
    int cannon = free_dice(g, CANNON) != 0, skull = free_dice(g, SKULL) != 0;
    for (int coin = 1; coin <= 3; coin++) {
        if (!free_dice(g, COIN_1 + coin - 1)) continue;
        if (cannon) actions[n++] = TAKE + coin - 1;
        if (skull)
            for (unsigned left = rivals; left; left &= left - 1) actions[n++] = ROB + 3 * first(left) + coin - 1;
    }
    return n;
}

static inline void spend(Game *g, int face) {
    unsigned dice = free_dice(g, face);
    g->spent |= dice & -dice;
}

static inline void move_coins(Game *g, int victim, int coins) {
    g->purse[victim] -= coins;
    g->purse[g->active] += coins;
}

static inline void after_pair(Game *g) {
    if ((g->box == 0 && !g->play_offs) || !pairs_left(g)) end_turn(g);
}

static inline void apply(Game *g, int action) {
    if (action == STOP) {
        fulfil(g);
    } else if (action < TAKE) {
        roll(g, action);
    } else if (action < ROB) {
        int coin = action - TAKE + 1;
        spend(g, COIN_1 + coin - 1);
        spend(g, CANNON);
        int taken = smaller(coin, g->box), tax = smaller(taken, g->box - taken);
        g->box -= taken + tax;
        g->purse[g->active] += taken;
        g->king += tax;
        after_pair(g);
    } else if (action < PLUNDER_SEAT) {
        int coin = (action - ROB) % 3 + 1, victim = (action - ROB) / 3;
        spend(g, COIN_1 + coin - 1);
        spend(g, SKULL);
        move_coins(g, victim, smaller(coin, g->purse[victim]));
        after_pair(g);
    } else {
        int victim = action - PLUNDER_SEAT;
        move_coins(g, victim, g->purse[victim]);
        end_turn(g);
    }
}

/* Random games, each from a stream of its own; the tally is that of cutpurse/engine/woven/loops.py. */
void play_many(int64_t seats, int64_t seed, int64_t first_game, int64_t games, int64_t *tally) {
    Game g;
    int actions[NUM_ACTIONS];
    for (int64_t number = first_game; number < first_game + games; number++) {
        uint64_t rng = stream(seed, number);
        int64_t steps = 0;
        setup(&g, seats);
        while (g.phase != DONE) {
            if (g.phase < CHOOSE) land(&g, below(&rng, FACES));
            else apply(&g, actions[below(&rng, legal(&g, actions))]);
            steps++;
        }
        tally[GAMES]++;
        tally[STEPS] += steps;
        if (steps > tally[LONGEST]) tally[LONGEST] = steps;
        for (int seat = 0; seat < seats; seat++)
            if (g.contenders >> seat & 1) tally[WINS + seat] += 840 / size(g.contenders);
    }
}

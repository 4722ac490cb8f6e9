// King's Gold for boardgame.io, played at random by its headless client.
//
//     npm install && node kings_gold.js SECONDS
//
// Prints the decisions and the steps (decisions and dice), and the seconds of processor time they took.
// server.js serves the same game.

const SKULL = "skull", CANNON = "cannon", CROSSBONES = "crossbones";
const FACES = [SKULL, CANNON, CROSSBONES, 1, 2, 3];
const DICE = [0, 1, 2, 3, 4];
const SUBSETS = [...Array(32).keys()].slice(1).map((set) => DICE.filter((die) => (set >> die) & 1));

const count = (G, face) => G.dice.filter((each) => each === face).length;
const isCoin = (face) => typeof face === "number";
const following = (G, seat) => {
  do seat = (seat + 1) % G.purses.length; while (!G.contenders.includes(seat));
  return seat;
};
const keepBest = (G, score) => {
  const best = Math.max(...G.contenders.map((seat) => score[seat]));
  G.contenders = G.contenders.filter((seat) => score[seat] === best);
};
const pairsLeft = (G) => {
  const coins = G.free.filter(isCoin).length;
  return Math.min(coins, G.free.length - coins);
};

function fall(G, random, dice) {
  for (const die of dice) G.dice[die] = FACES[random.Die(6) - 1];
  G.dieCount += dice.length;
}

function beginTurn(G, random, seat) {
  G.active = seat;
  G.turn += 1;
  G.rolls = 2;
  G.free = [];
  fall(G, random, DICE);
  landed(G, random);
}

function landed(G, random) {
  if (count(G, CROSSBONES) >= 3) {
    payPenalty(G);
    endTurn(G, random);
  } else if (G.rolls > 0) G.phase = "choose";
  else fulfil(G, random);
}

function payPenalty(G) {
  const coins = Math.min(3, G.purses[G.active]);
  G.purses[G.active] -= coins;
  G.king += coins;
}

function fulfil(G, random) {
  if (G.dice.every(isCoin)) {
    G.purses[G.active] += G.king;
    G.king = 0;
    endTurn(G, random);
  } else if (count(G, CANNON) === 5) {
    G.purses[G.active] += G.box;
    G.box = 0;
    endTurn(G, random);
  } else if (count(G, SKULL) === 5) G.phase = "plunder";
  else {
    G.free = G.dice.filter((face) => face !== CROSSBONES);
    if (pairsLeft(G)) G.phase = "pair";
    else {
      payPenalty(G);
      endTurn(G, random);
    }
  }
}

function endTurn(G, random) {
  if (G.playOffs) {
    const next = following(G, G.active);
    if (next === following(G, G.emptiedBy)) rank(G, random);
    else beginTurn(G, random, next);
  } else if (G.box === 0) {
    G.emptiedBy = G.active;
    rank(G, random);
  } else if (G.turn >= 300) {
    keepBest(G, G.purses);
    G.over = true;
  } else beginTurn(G, random, following(G, G.active));
}

function rank(G, random) {
  keepBest(G, G.purses);
  if (G.contenders.length === 1 || G.playOffs === 5) G.over = true;
  else {
    G.playOffs += 1;
    beginTurn(G, random, following(G, G.emptiedBy));
  }
}

function setup({ ctx, random }) {
  const seats = ctx.numPlayers;
  const G = {
    box: 60, king: 0, purses: Array(seats).fill(0), dice: Array(5).fill(SKULL), free: [],
    contenders: [...Array(seats).keys()], turn: 0, rolls: 0, playOffs: 0, emptiedBy: 0,
    active: 0, phase: "choose", over: false, dieCount: 0,
  };
  for (let round = 1; ; round++) {
    const skulls = Array(seats).fill(0);
    for (const seat of G.contenders) {
      fall(G, random, DICE);
      skulls[seat] = count(G, SKULL);
    }
    keepBest(G, skulls);
    if (G.contenders.length === 1 || round === 20) break;
  }
  const first = G.contenders[0];
  G.contenders = [...Array(seats).keys()];
  beginTurn(G, random, first);
  return G;
}

const use = (G, face) => G.free.splice(G.free.indexOf(face), 1);

function afterPair(G, random) {
  if ((G.box === 0 && !G.playOffs) || !pairsLeft(G)) endTurn(G, random);
}

function steal(G, victim, coins) {
  G.purses[victim] -= coins;
  G.purses[G.active] += coins;
}

const passOn = (G, ctx, events) => {
  if (!G.over && String(G.active) !== ctx.currentPlayer) events.endTurn({ next: String(G.active) });
};

const moves = {
  stop: ({ G, ctx, events, random }) => {
    fulfil(G, random);
    passOn(G, ctx, events);
  },
  roll: ({ G, ctx, events, random }, dice) => {
    G.rolls -= 1;
    fall(G, random, dice);
    landed(G, random);
    passOn(G, ctx, events);
  },
  take: ({ G, ctx, events, random }, coin) => {
    use(G, coin);
    use(G, CANNON);
    const taken = Math.min(coin, G.box), tax = Math.min(taken, G.box - taken);
    G.box -= taken + tax;
    G.purses[G.active] += taken;
    G.king += tax;
    afterPair(G, random);
    passOn(G, ctx, events);
  },
  rob: ({ G, ctx, events, random }, victim, coin) => {
    use(G, coin);
    use(G, SKULL);
    steal(G, victim, Math.min(coin, G.purses[victim]));
    afterPair(G, random);
    passOn(G, ctx, events);
  },
  plunder: ({ G, ctx, events, random }, victim) => {
    steal(G, victim, G.purses[victim]);
    endTurn(G, random);
    passOn(G, ctx, events);
  },
};

function legal(G) {
  if (G.phase === "choose") {
    const loose = SUBSETS.filter((dice) => dice.every((die) => G.dice[die] !== CROSSBONES));
    return [["stop"], ...loose.map((dice) => ["roll", dice])];
  }
  const rivals = G.contenders.filter((seat) => seat !== G.active);
  if (G.phase === "plunder") return rivals.map((victim) => ["plunder", victim]);
  const coins = [1, 2, 3].filter((coin) => G.free.includes(coin));
  const takes = G.free.includes(CANNON) ? coins.map((coin) => ["take", coin]) : [];
  if (!G.free.includes(SKULL)) return takes;
  return takes.concat(coins.flatMap((coin) => rivals.map((victim) => ["rob", victim, coin])));
}

const KingsGold = {
  name: "kings-gold",
  setup,
  moves,
  turn: { order: { first: ({ G }) => G.active, next: ({ G }) => G.active } },
  endIf: ({ G }) => (G.over ? { winners: G.contenders } : undefined),
};

module.exports = { KingsGold };

if (require.main === module) {
  const { Client } = require("boardgame.io/client");
  let decisions = 0, dice = 0, games = 0;
  const limit = Number(process.argv[2] || 3);
  const started = process.cpuUsage();
  const passed = () => {
    const used = process.cpuUsage(started);
    return (used.user + used.system) / 1e6;
  };
  while (passed() < limit) {
    const client = Client({ game: { ...KingsGold, seed: games }, numPlayers: 3, debug: false });
    let state = client.getState();
    while (!state.ctx.gameover) {
      const options = legal(state.G);
      const [move, ...args] = options[Math.floor(Math.random() * options.length)];
      client.moves[move](...args);
      decisions += 1;
      state = client.getState();
      if (passed() > limit) break;
    }
    dice += state.G.dieCount;
    games += 1;
  }
  console.log(JSON.stringify({ decisions, steps: decisions + dice, seconds: passed(), games }));
}

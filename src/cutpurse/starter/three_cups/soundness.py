"""Whether a table of Three Cups is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks

from .state import CUPS, DONE, HIDE, LIFT, NO_CUP, SEATS, SHOW, Open, State


def fault_of_round(s: Open) -> str:
    """Seat 0 is the thief of the first round, and of every other one from there on."""
    if not HIDE <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {HIDE} to {DONE}"
    if not 1 <= s.round <= s.rounds or (s.phase == DONE and s.round < s.rounds):
        return f"round is {s.round} in phase {s.phase}: there are {s.rounds}, and all are played"
    if s.active != (s.round - 1) % SEATS:
        return f"active is {s.active}: in round {s.round} seat {(s.round - 1) % SEATS} is the thief"
    return ""


def fault_of_coins(s: Open) -> str:
    """In every round that was played one to three coins were won."""
    played = s.round if s.phase == DONE else s.round - 1
    coins = 0
    for seat in range(SEATS):
        if s.coins[seat] < 0:
            return f"coins is {s.coins}: nobody owes any"
        coins += s.coins[seat]
    if not played <= coins <= CUPS * played:
        return f"coins is {s.coins}: in {played} rounds {played} to {CUPS * played} are won"
    return ""


def fault_of_cups(s: State) -> str:
    """The loot is somewhere from when it is hidden until it is shown."""
    is_hidden = s.phase == LIFT or s.phase == SHOW
    is_first = s.round == 1 and s.phase != DONE
    if not (s.last == NO_CUP if is_first else 1 <= s.last <= CUPS):
        return f"last is {s.last} in round {s.round}: there was loot in every round before"
    if not (1 <= s.loot <= CUPS and s.loot != s.last if is_hidden else s.loot == NO_CUP):
        return (
            f"loot is {s.loot} in phase {s.phase}: it is under a cup in {LIFT} and {SHOW}, not under {s.last}"
        )
    if not (1 <= s.lifted <= CUPS if s.phase == SHOW else s.lifted == NO_CUP):
        return f"lifted is {s.lifted} in phase {s.phase}: a cup is lifted in {SHOW}"
    return ""


fault, explain = checks(fault_of_round, fault_of_coins, fault_of_cups)

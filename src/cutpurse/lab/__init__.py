"""The laboratory: many games between bots, and what they tell about bots and games.

from cutpurse import lab

lab.duel("kings-gold", ["greedy", "random"], games=10_000).standings[0].share
"""

from cutpurse.lab.studies.balance import balance
from cutpurse.lab.studies.calibration import calibration
from cutpurse.lab.studies.duel import duel
from cutpurse.lab.studies.exploit import exploit
from cutpurse.lab.studies.export import export
from cutpurse.lab.studies.habits import habits
from cutpurse.lab.studies.tournament import tournament

__all__ = ["balance", "calibration", "duel", "exploit", "export", "habits", "tournament"]

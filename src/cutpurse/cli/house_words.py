"""What happens at a table of a server beside the game, in words."""

from __future__ import annotations

from cutpurse.engine.words.phrases import Phrase, Seat, Words
from cutpurse.server import messages
from cutpurse.server.messages import AnyTold


def said_by_house(entry: AnyTold, house: Words, before: list[str]) -> str:
    """What an entry says beside the events of the game; often nothing."""
    match entry:
        case messages.SatDown(seat=seat, name=name):
            return house("entry-sit", seat=Seat(seat), name=name)
        case messages.StoodUp(seat=seat):
            return house("entry-stand", name=before[seat])
        case messages.WentAway(seat=seat, left=left):
            return house("entry-left" if left else "entry-away", seat=Seat(seat))
        case messages.CameBack(seat=seat):
            return house("entry-back", seat=Seat(seat))
        case messages.Acted(seat=seat, by="clock"):
            return house("entry-clock", seat=Seat(seat))
        case messages.TakenBack(seat=seat):
            return house("entry-undo", seat=Seat(seat))
        case messages.Spoke(seat=seat, text=text):
            return house("entry-say", seat=Seat(seat), text=text)
        case messages.Reacted(seat=seat, with_=reaction):
            return house("entry-react", seat=Seat(seat), reaction=Phrase(f"reaction-{reaction}"))
        case messages.Muted(seat=seat, muted=muted):
            return house("entry-mute" if muted else "entry-unmute", seat=Seat(seat))
        case messages.GoesOn(table=table):
            return house("entry-rematch", table=table)
    return ""

"""The sun token (GD-SUN-1 to 4)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import NO_DICE, WITH, WITHOUT
from .dice import no_die, roll
from .model import ACT, Beds
from .moves import SUN_REROLL, SUN_SETS_WITH, GardenMove, SunSet


def suns(beds: Beds, offers: list[GardenMove]) -> None:
    if beds.sun[beds.turn]:
        if beds.fresh and beds.phase == ACT:
            offers.append(SUN_REROLL)  # GD-SUN-2
        offers.extend(SUN_SETS_WITH[beds.pool])  # GD-SUN-3


def sun_waits(beds: Beds) -> bool:
    """GD-SUN-4: as long as the sun and a die are left, nothing happens automatically."""
    return beds.sun[beds.turn] and beds.pool != NO_DICE


def no_sun(beds: Beds) -> Objection | None:
    if not beds.sun[beds.turn]:
        return Objection("GD-SUN-1", "no-sun")
    return None


def no_sun_reroll(beds: Beds) -> Objection | None:
    if not beds.fresh or beds.phase != ACT:
        return Objection("GD-SUN-2", "no-late-sun")
    return no_sun(beds)


def no_sun_set(beds: Beds, move: SunSet) -> Objection | None:
    why = no_sun(beds)
    return why if why is not None else no_die(beds, move.die)


def sun_reroll(beds: Beds) -> None:
    beds.sun[beds.turn] = False
    if beds.story is not None:
        beds.tell("sun-rolls", "GD-SUN-2", [f"sun-{beds.turn}"], beds.turn)
    roll(beds)


def sun_set(beds: Beds, move: SunSet) -> None:
    beds.sun[beds.turn] = False
    beds.pool = WITH[7 * WITHOUT[7 * beds.pool + move.die] + move.to]
    beds.fresh = False  # GD-DICE-3
    if beds.story is not None:
        beds.tell(
            "sun-sets",
            "GD-SUN-3",
            [f"sun-{beds.turn}", "pool"],
            beds.turn,
            {"die": move.die, "to": move.to},
        )

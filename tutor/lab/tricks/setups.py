"""Positions of the trick-taking games as files write them, so that they are set up again for a puzzle."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any

from tutor.coach.tricks.game import TrickPosition
from tutor.engine import zwicken, zwikken
from tutor.engine.tricks import Trick


def _hands(position: TrickPosition, shown: Collection[int]) -> dict[str, tuple[str, ...]]:
    # The hands of those who have dropped out are never shown.
    there = (seat for seat in shown if position.stays[seat] is not False)
    known = ((seat, hand) for seat in there if (hand := position.hands[seat]))
    return {position.seats[seat]: tuple(card.code for card in hand) for seat, hand in known}


def _trick(trick: Trick) -> tuple[str, ...]:
    return tuple(("~" if played.face_down else "") + played.card.code for played in trick if played.card is not None)


def _common(position: TrickPosition, shown: Collection[int], pot: int) -> dict[str, Any]:
    """Return what setups of both games have alike."""
    turn = position.turn
    assert turn is not None
    return {
        "variant": position.rules.name,
        "seats": position.seats,
        "dealer": position.seats[position.dealer],
        "turn": position.seats[turn],
        "hands": _hands(position, shown),
        "passed": tuple(position.seats[seat] for seat, stays in enumerate(position.stays) if stays is False),
        "tricks": tuple(map(_trick, position.tricks)),
        "trick": _trick(position.trick),
        "pot": pot,
    }


def _of_zwicken(position: zwicken.Position, shown: Collection[int], pot: int) -> zwicken.Setup:
    turned = None if position.turn_up is None else position.turn_up.code
    return zwicken.Setup(phase=position.phase.value, turnup=turned, **_common(position, shown, pot))


def _of_zwikken(position: zwikken.Position, shown: Collection[int], pot: int) -> zwikken.Setup:
    *before, turned = (card.code for card in zwikken.turn_ups(position))
    word = "bid" if position.rules.bidding == "bid" else "ask"
    said = tuple(f"{word} {one.level}" if one.level else "pass" for one in position.said)
    common = _common(position, shown, pot)
    return zwikken.Setup(phase=position.phase.value, turnup=turned, upcards=tuple(before), said=said, **common)


SETUPS: Mapping[str, Callable[[Any, Collection[int], int], Any]] = MappingProxyType(
    {zwicken.GAME.name: _of_zwicken, zwikken.GAME.name: _of_zwikken}
)
"""What writes a position, with the hands of some seats and another pot, by the name of the game."""

"""The files of Zwikken: their positions and hands, set up and played by the engine."""

from collections.abc import Mapping
from typing import Any, Final

from tutor.coach.tricks.files import ToldCards, TrickFiles, setup_fields
from tutor.coach.zwikken.reasons import unreadable
from tutor.content.tricks.entries import HandEntry
from tutor.content.zwikken.entries import ZwikkenHand, ZwikkenSituation
from tutor.engine.zwikken import VARIANTS, Position, Rules, Setup, opening, turn_ups, with_options


def _begin(entry: HandEntry, rules: Rules, dealer: int, told: ToldCards) -> Position:
    assert isinstance(entry, ZwikkenHand)
    dealt = [*told.in_order(dealer, 3), *told.others["upcards"]]
    pack = [*dealt, *[None] * (len(rules.pack) - len(dealt))]
    return opening(rules, entry.seats, dealer, pack, entry.pot, entry.number)


def _rules(entry: ZwikkenSituation | ZwikkenHand) -> Rules:
    return with_options(VARIANTS[entry.variant], entry.options.agreed)


def _setup(entry: ZwikkenSituation) -> Setup:
    return Setup(**(setup_fields(entry, Setup) | {"options": entry.options.agreed}))


def _written(position: Position, common: Mapping[str, Any]) -> Setup:
    *before, turned = (card.code for card in turn_ups(position))
    word = "bid" if position.rules.bidding == "bid" else "ask"
    said = tuple(f"{word} {one.level}" if one.level else "pass" for one in position.said)
    return Setup(phase=position.phase.value, turnup=turned, upcards=tuple(before), said=said, **common)


def _left(position: Position, told: ToldCards) -> list[tuple[str, int]]:
    return [("upcards", place) for place in range(len(position.turned), len(told.others["upcards"]))]


FILES: Final = TrickFiles(
    situation=ZwikkenSituation,
    hand=ZwikkenHand,
    keys=("upcards",),
    next_key=lambda _: "upcards",
    rules=_rules,
    setup=_setup,
    written=_written,
    unit=lambda rules: rules.dealer_ante or 1,
    unreadable=unreadable,
    begin=_begin,
    supply=lambda position, _: position,
    left=_left,
    faults=lambda _: [],
    tricks=lambda _: None,
)
"""The files of Zwikken."""

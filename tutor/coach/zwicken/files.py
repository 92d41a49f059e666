"""The files of Zwicken: their positions and hands, set up and played by the engine."""

from collections.abc import Mapping
from typing import Any, Final

from tutor.coach.tricks.files import ToldCards, TrickFiles, setup_fields
from tutor.coach.zwicken.reasons import unreadable
from tutor.content.tricks.entries import HandEntry
from tutor.content.zwicken.entries import ZwickenHand, ZwickenSituation
from tutor.engine.cards import Card
from tutor.engine.tricks import UnknownCardsError, from_seat
from tutor.engine.zwicken import VARIANTS, Phase, Position, Rules, Setup, cut, grounds, opening, tricks_won


def _begin(entry: HandEntry, rules: Rules, dealer: int, _: ToldCards) -> Position:
    return opening(rules, entry.seats, dealer, entry.pot)


def _cut(position: Position, told: ToldCards) -> Position:
    if position.phase is not Phase.CUT:
        return position
    third = [told.hands[seat][2] for seat in from_seat(position.dealer + 1, len(told.hands))]
    dealt = [*told.in_order(position.dealer, 2), *told.others["turnup"], *third, *told.others["stock"]]
    pack: list[Card | None] = [*dealt, *[None] * (len(position.rules.pack) - len(dealt))]
    cuts, seen = told.others["cuts"], len(position.shown)
    if seen > len(cuts):
        # The cards of the hand are those after the last shuffle, so none of them moved the deal.
        raise UnknownCardsError("the bottom card that moved the deal is not told")
    # Only the bottom card matters where the deal moves on, since the pack is shuffled again.
    pack[-1] = cuts[seen] if seen < len(cuts) else pack[-1]
    return cut(position, pack)


def _left(position: Position, told: ToldCards) -> list[tuple[str, int]]:
    drawn = sum(map(len, position.given_away))
    cuts = range(len(position.shown), len(told.others["cuts"]))
    stock = range(drawn, len(told.others["stock"]))
    return [*(("cuts", place) for place in cuts), *(("stock", place) for place in stock)]


def _written(position: Position, common: Mapping[str, Any]) -> Setup:
    turned = None if position.turn_up is None else position.turn_up.code
    return Setup(phase=position.phase.value, turnup=turned, **common)


def _gezwickt(position: Position) -> list[str]:
    return [f"{position.seats[seat]} {ground.value}" for seat, ground in grounds(position)]


FILES: Final = TrickFiles(
    situation=ZwickenSituation,
    hand=ZwickenHand,
    keys=("turnup", "stock", "cuts"),
    next_key=lambda position: "cuts" if position.phase is Phase.CHECK else "stock",
    rules=lambda entry: VARIANTS[entry.variant],
    setup=lambda entry: Setup(**setup_fields(entry, Setup)),
    written=_written,
    unit=lambda rules: rules.stake,
    unreadable=unreadable,
    begin=_begin,
    supply=_cut,
    left=_left,
    faults=_gezwickt,
    tricks=tricks_won,
)
"""The files of Zwicken."""

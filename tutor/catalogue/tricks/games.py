"""The trick-taking games for the proof of their files, by the name of the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from tutor.coach.zwicken.verdict import reasons as of_zwicken
from tutor.coach.zwikken.verdict import reasons as of_zwikken
from tutor.content.tricks.entries import HandEntry, SituationEntry
from tutor.content.zwikken.entries import ZwikkenHand, ZwikkenSituation
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import Card
from tutor.engine.games import GAMES, AnyGame
from tutor.engine.tricks import UnknownCardsError, from_seat
from tutor.text import Line


@dataclass(frozen=True, slots=True)
class ToldCards:
    """The cards of a hand as its file gives them: the hands by seat, and those of each other key."""

    hands: Mapping[int, Sequence[Card]]
    others: Mapping[str, Sequence[Card]]

    def in_order(self, dealer: int, each: int) -> list[Card]:
        """Return the cards of the hands in the order of dealing, some cards to each."""
        return [card for seat in from_seat(dealer + 1, len(self.hands)) for card in self.hands[seat][:each]]


@dataclass(frozen=True, slots=True)
class TrickGame:
    """A trick-taking game for the proof of its files.

    `keys` are the keys of a hand with cards besides the hands, and `next_key` is that of the card that comes next.
    `begin` opens a hand, and `supply` gives a position the cards that come next, if any do; it raises UnknownCardsError
    if they cannot follow. `left` are the cards of a finished hand that were given and never seen, each as a key and a
    place.
    """

    game: AnyGame
    keys: tuple[str, ...]
    next_key: Callable[[Any], str]
    rules: Callable[[SituationEntry | HandEntry], Any]
    setup: Callable[[SituationEntry], Any]
    unit: Callable[[Any], int]
    reason: Callable[[Any, Any, Any], Line]
    unreadable: Callable[[str], Line]
    offence: Callable[[Any, Any], str | None]
    begin: Callable[[HandEntry, Any, int, ToldCards], Any]
    supply: Callable[[Any, ToldCards], Any]
    left: Callable[[Any, ToldCards], list[tuple[str, int]]]
    faults: Callable[[Any], list[str]]
    tricks: Callable[[Any], Sequence[int] | None]
    next_dealer: Callable[[Any], int]


def _fields(entry: SituationEntry, setup: type[Any]) -> dict[str, Any]:
    return {one.name: getattr(entry, one.name) for one in fields(setup)}


def _offence(position: zwicken.Position, action: zwicken.AnyAction) -> str | None:
    found = zwicken.offence(position, action)
    return None if found is None else found.value


def _begin_zwicken(entry: HandEntry, rules: zwicken.Rules, dealer: int, told: ToldCards) -> zwicken.Position:
    return zwicken.opening(rules, entry.seats, dealer, entry.pot)


def _cut(position: zwicken.Position, told: ToldCards) -> zwicken.Position:
    if position.phase is not zwicken.Phase.CUT:
        return position
    third = [told.hands[seat][2] for seat in from_seat(position.dealer + 1, len(told.hands))]
    dealt = [*told.in_order(position.dealer, 2), *told.others["turnup"], *third, *told.others["stock"]]
    pack: list[Card | None] = [*dealt, *[None] * (len(position.rules.pack) - len(dealt))]
    cuts, seen = told.others["cuts"], len(position.shown)
    if seen > len(cuts):
        # The cards of the hand are those after the last shuffle, so none of them moved the deal.
        raise UnknownCardsError("the bottom card that moved the deal is not told")
    # Only the bottom card matters where the deal moves on, since the pack is shuffled anew.
    pack[-1] = cuts[seen] if seen < len(cuts) else pack[-1]
    return zwicken.cut(position, pack)


def _left_of_zwicken(position: zwicken.Position, told: ToldCards) -> list[tuple[str, int]]:
    drawn = sum(map(len, position.given_away))
    cuts = range(len(position.shown), len(told.others["cuts"]))
    stock = range(drawn, len(told.others["stock"]))
    return [*(("cuts", place) for place in cuts), *(("stock", place) for place in stock)]


def _gezwickt(position: zwicken.Position) -> list[str]:
    return [f"{position.seats[seat]} {ground.value}" for seat, ground in zwicken.grounds(position)]


def _begin_zwikken(entry: HandEntry, rules: zwikken.Rules, dealer: int, told: ToldCards) -> zwikken.Position:
    assert isinstance(entry, ZwikkenHand)
    dealt = [*told.in_order(dealer, 3), *told.others["upcards"]]
    pack = [*dealt, *[None] * (len(rules.pack) - len(dealt))]
    return zwikken.opening(rules, entry.seats, dealer, pack, entry.pot, entry.number)


def _zwikken_rules(entry: SituationEntry | HandEntry) -> zwikken.Rules:
    assert isinstance(entry, ZwikkenSituation | ZwikkenHand)
    return zwikken.with_options(zwikken.VARIANTS[entry.variant], entry.options.agreed)


def _zwikken_setup(entry: SituationEntry) -> zwikken.Setup:
    assert isinstance(entry, ZwikkenSituation)
    return zwikken.Setup(**(_fields(entry, zwikken.Setup) | {"options": entry.options.agreed}))


def _left_of_zwikken(position: zwikken.Position, told: ToldCards) -> list[tuple[str, int]]:
    return [("upcards", place) for place in range(len(position.turned), len(told.others["upcards"]))]


TRICK_GAMES: Mapping[str, TrickGame] = MappingProxyType(
    {
        zwicken.GAME.name: TrickGame(
            game=GAMES[zwicken.GAME.name],
            keys=("turnup", "stock", "cuts"),
            next_key=lambda position: "cuts" if position.phase is zwicken.Phase.CHECK else "stock",
            rules=lambda entry: zwicken.VARIANTS[entry.variant],
            setup=lambda entry: zwicken.Setup(**_fields(entry, zwicken.Setup)),
            unit=lambda rules: rules.stake,
            reason=lambda position, _, wrong: of_zwicken.reason(position, wrong),
            unreadable=of_zwicken.unreadable,
            offence=_offence,
            begin=_begin_zwicken,
            supply=_cut,
            left=_left_of_zwicken,
            faults=_gezwickt,
            tricks=zwicken.tricks_won,
            next_dealer=zwicken.next_dealer,
        ),
        zwikken.GAME.name: TrickGame(
            game=GAMES[zwikken.GAME.name],
            keys=("upcards",),
            next_key=lambda position: "upcards",
            rules=_zwikken_rules,
            setup=_zwikken_setup,
            unit=lambda rules: rules.dealer_ante or 1,
            reason=of_zwikken.reason,
            unreadable=of_zwikken.unreadable,
            offence=lambda position, action: None,
            begin=_begin_zwikken,
            supply=lambda position, told: position,
            left=_left_of_zwikken,
            faults=lambda position: [],
            tricks=lambda position: None,
            next_dealer=zwikken.next_dealer,
        ),
    }
)
"""The trick-taking games whose files are read."""

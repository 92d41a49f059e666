"""A game that is being entered: its plays so far, the known cards of the hands, and the cards not seen yet.

A hand may have fewer cards in the text than were dealt. The others become known when they are played; until then such
a hand may hold any unseen card, and a play is refused only if no such hand allows it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tutor.catalogue.proving.dealing import is_off_plan
from tutor.catalogue.records import Dealing, Ply, Record, dealing_of, prove_loaded_record, side_name
from tutor.coach.zwickern.verdict.judge import Verdict, legality
from tutor.content.files.load import Loaded
from tutor.content.files.models import DealEntry, RecordEntry, ResultEntry
from tutor.engine.cards import Card
from tutor.engine.zwickern import Position, deal_is_over, full_pack, make_play
from tutor.engine.zwickern.hand.deal_and_play import Deal, deal_again, opening

_NO_PLAYS: Final = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """An impossible play: the number of its deal and its number in it, from 0, and the verdict against it.

    Without a verdict it was not the turn of its seat.
    """

    deal: int
    play: int
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class EnteredGame:
    """A game entered so far.

    `possible` is the position before the next play, in which a hand that is not wholly known holds every card that it
    may have; `known` has only the known ones. Both are None while cards of the table are missing, `to_table` of them.
    `plies` have the known cards too. `unknown` counts the unseen cards of each seat in the last deal, and `unseen` are
    all cards not seen in any deal. `exact` says that no hand has more cards than the text says.
    """

    entry: RecordEntry
    dealing: Dealing
    exact: bool
    plies: tuple[Ply, ...]
    possible: Position | None
    known: Position | None
    to_table: int
    unknown: tuple[int, ...]
    unseen: tuple[Card, ...]
    refused: Refused | None = None

    @property
    def deal_over(self) -> bool:
        """Tell whether the last deal has been played out."""
        return self.possible is not None and deal_is_over(self.possible)

    @property
    def deals_to_come(self) -> bool:
        """Tell whether another deal follows the last one that is entered."""
        if self.exact:
            return bool(self.unseen)
        return len(self.entry.deals) < len(self.dealing.seating.deals)

    def wholly_known(self, ply: Ply) -> bool:
        """Tell whether the hand of a play is known to its last card."""
        return ply.deal < len(self.entry.deals) - 1 or not self.unknown[ply.position.turn]


def planned_hand(dealing: Dealing, deal: int, seat: int) -> int:
    """Return how many cards the plan gives a seat in a deal, 0 in a deal that it does not have."""
    planned = dealing.seating.deals
    seats = dealing.seating.players
    return planned[deal][(seat - dealing.dealer - 1) % seats] if deal < len(planned) else 0


def planned_table(dealing: Dealing, deal: int) -> int:
    """Return how many cards the plan lays on the table with a deal."""
    seating = dealing.seating
    last = deal == len(seating.deals) - 1
    return (0 if deal else seating.picture) + (seating.left_over if last else 0)


def entered_game(loaded: Loaded[RecordEntry]) -> EnteredGame:
    """Return a game entered so far; raise ContentError if its cards cannot have been dealt."""
    dealing = dealing_of(loaded)
    entry, exact = loaded.entry, loaded.entry.dealt is not None
    pack = Counter(full_pack(dealing.rules, dealing.seating))
    for deal in dealing.deals:
        pack -= Counter([*deal.table, *(card for hand in deal.hands for card in hand)])
    unseen = tuple(pack.elements())
    unknown = [_unknown(dealing, number, exact=exact) for number in range(len(dealing.deals))]
    last = len(dealing.deals) - 1
    missing = 0 if exact else max(0, planned_table(dealing, last) - len(dealing.deals[last].table))
    if missing and not any(unknown[last]) and missing == len(unseen):
        # Cards that no hand has in the last deal must be on the table.
        deals = (*dealing.deals[:last], replace(dealing.deals[last], table=dealing.deals[last].table + unseen))
        dealing, missing, unseen = dealing._replace(deals=deals), 0, ()
    run = _Run(entry, dealing, unknown, unseen)
    plies = tuple(run.plies())
    possible = None if missing or run.refused else run.position
    known = None if possible is None else run.known(last, possible)
    return EnteredGame(entry, dealing, exact, plies, possible, known, missing, unknown[last], unseen, run.refused)


def _unknown(dealing: Dealing, number: int, *, exact: bool) -> tuple[int, ...]:
    hands = enumerate(dealing.deals[number].hands)
    return tuple(0 if exact else max(0, planned_hand(dealing, number, seat) - len(hand or ())) for seat, hand in hands)


class _Run:
    """The run through the plays, up to the first impossible one."""

    def __init__(
        self, entry: RecordEntry, dealing: Dealing, unknown: Sequence[tuple[int, ...]], unseen: tuple[Card, ...]
    ) -> None:
        self.entry, self.dealing, self.unknown, self.unseen = entry, dealing, unknown, unseen
        self.refused: Refused | None = None
        self.position: Position | None = None
        self.played: list[Counter[Card]] = []

    def plies(self) -> Iterator[Ply]:
        stock = len(full_pack(self.dealing.rules, self.dealing.seating))
        for number, deal in enumerate(self.dealing.deals):
            stock -= len(deal.table) + sum(self.unknown[number]) + sum(len(hand or ()) for hand in deal.hands)
            possible = replace(deal, hands=tuple(self._possible(number, seat) for seat in range(len(deal.hands))))
            self.position = self._dealt(possible, max(stock, 0))
            self.played = [Counter() for _ in deal.hands]
            for place, play in enumerate(self.entry.deals[number].plays):
                position = self.position
                verdict = None
                if play.seat == position.seats[position.turn] and not deal_is_over(position):
                    verdict = legality(position, play.play)
                if verdict is None or verdict.play is None or not verdict.legal:
                    self.refused = Refused(number, place, verdict)
                    return
                yield Ply(number, self.known(number, position), verdict.play, play)
                self.played[position.turn][verdict.play.card] += 1
                self.position = make_play(position, verdict.play)

    def _dealt(self, deal: Deal, stock: int) -> Position:
        dealing = self.dealing
        if self.position is None:
            return opening(dealing.rules, self.entry.seats, dealing.dealer, deal, stock)
        return deal_again(self.position, dealing.dealer, deal, stock)

    def _possible(self, number: int, seat: int) -> tuple[Card, ...]:
        known = self.dealing.deals[number].hands[seat] or ()
        return known + self.unseen if self.unknown[number][seat] else known

    def known(self, number: int, position: Position) -> Position:
        """Return a position of a deal with the known cards only."""
        hands = []
        for seat, hand in enumerate(self.dealing.deals[number].hands):
            left = Counter(hand or ()) - self.played[seat]
            hands.append(tuple(_in_order(hand or (), left)))
        return replace(position, hands=tuple(hands))


def _in_order(hand: Sequence[Card], left: Counter[Card]) -> Iterator[Card]:
    remaining = Counter(left)
    for card in hand:
        if remaining[card]:
            remaining[card] -= 1
            yield card


def determined(game: EnteredGame) -> dict[str, tuple[Card, ...]]:
    """Return the unseen cards that must be in the hand of a seat, since in the last deal only it has unknown ones."""
    seats = [seat for seat, number in enumerate(game.unknown) if number]
    whole = len(seats) == 1 and not game.deals_to_come and not game.to_table
    if not whole or game.unknown[seats[0]] != len(game.unseen):
        return {}
    return {game.entry.seats[seats[0]]: game.unseen}


def plays_that_hold(game: EnteredGame) -> int:
    """Return how many plays are legal with the known cards alone; after them a hand lacks a card that it kept."""
    legal = (legality(ply.position, ply.entry.play).legal for ply in game.plies)
    return next((number for number, holds in enumerate(legal) if not holds), len(game.plies))


def finished_entry(game: EnteredGame) -> RecordEntry:
    """Return a game as a record that says how it was dealt: its `plays_that_hold`, without deals not begun yet."""
    left = plays_that_hold(game)
    deals: list[DealEntry] = []
    for deal in game.entry.deals:
        begun = deal.plays or deal.table or any(deal.hands.values())
        if begun or not deals:
            deals.append(deal.model_copy(update={"plays": deal.plays[:left]}))
        left -= len(deal.plays)
        if left <= 0:
            break
    made = game.entry.model_copy(update={"deals": tuple(deals), "dealt": None})
    otherwise = is_off_plan(made, game.dealing.seating)
    return made.model_copy(update={"dealt": "otherwise"}) if otherwise else made


def proven_entry(item_id: str, file: str, entry: RecordEntry, loaded: Loaded[RecordEntry]) -> Record:
    """Prove a record that was made of a loaded one; raise ContentError if it does not hold."""
    return prove_loaded_record(item_id, replace(loaded, file=file, entry=entry))


def stated_result(record: Record) -> dict[str, ResultEntry]:
    """Return the result of a record as files state it; none of a game that was not played out."""
    if not record.finished:
        return {}
    return {
        side_name(record.entry.seats, score): ResultEntry(cards=score.cards, zwicks=score.zwicks, points=score.points)
        for score in record.scores
    }


def bare_deal(seats: Sequence[str]) -> DealEntry:
    """Return a deal without known cards."""
    return DealEntry(hands=dict.fromkeys(seats, ()), plays=_NO_PLAYS)

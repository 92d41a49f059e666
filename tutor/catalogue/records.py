"""Game records played through, with every play, claim and stated result proved."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.catalogue.proving.claims import claim_faults
from tutor.catalogue.proving.dealing import is_off_plan, off_plan, too_many_deals
from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.files.load import Loaded
from tutor.content.files.models import DealEntry, PlyEntry, RecordEntry
from tutor.content.yaml.source import ContentError, Fault, Path, written_marks
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern import Plan, Play, Position, Rules, Score, deal_is_over, make_play, plan, scores
from tutor.engine.zwickern.hand.deal_and_play import Deal, deal_again, finish, opening
from tutor.engine.zwickern.setup import players_text, seats_twice


@dataclass(frozen=True, slots=True)
class Ply:
    """One play of a record, with the position before it and the number of its deal, from 0."""

    deal: int
    position: Position
    play: Play
    entry: PlyEntry


class RecordDeal(NamedTuple):
    """A deal of a record; `stock` is the number of cards still to be dealt after it."""

    deal: Deal
    stock: int


# Weak references let the pages keep their results on a record exactly as long as the record.
@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Record:
    """A proven game record: its deals, plays and scores.

    `played` is the position after the last play. `finished` says whether the whole pack was played out; if so, `last`
    is the position with the end of the hand carried out, otherwise it is `played`. A record is equal to itself only.
    """

    id: str
    entry: RecordEntry
    dealt: tuple[RecordDeal, ...]
    plies: tuple[Ply, ...]
    played: Position
    last: Position
    finished: bool
    scores: tuple[Score, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position before each play."""
        return tuple(ply.position for ply in self.plies)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays of all deals."""
        return tuple(ply.play for ply in self.plies)


class Dealing(NamedTuple):
    """The cards of a record: its rules, the seat that deals, and every deal as it is written."""

    rules: Rules
    seating: Plan
    dealer: int
    deals: tuple[Deal, ...]


def dealing_of(loaded: Loaded[RecordEntry]) -> Dealing:
    """Return the cards of a record, dealt as planned or not; raise ContentError if they are impossible."""
    return _Replay("", loaded).dealing()


def prove_loaded_record(item_id: str, loaded: Loaded[RecordEntry]) -> Record:
    """Return the proven record of a file if everything in it holds; raise ContentError with every problem otherwise."""
    return _Replay(item_id, loaded).record()


class _Replay:
    """The run through one record, which plays it and gathers the problems on the way."""

    def __init__(self, item_id: str, loaded: Loaded[RecordEntry]) -> None:
        self.item_id = item_id
        self.loaded = loaded
        self.entry = loaded.entry
        self.faults = list(loaded.faults)
        self.plies: list[Ply] = []
        self.seen: dict[Card, list[Path]] = {}

    def dealing(self) -> Dealing:
        rules, seating, dealer = self.head()
        wrong_before = len(self.faults)
        most = Counter(rules.pack * seating.packs)
        deals = [self.deal(most, index, entry) for index, entry in enumerate(self.entry.deals)]
        if len(self.faults) > wrong_before:
            # With wrong hands no play can be proved.
            raise ContentError(self.faults)
        return Dealing(rules, seating, dealer, tuple(deals))

    def record(self) -> Record:
        rules, seating, dealer, dealt_cards = self.dealing()
        self.check_dealing(rules, seating)
        deals = [*dealt_cards[:-1], self.with_left_over(rules, seating, dealt_cards)]
        stock = seating.dealt
        position: Position | None = None
        dealt: list[RecordDeal] = []
        for index, deal in enumerate(deals):
            stock -= sum(map(len, deal.hands)) + len(deal.table)
            dealt.append(RecordDeal(deal, stock))
            if position is None:
                position = opening(rules, self.entry.seats, dealer, deal, stock)
            else:
                position = deal_again(position, dealer, deal, stock)
            position = self.play_deal(index, position, last=index == len(deals) - 1)
        if position is None:
            raise ContentError(self.faults)
        finished = stock == 0 and deal_is_over(position)
        last = finish(position) if finished else position
        result = scores(last, majority=finished)
        self.check_result(result)
        if self.faults:
            raise ContentError(self.faults)
        return Record(self.item_id, self.entry, tuple(dealt), tuple(self.plies), position, last, finished, result)

    def fault(self, path: Path, message: str, **details: str | int) -> None:
        self.faults.append(self.loaded.fault(path, message, **details))

    def head(self) -> tuple[Rules, Plan, int]:
        entry, wrong_before = self.entry, len(self.faults)
        self.faults += self.loaded.game_faults((), entry.game, entry.variant)
        rules = self.loaded.variants.get(entry.variant)
        if rules is None:
            known = ", ".join(self.loaded.variants)
            self.fault(("variant",), "position-unknown-variant", name=entry.variant, known=known)
            raise ContentError(self.faults)
        for index in seats_twice(entry.seats):
            self.fault(("seats", index), "position-seat-twice", seat=entry.seats[index])
        seating = plan(rules, len(entry.seats))
        if seating is None:
            self.fault(
                ("seats",),
                "position-wrong-number-of-seats",
                number=len(entry.seats),
                allowed=players_text(rules),
                variant=rules.name,
            )
        if entry.dealer not in entry.seats:
            self.unknown_seat(("dealer",), entry.dealer)
        # Without a plan, seats and a dealer nothing else can be checked.
        if seating is None or len(self.faults) > wrong_before:
            raise ContentError(self.faults)
        return rules, seating, entry.seats.index(entry.dealer)

    def unknown_seat(self, path: Path, seat: str) -> None:
        self.fault(path, "position-unknown-seat", seat=seat, known=", ".join(self.entry.seats))

    def deal(self, most: Counter[Card], index: int, entry: DealEntry) -> Deal:
        path: Path = ("deals", index)
        for seat in entry.hands:
            if seat not in self.entry.seats:
                mark = self.loaded.root.key_at((*path, "hands", seat))
                known = ", ".join(self.entry.seats)
                details = {"seat": seat, "known": known}
                self.faults.append(Fault(self.loaded.file, mark, "position-unknown-seat", details))
        hands = []
        for seat in self.entry.seats:
            # In a last deal that does not go round, some seats get no card.
            if seat not in entry.hands and index == 0:
                self.fault((*path, "hands"), "check-hand-missing", seat=seat)
            hands.append(self.cards(most, (*path, "hands", seat), entry.hands.get(seat, ())))
        return Deal(tuple(hands), self.cards(most, (*path, "table"), entry.table))

    def check_dealing(self, rules: Rules, seating: Plan) -> None:
        """Add a fault for each departure from the plan that is not admitted, and for an admission without any."""
        otherwise = is_off_plan(self.entry, seating)
        details: dict[str, str | int] = {"variant": rules.name, "players": seating.players}
        if self.entry.dealt is not None and not otherwise:
            self.fault(("dealt",), "check-dealt-as-planned", **details)
        if self.entry.dealt is not None:
            return
        if too_many_deals(self.entry, seating):
            planned = len(seating.deals)
            self.fault(("deals", planned), "check-dealt-deals", found=len(self.entry.deals), planned=planned, **details)
        for deal, seat, found, size in off_plan(self.entry, seating):
            here: Path = ("deals", deal)
            numbers: dict[str, str | int] = {"deal": deal + 1, "found": found, "planned": size}
            if seat is None:
                self.fault((*here, "table"), "check-dealt-table", **numbers, **details)
            else:
                known = seat in self.entry.deals[deal].hands
                place = (*here, "hands", seat) if known else (*here, "hands")
                self.fault(place, "check-dealt-hand", seat=seat, **numbers, **details)

    def with_left_over(self, rules: Rules, seating: Plan, deals: Sequence[Deal]) -> Deal:
        """Return the last deal; if the record leaves out the left-over cards that go to the table, add them."""
        seen = Counter({card: len(places) for card, places in self.seen.items()})
        left = tuple((Counter(rules.pack * seating.packs) - seen).elements())
        whole = len(deals) == len(seating.deals) and len(left) == seating.left_over
        return replace(deals[-1], table=deals[-1].table + left) if whole else deals[-1]

    def cards(self, most: Counter[Card], path: Path, texts: tuple[str, ...]) -> tuple[Card, ...]:
        found = []
        for index, text in enumerate(texts):
            try:
                card = read_card(text)
            except UnreadableError:
                self.fault((*path, index), "position-unknown-card", card=text)
                continue
            self.seen.setdefault(card, []).append((*path, index))
            if not most[card]:
                self.fault((*path, index), "position-card-not-in-pack", card=card.code, variant=self.entry.variant)
            elif len(self.seen[card]) > most[card]:
                before = written_marks(map(self.loaded.root.mark_at, self.seen[card][: most[card]]))
                details: dict[str, str | int] = {"card": card.code, "number": most[card], "places": before}
                self.fault((*path, index), "position-card-too-often", **details)
            found.append(card)
        return tuple(found)

    def play_deal(self, index: int, position: Position, *, last: bool) -> Position:
        for number, entry in enumerate(self.entry.deals[index].plays):
            path: Path = ("deals", index, "plays", number)
            in_turn = entry.seat == position.seats[position.turn]
            self.check_turn(path, position, entry)
            verdict = legality(position, entry.play)
            for claim_number, claim in enumerate(entry.claims):
                self.faults += claim_faults(self.loaded, (*path, "claims", claim_number), position, claim)
            if is_unread(verdict):
                self.faults.append(unread_fault(self.loaded, (*path, "play"), position, entry.play))
            elif verdict.play is None or not verdict.legal:
                self.fault((*path, "play"), "check-play-illegal", play=entry.play, seat=entry.seat, why=why(verdict))
            if verdict.play is None or not verdict.legal or not in_turn:
                # After a wrong play nothing that follows can be proved.
                raise ContentError(self.faults)
            self.plies.append(Ply(index, position, verdict.play, entry))
            position = make_play(position, verdict.play)
        if not last and not deal_is_over(position):
            left = sum(len(hand or ()) for hand in position.hands)
            self.fault(("deals", index, "plays"), "check-deal-not-over", number=left)
            raise ContentError(self.faults)
        return position

    def check_turn(self, path: Path, position: Position, entry: PlyEntry) -> None:
        turn = position.seats[position.turn]
        if entry.seat not in position.seats:
            self.unknown_seat((*path, "seat"), entry.seat)
        elif entry.seat != turn:
            self.fault((*path, "seat"), "check-seat-out-of-turn", seat=entry.seat, turn=turn)

    def check_result(self, result: tuple[Score, ...]) -> None:
        by_name = {side_name(self.entry.seats, score): score for score in result}
        # A record may name the seats of a partnership in either order.
        in_any_order = {frozenset(name.split(" & ")): score for name, score in by_name.items()}
        for side, stated in self.entry.result.items():
            score = by_name.get(side) or in_any_order.get(frozenset(side.split(" & ")))
            if score is None:
                mark = self.loaded.root.key_at(("result", side))
                details: dict[str, str | int] = {"side": side, "known": ", ".join(by_name)}
                self.faults.append(Fault(self.loaded.file, mark, "check-result-side", details))
                continue
            for what in ("cards", "zwicks", "points"):
                claimed, found = getattr(stated, what), getattr(score, what)
                if claimed is not None and claimed != found:
                    self.fault(
                        ("result", side, what), "check-result-wrong", side=side, what=what, stated=claimed, found=found
                    )


def side_name(seats: tuple[str, ...], score: Score) -> str:
    """Return the name of a side: its seat, or the seats of a partnership joined by &."""
    return " & ".join(seats[seat] for seat in score.seats)

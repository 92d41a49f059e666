"""Whole hands of the trick-taking games played through, with every action, claim and result proven."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.catalogue.tricks.situations import load_hand, why_not
from tutor.coach.kits import TRICK_KITS, TRICK_VARIANTS
from tutor.coach.tricks.certainty import certain_by_action
from tutor.coach.tricks.files import ToldCards
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.files.load import Loaded
from tutor.content.tricks.claims import AboveClaim, CertainClaim, CostsClaim, SureClaim, TrickClaim, TrickNote
from tutor.content.tricks.entries import HandEntry
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError, Document, Fault, Path, written_marks
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.tricks import UnknownCardsError, strength, suit_followed
from tutor.engine.zwickern.setup import seats_twice

_HAND_SIZE = 3
Wrong = tuple[str, dict[str, str | int]]
"""A fault of a claim: the message and its details."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A proven hand: the position before each action, the actions, and the position at the end.

    `net` has the chips won or lost by each seat, `faults` the seats that were gezwickt, each with a ground.
    """

    game: str
    entry: HandEntry
    positions: tuple[Any, ...]
    actions: tuple[Any, ...]
    last: Any
    net: Mapping[str, int]
    pot: int
    next_dealer: str
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """A proven hand that is among the content; `id` is its path and never changes once published."""

    id: str
    hand: PlayedHand

    @property
    def game(self) -> TrickKit:
        """The game that was played."""
        return TRICK_KITS[self.hand.game]

    @property
    def entry(self) -> HandEntry:
        """The entry of the hand."""
        return self.hand.entry

    @property
    def positions(self) -> tuple[Any, ...]:
        """The position before each action."""
        return self.hand.positions

    @property
    def plays(self) -> tuple[TrickAction, ...]:
        """The actions of the hand."""
        return self.hand.actions

    def note(self, number: int) -> TrickNote | None:
        """Return the note on the action with a number, from 1."""
        return next((one for one in self.entry.notes if one.at == number), None)


def hands(file: str, data: bytes | str) -> list[PlayedHand | ContentError]:
    """List the result of each document of a stream: a hand, or the error with its faults."""
    return [_hand_or_error(document) for document in read_documents(file, data)]


def _hand_or_error(document: Document) -> PlayedHand | ContentError:
    """Return the proven hand of a document, or the error with its faults."""
    try:
        return _Run(load_hand(document)).hand()
    except ContentError as error:
        return error


class _Run:
    """The run through one hand, which gathers the problems on the way."""

    def __init__(self, loaded: Loaded[HandEntry]) -> None:
        self.loaded, self.entry = loaded, loaded.entry
        self.kit = TRICK_VARIANTS[loaded.entry.variant]
        self.faults = list(loaded.faults)
        self.places: dict[Card, Path] = {}

    def fault(self, path: Path, message: str, **details: str | int) -> None:
        self.faults.append(self.loaded.fault(path, message, **details))

    def stop_if_wrong(self) -> None:
        if self.faults:
            raise ContentError(self.faults)

    def hand(self) -> PlayedHand:
        rules, dealer = self.head()
        told = self.cards(rules)
        self.notes()
        self.stop_if_wrong()
        positions, actions, last = self.play(rules, dealer, told)
        seats = self.entry.seats
        net = dict(zip(seats, last.accounts, strict=True))
        next_dealer, gezwickt = seats[self.kit.next_dealer(last)], tuple(self.kit.files.faults(last))
        self.check(last, net, next_dealer, gezwickt)
        self.stop_if_wrong()
        name = self.kit.game.name
        return PlayedHand(name, self.entry, positions, actions, last, net, last.pot, next_dealer, gezwickt)

    def head(self) -> tuple[Any, int]:
        entry, game = self.entry, self.kit.game
        rules = game.variants[entry.variant]
        if entry.game not in (None, game.name):
            self.fault(("game",), "position-other-game", name=str(entry.game), variant=rules.name, game=game.name)
        try:
            rules = self.kit.files.rules(entry)
        except ValueError as wrong:
            self.fault(("options",), "position-unknown-option", what=str(wrong))
        for index in seats_twice(entry.seats):
            self.fault(("seats", index), "position-seat-twice", seat=entry.seats[index])
        if len(entry.seats) not in rules.players:
            allowed = ", ".join(map(str, rules.players))
            number = len(entry.seats)
            self.fault(("seats",), "position-wrong-number-of-seats", number=number, allowed=allowed, variant=rules.name)
        if entry.dealer not in entry.seats:
            self.unknown_seat(("dealer",), entry.dealer)
        if entry.pot % self.kit.files.unit(rules):
            self.fault(("pot",), "position-wrong-pot", number=entry.pot)
        self.stop_if_wrong()
        return rules, entry.seats.index(entry.dealer)

    def unknown_seat(self, path: Path, seat: str, *, key: bool = False) -> None:
        mark = self.loaded.root.key_at(path) if key else self.loaded.root.mark_at(path)
        details = {"seat": seat[:40], "known": ", ".join(self.entry.seats)}
        self.faults.append(Fault(self.loaded.file, mark, "position-unknown-seat", details))

    def cards(self, rules: Any) -> ToldCards:
        entry, found = self.entry, {}
        for name in entry.hands:
            if name not in entry.seats:
                self.unknown_seat(("hands", name), name, key=True)
        for seat, name in enumerate(entry.seats):
            if name not in entry.hands:
                self.fault(("hands",), "check-hand-missing", seat=name)
                continue
            found[seat] = self.read(("hands", name), entry.hands[name], rules.pack)
            if len(entry.hands[name]) != _HAND_SIZE:
                number = len(entry.hands[name])
                self.fault(("hands", name), "position-wrong-hand-size", seat=name, number=number, wanted=_HAND_SIZE)
        return ToldCards(found, {key: self.read_key(key, rules) for key in self.kit.files.keys})

    def read_key(self, key: str, rules: Any) -> tuple[Card, ...]:
        told, pack = getattr(self.entry, key), rules.pack
        if isinstance(told, str):
            return self.read((key,), (told,), pack, one=True)
        if key != "cuts":
            return self.read((key,), told, pack)
        # After each card that moves the deal the pack is shuffled again.
        known, cuts = self.places, list[Card]()
        for place, text in enumerate(told):
            self.places = {}
            cuts.extend(self.read((key, place), (text,), pack, one=True))
        self.places = known
        # The bottom card that does not move the deal stays in the stock, and may be drawn in the end.
        if cuts and cuts[-1].rank not in rules.moving_ranks and known.get(cuts[-1]) != self.bottom(len(pack)):
            self.too_often((key, len(told) - 1), cuts[-1])
        return tuple(cuts)

    def bottom(self, pack: int) -> Path | None:
        """Return the place in the file of the last card of the stock; None unless all cards of the pack are given."""
        return ("stock", len(getattr(self.entry, "stock", ())) - 1) if len(self.places) == pack else None

    def read(
        self, path: Path, texts: tuple[str, ...], pack: tuple[Card, ...], *, one: bool = False
    ) -> tuple[Card, ...]:
        found = []
        for index, text in enumerate(texts):
            place = path if one else (*path, index)
            try:
                card = read_card(text)
            except UnreadableError:
                self.fault(place, "position-unknown-card", card=text)
                continue
            if card not in pack:
                self.fault(place, "position-card-not-in-pack", card=card.code, variant=self.entry.variant)
            elif card in self.places:
                self.too_often(place, card)
            self.places.setdefault(card, place)
            found.append(card)
        return tuple(found)

    def too_often(self, place: Path, card: Card) -> None:
        before = written_marks([self.loaded.root.mark_at(self.places[card])])
        self.fault(place, "position-card-too-often", card=card.code, number=1, places=before)

    def play(self, rules: Any, dealer: int, told: ToldCards) -> tuple[tuple[Any, ...], tuple[Any, ...], Any]:
        kit, files, positions, actions = self.kit, self.kit.files, [], []
        position = files.supply(files.begin(self.entry, rules, dealer, told), told)
        for place, line in enumerate(self.entry.actions):
            action = self.action(("actions", place), position, line)
            self.claims(place + 1, position, action)
            positions.append(position)
            actions.append(action)
            try:
                position = files.supply(kit.game.play(position, action), told)
            except UnknownCardsError:
                self.fault(("actions", place), "check-hand-card-not-told", key=files.next_key(position))
                self.stop_if_wrong()
        if not kit.game.is_over(position):
            turn = kit.game.to_act(position)
            self.fault(("actions",), "check-hand-not-over", seat=self.entry.seats[turn or 0])
            self.stop_if_wrong()
        for key, at in files.left(position, told):
            card = told.others[key][at].code
            self.fault((key, at), "check-hand-card-not-seen", card=card)
        return tuple(positions), tuple(actions), position

    def action(self, path: Path, position: Any, line: str) -> Any:
        """Return the action of a line; raise ContentError if the action is not legal, since nothing can follow."""
        seats, game = self.entry.seats, self.kit.game
        turn = game.to_act(position)
        seat = max((one for one in seats if line.startswith(f"{one} ")), key=len, default=None)
        if seat is None:
            self.unknown_seat(path, line.split(" ", maxsplit=1)[0])
        elif turn is None:
            self.fault(path, "check-hand-over", play=line[:80])
        elif seats[turn] != seat:
            self.fault(path, "check-seat-out-of-turn", seat=seat, turn=seats[turn])
        self.stop_if_wrong()
        text = line.removeprefix(f"{seat} ").strip()
        action, why = why_not(self.kit, position, text)
        if why:
            self.fault(path, "check-play-illegal", play=text[:80], seat=str(seat), why=why)
        self.stop_if_wrong()
        return action

    def claims(self, number: int, position: Any, action: Any) -> None:
        """Add a fault for each claim about an action that does not hold."""
        for note, entry in enumerate(self.entry.notes):
            for place, claim in enumerate(entry.claims if entry.at == number else ()):
                for message, details in _claim_wrongs(position, action, claim):
                    self.fault(("notes", note, "claims", place), message, **details)

    def notes(self) -> None:
        """Add a fault for a note on a missing action, or on one that has a note already."""
        numbers = [entry.at for entry in self.entry.notes]
        for place, number in enumerate(numbers):
            if number > len(self.entry.actions) or number in numbers[:place]:
                self.fault(("notes", place, "at"), "check-note-at", number=number)

    def check(self, last: Any, net: Mapping[str, int], next_dealer: str, gezwickt: tuple[str, ...]) -> None:
        """Add a fault for each claimed result that does not hold."""
        entry, tricks = self.entry, self.kit.files.tricks(last)
        by_seat = {"net": net, "tricks": {} if tricks is None else dict(zip(entry.seats, tricks, strict=True))}
        for key, found in by_seat.items():
            for seat, stated in (getattr(entry, key, None) or {}).items():
                if seat not in entry.seats:
                    self.unknown_seat((key, seat), seat, key=True)
                elif stated != found[seat]:
                    self.wrong((key, seat), stated, found[seat])
        told: list[tuple[str, str | int]] = [("pot_after", last.pot), ("next_dealer", next_dealer)]
        for key, value in told:
            stated = getattr(entry, key)
            if stated is not None and stated != value:
                self.wrong((key,), stated, value)
        stated = getattr(entry, "faults", None)
        if stated is not None and sorted(stated) != sorted(gezwickt):
            self.wrong(("faults",), ", ".join(stated) or "nobody", ", ".join(gezwickt) or "nobody")

    def wrong(self, path: Path, stated: str | int, found: str | int) -> None:
        self.fault(path, "check-hand-result", stated=str(stated), found=str(found))


def _claim_wrongs(position: TrickPosition, action: TrickAction, claim: TrickClaim) -> Iterator[Wrong]:
    """Yield the faults of a claim about an action, given the position before it."""
    game = TRICK_KITS[position.rules.game]
    match claim:
        case CouldClaim(could=text):
            yield from _allowed(game, position, text)
        case CouldNotClaim(could_not=text):
            found = _read(game, position, text)
            if found is None:
                yield "check-unreadable-play", {"text": text}
            elif not list(game.game.violations(position, found)):
                yield "check-claim-could-not", {"play": text}
        case CostsClaim(costs=text):
            yield from _costs(game, position, text)
        case CertainClaim():
            yield from _certain(game, position, action, claim)
        case SureClaim(sure=what):
            sure = game.sure(position, what)
            if sure is None or not sure.counted(position):
                yield "check-claim-sure", {"what": what}
        case AboveClaim():
            yield from _above(game, position, claim)
        case str():
            number = len(list(game.game.legal_actions(position)))
            if number > 1:
                yield "check-claim-only", {"number": number}


def _read(game: TrickKit, position: TrickPosition, text: str) -> TrickAction | None:
    try:
        found: Any = game.game.read_action(position, text)
    except UnreadableError:
        return None
    return found


def _allowed(game: TrickKit, position: TrickPosition, text: str) -> Iterator[Wrong]:
    """Yield the reasons against an action that is claimed to be legal."""
    found = _read(game, position, text)
    if found is None:
        yield "check-unreadable-play", {"text": text}
        return
    reasons = list(game.game.violations(position, found))
    if reasons:
        yield "check-claim-could", {"play": text, "why": str(reasons[0].reason)}


def _costs(game: TrickKit, position: TrickPosition, text: str) -> Iterator[Wrong]:
    illegal = list(_allowed(game, position, text))
    yield from illegal
    if not illegal and game.offence(position, _read(game, position, text)) is None:
        yield "check-claim-costs", {"play": text}


def _certain(game: TrickKit, position: TrickPosition, action: TrickAction, claim: CertainClaim) -> Iterator[Wrong]:
    """Yield the fault that an action makes sure of another number of chips than claimed."""
    if claim.by is not None:
        illegal = list(_allowed(game, position, claim.by))
        yield from illegal
        if illegal:
            return
        action = _read(game, position, claim.by)
    assert position.turn is not None
    try:
        found = certain_by_action(game, position, position.turn)[action]
    except UnknownCardsError as error:
        yield "check-not-certain", {"problem": str(error)}
        return
    if found != claim.certain:
        yield "check-claim-certain", {"stated": claim.certain, "found": found}


def _above(game: TrickKit, position: TrickPosition, claim: AboveClaim) -> Iterator[Wrong]:
    """Yield the fault that other unseen cards than claimed beat a card that is led."""
    try:
        led, claimed = read_card(claim.of), Counter(map(read_card, claim.above))
    except UnreadableError as error:
        yield "check-unreadable-card", {"text": error.text}
        return
    rules, trumps = position.rules.tricks, position.trumps
    suit = suit_followed(rules, trumps, led)
    least = strength(rules, trumps, suit, led)
    played = [one.card for trick in (*position.tricks, position.trick) for one in trick]
    # If cards are exchanged, a seat has seen those that it gave away.
    given = () if position.turn is None else getattr(position, "given_away", {position.turn: ()})[position.turn]
    seen = {*position.hand, *game.turned(position), game.bottom(position), *played, *given}
    found = Counter(
        card for card in position.rules.pack if card not in seen and strength(rules, trumps, suit, card) > least
    )
    if claimed != found:
        cards = " ".join(card.code for card in found)
        yield "check-claim-cards", {"kind": "above", "claimed": " ".join(claim.above) or "-", "found": cards or "-"}

"""The usual mistakes in answers to questions on trick-taking games, by the kind of question."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from tutor.coach.question import Question, Slip, number_slip
from tutor.coach.tricks.actions import positions_after
from tutor.coach.tricks.certainty import certain_chips, trumps_above
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.numbers import account_line, cards_of_pack
from tutor.content.tricks.goals import (
    AccountGoal,
    AskedOfTricks,
    ChanceGoal,
    DealerGoal,
    MayPlayGoal,
    MovesGoal,
    PotGoal,
    StockGoal,
    SureGoal,
    TrickPointsGoal,
    WaysGoal,
    WaysToPlayGoal,
    WhichWinsGoal,
)
from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.tricks import TrickRules, suit_followed, winners
from tutor.engine.tricks.duties import duties_in
from tutor.engine.tricks.rules import Heading
from tutor.text import Family, Line, Name, Value
from tutor.text.cards import SUIT_NAMES

_TEN = "10"
_WAYS = Family(
    "slip-ways-{}",
    ("pass", "stay", "exchange", "check", "skip", "bid", "ask", "swap", "keep", "turn", "end"),
)
_TRICKS = 3
_USUAL = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_HIGH_TEN = ("A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2")


def trick_slips(
    game: TrickKit, goal: AskedOfTricks, position: TrickPosition | None, question: Question
) -> Iterator[Slip]:
    """Yield the usual mistakes in answering a question that no wrong option explains, the likeliest first.

    Slips are computed lazily.
    """
    match goal:
        case WhichWinsGoal():
            yield from winner_slips(game.game.variants[goal.variant].tricks, goal, question)
        case TrickPointsGoal():
            yield from point_slips(game, goal)
        case ChanceGoal():
            # Its wrong options come from the usual mistakes, and say so.
            return
    if position is None:
        return
    match goal:
        case MayPlayGoal():
            yield from _may_play_slips(game, position, question)
        case WaysGoal():
            yield from ways_slips(game, position)
        case StockGoal():
            yield from stock_slips(game, position)
        case AccountGoal():
            yield from account_slips(game, goal, position)
        case PotGoal():
            yield from pot_slips(game, goal, position)
        case DealerGoal():
            yield from _dealer_slips(goal, position)
        case MovesGoal():
            yield from moved_slips(game, goal, position)
        case SureGoal():
            yield from sure_slips(game, goal, position)
        case WaysToPlayGoal():
            yield from way_slips(game, goal, position, question)


def point_slips(game: TrickKit, goal: TrickPointsGoal) -> Iterator[Slip]:
    """Yield the points without a card, with the upcard, with tens that score, or with one point for each card."""
    rules = game.game.variants[goal.variant]
    cards = [CARDS[code] for code in goal.cards]
    points = {card: game.card_points(rules, card) for card in cards}
    right, number_of = sum(points.values()), Counter(points.values())
    tens = sum(card.rank == _TEN and not points[card] for card in cards)
    if tens:
        yield number_slip(right + int(_TEN) * tens, "slip-points-ten", count=tens)
    for card in sorted(cards, key=points.__getitem__, reverse=True):
        if number_of[points[card]] == 1:
            yield number_slip(right - points[card], "slip-points-without", card=card)
        else:
            yield number_slip(right - points[card], "slip-points-without-one", points=points[card])
    upcard = CARDS[goal.turnup]
    yield number_slip(right + game.card_points(rules, upcard), "slip-points-upcard", card=upcard)
    yield number_slip(len(cards), "slip-points-each")
    yield number_slip(sum(points[card] > 0 for card in cards), "slip-points-one-each")


def stock_slips(game: TrickKit, position: TrickPosition) -> Iterator[Slip]:
    """Yield the number with the cards turned up, or without the cards of one player, or of all of them."""
    left, pack = len(position.stock), len(position.rules.pack)
    held = [game.hand_size(position, seat) for seat in range(len(position.seats))]
    turned = len(game.turned(position))
    yield number_slip(left + turned, "slip-stock-upcard", count=turned)
    yield number_slip(left + max(held), "slip-stock-hand")
    yield number_slip(left + turned + max(held), "slip-stock-hand-and-upcard", count=turned)
    yield number_slip(left - max(held), "slip-stock-player-more")
    yield number_slip(left + sum(held), "slip-stock-upcard-only")
    yield number_slip(pack - len(position.hand), "slip-stock-own-only")
    yield number_slip(pack, "slip-stock-pack")
    for other in sorted({len(rules.pack) for rules in game.game.variants.values()} - {pack}):
        yield number_slip(left + other - pack, "slip-stock-other-pack", pack=other)


def ways_slips(game: TrickKit, position: TrickPosition) -> Iterator[Slip]:
    """Yield the number without one kind of action, with kinds for ways, or with all cards of the hand."""
    actions = [game.game.write_action(position, action) for action in game.game.legal_actions(position)]
    kinds = Counter(text.split()[0] for text in actions)
    if game.playing(position):
        yield number_slip(len(position.hand), "slip-ways-hand")
    for kind, number in kinds.items():
        if kind in _WAYS:
            yield number_slip(len(actions) - number, _WAYS[kind])
    if "exchange" in kinds:
        yield number_slip(len({(text.split()[0], len(text.split())) for text in actions}), "slip-ways-which")
    yield number_slip(len(kinds), "slip-ways-kinds")
    said = {" ".join(word for word in text.split() if word not in ("know", "expect")) for text in actions}
    yield number_slip(len(said), "slip-ways-announced")


def account_slips(game: TrickKit, goal: AccountGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the mistakes in counting the chips that a seat wins or loses, the likeliest first.

    They are: a fine forgotten, only payments or only gains counted, the stake for the deal counted, another number of
    tricks or of fines, nothing at all, and a win taken for a loss or the other way round.
    """
    after, seat = positions_after(game, position, goal.then), position.seats.index(goal.seat)
    chips = [one.accounts[seat] for one in after]
    right, changes = chips[-1], [then - before for before, then in pairwise(chips)]
    paid, taken = sum(one for one in changes if one < 0), sum(one for one in changes if one > 0)
    values: dict[str, Value] = {"seat": Name(goal.seat)}
    unfined, fine = _unfined(game, goal, after, seat), game.fine(position.rules)
    fines = [right - fine] if unfined is not None and fine else []
    if fine and unfined is not None and unfined - right > fine:
        fines.append(right + fine)
    for number, message in (
        (unfined, "slip-account-fine"),
        (taken if paid else None, "slip-account-paid"),
        (paid if taken else None, "slip-account-taken"),
        (right - game.staked(position, seat), "slip-account-stake"),
        *((right + third, "slip-account-trick") for third in _thirds(game, after, seat)),
        *((number, "slip-account-fines") for number in fines),
    ):
        if number not in (None, right):
            yield Slip((str(number),), Line(message, values))
    wins = Line("slip-account-wins" if right > 0 else "slip-account-loses", values)
    if right:
        yield Slip(("0",), wins)
        yield Slip((str(-right),), wins)


def _unfined(game: TrickKit, goal: AccountGoal, after: Sequence[TrickPosition], seat: int) -> int | None:
    """Return the chips that a seat wins or loses without fines; None if more than that would change."""
    first: Any = after[0]
    there = positions_after(game, first._replace(rules=game.unfined(first.rules)), goal.then)
    alike = len(after) < 2 or there[-2].pot == after[-2].pot
    return there[-1].accounts[seat] if alike else None


def _thirds(game: TrickKit, after: Sequence[TrickPosition], seat: int) -> Iterator[int]:
    """Yield the results with one trick more and one less, if each brings a third of the pot.

    A player with at least one trick pays no fine for having none, so other numbers would not be thirds.
    """
    end = after[-1]
    if game.thirds(end.rules) and len(end.tricks) == _TRICKS and len(after) > 1:
        third = after[-2].pot // _TRICKS
        won = winners(end.rules.tricks, end.trumps, end.tricks).count(seat)
        yield from (third * (other - won) for other in (won + 1, won - 1) if won and 0 < other <= _TRICKS)


def pot_slips(game: TrickKit, goal: PotGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the mistakes in counting the pot, the likeliest first.

    They are: the next stakes forgotten, or nothing else counted; of the last payments only those into the pot or only
    those out of it; one player paying where all do; and a pot that was there before.
    """
    after = positions_after(game, position, goal.then)
    end = after[-1]
    if goal.next:
        pot = game.next_pot(end)
        yield number_slip(end.pot, "slip-pot-stakes")
        yield number_slip(pot - end.pot, "slip-pot-left")
    elif len(after) > 1:
        changes = [then - before for before, then in zip(after[-2].accounts, end.accounts, strict=True)]
        paid, taken = -sum(one for one in changes if one < 0), sum(one for one in changes if one > 0)
        if paid and taken:
            yield number_slip(after[-2].pot + paid, "slip-pot-taken")
            yield number_slip(after[-2].pot - taken, "slip-pot-paid")
        yield number_slip(end.pot - _paid_by_others(after), "slip-pot-one-pays")
    for one in reversed(after[:-1]):
        yield number_slip(one.pot, "slip-pot-before")


def _paid_by_others(after: Sequence[TrickPosition]) -> int:
    """Return the chips paid by all seats but one, in the payments that all make alike."""
    found = 0
    for before, then in pairwise(after):
        paid = {had - has for had, has in zip(before.accounts, then.accounts, strict=True)}
        if len(paid) == 1:
            found += paid.pop() * (len(then.seats) - 1)
    return found


def _dealer_slips(goal: DealerGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the place of each seat, which explains why it does not deal next."""
    players = len(position.seats)
    for seat, name in enumerate(position.seats):
        away = (seat - position.dealer) % players
        if name != goal.answer:
            place = {0: "seat-is-dealer", 1: "seat-on-left", players - 1: "seat-on-right"}.get(away, "seat-elsewhere")
            yield Slip((name,), Line(place, {"seat": Name(name), "you": "no"}))


def moved_slips(game: TrickKit, goal: MovesGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the mistakes about a deal that moves: where it goes, or who pays for it."""
    cards = [CARDS[code] for code in goal.cuts]
    yield from _payers(game, position, cards) if goal.asks == "payers" else _dealers(game, position, cards)


def _dealers(game: TrickKit, position: TrickPosition, cards: Sequence[Card]) -> Iterator[Slip]:
    """Yield the seats to which the deal would come by a mistake, the likeliest first.

    They are: a card read as one that moves the deal differently, the last moves forgotten, and the moves of another
    variant.
    """
    assert game.moved is not None
    kinds: dict[int | None, Card] = {}
    for card in position.rules.pack:
        kinds.setdefault(_steps(game, position, card), card)
    for place, card in enumerate(cards):
        for steps, other in kinds.items():
            own = _steps(game, position, card)
            if steps != own:
                there = [*cards[:place], other, *cards[place + 1 :]]
                message = "slip-moves-not" if own is None else "slip-moves-other" if steps else "slip-moves-on"
                yield _to(position, _dealer(game, position, there), message, {"card": card})
    for number in range(len(cards)):
        dealer = _dealer(game, position, cards[:number])
        yield _to(position, dealer, "slip-moves-on", {"card": cards[number]})
    titles = Family("beside-{}", game.game.variants)
    held: Any = position
    for name, rules in game.game.variants.items():
        elsewhere = held._replace(rules=rules)
        yield _to(position, _dealer(game, elsewhere, cards), "slip-moves-elsewhere", {"way": Line(titles[name])})


def _steps(game: TrickKit, position: TrickPosition, card: Card) -> int | None:
    """Return by how many seats to the left a bottom card moves the deal; None if it does not."""
    assert game.moved is not None
    after = game.moved(position, [card])
    return (after[-1].dealer - position.dealer) % len(position.seats) if after else None


def _dealer(game: TrickKit, position: TrickPosition, cards: Sequence[Card]) -> int:
    assert game.moved is not None
    after = game.moved(position, cards)
    return after[-1].dealer if after else position.dealer


def _to(position: TrickPosition, seat: int, message: str, values: dict[str, Value]) -> Slip:
    name = position.seats[seat]
    return Slip((name,), Line(message, {**values, "seat": Name(name)}))


def _payers(game: TrickKit, position: TrickPosition, cards: Sequence[Card]) -> Iterator[Slip]:
    """Yield why a seat pays, without its name, or why it does not."""
    assert game.moved is not None
    after = [position, *game.moved(position, cards)]
    dealers = [one.dealer for one in after[1:]]
    for seat, name in enumerate(position.seats):
        if seat in dealers:
            yield Slip((name,), Line("overlooked-new-dealer"))
        elif after[-1].accounts[seat] < position.accounts[seat]:
            yield Slip((name,), Line("overlooked-passed-over"))
        else:
            message = "slip-pays-not-dealer" if seat == position.dealer else "slip-pays-not"
            yield Slip((name,), Line(message, {"seat": Name(name)}))


def winner_slips(rules: TrickRules, goal: WhichWinsGoal, question: Question) -> Iterator[Slip]:
    """Yield the reason for each card of a trick that does not win it."""
    trumps = CARDS[goal.turnup].suit
    assert trumps is not None
    cards = [CARDS[code] for code in goal.cards]
    for card in (one for one in cards if one.code not in question.right):
        yield Slip((card.code,), _beaten(rules, trumps, cards, card))


def _beaten(rules: TrickRules, trumps: Suit, cards: list[Card], card: Card) -> Line:
    suits = {one: suit_followed(rules, trumps, one) for one in cards}
    led, own = suits[cards[0]], suits[card]
    values: dict[str, Value] = {"card": card}
    if led is not None:
        values["suit"] = Line(SUIT_NAMES[led])
    if own not in (led, trumps):
        return Line("slip-trick-neither" if led is not trumps else "slip-trick-no-trump", values)
    if own is not trumps and trumps in suits.values():
        return Line("slip-trick-trumped", values)
    alike = [one for one in cards if suits[one] is own]
    if any(_highest(alike, ranks) is card for ranks in (_USUAL, _HIGH_TEN)) and rules.permanent_trump not in {
        one.code for one in alike
    }:
        # The card would win in another order of the ranks.
        return Line("slip-trick-order", {"ranks": cards_of_pack(rules.ranks)})
    return Line("slip-trick-lower-trump" if own is trumps else "slip-trick-lower", values)


def _highest(cards: list[Card], ranks: tuple[str, ...]) -> Card:
    return min(cards, key=lambda card: ranks.index(card.rank))


def _may_play_slips(game: TrickKit, position: TrickPosition, question: Question) -> Iterator[Slip]:
    """Yield a line for each card that may be played, on what hides this."""
    rules = position.rules.tricks
    for code in question.right:
        line = _free(rules, position, CARDS[code], len(question.right)) if game.playing(position) else None
        if line is not None:
            yield Slip((code,), line)


def _free(rules: TrickRules, position: TrickPosition, card: Card, free: int) -> Line | None:
    trumps, trick = position.trumps, position.trick
    number = len(position.tricks) + 1
    owed = duties_in(rules, trumps, number, trick, position.hand)
    if card.code == rules.permanent_trump:
        return Line("overlooked-permanent")
    if number <= rules.trumps_asked:
        # Without a trump no card may be played face up.
        return Line("overlooked-any-trump")
    if not trick:
        return Line("overlooked-lead") if free == len(position.hand) else None
    if not owed.duties:
        return Line("overlooked-anything")
    if len(owed.duties) > 1:
        return Line("overlooked-beating")
    follows = suit_followed(rules, trumps, card)
    trumping = rules.heading is Heading.WHEN_TRUMPING and not _follows(rules, position)
    if rules.heading is Heading.ALWAYS or trumping:
        return Line("overlooked-cannot-beat-trump" if follows is trumps else "overlooked-cannot-beat")
    return Line("overlooked-need-not-beat")


def _follows(rules: TrickRules, position: TrickPosition) -> bool:
    """Tell whether the hand can follow the suit that was led."""
    first = position.trick[0].card
    led = None if first is None else suit_followed(rules, position.trumps, first)
    return any(suit_followed(rules, position.trumps, card) is led for card in position.hand)


def sure_slips(game: TrickKit, goal: SureGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the doubt that a wrong answer forgets, or the reason against a doubt."""
    rules, trumps, hand = position.rules, position.trumps, position.hand
    seen = {*hand, *game.turned(position)}
    elsewhere = [card for card in rules.pack if card not in seen]
    if goal.answer == "yes":
        yield Slip(("no",), Line("slip-sure-counted"))
        return
    own, above = trumps_above(rules.tricks, trumps, hand, elsewhere)
    if goal.of == "pot":
        yield Slip(("yes",), Line("slip-sure-pot"))
    elif above >= own:
        line = Line("slip-sure-above", {"number": own, "above": above}) if own else Line("slip-sure-no-trump")
        yield Slip(("yes",), line)


def way_slips(game: TrickKit, goal: WaysToPlayGoal, position: TrickPosition, question: Question) -> Iterator[Slip]:
    """Yield the certain result for each variant in which the pot is not certain."""
    seat, titles = position.turn, Family("beside-{}", game.game.variants)
    assert seat is not None
    for name in goal.among:
        if name in question.right:
            continue
        held: Any = position
        there = held._replace(rules=game.game.variants[name])
        sure = game.sure(there, "pot")
        if sure is not None:
            chips = max(certain_chips(game, one, seat) for one in sure.tried(there))
            yield Slip((name,), certain_line(Line(titles[name]), chips))


def certain_line(way: Line, chips: int) -> Line:
    """Say the chips that a variant makes sure of, or that it may cost something."""
    if chips < 0:
        return Line("slip-way-loses", {"way": way, "number": -chips})
    if not chips:
        return Line("slip-way-none", {"way": way})
    return Line("slip-way-certain", {"way": way, "chips": account_line(chips)})

"""The mistakes about the deal: the next dealer, the move by a bottom card, and the payers."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tutor.coach.question import Slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.tricks.goals import DealerGoal, MovesGoal
from tutor.engine.cards import CARDS, Card
from tutor.text import Family, Line, Name, Value


def dealer_slips(goal: DealerGoal, position: TrickPosition) -> Iterator[Slip]:
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

    They are: a card read as one that moves the deal otherwise, the last moves forgotten, and the moves of another way
    to play.
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
        elsewhere = replace(held, rules=rules)
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

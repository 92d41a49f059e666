"""Positions for tests, written in one line: `9C X25+JC=13@N` is a loose nine and North's build of 13."""

from collections.abc import Mapping
from dataclasses import replace

from tests.houses import KNOWN
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import (
    Build,
    BuildSetup,
    Capture,
    Lay,
    Pile,
    Play,
    Position,
    Reason,
    Setup,
    WonSetup,
    legal_plays,
    make_play,
    read_play,
    seen_by,
    set_up,
    violations,
    write_play,
)

FIVE = ("jensen", "christiansen", "dietze", "grupp", "french")
"""The variants that lists in tests name one by one; others come after them."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Read the cards of a text with blanks between them."""
    return tuple(map(read_card, text.split()))


def item(text: str) -> str | BuildSetup:
    """Read one item of a table: a card, or `cards=value@owner` with `+` between the cards."""
    if "=" not in text:
        return text
    cards, _, rest = text.partition("=")
    value, _, owner = rest.partition("@")
    return BuildSetup(cards.split("+"), int(value), owner)


def at(
    hand: str,
    table: str = "",
    *,
    variant: str = "jensen",
    seats: str = "N E S W",
    turn: str = "S",
    hands: Mapping[str, str] | None = None,
    announced: Mapping[str, list[int]] | None = None,
    won: Mapping[str, WonSetup] | None = None,
    last: str | None = None,
    dealer: str | None = None,
    stock: int = 0,
) -> Position:
    """Set up a position, also of house rules; `hand` is that of the player to play, `hands` are the others known."""
    held = {seat: cards.split() for seat, cards in (hands or {}).items()}
    return set_up(
        Setup(
            variant,
            seats.split(),
            turn,
            {turn: hand.split(), **held},
            [item(text) for text in table.split()],
            announced or {},
            dealer=dealer,
            stock=stock,
            won=won or {},
            last_capture=last,
        ),
        KNOWN,
    )


def seats_of(variant: str) -> str:
    """Return the seats of four players, or of the most that a variant for fewer has."""
    return "N E S W"[: 2 * min(4, max(one.players for one in KNOWN[variant].plans)) - 1]


def legal(where: Position, text: str) -> bool:
    """Tell whether a play is legal; the judge and the list of all plays must agree."""
    reading = read_play(where, text)
    judged = not violations(where, reading.play, reading.stated)
    listed = reading.play in set(legal_plays(where))
    assert judged == listed or (listed and reading.stated is not None), (text, judged, listed)
    return judged


def reasons(where: Position, text: str) -> list[Reason]:
    """Return the reasons why a play is not legal."""
    reading = read_play(where, text)
    return [violation.reason for violation in violations(where, reading.play, reading.stated)]


def plays(where: Position) -> list[Play]:
    """List every legal play."""
    return list(legal_plays(where))


def lays(where: Position) -> set[str]:
    """List the cards that may be laid down."""
    return {play.card.code for play in legal_plays(where) if isinstance(play, Lay)}


def builds(where: Position) -> set[str]:
    """List every legal build, as text."""
    return {write_play(where, play) for play in legal_plays(where) if isinstance(play, Build)}


def captures(where: Position, card: str) -> set[frozenset[str]]:
    """Return what a card may take, each capture as the first cards of its items."""
    return {
        frozenset(item.cards[0].code for item in play.takes)
        for play in legal_plays(where)
        if isinstance(play, Capture) and play.card.code == card
    }


def played(where: Position, *texts: str) -> Position:
    """Return the position after some plays, each of which must be legal."""
    for text in texts:
        assert legal(where, text), text
        where = make_play(where, read_play(where, text).play)
    return where


def rest_won(where: Position) -> Position:
    """Return the position with all remaining cards put into the piles, dealt out among them in turn."""
    missing = list(seen_by(where, where.turn).unseen)
    for hand in (hand for seat, hand in enumerate(where.hands) if seat != where.turn and hand):
        for card in hand:
            missing.remove(card)
    seats = len(where.seats)
    won = tuple(Pile((*pile.cards, *missing[at::seats]), pile.zwicks) for at, pile in enumerate(where.won))
    return replace(where, won=won)

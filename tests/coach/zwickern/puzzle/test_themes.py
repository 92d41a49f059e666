"""The themes of puzzles: positions that have them, near misses that do not, and what holds for all."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from tests.coach.boards import positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.themes import THEMES, themes
from tutor.content.zwickern.goals import BoardGoal, OnePlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card, Suit, read_card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Pile, Position, read_play


def goal(kind: str, **said: object) -> OnePlayGoal:
    """Return a goal as a file states it; `owner` is the seat for which a build is made."""
    if "owner" in said:
        said["for"] = said.pop("owner")
    found: OnePlayGoal = TypeAdapter(BoardGoal).validate_python({"kind": kind, **said})
    return found


def found(where: Position, asked: OnePlayGoal) -> tuple[str, ...]:
    """Return the themes of a puzzle, which must have a solution."""
    right = solutions(where, asked)
    assert right
    return themes(where, asked, right)


def open_end(hand: str, table: str, other: str) -> Position:
    """Return the last deal of two players with open cards; the other player has captured last."""
    return at(hand, table, seats="N S", hands={"N": other}, last="N")


def chain(hand: str, table: str, west: str, north: str) -> Position:
    """Return open cards of four, with South to play, West next, and North the partner."""
    return at(hand, table, hands={"W": west, "N": north})


ZWICK, MOST, LAY, POINTS = goal("zwick"), goal("most-cards"), goal("lay"), goal("most-points")
SAFE, WIN, IN_TWO, ONLY = goal("safe-lay"), goal("win-most"), goal("zwick-in-two"), goal("only-play")
TEN = goal("capture", items=["10D"])

# The four are 13+7 and 14+6 for the joker, or 3+7+4+6 in one sum.
TWO_WAYS = at("X20 2S", "QC 7D KH 6S")
TEN_OR_TWO = at("10S 8H", "10D 5C 3H")
TWICE_TWELVE = at("JS JH", "AC 10H+2C=12@S")
BUILDER = at("5S KH 4D QC", "9H 9D", announced={"N": [13]})
PROMISE = at("X25 8S JS KH", "AC 6D+3S=9@E QD 10H+2C=12@S AS", announced={"E": [9], "S": [12]})

HAS: list[tuple[str, str, Position, OnePlayGoal]] = [
    ("two-values", "13+1 or 3+11", at("KS 2S", "QS AD 9H 5C"), ZWICK),
    ("two-values", "one queen high, one low", at("X25 5H", "KS+9C=5@E QC 4D QH"), ZWICK),
    ("court-high", "3+11, the king alone", at("KH 2S", "3H AD KC 9S 5S"), ZWICK),
    ("court-high", "11 to a joker", at("X15 2S", "4H AD"), ZWICK),
    ("court-low", "8+1", at("9S KD", "8D AC"), ZWICK),
    ("court-low", "3+2+9", at("KH 5D", "QC JD 9S"), ZWICK),
    ("several-groups", "two sums", at("8D 6S KC", "5C 3H 6D 2S"), ZWICK),
    ("several-groups", "three cards alone", at("5S KH", "5H 5D 5C"), ZWICK),
    ("several-groups", "two sums for whichever value", at("QS 2D", "10D 3C 9S KH"), ZWICK),
    ("long-group", "four cards", at("KC 2S", "5C 4H 3H 2D"), ZWICK),
    ("long-group", "a build is one of four items", at("KC 8S", "2C+3D=5@E 4H 3H 2D"), ZWICK),
    ("uses-build", "it is taken", at("7S 9D", "3S+4H=7@W 9H"), MOST),
    ("uses-build", "it is built on", at("3S 10D", "3H+4H=7@W 9H"), goal("build", onto="3H")),
    ("build-down", "nine to six", at("3S 6D", "9H"), goal("build", value=6)),
    ("build-down", "a joker to ten", at("5D 10S", "X15"), goal("joker-down")),
    ("build-down", "less than either value of the king", at("3S AD", "KH"), goal("build", value=1, onto="KH")),
    ("joker-rescue", "a loose one", at("X20 9D", "X15 5H"), ZWICK),
    ("joker-rescue", "one in a build", at("10S 2D", "X15+5C=10@W"), MOST),
    ("joker-rescue", "a wild one", at("X1 2D", "X2 9S", variant="grupp"), goal("capture", items=["X2"])),
    ("obligation", "one of two lays breaks a promise", at("JS KH", "AC 10H+2C=12@S"), LAY),
    ("obligation", "the jack would take three twos", at("JS 9S", "10H+2C=12@S 2H 2D 2S"), MOST),
    ("obligation", "else there would be a lay as well", at("JS", "10H+2C=12@S"), ONLY),
    ("obligation", "the jack would be a safer lay", at("JS KH", "10H+2C=12@S 9D 9C 9H"), SAFE),
    ("partner-build", "it is taken", at("9S 2D", "5H+4C=9@N"), ZWICK),
    ("partner-build", "it is made", BUILDER, goal("build", value=13, owner="N")),
    ("partner-build", "it is built on", at("4D QC", "5H+4C=9@N"), goal("build", onto="5H", value=13)),
    ("decoy", "two cards without points", TEN_OR_TWO, POINTS),
    ("decoy", "two other cards", TEN_OR_TWO, TEN),
    ("decoy", "with open cards", open_end("10S 8H 5D", "10D 5C 3H", "10H QH 4D"), WIN),
    ("quiet", "a lay", at("QS", "5H"), ONLY),
    ("quiet", "a build", at("3S 6D", "9H"), goal("build")),
    ("quiet", "a build with open cards", open_end("7S 2H", "5D 9C", "KD QC"), WIN),
    ("safe-lay", "as far as can be known", at("7S 2H JS", "5D 9C"), SAFE),
    ("safe-lay", "the other lay makes seven", open_end("7S 2H", "5D", "7D KC"), WIN),
    ("safe-lay", "the other lay is a pair", open_end("7S 2H", "", "7D KC"), WIN),
    ("zwick-chain", "the partner has both cards of West", chain("9S 2D", "9H", "5H 6H", "5S 6S"), IN_TWO),
    ("zwick-chain", "two cards do", chain("9S 9D", "9H", "5H 6H", "5S 6S"), IN_TWO),
    ("honours", "the ten of diamonds before two cards", TEN_OR_TWO, POINTS),
    ("honours", "before as many cards", at("10S 8H", "10D 8C"), POINTS),
    ("honours", "the ten of diamonds in dietze", at("10S KH", "10D 9C 5H", variant="dietze"), POINTS),
    ("honours", "with open cards", open_end("10S 8H 5D", "10D 5C 3H", "10H QH 4D"), WIN),
]

HAS_NOT: list[tuple[str, str, Position, OnePlayGoal]] = [
    ("two-values", "the other high card is alone", at("KH 2S", "3H AD KC 9S 5S"), ZWICK),
    ("two-values", "another split has low cards only", TWO_WAYS, ZWICK),
    ("two-values", "13+1 or 3+11, but 3+1 as well", at("KS 2S", "QS AD"), ZWICK),
    ("two-values", "one value in dietze", at("KH 9S", "3H AD", variant="dietze"), ZWICK),
    ("court-high", "4 = 1+3 or 14 = 11+3", at("KS 9D", "AC 3H"), ZWICK),
    ("court-high", "another split has low cards only", TWO_WAYS, ZWICK),
    ("court-high", "it is alone", at("QS 2S", "10D 3C QH"), ZWICK),
    ("court-high", "one value in dietze", at("KH 9S", "3H AD", variant="dietze"), ZWICK),
    ("court-high", "one value in grupp", at("KH 9S", "3H AD", variant="grupp"), ZWICK),
    ("court-high", "only one of two right plays", at("X15 9S", "4H AD 8C"), goal("capture", items=["AD"])),
    ("court-low", "4 = 1+3 or 14 = 11+3", at("KS 9D", "AC 3H"), ZWICK),
    ("court-low", "only one of two right plays", at("X15 9S", "4H AD 8C"), goal("capture", items=["AD"])),
    ("court-low", "it is alone", at("3S 2D", "QH"), ZWICK),
    ("court-low", "a build has one value", at("5S 2D", "AC=1@E 4H"), ZWICK),
    ("several-groups", "a sum and a single card", at("9H 2S", "KH 5H 9D"), ZWICK),
    ("several-groups", "two single cards", at("5S KD", "5H 5D"), ZWICK),
    ("several-groups", "another split is one sum", TWO_WAYS, ZWICK),
    ("long-group", "another split has pairs", TWO_WAYS, ZWICK),
    ("long-group", "three cards", at("KC 2S", "5C 6H 3H"), ZWICK),
    ("long-group", "four cards in three items", at("KC 2S", "5C+4H=9@E 3H 2D"), ZWICK),
    ("uses-build", "another capture takes as many", at("7S 9D", "3S+4H=7@W 9H 9S"), MOST),
    ("uses-build", "a loose card is built on", at("3S 6D", "9H"), goal("build", value=6)),
    ("uses-build", "it stays on the table", at("7S 9D", "3S+5H=8@W 9H"), MOST),
    ("build-down", "up", at("3S 9D", "6H"), goal("build", value=9)),
    ("build-down", "14-5, but 4+5 as well", at("5S 9D", "KH"), goal("build", value=9, onto="KH")),
    ("build-down", "as it was", at("10S 10D", "10H"), goal("build", value=10, onto="10H")),
    ("build-down", "by itself", at("JS 2D", "9H"), goal("build", value=2, card="JS")),
    ("joker-rescue", "it takes", at("X15 2D", "10H 5C"), ZWICK),
    ("joker-rescue", "it stays on the table", at("9S 2D", "X15 9H"), MOST),
    ("joker-rescue", "it is built on", at("5D 10S", "X15"), goal("joker-down")),
    ("obligation", "a Zwick keeps every promise", PROMISE, ZWICK),
    ("obligation", "another jack is held", TWICE_TWELVE, LAY),
    ("obligation", "it is another's build", at("JS KH", "AC 10H+2C=12@W"), LAY),
    ("obligation", "no forbidden play takes as many", at("JS KH", "10H+2C=12@S AC 3D"), MOST),
    ("obligation", "the forbidden lay is less safe", at("JS KH", "2H 10H+2C=12@S 4D"), SAFE),
    ("obligation", "it is not asked with open cards", open_end("JS KH", "10H+2C=12@S 9H 7D", "10C 4D"), WIN),
    ("partner-build", "it is an opponent's", at("9S 2D", "5H+4C=9@E"), ZWICK),
    ("partner-build", "nobody is a partner", at("9S 2D", "5H+4C=9@N", variant="christiansen"), ZWICK),
    ("partner-build", "it is built for oneself", BUILDER, goal("build", value=13, owner="S", card="4D")),
    ("decoy", "it takes as many", at("10S 8H", "10D 8C"), POINTS),
    ("decoy", "the card is named", TEN_OR_TWO, goal("everything", card="10S")),
    ("decoy", "a lay is asked for", TEN_OR_TWO, LAY),
    ("decoy", "it takes the most itself", TEN_OR_TWO, MOST),
    ("quiet", "a capture is as good", open_end("9S 4H", "9H 5D", "9D 4C"), WIN),
    ("quiet", "a capture", at("7S 9D", "3S+4H=7@W 9H"), MOST),
    ("safe-lay", "any lay is asked for", at("7S 2H JS", "5D 9C"), LAY),
    ("safe-lay", "nothing threatens", open_end("7S 2H", "", "7D 2C"), WIN),
    ("safe-lay", "a Zwick, though the lay is unsafe", open_end("9S 2H", "9H", "AD KC"), WIN),
    ("safe-lay", "a build", open_end("7S 2H", "5D 9C", "KD QC"), WIN),
    ("safe-lay", "a lay that the partner takes", chain("9S 2D", "", "5H 6H", "7S 8S"), IN_TWO),
    ("zwick-chain", "the first is a lay", chain("9S 2D", "", "5H 6H", "7S 8S"), IN_TWO),
    ("zwick-chain", "the next is not asked for", chain("9S 2D", "9H", "5H 6H", "5S 6S"), ZWICK),
    ("honours", "it takes the most cards, too", at("10S 8H", "10D 8C 2H"), POINTS),
    ("honours", "the Zwick alone scores", at("9S 2D", "9H"), POINTS),
    ("honours", "a wild joker takes the same without a Zwick", at("9H X1", "5D 4C", variant="grupp"), POINTS),
    ("honours", "points are not asked for", TEN_OR_TWO, TEN),
]


def named(cases: list[tuple[str, str, Position, OnePlayGoal]]) -> list[object]:
    """Name the cases by what they show."""
    return [pytest.param(theme, where, asked, id=f"{theme}: {why}") for theme, why, where, asked in cases]


@pytest.mark.parametrize(("theme", "where", "asked"), named(HAS))
def test_a_puzzle_has_a_theme(theme: str, where: Position, asked: OnePlayGoal) -> None:
    assert theme in found(where, asked)


@pytest.mark.parametrize(("theme", "where", "asked"), named(HAS_NOT))
def test_a_puzzle_that_only_looks_like_it_has_no_such_theme(theme: str, where: Position, asked: OnePlayGoal) -> None:
    assert theme not in found(where, asked)


def test_every_theme_is_shown_twice_at_work_and_twice_not_to_apply() -> None:
    for theme in THEMES:
        for cases in (HAS, HAS_NOT):
            assert sum(case[0] == theme for case in cases) >= 2, theme


def test_what_no_play_solves_has_no_theme() -> None:
    assert themes(TWO_WAYS, LAY, ()) == ()


def test_a_theme_of_plays_is_one_of_every_right_play() -> None:
    where = at("7S 9D", "3S+4H=7@W 9H 9S")
    seven, nine = solutions(where, MOST)
    assert "uses-build" in themes(where, MOST, (seven,))
    assert "uses-build" not in themes(where, MOST, (seven, nine))
    assert "uses-build" not in themes(where, MOST, (nine,))
    assert "uses-build" not in themes(where, MOST, (seven, Lay(where.hand[0])))


def test_of_too_many_right_plays_nothing_is_claimed_that_needs_every_split() -> None:
    where = at("9S KD", "8D AC")
    right = solutions(where, ZWICK)
    assert "court-low" in themes(where, ZWICK, right)
    assert "court-low" not in themes(where, ZWICK, right * 60)


def test_of_a_table_too_large_to_search_nothing_is_claimed_that_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three different cards are on the table: eight choices."""
    expected = {"decoy", "honours"}
    monkeypatch.setattr("tutor.coach.zwickern.puzzle.themes.MOST_CHOICES", 8)
    assert expected <= set(found(TEN_OR_TWO, POINTS))
    monkeypatch.setattr("tutor.coach.zwickern.puzzle.themes.MOST_CHOICES", 7)
    assert not expected & set(found(TEN_OR_TWO, POINTS))


def test_a_capture_that_wins_as_much_by_a_zwick_does_not_make_points_worth_counting() -> None:
    """Two aces are two points, and so are one ace and a Zwick."""
    where = open_end("AS 4H", "AD 3C", "KC QC")
    aces = read_play(where, "AS x AD").play
    assert "honours" not in themes(where, WIN, (aces,))
    fewer = open_end("AS 4H", "AD 3C 9H", "KC QC")
    assert "honours" in themes(fewer, WIN, (aces,))


SWAPPED = {Suit.HEARTS: Suit.CLUBS, Suit.CLUBS: Suit.HEARTS}


def swapped(card: Card) -> Card:
    """Swap hearts and clubs of a card, which changes no card's worth in any variant."""
    return card if card.suit is None else read_card(card.rank + SWAPPED.get(card.suit, card.suit))


def with_swapped_suits(where: Position) -> Position:
    """Swap hearts and clubs in a position."""
    hands = tuple(None if hand is None else tuple(map(swapped, hand)) for hand in where.hands)
    table = tuple(Item(tuple(map(swapped, item.cards)), item.value, item.owner) for item in where.table)
    won = tuple(Pile(tuple(map(swapped, pile.cards)), pile.zwicks) for pile in where.won)
    return replace(where, hands=hands, table=table, won=won)


ASKED = [ZWICK, MOST, POINTS, LAY, SAFE, ONLY, goal("build"), goal("two-builds"), goal("joker-build")]


def themes_of(where: Position, asked: OnePlayGoal) -> tuple[str, ...] | None:
    """Return the themes of a puzzle, None if it cannot be solved or would take too long."""
    try:
        right = solutions(where, asked)
    except TooMuchWorkError:
        return None
    return themes(where, asked, right) if right else None


@examples(25)
@given(positions(least=1), st.sampled_from(ASKED), st.data())
def test_neither_the_suits_nor_the_order_of_the_table_make_a_theme(
    where: Position, asked: OnePlayGoal, data: st.DataObject
) -> None:
    expected = themes_of(where, asked)
    assert themes_of(with_swapped_suits(where), asked) == expected
    mixed = tuple(data.draw(st.permutations(where.table)))
    assert themes_of(replace(where, table=mixed), asked) == expected


@examples(25)
@given(positions(least=1), st.sampled_from(ASKED))
def test_themes_agree_with_each_other_and_with_the_variant(where: Position, asked: OnePlayGoal) -> None:
    has = themes_of(where, asked) or ()
    assert list(has) == sorted(set(has), key=THEMES.index)
    assert ("two-values" in has) == ({"court-high", "court-low"} <= set(has))
    if where.rules.name in ("dietze", "grupp"):
        assert not {"two-values", "court-high", "court-low", "build-down"} & set(has)
    if not where.plan.partners:
        assert not {"partner-build", "zwick-chain"} & set(has)
    if not any(item.owner == where.turn for item in where.table):
        assert "obligation" not in has
    if "quiet" in has:
        assert not {"several-groups", "long-group", "joker-rescue", "honours"} & set(has)


def owned_by(where: Position, seat: int) -> Position:
    """Give the builds of the player to play to another seat."""
    table = tuple(item._replace(owner=seat) if item.owner == where.turn else item for item in where.table)
    return replace(where, table=table)


def without_owners(where: Position, asked: OnePlayGoal) -> set[object]:
    """Return the plays that solve a puzzle, without the owners of the items."""

    def items(some: Iterable[Item | None]) -> object:
        return frozenset(Counter(item and (item.cards, item.value) for item in some).items())

    return {
        (play.card, items(play.takes))
        if isinstance(play, Capture)
        else (play.card, items([play.onto]), play.value, play.owner)
        if isinstance(play, Build)
        else play
        for play in solutions(where, asked)
    }


@examples(40)
@given(positions(least=1), st.sampled_from([ZWICK, MOST, POINTS, LAY, ONLY, goal("build"), goal("two-builds")]))
def test_an_obligation_changes_what_is_right(where: Position, asked: OnePlayGoal) -> None:
    """For these goals it does not matter which other player owns a build."""
    free = owned_by(where, (where.turn + 1) % len(where.seats))
    has = themes_of(where, asked)
    assert has is None or ("obligation" in has) == (without_owners(where, asked) != without_owners(free, asked))

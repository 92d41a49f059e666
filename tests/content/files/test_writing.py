"""Anything written can be loaded again unchanged: positions of all kinds, and puzzles with all their keys."""

import random
from dataclasses import replace
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import positions
from tests.coach.goals import OPEN_END, aim, asked, build_tables, joker_tables, open_endings, open_partners
from tests.engine.setups import at
from tests.examples import examples
from tutor.catalogue.exercises import prove_puzzle
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.themes import themes
from tutor.content.files.load import load_positions, load_puzzle
from tutor.content.files.models import PuzzleEntry, WrongEntry
from tutor.content.files.writing import position_text, puzzle_text, setup_of
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.zwickern import VARIANTS, Position, WonSetup, full_pack, legal_plays, play_hand, write_play

POSITIONS = st.one_of(positions(), joker_tables(), build_tables(), open_partners(), open_endings())
NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=40)


def _as_read(text: str) -> str:
    """Return a text as a file gives it back."""
    return normalize("NFC", text)


LINES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=200).map(
    _as_read
)
PROSE = st.text(st.characters(codec="utf-8", exclude_categories=["C"]) | st.just("\n"), min_size=1, max_size=400).map(
    _as_read
)


def again(where: Position) -> Position:
    """Write a position, load it and return it."""
    (found,) = load_positions("file.yaml", position_text(setup_of(where)), VARIANTS)
    assert isinstance(found, Position), found
    return found


def written(entry: PuzzleEntry) -> PuzzleEntry:
    """Write a puzzle, load it and return it."""
    loaded = load_puzzle("puzzle.yaml", puzzle_text(entry), VARIANTS)
    assert loaded.faults == ()
    return loaded.entry


@given(POSITIONS, st.data())
def test_a_position_that_is_written_and_loaded_is_the_same(where: Position, data: st.DataObject) -> None:
    seats = data.draw(st.none() | st.lists(NAMES, min_size=len(where.seats), max_size=len(where.seats), unique=True))
    dealer = data.draw(st.sampled_from([None, *range(len(where.seats))]))
    where = replace(where, seats=tuple(seats or where.seats), dealer=dealer, stock=data.draw(st.integers(0, 40)))
    assert again(where) == where


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_every_position_of_a_played_hand_is_the_same_again(variant: str) -> None:
    """The hands bring about builds, announced values, piles, Zwicks, and seats without cards."""
    rules = VARIANTS[variant]
    for seating in rules.plans[:4]:
        dice = random.Random(f"{variant} {seating.players}")
        pack = list(full_pack(rules, seating))
        dice.shuffle(pack)
        seats = tuple(f"Seat {number}" for number in range(seating.players))
        kinds = set()
        played = play_hand(rules, seats, 1, pack, lambda where, dice=dice: dice.choice(list(legal_plays(where))[:60]))
        for where in played:
            if where.hand:
                assert again(where) == where
                kinds |= {"announced"} if any(where.announced) else set()
                kinds |= {"build" if item.value is not None else "loose" for item in where.table}
                kinds |= {"piles"} if any(pile.cards for pile in where.won) else set()
        assert kinds == {"announced", "build", "loose", "piles"}


def test_a_position_is_written_shortly_and_in_the_order_of_the_format() -> None:
    where = at(
        "2S 7H AD",
        "9C X25+JC=13@North",
        seats="North East South West",
        turn="South",
        announced={"North": [13]},
        dealer="East",
        won={"North": WonSetup(["5S", "5H"], 1)},
        last="North",
    )
    assert position_text(setup_of(where)) == (
        "variant: jensen\n"
        "seats: [North, East, South, West]\n"
        "turn: South\n"
        "hands:\n"
        "  South: [2S, 7H, AD]\n"
        "table:\n"
        "- 9C\n"
        "- cards: [X25, JC]\n"
        "  value: 13\n"
        "  owner: North\n"
        "announced:\n"
        "  North: [13]\n"
        "dealer: East\n"
        "won:\n"
        "  North:\n"
        "    cards: [5S, 5H]\n"
        "    zwicks: 1\n"
        "last_capture: North\n"
    )


def test_only_what_is_asked_for_is_written() -> None:
    where = at("9D 5H", "9C", hands={"W": "2S", "N": "2D", "E": ""}, won={"N": WonSetup(["3S"], 0)})
    everything = setup_of(where)
    assert everything.hands == {"N": ("2D",), "E": (), "S": ("9D", "5H"), "W": ("2S",)}
    assert list(everything.won) == ["N"]
    assert setup_of(where, hands=[3]).hands == {"S": ("9D", "5H"), "W": ("2S",)}
    assert setup_of(where, hands=[]).hands == {"S": ("9D", "5H")}
    some = replace(where, hands=(None, None, where.hands[2], None))
    (found,) = load_positions("f", position_text(setup_of(where, hands=[])), VARIANTS)
    assert found == some


@examples(25)
@given(asked(), st.booleans(), st.none() | LINES, st.none() | PROSE, st.none() | LINES)
def test_a_puzzle_that_is_written_and_loaded_is_the_same_and_is_proven(
    found: tuple[Position, OnePlayGoal], told: bool, title: str | None, remark: str | None, replaces: str | None
) -> None:
    where, goal = found
    right = solutions(where, goal)
    if not right:
        return
    entry = PuzzleEntry(
        title=title,
        position=setup_of(where),
        goal=goal,
        themes=themes(where, goal, right),
        solutions=tuple(write_play(where, play) for play in right[:50]) if told and len(right) <= 50 else (),
        wrong=(WrongEntry(play="?", reason="unreadable"),) if told else (),
        shows=("3",) if told else (),
        remark=remark,
        replaces=replaces,
    )
    assert written(entry) == entry
    # Whether the label holds is another matter: tests/catalogue/test_labels.py.
    puzzle = prove_puzzle(
        "puzzles/x", load_puzzle("puzzle.yaml", puzzle_text(entry.model_copy(update={"shows": ()})), VARIANTS)
    )
    assert puzzle.position == where
    assert puzzle.themes == entry.themes


def test_a_puzzle_is_written_with_its_position_first_and_what_is_said_of_it_last() -> None:
    entry = PuzzleEntry(
        title="The last nine",
        position=setup_of(OPEN_END),
        goal=aim("win-most"),
        themes=("quiet",),
        solutions=("9S x 9D",),
        wrong=(WrongEntry(play="9S"), WrongEntry(play="9S x 2S", reason="out-of-reach")),
        remark="Take the nine:\nit is worth the most.\n\nThe rest follows.",
        replaces="puzzles/jensen/old",
    )
    text = puzzle_text(entry)
    keys = [line.split(":")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert keys == ["replaces", "title", "position", "goal", "themes", "solutions", "wrong", "remark"]
    assert "goal: {kind: win-most}\n" in text
    assert "solutions: [9S x 9D]\n" in text
    assert written(entry) == entry


def test_the_goal_of_a_build_for_a_seat_is_written_as_in_files() -> None:
    goal = aim("build", value=13, seat="N")
    where = at("4D KH", "9H", announced={"N": [13]})
    text = puzzle_text(PuzzleEntry(position=setup_of(where), goal=goal))
    assert "goal: {kind: build, value: 13, for: N}\n" in text
    assert load_puzzle("f", text, VARIANTS).entry.goal == goal


def test_a_goal_of_finding_all_is_written_too() -> None:
    entry = PuzzleEntry(position=setup_of(at("9D 5H", "9C 5C")), goal=FindAllGoal(kind="find-all", count=2))
    assert written(entry) == entry
    assert prove_puzzle("p", load_puzzle("f", puzzle_text(entry), VARIANTS)).goal == entry.goal


def test_long_lines_are_broken_and_letters_of_all_languages_are_kept() -> None:
    remark = "Eine Neun für Beatrice, où l’on gagne: " * 10 + "ende"
    entry = PuzzleEntry(position=setup_of(OPEN_END), goal=aim("win-most"), remark=remark)
    text = puzzle_text(entry)
    assert "für" in text
    assert max(map(len, text.splitlines())) <= 120
    assert written(entry).remark == remark

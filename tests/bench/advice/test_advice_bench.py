"""The bench of the advice itself: its judge finds what is planted, and a run that was stopped gives the same table."""

from dataclasses import replace
from pathlib import Path

import pytest
from rich.table import Table as Printed

from tests.bench.advice import playouts
from tests.bench.advice.going_on import TABLES, Bench
from tests.bench.advice.parts import Blunder, Checked, Found, Solved, SolvedHint
from tests.bench.advice.playouts import Lost, Table, casual_hand, differences, lost_in
from tests.bench.advice.tables import blunders, checked, exact
from tests.engine.setups import at, rest_won
from tutor.engine.zwickern import Position, read_play, scores, seen_by
from tutor.engine.zwickern.open_hands.endgame import margins
from tutor.lab.workers import HERE

# All cards but these are won, and the dealer is known: the last deal of two, two cards each.
END = replace(rest_won(at("10H 3C", "10D KS", seats="N S", hands={"N": "10S 7C"}, last="S")), dealer=0)


def lost(position: Position, play: str, best: str, worlds: int = 6) -> Lost:
    """Return what a play loses against another."""
    played, better = (read_play(position, text).play for text in (play, best))
    return lost_in(differences(position, played, better, "careful", range(worlds), "a seed"))


def test_a_certain_loss_is_found_in_the_only_world_there_is() -> None:
    """The ten of diamonds is left to the ten of spades; the exact search says the same."""
    exact = margins(END)
    taken, laid = (read_play(END, text).play for text in ("10H x 10D", "10H"))
    assert lost(END, "10H", "10H x 10D") == Lost(exact[taken] - exact[laid], 0) == Lost(7, 0)


def test_a_play_loses_nothing_against_itself() -> None:
    assert lost(END, "10H", "10H") == Lost(0, 0)


@pytest.mark.parametrize("table", TABLES)
def test_worlds_have_the_same_view_and_all_cards(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = casual_hand(table, 3)
    assert hand == casual_hand(table, 3)
    position = hand.positions[5]
    starts: list[Position] = []

    def worth(start: Position, *_: object) -> float:
        starts.append(start)
        return 0.0

    monkeypatch.setattr(playouts, "_worth", worth)
    differences(position, hand.plays[5], hand.plays[5], "careful", range(4), "a seed")
    assert {seen_by(one, one.turn) for one in starts} == {seen_by(position, position.turn)}
    assert len({one.hands for one in starts}) > 1


def test_playouts_end_with_all_points_of_the_hand() -> None:
    hand = casual_hand(TABLES[1], 3)
    assert sum(score.cards for score in scores(hand.end)) == len(hand.position.rules.pack)


def test_a_run_that_was_stopped_gives_the_same_table(tmp_path: Path) -> None:
    """The second run finds the first hand in the file, cut off in the middle of the second line."""

    def work(number: int) -> list[int]:
        calls.append(number)
        return [number, 10 * number]

    calls: list[int] = []
    whole = Bench(tmp_path / "whole", HERE, 1, 80)._some("part", work, 5)
    stopped = Bench(tmp_path / "stopped", HERE, 1, 80)
    stopped._some("part", work, 2)
    file = stopped.folder / "part.lines"
    file.write_text(file.read_text("utf-8") + "[1, 1", "utf-8")
    calls.clear()
    assert stopped._some("part", work, 5) == whole == [0, 0, 1, 10, 2]
    assert 0 not in calls


def test_tables_count_what_is_wrong() -> None:
    some = [
        Solved(5, "5C", 0, warned=True, named=2, marked=True, points=3),
        Solved(5, "6C", 4, warned=True, named=4, marked=False, points=1),
    ]
    found = column(exact((some, [SolvedHint(5, 0), SolvedHint(5, 1)])))
    assert found["of a play that is exactly best"] == "1"
    assert found["that name more than the exact loss"] == "1"
    assert found["on a play that is exactly best"] == "1"
    assert found["of these unmarked"] == "1"
    assert found["mean error of the loss"] == "3.00"
    assert found["hints that lose something"] == "1"


def test_what_playouts_refute_is_counted_by_opponents() -> None:
    """The first is refuted by both, the second says too much against Casual opponents, and the third is borne out."""
    lines = (Lost(-3, 1), Lost(-4, 1)), (Lost(3, 0.5), Lost(1, 0.4)), (Lost(2, 1), Lost(3, 1))
    some = [Checked(0, 7, "5C", "6C", "advice-wait-given", 2, 0.0, *each) for each in lines]
    found = column(checked("Warnings", {TABLES[0]: some}))
    assert found["the play is at least as good"] == "1 / 1 / 1"
    assert found["refuted: no worse at two errors"] == "1 / 1 / 1"
    assert found["more than they bear out, at two errors"] == "1 / 2 / 1"


def test_planted_plays_that_are_marked_are_counted() -> None:
    one = Blunder(0, 7, "5C", Lost(4, 1))
    found = column(blunders({TABLES[0]: [(one, Found("?", 3.0, 0.1)), (one, Found(None, 0.2, 0.3))]}))
    assert (found["planted"], found["marked"]) == ("2", "1")


def column(table: Printed) -> dict[str, str]:
    """Return the cells of the last column of a table by the names of the rows."""
    first, *_, last = ([str(cell) for cell in column.cells] for column in table.columns)
    return dict(zip(first, last, strict=True))

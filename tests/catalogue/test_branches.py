"""Branches of a game: the plays that they accept, their ends, and the records that they make."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tutor.catalogue.branches import after, before, branch, played_lines, record_entry
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.content.files.folders import content_root, files_of
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import VARIANTS, Position, deal_is_over, legal_plays, scores, write_play


@cache
def games() -> tuple[Record, ...]:
    """The project's own records."""
    return tuple(prove_record(file.stem, file.read_bytes(), VARIANTS) for file in files_of("game", content_root()))


def sample() -> Record:
    """The Christiansen sample game."""
    return next(game for game in games() if game.id == "christiansen")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_plays_of_the_record_lead_through_the_record(game: Record) -> None:
    found = branch(game, 0, [ply.entry.play for ply in game.plies])
    assert found.refused is None
    assert found.plays == tuple(ply.play for ply in game.plies)
    assert found.positions[:-1] == tuple(ply.position for ply in game.plies)
    assert found.finished == game.finished
    assert scores(found.end, majority=found.finished) == game.scores


def test_nothing_is_read_after_a_line_that_is_not_a_legal_play() -> None:
    found = branch(sample(), 0, ["KS x QS+AD", "KS x QS+AD", "JC"])
    assert len(found.plays) == 1
    assert found.refused == "KS x QS+AD"
    assert branch(sample(), 0, ["nonsense"]).refused == "nonsense"


def test_at_the_end_of_a_deal_the_next_one_of_the_record_is_dealt() -> None:
    game = sample()
    first_of_next = next(number for number, ply in enumerate(game.plies) if ply.deal == 1)
    lines = played_on(game, first_of_next - 4, [0, 0, 0, 0])
    found = branch(game, first_of_next - 4, lines)
    assert [write_play(ply.position, ply.play) for ply in game.plies[first_of_next - 4 : first_of_next]] != lines
    assert found.position.hands == game.plies[first_of_next].position.hands
    assert found.position.turn == game.plies[first_of_next].position.turn
    assert not found.over


def test_where_a_record_ends_within_a_hand_a_branch_ends_too() -> None:
    whole = sample()
    deal = whole.entry.deals[0]
    text = record_text(whole.entry.model_copy(update={"deals": (deal,), "result": {}}))
    game = prove_record("first-deal", text.encode(), VARIANTS)
    found = branch(game, len(game.plies))
    assert found.over
    assert not found.finished
    assert found.end == found.position, "what lies there is not given to anybody"
    assert branch(game, len(game.plies), ["3H"]).refused == "3H", "and nothing can be played"


def played_on(game: Record, kept: int, choices: list[int]) -> list[str]:
    """List the plays after the first `kept` ones of a game, each chosen among the legal ones by a number."""
    position: Position = before(game, kept)
    lines = []
    for choice in choices:
        if deal_is_over(position):
            break
        plays = list(legal_plays(position))
        play = plays[choice % len(plays)]
        lines.append(write_play(position, play))
        position = after(game, position, play)
    return lines


@examples(20)
@given(data=st.data())
def test_a_branch_makes_a_record_that_holds_and_replays_it(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games()))
    kept = data.draw(st.integers(0, len(game.plies)))
    choices = data.draw(st.lists(st.integers(0, 50), max_size=12))
    made = branch(game, kept, played_on(game, kept, choices))
    assert made.refused is None
    again = prove_record("again", record_text(record_entry(made, "Another way")).encode(), VARIANTS)
    assert again.entry.title == "Another way"
    assert [ply.play for ply in again.plies] == [*(ply.play for ply in game.plies[:kept]), *made.plays]
    assert [ply.entry.note for ply in again.plies[:kept]] == [ply.entry.note for ply in game.plies[:kept]]
    assert played_lines(made) == tuple(ply.entry.play for ply in again.plies[kept:])
    assert again.finished == made.finished

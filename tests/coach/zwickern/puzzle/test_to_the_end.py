"""The rest of a hand with all cards open: a line of best play, and the best reply to each other play."""

from hypothesis import given

from tests.app.playing import puzzles
from tests.coach.goals import OPEN_END, open_endings
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds.win_most import best_outcome
from tutor.coach.zwickern.puzzle.to_the_end import ToTheEnd, end_line, line_lines, reply_lines, to_the_end
from tutor.engine.zwickern import Play, Position, legal_plays, make_play, scores
from tutor.engine.zwickern.hand.deal_and_play import finish
from tutor.engine.zwickern.open_hands.endgame import margins
from tutor.text import language, render

WORDS = language("en")


def always() -> bool:
    """Never stop looking."""
    return True


def final(where: Position, plays: tuple[Play, ...]) -> int:
    """Return the margin of the player to play once these plays have ended the hand."""
    player, after = where.turn, where
    for play in plays:
        after = make_play(after, play)
    assert not any(after.hands)
    own, other = (scores(finish(after))[seat].points for seat in (player, 1 - player))
    return own - other


@examples(20)
@given(open_endings())
def test_the_line_is_legal_and_ends_with_the_best_margin(where: Position) -> None:
    found = to_the_end(where, always)
    after = where
    for play in found.line:
        assert play in best_outcome(after).plays
        after = make_play(after, play)
    assert final(where, found.line) == found.best == best_outcome(where).best


@examples(20)
@given(open_endings())
def test_every_other_play_is_said_with_its_cost_and_a_best_reply(where: Position) -> None:
    found = to_the_end(where, always)
    told = {one.play: one for one in found.replies}
    assert {found.line[0], *told} == set(legal_plays(where))
    assert [one.cost for one in found.replies] == sorted(one.cost for one in found.replies)
    values = margins(where)
    for play, one in told.items():
        assert one.cost == found.best - values[play]
        after = make_play(where, play)
        if one.reply is not None:
            assert after.turn != where.turn
            assert -best_outcome(after).best == values[play]
            assert one.reply in best_outcome(after).plays


def test_plays_for_which_there_is_no_time_are_counted() -> None:
    where = next(one.position for one in puzzles() if one.goal.kind == "win-most")
    times = iter([True, True, False])
    found = to_the_end(where, lambda: next(times))
    others = len(list(legal_plays(where))) - 1
    assert (len(found.replies), found.left) == (2, others - 2)
    assert others > 2
    last = list(reply_lines(where, found))[-1]
    assert render(WORDS, last) == WORDS("end-left", number=others - 2)


def test_it_is_said_play_by_play_with_the_result() -> None:
    """Four cards are left: taking the nine wins all, laying it down loses all."""
    found = to_the_end(OPEN_END, always)
    lines = [render(WORDS, line) for line in line_lines(OPEN_END, found)]
    assert len(lines) == len(found.line) == sum(len(hand or ()) for hand in OPEN_END.hands)
    assert "9♠ takes 9♦" in lines[0]
    assert "you finish this game 4 points ahead" in render(WORDS, end_line(OPEN_END, found))
    told = [render(WORDS, line) for line in reply_lines(OPEN_END, found)]
    assert any("Lay down 9♠: 8 points worse." in line for line in told)
    assert any("replies:" in line for line in told)


def test_where_nothing_else_can_be_played_nothing_else_is_said() -> None:
    found = ToTheEnd(3, (), ())
    assert list(reply_lines(OPEN_END, found)) == []

"""What is said of the cost of plays with all cards open: only what is proven is called best."""

import os
from collections import OrderedDict

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, open_app, texts
from tutor.app.base.library import library
from tutor.app.base.processes import workers
from tutor.app.replay import open_cards
from tutor.app.replay.open_cards import cost_lines, summed_up
from tutor.app.replay.solving import quick, work
from tutor.app.server.long_work import ready_for_long_work
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Play, Position, sides
from tutor.lab.solver import SoFar, Worth, Worths
from tutor.text import Line, Signed, render

CHRISTIANSEN = next(game for game in library().records if game.id == "lessons/games/christiansen")
PARTNERS = next(game for game in library().records if game.id == "lessons/games/jensen-partnership")
EARLY, LATE = CHRISTIANSEN.plies[0], CHRISTIANSEN.plies[43]


def said(position: Position, made: Play | None, outcome: Worths) -> str:
    """The lines as they are read."""
    known = summed_up(outcome, made)
    assert known is not None
    return " ".join(render(WORDS, line) for line in cost_lines(position, known))


def shown(at: AppTest) -> str:
    """What the page says."""
    return texts(at).replace("\\", "")


def test_a_late_position_is_settled_at_once_and_an_early_one_is_not() -> None:
    late = quick(LATE.position, LATE.play)
    assert late is not None
    assert late.done
    early = quick(EARLY.position, EARLY.play)
    assert early is not None
    assert not early.done


def test_with_more_time_more_is_settled_and_time_ends_the_work() -> None:
    ply = CHRISTIANSEN.plies[13]
    assert not (quick(ply.position, ply.play) or Worths((), True, 0, True)).done
    found = work(ply.position, ply.play, 60)
    assert found is not None
    assert found.done
    given_up = work(EARLY.position, EARLY.play, 0)
    assert given_up is not None
    assert not given_up.done
    ready_for_long_work()


def test_hands_that_are_not_known_cannot_be_counted() -> None:
    puzzle = next(puzzle for puzzle in library().puzzles if None in puzzle.position.hands)
    assert quick(puzzle.position, None) is None


@pytest.mark.parametrize("one", [LATE, PARTNERS.plies[50]], ids=["alone", "partners"])
def test_no_play_is_called_better_than_one_that_gives_nothing_away(one: Ply) -> None:
    outcome = quick(one.position, one.play)
    assert outcome is not None
    best = outcome.worths[0]
    unit = "own" if len(sides(one.position.plan)) > 2 else "margin"
    assert outcome.individuals == (unit == "own")
    points = best.points if unit == "own" else Signed(best.points)
    assert said(one.position, best.play, outcome) == render(WORDS, Line(f"open-none-better-{unit}", {"points": points}))


def test_what_a_play_gave_away_is_said_with_what_was_best() -> None:
    """Source: the solver; Dianne's second build of 25 gave away a point against another play."""
    ply = CHRISTIANSEN.plies[38]
    outcome = work(ply.position, ply.play, 60)
    assert outcome is not None
    assert outcome.done
    text = said(ply.position, ply.play, outcome)
    assert text.startswith(WORDS("open-cost", points=1))
    best = outcome.worths[0]
    play = render(WORDS, play_line(ply.position, best.play))
    assert WORDS("open-best-own", play=play, points=best.points) in text


def test_of_what_is_not_settled_nothing_is_kept_to_be_said() -> None:
    worth = Worth(EARLY.play, 4)
    for so_far in (None, SoFar(EARLY.play, 4, proven=False), SoFar(EARLY.play, 4, proven=True)):
        for worths in ((), (worth,), (worth, worth)):
            assert summed_up(Worths(worths, False, 1000, True, so_far), EARLY.play) is None


def test_only_a_few_of_many_best_plays_are_listed() -> None:
    plays = [worth.play for worth in (quick(LATE.position, None) or Worths((), True, 0, True)).worths]
    outcome = Worths(tuple(Worth(play, 2) for play in [*plays, *plays, *plays]), True, 9, True)
    assert said(LATE.position, None, outcome).endswith(WORDS("open-more-best", number=len(plays) * 3 - 3))


def test_the_page_says_what_a_play_cost_and_the_switch_ends_it() -> None:
    at = open_app("replay", ply="44")
    assert WORDS("open-title") in shown(at)
    assert "in the rest of the deal" in shown(at)
    at.toggle(key="open cards").set_value(False).run()
    assert WORDS("open-title") not in shown(at)


def test_nothing_is_said_of_a_play_that_does_not_settle() -> None:
    """The first play of a deal never does; for the fourteenth there is no time where nothing is served."""
    for ply in ("1", "14"):
        at = open_app("replay", ply=ply)
        assert WORDS("replay-engine") in shown(at)
        assert WORDS("open-title") not in shown(at)


def test_with_many_cards_in_hand_no_count_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Position] = []

    def count(position: Position, made: Play | None) -> None:
        counted.append(position)

    monkeypatch.setattr(open_cards, "quick", count)
    held = [sum(len(hand or ()) for hand in ply.position.hands) for ply in CHRISTIANSEN.plies]
    few = held.index(open_cards.MOST_HELD)
    for ply in (1, few, few + 1):
        open_app("replay", ply=str(ply))
    assert counted == [CHRISTIANSEN.plies[few].position]


def test_where_it_is_served_there_is_time_and_what_was_found_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_cards, "_known", OrderedDict())
    with workers(os.getpid, ready_for_long_work):
        # However busy the machine is.
        monkeypatch.setattr(open_cards, "MOST_SECONDS", 60)
        assert "in the rest of the deal" in shown(open_app("replay", ply="14"))
        monkeypatch.setattr(open_cards, "MOST_SECONDS", 1)
        assert WORDS("open-title") not in shown(open_app("replay", ply="10"))
    # Nothing is counted again, be it settled or not.
    monkeypatch.setattr(open_cards, "_work_out", None)
    assert "in the rest of the deal" in shown(open_app("replay", ply="14"))
    assert WORDS("open-title") not in shown(open_app("replay", ply="10"))


def test_the_best_of_another_course_is_said_too() -> None:
    at = open_app("replay", ply="44", mode="try")
    assert "in the rest of the deal" in shown(at)


def test_nothing_is_counted_while_a_play_is_guessed() -> None:
    at = open_app("replay", ply="44", mode="guess")
    assert WORDS("open-title") not in shown(at)


def test_what_was_found_longest_ago_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_cards, "_known", OrderedDict())
    monkeypatch.setattr(open_cards, "_MOST_KNOWN", 2)
    for ply in CHRISTIANSEN.plies[:3]:
        open_cards._keep(ply.position, None, None)
    assert [position for position, _ in open_cards._known] == [ply.position for ply in CHRISTIANSEN.plies[1:3]]

"""The learner's games in Replay: opened once they are over, marked by their review, their mistakes tried again."""

import json
from math import inf
from urllib.parse import unquote

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished, keep, match_of
from tests.app.playing import WORDS, board_of, click, line_of_plays, links, make_play, open_app, texts
from tests.matches.playing import events_of, played_out, started
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.play.review_store import kept_review
from tutor.app.play.review_view import mark_told
from tutor.app.play.review_work import FEW_WORLDS
from tutor.app.replay import again
from tutor.app.visitor.page_address import game_address, played_game_id
from tutor.engine.zwickern import Capture, legal_plays, seen_by, violations
from tutor.matches.events import Dealt
from tutor.matches.match import Hand
from tutor.matches.review.found import Judged, Review, best_play
from tutor.matches.review.review import right_again
from tutor.matches.review.words import said_of_play


def reviewed(number: str = "4712") -> tuple[AppTest, Hand, Review]:
    """Play a game, have it reviewed, and open it in Replay; return the page, the game, and the review."""
    match = finished(None, number)
    open_app("play", match=str(match))
    review = kept_review(match_of(match), 0)
    assert review is not None
    return open_app("replay", **game_address(match, 0)), match_of(match).hands[0], review


def address(at: AppTest) -> dict[str, str]:
    """Return the address of the page."""
    return {key: value if isinstance(value, str) else value[0] for key, value in at.query_params.items()}


def test_a_game_that_is_over_opens_without_a_review_too() -> None:
    match = finished()
    at = open_app("replay", **game_address(match, 0, 3))
    assert address(at)["game"] == played_game_id(match, 0)
    assert board_of(at)["epoch"].endswith("#ply 3")
    click(at, "replay-last")
    assert len(at.table[0].value) == len(match_of(match).sides)


def test_the_score_sheet_leads_to_every_game_of_a_match() -> None:
    match = finished(None, "4711", "4712")
    found = links(open_app("play", match=str(match)))
    for number in (0, 1):
        page, where = found[WORDS("play-sheet-replay", number=number + 1)]
        assert board_of(open_app(page, **{key: unquote(value) for key, value in where.items()}))["epoch"] == (
            f"{played_game_id(match, number)}#ply 0"
        )


def test_the_beginning_of_a_game_says_why_it_does_not_count() -> None:
    match = finished(None, "4712", source="day")
    open_app("play", match=str(match))
    assert escape_markdown(WORDS("review-uncounted-public")) in texts(open_app("replay", **game_address(match, 0)))


def test_a_game_that_is_not_over_stays_closed() -> None:
    """Its cards are open only because the game is over."""
    began = started("dietze", 2)
    match = keep(events_of(began, played_out(began, Dealt(number="4711", dealer=0), most=10)))
    at = open_app("replay", **game_address(match, 0))
    assert not board_of(at)["epoch"].startswith("match/")
    assert at.info


@pytest.mark.parametrize("name", ["match/", "match/x/1", "match/00000000-0000-0000-0000-000000000000/1", "match//²"])
def test_no_ones_game_is_reported(name: str) -> None:
    at = open_app("replay", game=name)
    assert at.info
    assert not board_of(at)["epoch"].startswith("match/")


@pytest.mark.parametrize("number", ["0", "2", "01", "-1", "1x", ""])
def test_a_match_has_only_the_games_that_were_played(number: str) -> None:
    match = finished()
    at = open_app("replay", game=f"match/{match}/{number}")
    assert not board_of(at)["epoch"].startswith("match/")


def test_the_plays_that_the_review_marks_bear_its_signs() -> None:
    at, _, review = reviewed()
    cells = [cell for one in line_of_plays(at)["sections"] for row in one["rows"] for cell in row if cell is not None]
    signed = {cell["ply"]: cell["judged"] for cell in cells if "judged" in cell}
    assert signed == {one.ply + 1: str(one.sign) for one in review.marked}


def test_a_mark_says_why_and_keeps_the_better_play_folded() -> None:
    at, hand, review = reviewed()
    worst = review.marked[0]
    click(at, "replay-next-mistake")
    assert address(at)["ply"] == str(worst.ply + 1)
    assert markdown(mark_told(review, worst, hand).line) in texts(at)
    box = next(one for one in at.expander if one.label == WORDS("review-what-was-better"))
    folded = "\n".join(one.value for one in box.markdown)
    assert all(markdown(one.line) in folded for one in said_of_play(review, worst, hand))


def trying(number: str = "4712") -> tuple[AppTest, Hand, Review, Judged]:
    """Open the first mistake of a game to try it again."""
    at, hand, review = reviewed(number)
    click(at, "replay-next-mistake")
    return click(at, "try-again"), hand, review, review.marked[0]


def test_a_mistake_is_tried_again_from_the_seat_of_the_learner() -> None:
    """No card that the learner had not seen goes to the browser."""
    at, hand, _, judged = trying()
    position = hand.positions[judged.ply]
    sent = json.dumps([json.loads(one.proto.json) for one in at.get("bidi_component")])
    unseen = {card.code for card in seen_by(position, position.turn).unseen}
    assert board_of(at)["interactive"]
    assert board_of(at)["you"] == f"s{position.turn}"
    assert not {code for code in unseen if f'"{code}"' in sent}
    assert escape_markdown(WORDS("again-about")) in texts(at)


def test_the_better_play_is_right_and_the_one_made_is_not() -> None:
    at, hand, _, judged = trying()
    position = hand.positions[judged.ply]
    make_play(at, position, hand.plays[judged.ply])
    assert [one.value for one in at.warning] == [escape_markdown(WORDS("again-same"))]
    make_play(at, position, best_play(judged, hand))
    assert not at.warning
    assert [one.value for one in at.success] == [
        f"**{WORDS('feedback-title-right')}.** {escape_markdown(WORDS('again-right'))}"
    ]


def test_a_try_is_never_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    at, hand, _, judged = trying()
    asked = list[float]()
    monkeypatch.setattr(again, "begin", lambda *_, seconds=0.0: asked.append(seconds))
    make_play(at, hand.positions[judged.ply], best_play(judged, hand))
    assert asked == [inf]


def test_any_other_play_is_judged_as_the_review_would() -> None:
    at, hand, _, judged = trying()
    position, best = hand.positions[judged.ply], best_play(judged, hand)
    others = [play for play in legal_plays(position) if play not in (best, hand.plays[judged.ply])]
    for play in others[:3]:
        make_play(at, position, play)
        assert bool(at.success) is right_again(hand, judged.ply, best, play, FEW_WORLDS)
        assert bool(at.warning) is not bool(at.success)


def test_an_illegal_try_is_answered_as_everywhere() -> None:
    at, hand, _, judged = trying()
    position = hand.positions[judged.ply]
    tries = (Capture(card, (item,)) for card in position.hand for item in position.table)
    illegal = next(play for play in tries if violations(position, play))
    make_play(at, position, illegal)
    assert WORDS("feedback-title-wrong") in at.error[0].value


def test_the_better_play_is_named_when_asked_for_and_the_next_mistake_follows() -> None:
    at, hand, review, judged = trying()
    better = markdown(said_of_play(review, judged, hand)[-1].line)
    assert better not in texts(at)
    assert better in texts(click(at, "again-show"))
    click(at, "again-next")
    assert address(at)["ply"] == str(review.marked[1].ply + 1)
    assert better not in texts(at)
    click(at, "again-back")
    assert "mode" not in address(at)


def test_only_mistakes_can_be_tried_again() -> None:
    at, _, review = reviewed()
    marked = {one.ply for one in review.marked}
    other = next(one.ply for one in review.plays if one.ply not in marked)
    found = open_app("replay", **{**address(at), "ply": str(other + 1), "mode": "again"})
    assert not board_of(found)["interactive"]
    open_app("replay", mode="again")

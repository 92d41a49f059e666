"""What a game of tricks has shown, without a browser: said and kept, opened in Replay, tried again, and counted."""

import json
from math import inf
from urllib.parse import unquote
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import MOMENT, finished, match_of
from tests.app.playing import WORDS, board_of, click, links, open_app, tell, texts
from tests.matches.tricks.playing import Chooses, by_level, started_tricks, tricks_played
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.kits import said_action
from tutor.app.board.tricks.in_words import tricks_in_words
from tutor.app.play.review_store import kept_review
from tutor.app.play.review_view import action_mark
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.page_address import trick_game_address
from tutor.app.visitor.profile import LOCAL
from tutor.matches.events import Event, Played, kind_of, read_event, write_event
from tutor.matches.review.figures import figures
from tutor.matches.review.found import Cause
from tutor.matches.review.words import lost_line
from tutor.matches.tricks.match import TrickHand, fold_tricks
from tutor.matches.tricks.review.found import TrickCause, TrickReview
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES, said_of_action, said_of_trick_hand
from tutor.text import Line
from tutor.trainer.events import GameEvent

MATCH = UUID(int=77)


def bold(hand: TrickHand) -> str:
    """Stay, bid and play the lowest card: what someone does who gives chips away."""
    game = hand.game.game
    options = [game.write_action(hand.position, action) for action in game.legal_actions(hand.position)]
    return next((one for one in options if one in ("skip", "stay", "ask 1", "bid 1")), options[-1])


def finished_tricks(way: str = "zwicken", number: str = "4", chooses: Chooses = bold, match: UUID = MATCH) -> TrickHand:
    """Put a match with one game that is over into the log."""
    hand = tricks_played(way, 4, number, chooses)
    events: list[Event] = [started_tricks(way, 4), hand.dealt]
    events += [Played(ply=ply, play=line) for ply, line in enumerate(hand.lines)]
    kept = [GameEvent(LOCAL, match, at, MOMENT, kind_of(one), write_event(one)) for at, one in enumerate(events)]
    assert log().append(kept)
    return hand


def review_in_log() -> TrickReview:
    """The review that the log keeps."""
    match = fold_tricks(read_event(one.kind, one.value) for one in log().events(LOCAL, MATCH))
    found = kept_review(match, 0)
    assert isinstance(found, TrickReview)
    return found


@pytest.mark.parametrize("way", ["zwicken", "zwikken-1850", "zwikken-1900", "zwikken-2000"])
def test_a_game_that_is_over_is_reviewed_and_the_review_kept(way: str) -> None:
    hand = finished_tricks(way)
    page = texts(open_app("play", match=str(MATCH)))
    review = review_in_log()
    assert [one.ply for one in review.plays] == hand.own_plays(0)
    for one in review.marked[:3]:
        assert markdown(action_mark(review, one, hand).line) in page
    for one in said_of_trick_hand(review):
        assert markdown(one.line) in page
    # It says by which model, since nothing is best for players who each want the most.
    assert escape_markdown(WORDS("tricks-review-model")) in page


def test_on_the_table_nothing_is_said_to_be_still_to_come() -> None:
    finished_tricks()
    board = board_of(open_app("play", match=str(MATCH)))
    assert WORDS("tricks-empty") not in [zone.get("empty") for zone in board["zones"]]
    assert not any(WORDS("tricks-trick") in line for line in tricks_in_words(WORDS, board))


def test_each_mark_leads_to_where_it_can_be_tried_again_and_to_a_step() -> None:
    finished_tricks()
    at = open_app("play", match=str(MATCH))
    worst = max(review_in_log().marked, key=lambda one: one.points)
    page, address = links(at)[WORDS("review-try")]
    address = {key: unquote(value) for key, value in address.items()}
    assert (page, address) == ("replay", trick_game_address(MATCH, 0, worst.ply + 1, again=True))
    taught = [label for label, (_, address) in links(at).items() if {"cousin", "step"} <= set(address)]
    assert taught, links(at)
    assert links(at)[WORDS("review-to-replay")][1]["at"] == "0"


def test_replay_opens_it_with_its_marks_and_not_the_better_one_at_once() -> None:
    hand = finished_tricks()
    open_app("play", match=str(MATCH))
    review = review_in_log()
    worst = max(review.marked, key=lambda one: one.points)
    at = open_app("replay", **trick_game_address(MATCH, 0, worst.ply + 1))
    assert markdown(action_mark(review, worst, hand).line) in texts(at)
    (box,) = [one for one in at.expander if one.label == WORDS("review-what-was-better")]
    assert not box.proto.expanded
    assert not [one for one in open_app("replay", cousin=f"match/{MATCH}/2").title if "Zwicken" in one.value]
    start = open_app("replay", **trick_game_address(MATCH, 0))
    assert markdown(said_of_trick_hand(review)[0].line) in texts(start)


def again(at: AppTest, action: str, *cards: str) -> AppTest:
    """Do an action on the board of Replay."""
    seq = at.session_state["visit"].exercises.last_seq + 1
    selected = [f"c-{card}" for card in cards]
    return tell(
        at, {"epoch": board_of(at)["epoch"], "seq": seq, "action": action, "selected": selected, "choice": None}
    )


def test_a_mistake_is_tried_again_from_the_learners_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the seat saw is sent; the same one again is recognized, and the better one is right."""
    asked = list[float]()
    monkeypatch.setattr("tutor.app.replay.again.begin", lambda *_, seconds=0.0: asked.append(seconds))
    hand = finished_tricks(
        chooses=lambda one: (
            "stay"
            if one.position.turn == 0 and not one.position.tricks and not one.position.trick and "stay" in options(one)
            else bold(one)
        )
    )
    open_app("play", match=str(MATCH))
    review = review_in_log()
    judged = next(one for one in review.marked if one.best == "pass")
    at = open_app("replay", **trick_game_address(MATCH, 0, judged.ply + 1, again=True))
    assert board_of(at)["interactive"]
    shown = {card for zone in board_of(at)["zones"] for item in zone.get("items", []) for card in item["cards"]}
    others = {card.code for seat in (1, 2, 3) for card in hand.positions[judged.ply].hands[seat] or ()}
    assert not shown & others
    made, *cards = hand.lines[judged.ply].split()
    again(at, made, *cards)
    assert escape_markdown(WORDS("tricks-again-same")) in [one.value for one in at.warning]
    again(at, "pass")
    assert escape_markdown(WORDS("tricks-review-good")) in "".join(one.value for one in at.success)
    assert asked == [inf]
    click(at, "again-show")
    assert markdown(said_of_action(review, judged, hand, said_action)[0].line) in texts(at)
    click(at, "again-back")
    assert at.query_params["at"] in (str(judged.ply + 1), [str(judged.ply + 1)])


def options(hand: TrickHand) -> list[str]:
    """What may be done now, in notation."""
    game = hand.game.game
    return [game.write_action(hand.position, action) for action in game.legal_actions(hand.position)]


def test_progress_tells_the_chips_given_away_by_cause() -> None:
    """Of games of tricks alone; a person who has played none sees nothing of it."""
    assert escape_markdown(WORDS("tricks-games-title")) not in [one.value for one in open_app("progress").header]
    finished_tricks()
    open_app("play", match=str(MATCH))
    found = figures([review_in_log()], TrickCause)
    at = open_app("progress")
    headers = [one.value for one in at.header]
    assert escape_markdown(WORDS("tricks-games-title")) in headers
    assert escape_markdown(WORDS("games-title")) not in headers
    mean = lost_line("tricks-games-mean", found.mean, found.error)
    assert markdown(mean) in texts(at)
    rows = at.table[0].value.values.tolist()
    marked = {escape_markdown(WORDS(TRICK_CAUSE_NAMES[cause])) for cause in TrickCause if found.plays[cause]}
    assert {row[0] for row in rows} == marked


def test_progress_keeps_games_of_tricks_and_of_zwickern_apart() -> None:
    """Points and chips are different things, so neither kind takes part in the figures of the other."""
    finished_tricks()
    other = finished(None, "4712")
    for match in (MATCH, other):
        open_app("play", match=str(match))
    zwickern = kept_review(match_of(other), 0)
    assert zwickern is not None
    both = [("games-mean", figures([zwickern], Cause)), ("tricks-games-mean", figures([review_in_log()], TrickCause))]
    at = open_app("progress")
    one_game = markdown(Line("games-number", {"number": 1}))
    told_of_games = [one.value for one in at.markdown if one.value.endswith(one_game)]
    means = [lost_line(name, one.mean, one.error) for name, one in both]
    assert told_of_games == [f"{markdown(mean)}  \n{one_game}" for mean in means]
    plays = [sum(map(int, one.value[WORDS("games-plays")])) for one in at.table[:2]]
    assert plays == [sum(found.plays.values()) for _, found in both]


def test_progress_draws_the_chips_of_each_game() -> None:
    second = UUID(int=78)
    finished_tricks()
    finished_tricks(number="5", match=second)
    for match in (MATCH, second):
        open_app("play", match=str(match))
    (chart,) = open_app("progress").get("vega_lite_chart")
    spec = json.loads(chart.proto.spec)
    assert spec["description"] == WORDS("tricks-games-over-time")
    assert [layer["encoding"]["y"]["title"] for layer in spec["layer"]] == [WORDS("tricks-games-chips")] * 2


def test_a_careful_game_counts_as_well() -> None:
    finished_tricks(chooses=by_level("careful"))
    page = texts(open_app("play", match=str(MATCH)))
    assert review_in_log().marked or escape_markdown(WORDS("review-nothing")) in page

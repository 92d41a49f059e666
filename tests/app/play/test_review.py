"""What a game has shown, without a browser: its review, kept with it, and the ways on."""

import os
from collections.abc import Callable
from math import inf
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import Clock
from tests.app.play.games import finished, keep, match_of
from tests.app.playing import MAIN, WORDS, click, links, open_app, run, texts
from tests.matches.playing import events_of, played_out, started
from tests.matches.review.planted import PLANTED, Planted, hand_of
from tutor.app.base.lane import SERVER, Call, Job, Lane
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.processes import begin, workers
from tutor.app.play import review_store, review_work
from tutor.app.play.review_store import kept_review
from tutor.app.play.review_view import PLAYS_TOLD, mark_told
from tutor.app.play.review_work import FEW_WORLDS, reviewing
from tutor.app.server.long_work import ready_for_long_work
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.session import AwaitedReview, PlayPage, Session
from tutor.bots.ranking import WORLDS
from tutor.coach.zwickern.words.plays import your_play_line
from tutor.engine.zwickern import Rules
from tutor.matches.events import Dealt, HeldBack, Hinted, Reviewed, Started, kind_of, read_event, write_event
from tutor.matches.match import Hand
from tutor.matches.review import review as review_module
from tutor.matches.review.figures import figures
from tutor.matches.review.found import Cause, Review, read_review, write_review
from tutor.matches.review.games import Reviewing
from tutor.matches.review.review import review
from tutor.matches.review.teaching import TEACHING, step_for
from tutor.matches.review.words import lost_line, luck_line, said_of_hand
from tutor.text import Line
from tutor.trainer.events import GameEvent


def review_in_log(match: UUID, number: int = 0) -> Review:
    """Return the review that the log keeps of a game."""
    found = kept_review(match_of(match), number)
    assert found is not None
    return found


def test_a_game_that_is_over_is_reviewed_and_the_review_kept() -> None:
    """It gives the worst plays in a sentence each, without the better play, and the points given away."""
    match = finished(None, "4712")
    at = open_app("play", match=str(match))
    review, hand = review_in_log(match), match_of(match).hands[0]
    worst = sorted(review.marked, key=lambda one: one.points, reverse=True)
    assert len(worst) > PLAYS_TOLD
    page = texts(at)
    for place, one in enumerate(worst):
        assert (markdown(mark_told(review, one, hand).line) in page) == (place < PLAYS_TOLD)
    assert escape_markdown(WORDS("review-more", number=len(worst) - PLAYS_TOLD)) in page
    for one in said_of_hand(review, hand):
        assert markdown(one.line) in page


@pytest.mark.parametrize(
    ("planted", "said"),
    [
        (PLANTED[0], "Move 1, you lay down 3♣: You could have made a Zwick."),
        (PLANTED[4], "Move 1, 3♣ takes 3♥: Another move would have won 4 more points right away."),
    ],
)
def test_a_mark_says_why_and_not_what_was_better(planted: Planted, said: str) -> None:
    hand = hand_of(planted.position, *planted.plays)
    found = review(hand, planted.position.turn)
    assert markdown(mark_told(found, found.plays[0], hand).line) == escape_markdown(said)


def test_a_mark_says_if_the_coach_has_helped_before_it() -> None:
    """Such plays do not count in the points given away, which would seem to be too few."""
    match = finished(None, "4712")
    played = match_of(match)
    found = review(played.hands[0], played.started.people[0], worlds=40)
    helped = found.model_copy(
        update={"plays": tuple(one.model_copy(update={"helped": one.sign is not None}) for one in found.plays)}
    )
    keep_text(match, write_review(helped))
    page = texts(open_app("play", match=str(match)))
    assert page.count(escape_markdown(WORDS("review-helped"))) == min(PLAYS_TOLD, len(helped.marked)) > 0


@pytest.mark.parametrize("old", [False, True])
def test_who_ignores_a_warning_sees_it_in_the_sums(old: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In logs from before warnings had events of their own, too, whose reviews took such plays for helped ones."""
    monkeypatch.setattr(review_store, "FEW_WORLDS", FEW_WORLDS)
    began = started("dietze", 2)
    hand = played_out(began, Dealt(number="4712", dealer=0), "4712")
    found = review(hand, began.people[0], worlds=FEW_WORLDS)
    worst = max(found.marked, key=lambda one: one.points)
    assert worst.is_warned_of
    warning = Hinted(ply=worst.ply, step=0) if old else HeldBack(ply=worst.ply, play=hand.lines[worst.ply])
    events = events_of(began, hand)
    events.insert(2 + worst.ply, warning)
    if old:
        plays = tuple(one.model_copy(update={"helped": one == worst}) for one in found.plays)
        events.append(Reviewed(hand=0, found=write_review(found.model_copy(update={"plays": plays}))))
    page = texts(open_app("play", match=str(keep(events))))
    assert markdown(said_of_hand(found, hand)[0].line) in page
    assert escape_markdown(WORDS("review-helped")) not in page
    mean = figures([found], Cause)
    assert markdown(lost_line("games-mean", mean.mean, mean.error)) in texts(open_app("progress"))


def test_a_review_is_worked_out_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    open_app("play", match=str(match))
    monkeypatch.setattr(review_store, "reviewing", None)
    events = match_of(match).events
    at = open_app("play", match=str(match))
    assert markdown(said_of_hand(review_in_log(match), match_of(match).hands[0])[0].line) in texts(at)
    assert match_of(match).events == events


def test_each_mark_leads_to_its_play_and_to_a_step_that_teaches_it() -> None:
    match = finished(None, "4712")
    at = open_app("play", match=str(match))
    marked = {str(one.ply + 1) for one in review_in_log(match).marked}
    page, address = links(at)[WORDS("review-try")]
    assert (page, address["mode"]) == ("replay", "again")
    assert address["ply"] in marked
    taught = {address.get("step") for page, address in links(at).values() if "lesson" in address}
    steps = {step_for(one.cause or Cause.OTHER).rpartition("/")[2] for one in review_in_log(match).marked}
    assert taught
    assert taught <= steps


def test_a_mark_leads_to_what_was_counted_about_the_advice_that_it_goes_against() -> None:
    """There is no link to builds for jokers in Dietze's and Danyliuk's version, which has no jokers."""
    match = finished(started("dietze", 2), "4712")
    at = open_app("play", match=str(match))
    worst = sorted(review_in_log(match).marked, key=lambda one: one.points, reverse=True)[:PLAYS_TOLD]
    assert {TEACHING[one.cause or Cause.OTHER].claim for one in worst} >= {"series", "joker-builds"}
    linked = [address for page, address in links(at).values() if address.get("view") == "numbers"]
    assert linked == [{"view": "numbers", "variant": "dietze", "seats": "2", "claim": "series"}]


@pytest.mark.parametrize(
    ("people", "opened", "message"),
    [(("South", "North"), False, "review-uncounted-shared"), (("South",), True, "review-uncounted-open")],
)
def test_some_games_are_not_reviewed_and_the_page_says_why(people: tuple[str, ...], opened: bool, message: str) -> None:
    match = finished(started("dietze", 2, people, open_hands=opened))
    at = open_app("play", match=str(match))
    assert escape_markdown(WORDS(message)) in texts(at)
    assert match_of(match).hands[0].review is None


def test_a_review_from_elsewhere_that_does_not_fit_is_made_again() -> None:
    match = finished()
    keep_text(match, '{"seat": 1}')
    open_app("play", match=str(match))
    assert review_in_log(match).plays


def keep_text(match: UUID, text: str) -> None:
    """Note any text as the review of the first game of a match."""
    before = log().events(LOCAL, match)
    event = Reviewed(hand=0, found=text)
    log().append([GameEvent(LOCAL, match, len(before), before[0].moment, kind_of(event), write_event(event))])


def test_the_next_game_goes_on_and_the_review_stays_with_the_first() -> None:
    match = finished()
    at = open_app("play", match=str(match))
    click(at, "next-game")
    assert review_in_log(match, 0).plays
    assert match_of(match).hands[1].review is None


def test_the_deal_of_the_day_stands_with_both_results_and_its_address(clock: Clock) -> None:
    """Beside the result, and on the entrance page as long as the day lasts."""
    day = f"{clock.moment:%Y%m%d}"
    began = started("jensen", 4)
    match = finished(began, day, source="day")
    at = open_app("play", match=str(match))
    review, hand = review_in_log(match), match_of(match).hands[0]
    both = markdown(luck_line(review, hand))
    assert review.careful is not None
    assert both in texts(at)
    assert f"?deal=jensen/4/{day}" in [one.value for one in at.code]
    assert next(one for one in at.expander if one.label == WORDS("play-these-cards")).proto.expanded
    assert both in texts(open_app("play"))


def test_a_review_that_comes_later_is_kept_all_the_same() -> None:
    """The visitor goes on before it is ready; the process works on, and the next run of the page keeps it."""
    match = finished()
    with workers(os.getpid, ready_for_long_work):
        at = AppTest.from_file(MAIN, default_timeout=60)
        at.switch_page("views/play.py")
        at.query_params["match"] = str(match)
        job = begin(reviewing, *arguments(match))
        assert job is not None
        at.session_state["visit"] = Session(play=PlayPage(awaited=AwaitedReview(match, 0, None, job)))
        job.wait(60)
        at.query_params.clear()
        run(at)
        assert review_in_log(match).to_bear_out
        run(at)
        awaited = at.session_state["visit"].play.awaited
        if awaited is not None:
            awaited.job.wait(60)
        run(at)
    assert review_in_log(match).deals == WORLDS
    assert not review_in_log(match).to_bear_out
    assert at.session_state["visit"].play.awaited is None


def arguments(match: UUID) -> tuple[Started, Rules, Hand, int]:
    """Return what the review of the first game of a match is worked out of."""
    found = match_of(match)
    return found.started, found.rules, found.hands[0], found.started.people[0]


def test_work_tells_how_much_of_it_is_done_and_can_be_given_up() -> None:
    match = finished()
    with workers(os.getpid, ready_for_long_work):
        job = begin(reviewing, *arguments(match), None, 2000)
        assert job is not None
        assert 0 <= job.hundredths <= 100
        while not job.begun:
            job.wait(0.01)
        job.stop()
        found = job.result()
        assert found is not None
        assert not found.looked
        assert job.hundredths == 100
    own = match_of(match).hands[0].own_plays(found.review.seat)
    assert [one.ply for one in found.review.plays] == own[: len(found.review.plays)]
    assert len(found.review.plays) < len(own)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> list[Reviewing]:
    """Steps of reviews are done as soon as they begin; return what they find."""
    steps: list[Reviewing] = []

    def begun(work: Callable[..., Reviewing], *values: object, seconds: float) -> Job[Reviewing]:
        job: Job[Reviewing] = Job(Lane(os.getpid, at_once=False), Call(SERVER, work, ()), 0)
        steps.append(work(*values, FEW_WORLDS))
        job.future.set_result(steps[-1])
        return job

    monkeypatch.setattr(review_store, "begin", begun)
    return steps


def test_a_first_look_comes_in_pieces_and_ends_as_it_would_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(None, "4712")
    began, rules, hand, seat = arguments(match)
    whole, so_far = reviewing(began, rules, hand, seat, worlds=FEW_WORLDS), None
    for size in (0, 3, 9, None):
        asked = iter(range(100))
        monkeypatch.setattr(
            review_work, "stopped", lambda size=size, asked=asked: size is not None and next(asked) >= size
        )
        so_far = reviewing(began, rules, hand, seat, so_far, FEW_WORLDS)
        assert so_far.looked is (size is None)
        assert so_far.review.plays == whole.review.plays[: len(so_far.review.plays)]
        assert not so_far.puzzles
    assert so_far == whole


def take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a closer look take every mark back."""
    none = {"sign": None, "reasons": (), "points": 0.0}
    monkeypatch.setattr(review_module, "borne_out", lambda _, one: one.model_copy(update=none))


def test_a_first_look_is_kept_and_its_marks_are_borne_out_then(eager: list[Reviewing]) -> None:
    match = finished(None, "4712")
    at = open_app("play", match=str(match))
    first, last = (
        read_review(event.found, match_of(match).hands[0])
        for event in (read_event(one.kind, one.value) for one in log().events(LOCAL, match))
        if isinstance(event, Reviewed)
    )
    assert first.to_bear_out
    assert not last.to_bear_out
    assert [one.looked for one in eager] == [True, True]
    assert not eager[0].puzzles
    page = texts(at)
    for one in said_of_hand(last, match_of(match).hands[0]):
        assert markdown(one.line) in page
    assert not any(escape_markdown(WORDS(name)) in page for name in ("review-bearing-out", "review-waiting-more"))


@pytest.mark.usefixtures("eager")
def test_a_mark_that_is_taken_back_leaves_a_word_why(monkeypatch: pytest.MonkeyPatch) -> None:
    take_back(monkeypatch)
    match = finished(None, "4712")
    page = texts(open_app("play", match=str(match)))
    found, hand = review_in_log(match), match_of(match).hands[0]
    assert len(found.taken_back) > PLAYS_TOLD
    for one in found.taken_back:
        play = your_play_line(hand.positions[one.ply], hand.plays[one.ply])
        assert markdown(Line("review-taken-back", {"number": one.ply + 1, "play": play})) in page


def test_a_review_that_cannot_be_kept_is_shown_and_not_begun_again(
    eager: list[Reviewing], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(None, "4712")
    monkeypatch.setattr(review_store, "note", lambda *_: False)
    at = open_app("play", match=str(match))
    assert markdown(said_of_hand(eager[-1].review, match_of(match).hands[0])[0].line) in texts(run(at))
    assert len(eager) == 2


def test_a_review_goes_on_from_what_is_kept(eager: list[Reviewing], monkeypatch: pytest.MonkeyPatch) -> None:
    """The visitor has left, or the process has died, after the first look."""
    match = finished(None, "4712")
    first = review(match_of(match).hands[0], match_of(match).started.people[0], worlds=FEW_WORLDS)
    keep_text(match, write_review(first))
    take_back(monkeypatch)
    open_app("play", match=str(match))
    assert len(eager) == 1
    assert len(review_in_log(match).taken_back) == len(first.to_bear_out) > 0


def test_without_a_process_the_first_look_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(None, "4712")
    open_app("play", match=str(match))
    assert review_in_log(match).to_bear_out
    monkeypatch.setattr(review_store, "reviewing", None)
    assert not open_app("play", match=str(match)).exception


def test_no_review_that_is_kept_lacks_what_its_seconds_did_not_suffice_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take longer than any other work, since it can be given up at any time."""
    match, asked = finished(), list[float]()

    def noted(*_: object, seconds: float = 0.0) -> None:
        asked.append(seconds)

    monkeypatch.setattr(review_store, "begin", noted)
    open_app("play", match=str(match))
    assert asked == [inf]


def _dropped_or_failed(drop: bool) -> tuple[UUID, Job[Reviewing]]:
    """Return a match that is over, and a job for its review that was dropped, or has failed."""
    match = finished()
    job: Job[Reviewing] = Job(Lane(os.getpid, at_once=False), Call(SERVER, reviewing, ()), 0)
    if drop:
        job.drop()
    else:
        job.future.set_exception(ZeroDivisionError("a fault"))
    return match, job


def _waiting(
    match: UUID, job: Job[Reviewing], monkeypatch: pytest.MonkeyPatch, so_far: Reviewing | None = None
) -> AppTest:
    """Return a visit that has begun to wait for a review just before it ended."""
    monkeypatch.setattr(review_store, "keep_finished", lambda: None)
    at = AppTest.from_file(MAIN, default_timeout=60)
    at.switch_page("views/play.py")
    at.query_params["match"] = str(match)
    at.session_state["visit"] = Session(play=PlayPage(awaited=AwaitedReview(match, 0, so_far, job)))
    return at.run()


@pytest.mark.parametrize("looked", [False, True])
def test_a_click_beside_a_review_that_takes_long_is_not_held_up(looked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a click in the same fragment, for which Streamlit does not end the run that waits."""
    match = finished()
    so_far = reviewing(*arguments(match), worlds=FEW_WORLDS) if looked else None
    job: Job[Reviewing] = Job(Lane(os.getpid, at_once=False), Call(SERVER, reviewing, ()), 0)
    monkeypatch.setattr(review_store, "click_waits", lambda: True)
    at = _waiting(match, job, monkeypatch, so_far)
    assert not at.exception
    assert at.session_state["visit"].play.awaited.job is job, "the job goes on"
    click(at, "next-game")
    assert len(match_of(match).hands) == 2


def test_a_review_that_was_dropped_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, job = _dropped_or_failed(drop=True)
    assert not _waiting(match, job, monkeypatch).exception
    assert review_in_log(match).plays


def test_what_a_review_raises_is_raised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, job = _dropped_or_failed(drop=False)
    at = _waiting(match, job, monkeypatch)
    assert [one.message for one in at.exception] == ["a fault"]
    assert not run(at).exception
    assert review_in_log(match).plays

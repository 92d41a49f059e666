"""Progress says what a learner's games have shown: points given away with their error, why, and what would help."""

from datetime import timedelta

from tests.app.play.games import MOMENT, finished, keep, match_of
from tests.app.playing import WORDS, click, links, open_app, texts
from tests.matches.playing import events_of, played_out, started
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.play.review_store import kept_review
from tutor.app.progress.games import costliest
from tutor.matches.events import Dealt, Played, TakenBack
from tutor.matches.review.figures import Figures, figures
from tutor.matches.review.found import Cause
from tutor.matches.review.teaching import TEACHING
from tutor.matches.review.words import CAUSE_NAMES, lost_line


def played(*numbers: str) -> Figures[Cause]:
    """Play games and have them reviewed; return their figures."""
    found = []
    for day, number in enumerate(numbers):
        match = finished(None, number, moment=MOMENT + timedelta(days=day))
        open_app("play", match=str(match))
        found.append(kept_review(match_of(match), 0))
    return figures((one for one in found if one is not None), Cause)


def mean_told(found: Figures[Cause]) -> str:
    """Return the sentence with the mean and its error."""
    return markdown(lost_line("games-mean", found.mean, found.error))


def test_a_learner_who_has_played_nothing_sees_no_figures_of_games() -> None:
    assert WORDS("games-title") not in [one.value for one in open_app("progress").header]


def test_points_given_away_are_shown_with_their_error_and_cause() -> None:
    expected = played("4712", "4714")
    at = open_app("progress")
    assert mean_told(expected) in texts(at)
    table = next(one.value for one in at.table if WORDS("games-cause") in one.value.columns)
    causes = [WORDS(CAUSE_NAMES[cause]) for cause, plays in expected.plays.items() if plays]
    assert sorted(table[WORDS("games-cause")]) == sorted(causes)
    assert sum(map(int, table[WORDS("games-plays")])) == sum(expected.plays.values())


def test_what_would_help_most_is_what_teaches_the_costliest_cause() -> None:
    expected = played("4712")
    cause = costliest(expected)
    assert cause is not None
    at = open_app("progress")
    assert escape_markdown(WORDS("games-help", cause=WORDS(CAUSE_NAMES[cause]))) in texts(at)
    taught = {step.rpartition("/")[2] for step in TEACHING[cause].steps}
    assert taught & {address.get("step") for _, address in links(at).values()}
    click(at, "practise-cause")


def test_the_same_cards_again_do_not_count_twice() -> None:
    once = played("4712")
    again = finished(None, "4712", moment=MOMENT + timedelta(days=3), source="again")
    at = open_app("play", match=str(again))
    assert escape_markdown(WORDS("review-uncounted-known")) in texts(at)
    assert mean_told(once) in texts(open_app("progress"))


def test_cards_that_anyone_can_get_do_not_count_and_the_games_after_them_do() -> None:
    once = played("4712")
    public = finished(None, "4714", moment=MOMENT + timedelta(days=3), source="address")
    at = open_app("play", match=str(public))
    assert escape_markdown(WORDS("review-uncounted-public")) in texts(at)
    assert mean_told(once) in texts(open_app("progress"))


def test_a_game_in_which_a_play_was_taken_back_does_not_count() -> None:
    began = started("dietze", 2)
    hand = played_out(began, Dealt(number="4712", dealer=0))
    events = events_of(began, hand)
    last = len(hand.plays) - 1
    match = keep([*events, TakenBack(ply=last), Played(ply=last, play=hand.lines[last])], MOMENT)
    at = open_app("play", match=str(match))
    assert escape_markdown(WORDS("review-uncounted-back")) in texts(at)
    assert escape_markdown(WORDS("games-none")) in texts(open_app("progress"))


def test_games_with_open_cards_count_in_no_ones_figures() -> None:
    match = finished(started("dietze", 2, open_hands=True))
    open_app("play", match=str(match))
    at = open_app("progress")
    assert escape_markdown(WORDS("games-none")) in texts(at)
    assert escape_markdown(WORDS("games-uncounted")) in texts(at)

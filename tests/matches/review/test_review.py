"""The review of plays: planted blunders are found, best plays are not marked, and help does not count."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.engine.setups import at
from tests.examples import some
from tests.matches.playing import played_out, started
from tests.matches.review.planted import PLANTED, Planted, hand_of
from tutor.app.play.review_work import measure_last
from tutor.bots import ranking
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.ranking import LOOKED_AFTER, WORLDS, ranked
from tutor.bots.rollouts import rollout
from tutor.bots.worlds import Promise, World, world
from tutor.engine.zwickern import VARIANTS, Position, legal_plays, read_play, write_play
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.matches.advice.asked import Moment, warned
from tutor.matches.events import Dealt
from tutor.matches.match import Hand
from tutor.matches.proof import Proof
from tutor.matches.review import careful_result as careful_result_module
from tutor.matches.review import review as review_module
from tutor.matches.review.any_game import measuring_dice
from tutor.matches.review.found import (
    Cause,
    GaveZwick,
    Judged,
    MissedPoints,
    Other,
    Review,
    Sign,
    StrandedBuild,
    parsed_review,
    write_review,
)
from tutor.matches.review.measured import measured
from tutor.matches.review.review import (
    LEAST_ERROR,
    bear_out,
    borne_out,
    judged,
    measure_ahead,
    measured_in,
    review,
    right_again,
)

SOUTH = 2
POSITIONS = [*met("jensen", 4, every=6), *met("jensen", 2, every=9), *met("dietze", 3, every=9)]


@pytest.fixture(scope="module")
def hand() -> Hand:
    """Return a hand that quick bots have played to its end."""
    return played_out(started(), Dealt(number="7", dealer=0))


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted.cause}: {planted.plays[0]}")
def test_a_planted_blunder_is_found_with_its_cause(planted: Planted) -> None:
    found = judged(hand_of(planted.position, *planted.plays), 0)
    assert found.sign is not None
    assert found.cause is planted.cause


def test_there_are_blunders_of_every_kind_of_proof() -> None:
    proven, counted = {Cause.MISSED_ZWICK, Cause.MISSED_POINTS}, {Cause.GAVE_ZWICK, Cause.OPEN_BUILD}
    others = {Cause.LAID_POINTS, Cause.GAVE_POINTS, Cause.OPEN_TO_BUILDS}
    assert proven | counted | others == {one.cause for one in PLANTED}


@pytest.mark.parametrize("position", some(POSITIONS, 6))
def test_the_best_play_of_a_larger_sample_is_not_marked(position: Position) -> None:
    best = ranked(seen(position), dice_of("larger"), worlds=500)[0].play
    assert judged(hand_of(position, write_play(position, best)), 0).sign is None


@pytest.mark.parametrize("position", POSITIONS[::3])
def test_a_loss_knows_only_what_the_seat_has_seen(position: Position) -> None:
    play = list(legal_plays(position))[-1]
    found = [measured(Decision(seen(one)), play, dice_of, 40) for one in (position, another_truth(position))]
    assert found[0] == found[1]


class TestReasons:
    """The reasons of planted blunders, with their numbers."""

    def test_points_missed_are_those_of_the_better_play_over_the_one_made(self) -> None:
        """Ten of spades and of diamonds: one and three points, where the plain threes brought none."""
        assert judged(hand_of(PLANTED[4].position, *PLANTED[4].plays), 0).reasons[0] == MissedPoints(more=4)

    def test_a_zwick_given_has_both_chances(self) -> None:
        found = judged(hand_of(PLANTED[8].position, *PLANTED[8].plays), 0)
        assert isinstance(found.reasons[0], GaveZwick)
        assert found.reasons[0].after > found.reasons[0].better + 0.15

    def test_a_stranded_build_has_the_seat_that_took_it(self) -> None:
        blunder = next(one for one in PLANTED if one.cause is Cause.OPEN_BUILD)
        assert judged(hand_of(blunder.position, *blunder.plays), 0).reasons[-1] == StrandedBuild(taken_by=0)

    def test_a_build_that_its_maker_takes_is_not_stranded(self) -> None:
        blunder = next(one for one in PLANTED if one.cause is Cause.OPEN_BUILD)
        made, _ = blunder.plays
        found = judged(hand_of(blunder.position, made, "3D", "10H x 10D"), 0)
        assert found.sign is not None
        assert [one.cause for one in found.reasons] == [Cause.OPEN_BUILD]

    def test_a_build_that_no_one_has_taken_may_still_be_taken(self) -> None:
        """The hand is not over, so nothing is said of it."""
        blunder = next(one for one in PLANTED if one.cause is Cause.OPEN_BUILD)
        found = judged(hand_of(blunder.position, blunder.plays[0]), 0)
        assert [one.cause for one in found.reasons] == [Cause.OPEN_BUILD]


@pytest.mark.parametrize("planted", PLANTED[::3], ids=lambda planted: planted.plays[0])
def test_a_planted_blunder_is_borne_out(planted: Planted) -> None:
    hand = hand_of(planted.position, *planted.plays)
    first = judged(hand, 0)
    again = borne_out(hand, first)
    assert again.sign is not None
    assert again.reasons == first.reasons


def test_a_mark_on_a_play_that_is_as_good_is_taken_back() -> None:
    """The ten takes the ten of diamonds and all else; the three would not be better."""
    hand = hand_of(at("10S 3C 6H", "10D 4H 6S"), "10S x 10D 4H+6S")
    wrong = Judged(ply=0, best="3C", points=2.0, proof=Proof.SAMPLED, sign=Sign.MISTAKE, reasons=(Other(),))
    again = borne_out(hand, wrong)
    assert again.sign is None
    assert again.reasons == ()
    assert again.points == 0


def test_a_mark_never_grows_and_an_exact_one_stays() -> None:
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    small = judged(hand, 0).model_copy(update={"sign": Sign.INEXACT})
    assert borne_out(hand, small).sign is Sign.INEXACT
    exact = small.model_copy(update={"proof": Proof.OPEN})
    assert borne_out(hand, exact) == exact


class TestTheEndOfTwo:
    """The last deal of two players, where the unseen cards are the other hand, and the last two cards of partners."""

    # All cards but these are in the piles, so that the rest is open.
    POSITION = met("jensen", 2, every=1)[-3]
    FIVE_EACH = met("jensen", 2, every=1)[-10]
    LAST_TWO_OF_FOUR = met("jensen", 4, every=1, seed="end4")[-2]

    @pytest.mark.parametrize("position", [POSITION, FIVE_EACH, LAST_TWO_OF_FOUR])
    def test_it_is_exact(self, position: Position) -> None:
        """A loss is the difference to the best margin when both sides then play their best."""
        search, decision = TwoSides(position, 500_000), Decision(seen(position))
        best = search.best()
        for play in list(legal_plays(position))[:6]:
            found = measured(decision, play, dice_of)
            assert found is not None
            assert found.points == best - search.exactly(search.hands.small(play))
            assert found.error == 0
            assert found.proof is (Proof.OPEN if len(decision.plays()) > 1 else Proof.PROVEN)

    def test_its_mark_needs_no_closer_look(self) -> None:
        plays = [write_play(self.FIVE_EACH, play) for play in legal_plays(self.FIVE_EACH)]
        found = [judged(hand_of(self.FIVE_EACH, play), 0) for play in plays]
        assert any(one.sign is not None for one in found)
        assert all(one.borne_out for one in found)

    def test_nothing_is_known_where_it_takes_too_much_work(self) -> None:
        """One deal that is played on by a rule would pass for the truth."""
        assert measured(Decision(seen(self.FIVE_EACH)), next(legal_plays(self.FIVE_EACH)), dice_of, nodes=100) is None

    def test_dice_do_not_matter(self) -> None:
        play = list(legal_plays(self.POSITION))[-1]
        assert len({measured(Decision(seen(self.POSITION)), play, measuring_dice(seed, 0)) for seed in "abc"}) == 1


def test_all_plays_of_the_seat_are_reviewed_and_no_others(hand: Hand) -> None:
    found = review(hand, SOUTH, worlds=16)
    assert [one.ply for one in found.plays] == [
        ply for ply in range(len(hand.plays)) if hand.positions[ply].turn == SOUTH
    ]
    assert found.points == tuple(score.points for score in hand.scores)


@pytest.fixture
def forget(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Forget for a test what plays gave away, as another process would not know it."""
    return lambda: monkeypatch.setattr(review_module, "_known", {})


def test_the_same_hand_gets_the_same_review(hand: Hand, forget: Callable[[], None]) -> None:
    first = review(hand, SOUTH, worlds=16)
    forget()
    assert review(hand, SOUTH, worlds=16) == first


def test_a_play_measured_while_the_hand_goes_on_is_not_measured_again(
    hand: Hand, forget: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The careful hand, with which it is compared, comes as far as this play and no further."""
    began = started()
    known: dict[tuple[str, str, int], tuple[str, ...]] = {}
    monkeypatch.setattr(careful_result_module, "_known", known)
    first = next(ply for ply in range(len(hand.plays)) if hand.positions[ply].turn == SOUTH)
    forget()
    measure_last(began, VARIANTS[began.variant], hand.dealt, hand.lines[: first + 1])
    assert [len(lines) for lines in known.values()] == [first + 1]
    monkeypatch.setattr(review_module, "measured", None)
    assert judged(hand, first).proof is not None


def test_a_play_that_is_stopped_is_left_out_and_continued_later(
    forget: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first marks do not wait for the play that takes longest."""
    played = 0

    def counted(*values: Any) -> float:
        nonlocal played
        played += 1
        return rollout(*values)

    monkeypatch.setattr(ranking, "rollout", counted)
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    forget()
    whole, in_all, played = judged(hand, 0), played, 0
    forget()
    assert review(hand, hand.positions[0].turn, stop=lambda: played >= in_all // 2).plays == ()
    assert in_all // 2 <= played < in_all
    assert judged(hand, 0) == whole
    assert played == in_all


def test_a_mark_is_borne_out_while_the_hand_goes_on(
    forget: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    forget()
    measure_ahead(hand, 0)
    for name in ("measured", "measured_again"):
        monkeypatch.setattr(review_module, name, None)
    assert borne_out(hand, judged(hand, 0)).sign is not None


@pytest.mark.parametrize("position", some(POSITIONS[::2], 12))
def test_a_review_that_goes_on_with_the_look_of_the_coach_finds_the_same(
    position: Position, forget: Callable[[], None]
) -> None:
    for play in list(legal_plays(position))[::8]:
        hand = hand_of(position, write_play(position, play))
        look = warned(Moment(seen(position), hand.dealt.number, 0), play).look
        found = []
        for before in (look, None):
            forget()
            found.append(measured_in(hand, 0, play, look=before))
        assert found[0] == found[1]


def test_a_review_does_not_draw_again_what_the_coach_has_drawn(
    forget: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, hand = PLANTED[0].position, hand_of(PLANTED[0].position, *PLANTED[0].plays)
    drawn: list[int] = []

    def counted(decision: Decision, dice: Dice, known: tuple[Promise, ...] | None = None, plays: int = 0) -> World:
        drawn[-1] += 1
        return world(decision, dice, known, plays)

    monkeypatch.setattr(ranking, "world", counted)
    drawn.append(0)
    look = warned(Moment(seen(position), hand.dealt.number, 0), hand.plays[0]).look
    for before in (look, None):
        drawn.append(0)
        forget()
        measured_in(hand, 0, hand.plays[0], look=before)
    by_coach, with_look, alone = drawn
    assert by_coach > 0
    assert by_coach + with_look == alone


def test_a_play_that_surely_gives_little_away_needs_fewer_deals() -> None:
    """It says in how many, and is known well enough for the sum of a hand; a marked one was looked at in all."""
    hands = [hand_of(one, write_play(one, play)) for one in POSITIONS[10::4] for play in list(legal_plays(one))[::6]]
    hands += [hand_of(one.position, *one.plays) for one in PLANTED]
    found = [judged(hand, 0) for hand in hands]
    assert min(one.deals for one in found if one.deals) == LOOKED_AFTER
    assert max(one.error for one in found if one.deals and one.deals < WORLDS) <= LEAST_ERROR
    assert all(one.deals is None or one.deals >= WORLDS for one in found if one.sign is not None)


def test_a_review_that_is_stopped_has_the_plays_that_are_done(hand: Hand, forget: Callable[[], None]) -> None:
    told: list[int] = []
    forget()
    found = review(hand, SOUTH, worlds=16, stop=lambda: told[-1:] == [2], progress=lambda done, _: told.append(done))
    assert told == [0, 1, 2, 2]
    whole = review(hand, SOUTH, worlds=16)
    assert found.plays == whole.plays[:2]
    assert review(hand, SOUTH, worlds=16, known=found.plays) == whole


class TestBorneOut:
    """Marks are measured again."""

    @pytest.fixture
    def quick(self, monkeypatch: pytest.MonkeyPatch) -> tuple[Review, Hand]:
        """Return a first look at a hand with a marked play, whose mark a closer look takes back."""
        monkeypatch.setattr(
            review_module,
            "borne_out",
            lambda _, one: one.model_copy(update={"sign": None, "reasons": (), "points": 0.1}),
        )
        hand = replace(hand_of(PLANTED[0].position, *PLANTED[0].plays), warned=frozenset({0}))
        return review(hand, SOUTH), hand

    def test_a_mark_of_a_first_look_is_still_to_be_borne_out(self, quick: tuple[Review, Hand]) -> None:
        found, _ = quick
        assert found.to_bear_out == found.marked != ()
        assert found.given_away > 1

    def test_a_mark_that_is_taken_back_leaves_its_sign_and_counts_no_more(self, quick: tuple[Review, Hand]) -> None:
        told: list[tuple[int, int]] = []
        found = bear_out(*quick, progress=lambda *done: told.append(done))
        assert (found.to_bear_out, found.marked, found.given_away) == ((), (), 0)
        assert [one.was for one in found.taken_back] == [one.sign for one in quick[0].marked]
        assert told == [(0, 1), (1, 1)]

    def test_a_review_from_before_marks_were_looked_at_again_is_borne_out(self, quick: tuple[Review, Hand]) -> None:
        old = re.sub(r',"borne_out":(true|false),"was":null', "", write_review(quick[0]))
        assert "borne_out" not in old
        assert parsed_review(old).marked
        assert not parsed_review(old).to_bear_out


def test_progress_ends_with_all_plays(hand: Hand) -> None:
    told: list[tuple[int, int]] = []
    review(hand, SOUTH, worlds=16, progress=lambda done, number: told.append((done, number)))
    assert told[0] == (0, 13)
    assert told[-1] == (13, 13)


def test_a_play_before_which_the_coach_helped_is_reviewed_and_counts_nowhere() -> None:
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    found = review(replace(hand, helped=frozenset({0})), SOUTH)
    assert found.plays[0].sign is not None
    assert (found.counted, found.given_away, found.error) == ((), 0, 0)


class TestTriedAgain:
    """Another play tried where one was marked."""

    POSITION = at("10S 3C 6H", "10D 4H 6S")
    HAND = hand_of(POSITION, "3C")
    BEST = read_play(POSITION, "10S x 10D 4H+6S").play

    @pytest.mark.parametrize(("text", "right"), [("10S x 10D 4H+6S", True), ("6H", False), ("3C", False)])
    def test_a_play_is_right_if_it_gives_away_no_more_than_half_a_point(self, text: str, right: bool) -> None:
        assert right_again(self.HAND, 0, self.BEST, read_play(self.POSITION, text).play) is right

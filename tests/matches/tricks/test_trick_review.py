"""The review of hands of tricks: blunders are found, careful play is not marked, and it knows what a seat knows."""

import pickle
from dataclasses import replace

import pytest

from tests.matches.tricks.playing import by_level, started_tricks, tricks_played
from tutor.app.base.live_reload import proven_library
from tutor.app.board.kits import said_action
from tutor.app.play.preferences import TRICK_WAYS
from tutor.bots.deals import dice_of
from tutor.catalogue.exercises import step_id
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.certainty import certain_by_action
from tutor.engine.zwikken.rules import VARIANTS, Bidding
from tutor.matches.events import EDITION
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import Measured, sign_of
from tutor.matches.review.careful_result import careful_result
from tutor.matches.review.found import Sign, WrongReviewError, write_review
from tutor.matches.tricks.match import TrickHand, play_tricks_through
from tutor.matches.tricks.review.found import TrickCause, TrickReview, read_trick_review
from tutor.matches.tricks.review.review import (
    LEAST_SHARE,
    judged_action,
    least_marked,
    right_action,
    whole_trick_review,
)
from tutor.matches.tricks.review.teaching import steps_teaching, trick_step_for
from tutor.matches.tricks.review.words import said_of_action

WORLDS = 80


def reviewed(way: str, hand: TrickHand, worlds: int = WORLDS) -> TrickReview:
    """The review of the person's actions."""
    return whole_trick_review(started_tricks(way, len(hand.position.seats)), TRICK_WAYS[way], hand, 0, worlds=worlds)


def with_first(way: str, players: int, number: str, *first: str) -> TrickHand:
    """A hand in which the person begins with these actions and goes on greedily."""
    greedy, left = by_level("greedy"), list(first)
    return tricks_played(way, players, number, lambda hand: left.pop(0) if left else greedy(hand))


def with_own(way: str, players: int, trumps: int) -> str:
    """The number of a deal in which the person has so many trumps or aces when the first word is spoken."""
    bot = TRICK_KITS[TRICK_WAYS[way].game].bot
    for number in map(str, range(200)):
        hand = tricks_played(way, players, number, by_level("greedy"))
        ply = hand.own_plays(0)[0] if hand.own_plays(0) else None
        if ply is None or hand.positions[ply].turn != 0 or len(hand.positions[ply].hand) < 3:
            continue
        where = hand.positions[ply]
        high = [card for card in where.hand if card.suit is where.trumps and card.rank in "AK"]
        low = [card for card in where.hand if card.suit is not where.trumps and card.rank in ("8", "9", "10", "J")]
        if (len(high) == trumps == 2) or (trumps == 0 and len(low) == 3 and bot):
            return number
    raise AssertionError("no such deal")


@pytest.mark.parametrize(
    ("way", "trumps", "first", "cause"),
    [
        ("zwicken", 2, "pass", TrickCause.PASSED),
        ("zwicken", 0, "stay", TrickCause.JOINED),
    ],
)
def test_a_blunder_is_marked_with_its_cause(way: str, trumps: int, first: str, cause: TrickCause) -> None:
    hand = with_first(way, 4, with_own(way, 4, trumps), first)
    judged = judged_action(hand, hand.own_plays(0)[0])
    assert judged.sign is not None
    assert (judged.cause, judged.proof) == (cause, Proof.SAMPLED)
    assert (judged.best == "pass") is (cause is TrickCause.JOINED)


def test_what_costs_a_stake_is_called_proven() -> None:
    """The dealer who does not look pays for it, whatever the cards are."""
    number = next(
        one for one in map(str, range(60)) if tricks_played("zwicken", 4, one, by_level("greedy")).dealt.dealer == 0
    )
    hand = with_first("zwicken", 4, number, "skip")
    ply = hand.lines.index("skip")
    judged = judged_action(hand, ply)
    assert (judged.cause, judged.best) == (TrickCause.OFFENCE, "check")
    review = reviewed("zwicken", hand)
    first = said_of_action(review, judged, hand, said_action)[0]
    assert (first.line.message, first.proof) == ("ground-unchecked", Proof.PROVEN)


@pytest.mark.parametrize(
    ("way", "players"), [("zwicken", 5), ("zwikken-1850", 4), ("zwikken-1900", 3), ("zwikken-2000", 4)]
)
def test_careful_play_is_seldom_marked(way: str, players: int) -> None:
    """The noise floor: who acts as the measure does gives little away."""
    plays = [
        one
        for number in range(5)
        for one in reviewed(way, tricks_played(way, players, str(number), by_level("careful"))).plays
        if one.proof is Proof.SAMPLED
    ]
    assert len(plays) > 3
    assert sum(one.sign is not None for one in plays) <= len(plays) // 6
    assert not [one for one in plays if one.sign in (Sign.MISTAKE, Sign.BLUNDER)]


@pytest.mark.parametrize("way", ["zwicken", "zwikken-2000"])
def test_it_knows_what_the_seat_knows(way: str) -> None:
    """Where others hold other cards, and all that the seat has seen is alike, so is what it says of an action."""
    hand = tricks_played(way, 4, "3", by_level("greedy"))
    bot = TRICK_KITS[hand.position.rules.game].bot
    for ply in hand.own_plays(0):
        seen = bot.game.seen_by(hand.positions[ply], 0)
        other = bot.guess(seen, dice_of("other hands"))
        elsewhere = replace(hand, positions=(*hand.positions[:ply], other, *hand.positions[ply + 1 :]))
        assert other != hand.positions[ply]
        here, there = (judged_action(one, ply, 20).model_copy(update={"certain": None}) for one in (hand, elsewhere))
        assert here == there


def test_equal_hands_give_equal_reviews_in_every_process() -> None:
    hand = tricks_played("zwikken-1850", 4, "1", by_level("greedy"))
    again = pickle.loads(pickle.dumps(hand))
    assert reviewed("zwikken-1850", hand) == reviewed("zwikken-1850", again)
    assert read_trick_review(write_review(reviewed("zwikken-1850", hand)), hand) == reviewed("zwikken-1850", hand)


def test_what_is_certain_is_said_with_all_cards_open() -> None:
    """A card against which another one makes sure of more is named with both numbers, and no other card is."""
    told = 0
    for number in range(12):
        hand = tricks_played("zwicken", 4, str(number), last_legal)
        for ply in hand.own_plays(0):
            position, judged = hand.positions[ply], judged_action(hand, ply, 10)
            if not hand.game.playing(position):
                assert judged.certain is None
                continue
            chips = certain_by_action(hand.game, position, 0)
            made, best = chips[hand.plays[ply]], max(chips.values())
            found = None if judged.certain is None else (judged.certain.made, judged.certain.best)
            assert found == (None if made == best else (made, best))
            told += judged.certain is not None
    assert told


def last_legal(hand: TrickHand) -> str:
    """Stay with everything, and play the last card that may be played."""
    game = hand.game.game
    texts = [game.write_action(hand.position, action) for action in game.legal_actions(hand.position)]
    return next((one for one in ("check", "stay") if one in texts), texts[-1])


def test_a_mark_grows_with_the_pot() -> None:
    """In a pot that has doubled many times a chip is little."""
    first = tricks_played("zwicken", 4, "1", by_level("greedy")).positions[0]
    rich = first._replace(pot=120)
    assert least_marked(rich) == 120 * LEAST_SHARE
    found = Measured("pass", 2.0, 0.1, Proof.SAMPLED, 200)
    assert sign_of(found, least_marked(first)) is Sign.MISTAKE
    assert sign_of(found, least_marked(rich)) is None


def test_another_action_is_right_that_gives_little_away() -> None:
    hand = with_first("zwicken", 4, with_own("zwicken", 4, 0), "stay")
    ply = hand.own_plays(0)[0]
    judged, game = judged_action(hand, ply), hand.game.game
    assert right_action(hand, ply, judged.best, game.read_action(hand.positions[ply], judged.best))
    assert not right_action(hand, ply, judged.best, game.read_action(hand.positions[ply], "stay"))


def test_it_has_the_result_of_a_careful_player_with_the_same_cards() -> None:
    hand = tricks_played("zwikken-1850", 4, "2", by_level("greedy"))
    began, rules = started_tricks("zwikken-1850", 4), TRICK_WAYS["zwikken-1850"]
    assert reviewed("zwikken-1850", hand).careful == careful_result(began, rules, hand, 0)
    first = play_tricks_through(rules, began.seats, hand.dealt, (), EDITION)
    assert careful_result(began, rules, first, 0) == careful_result(began, rules, hand, 0)
    stopped = whole_trick_review(began, rules, hand, 0, stop=lambda: True)
    assert (stopped.plays, stopped.careful) == ((), None)


def test_it_has_none_where_a_careful_player_is_no_better() -> None:
    assert reviewed("zwikken-2000", tricks_played("zwikken-2000", 3, "2", by_level("greedy"))).careful is None


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 1},
        {"points": (0,)},
        {"plays": ()},
        {"best": "play AS"},
        {"best": "sing"},
        {"cause": None, "sign": Sign.MISTAKE},
    ],
)
def test_a_text_that_is_not_a_review_of_the_hand_is_refused(change: dict[str, object]) -> None:
    hand = tricks_played("zwikken-1900", 3, "4", by_level("greedy"))
    review = reviewed("zwikken-1900", hand, 10)
    if {*change} <= {"seat", "points", "plays"}:
        wrong = review.model_copy(update=change)
    else:
        first, *others = review.plays
        wrong = review.model_copy(update={"plays": (first.model_copy(update=change), *others)})
    with pytest.raises(WrongReviewError):
        read_trick_review(write_review(wrong), hand)


@pytest.mark.parametrize("way", TRICK_WAYS)
def test_every_cause_has_steps_that_teach_it(way: str) -> None:
    """But for those that cannot come up: a stake is paid for an offence in Zwicken alone, and not all bid or turn."""
    steps = {step_id(lesson, step) for lesson in proven_library().tricks for step in lesson.steps}
    rules = TRICK_WAYS[way]
    taught = steps_teaching(rules)
    assert {f"lessons/tricks/{one}" for found in taught.values() for one in found} <= steps
    missing = set(TrickCause) - set(taught)
    if rules.game == "zwicken":
        assert missing == {TrickCause.DEALER}
    elif VARIANTS[way].bidding is Bidding.STAY:
        assert missing == {TrickCause.OFFENCE, TrickCause.EXCHANGE, TrickCause.DEALER}
    else:
        assert missing == {TrickCause.OFFENCE}
    first = trick_step_for(rules, TrickCause.JOINED)
    assert first is not None
    assert trick_step_for(rules, TrickCause.JOINED, (first,)) != first

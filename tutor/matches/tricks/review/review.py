"""The review of a hand of tricks: every action of one seat is measured and, where it gave chips away, marked.

An action is worth its chips on average over deals that are guessed, in which all go on greedily.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from tutor.bots.dice import Dice
from tutor.bots.ranking import LOOKED_AFTER, LOST, WORLDS
from tutor.bots.strong import Gain
from tutor.bots.tricks.levels import TrickBot, won_after
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.certainty import certain_by_action
from tutor.coach.tricks.kit import TrickAction, TrickPosition, TrickWay, card_in_action
from tutor.matches.events import Started
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import (
    LEAST_MARKED,
    Measured,
    judged_play,
    measuring_dice,
    never,
    reviewed_plays,
    sign_of,
    silent,
)
from tutor.matches.review.careful_result import with_careful
from tutor.matches.review.found import with_warnings
from tutor.matches.tricks.match import TrickHand
from tutor.matches.tricks.review.found import Certain, TrickCause, TrickJudged, TrickReview

LEAST_SHARE = 0.1
"""The share of the pot, which may have doubled many times, below which nothing is marked either."""

_BATCH: Final = LOOKED_AFTER


def whole_trick_review(
    started: Started,
    rules: TrickWay,
    hand: TrickHand,
    seat: int,
    *,
    worlds: int = WORLDS,
    known: Sequence[TrickJudged] = (),
    stop: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = silent,
) -> TrickReview:
    """Review the actions of a seat in a hand that is over, beside what the careful bot gets with the same cards.

    Equal hands give equal reviews in every process. `known`, `stop` and `progress` are those of `reviewed_plays`.
    """
    found = TrickReview(
        seat=seat,
        deals=worlds,
        plays=reviewed_plays(hand, seat, lambda ply: judged_action(hand, ply, worlds), known, stop, progress),
        points=tuple(score.points for score in hand.scores),
    )
    return with_careful(with_warnings(found, hand.warned), started, rules, hand, stop=stop)


def judged_action(hand: TrickHand, ply: int, worlds: int = WORLDS) -> TrickJudged:
    """Return what is found about one action of a hand."""
    position = hand.positions[ply]
    found = measured_action(hand, ply, hand.plays[ply], worlds)
    sign = sign_of(found, least_marked(position))
    cause = None if sign is None else _cause(hand, ply, found.best)
    best = hand.game.game.write_action(position, found.best)
    return judged_play(TrickJudged, hand, ply, best, found, sign, cause=cause, certain=_certain(hand, ply))


def measured_action(hand: TrickHand, ply: int, action: TrickAction, worlds: int = WORLDS) -> Measured[TrickAction]:
    """Return what an action gives away in the place of one in a hand, by what its seat knows there."""
    position, game = hand.positions[ply], hand.game.game
    assert position.turn is not None
    return _measured(game.seen_by(position, position.turn), action, hand.dealt.number, ply, worlds)


# The process remembers it, so that a review need not repeat what was measured while the hand went on.
@lru_cache(maxsize=1024)
def _measured(seen: TrickPosition, action: TrickAction, number: str, ply: int, worlds: int) -> Measured[TrickAction]:
    bot = TRICK_KITS[seen.rules.game].bot
    if len(list(bot.game.legal_actions(seen))) == 1:
        return Measured(action, 0.0, 0.0, Proof.PROVEN)
    loss = _action_loss(bot, seen, action, measuring_dice(number, ply), worlds, least_marked(seen))
    return Measured(loss.best, loss.chips, loss.error, Proof.SAMPLED, loss.deals)


def least_marked(position: TrickPosition) -> float:
    """Return the chips from which on something is marked in a position."""
    return max(LEAST_MARKED, LEAST_SHARE * position.pot)


def right_action(hand: TrickHand, ply: int, best: str, action: TrickAction, worlds: int = WORLDS) -> bool:
    """Tell whether an action tried instead is right: it is the best, or gives away less than is marked."""
    position = hand.positions[ply]
    if hand.game.game.write_action(position, action) == best:
        return True
    return measured_action(hand, ply, action, worlds).points <= least_marked(position)


def _cause(hand: TrickHand, ply: int, best: TrickAction) -> TrickCause:
    position, action, game = hand.positions[ply], hand.plays[ply], hand.game
    if game.offence(position, action) is not None:
        return TrickCause.OFFENCE
    if card_in_action(action) is not None:
        return TrickCause.CARD
    made, better = (game.game.write_action(position, one).split()[0] for one in (action, best))
    if made in ("turn", "end"):
        return TrickCause.DEALER
    if (made == "pass") is (better == "pass"):
        return TrickCause.EXCHANGE
    return TrickCause.PASSED if made == "pass" else TrickCause.JOINED


def _certain(hand: TrickHand, ply: int) -> Certain | None:
    """Return what another card would have made surer with all cards open; None if no card would."""
    position, action, game = hand.positions[ply], hand.plays[ply], hand.game
    if not game.playing(position) or position.turn is None:
        return None
    by_action = certain_by_action(game, position, position.turn)
    best = max(by_action, key=by_action.__getitem__)
    if by_action[best] <= by_action[action]:
        return None
    return Certain(made=by_action[action], best=by_action[best], by=game.game.write_action(position, best))


class _ActionLoss(NamedTuple):
    """The loss by an action against the one that brings most: chips on average, and their standard error.

    `deals` is in how many fresh deals they were measured, 0 where nothing better was found.
    """

    best: Any
    chips: float
    error: float
    deals: int


def _action_loss(
    bot: TrickBot, seen: Any, action: Any, dice_of: Callable[[str], Dice], worlds: int, least: float = 0.0
) -> _ActionLoss:
    """Return what a legal action gives away in a position as its seat sees it, 0 where none is found to be better.

    The best action is found in so many deals, and the loss measured in as many fresh ones: one that was only lucky in
    the first loses its lead in the second. So a loss may be negative. What is surely not the best drops out early, and
    a loss that is surely below `least` is measured in fewer deals.
    """
    best = _best(bot, seen, action, dice_of("search"), worlds)
    if best == action:
        return _ActionLoss(action, 0.0, 0.0, 0)
    gain, dice = Gain(), dice_of("fresh")
    while gain.number < worlds and not (gain.number and gain.mean + LOST * gain.error < least):
        for _ in range(min(_BATCH, worlds - gain.number)):
            more, made = won_after(bot, seen, (best, action), dice)
            gain.add(more - made)
    return _ActionLoss(best, gain.mean, gain.error, gain.number)


def _best(bot: TrickBot, seen: Any, action: Any, dice: Dice, worlds: int) -> Any:
    """Return the action that brings most in some deals, of equals the one that was done."""
    # By their place, since all are compared with the best so far deal by deal.
    won: dict[Any, list[int]] = {one: [] for one in (action, *bot.worth_trying(seen))}
    for start, end in pairwise([*range(0, worlds, _BATCH), worlds]):
        for _ in range(start, end):
            for one, chips in zip(won, won_after(bot, seen, tuple(won), dice), strict=True):
                won[one].append(chips)
        best = max(won, key=lambda one: sum(won[one]))
        won = {one: chips for one, chips in won.items() if one == best or not _is_beaten(chips, won[best])}
    return max(won, key=lambda one: sum(won[one]))


def _is_beaten(chips: list[int], best: list[int]) -> bool:
    gain = Gain()
    for mine, more in zip(chips, best, strict=True):
        gain.add(more - mine)
    return gain.mean > LOST * gain.error

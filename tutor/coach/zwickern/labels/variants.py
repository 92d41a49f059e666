"""The proofs for the special rules of variants: whether each is at work in an exercise, or only tempts there."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.labels.building import only_builds, right_builds
from tutor.coach.zwickern.labels.other_readings import builds_in, owned, ruled
from tutor.coach.zwickern.labels.subject import Bare, Board, matters
from tutor.coach.zwickern.labels.taking import right_captures
from tutor.coach.zwickern.questions.table import ask_bare
from tutor.content.zwickern.questions import FactGoal, OrderGoal, PileGoal, PromiseGoal, VariantsGoal, WhichGamesGoal
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Capture, Reason, is_wild, is_zwick, split_of
from tutor.engine.zwickern.plays import cards_of, touched
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import totals_of
from tutor.engine.zwickern.variants import LOW_OR_HIGH

PACK = ("pack-cards", "jokers")
_DEAL_FACTS = ("picture", "first-deal", "deals")
_POINT_FACTS = (
    *("most-cards", "zwick", "ace-points", "ten-of-diamonds", "ten-of-spades", "two-of-spades", "seven-of-diamonds"),
    *("seven-of-spades", "joker-15", "joker-20", "joker-25", "joker-30", "total"),
)
_JOKER_30 = "X30"
_PLAYED_BY: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"jensen": (4,), "christiansen": (2, 3), "dietze": (2, 3, 4), "grupp": (2, 3, 4), "french": (2, 4)}
)
"""The numbers of players for which each variant deals as its reading says; other numbers are dealt differently."""
_SCORED_AS: Mapping[str, str] = MappingProxyType({"grupp": "dietze"})
"""The variants that score as another variant does."""


def asks_fact(bare: Bare, game: str, facts: tuple[str, ...]) -> bool:
    """Tell whether a question asks for one of these facts of this game, or the game is among its right answers."""
    goal = bare.goal
    if isinstance(goal, FactGoal):
        return goal.fact in facts and goal.game == game
    return isinstance(goal, WhichGamesGoal) and goal.fact in facts and game in bare.answer


def said_otherwise(bare: Bare, game: str, facts: tuple[str, ...]) -> bool:
    """Tell whether a question asks for one of these facts of another game, or this game is among its wrong options."""
    goal = bare.goal
    if isinstance(goal, FactGoal):
        return goal.fact in facts and goal.game != game
    return isinstance(goal, WhichGamesGoal) and goal.fact in facts and game in goal.among and game not in bare.answer


def deal_shown(bare: Bare, game: str) -> bool:
    """Tell whether a question asks how a game is dealt, for a number of players to which the reading applies."""
    goal = bare.goal
    if isinstance(goal, OrderGoal):
        return goal.variant == game and goal.players in _PLAYED_BY[game]
    return asks_fact(bare, game, _DEAL_FACTS) and getattr(goal, "players", None) in _PLAYED_BY[game]


def deal_counter(bare: Bare, game: str) -> bool:
    """Tell whether a question asks for the deal with another number of players, or this game is a wrong option."""
    goal = bare.goal
    if isinstance(goal, FactGoal):
        return goal.fact in _DEAL_FACTS and goal.game == game and goal.players not in _PLAYED_BY[game]
    return isinstance(goal, WhichGamesGoal) and said_otherwise(bare, game, _DEAL_FACTS)


def points_shown(bare: Bare, game: str) -> bool:
    """Tell whether a question counts cards by the points of this game, or asks for one of these points."""
    goal = bare.goal
    if isinstance(goal, PileGoal):
        return _SCORED_AS.get(goal.variant, goal.variant) == game and bare.answer != ("0",)
    return asks_fact(bare, game, _POINT_FACTS)


def points_counter(bare: Bare, game: str) -> bool:
    """Tell whether a pile scores otherwise in this game, or nothing here but something in another.

    For a question about facts, tell whether this game is among the wrong options.
    """
    goal = bare.goal
    if isinstance(goal, PileGoal):
        if goal.variant == game:
            return bare.answer == ("0",) and any(_counted_in(bare, goal, other) for other in _PLAYED_BY)
        return _SCORED_AS.get(goal.variant) != game and _counted_in(bare, goal, game)
    return isinstance(goal, WhichGamesGoal) and said_otherwise(bare, game, _POINT_FACTS)


def _counted_in(bare: Bare, goal: PileGoal, game: str) -> bool:
    """Tell whether a pile is worth something else in another game."""
    try:
        return ask_bare(goal.model_copy(update={"variant": game}), bare.variants).right != bare.answer
    except QuestionError:
        return False


def joker_30_shown(board: Board) -> bool:
    """Tell whether the 30 joker is in a right play."""
    return any(read_card(_JOKER_30) in cards_of(play) for play in board.right)


def joker_30_counter(board: Board) -> bool:
    """Tell whether a play with the 30 joker is refused and no play is right."""
    return not board.right and any(read_card(_JOKER_30) in cards_of(one.play) for one in board.refused)


def alone_shown(board: Board) -> bool:
    """Tell whether partners would change something in a game without them."""
    position = board.position
    if position.plan.partners or len(position.seats) % 2:
        return False
    return matters(board, replace(position, plan=replace(position.plan, partners=True)))


def alone_counter(board: Board) -> bool:
    """Tell whether a right build has the value of another player's build but belongs to its builder."""
    position = board.position
    if position.plan.partners:
        return False
    others = {item.value for item in position.table if item.owner not in (None, position.turn)}
    return any(play.owner == position.turn and play.value in others for play in right_builds(board))


def _without_rule(board: Board, name: str, **fields: Any) -> bool:
    """Tell whether the variant of this name is played and other values of these fields of its rules would matter."""
    position = board.position
    return (position.rules.base or position.rules.name) == name and matters(board, ruled(position, **fields))


def _legal_elsewhere(board: Board, name: str, **fields: Any) -> bool:
    """Tell whether a question asks in which variants a play is legal, and only these fields forbid it in this one."""
    return isinstance(board.goal, VariantsGoal) and bool(board.answer) and _without_rule(board, name, **fields)


def high_values_shown(board: Board) -> bool:
    """Tell whether low values of aces and face cards would change something."""
    return any(_without_rule(board, name, courts=LOW_OR_HIGH) for name in ("dietze", "grupp"))


def high_values_counter(board: Board) -> bool:
    """Tell whether a question asks where a play is legal, and only its low values forbid it here."""
    return _legal_elsewhere(board, "dietze", courts=LOW_OR_HIGH)


def adding_only_shown(board: Board) -> bool:
    """Tell whether builds that subtract, or that keep the value of the item, would change something."""
    return any(_without_rule(board, name, subtract=True, same_value=True) for name in ("dietze", "grupp"))


def adding_only_counter(board: Board) -> bool:
    """Tell whether a right build is a card by itself, in a variant where builds only add."""
    return not board.position.rules.subtract and any(play.onto is None for play in right_builds(board))


def wild_shown(board: Board) -> bool:
    """Tell whether a right capture is made with a wild joker that takes a value."""
    rules = board.position.rules
    return any(
        is_wild(rules, play.card) and any(rules.table_bits[item.cards[0]] for item in play.takes)
        for play in right_captures(board)
    )


def wild_counter(board: Board) -> bool:
    """Tell whether a capture with a wild joker is refused because the sum is above its values."""
    rules = board.position.rules
    for one in board.refused:
        if isinstance(one.play, Capture) and is_wild(rules, one.play.card):
            totals = from_bits(totals_of(rules, one.play.takes, one.play.card))
            if rules.wild is not None and totals and totals[0] > rules.wild[1] and split_of(rules, one.play) is None:
                return True
    return False


def loose_joker_shown(board: Board) -> bool:
    """Tell whether a right play takes a loose wild joker, or a play is refused for using one.

    It is refused in a sum, as the capture of another card, and as the item of a build.
    """
    rules = board.position.rules
    taken = any(item.value is None and is_wild(rules, item.cards[0]) for play in board.right for item in touched(play))
    return taken or any(Reason.JOKER_RULE in one.reasons for one in board.refused)


def loose_joker_counter(board: Board) -> bool:
    """Tell whether a right play takes or builds on a build with a wild joker in it, as on any other build."""
    rules = board.position.rules
    items = (item for play in board.right for item in builds_in(play))
    return any(is_wild(rules, card) for item in items for card in item.cards)


def joker_zwick_shown(board: Board) -> bool:
    """Tell whether it would change something if a capture with a joker that clears the table were a Zwick."""
    return _without_rule(board, "grupp", joker_zwick=None)


def joker_zwick_counter(board: Board) -> bool:
    """Tell whether a right play is a Zwick that takes a wild joker from the table."""
    position = board.position
    zwicks = [play for play in right_captures(board) if is_zwick(position, play)]
    return position.rules.wild is not None and any(
        is_wild(position.rules, card) for play in zwicks for item in play.takes for card in item.cards
    )


def joker_builds_shown(board: Board) -> bool:
    """Tell whether a right play builds with a wild joker, or uses a build with one in it."""
    rules = board.position.rules
    return any(is_wild(rules, play.card) for play in right_builds(board)) or loose_joker_counter(board)


def joker_builds_counter(board: Board) -> bool:
    """Tell whether a play is refused because a wild joker in the hand cannot keep promises of several values."""
    position = board.position
    values = {item.value for item in owned(position)}
    joker = any(is_wild(position.rules, card) for card in position.hand)
    broken = any(Reason.OBLIGATION_BROKEN in one.reasons for one in board.refused)
    return isinstance(board.goal, PromiseGoal) and joker and len(values) > 1 and broken


def limit_shown(board: Board) -> bool:
    """Tell whether builds above the limit would change something."""
    return _without_rule(board, "french", build_limit=None)


def limit_counter(board: Board) -> bool:
    """Tell whether an item that is built on, or a sum that is taken, is above the limit for new builds."""
    rules = board.position.rules
    if rules.build_limit is None:
        return False
    above = [split_of(rules, play) for play in right_captures(board)]
    if any(split is not None and split.value > rules.build_limit for split in above):
        return True
    onto = [play.onto for play in right_builds(board) if play.onto is not None]
    return only_builds(board) and any(item_bits(rules, item) >> rules.build_limit + 1 for item in onto)

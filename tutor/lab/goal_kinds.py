"""The miner's rules for each kind of goal: who plays the hands and how, and which positions are looked at."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from tutor.bots.deals import SEATS
from tutor.bots.players import Style
from tutor.coach.zwickern.goals.mining import Habit, Lack, Mining
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Pile, Position, Rules

MESSY = Style(capture=0.35, greed=0.4, build=0.3, help=0.3)
BUILDING = Style(capture=0.3, greed=0.3, build=0.75, help=0.5)
_BUSY = Style(capture=0.5, greed=0.4, build=0.5, help=0.3)
_STEADY = Style(capture=0.5, greed=0.6, build=0.3, help=0.3)
_TOGETHER = Style(capture=0.4, greed=0.6, build=0.5, help=0.5)
_SPARE = Style(capture=0.6, greed=0.9, build=0.3, help=0.5)
PROMISING = Style(capture=0.15, greed=0.1, build=0.95, help=0.9)
_STYLES: Mapping[Habit, Style] = {
    "messy": MESSY,
    "building": BUILDING,
    "busy": _BUSY,
    "steady": _STEADY,
    "together": _TOGETHER,
    "spare": _SPARE,
    "promising": PROMISING,
}

AnyMining = Mining[Any]
_MOST_PREFERRED = 4

MINED: Mapping[str, AnyMining] = {name: goal.mined for name, goal in ONE_PLAY.items() if goal.mined is not None}
"""The kinds of goals that are mined, by name."""


Unfit: TypeAlias = Literal["players", "partners", "players-of-goal", Lack]
"""A reason why a goal cannot be mined in a variant."""


def fault(rules: Rules, goal: str, players: int | None = None) -> Unfit | None:
    """Return why a goal cannot be mined in a variant, or None if it can."""
    kind = MINED[goal]
    if players is not None and players not in _tables(rules):
        return "players"
    if kind.players == "partners" and not any(plan.partners for plan in rules.plans):
        return "partners"
    if not player_numbers(rules, goal, players):
        return "players-of-goal"
    return kind.lacks(rules)


def goals_to_ask(position: Position, kind: str) -> Iterator[OnePlayGoal]:
    """Yield the goals of a kind that can be asked in a position."""
    goals = MINED[kind].goals
    return iter((ONE_PLAY[kind].shape(kind=kind),)) if goals is None else goals(position)


def _tables(rules: Rules) -> tuple[int, ...]:
    return tuple(plan.players for plan in rules.plans if plan.players in SEATS)


def player_numbers(rules: Rules, goal: str, players: int | None = None) -> tuple[int, ...]:
    """Return how many may play in the hands that are mined; numbers with partners are preferred, and up to four.

    >>> from tutor.engine.zwickern.variants import DIETZE, JENSEN
    >>> player_numbers(JENSEN, "zwick"), player_numbers(JENSEN, "win-most"), player_numbers(DIETZE, "zwick")
    ((4,), (2,), (2, 3, 4))
    """
    together = tuple(plan.players for plan in rules.plans if plan.partners and plan.players in SEATS)
    match MINED[goal].players:
        case "two":
            usual: tuple[int, ...] = (2,)
        case "partners":
            usual = together
        case "any":
            usual = _tables(rules) if players is not None else together or _tables(rules)
    if players is not None:
        return tuple(number for number in usual if number == players)
    return tuple(number for number in usual if number <= _MOST_PREFERRED) or usual


def style(rules: Rules, kind: AnyMining) -> Style:
    """Return the style of the hands; where no card has two values less fits together, and tables must be smaller."""
    usual = _STYLES[kind.habit]
    if any(len(values) > 1 for _, values in rules.courts) or not kind.sparing:
        return usual
    return usual._replace(capture=0.6, greed=0.6)


def quickly(rules: Rules, kind: AnyMining) -> AnyMining:
    """Return the kind without positions that take long; wild jokers have so many plays that they get a card less."""
    fewest, most = kind.hand
    return replace(kind, hand=(fewest, min(most, kind.quick - (rules.wild is not None))))


def worth_a_look(position: Position, kind: AnyMining) -> bool:
    """Tell whether a position is of the size that a kind of goal wants, so quickly that most positions cost nothing."""
    (fewest, most), (least, greatest) = kind.items, kind.hand
    return (
        fewest <= len(position.table) <= most
        and least <= len(position.hand) <= greatest
        and not (kind.last_deal and position.stock)
        and kind.may_arise(position)
    )


def as_asked(position: Position, goal: str) -> Position:
    """Return the position as a learner is shown it: with their hand or all hands, and the piles where they matter."""
    hands = position.hands
    if not ONE_PLAY[goal].open:
        hands = tuple(hand if seat == position.turn else None for seat, hand in enumerate(hands))
    if MINED[goal].piles:
        return replace(position, hands=hands)
    return replace(position, hands=hands, dealer=None, stock=0, won=(Pile(),) * len(hands), last_capture=None)

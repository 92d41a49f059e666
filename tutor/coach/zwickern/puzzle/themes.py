"""The themes of a puzzle: common traits of all plays that solve it, each proven by one small predicate."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.goals.record import Theme
from tutor.coach.zwickern.goals.table import ONE_PLAY, every_right
from tutor.coach.zwickern.goals.tactics import cards_taken, jokers, largest_captures, most_possible, points_won
from tutor.coach.zwickern.puzzle.sums import MOST_CHOICES, choices, needs_high, needs_low, needs_several, needs_sum_of
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Rules, is_zwick, make_play, partner
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.plays import cards_of, promised, touched
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Family

_LONG = 4
_MOST_RIGHT = 50


class _Puzzle(NamedTuple):
    """A position, its goal, every play that solves it, and the largest captures among them."""

    position: Position
    goal: OnePlayGoal
    right: tuple[Play, ...]
    largest: tuple[Play, ...]


def themes(position: Position, goal: OnePlayGoal, right: Sequence[Play]) -> tuple[str, ...]:
    """List the themes that are proven of a puzzle, in the order of THEMES; `right` are all its `solutions`.

    A theme of a play must hold for each solution and each smaller capture that solves the puzzle too, and for a capture
    in every way to split it. If a table is too large to go through, themes that need it are not claimed.
    """
    every = every_right(position, goal, right)
    if not every:
        return ()
    puzzle = _Puzzle(position, goal, every, tuple(right))
    return tuple(name for name, holds in _PREDICATES.items() if holds(puzzle))


def _captures(puzzle: _Puzzle, needs: Callable[[Rules, Capture], bool]) -> bool:
    """Tell whether every right play is a capture that needs something; with too many right plays the answer is no."""
    rules, right = puzzle.position.rules, puzzle.right
    return len(right) <= _MOST_RIGHT and all(isinstance(play, Capture) and needs(rules, play) for play in right)


def _two_values(puzzle: _Puzzle) -> bool:
    """Tell whether, in sums of two items or more, one card with two values counts low and another counts high."""
    return _court_low(puzzle) and _court_high(puzzle)


def _court_high(puzzle: _Puzzle) -> bool:
    """Tell whether a loose A, J, Q or K with two values counts high in a sum of two items or more."""
    return _captures(puzzle, needs_high)


def _court_low(puzzle: _Puzzle) -> bool:
    """Tell whether a loose A, J, Q or K with two values counts low in a sum of two items or more."""
    return _captures(puzzle, needs_low)


def _several_groups(puzzle: _Puzzle) -> bool:
    """Tell whether a capture takes three groups or more, or two groups of at least two items each."""
    return _captures(puzzle, needs_several)


def _long_group(puzzle: _Puzzle) -> bool:
    """Tell whether a capture needs a group of four items or more."""
    return _captures(puzzle, lambda rules, play: needs_sum_of(rules, play, _LONG))


def _uses_build(puzzle: _Puzzle) -> bool:
    """Tell whether a build of any owner is taken or built on."""
    return all(any(item.value is not None for item in touched(play)) for play in puzzle.right)


def _build_down(puzzle: _Puzzle) -> bool:
    """Tell whether an item is built on and gets a smaller value."""
    return all(isinstance(play, Build) and _goes_down(puzzle.position.rules, play) for play in puzzle.right)


def _goes_down(rules: Rules, play: Build) -> bool:
    """Tell whether a build lowers the value of an item, whichever of its values the item had."""
    if play.onto is None:
        return False
    # A loose card with two values may reach the same value from below and from above.
    values = from_bits(item_bits(rules, play.onto))
    before = [old for old in values if built_on(rules, 1 << old, play.card) >> play.value & 1]
    return bool(before) and play.value < min(before)


def _joker_rescue(puzzle: _Puzzle) -> bool:
    """Tell whether an item that holds a joker is taken from the table."""
    position = puzzle.position
    return _captures(puzzle, lambda _, play: any(jokers(position, item.cards) for item in play.takes))


def _obligation(puzzle: _Puzzle) -> bool:
    """Tell whether other plays would be right, too or instead, if the player owed no card for their own builds."""
    position, goal, _, largest = puzzle
    owes = bool(promised(position.table, position.turn))
    return owes and _can_be_searched(position) and ONE_PLAY[goal.kind].binds(position, goal, largest)


def _partner_build(puzzle: _Puzzle) -> bool:
    """Tell whether a build of the partner is taken or built on, or a build is made for the partner."""
    mate = partner(puzzle.position.plan, puzzle.position.turn)

    def about_mate(play: Play) -> bool:
        made_for_mate = isinstance(play, Build) and play.owner == mate
        return made_for_mate or any(item.owner == mate for item in touched(play))

    return mate is not None and all(map(about_mate, puzzle.right))


def _can_have(goal: OnePlayGoal, theme: Theme) -> bool:
    """Tell whether puzzles that ask for this goal can have a theme."""
    return theme in ONE_PLAY[goal.kind].themes


def _decoy(puzzle: _Puzzle) -> bool:
    """Tell whether some capture takes more cards of the table than every right play does.

    Some goals cannot have this theme. A goal that itself says to lay, to build, or which card to take with makes no
    other capture tempting; and no capture takes more than the most cards or the whole table.
    """
    position, goal, right, _ = puzzle
    if not _can_have(goal, "decoy") or not _can_be_searched(position):
        return False
    return most_possible(position, dict.fromkeys(position.hand)) > max(map(cards_taken, right))


def _quiet(puzzle: _Puzzle) -> bool:
    """Tell whether no right play is a capture."""
    return not any(isinstance(play, Capture) for play in puzzle.right)


def _safe_lay(puzzle: _Puzzle) -> bool:
    """Tell whether a card is laid so that the next player can make no Zwick, or is least likely to.

    With all cards open, the next player can make a Zwick after some other lay, but not after a right one.
    """
    position, goal, right, _ = puzzle
    if not _can_have(goal, "safe-lay") or not all(isinstance(play, Lay) for play in right):
        return False
    if not ONE_PLAY[goal.kind].open:
        return True
    lays = [lay for card in dict.fromkeys(position.hand) if (lay := legal_lay(position, card)) is not None]
    unsafe = [lay for lay in lays if _lets_zwick(position, lay)] if _can_be_searched(position) else []
    return bool(unsafe) and not set(unsafe) & set(right)


def _lets_zwick(position: Position, play: Play) -> bool:
    """Tell whether the next player, whose cards are open, can make a Zwick after a play."""
    after = make_play(position, play)
    return any(card_can_zwick(after, card) for card in dict.fromkeys(after.hand))


def _zwick_chain(puzzle: _Puzzle) -> bool:
    """Tell whether a Zwick is made after which the partner can make another, whatever is played in between."""
    position, goal, right, _ = puzzle
    return _can_have(goal, "zwick-chain") and all(is_zwick(position, play) for play in right)


def _honours(puzzle: _Puzzle) -> bool:
    """Tell whether every right play is a capture that wins more by its cards than a tempting one.

    A tempting one is a largest capture that takes as many cards or more, but wins fewer points.
    """
    position, goal, right, _ = puzzle
    if not _can_have(goal, "honours") or not all(isinstance(play, Capture) for play in right):
        return False
    others = list(largest_captures(position)) if _can_be_searched(position) else []
    return all(any(_is_worth_less(position, other, play) for other in others) for play in right)


def _is_worth_less(position: Position, other: Play, play: Play) -> bool:
    """Tell whether a play takes at least as many cards as another, but wins fewer points in cards and in all."""
    return (
        cards_taken(other) >= cards_taken(play)
        # A wild joker that clears the table may be worth less by the Zwick alone, which has nothing to do with cards.
        and _honours_in(position, other) < _honours_in(position, play)
        and points_won(position, other) < points_won(position, play)
    )


def _honours_in(position: Position, play: Play) -> int:
    """Return the points of the cards that a capture wins, the played card included."""
    return sum(position.rules.card_points[card] for card in cards_of(play))


def _can_be_searched(position: Position) -> bool:
    """Tell whether a table is small enough to go through all captures from it."""
    return choices(position) <= MOST_CHOICES


_PREDICATES: Mapping[str, Callable[[_Puzzle], bool]] = MappingProxyType(
    {
        "two-values": _two_values,
        "court-high": _court_high,
        "court-low": _court_low,
        "several-groups": _several_groups,
        "long-group": _long_group,
        "uses-build": _uses_build,
        "build-down": _build_down,
        "joker-rescue": _joker_rescue,
        "obligation": _obligation,
        "partner-build": _partner_build,
        "decoy": _decoy,
        "quiet": _quiet,
        "safe-lay": _safe_lay,
        "zwick-chain": _zwick_chain,
        "honours": _honours,
    }
)
THEMES: tuple[str, ...] = tuple(_PREDICATES)
"""Every theme, in the order in which themes are listed."""

THEME_NAMES, ABOUT_THEMES = Family("theme-{}", THEMES), Family("theme-about-{}", THEMES)
"""The messages that name a theme, and those that explain it."""

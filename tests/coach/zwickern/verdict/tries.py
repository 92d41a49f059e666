"""Thousands of wrong tries, random or legal plays a little changed, on tables of content and of dealt hands."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from tutor.bots.deals import hand_positions
from tutor.bots.players import Style
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.content.files.folders import files_of
from tutor.content.files.load import load_lesson, load_puzzle, position_of
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    Capture,
    Item,
    Lay,
    Play,
    Position,
    Reading,
    Stated,
    legal_plays,
    loose,
    split_of,
)
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.plays import promised

ROOT = Path(__file__).parents[4]
LARGEST = 10
"""The most items on a table that is tried."""


@cache
def content_positions() -> tuple[Position, ...]:
    """Load the positions of all lessons and puzzles."""
    found = []
    for file in files_of("puzzle", ROOT):
        puzzle = load_puzzle(str(file), file.read_bytes(), VARIANTS)
        found.append(position_of(puzzle, ("position",), puzzle.entry.position))
    for file in files_of("lesson", ROOT):
        lesson = load_lesson(str(file), file.read_bytes(), VARIANTS)
        steps = [(("steps", place, "position"), step.position) for place, step in enumerate(lesson.entry.steps)]
        found += [position_of(lesson, path, entry) for path, entry in steps if entry is not None]
    return tuple(found)


@cache
def dealt_positions(variant: str, hands: int) -> tuple[Position, ...]:
    """Play hands with bots and return their positions; the bots build often and take seldom, to fill the tables."""
    rules, style = VARIANTS[variant], Style(capture=0.3, build=0.7)
    sizes = [seating.players for seating in rules.plans if seating.players <= 4]
    return tuple(
        position
        for seed in range(hands)
        for position in hand_positions(rules, sizes[seed % len(sizes)], f"tries {seed}", style)
    )


def tables(variant: str, dice: Random, number: int) -> Iterator[Position]:
    """Draw positions of a variant from content, dealt hands, and those of both where the player owns a build."""
    content = [one for one in content_positions() if one.rules.name == variant and len(one.table) <= LARGEST]
    dealt = [one for one in dealt_positions(variant, 8) if len(one.table) <= LARGEST]
    owing = [one for one in (*content, *dealt) if promised(one.table, one.turn)]
    for _ in range(number):
        yield dice.choice(dice.choice([one for one in (content, dealt, owing) if one]))


def wrong_tries(variant: str, seed: str, number: int, each: int = 6) -> Iterator[Verdict]:
    """Yield verdicts on illegal plays, at most `each` on every one of `number` tables; the same for the same seed."""
    dice = Random(f"{seed} {variant}")
    for position in tables(variant, dice, number):
        right = list(islice(legal_plays(position), 300))
        dice.shuffle(right)
        for _ in range(each):
            verdict = judge(position, some_try(position, dice, right))
            if not verdict.legal:
                yield verdict


def some_try(position: Position, dice: Random, right: list[Play]) -> Reading:
    """Draw a play that may well be wrong."""
    kind = dice.random()
    if kind < 0.05:
        return Reading(Lay(dice.choice(position.hand)))
    if kind < 0.3 or not position.table:
        return Reading(_some_build(position, dice))
    play = _some_capture(position, dice, right)
    return Reading(play, _some_stated(position, dice, play))


def _some_build(position: Position, dice: Random) -> Build:
    card = dice.choice(position.hand)
    onto = dice.choice((None, *position.table, *position.table))
    values = build_values(position.rules, card, onto, takeable=False)
    value = dice.choice(values) if values and dice.random() < 0.7 else dice.randint(1, 26)
    owner = position.turn if dice.random() < 0.7 else dice.randrange(len(position.seats))
    return Build(card, onto, value, owner)


def _some_capture(position: Position, dice: Random, right: list[Play]) -> Capture:
    """Draw a capture of any items, or a legal one with more, less or other items, another card, or two at once."""
    captures = [play for play in right if isinstance(play, Capture)]
    card = dice.choice(position.hand)
    if not captures or dice.random() < 0.4:
        share = dice.choice((0.2, 0.4, 0.6, 0.9))
        takes = [item for item in position.table if dice.random() < share] or [dice.choice(position.table)]
    else:
        first = dice.choice(captures)
        takes = list(first.takes)
        card = first.card if dice.random() < 0.8 else card
        others = [play for play in captures if play.card is card and not set(play.takes) & set(takes)]
        if others and dice.random() < 0.3:
            takes += dice.choice(others).takes
        for _ in range(dice.choice((0, 1, 1, 2))):
            odd = dice.choice(position.table)
            (takes.remove if odd in takes else takes.append)(odd)
    takes = takes or [dice.choice(position.table)]
    if dice.random() < 0.05:
        parts = [one for item in position.table if len(item.cards) > 1 for one in map(loose, item.cards)]
        takes.append(dice.choice(parts or [loose(one) for one in position.rules.pack]))
    return Capture(card, _in_order(position, takes))


def _in_order(position: Position, takes: list[Item]) -> tuple[Item, ...]:
    left = list(takes)
    ordered = []
    for item in position.table:
        if item in left:
            left.remove(item)
            ordered.append(item)
    return (*ordered, *left)


def _some_stated(position: Position, dice: Random, play: Capture) -> Stated | None:
    """Draw what is said of a capture: mostly nothing; its groups, now and then other ones; or a value."""
    kind = dice.random()
    if kind < 0.7 or not play.takes:
        return None
    value = dice.choice(position.rules.hand_values[play.card]) if kind > 0.85 else None
    if kind > 0.95:
        return Stated(dice.randint(1, 16))
    split = split_of(position.rules, play)
    if split is not None and dice.random() < 0.5:
        return Stated(value, split.groups)
    groups: list[list[Item]] = []
    for item in play.takes:
        if groups and dice.random() < 0.6:
            dice.choice(groups).append(item)
        else:
            groups.append([item])
    return Stated(value, tuple(map(tuple, groups)))

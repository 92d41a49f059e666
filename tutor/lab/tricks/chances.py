"""Puzzles on chances: what a seat cannot know, of hands that bots play."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.bots.dice import one_of
from tutor.coach.tricks.asking import trick_question
from tutor.coach.tricks.game import TrickPosition
from tutor.content.files.tricks_lesson import TrickPuzzleEntry
from tutor.content.tricks.goals import ChanceGoal
from tutor.engine.tricks import strength
from tutor.lab.tricks.tables import MinedTable, mined_entry


def chance_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield something that a seat cannot know, once before the deal and once at each place where it may be counted."""
    game, dice = table.game, table.dice
    found: list[tuple[Any, TrickPosition]] = []
    if game.moved is not None:
        setup = table.before_the_deal(one_of(table.names, dice))
        found.append((setup, game.game.set_up(setup, game.game.variants)))
    for position in table.positions():
        told = table.set_up(position, every=False) if game.unseen(position).chances and position.hand else None
        if told is not None:
            bottom = game.bottom(position)
            setup = told[0] if bottom is None else replace(told[0], bottom=bottom.code)
            found.append((setup, game.game.set_up(setup, game.game.variants)))
    asked = sorted({of for _, position in found for of in game.unseen(position).chances})
    of = one_of(asked, dice)
    setup, where = one_of([one for one in found if of in game.unseen(one[1]).chances], dice)
    goal = _chance_goal(table, where, of)
    answer = trick_question(game, goal, where).right[0]
    yield mined_entry(setup, goal.model_copy(update={"answer": answer}))


def _chance_goal(table: MinedTable, position: TrickPosition, of: Any) -> ChanceGoal:
    """Return what is asked of a position, without the answer."""
    game, dice, card, seat = table.game, table.dice, None, None
    others = [one for one in range(table.players) if one != position.turn and game.hand_size(position, one)]
    if of == "held":
        # Of the cards that may be out, the highest trumps matter most.
        rules = position.rules.tricks
        unseen = sorted(game.unseen(position).cards, key=lambda one: -strength(rules, position.trumps, None, one))
        card = one_of(unseen[:2], dice).code
        seat = one_of([None, *others], dice) if dice.random() < 0.5 else None
    elif of == "turns":
        card = one_of(position.hand, dice).code
    elif of == "alike":
        seat = one_of(others, dice)
    elif of == "deal":
        seat = one_of([None, *_moved_to(table, position)], dice)
    name = None if seat is None else position.seats[seat]
    return ChanceGoal(kind="chance", of=of, card=card, seat=name, answer="-")


def _moved_to(table: MinedTable, position: TrickPosition) -> list[int]:
    """List the seats to which a bottom card can bring the deal."""
    assert table.game.moved is not None
    after = [table.game.moved(position, [card]) for card in table.rules.pack]
    return sorted({found[-1].dealer for found in after if found})

"""The proofs for readings on owners, promises and partners: whether each is at work in an exercise, or only tempts."""

from collections.abc import Iterator
from dataclasses import replace

from tutor.coach.zwickern.labels.building import only_builds, right_builds
from tutor.coach.zwickern.labels.other_readings import builds_in, free_of_promises, owned, owning
from tutor.coach.zwickern.labels.subject import Board, changes_answer, matters
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.content.zwickern.questions import ChoiceGoal, LegalGoal, PromiseGoal
from tutor.engine.zwickern import Ban, Build, Item, Lay, Play, Position, Reason, partner
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.listing import legal_lay, promises_suspended
from tutor.engine.zwickern.plays import table_after, without
from tutor.engine.zwickern.position import Holding, item_bits
from tutor.engine.zwickern.rules import from_bits


def new_owner_shown(board: Board) -> bool:
    """Reading 11: a change of a build ends a debt, or ended one before.

    Either each right play is such a build, or the answer would be different if the player to play still owed a card for
    a build that others have changed.
    """
    if only_builds(board) and all(_owes_no_more(board.position, play) for play in right_builds(board)):
        return True
    return any(changes_answer(board, other) for other in _given_back(board.position))


def _owes_no_more(position: Position, play: Build) -> bool:
    """Tell whether a build changes its owner, or the player keeps no card for the value that it had."""
    rest = without(position.hand, play.card)
    return any(item.owner != play.owner or not _answering(position, rest, item) for item in builds_in(play))


def new_owner_counter(board: Board) -> bool:
    """Reading 11: others changed a build of the player, who owes a card for another build.

    The answer would be the same if the player still owed a card for the changed one.
    """
    former = tuple(_given_back(board.position))
    return bool(former and owned(board.position)) and not any(changes_answer(board, other) for other in former)


def _given_back(position: Position) -> Iterator[Position]:
    """Yield the positions in which a build changed by others is still the one that the player to play announced."""
    for at, item in enumerate(position.table):
        for value in _announced_before(position, item):
            old = item._replace(value=value, owner=position.turn)
            yield replace(position, table=(*position.table[:at], old, *position.table[at + 1 :]))


def _announced_before(position: Position, item: Item) -> tuple[int, ...]:
    """Return the values announced by the player to play that another's build may have had before its last card."""
    if item.value is None or item.owner == position.turn or len(item.cards) < 2:
        return ()
    before = reachable_values(position.rules, item.cards[:-1]) if len(item.cards) > 2 else 0
    return from_bits(before & position.announced[position.turn])


def promise_shown(board: Board) -> bool:
    """Reading 12: the player owns builds, and their promises matter.

    They matter if something else would be right or legal without them, if every right play leaves one card for several
    builds of one value, or if any of several cards keeps a promise.
    """
    position = board.position
    if not owned(position):
        return False
    return matters(board, free_of_promises(position)) or _one_card_for_several(board) or _either_card(board)


def _one_card_for_several(board: Board) -> bool:
    """Tell whether every right play leaves more builds of one value than cards that can take them."""
    return bool(board.right) and all(_fewer_cards_than_builds(board.position, play) for play in board.right)


def _fewer_cards_than_builds(position: Position, play: Play) -> bool:
    rest = without(position.hand, play.card)
    mine = [item for item in table_after(position.table, play) if item.owner == position.turn]
    values = [item.value for item in mine]
    return any(values.count(item.value) > _answering(position, rest, item) for item in mine)


def _answering(position: Position, cards: Holding, item: Item) -> int:
    """Count the cards that can take a build."""
    return sum(1 for card in cards if position.rules.hand_bits[card] & item_bits(position.rules, item))


def _either_card(board: Board) -> bool:
    """Tell whether several cards keep the same promise, so that any one of them may be laid."""
    position = board.position
    if not isinstance(board.goal, PromiseGoal) or promises_suspended(position):
        return False
    return any(_answering(position, position.hand, item) > 1 for item in owned(position))


def promise_counter(board: Board) -> bool:
    """Reading 12: the right plays end all promises, or the builds belong to others and bind only them."""
    position = board.position
    if owned(position):
        return bool(board.right) and all(not _owed_after(position, play) for play in board.right)
    return isinstance(board.goal, PromiseGoal) and changes_answer(board, owning(position))


def _owed_after(position: Position, play: Play) -> bool:
    return any(item.owner == position.turn for item in table_after(position.table, play))


def suspended_shown(board: Board) -> bool:
    """Reading 13: no play keeps all promises of the player, and the exercise asks for a play or judges one."""
    judged = isinstance(board.goal, PromiseGoal | LegalGoal | ChoiceGoal | OnePlayGoal)
    return judged and promises_suspended(board.position)


def suspended_counter(board: Board) -> bool:
    """Reading 13: every lay would break a promise, but another play keeps them all."""
    position = board.position
    if not owned(position) or promises_suspended(position):
        return False
    stuck = all(legal_lay(position, card) is None for card in position.hand)
    return stuck and bool(board.right) and not any(isinstance(play, Lay) for play in board.right)


def for_partner_shown(board: Board) -> bool:
    """Reading 14: a right build is the partner's, or builds of the partner bind only the partner.

    They do if the answer would be different with the player to play as their owner.
    """
    position = board.position
    if any(play.owner != position.turn for play in right_builds(board)):
        return True
    mate = partner(position.plan, position.turn)
    return mate is not None and isinstance(board.goal, PromiseGoal) and changes_answer(board, owning(position, mate))


def for_partner_counter(board: Board) -> bool:
    """Reading 14: a build for a partner is refused because its value is not announced or there are no partners."""
    return any(
        isinstance(one.play, Build)
        and (one.reasons == (Reason.NOT_ANNOUNCED,) or any(why.ban is Ban.NO_PARTNERS for why in one.why))
        for one in board.refused
    )

"""Finders of puzzles in the trick-taking games, one for each kind, in hands that bots play from seeds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Literal

from tutor.bots.deals import shuffled
from tutor.bots.dice import one_of
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question import QuestionError
from tutor.coach.tricks.actions import judge_action
from tutor.coach.tricks.asking import trick_question
from tutor.coach.tricks.certainty import certain_by_action, could_fail
from tutor.coach.tricks.kit import TrickKit, TrickPosition, card_in_action
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, WrongAction
from tutor.content.tricks.goals import (
    AccountGoal,
    CertainGoal,
    ChanceGoal,
    MayPlayGoal,
    MovesGoal,
    PotGoal,
    SureGoal,
    WaysToPlayGoal,
)
from tutor.engine.cards import Card
from tutor.engine.tricks import strength
from tutor.lab.tricks.tables import MinedTable, mined_entry


def _chance_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
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


_DEALS_TRIED = 300
_CERTAINTIES: tuple[Literal["staying", "trick", "pot"], ...] = ("staying", "trick", "pot")


def _played(table: MinedTable, cards: int, *, every: bool) -> Iterator[tuple[Any, TrickPosition]]:
    """Yield the positions of a hand in which a card of at least so many is to be played."""
    for position in table.positions():
        # A card that is face down is not for others to see.
        hidden = any(played.face_down for played in position.trick)
        if table.game.playing(position) and len(position.hand) >= cards and not hidden:
            found = table.set_up(position, every=every)
            if found is not None:
                yield found


def _certain_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield positions in which some cards make sure of chips: not the greedy one, or one of three alone."""
    for setup, position in _played(table, 2, every=True):
        seat, game = position.turn, table.game
        assert seat is not None
        by_action = certain_by_action(game, position, seat)
        most = max(by_action.values())
        right = [action for action, chips in by_action.items() if chips == most]
        greedy = TRICK_KITS[table.rules.game].bot.greedy(position) in right
        if most <= 0 or len(right) == len(by_action) or (greedy and len(by_action) - len(right) < 2):
            continue
        goal = CertainGoal(kind="certain", chips=most, answer=_written(game, position, right))
        wrong = [WrongAction(action=text) for text in _written(game, position, set(by_action) - set(right))]
        yield mined_entry(setup, goal, [*wrong, *_illegal(game, position, goal)])


def _written(game: TrickKit, position: TrickPosition, actions: Any) -> tuple[str, ...]:
    return tuple(sorted(game.game.write_action(position, action) for action in actions))


def _illegal(game: TrickKit, position: TrickPosition, goal: CertainGoal) -> Iterator[WrongAction]:
    """Yield the cards that may not be played, each with its reason."""
    for card in position.hand:
        action = game.game.read_action(position, f"play {card}")
        reasons = judge_action(game, position, action, goal).reasons
        if reasons:
            yield WrongAction(action=f"play {card}", reason=str(reasons[0].reason))


def _may_play_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield positions in which some cards may be played and some not, and following alone does not decide which."""
    for setup, position in _played(table, 3, every=False):
        legal = {card_in_action(action) for action in table.game.game.legal_actions(position)}
        led = position.trick[0].card if position.trick else None
        follows = {card for card in position.hand if led is not None and card.suit is led.suit}
        if led is not None and legal < set(position.hand) and legal != follows:
            answer = tuple(card.code for card in position.hand if card in legal)
            yield mined_entry(setup, MayPlayGoal(kind="may-play", answer=answer))


def _last_tricks(table: MinedTable) -> Iterator[tuple[Any, TrickPosition, tuple[str, ...]]]:
    """Yield positions before the last trick, with all that is played to it."""
    for setup, position in _played(table, 1, every=True):
        if len(position.hand) == 1 and not position.trick and len(position.tricks) == 2:
            then, after, game = [], position, table.game.game
            while after.turn is not None:
                action = next(iter(game.legal_actions(after)))
                then.append(game.write_action(after, action))
                after = game.play(after, action)
            yield setup, after, tuple(then)


def _account_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield last tricks after which a seat has won or lost chips, though not the whole of what it seems."""
    for setup, end, then in _last_tricks(table):
        seats = [seat for seat, chips in enumerate(end.accounts) if chips]
        seat = one_of(seats, table.dice)
        answer = end.accounts[seat]
        yield mined_entry(setup, AccountGoal(kind="account", then=then, seat=end.seats[seat], answer=answer))


def _pot_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield last tricks after which something is in the pot."""
    for setup, end, then in _last_tricks(table):
        if end.pot:
            yield mined_entry(setup, PotGoal(kind="pot", then=then, answer=end.pot))


def _moves_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield cuts that move the deal once or more."""
    game = table.game
    if game.moved is None:
        return
    moving = [card for card in table.rules.pack if card.rank in table.rules.moving_ranks]
    number = one_of((1, 2, 2, 3), table.dice)
    cuts = shuffled(moving, table.dice)[:number]
    dealer = one_of(table.names, table.dice)
    setup = table.before_the_deal(dealer)
    asks: Literal["dealer", "payers"] = "dealer" if table.dice.random() < 0.5 else "payers"
    position = game.game.set_up(setup, game.game.variants)
    goal = MovesGoal(kind="deal-moves", cuts=tuple(card.code for card in cuts), asks=asks, answer=())
    answer = trick_question(game, goal, position).right
    yield mined_entry(setup, goal.model_copy(update={"answer": answer}))


def _sure_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield hands that are sure of something though the highest trump is not among them, and some that only seem so."""
    game = table.game
    position = next(one for one in table.positions() if any(game.sure(one, of) for of in _CERTAINTIES))
    found = table.set_up(position, every=False)
    if found is None:
        return
    setup, where = found
    trumps = [card for card in where.hand if card.suit is where.trumps]
    for of in _CERTAINTIES:
        sure = game.sure(where, of)
        if sure is None:
            continue
        if sure.counted(where):
            # With the ace of trumps a trick is no question.
            if of == "pot" or f"A{where.trumps}" not in {card.code for card in where.hand}:
                yield mined_entry(setup, SureGoal(kind="sure", of=of, answer="yes"))
        elif len(trumps) > 1:
            unless = _doubt(table, where, of)
            if unless:
                yield mined_entry(setup, SureGoal(kind="sure", of=of, answer="no", unless=unless))


def _doubt(table: MinedTable, position: TrickPosition, of: str) -> dict[str, tuple[str, ...]]:
    """Return hands of the others with which it is not certain, none if none are found."""
    seen = {*position.hand, *table.game.turned(position)}
    unseen = [card for card in table.rules.pack if card not in seen]
    others = [seat for seat in range(table.players) if seat != position.turn]
    for _ in range(_DEALS_TRIED):
        cards = shuffled(unseen, table.dice)
        hands: list[tuple[Card, ...] | None] = list(position.hands)
        for place, seat in enumerate(others):
            hands[seat] = tuple(cards[3 * place : 3 * place + 3])
        held: Any = position
        dealt = held._replace(hands=tuple(hands))
        alike = any(len({card.rank for card in hand or ()}) == 1 for hand in hands)
        if not alike and could_fail(table.game, dealt, of):
            return {position.seats[seat]: tuple(map(str, hands[seat] or ())) for seat in others}
    return {}


def _ways_puzzles(table: MinedTable) -> Iterator[TrickPuzzleEntry]:
    """Yield deals that are sure of the pot in some variants and not in others."""
    among = ("zwikken-1900", "zwikken-2000", "zwikken-lubbers")
    if table.rules.name not in among:
        return
    for position in table.positions():
        found = table.set_up(position, every=True)
        if found is None or table.game.sure(found[1], "pot") is None:
            return
        goal = WaysToPlayGoal(kind="which-ways", among=among, answer=())
        try:
            right = trick_question(table.game, goal, found[1]).right
        except QuestionError:
            return
        if 0 < len(right) < len(among):
            yield mined_entry(found[0], goal.model_copy(update={"answer": right}))
        return


FINDERS: Mapping[str, Callable[[MinedTable], Iterator[TrickPuzzleEntry]]] = MappingProxyType(
    {
        "certain": _certain_puzzles,
        "sure": _sure_puzzles,
        "may-play": _may_play_puzzles,
        "account": _account_puzzles,
        "pot": _pot_puzzles,
        "deal-moves": _moves_puzzles,
        "chance": _chance_puzzles,
        "which-ways": _ways_puzzles,
    }
)
"""The kinds of puzzles that are mined, each with what finds them in a hand."""

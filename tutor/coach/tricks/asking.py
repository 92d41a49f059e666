"""The questions of a step on a trick-taking game, with their first hints and the answers of the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tutor.coach.question import On, Option, Question, QuestionError, Way
from tutor.coach.tricks.actions import after_actions
from tutor.coach.tricks.chances import CHANCE_KINDS, ChanceAsked
from tutor.coach.tricks.kit import TrickKit, TrickPosition, TrickWay, card_in_action
from tutor.coach.tricks.numbers import account_line
from tutor.coach.tricks.sureness import asked_in_ways, asked_of_moves, asked_whether_sure, card_of_code
from tutor.content.tricks.goals import (
    AboutTrickCards,
    AccountGoal,
    ActionGoal,
    AskedOfTricks,
    CertainGoal,
    ChanceGoal,
    DealerGoal,
    DoGoal,
    MayPlayGoal,
    MovesGoal,
    PotGoal,
    StockGoal,
    SureGoal,
    TrickPointsGoal,
    WaysGoal,
    WaysToPlayGoal,
    WhichWinsGoal,
)
from tutor.engine.tricks import CardPlayed, known_card, winning
from tutor.text import Family, Joined, Line, Name

_LOOKS = Family(
    "look-trick-{}",
    (
        *("allowed", "free", "wins", "trick-winner", "zwik", "certain", "sure", "deal-moves", "which-ways"),
        *("may-play", "ways", "account", "pot", "dealer", "stock", "trick-points", "chance", "alike"),
    ),
)
# For these chances other things are counted.
_LOOKS_OF_CHANCES: Mapping[str, str] = MappingProxyType({"deal": "deal-moves", "alike": "alike"})
_MOST_WRONG = 3
# A stake of Zwicken; wrong answers differ by that much.
_STEP = 3
_DO_TASKS = {
    "allowed": Line("goal-do-allowed"),
    "free": Line("goal-do-free"),
    "wins": Line("goal-do-wins"),
    "zwik": Line("goal-do-zwik"),
}
"""The sentence of the task for each kind of action."""


def where_to_look(goal: ActionGoal | AskedOfTricks) -> Line:
    """Say where to look for the answer to a goal."""
    what: str = goal.what if isinstance(goal, DoGoal) else goal.kind
    if isinstance(goal, ChanceGoal):
        what = _LOOKS_OF_CHANCES.get(goal.of, what)
    return Line(_LOOKS[what])


def _asked_of_chance(game: TrickKit, goal: ChanceGoal, position: TrickPosition) -> Question:
    """Return the question how likely something is; raises QuestionError if that cannot be counted."""
    unseen, kind = game.unseen(position), CHANCE_KINDS[goal.of]
    if unseen.untold is not None:
        raise QuestionError(("of",), "check-chance-untold", key=unseen.untold)
    if goal.of not in unseen.chances:
        known = ", ".join(unseen.chances) or "-"
        raise QuestionError(("of",), "check-chance-not-asked", of=goal.of, known=known)
    for key, given in (("card", goal.card), ("seat", goal.seat)):
        if given is None and key in kind.needs:
            raise QuestionError(("of",), "check-chance-needs", of=goal.of, key=key)
        if given is not None and key not in (*kind.needs, *kind.may_have):
            raise QuestionError((key,), "check-chance-needs-not", of=goal.of, key=key)
    counted = kind.count(ChanceAsked(game, goal, position, unseen.cards))
    right = counted.chance.option()
    options = {counted.chance.value: right}
    for chance, why in counted.slips:
        if len(options) <= _MOST_WRONG:
            options.setdefault(chance.value, chance.option(why))
    in_order = tuple(options[value] for value in sorted(options))
    return Question(counted.ask, Way.ONE, in_order, (right.id,), counted.proof)


def action_task(goal: ActionGoal) -> Line:
    """Say the task of a goal."""
    if isinstance(goal, CertainGoal):
        return Line("goal-certain", {"number": goal.chips})
    return _DO_TASKS[goal.what]


def trick_question(game: TrickKit, goal: AskedOfTricks, position: TrickPosition | None) -> Question:
    """Return the question of a goal, with where to look; raises QuestionError if it cannot be asked."""
    return replace(_asked(game, goal, position), look=where_to_look(goal))


def _asked(game: TrickKit, goal: AskedOfTricks, position: TrickPosition | None) -> Question:
    if isinstance(goal, WhichWinsGoal | TrickPointsGoal):
        return _of_cards(game, goal)
    assert position is not None
    match goal:
        case MayPlayGoal():
            return _may_play(game, position)
        case WaysGoal():
            number = len(list(game.game.legal_actions(position)))
            return Question(Line("ask-ways"), Way.NUMBER, (), (str(number),))
        case AccountGoal():
            return _account(game, goal, position)
        case PotGoal():
            return _pot(game, goal, position)
        case DealerGoal():
            return _dealer(game, goal, position)
        case StockGoal():
            return Question(Line("ask-stock"), Way.NUMBER, (), (str(len(position.stock)),))
        case SureGoal():
            return asked_whether_sure(game, goal, position)
        case MovesGoal():
            return asked_of_moves(game, goal, position)
        case ChanceGoal():
            return _asked_of_chance(game, goal, position)
        case WaysToPlayGoal():
            return asked_in_ways(game, goal, position)


def stated_answer(goal: AskedOfTricks) -> tuple[str, ...]:
    """Return the answer that a goal states, as that of its question."""
    if isinstance(goal, MayPlayGoal | MovesGoal | WaysToPlayGoal):
        return goal.answer
    return (str(goal.answer),)


def ends_line(game: TrickKit, position: TrickPosition) -> Line:
    """Say the chips that each seat has won or lost at the end of a hand, and the next dealer."""
    accounts = [
        Line("tricks-ends-with", {"seat": Name(seat), "chips": account_line(chips)})
        for seat, chips in zip(position.seats, position.accounts, strict=True)
    ]
    dealer = Name(position.seats[game.next_dealer(position)])
    return Line(
        "tricks-ends", {"accounts": Joined(tuple(accounts), "list-comma"), "pot": position.pot, "dealer": dealer}
    )


def _pot(game: TrickKit, goal: PotGoal, position: TrickPosition) -> Question:
    if not goal.next:
        pot = after_actions(game, position, goal.then).pot
        return Question(Line("ask-pot-after"), Way.NUMBER, (), (str(pot),))
    end = _end(game, goal, position)
    return Question(Line("ask-pot-next"), Way.NUMBER, (), (str(game.next_pot(end)),))


def _end(game: TrickKit, goal: PotGoal | DealerGoal, position: TrickPosition) -> TrickPosition:
    after = after_actions(game, position, goal.then)
    if not game.game.is_over(after):
        raise QuestionError(("then",), "check-hand-not-over", seat=after.seats[after.turn or 0])
    return after


def _dealer(game: TrickKit, goal: DealerGoal, position: TrickPosition) -> Question:
    end = _end(game, goal, position)
    options = tuple(
        Option(name, Line("option-text", {"text": Name(name)}), seats=(seat,))
        for seat, name in enumerate(position.seats)
    )
    return Question(Line("ask-dealer"), Way.ONE, options, (position.seats[game.next_dealer(end)],), on=On.SEATS)


def _may_play(game: TrickKit, position: TrickPosition) -> Question:
    options, right = [], []
    by_card = {card: action for action in _plays(game, position) if (card := card_in_action(action)) is not None}
    for card in position.hand:
        action = by_card[card]
        reasons = list(game.game.violations(position, action))
        why = game.reason(position, action, reasons[0]) if reasons else None
        options.append(Option(card.code, Line("option-card", {"card": card}), why))
        if not reasons:
            right.append(card.code)
    return Question(Line("ask-may-play"), Way.SEVERAL, tuple(options), tuple(right), on=On.HAND)


def _plays(game: TrickKit, position: TrickPosition) -> Iterable[Any]:
    return [game.game.read_action(position, f"play {card}") for card in position.hand]


def _of_cards(game: TrickKit, goal: AboutTrickCards) -> Question:
    rules = game.game.variants.get(goal.variant)
    if rules is None:
        raise QuestionError(("variant",), "check-game-unknown", game=goal.variant, known=", ".join(game.game.variants))
    card_of_code(("turnup",), goal.turnup)
    cards = [card_of_code(("cards", place), text) for place, text in enumerate(goal.cards)]
    if isinstance(goal, TrickPointsGoal):
        worth = sum(game.card_points(rules, card) for card in cards)
        return Question(Line("ask-trick-points"), Way.NUMBER, (), (str(worth),))
    options = tuple(Option(card.code, Line("option-card", {"card": card})) for card in cards)
    return Question(Line("ask-which-wins"), Way.ONE, options, (winner_among(rules, goal),), on=On.TRICK)


def winner_among(rules: TrickWay, goal: WhichWinsGoal) -> str:
    """Return the code of the card that wins the trick of a goal under some rules; raises QuestionError."""
    trumps = card_of_code(("turnup",), goal.turnup).suit
    assert trumps is not None
    trick = tuple(CardPlayed(place, card_of_code(("cards", place), text)) for place, text in enumerate(goal.cards))
    best = winning(rules.tricks, trumps, trick)
    assert best is not None
    return known_card(best.card).code


def _account(game: TrickKit, goal: AccountGoal, position: TrickPosition) -> Question:
    if goal.seat not in position.seats:
        known = ", ".join(position.seats)
        raise QuestionError(("seat",), "position-unknown-seat", seat=goal.seat, known=known)
    right = after_actions(game, position, goal.then).accounts[position.seats.index(goal.seat)]
    near = sorted({right, right - _STEP, right + _STEP, -right, 0})
    options = tuple(Option(str(number), account_line(number)) for number in near)
    return Question(Line("ask-account", {"seat": goal.seat}), Way.ONE, options, (str(right),))

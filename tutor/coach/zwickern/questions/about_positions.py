"""Questions about a position, each answered by the engine."""

from dataclasses import replace

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.problems import goal_problems
from tutor.coach.zwickern.goals.solutions import captures_to_find, meets, number_to_find
from tutor.coach.zwickern.goals.tasks import missed_line, task
from tutor.coach.zwickern.questions.about_builds import announce, promise, safe_lays
from tutor.coach.zwickern.questions.about_seats import ask_who
from tutor.coach.zwickern.questions.legal_options import LEGAL, legal_options
from tutor.coach.zwickern.questions.named_things import card_of, held, on_table, readable
from tutor.coach.zwickern.questions.near_misses import near_misses, shuffled
from tutor.coach.zwickern.questions.options import (
    as_stated,
    card_label,
    cards_in_hand,
    judged_option,
    several,
    text_label,
)
from tutor.coach.zwickern.verdict.judge import judge_text, legality
from tutor.coach.zwickern.verdict.reasons import reason
from tutor.coach.zwickern.words.phrases import named
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.questions import (
    AnnounceGoal,
    ChoiceGoal,
    CountsGoal,
    HowManyGoal,
    LegalGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
    VariantsGoal,
    WhoGoal,
)
from tutor.engine.cards import Card
from tutor.engine.zwickern.moves import Capture, Move
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.other_variant import under
from tutor.engine.zwickern.position import Item, Position, item_bits
from tutor.engine.zwickern.rules import Variants, from_bits
from tutor.engine.zwickern.splits import split_at, split_of
from tutor.text import Line

_MOST_PROOF = 15
MOST_TO_COUNT = 99


def ask(goal: TableQuestion, position: Position, variants: Variants) -> Question:
    """The question of a goal, which may name these variants, with its answer; raises QuestionError if it cannot be."""
    match goal:
        case LegalGoal():
            return _legal(goal, position)
        case HowManyGoal():
            return _how_many(goal, position)
        case TakersGoal():
            return _takers(goal, position)
        case CountsGoal():
            return _counts(goal, position)
        case AnnounceGoal():
            return announce(goal, position)
        case PromiseGoal():
            return promise(goal, position)
        case SafeLaysGoal():
            return safe_lays(goal, position)
        case VariantsGoal():
            return _variants(goal, position, variants)
        case ChoiceGoal():
            return _choice(goal, position)
        case WhoGoal():
            return ask_who(goal, position)


def _legal(goal: LegalGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    options, wrong = legal_options(verdict, move, goal.answer)
    # The plain sentence says what fails; a legal capture is shown with its sums.
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    if wrong is not None:
        proof = (reason(verdict, wrong),)
    right = LEGAL if wrong is None else str(wrong.reason)
    shown = Line("ask-legal", {"play": Line("ask-quoted", {"play": as_stated(verdict, move)})})
    return Question(shown, Way.ONE, options, (right,), proof, _look_legal(move))


def _look_legal(move: Move) -> Line:
    """Where to look to tell whether a play is legal."""
    return Line("look-legal" if isinstance(move, Capture) else "look-legal-other")


def _how_many(goal: HowManyGoal, position: Position) -> Question:
    card = None if goal.card is None else held(position, goal.card, "card")
    number = number_to_find(position, goal.card)
    if number > MOST_TO_COUNT:
        raise QuestionError((), "check-too-many-captures", number=number, limit=MOST_TO_COUNT)
    line = Line("ask-how-many") if card is None else Line("ask-how-many-card", {"card": card})
    proof: list[Line] = []
    if number <= _MOST_PROOF:
        found = captures_to_find(position, FindAllGoal(kind="find-all", card=goal.card))
        proof = [play_line(position, move) for move in found]
    return Question(line, Way.NUMBER, (), (str(number),), tuple(proof), Line("look-how-many"))


def _takers(goal: TakersGoal, position: Position) -> Question:
    items = on_table(position, goal.items, "items")
    plays = (Capture(card, items) for card in cards_in_hand(position))
    judged = (judged_option(position, move, card_label(move.card), move.card.code) for move in plays)
    return several(Line("ask-takers", {"items": named(items)}), judged, _look_takers(position))


def _look_takers(position: Position) -> Line:
    """Where to look: at both values of the cards, where any of them has two."""
    hand = (position.rules.hand_values[card] for card in position.hand)
    return Line("look-takers" if any(len(values) == 2 for values in hand) else "look-takers-one")


def _counts(goal: CountsGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    if not verdict.legal or not isinstance(move, Capture):
        raise QuestionError(("play",), "check-not-a-capture", play=goal.play)
    card = card_of(goal.card, "card")
    values, possible = _values_in(position, move, card)
    if len(possible) != 1 or len(values) < 2:
        shown = " / ".join(map(str, possible)) or "-"
        raise QuestionError(("card",), "check-value-not-unique", text=goal.card, values=shown)
    options = tuple(Option(str(value), text_label(str(value)), _why_value(card, value, possible)) for value in values)
    line = Line("ask-counts", {"card": card, "play": play_line(position, move)})
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    return Question(line, Way.ONE, options, (str(possible[0]),), proof, Line("look-counts"))


def _why_value(card: Card, value: int, possible: tuple[int, ...]) -> Line | None:
    return None if value in possible else Line("counts-not", {"card": card, "value": value})


def _values_in(position: Position, move: Capture, card: Card) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The values that a card has, and those of them that it can count in a capture."""
    rules = position.rules
    if card is move.card:
        values = rules.hand_values[card]
        return values, tuple(value for value in values if split_at(rules, move, value) is not None)
    at = next((place for place, item in enumerate(move.takes) if item == Item((card,))), None)
    if at is None:
        return (), ()
    values = from_bits(item_bits(rules, move.takes[at]))
    # A build has one value: with a build in its place the card is held to that value.
    fixed = {value: (*move.takes[:at], Item((card,), value, 0), *move.takes[at + 1 :]) for value in values}
    return values, tuple(value for value in values if split_of(rules, Capture(move.card, fixed[value])) is not None)


def _variants(goal: VariantsGoal, position: Position, variants: Variants) -> Question:
    judged = []
    for place, name in enumerate(goal.among):
        rules = variants.get(name)
        if rules is None:
            raise QuestionError(("among", place), "check-variant-unknown", variant=name, known=", ".join(variants))
        there = under(position, rules)
        if there is None:
            raise QuestionError(("among", place), "check-not-in-variant", variant=name)
        there_move = readable(there, goal.play, "play")
        option, legal = judged_option(there, there_move, variant_line(rules), name, goal.play)
        judged.append((option, legal))
    move = readable(position, goal.play, "play")
    shown = as_stated(legality(position, goal.play), move)
    return several(Line("ask-variants", {"play": shown}), judged, Line("look-variants"))


def _choice(goal: ChoiceGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    for problem in () if goal.of is None else goal_problems(position, goal.of):
        raise QuestionError(("of", *problem.path), problem.message, **problem.details)
    verdict = judge_text(position, goal.play, goal.of)
    if not verdict.right:
        message = "check-solution-misses" if verdict.legal else "check-choice-illegal"
        raise QuestionError(("play",), message, play=goal.play)
    others = near_misses(position, move, goal.of)
    if not others:
        raise QuestionError(("play",), "check-no-near-misses", play=goal.play)
    options = [_choosable(position, one, goal.of) for one in shuffled(position, (move, *others))]
    line = Line("ask-choice") if goal.of is None else Line("ask-choice-of", {"task": task(position, goal.of)})
    return Question(line, Way.ONE, tuple(options), (write_play(position, move),), look=_look_choice(move))


def _look_choice(move: Move) -> Line:
    """Where to look to tell one play from others like it."""
    return Line("look-choice" if isinstance(move, Capture) else "look-choice-other")


def _choosable(position: Position, move: Move, goal: OnePlayGoal | None) -> Option:
    """A play as an option, with why it is illegal or misses the goal."""
    option, legal = judged_option(position, move)
    if legal and goal is not None and not meets(position, move, goal):
        return replace(option, why=missed_line(position, move, goal))
    return option

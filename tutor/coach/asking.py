"""Questions about a position, each answered by the engine."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tutor.coach.asking_who import ask_who
from tutor.coach.explain import play_line, sentence, split_lines
from tutor.coach.goals import captures_to_find, goal_items, meets, missed_line, number_to_find, task
from tutor.coach.judge import Verdict, judge_text, legality
from tutor.coach.legal_options import legal_options
from tutor.coach.near_misses import near_misses, shuffled
from tutor.coach.phrases import group_of, item_phrase, listing, named
from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.content.goals import (
    AnnounceGoal,
    ChoiceGoal,
    CountsGoal,
    FindAllGoal,
    HowManyGoal,
    LegalGoal,
    OnePlayGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
    VariantsGoal,
    WhoGoal,
)
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.legality import split_at, split_of
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move
from tutor.engine.zwickern.notation import read_play, write_play
from tutor.engine.zwickern.position import Item, Position, item_bits, seen_by
from tutor.engine.zwickern.rules import VARIANTS, from_bits
from tutor.engine.zwickern.safety import could_take, zwick_answers
from tutor.engine.zwickern.variant import under
from tutor.text import Line, Value

NOBODY = "nobody"
_MOST_PROOF = 15
_MOST_VALUES = 14


def ask(goal: TableQuestion, position: Position) -> Question:
    """The question of a goal with its answer; raises QuestionError where it cannot be asked."""
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
            return _announce(goal, position)
        case PromiseGoal():
            return _promise(goal, position)
        case SafeLaysGoal():
            return _safe_lays(goal, position)
        case VariantsGoal():
            return _variants(goal, position)
        case ChoiceGoal():
            return _choice(goal, position)
        case WhoGoal():
            return ask_who(goal, position)


def held(position: Position, code: str, *path: str | int) -> Card:
    """A card of the hand by its code; raises QuestionError at the path."""
    try:
        card = read_card(code)
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-card", text=code) from None
    if card not in position.hand:
        raise QuestionError(path, "check-card-not-held", text=code)
    return card


def on_table(position: Position, names: Sequence[str], *path: str | int) -> tuple[Item, ...]:
    """The items that are named by their cards; raises QuestionError at the path and the place of the name."""
    for place, text in enumerate(names):
        try:
            card = read_card(text)
        except UnreadableError:
            raise QuestionError((*path, place), "check-unreadable-card", text=text) from None
        if not any(card in item.cards for item in position.table):
            raise QuestionError((*path, place), "check-item-not-on-table", text=text)
    return goal_items(position, names)


def readable(position: Position, text: str, *path: str | int) -> Move:
    """The play of a line; raises QuestionError at the path."""
    try:
        return read_play(position, text).move
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-play", text=text) from None


def _hand(position: Position) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(position.hand))


def _card_label(card: Card) -> Line:
    return Line("option-card", {"card": card})


def _text_label(text: str) -> Line:
    return Line("option-text", {"text": text})


def _judged(
    position: Position, move: Move, label: Line | None = None, option: str | None = None
) -> tuple[Option, bool]:
    """A play as an option, with why it is legal or not, and whether it is."""
    text = write_play(position, move)
    verdict = legality(position, text)
    shown = play_line(position, move)
    # Where the option is the play itself, or only lays a card, that it is legal says it all.
    said = None if label is None or isinstance(move, Lay) else shown
    return Option(option or text, label or shown, said if verdict.legal else sentence(verdict)), verdict.legal


def _several(ask_line: Line, judged: Iterable[tuple[Option, bool]], look: Line) -> Question:
    found = tuple(judged)
    right = tuple(option.id for option, is_right in found if is_right)
    return Question(ask_line, Way.SEVERAL, tuple(option for option, _ in found), right, look=look)


def _legal(goal: LegalGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    options, right = legal_options(verdict, move, goal.answer)
    # The plain sentence says what fails; a legal capture is shown with its sums.
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    if not verdict.legal:
        proof = (sentence(verdict),)
    shown = Line("ask-legal", {"play": Line("ask-quoted", {"play": _as_stated(verdict, move)})})
    return Question(shown, Way.ONE, options, (right,), proof, Line("look-legal"))


def _as_stated(verdict: Verdict, move: Move) -> Line:
    """A play in words, a capture with the groups and the value that were stated."""
    stated = verdict.stated
    if stated is None or stated.groups is None:
        return play_line(verdict.position, move)
    card: Value = move.card
    if stated.value is not None:
        card = Line("card-as", {"card": move.card, "value": stated.value})
    return Line("play-capture", {"card": card, "groups": listing([group_of(group) for group in stated.groups])})


def _how_many(goal: HowManyGoal, position: Position) -> Question:
    card = None if goal.card is None else held(position, goal.card, "card")
    number = number_to_find(position, goal.card)
    line = Line("ask-how-many") if card is None else Line("ask-how-many-card", {"card": card})
    proof: list[Line] = []
    if number <= _MOST_PROOF:
        found = captures_to_find(position, FindAllGoal(kind="find-all", card=goal.card))
        proof = [play_line(position, move) for move in found]
    return Question(line, Way.NUMBER, (), (str(number),), tuple(proof), Line("look-how-many"))


def _takers(goal: TakersGoal, position: Position) -> Question:
    items = on_table(position, goal.items, "items")
    plays = (Capture(card, items) for card in _hand(position))
    judged = (_judged(position, move, _card_label(move.card), move.card.code) for move in plays)
    return _several(Line("ask-takers", {"items": named(items)}), judged, Line("look-takers"))


def _counts(goal: CountsGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    if not verdict.legal or not isinstance(move, Capture):
        raise QuestionError(("play",), "check-not-a-capture", play=goal.play)
    try:
        card = read_card(goal.card)
    except UnreadableError:
        raise QuestionError(("card",), "check-unreadable-card", text=goal.card) from None
    values, possible = _values_in(position, move, card)
    if len(possible) != 1 or len(values) < 2:
        shown = " / ".join(map(str, possible)) or "-"
        raise QuestionError(("card",), "check-value-not-unique", text=goal.card, values=shown)
    options = tuple(Option(str(value), _text_label(str(value)), _why_value(card, value, possible)) for value in values)
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


def _announce(goal: AnnounceGoal, position: Position) -> Question:
    card = held(position, goal.card, "card")
    onto = None if goal.onto is None else on_table(position, (goal.onto,), "onto")[0]
    owner = position.turn
    if goal.seat is not None:
        if goal.seat not in position.seats:
            known = ", ".join(position.seats)
            raise QuestionError(("for",), "position-unknown-seat", seat=goal.seat, known=known)
        owner = position.seats.index(goal.seat)
    values = _values_to_offer(position, card, onto)
    judged = [
        _judged(position, Build(card, onto, value, owner), _text_label(str(value)), str(value)) for value in values
    ]
    kept = sorted(judged, key=lambda one: not one[1])[:_MOST_VALUES]
    judged = [one for one in judged if one in kept]
    form = ("" if onto is None else "-onto") + ("" if goal.seat is None else "-for")
    item = "" if onto is None else item_phrase(onto)
    line = Line(f"ask-announce{form}", {"card": card, "item": item, "seat": position.seats[owner]})
    return _several(line, judged, Line("look-announce"))


def _values_to_offer(position: Position, card: Card, onto: Item | None) -> tuple[int, ...]:
    """Every value that comes to mind: sums, differences both ways round, and the values of the cards."""
    rules = position.rules
    values = set(build_values(rules, card, onto, takeable=False))
    if onto is not None:
        for old in from_bits(item_bits(rules, onto)):
            values |= {new - old for new in rules.hand_values[card] if new > old}
            values.add(old)
    return tuple(sorted(values))


def _promise(goal: PromiseGoal, position: Position) -> Question:
    if goal.plays is None:
        lays = (Lay(card) for card in _hand(position))
        judged = [_judged(position, move, _card_label(move.card), move.card.code) for move in lays]
        return _several(Line("ask-promise"), judged, Line("look-promise"))
    moves = dict.fromkeys(readable(position, text, "plays", place) for place, text in enumerate(goal.plays))
    judged = [_judged(position, move) for move in moves]
    return _several(Line("ask-promise-plays"), judged, Line("look-promise"))


def _safe_lays(goal: SafeLaysGoal, position: Position) -> Question:
    against = None if goal.against is None else _enemy(position, goal.against)
    judged = []
    for card in _hand(position):
        option, legal = _judged(position, Lay(card), _card_label(card), card.code)
        if legal:
            option, legal = _safe(position, card, against)
        judged.append((option, legal))
    if against is None:
        return _several(Line("ask-safe-lays"), judged, Line("look-safe-lays"))
    return _several(Line("ask-safe-lays-against", {"card": against}), judged, Line("look-safe-lays-against"))


def _enemy(position: Position, code: str) -> Card:
    """A card that another hand may hold; raises QuestionError where it cannot."""
    try:
        card = read_card(code)
    except UnreadableError:
        raise QuestionError(("against",), "check-unreadable-card", text=code) from None
    if card not in seen_by(position, position.turn).unseen:
        raise QuestionError(("against",), "check-not-in-other-hand", text=code)
    return card


def _safe(position: Position, card: Card, against: Card | None) -> tuple[Option, bool]:
    if against is None:
        answers = zwick_answers(position, card)
        why = Line("safe-zwick", {"card": card, "answer": answers[0]}) if answers else Line("safe-yes", {"card": card})
        return Option(card.code, _card_label(card), why), not answers
    safe = not could_take(position, card, against)
    message = "safe-from" if safe else "safe-not-from"
    return Option(card.code, _card_label(card), Line(message, {"card": card, "answer": against})), safe


def _variants(goal: VariantsGoal, position: Position) -> Question:
    judged = []
    for place, name in enumerate(goal.among):
        rules = VARIANTS.get(name)
        there = None if rules is None else under(position, rules)
        if there is None:
            raise QuestionError(("among", place), "check-not-in-variant", variant=name)
        option, legal = _judged(there, readable(there, goal.play, "play"), Line(f"variant-{name}"), name)
        judged.append((option, legal))
    move = readable(position, goal.play, "play")
    shown = _as_stated(legality(position, goal.play), move)
    return _several(Line("ask-variants", {"play": shown}), judged, Line("look-variants"))


def _choice(goal: ChoiceGoal, position: Position) -> Question:
    move = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play, goal.of)
    if not verdict.right:
        message = "check-solution-misses" if verdict.legal else "check-choice-illegal"
        raise QuestionError(("play",), message, play=goal.play)
    others = near_misses(position, move, goal.of)
    if not others:
        raise QuestionError(("play",), "check-no-near-misses", play=goal.play)
    options = [_choosable(position, one, goal.of) for one in shuffled(position, (move, *others))]
    line = Line("ask-choice") if goal.of is None else Line("ask-choice-of", {"task": task(position, goal.of)})
    return Question(line, Way.ONE, tuple(options), (write_play(position, move),), look=Line("look-choice"))


def _choosable(position: Position, move: Move, goal: OnePlayGoal | None) -> Option:
    """A play as an option, with why it is illegal or misses the goal."""
    option, legal = _judged(position, move)
    if legal and goal is not None and not meets(position, move, goal):
        return replace(option, why=missed_line(position, move, goal))
    return option

"""The questions about builds and lays: the values to announce, the promises that bind, the cards safe to lay."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from tutor.coach.question import Answer, On, Option, Question, Slip
from tutor.coach.zwickern.goals.named_things import held, of_another_hand, on_table, readable, seat_of
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.coach.zwickern.questions.common_parts import card_label, cards_in_hand, judged_option, several, text_label
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.questions.slips.overlooked import announcement_slips, promise_slips, safe_slips
from tutor.coach.zwickern.verdict.offered_values import thinkable
from tutor.coach.zwickern.words.phrases import item_phrase, named
from tutor.coach.zwickern.words.seats import seat_name
from tutor.content.zwickern.questions import AnnounceGoal, PromiseGoal, SafeLaysGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Build, Item, Lay, Play, Position, Rules, Variants, write_play
from tutor.engine.zwickern.captures import captures
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.safety import could_take, taken_after, zwick_answers
from tutor.text import Family, Line, Name, Value

_MOST_VALUES = 14
_USUAL_VALUES = range(2, 15)
_MOST_TAKEN = 500
# The key: whether the card goes onto an item, and whether a seat is named for the build.
_ASKED = Family(
    "ask-announce{}",
    product((False, True), repeat=2),
    lambda key: ("-onto" if key[0] else "") + ("-for" if key[1] else ""),
)
# The key: whether the card is built by itself, and whether a seat is named for the build.
_LOOKS = Family(
    "look-announce{}",
    product((False, True), repeat=2),
    lambda key: ("-single" if key[0] else "") + ("-for" if key[1] else ""),
)


def _announce(goal: AnnounceGoal, position: Position, _: Variants) -> Question:
    """Ask which values may be announced."""
    card = held(position, goal.card, "card")
    onto = None if goal.onto is None else on_table(position, (goal.onto,), "onto")[0]
    owner = position.turn
    if goal.seat is not None:
        owner = seat_of(position, goal.seat, "for")
    values = _values(position, card, onto)
    judged = [
        judged_option(position, Build(card, onto, value, owner), text_label(str(value)), str(value)) for value in values
    ]
    kept = sorted(judged, key=lambda one: not one[1])[:_MOST_VALUES]
    # There is a chip for each usual value, so that what is offered gives nothing away.
    unmade = Line("announce-not-its-value" if onto is None else "announce-not-made")
    rest = [str(value) for value in _USUAL_VALUES if value not in values]
    judged = sorted([*kept, *((Option(one, text_label(one), unmade), False) for one in rest)], key=_value_of)
    item = "" if onto is None else item_phrase(onto)
    line = Line(
        _ASKED[onto is not None, goal.seat is not None],
        {"card": card, "item": item, "seat": seat_name(position, owner)},
    )
    return several(line, judged, _look(position, card, onto, owner), on=On.VALUES)


def _values(position: Position, card: Card, onto: Item | None) -> tuple[int, ...]:
    """Return the values that are judged: right sums and errors alike."""
    # Nothing can be built on a loose wild joker, and no card may take a joker by itself: offer the card's own values.
    return thinkable(position.rules, card, onto) or position.rules.hand_values[card]


def _value_of(judged: tuple[Option, bool]) -> int:
    return int(judged[0].id)


def _look(position: Position, card: Card, onto: Item | None, owner: int) -> Line:
    """Say where to look: at the values that the card can make there, and at the cards that can take them."""
    values: dict[str, Value] = {"seat": Name(position.seats[owner])}
    if onto is not None:
        values["sums"] = _sums(position.rules, card, onto)
    return Line(_LOOKS[onto is None, owner != position.turn], values)


def _sums(rules: Rules, card: Card, onto: Item) -> Line:
    """Say in which ways the rules let a card make a value on an item; an equal card may keep it."""
    both_ways = "look-sums-round" if rules.subtract_from_card else "look-sums-subtract"
    sums = Line(both_ways if rules.subtract else "look-sums-add")
    keeps = rules.same_value and item_bits(rules, onto) & rules.hand_bits[card]
    return Line("look-sums-kept", {"sums": sums}) if keeps else sums


def _builds(goal: AnnounceGoal, position: Position, question: Question | None) -> Iterator[Play]:
    """Return a build to each value among the options."""
    onto = None if goal.onto is None else goal_items(position, (goal.onto,))[0]
    owner = position.turn if goal.seat is None else position.seats.index(goal.seat)
    card = read_card(goal.card)
    return (Build(card, onto, value, owner) for value in (() if question is None else _values(position, card, onto)))


def _other_values(goal: AnnounceGoal, position: Position, question: Question, _: Variants) -> Iterator[Slip]:
    onto = None if goal.onto is None else goal_items(position, (goal.onto,))[0]
    return announcement_slips(position, read_card(goal.card), onto, [int(value) for value in question.right])


ANNOUNCE = AboutPosition(
    shape=AnnounceGoal,
    stop=Stop.BUILDING,
    ask=_announce,
    slips=_other_values,
    needs=frozenset({Need.BUILDS}),
    offered=_builds,
)


def _promise(goal: PromiseGoal, position: Position, _: Variants) -> Question:
    """Ask which lays, or which of the named plays, keep every promise."""
    if goal.plays is None:
        lays = (Lay(card) for card in cards_in_hand(position))
        judged = [judged_option(position, play, card_label(play.card), play.card.code) for play in lays]
        return several(Line("ask-promise"), judged, Line("look-promise"), on=On.HAND)
    plays = {readable(position, text, "plays", place): text for place, text in enumerate(goal.plays)}
    judged = [judged_option(position, play, stated=text) for play, text in plays.items()]
    return several(Line("ask-promise-plays"), judged, Line("look-promise"))


def _its_plays(goal: PromiseGoal) -> tuple[str, ...]:
    return goal.plays or ()


def _lays(_: object, position: Position, __: Question | None) -> Iterator[Play]:
    return (Lay(card) for card in cards_in_hand(position))


def _lays_if_no_plays(goal: PromiseGoal, position: Position, question: Question | None) -> Iterator[Play]:
    return _lays(goal, position, question) if goal.plays is None else iter(())


def _other_keepers(goal: PromiseGoal, position: Position, question: Question, _: Variants) -> Iterator[Slip]:
    if goal.plays is None:
        keepers: list[tuple[str, Play]] = [(code, Lay(read_card(code))) for code in question.right]
    else:
        plays = [readable(position, text) for text in goal.plays]
        keepers = [(text, play) for play in plays if (text := write_play(position, play)) in question.right]
    return promise_slips(position, keepers)


PROMISE = AboutPosition(
    shape=PromiseGoal,
    stop=Stop.PROMISES,
    ask=_promise,
    slips=_other_keepers,
    needs=frozenset({Need.BUILDS, Need.PROMISES}),
    plays=_its_plays,
    offered=_lays_if_no_plays,
)


def _safe_lays(goal: SafeLaysGoal, position: Position, _: Variants) -> Question:
    """Ask which cards are safe to lay, against any Zwick or against one card of another hand."""
    against = None if goal.against is None else of_another_hand(position, goal.against, "against")
    judged = []
    for card in cards_in_hand(position):
        option, legal = judged_option(position, Lay(card), card_label(card), card.code)
        if legal:
            option, legal = _safe(position, card, against)
        judged.append((option, legal))
    if against is None:
        return several(Line("ask-safe-lays"), judged, Line("look-safe-lays"), on=On.HAND)
    line = Line("ask-safe-lays-against", {"card": against})
    return several(line, judged, Line("look-safe-lays-against"), on=On.HAND)


def _safe(position: Position, card: Card, against: Card | None) -> tuple[Option, bool]:
    if against is None:
        answers = zwick_answers(position, card)
        why = Line("safe-zwick", {"card": card, "answer": answers[0]}) if answers else Line("safe-yes", {"card": card})
        return Option(card.code, card_label(card), why), not answers
    values: dict[str, Value] = {"card": card, "answer": against}
    if not could_take(position, card, against):
        return Option(card.code, card_label(card), Line("safe-from", values)), True
    # There can be very many captures.
    some = islice(captures(taken_after(position, card, against)), _MOST_TAKEN)
    fewest = min((play.takes for play in some), key=len)
    return Option(card.code, card_label(card), Line("safe-not-from", {**values, "items": named(fewest)})), False


def _safe_ones(_: SafeLaysGoal, __: Position, answer: Answer, legal: Sequence[Play]) -> Sequence[Play]:
    return [play for play in legal if play.card.code in answer]


def _other_safe_cards(goal: SafeLaysGoal, position: Position, question: Question, _: Variants) -> Iterator[Slip]:
    against = None if goal.against is None else read_card(goal.against)
    return safe_slips(position, [read_card(code) for code in question.right], against)


SAFE_LAYS = AboutPosition(
    shape=SafeLaysGoal,
    stop=Stop.LAYING,
    ask=_safe_lays,
    slips=_other_safe_cards,
    needs=frozenset({Need.SAFETY}),
    gone=True,
    offered=_lays,
    right=_safe_ones,
)

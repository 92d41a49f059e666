"""Why a play is not legal, as one line with the cards, the values and the sum that fails."""

from tutor.coach.zwickern.verdict.broken_promises import broken_promise
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.wrong_builds import wrong_build
from tutor.coach.zwickern.verdict.wrong_sums import two_values, wrong_group, wrong_sum
from tutor.coach.zwickern.words.phrases import item_phrase, listing, named
from tutor.engine.zwickern import Ban, Build, Capture, Position, Reason, Violation, is_wild, partner
from tutor.text import Family, Line, Name, Value

# The messages that name only a card, a value or a seat.
_NAMING = Family(
    "reason-{}", (Reason.CARD_NOT_HELD, Reason.NOTHING_SELECTED, Reason.NO_CARD_FOR_VALUE, Reason.NOT_ANNOUNCED)
)
_FORBIDDEN = Family[Ban | None]("reason-variant-forbids-{}", Ban)


def reason(verdict: Verdict, wrong: Violation) -> Line:
    """Say why a play is not legal."""
    match wrong.reason:
        case Reason.UNREADABLE:
            # Anything can be typed as a play, so that the sentence quotes only its start.
            return Line("reason-unreadable", {"text": verdict.text[:80]})
        case Reason.ITEM_NOT_ON_TABLE | Reason.PART_OF_BUILD:
            return _not_an_item(verdict.position, wrong)
        case Reason.SEVERAL_ITEMS:
            return Line("reason-several-items", {**_card(wrong), "items": named(wrong.items)})
        case Reason.OUT_OF_REACH | Reason.DOES_NOT_SPLIT if isinstance(verdict.play, Capture):
            return wrong_sum(verdict.position.rules, wrong, verdict.play.takes)
        case Reason.OUT_OF_REACH if isinstance(verdict.play, Build):
            return wrong_build(verdict.position.rules, verdict.play, wrong)
        case Reason.GROUP_DOES_NOT_FIT:
            return wrong_group(verdict.position.rules, wrong, wrong.items)
        case Reason.TWO_VALUES:
            return two_values(verdict.position.rules, wrong, verdict.stated)
        case Reason.JOKER_RULE:
            return _joker_rule(verdict, wrong)
        case Reason.OBLIGATION_BROKEN:
            return broken_promise(verdict.position, wrong)
        case Reason.VARIANT_FORBIDS:
            return _forbidden(verdict.position, wrong)
        case _:
            return _nothing_held(verdict.position, wrong)


def _nothing_held(position: Position, wrong: Violation) -> Line:
    """Say a reason that names only a card, a value or a seat."""
    seat = Name(position.seats[position.turn if wrong.seat is None else wrong.seat])
    if wrong.reason is Reason.NOT_ANNOUNCED and partner(position.plan, position.turn) != wrong.seat:
        return Line("reason-not-partner", {"seat": seat})
    return Line(_NAMING[wrong.reason], {**_card(wrong), "value": wrong.value or 0, "seat": seat})


def _card(wrong: Violation) -> dict[str, Value]:
    """Return the played card as a parameter of a message, if the violation has one."""
    return {} if wrong.card is None else {"card": wrong.card}


def _not_an_item(position: Position, wrong: Violation) -> Line:
    item = wrong.items[0]
    if wrong.reason is Reason.PART_OF_BUILD:
        values = {"part": item_phrase(item), "build": item_phrase(wrong.items[1]), "value": wrong.value or 0}
        return Line("reason-part-of-build", values)
    there = position.table.count(item)
    if there:
        return Line("reason-item-not-on-table-again", {"items": item_phrase(item), "number": there})
    return Line("reason-item-not-on-table", {"items": item_phrase(item)})


def _joker_rule(verdict: Verdict, wrong: Violation) -> Line:
    wild = wrong.card is not None and is_wild(verdict.position.rules, wrong.card)
    message = "reason-joker-rule-group" if wild else "reason-joker-rule-capture"
    if isinstance(verdict.play, Build):
        message = "reason-joker-rule-build"
    items = [item_phrase(item) for item in wrong.items]
    number = len(items)
    return Line(message, {**_card(wrong), "items": listing(items, choice=not wild), "number": number})


def _forbidden(position: Position, wrong: Violation) -> Line:
    rules, value = position.rules, wrong.value or 0
    seat = Name(position.seats[position.turn if wrong.seat is None else wrong.seat])
    values: dict[str, Value] = {**_card(wrong), "value": value, "seat": seat}
    if wrong.items:
        values["items"] = item_phrase(wrong.items[0])
    if wrong.ban is Ban.BUILD_LIMIT:
        values["limit"] = rules.build_limit or 0
    return Line(_FORBIDDEN[wrong.ban], values)

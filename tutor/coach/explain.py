"""A verdict as lines: message ids with their parameters, the one sentence first."""

from collections.abc import Iterator

from tutor.coach.goals import missed_line
from tutor.coach.judge import Verdict
from tutor.coach.repair import Help
from tutor.engine.cards import Card
from tutor.engine.zwickern.legality import Ban, Reason, Split, Violation, split_of
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move
from tutor.engine.zwickern.position import Item, Position, item_bits
from tutor.engine.zwickern.rules import Rules, from_bits, is_wild, partner
from tutor.text import Choice, Groups, Line, Value, card_sign


def sentence(verdict: Verdict) -> Line:
    """The one sentence that says most about an answer."""
    if not verdict.legal:
        return reason(verdict, _main(verdict.violations))
    if verdict.goal is not None and not verdict.goal_met and verdict.move is not None:
        return missed_line(verdict.position, verdict.move, verdict.goal)
    return happened(verdict)


def _main(violations: tuple[Violation, ...]) -> Violation:
    """The reason that explains most: that two values were mixed says more than a total that does not fit."""
    return next((one for one in violations if one.reason is Reason.TWO_VALUES), violations[0])


def happened(verdict: Verdict) -> Line:
    """What a legal play does."""
    move, position = verdict.move, verdict.position
    match move:
        case Capture() if verdict.zwick:
            return Line("verdict-zwick")
        case Capture():
            return Line("verdict-capture", {"play": play_line(position, move), "number": verdict.cards - 1})
        case Build() if move.owner != position.turn:
            return Line("verdict-build-for", {"value": move.value, "seat": position.seats[move.owner]})
        case Build():
            return Line("verdict-build", {"value": move.value})
        case Lay():
            return Line("verdict-lay", {"card": move.card})
        case None:
            return Line("reason-unreadable", {"text": verdict.play[:80]})


def help_line(verdict: Verdict) -> Line | None:
    """What would be legal instead, for an illegal answer; it may give the solution away."""
    wrong, repair = verdict.move, verdict.repair
    if verdict.legal or wrong is None:
        return None
    if repair.move is None:
        if any(one.reason is Reason.OBLIGATION_BROKEN for one in verdict.violations):
            return None
        held = wrong.card in verdict.position.hand and isinstance(wrong, Capture)
        return Line("verdict-repair-none", {"card": wrong.card}) if held else None
    play = play_line(verdict.position, repair.move)
    if repair.help is Help.OTHER_CARD and isinstance(wrong, Capture):
        return Line("verdict-repair-other-card", {"card": repair.move.card, "play": play})
    return Line("verdict-repair", {"play": play})


def missed_lines(verdict: Verdict) -> Iterator[Line]:
    """What else could have been captured after a legal answer, or the certificate that nothing was."""
    if not verdict.legal:
        return
    if verdict.suspended:
        yield Line("reason-obligation-suspended")
    if not verdict.missed_all and not verdict.missed:
        yield Line("verdict-missed-unknown")
    elif not verdict.missed_all:
        yield Line("verdict-missed-uncounted", {"number": len(verdict.missed)})
    elif not verdict.missed:
        yield Line("verdict-missed-none")
    else:
        # After a right answer nothing is missed that was asked for.
        besides = verdict.goal is not None and verdict.goal_met
        message = "verdict-missed-besides" if besides else "verdict-missed-more"
        yield Line(message, {"number": len(verdict.missed)})


def split_lines(rules: Rules, split: Split) -> Iterator[Line]:
    """A capture as groups with their sums."""
    for group in split.groups:
        yield group_line(rules, group, split.value)


def group_line(rules: Rules, items: tuple[Item, ...], value: int) -> Line:
    """One group with its sum, two-valued cards at the value that they have in it."""
    values = values_in_group(rules, items, value)
    if values is None or (len(items) == 1 and items[0].value is not None):
        return Line("group-alone", {"parts": items})
    if len(items) == 1:
        return Line("group-alone", {"parts": _valued(items[0], value)})
    parts = " + ".join(_valued(item, one) for item, one in zip(items, values, strict=True))
    return Line("group-sum", {"parts": parts, "value": value})


def values_in_group(rules: Rules, items: tuple[Item, ...], target: int) -> tuple[int, ...] | None:
    """A value for each item so that they add up to the target, or None."""
    if not items:
        return () if target == 0 else None
    first, *others = items
    for value in from_bits(item_bits(rules, first)):
        if value <= target:
            rest = values_in_group(rules, tuple(others), target - value)
            if rest is not None:
                return (value, *rest)
    return None


def _valued(item: Item, value: int) -> str:
    sign = "+".join(card_sign(card) for card in item.cards)
    plain = item.value is None and item.cards[0].rank == str(value)
    return sign if plain else f"{sign} ({value})"


def play_line(position: Position, move: Move) -> Line:
    """A play as people say it, a capture with its groups."""
    match move:
        case Lay(card):
            return Line("play-lay", {"card": card})
        case Capture(card, takes):
            split = split_of(position.rules, move)
            groups = split.groups if split else tuple((item,) for item in takes)
            return Line("play-capture", {"card": card, "groups": Groups(groups)})
        case Build(card, onto, value, owner):
            values: dict[str, Value] = {"card": card, "value": value, "seat": position.seats[owner]}
            if onto is not None:
                values["item"] = (onto,)
            kind = "build" if onto is not None else "announce"
            return Line(f"play-{kind}-for" if owner != position.turn else f"play-{kind}", values)


def reason(verdict: Verdict, wrong: Violation) -> Line:
    """Why a play is not legal, with the cards, values and the sum that fails."""
    values: dict[str, Value] = {}
    if wrong.card is not None:
        as_played = Line("card-as", {"card": wrong.card, "value": wrong.played or 0})
        values["card"] = wrong.card if wrong.played is None else as_played
    if wrong.items:
        values["items"] = wrong.items
    if wrong.reason in _OF_CAPTURES:
        return _capture_reason(verdict, wrong, values)
    match wrong.reason:
        case Reason.PART_OF_BUILD:
            part, build = wrong.items
            return Line("reason-part-of-build", {"part": (part,), "build": (build,)})
        case Reason.OBLIGATION_BROKEN:
            return _obligation(verdict, wrong, values)
        case Reason.VARIANT_FORBIDS:
            return _forbidden(verdict.position, wrong)
        case Reason.NOT_ANNOUNCED if not _is_partner(verdict.position, wrong.seat):
            return Line("reason-not-partner", {"seat": _seat(verdict.position, wrong)})
        case _:
            seat = _seat(verdict.position, wrong)
            more: dict[str, Value] = {"value": wrong.value or 0, "seat": seat, "text": verdict.play[:80]}
            return Line(f"reason-{wrong.reason}", {**values, **more})


_OF_CAPTURES = frozenset(
    (Reason.OUT_OF_REACH, Reason.DOES_NOT_SPLIT, Reason.GROUP_DOES_NOT_FIT, Reason.TWO_VALUES, Reason.JOKER_RULE)
)


def _capture_reason(verdict: Verdict, wrong: Violation, values: dict[str, Value]) -> Line:
    match wrong.reason:
        case Reason.OUT_OF_REACH:
            return _out_of_reach(verdict, wrong, values)
        case Reason.DOES_NOT_SPLIT:
            return _does_not_split(verdict.position, wrong, values)
        case Reason.GROUP_DOES_NOT_FIT:
            numbers = {**_numbers(verdict.position, wrong), "number": len(wrong.items)}
            return Line("reason-group-does-not-fit", {**values, **numbers})
        case Reason.TWO_VALUES:
            shown = _card_values(verdict.position, wrong.card, wrong.values)
            return Line("reason-two-values", {**values, "values": shown})
        case _:
            kind = "capture" if isinstance(verdict.move, Capture) else "build"
            if wrong.card is not None and is_wild(verdict.position.rules, wrong.card) and kind == "capture":
                kind = "group"
            return Line(f"reason-joker-rule-{kind}", values)


def _obligation(verdict: Verdict, wrong: Violation, values: dict[str, Value]) -> Line:
    rules, position = verdict.position.rules, verdict.position
    rest = list(position.hand)
    if wrong.card in rest:
        rest.remove(wrong.card)
    answered = [any(rules.hand_bits[card] >> value & 1 for card in rest) for value in wrong.values]
    each = "-each" if all(answered) else ""
    return Line(f"reason-obligation-broken{each}", {**values, "values": Choice(wrong.values)})


def _numbers(position: Position, wrong: Violation) -> dict[str, Value]:
    return {"totals": Choice(wrong.totals), "values": _card_values(position, wrong.card, wrong.values)}


def _card_values(position: Position, card: Card | None, values: tuple[int, ...]) -> Value:
    if card is not None and is_wild(position.rules, card) and len(values) > 2:
        return f"{values[0]}–{values[-1]}"
    return Choice(values)


def _out_of_reach(verdict: Verdict, wrong: Violation, values: dict[str, Value]) -> Line:
    position, move = verdict.position, verdict.move
    if isinstance(move, Build):
        numbers: dict[str, Value] = {**values, "value": move.value, "possible": Choice(wrong.values)}
        if move.onto is None:
            own = from_bits(position.rules.hand_bits[move.card])
            return Line("reason-out-of-reach-single", {**numbers, "values": _card_values(position, move.card, own)})
        return Line("reason-out-of-reach-build" if wrong.values else "reason-out-of-reach-build-none", numbers)
    if wrong.value is not None:
        shown = _card_values(position, wrong.card, wrong.values)
        return Line("reason-out-of-reach-value", {**values, "value": wrong.value, "values": shown})
    one = "-one" if len(wrong.items) == 1 else ""
    return Line(f"reason-out-of-reach{one}", {**values, **_numbers(position, wrong)})


def _does_not_split(position: Position, wrong: Violation, values: dict[str, Value]) -> Line:
    shown = _card_values(position, wrong.card, wrong.values)
    if not wrong.items:
        return Line("reason-does-not-split-all", {**values, "values": shown})
    return Line("reason-does-not-split", {**values, "values": shown, "number": len(wrong.items)})


def _forbidden(position: Position, wrong: Violation) -> Line:
    values: dict[str, Value] = {"value": wrong.value or 0, "seat": _seat(position, wrong)}
    if wrong.ban is Ban.BUILD_LIMIT:
        values["limit"] = position.rules.build_limit or 0
    return Line(f"reason-variant-forbids-{wrong.ban}", values)


def _is_partner(position: Position, seat: int | None) -> bool:
    return partner(position.plan, position.turn) == seat


def _seat(position: Position, wrong: Violation) -> str:
    return position.seats[position.turn if wrong.seat is None else wrong.seat]

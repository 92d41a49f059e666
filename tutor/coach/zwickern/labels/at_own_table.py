"""What an exercise teaches that is different at another table, worked out from its right answers there."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.labels.subject import Board, Subject, asks_for_zwick, matters
from tutor.coach.zwickern.questions.table import ask_bare
from tutor.coach.zwickern.rules.changed_rules import changed_rules, deals_line, partners_line
from tutor.content.zwickern.house_rules import CHOICES, FLAGS, NAMED_SCORES, VariantEntry, house_rules_of, variant_entry
from tutor.content.zwickern.questions import BareQuestion, FactGoal, MajorityGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Position, Rules, plan
from tutor.engine.zwickern.other_variant import under
from tutor.engine.zwickern.rules import zwick_points
from tutor.text import Line

_WORK = SECOND // 4
_MOST_SAID = 2

_Part = Mapping[str, object]
"""Some keys of house rules with their values, which make sense together."""


def holds_at(about: Subject, rules: Rules) -> bool:
    """Tell whether an exercise on one of the five variants has the same answer at a table, if that is soon known."""
    try:
        with budget(_WORK):
            return _variant_of(about) in VARIANTS and not _differs(about, rules)
    except TooMuchWorkError:
        return False


def rules_that_differ(about: Subject, rules: Rules) -> tuple[Line, ...]:
    """Return the rules of a table by which an exercise has another answer there, two at most; () if it has the same.

    A number of players that the table lacks is no difference, because hardly any exercise is about that. There is
    nothing to compare for an exercise on house rules or on no variant, nor for one that takes too much work.
    """
    name = _variant_of(about)
    if name not in VARIANTS:
        return ()
    entry = variant_entry(replace(rules, base=name))
    try:
        with budget(_WORK):
            return _reasons(about, entry) if _differs(about, house_rules_of(entry)) else ()
    except TooMuchWorkError:
        return ()


def _variant_of(about: Subject) -> str:
    """Return the name of the variant that an exercise is about, "" if it is about none."""
    if isinstance(about, Board):
        return about.position.rules.name
    return str(getattr(about.goal, _key(about.goal), ""))


def _key(goal: BareQuestion) -> str:
    return "game" if isinstance(goal, FactGoal) else "variant"


def _reasons(about: Subject, entry: VariantEntry) -> tuple[Line, ...]:
    """Return the lines of the first rules that each alone change the answer, or of the one that completes a change."""
    parts = tuple(_parts(entry))
    alone = (part for part in parts if _differs(about, _with(entry, part)))
    found = list(islice(alone, _MOST_SAID))
    if not found:
        so_far: dict[str, object] = {}
        for part in parts:
            so_far |= part
            if _differs(about, _with(entry, so_far)):
                found = [part]
                break
    said = dict.fromkeys(line for part in found for line in _lines(about, entry, part))
    return tuple(said)[:_MOST_SAID]


def _lines(about: Subject, entry: VariantEntry, part: _Part) -> tuple[Line, ...]:
    if "seats" in part:
        return _seating(about, _with(entry, part))
    # New jokers score too, but the line says which jokers there are.
    said = {key: value for key, value in part.items() if key != "points" or "jokers" not in part}
    return changed_rules(_with(entry, said))


def _seating(about: Subject, rules: Rules) -> tuple[Line, ...]:
    players = len(about.position.seats) if isinstance(about, Board) else getattr(about.goal, "players", None)
    seating = None if players is None else plan(rules, players)
    if seating is None:
        return ()
    usual = plan(VARIANTS[_variant_of(about)], seating.players)
    in_pairs = isinstance(about, Board) or getattr(about.goal, "fact", None) == "partners"
    others = usual is not None and usual.partners != seating.partners
    return (partners_line(seating) if in_pairs and others else deals_line(seating),)


def _with(entry: VariantEntry, part: _Part) -> Rules:
    """Return the rules of the base with only a part of the changes of an entry."""
    return house_rules_of(VariantEntry.model_validate({"name": entry.name, "based_on": entry.based_on, **part}))


def _parts(entry: VariantEntry) -> Iterator[_Part]:
    """Yield the changes of an entry one by one, beginning with those that change most plays."""
    points = dict(entry.points)
    if entry.jokers is not None or entry.wild is not None:
        new = {code: points.pop(code) for code in tuple(points) if code in (entry.jokers or ())}
        yield {**_stated(entry, "jokers", "wild"), "points": new}
    for rank, level in entry.values.items():
        yield {"values": {rank: level}}
    for name in (*FLAGS, "build_limit", *CHOICES, *NAMED_SCORES):
        if part := _stated(entry, name):
            yield part
    alike: dict[tuple[str, int], dict[str, int]] = {}
    for code, number in points.items():
        alike.setdefault((CARDS[code].rank, number), {})[code] = number
    yield from ({"points": cards} for cards in alike.values())
    if entry.seats is not None:
        yield _stated(entry, "seats")


def _stated(entry: VariantEntry, *names: str) -> _Part:
    return {name: value for name in names if (value := getattr(entry, name)) is not None}


def _differs(about: Subject, rules: Rules) -> bool:
    """Tell whether an exercise is impossible under some rules, or has another answer there."""
    if isinstance(about, Board):
        there = _under(about.position, rules)
        return there is None or matters(about, there) or _zwicks_differ(about, rules)
    players = getattr(about.goal, "players", None)
    if players is not None and plan(rules, players) is None:
        return False
    asked = about.goal.model_copy(update={_key(about.goal): rules.name})
    try:
        return ask_bare(asked, {**VARIANTS, rules.name: rules}).right != about.answer
    except QuestionError:
        # The number of cards in all piles is not a rule.
        return not isinstance(about.goal, MajorityGoal)


def _under(position: Position, rules: Rules) -> Position | None:
    if plan(rules, len(position.seats)) is None:
        rules = replace(rules, plans=(*rules.plans, position.plan))
    return under(position, rules)


def _zwicks_differ(board: Board, rules: Rules) -> bool:
    """Tell whether a Zwick that is asked for scores otherwise under some rules."""
    usual = board.position.rules
    return asks_for_zwick(board.goal) and any(
        zwick_points(rules, play.card) != zwick_points(usual, play.card) for play in board.right
    )

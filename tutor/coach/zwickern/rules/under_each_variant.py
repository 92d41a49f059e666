"""One position under several variants: the plays that each allows, and why it refuses those that others allow."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.coach.zwickern.rules.tables import parties_listed
from tutor.coach.zwickern.verdict.explanation import happened, main_violation
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.reasons import reason
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Play, Position, Rules, is_zwick, legal_plays, number_of_plays, violations
from tutor.engine.zwickern.other_variant import NoSuchBuild, TooManyCards, obstacle, under
from tutor.text import Line

MOST_COMPARED = 500
"""The most plays of a variant that are listed; if there are more, they are only counted."""

VARIANT_WORK, VARIANTS_WORK = SECOND // 4, SECOND
"""The budgets for one variant, and for all together; a variant that would take more is not counted or listed."""

_RULING, _EACH = SECOND // 16, SECOND // 2**10


@dataclass(frozen=True, slots=True)
class RefusedHere:
    """A play that another variant allows, and why this one does not."""

    play: Play
    why: Line


@dataclass(frozen=True, slots=True)
class Under:
    """A position under one variant.

    `position` is None if the position is impossible there, and `why` says the reason. `number` counts the legal plays,
    None if the table is too large to count. `plays` are all of them if they are `listed`, and otherwise none. `only`
    are the plays that no other variant allows, and `refused` those that another one does. If another one allows too
    many plays to list, `refused` lacks some of these, and `partial` is true.
    """

    rules: Rules
    position: Position | None
    why: Line | None = None
    number: int | None = None
    plays: tuple[Play, ...] = ()
    listed: bool = False
    only: tuple[Play, ...] = ()
    refused: tuple[RefusedHere, ...] = ()
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling of one variant on a play; `legal` is None if the position is impossible there or too large."""

    rules: Rules
    legal: bool | None
    zwick: bool
    why: Line


def under_each(position: Position, games: Iterable[Rules]) -> tuple[Under, ...]:
    """Look at a position under each variant."""
    looked = []
    with budget(VARIANTS_WORK):
        for rules in games:
            looked.append(_look(position, rules))  # noqa: PERF401
    allowing: dict[Play, list[str]] = {play: [] for one in looked for play in one.plays}
    for one in looked:
        # A variant with too many plays to list is asked only about the plays of the others.
        for play in one.plays if one.listed else _allowed(one, allowing):
            allowing[play].append(one.rules.name)
    partial = any(one.position is not None and not one.listed for one in looked)
    return tuple(_against(one, allowing, partial=partial) for one in looked)


def _allowed(one: Under, plays: Iterable[Play]) -> list[Play]:
    """List which of some plays a variant does not refuse, for a variant whose own plays are not listed."""
    there = one.position
    return [] if there is None else [play for play in plays if not _refuses(there, play)]


def _refuses(position: Position, play: Play) -> bool:
    """Tell whether a play is known to be illegal; if that takes too long to find out, it is not."""
    try:
        with budget(_EACH):
            return bool(violations(position, play))
    except TooMuchWorkError:
        return False


def _look(position: Position, rules: Rules) -> Under:
    there = under(position, rules)
    if there is None:
        return Under(rules, None, impossible(position, rules))
    number: int | None = None
    try:
        with budget(VARIANT_WORK):
            number = number_of_plays(there)
            if number is None or number > MOST_COMPARED:
                return Under(rules, there, number=number)
            plays = tuple(islice(legal_plays(there), MOST_COMPARED + 1))
    except TooMuchWorkError:
        return Under(rules, there, number=number)
    return Under(rules, there, number=number, plays=plays, listed=True)


def _against(one: Under, allowing: dict[Play, list[str]], *, partial: bool) -> Under:
    if one.position is None or not one.listed:
        return one
    own = one.rules.name
    only = tuple(play for play in one.plays if allowing[play] == [own])
    return replace(one, only=only, refused=tuple(_refusals(one.position, own, allowing)), partial=partial)


def _refusals(position: Position, own: str, allowing: dict[Play, list[str]]) -> Iterator[RefusedHere]:
    for play, names in allowing.items():
        if own not in names:
            yield RefusedHere(play, ruling(position, position.rules, play).why)


def ruling(position: Position, rules: Rules, play: Play) -> Ruling:
    """Judge a play under one variant."""
    there = under(position, rules)
    if there is None:
        return Ruling(rules, None, False, impossible(position, rules))
    try:
        with budget(_RULING):
            wrong = violations(there, play)
    except TooMuchWorkError:
        return Ruling(rules, None, False, Line("under-too-large"))
    zwick = is_zwick(there, play)
    # The line needs no more of a verdict; a full one would also look for a repair or what was missed.
    verdict = Verdict(there, "", play, wrong, zwick=zwick, cards=1 + cards_taken(play))
    if wrong:
        return Ruling(rules, False, False, reason(verdict, main_violation(wrong)))
    return Ruling(rules, True, zwick, happened(verdict))


def impossible(position: Position, rules: Rules) -> Line:
    """Say why a position is impossible under other rules, if `under` gives None."""
    match obstacle(position, rules):
        case TooManyCards(card, number):
            return Line("under-card", {"card": card, "number": number})
        case NoSuchBuild(build):
            return Line("under-build", {"build": item_phrase(build)})
        case _:
            players = parties_listed([one.players for one in rules.plans])
            return Line("under-seats", {"number": len(position.seats), "players": players})

"""Ten questions that families ask, each answered from the rules of a variant by a sentence and a small table."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.rules.tables import (
    cards_line,
    numbers_listed,
    parties_listed,
    score_rows,
    sizes_line,
    values_line,
)
from tutor.engine.cards import CARDS, WILD_JOKERS, Card
from tutor.engine.zwickern import Plan, Rules
from tutor.engine.zwickern.rules import total_points
from tutor.text import RANK_NAMES, Family, Line, Value

_MOST_PLAYERS = 6
"""For how many players at most a table has a row."""

_USUAL = 4
"""The number of players for which a sentence speaks, or the most there are."""


class FamilyAnswer(NamedTuple):
    """An answer in one sentence, and a small table with the heads of its columns."""

    sentence: Line
    heads: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


def _deal(rules: Rules) -> FamilyAnswer:
    plan = _usual_plan(rules)
    told: dict[str, Value] = {"players": plan.players, "first": plan.deals[0][0], "picture": plan.picture}
    heads = _heads("tables-column-players", "tables-column-picture", "tables-column-each")
    rows = [(_players(one), _number(one.picture), sizes_line(one.deals)) for one in _plans(rules)]
    return FamilyAnswer(Line("family-deal-answer", {**told, "deals": len(plan.deals)}), heads, tuple(rows))


def _values(rules: Rules) -> FamilyAnswer:
    courts = dict(rules.courts)
    names = (("A", "ace"), ("J", "jack"), ("Q", "queen"), ("K", "king"))
    values = {name: numbers_listed(courts[rank], choice=True) for rank, name in names}
    rows = [(Line("value-range", {"least": 2, "most": 10}), Line("family-its-number"))]
    rows += [(Line(RANK_NAMES[rank]), Line("option-choice", {"value": values[name]})) for rank, name in names]
    rows += [(line, values_line(rules, card)) for line, card in _joker_kinds(rules)]
    return FamilyAnswer(Line("family-values-answer", values), _heads("family-card", "family-value"), tuple(rows))


def _must_take(_: Rules) -> FamilyAnswer:
    allowed = {"family-take-all": True, "family-take-part": True, "family-lay": True, "family-lay-promised": False}
    return _allowed("family-must-take-answer", allowed)


def _steal(_: Rules) -> FamilyAnswer:
    allowed = {"family-take-build": True, "family-take-build-in-sum": True, "family-build-on": True}
    return _allowed("family-steal-answer", {**allowed, "family-take-out": False, "family-join": False})


def _joker(rules: Rules) -> FamilyAnswer:
    if not rules.jokers:
        rows = ((Line("family-cards-in-pack"), _number(len(rules.pack))),)
        return FamilyAnswer(Line("family-joker-none"), _heads("tables-column-what", "tables-column-cards"), rows)
    if rules.wild is not None:
        return _allowed("family-joker-wild", {"family-by-joker": True, "family-by-other": False})
    jokers = sorted((CARDS[code] for code in rules.jokers), key=lambda card: rules.hand_values[card])
    found = tuple((cards_line((card,)), _way_to(rules, card, jokers)) for card in jokers)
    return FamilyAnswer(Line("family-joker-answer"), _heads("family-card", "family-how"), found)


def _way_to(rules: Rules, joker: Card, jokers: list[Card]) -> Line:
    """Say how a joker is taken: in a sum of the next larger one, or built down to a value that some card takes."""
    (value,) = rules.hand_values[joker]
    larger = next((card for card in jokers if rules.hand_values[card][0] > value), None)
    if larger is not None:
        rest = rules.hand_values[larger][0] - value
        return Line("family-joker-sum", {"joker": cards_line((larger,)), "rest": rest})
    plain = {one for card, values in rules.hand_values.items() if card not in jokers for one in values}
    taken = [one for one in sorted(plain, reverse=True) if rules.build_bits >> value - one & 1]
    return Line("family-joker-down", {"card": taken[0], "value": value - taken[0]}) if taken else Line("value-none")


def _zwick(rules: Rules) -> FamilyAnswer:
    rows = [(Line("tables-zwick"), _number(rules.zwick))]
    if rules.jokers:
        with_joker = rules.zwick if rules.joker_zwick is None else rules.joker_zwick
        rows.append((Line("family-zwick-joker"), _number(with_joker)))
    rows += [(Line("family-zwick-last"), _number(rules.zwick)), (Line("family-zwick-left"), _number(0))]
    heads = _heads("tables-column-what", "tables-column-points")
    return FamilyAnswer(Line("family-zwick-answer", {"points": rules.zwick}), heads, tuple(rows))


def _last_cards(_: Rules) -> FamilyAnswer:
    rows = (
        (Line("family-between"), Line("family-between-stay")),
        (Line("family-after-last"), Line("family-after-last-to")),
        (Line("family-no-capture"), Line("option-nobody")),
    )
    return FamilyAnswer(Line("family-last-cards-answer"), _heads("family-when", "family-to-whom"), rows)


def _tie(rules: Rules) -> FamilyAnswer:
    rows = tuple((_players(one), _number(_cards(rules, one)), _tie_of(rules, one)) for one in _plans(rules))
    shared = "family-tie-shared" if rules.majority_on_tie else "family-tie-answer"
    heads = _heads("tables-column-players", "tables-column-cards", "family-tie-at")
    return FamilyAnswer(Line(shared, {"points": rules.majority}), heads, rows)


def _tie_of(rules: Rules, plan: Plan) -> Line:
    """Say when sides tie: two of them share all cards, of which there may be an odd number."""
    cards = _cards(rules, plan)
    if not plan.partners and plan.players > 2:
        return Line("family-tie-lead")
    half = {"first": cards // 2, "second": cards - cards // 2}
    return Line("family-tie-never" if cards % 2 else "family-tie-half", half)


def _points(rules: Rules) -> FamilyAnswer:
    rows = [(row.what, _number(row.points)) for row in score_rows(rules)]
    rows += [(Line("family-most-cards"), _number(rules.majority)), (Line("tables-zwick"), _number(rules.zwick))]
    told = {"total": total_points(rules, 1), "zwick": rules.zwick}
    return FamilyAnswer(
        Line("family-points-answer", told), _heads("tables-column-what", "tables-column-points"), tuple(rows)
    )


def _how_many(rules: Rules) -> FamilyAnswer:
    found = parties_listed([plan.players for plan in rules.plans])
    rows = tuple((_players(one), _number(one.packs), _number(_cards(rules, one))) for one in _plans(rules))
    heads = _heads("tables-column-players", "family-packs", "tables-column-cards")
    return FamilyAnswer(Line("family-players-answer", {"players": found}), heads, rows)


class _Asked(NamedTuple):
    """How a question is answered, and the rules that state it, of which the first that holds in a variant is shown."""

    answer: Callable[[Rules], FamilyAnswer]
    rules: tuple[str, ...]


_ASKED: Mapping[str, _Asked] = MappingProxyType(
    {
        "deal": _Asked(_deal, ("deal-jensen", "deal-christiansen", "deal-of-the-books", "deal-grupp", "deal-french")),
        "players": _Asked(
            _how_many, ("partners-in-the-jensen-game", "two-sides-in-the-french-account", "everybody-alone")
        ),
        "values": _Asked(_values, ("low-or-high", "high-only")),
        "must-take": _Asked(_must_take, ("no-duty-to-capture",)),
        "steal": _Asked(_steal, ("open-to-everyone",)),
        "joker": _Asked(_joker, ("capturing-a-joker", "loose-wild-jokers", "no-jokers")),
        "zwick": _Asked(_zwick, ("the-zwick",)),
        "last-cards": _Asked(_last_cards, ("what-is-left-at-the-end",)),
        "tie": _Asked(_tie, ("most-cards",)),
        "points": _Asked(_points, ("points-jensen", "points-christiansen", "points-of-the-books")),
    }
)

FAMILY_QUESTIONS = Family("family-{}", _ASKED)
"""The ten questions in words, by their names."""


def family_answer(rules: Rules, name: str) -> FamilyAnswer:
    """Return the answer to one of the ten questions in a variant.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> [str(family_answer(VARIANTS[name], "joker").sentence) for name in ("jensen", "grupp", "dietze")]
    ['family-joker-answer()', 'family-joker-wild()', 'family-joker-none()']
    """
    return _ASKED[name].answer(rules)


def rules_of_question(name: str) -> tuple[str, ...]:
    """Return the slugs of the rules that answer a question, each in some variants."""
    return _ASKED[name].rules


def _allowed(sentence: str, allowed: Mapping[str, bool]) -> FamilyAnswer:
    """Return an answer with a table of what is allowed and what is not."""
    rows = tuple((Line(what), Line("value-yes" if yes else "value-no")) for what, yes in allowed.items())
    return FamilyAnswer(Line(sentence), _heads("tables-column-what", "family-is-allowed"), rows)


def _heads(*messages: str) -> tuple[Line, ...]:
    return tuple(map(Line, messages))


def _number(number: int) -> Line:
    return Line("option-choice", {"value": number})


def _plans(rules: Rules) -> list[Plan]:
    return [plan for plan in rules.plans if plan.players <= _MOST_PLAYERS]


def _usual_plan(rules: Rules) -> Plan:
    return max((plan for plan in rules.plans if plan.players <= _USUAL), key=lambda plan: plan.players)


def _players(plan: Plan) -> Line:
    return Line("tables-partners" if plan.partners else "tables-alone", {"players": plan.players})


def _cards(rules: Rules, plan: Plan) -> int:
    return len(rules.pack) * plan.packs


def _joker_kinds(rules: Rules) -> Iterator[tuple[Line, Card]]:
    """Yield the jokers in words, each with the card; wild jokers are all alike."""
    for code in rules.jokers:
        if code in WILD_JOKERS:
            yield Line("family-wild-joker"), CARDS[code]
            return
        yield cards_line((CARDS[code],)), CARDS[code]

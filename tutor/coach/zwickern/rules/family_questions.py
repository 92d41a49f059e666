"""Ten questions that families ask, each answered from the rules of a variant by a sentence and a small table."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.rules.tables import (
    cards_line,
    cards_stay,
    joker_kinds,
    later_line,
    most_shown,
    numbers_listed,
    parties_listed,
    plans_shown,
    players_line,
    score_rows,
    sizes_line,
    total_rows,
    values_line,
)
from tutor.engine.cards import CARDS, WILD_JOKERS, Card
from tutor.engine.zwickern import Plan, Rules, is_wild, sides
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick, zwick_points
from tutor.text import RANK_NAMES, Family, Line, Value

_TWO = 2
_MUST_TAKE = {
    Capturing.MAY: "family-must-take-answer",
    Capturing.MUST: "family-must-take-some",
    Capturing.ALL: "family-must-take-all",
}
_USUAL = 4
"""The number of players that a sentence is about; without it the next lower number, or else the lowest."""


class FamilyAnswer(NamedTuple):
    """An answer in one sentence, and a small table with the heads of its columns."""

    sentence: Line
    heads: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


def _deal(rules: Rules) -> FamilyAnswer:
    plan = _usual_plan(rules)
    told: dict[str, Value] = {"players": plan.players, "picture": plan.picture}
    first = plan.deals[0]
    if len(set(first)) > 1 or first[0] == 1 or plan.picture <= 1:
        answer = Line("family-deal-sizes", {**told, "sizes": sizes_line(plan.deals)})
    else:
        answer = Line("family-deal-answer", {**told, "first": first[0], "deals": len(plan.deals)})
    heads = _heads("tables-column-players", "tables-column-picture", "tables-column-each")
    rows = [(players_line(one), _number(one.picture), _dealt(one)) for one in _plans(rules)]
    return FamilyAnswer(answer, heads, tuple(rows))


def _dealt(plan: Plan) -> Line:
    """Say the cards of each player, and what some house rules do with the other cards."""
    found, later = sizes_line(plan.deals), later_line(plan)
    if later is not None:
        found = Line("list-comma", {"first": found, "last": Line("tables-later", {"sizes": later})})
    return Line("list-comma", {"first": found, "last": Line("tables-out", {"number": plan.out})}) if plan.out else found


def _values(rules: Rules) -> FamilyAnswer:
    courts = dict(rules.courts)
    names = (("A", "ace"), ("J", "jack"), ("Q", "queen"), ("K", "king"))
    values = {name: numbers_listed(courts[rank], choice=True) for rank, name in names}
    rows = [(Line("value-range", {"least": 2, "most": 10}), Line("family-its-number"))]
    rows += [(Line(RANK_NAMES[rank]), Line("option-choice", {"value": values[name]})) for rank, name in names]
    rows += [(_joker_kind(rules, card), values_line(rules, card)) for _, card in joker_kinds(rules)]
    return FamilyAnswer(Line("family-values-answer", values), _heads("family-card", "family-value"), tuple(rows))


def _must_take(rules: Rules) -> FamilyAnswer:
    free = rules.capturing is Capturing.MAY
    lay = Line("value-yes" if free else "value-no")
    answer = _MUST_TAKE[rules.capturing]
    if free and rules.duty is BuildDuty.CAPTURE:
        answer, lay = "family-must-take-build", Line("family-without-build")
    elif free and not rules.owner_may_lay:
        answer, lay = "family-must-take-owner", Line("family-without-build")
    rows = (
        (Line("family-take-all"), Line("value-yes")),
        (Line("family-take-part"), Line("value-no" if rules.capturing is Capturing.ALL else "value-yes")),
        (Line("family-lay"), lay),
        # Such a card can take the build, so that other duties forbid it too.
        (Line("family-lay-promised"), Line("value-no" if rules.bound or rules.duty is BuildDuty.HOLD else "value-yes")),
    )
    return FamilyAnswer(Line(answer), _heads("tables-column-what", "family-is-allowed"), rows)


def _steal(_: Rules) -> FamilyAnswer:
    allowed = {"family-take-build": True, "family-take-build-in-sum": True, "family-build-on": True}
    return _allowed("family-steal-answer", {**allowed, "family-take-out": False, "family-join": False})


def _joker(rules: Rules) -> FamilyAnswer:
    if not rules.jokers:
        rows = ((Line("family-cards-in-pack"), _number(len(rules.pack))),)
        return FamilyAnswer(Line("family-joker-none"), _heads("tables-column-what", "tables-column-cards"), rows)
    if rules.lone.issuperset(CARDS[code] for code in rules.jokers):
        several = len(rules.jokers) * rules.plans[-1].packs > 1
        answer = "family-joker-wild" if several else "family-joker-alone"
        return _allowed(answer, {"family-by-joker": several, "family-by-other": False})
    jokers = sorted((card for _, card in joker_kinds(rules)), key=lambda card: rules.hand_values[card])
    ways = {card: _way_to(rules, card) for card in jokers}
    usual = {way.message for way in ways.values()} == {"family-joker-sum", "family-joker-down"}
    found = tuple((_joker_kind(rules, card), way) for card, way in ways.items())
    answer = "family-joker-answer" if usual else "family-joker-each"
    return FamilyAnswer(Line(answer), _heads("family-card", "family-how"), found)


def _way_to(rules: Rules, joker: Card) -> Line:
    """Say how a joker is taken: by an equal card, in a sum of a larger one, or built down to a value that one takes."""
    if joker in rules.lone:
        return Line("family-by-joker")
    (value,) = rules.hand_values[joker]
    others = [card for card in rules.pack if card != joker]
    if any(value in rules.hand_values[card] for card in others) or rules.jokers.count(joker.code) > 1:
        return Line("family-joker-equal", {"value": value})
    plain = {one for card in others if card.suit is not None for one in rules.hand_values[card]}
    if value < max(plain):
        return Line("family-joker-in-sum")
    jokers = (card for card in others if card.suit is None and rules.hand_values[card][-1] > value)
    larger = min(jokers, key=lambda card: rules.hand_values[card], default=None)
    if larger is not None and is_wild(rules, larger):
        return Line("family-joker-in-sum")
    if larger is not None:
        rest = rules.hand_values[larger][0] - value
        return Line("family-joker-sum", {"joker": cards_line((larger,)), "rest": rest})
    taken = [one for one in sorted(plain, reverse=True) if rules.subtract and rules.build_bits >> value - one & 1]
    return Line("family-joker-down", {"card": taken[0], "value": value - taken[0]}) if taken else Line("family-no-way")


def _zwick(rules: Rules) -> FamilyAnswer:
    rows = [(Line("tables-zwick"), _number(rules.zwick))]
    if rules.jokers:
        rows.append((Line("family-zwick-joker"), _number(zwick_points(rules, CARDS[rules.jokers[0]]))))
    last = {
        LastZwick.COUNTS: _number(rules.zwick),
        LastZwick.DEALER: Line("family-zwick-dealer", {"points": rules.zwick}),
        LastZwick.NOT: _number(0),
    }
    rows += [(Line("family-zwick-last"), last[rules.last_zwick]), (Line("family-zwick-left"), _number(0))]
    heads = _heads("tables-column-what", "tables-column-points")
    answer = "family-zwick-again" if rules.zwick_again else "family-zwick-answer"
    return FamilyAnswer(Line(answer, {"points": rules.zwick}), heads, tuple(rows))


def _last_cards(rules: Rules) -> FamilyAnswer:
    rows = [(Line("family-between"), Line("family-between-stay"))] if cards_stay(rules) else []
    if rules.last_takes_rest:
        rows.append((Line("family-after-last"), Line("family-after-last-to")))
        rows.append((Line("family-no-capture"), Line("option-nobody")))
    else:
        rows.append((Line("family-after-last"), Line("option-nobody")))
    if rules.build_left:
        rows.append((Line("family-build-left"), Line("family-build-left-costs", {"points": rules.build_left})))
    answer = "family-last-cards-answer" if rules.last_takes_rest else "family-last-cards-nobody"
    return FamilyAnswer(Line(answer), _heads("family-when", "family-to-whom"), tuple(rows))


def _tie(rules: Rules) -> FamilyAnswer:
    rows = tuple((players_line(one), _number(one.dealt), _tie_of(rules, one)) for one in _plans(rules))
    shared = "family-tie-shared" if rules.majority_on_tie else "family-tie-answer"
    heads = _heads("tables-column-players", "tables-column-cards", "family-tie-at")
    answer = Line(shared, {"points": rules.majority}) if rules.majority else Line("family-tie-nothing")
    return FamilyAnswer(answer, heads, rows)


def _tie_of(rules: Rules, plan: Plan) -> Line:
    """Say when sides tie: two of them share all cards, of which there may be an odd number."""
    cards = plan.dealt
    if len(sides(plan)) > _TWO or not rules.last_takes_rest:
        return Line("family-tie-lead")
    half = {"first": cards // 2, "second": cards - cards // 2}
    return Line("family-tie-never" if cards % 2 else "family-tie-half", half)


def _points(rules: Rules) -> FamilyAnswer:
    rows = [(row.what, _number(row.points)) for row in score_rows(rules)]
    rows += [(Line("family-most-cards"), _number(rules.majority)), (Line("tables-zwick"), _number(rules.zwick))]
    if rules.jokers and rules.joker_zwick:
        rows.append((Line("family-zwick-joker"), _number(rules.joker_zwick)))
    least = min(total_rows(rules), key=lambda row: row.packs)
    told: dict[str, Value] = {"total": least.points, "zwick": rules.zwick}
    answer = Line("family-points-answer", told)
    if not least.sure:
        answer = Line("family-points-most", {**told, "packs": least.packs})
    elif least.packs > 1:
        answer = Line("family-points-packs", {**told, "packs": least.packs})
    return FamilyAnswer(answer, _heads("tables-column-what", "tables-column-points"), tuple(rows))


def _how_many(rules: Rules) -> FamilyAnswer:
    found = parties_listed([plan.players for plan in rules.plans])
    cards = len(rules.pack)
    rows = tuple((players_line(one), _number(one.packs), _number(cards * one.packs)) for one in _plans(rules))
    heads = _heads("tables-column-players", "family-packs", "tables-column-cards")
    return FamilyAnswer(Line("family-players-answer", {"players": found}), heads, rows)


class _Asked(NamedTuple):
    """How a question is answered, and the rules that state it; the first that applies in a variant is shown."""

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


def _plans(rules: Rules) -> tuple[Plan, ...]:
    return plans_shown(rules, most_shown(rules))


def _usual_plan(rules: Rules) -> Plan:
    return max(plans_shown(rules, _USUAL), key=lambda plan: plan.players, default=rules.plans[0])


def _joker_kind(rules: Rules, card: Card) -> Line:
    """Name a joker; wild ones are all alike, and plainly jokers where there are no others."""
    if not is_wild(rules, card):
        return cards_line((card,))
    return Line("family-wild-joker" if all(code in WILD_JOKERS for code in rules.jokers) else "family-wild-one")

"""What the players say, tested in games of bots: claims with a verdict, a chart, its table, and a step to try it in."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.base.plots import plot
from tutor.app.rules.book import quiet_line
from tutor.app.rules.own_numbers import own_entries
from tutor.app.rules.selection import (
    asked_in_address,
    choose_in_address,
    chosen_in_address,
    rules_address,
    shown_rules,
    way_titles,
)
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.counted import CLAIM_TITLES, Entries, counted_seats, entries_at, link_to_step, tested
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.variants import variant_title
from tutor.coach.kits import KITS, TRICK_VARIANTS
from tutor.coach.tricks.staking import HANDS_NAMED
from tutor.coach.zwickern.rules.readings import SOURCE_NAMES
from tutor.content.files.numbers import CountedEntry
from tutor.content.zwickern.figures import WAYS
from tutor.engine.cards import CARDS, RANKS
from tutor.lab.numbers.claims import (
    ClaimFinding,
    CountedRatio,
    TableClaim,
    TestedClaim,
    charted,
    disagreeing,
    games_to_tell,
    ratio_at,
)
from tutor.lab.numbers.trick_claims import ALL_CLAIMS, claims_of, compared_players
from tutor.text import Family, card_sign, listed

_HEIGHT: Final = 220
_AXIS_HEIGHT: Final = 50
_USUAL: Final = 4
"""The players for which a table is shown first."""
_BAR, _ERROR, _STRONG = "#5b97c9", "#c76a00", "#b05fd0"
_CLAIM = Family("tested-claim-{}", ALL_CLAIMS)
_SAID = Family("tested-said-{}", ALL_CLAIMS)
_CHART = Family("tested-chart-{}", ALL_CLAIMS)
_FINDING = Family("tested-is-{}", ClaimFinding)
_ANSWER = Family("tested-answer-{}", ClaimFinding)
_TOP = Family("tested-top-{}", HANDS_NAMED)
_HAS = Family("tested-has-{}", ("yes", "no"))
_OTHERS = ("strong", "greedy")
_PLAYERS = Family("tested-{}", ("careful", *_OTHERS))
_THEIRS = Family("tested-conditions-{}", _OTHERS)
_DIFFER = Family("tested-{}-differ", _OTHERS)
_ONLY = Family("tested-only-{}", _OTHERS)
_WAY = Family("tested-way-{}", WAYS)
_AXES: Mapping[str, str] = MappingProxyType(
    {
        "card": "tested-axis-card",
        "way": "tested-axis-way",
        "total": "tested-axis-total",
        "items": "tested-axis-items",
        "value": "tested-axis-value",
        "place": "tested-axis-place",
        "dealt": "tested-axis-dealt",
        "trumps": "tested-axis-trumps",
        "top": "tested-axis-top",
        "has": "tested-axis-has",
        "pot": "tested-axis-pot",
    }
)
_COLOURS: Mapping[ClaimFinding, str] = MappingProxyType(
    {ClaimFinding.TRUE: "green", ClaimFinding.HALF: "orange", ClaimFinding.FALSE: "red", ClaimFinding.OPEN: "gray"}
)


def numbers_view() -> None:
    """Draw the claims that make sense at the table of the address, with what was counted there."""
    rules = shown_rules()
    own = rules.name not in library().variants and rules.name not in TRICK_VARIANTS
    seats = _choose_seats(_seats_of(rules) if own else counted_seats(rules.name))
    if seats is None:
        title = way_titles().get(rules.name) or variant_title(rules.name)
        st.markdown(escape_markdown(words()("tested-none-here", title=title)))
        return
    if own:
        entries: Entries = {(question, "careful"): one for question, one in own_entries(rules, seats).items()}
    else:
        entries = entries_at(rules.name, seats)
    if not entries:
        return
    st.markdown(f":small[{escape_markdown(_conditions(entries, rules, seats))}]")
    claims = claims_of(rules)
    results = {name: tested(claim, entries, rules) for name, claim in claims.items()}
    asked = asked_in_address("claim", ALL_CLAIMS)
    only = asked if results.get(asked) is not None else None
    for name, result in results.items():
        if result is None or only not in (None, name):
            continue
        (entry, found), claim = result, claims[name]
        with st.container(key=f"numbers-{name}"):
            st.header(escape_markdown(words()(CLAIM_TITLES[name])), anchor=False)
            st.markdown(escape_markdown(words()(_CLAIM[name])))
            quiet_line(*(words()(SOURCE_NAMES[source]) for source in claim.sources))
            finding = (_ANSWER if claim.asks else _FINDING)[found.finding]
            st.markdown(f":{_COLOURS[found.finding]}-badge[{escape_markdown(words()(finding))}]")
            _said(name, claim, entries, rules, entry, found)
            _drawn(name, claim, entries, rules)
    if only is not None:
        page_link(RULES_PAGE, label=words()("tested-all"), query_params=rules_address(claim=""))


def _seats_of(rules: Any) -> list[int]:
    """Return the numbers of players that a table takes, four of them last."""
    return sorted({plan.players for plan in rules.plans}, key=lambda players: (players == _USUAL, players))


def _choose_seats(known: Sequence[int]) -> int | None:
    """Draw the choice of the number of players if there are several; return it, the last first, None without any."""
    if not known:
        return None
    labels = {str(seats): words()("play-players", number=seats) for seats in sorted(known)}
    chosen = chosen_in_address("seats", list(labels), str(known[-1]))
    if len(labels) > 1:
        choose_in_row("numbers seats", labels, chosen, words()("play-number"), partial(choose_in_address, "seats"))
    return int(chosen)


def _conditions(entries: Entries, rules: Any, seats: int) -> str:
    """Say who has played how many games, and what such games cannot show."""
    usual, other = (
        [one.games for (_, who), one in entries.items() if who == level] for level in compared_players(rules)
    )
    said = [words()("tested-conditions", games=max(usual, default=0), seats=seats)]
    if other:
        said.append(words()(_THEIRS[compared_players(rules)[1]], games=max(other)))
    return " ".join((*said, words()("tested-error")))


def _of_hundred(one: CountedRatio) -> str:
    """Write a ratio as so many of, or in, a hundred, with its error."""
    error = round(50 * (one.interval.high - one.interval.low))
    number = round(100 * one.ratio)
    return words()("tested-about-number", number=number, error=max(1, error))


def _said(name: str, claim: TableClaim, entries: Entries, rules: Any, entry: CountedEntry, tested: TestedClaim) -> None:
    """Say what was counted in a sentence, and where other players differ."""
    level = compared_players(rules)[1]
    other = entries.get((claim.question, level))
    found = {key: ratio_at(claim, entry, cell) for key, cell in claim.said(rules, entry.seats).items()}
    parts = [
        words()(_SAID[name], **{key: _of_hundred(one) for key, one in found.items() if one is not None})
        if None not in found.values()
        else words()("tested-too-few")
    ]
    if tested.of > 1 and tested.finding in (ClaimFinding.HALF, ClaimFinding.FALSE):
        parts.append(words()("tested-compared", speak=tested.for_it, against=tested.against, of=tested.of))
    if entry is other:
        parts.append(words()(_ONLY[level]))
    elif other is not None:
        differing = disagreeing(claim, entry, other, rules)
        if differing:
            labels = [_label(claim.chart.part, value) for value in differing]
            what = words()(_AXES[claim.chart.part])
            parts.append(words()(_DIFFER[level], what=what, where=listed(words(), labels)))
    mixed = entries.get((claim.question, "mixed")) if name == "luck" else None
    told = None if mixed is None else games_to_tell(mixed)
    if told is not None:
        usual, least, most = told
        parts.append(words()("tested-games-to-tell", games=usual, least=least, most=most))
    st.markdown(escape_markdown(" ".join(parts)))


def _drawn(name: str, claim: TableClaim, entries: Entries, rules: Any) -> None:
    """Draw the chart, and folded the same as a table, and the way to a step to try it in."""
    part = claim.chart.part
    usual, level = compared_players(rules)
    entry, other = entries[claim.question, usual], entries.get((claim.question, level))
    counted = _in_order(part, charted(claim, entry, rules))
    beside = {} if other is None else _in_order(part, charted(claim, other, rules))
    if other is not None and other.games < entry.games:
        beside = {value: beside[value] for value in counted if value in beside}
    if not counted and not beside:
        return
    known = KITS[rules.game].figures.part_values(part, rules, entry.seats)
    values = [*counted, *beside] if part == "card" else [one for one in known if one in counted or one in beside]
    order = list(dict.fromkeys(values))
    title = words()(_CHART[name])
    st.markdown(f"**{escape_markdown(title)}**")
    _chart(title, part, order, counted, beside, level)
    with st.expander(words()("tested-as-table")):
        names = (_AXES[part], "tested-careful", "tested-column-times")
        heads = [*map(words(), names), *([words()(_PLAYERS[level])] if beside else [])]
        rows = [
            [
                _label(part, value),
                _cell(counted.get(value)),
                words()("tested-times", number=counted[value].tries) if value in counted else "",
                *([_cell(beside.get(value))] if beside else []),
            ]
            for value in order
        ]
        show_table(heads, rows, title)
    link_to_step(name)


def _cell(one: CountedRatio | None) -> str:
    """Write a ratio with its interval for a table."""
    if one is None:
        return ""
    least, most = (round(100 * end) for end in one.interval)
    return words()("tested-from-to", number=round(100 * one.ratio), least=least, most=most)


def _in_order(part: str, counted: Mapping[str, CountedRatio]) -> Mapping[str, CountedRatio]:
    """Return what was counted with cards in the order of their ranks."""
    if part != "card":
        return counted
    ranks = [value for value in counted if value in RANKS]
    others = [value for value in counted if value not in RANKS]
    order = [
        value for rank in RANKS for value in (rank, *(one for one in others if one[:-1] == rank)) if value in counted
    ]
    assert set(ranks) <= set(order)
    return {value: counted[value] for value in (*order, *(one for one in others if one not in order))}


def _label(part: str, value: str) -> str:
    """Return a value of a part of a key as a learner reads it."""
    if part == "way":
        return words()(_WAY[value])
    if part == "has":
        return words()(_HAS[value])
    if part == "top" and value in _TOP:
        return words()(_TOP[value])
    if part in ("card", "top"):
        if value == "joker":
            return words()("tested-joker")
        if value not in CARDS:
            return card_sign(words(), CARDS[f"{value}S"])[:-1]
        sign = card_sign(words(), CARDS[value])
        # The plot measures suits in another font than it draws them in, so they need some room.
        return sign if CARDS[value].suit is None else f"{sign[:-1]}\N{NO-BREAK SPACE}{sign[-1]}"
    return value


def _chart(
    title: str,
    part: str,
    order: Sequence[str],
    counted: Mapping[str, CountedRatio],
    beside: Mapping[str, CountedRatio],
    level: str,
) -> None:
    """Draw bars with their intervals, and beside them the numbers of players of another level as points with theirs."""
    what, number = words()(_AXES[part]), words()("tested-axis-hundred")
    who, careful, strong = map(words(), ("tested-who", "tested-careful", _PLAYERS[level]))

    def rows(name: str, those: Mapping[str, CountedRatio]) -> list[dict[str, object]]:
        return [
            {
                what: _label(part, value),
                number: round(100 * one.ratio, 1),
                "low": round(100 * one.interval.low, 1),
                "high": round(100 * one.interval.high, 1),
                who: name,
            }
            for value, one in those.items()
        ]

    # Long names are written beside horizontal bars, and on a phone on two lines.
    lying = part in ("way", "top")
    along, across = ("y", "x") if lying else ("x", "y")
    axis = {"labelLimit": 170, "title": None} if lying else {"labelAngle": 0}
    kind = {"field": what, "type": "ordinal", "title": what, "sort": [_label(part, one) for one in order], "axis": axis}
    value = {"field": number, "type": "quantitative", "title": number}
    tips = [{"field": one, "title": one} for one in (what, number, who)]
    ends = {across: {**value, "field": "low"}, f"{across}2": {"field": "high"}, along: kind}
    shift = f"{along}Offset"

    def layer(
        values: list[dict[str, object]], mark: Mapping[str, object], encoding: Mapping[str, object]
    ) -> Mapping[str, object]:
        # With data of its own each layer is drawn once; what the whole plot shares comes after the first drawing.
        return {"data": {"values": values}, "mark": mark, "encoding": encoding}

    of_careful, of_strong = rows(careful, counted), rows(strong, beside)
    whole = {along: kind, across: value, "tooltip": tips}
    layers = [
        layer(of_careful, {"type": "bar", "color": _BAR}, whole),
        layer(of_careful, {"type": "rule", "color": _ERROR, "strokeWidth": 2, shift: -3 if beside else 0}, ends),
    ]
    if beside:
        layers.append(layer(of_strong, {"type": "rule", "color": _STRONG, "strokeWidth": 1.5, shift: 4}, ends))
        point = {"type": "point", "shape": "diamond", "filled": True, "opacity": 1, "size": 60, "color": _STRONG}
        layers.append(layer(of_strong, {**point, shift: 4}, whole))
    # The name under the last bar may be wider than the bar.
    around = {"left": 5, "top": 5, "bottom": 5, "right": 5 if lying else 20}
    plot(layers, 40 * len(order) + (part == "top") * _AXIS_HEIGHT if lying else _HEIGHT, title, padding=around)

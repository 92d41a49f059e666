"""The fields of the form for house rules that say how a table plays: the pack, the deals, the turns and the end."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import chain

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import choice_of, show, show_first, value_of
from tutor.coach.zwickern.rules.tables import numbers_listed, parties_listed
from tutor.content.zwickern.house_rules import (
    CHOICES,
    COURT_VALUES,
    FLAGS,
    HIGHEST_POINTS,
    LIMITS,
    MOST_JOKERS,
    MOST_PLAYERS,
    NAMED_SCORES,
    SeatingEntry,
    cards_over,
    court_levels,
    plan_of,
    seating_entry,
    suggested_seating,
)
from tutor.engine.cards import CARDS, FIXED_JOKERS, HIGHEST_JOKER, RANKS, WILD_JOKERS, Suit
from tutor.engine.zwickern import Plan, Rules
from tutor.text import RANK_NAMES, Family, Line, dashed, render

_NARROW = 140  # pixels
_LABELS = Family("house-{}", (*FLAGS, *CHOICES, *NAMED_SCORES, *LIMITS), dashed)
_READINGS = ("build_on_empty", "majority_on_tie", "subtract_from_card", "same_value")
_ABOUT = Family("house-{}-about", _READINGS, dashed)
_PICKED = Family("house-pick-{}", tuple(f"{name}-{one}" for name, kind in CHOICES.items() for one in kind), dashed)
_LEVELS = ("low", "high", "both")
_BUILDING = ("subtract", "subtract_from_card", "same_value", "single_builds", "build_on_empty", "build_for_partner")
_MOST_PACKS = 2
_MOST_OUT = 60
_TOKEN = re.compile(r"[0-9]{1,2}(-[0-9]{1,2})*")


def field_key(field: str) -> str:
    """Return the key of the widget of a field."""
    return f"house-field-{field}"


def draw_fields() -> None:
    """Draw the fields of the pack, the deals, the turns and the end, each part folded."""
    say = words()
    with st.expander(say("house-part-building")):
        for flag in _BUILDING:
            if flag != "subtract_from_card" or value_of(field_key("subtract")):
                _toggle(flag)
        _choice("duty")
        _toggle("owner_may_lay")
        _number("build_limit", LIMITS["build_limit"])
        _number("build_left", HIGHEST_POINTS)
    with st.expander(say("house-part-pack")):
        _jokers()
        with st.container(horizontal=True):
            for rank, values in COURT_VALUES:
                names = {
                    level: _numbers(found)
                    for level, found in zip(_LEVELS, (values[:1], values[1:], values), strict=True)
                }
                st.selectbox(
                    say(RANK_NAMES[rank]),
                    list(names),
                    format_func=names.__getitem__,
                    key=field_key(f"values-{rank}"),
                    width=_NARROW,
                )
    with st.expander(say("house-part-deals")):
        _deals()
    with st.expander(say("house-part-turns")):
        _choice("capturing")
        for flag in ("joker_by_joker", "zwick_again", "last_takes_rest"):
            _toggle(flag)
        _choice("last_zwick")
        with st.container(horizontal=True):
            _number("target", LIMITS["target"])
            _number("hands", LIMITS["hands"])
        _toggle("majority_on_tie")


def fill_fields(rules: Rules) -> None:
    """Fill the fields with these rules."""
    for flag in FLAGS:
        show(field_key(flag), getattr(rules, flag))
    for name in CHOICES:
        show(field_key(name), str(getattr(rules, name)))
    for name in ("majority", "zwick", "build_left"):
        show(field_key(name), getattr(rules, name))
    show(field_key("apart"), rules.joker_zwick is not None)
    show(field_key("joker_zwick"), rules.zwick if rules.joker_zwick is None else rules.joker_zwick)
    for name in LIMITS:
        show(field_key(name), getattr(rules, name) or 0)
    fixed = [FIXED_JOKERS.index(code) + 1 for code in rules.jokers if code in FIXED_JOKERS]
    show(field_key("fixed"), len(fixed))
    for number, value in enumerate(fixed):
        show(field_key(f"joker-{number}"), value)
    show(field_key("wilds"), len(rules.jokers) - len(fixed))
    least, most = rules.wild or (2, 14)
    show(field_key("least"), least)
    show(field_key("most"), most)
    for rank, level in court_levels(rules).items():
        show(field_key(f"values-{rank}"), level)
    plans = [plan for plan in rules.plans if plan.players <= MOST_PLAYERS]
    show(field_key("players"), [plan.players for plan in plans])
    for plan in plans:
        _fill_deals(plan)


def stated_fields(base: Rules) -> dict[str, object]:
    """Return the fields as a file of house rules states them; the deals only where they are not those of the base."""
    found: dict[str, object] = {flag: bool(value_of(field_key(flag), getattr(base, flag))) for flag in FLAGS}
    if not found["subtract"]:
        found["subtract_from_card"] = False
    found |= {name: choice_of(field_key(name), list(kind)) or getattr(base, name) for name, kind in CHOICES.items()}
    found = {name: str(value) if name in CHOICES else value for name, value in found.items()}
    found |= {name: value_of(field_key(name), 0) for name in (*NAMED_SCORES, *LIMITS)}
    if not (jokers_now() and value_of(field_key("apart"))):
        found["joker_zwick"] = found["zwick"]
    if jokers_now() != base.jokers:
        found["jokers"] = list(jokers_now())
    if set(jokers_now()) & set(WILD_JOKERS):
        found["wild"] = [value_of(field_key("least"), 2), value_of(field_key("most"), 14)]
    found["values"] = {rank: choice_of(field_key(f"values-{rank}"), _LEVELS) or "high" for rank, _ in COURT_VALUES}
    entries = [_entry(players) for players in _players()]
    if [plan_of(one) for one in entries if one] != [one for one in base.plans if one.players <= MOST_PLAYERS]:
        found["seats"] = [one.model_dump(mode="json", exclude_defaults=True) for one in entries if one]
    return found


def jokers_now() -> tuple[str, ...]:
    """Return the codes of the jokers in the form, those with a number first."""
    fixed = sorted(int(value_of(field_key(f"joker-{number}"), 15)) for number in range(value_of(field_key("fixed"), 0)))
    return (*(FIXED_JOKERS[value - 1] for value in fixed), *WILD_JOKERS[: value_of(field_key("wilds"), 0)])


def _toggle(flag: str) -> None:
    st.toggle(words()(_LABELS[flag]), key=field_key(flag))
    if flag in _READINGS:
        st.markdown(f":small[{escape_markdown(words()(_ABOUT[flag]))}]")


def _choice(name: str) -> None:
    names = {str(one): words()(_PICKED[f"{name}-{one}"]) for one in CHOICES[name]}
    st.selectbox(words()(_LABELS[name]), list(names), format_func=names.__getitem__, key=field_key(name))


def _number(name: str, most: int) -> None:
    st.number_input(words()(_LABELS[name]), 0, most, key=field_key(name), width=_NARROW)


def _numbers(found: tuple[int, ...]) -> str:
    return render(words(), Line("option-choice", {"value": numbers_listed(found, choice=True)}))


def _jokers() -> None:
    """Draw how many jokers there are, the value of each, and what wild ones can be."""
    say = words()
    with st.container(horizontal=True):
        wilds, fixed = value_of(field_key("wilds"), 0), value_of(field_key("fixed"), 0)
        st.number_input(say("house-fixed-jokers"), 0, MOST_JOKERS - wilds, key=field_key("fixed"), width=_NARROW)
        st.number_input(say("house-wild-jokers"), 0, MOST_JOKERS - fixed, key=field_key("wilds"), width=_NARROW)
    with st.container(horizontal=True):
        for number in range(value_of(field_key("fixed"), 0)):
            show_first(field_key(f"joker-{number}"), 15 + 5 * number)
            label = say("house-joker-value", number=number + 1)
            st.number_input(label, 1, HIGHEST_JOKER, key=field_key(f"joker-{number}"), width=_NARROW)
    if value_of(field_key("wilds"), 0):
        with st.container(horizontal=True):
            st.number_input(say("house-wild-least"), 1, HIGHEST_JOKER, key=field_key("least"), width=_NARROW)
            st.number_input(say("house-wild-most"), 1, HIGHEST_JOKER, key=field_key("most"), width=_NARROW)
    if jokers_now():
        st.toggle(say("house-joker-zwick-apart"), key=field_key("apart"))
        if value_of(field_key("apart")):
            _number("joker_zwick", HIGHEST_POINTS)


def _players() -> list[int]:
    chosen = value_of(field_key("players"), ()) or ()
    return sorted(one for one in chosen if isinstance(one, int) and 2 <= one <= MOST_PLAYERS)


def _cards(packs: int) -> int:
    return packs * (len(Suit) * len(RANKS) + len(jokers_now()))


def _deals() -> None:
    say = words()
    options = list(range(2, MOST_PLAYERS + 1))
    names = {one: render(say, Line("option-choice", {"value": parties_listed([one])})) for one in options}
    st.pills(
        say("house-players"), options, selection_mode="multi", format_func=names.__getitem__, key=field_key("players")
    )
    for players in _players():
        if value_of(_deal_key(players, "sizes")) is None:
            _suggest(players)
        st.markdown(f"**{escape_markdown(names[players])}**")
        with st.container(horizontal=True):
            st.text_input(say("house-deal-sizes"), key=_deal_key(players, "sizes"), max_chars=200)
            st.text_input(say("house-deal-table"), key=_deal_key(players, "table"), max_chars=100, width=_NARROW)
            st.number_input(say("house-deal-packs"), 1, _MOST_PACKS, key=_deal_key(players, "packs"), width=_NARROW)
            st.number_input(say("house-deal-out"), 0, _MOST_OUT, key=_deal_key(players, "out"), width=_NARROW)
        if players in (4, 6, 8):
            st.toggle(say("house-deal-partners"), key=_deal_key(players, "partners"))
        _deal_fault(players)


def _deal_fault(players: int) -> None:
    """Say what does not fit in the deals, with a button that makes them fit."""
    entry, say = _entry(players), words()
    if entry is None:
        st.warning(say("house-deals-unread"))
    else:
        plan = plan_of(entry)
        over = cards_over(plan, jokers_now())
        if not over:
            return
        message = "house-deals-over" if over > 0 else "house-deals-missing"
        counted = {"cards": _cards(entry.packs), "dealt": plan.dealt + plan.out, "number": abs(over)}
        st.warning(escape_markdown(say(message, **counted)))
    st.button(say("house-deals-fit"), key=f"house-deals-fit {players}", on_click=partial(_suggest, players))


def _suggest(players: int) -> None:
    """Fill in deals that use up the pack."""
    packs = value_of(_deal_key(players, "packs")) or 1
    partners = bool(value_of(_deal_key(players, "partners"), players == 4))
    _fill_deals(plan_of(suggested_seating(players, packs, len(jokers_now()), partners=partners)))


def _fill_deals(plan: Plan) -> None:
    entry = seating_entry(plan)
    sizes = (str(one) if isinstance(one, int) else "-".join(map(str, one)) for one in entry.deals)
    show(_deal_key(plan.players, "sizes"), " ".join(sizes))
    show(_deal_key(plan.players, "table"), " ".join(map(str, entry.table)))
    show(_deal_key(plan.players, "packs"), min(plan.packs, _MOST_PACKS))
    show(_deal_key(plan.players, "out"), plan.out)
    show(_deal_key(plan.players, "partners"), plan.partners)


def _entry(players: int) -> SeatingEntry | None:
    """Return the deals in the form to a number of players, None where they cannot be read."""
    sizes, table = (value_of(_deal_key(players, key), "").replace(",", " ").split() for key in ("sizes", "table"))
    whole = all(_TOKEN.fullmatch(one) for one in sizes) and all(one.isdecimal() and len(one) < 3 for one in table)
    deals = [tuple(map(int, one.split("-"))) for one in sizes] if whole else []
    if not deals or any(len(one) not in (1, players) or not sum(one) for one in deals) or len(table) > len(deals):
        return None
    return SeatingEntry(
        players=players,
        packs=value_of(_deal_key(players, "packs"), 1),
        partners=bool(value_of(_deal_key(players, "partners"), False)) and players in (4, 6, 8),
        deals=tuple(one[0] if len(one) == 1 else one for one in deals),
        table=tuple(map(int, table)),
        out=value_of(_deal_key(players, "out"), 0),
    )


def _deal_key(players: int, field: str) -> str:
    return field_key(f"{players} players {field}")


def cards_of_form() -> Iterator[str]:
    """Yield the codes of the pack in the form."""
    yield from chain((code for code, card in CARDS.items() if card.suit is not None), dict.fromkeys(jokers_now()))

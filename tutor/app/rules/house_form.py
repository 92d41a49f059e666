"""The form for house rules: base, title, how the table plays, and the scores."""

import streamlit as st
import yaml

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.session import choice_of, forget_value, show, show_first, value_of
from tutor.app.base.text_language import language_names, said_language
from tutor.app.rules.table_fields import cards_of_form, draw_fields, field_key, fill_fields, stated_fields
from tutor.catalogue.house_rules import read_variant
from tutor.coach.zwickern.rules.changed_rules import changed_rules
from tutor.coach.zwickern.words.variants import VARIANT_NAMES
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import HIGHEST_POINTS, LONGEST_TITLE
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.engine.zwickern.variants import JENSEN
from tutor.text import Family, Foreign, card_name
from tutor.text.slugs import slug

_LONGEST_NAME = 30
_NARROW = 140  # pixels
_NUMBERS = ("majority", "zwick")
_SCORING = Family("house-{}", _NUMBERS)


def form() -> None:
    """Draw the widgets; call `fill_form` or `empty` first to set their values."""
    say = words()
    titles = {name: say(VARIANT_NAMES[name]) for name in VARIANTS}
    st.selectbox(
        say("house-base"), list(titles), format_func=titles.__getitem__, key="house-base", on_change=_start_from_base
    )
    st.text_input(say("house-title"), key="house-title", max_chars=LONGEST_TITLE)
    draw_fields()
    st.markdown(f"**{escape_markdown(say('house-scoring', most=HIGHEST_POINTS))}**")
    with st.container(horizontal=True):
        for number in _NUMBERS:
            st.number_input(say(_SCORING[number]), 0, HIGHEST_POINTS, key=field_key(number), width=_NARROW)
    with st.expander(say("house-cards", most=HIGHEST_POINTS)):
        _cards()
    with st.expander(say("house-more-settings")):
        name = st.text_input(say("house-name"), key="house-name", max_chars=_LONGEST_NAME, placeholder=_name())
        st.markdown(f":small[{escape_markdown(say('house-name-about', name=name or _name()))}]")
        codes = language_names()
        st.selectbox(say("workshop-language"), list(codes), format_func=codes.__getitem__, key="house-language")
    _preview()


def _cards() -> None:
    """Draw a field for the points of each scoring card of the base, and of others chosen from its pack."""
    say, base = words(), _base()
    more = [code for code in cards_of_form() if code not in dict(base.points)]
    names = {code: card_name(say, CARDS[code]) for code in more}
    with st.container(horizontal=True):
        for code in _scoring():
            show_first(field_key(code), 1)
            st.number_input(card_name(say, CARDS[code]), 0, HIGHEST_POINTS, key=field_key(code), width=_NARROW)
    st.multiselect(
        say("house-more"), more, format_func=names.__getitem__, key="house-more", placeholder=say("house-more-choose")
    )


def _preview() -> None:
    """List the changes in the form; draw nothing while it has faults."""
    try:
        lines = changed_rules(read_variant("-", form_text()))
    except ContentError:
        return
    st.markdown(escape_markdown(words()("house-so-far")))
    st.markdown("\n".join(f"- {markdown(line)}" for line in lines))


def form_text() -> str:
    """Return the form as the text of a file of house rules."""
    points = {code: value_of(field_key(code), 0) for code in _scoring()}
    said = {"name": value_of("house-name") or _name(), "based_on": _base().name, "points": points}
    title = " ".join(value_of("house-title").split())
    said |= {"title": title} if title else {}
    said |= {"language": code} if title and (code := choice_of("house-language", language_names())) else {}
    said |= stated_fields(_base())
    return str(yaml.safe_dump(said, allow_unicode=True))


def title_of_form() -> str:
    """Return the title in the form, or the name if there is no title."""
    return " ".join(value_of("house-title").split()) or str(value_of("house-name"))


def is_filled() -> bool:
    """Tell whether the form has values; Streamlit forgets those of widgets that have not been drawn for a while."""
    return value_of("house-base") is not None


def empty() -> None:
    """Reset the form to Jensen's rules, without title or name."""
    fill_form_unnamed(JENSEN)


def fill_form_unnamed(rules: Rules) -> None:
    """Fill the form with these rules, but without their title or name."""
    fill_form(rules)
    _name_it("", "", said_language())


def fill_form(rules: Rules) -> None:
    """Fill the form with these rules."""
    base = VARIANTS[rules.base or rules.name]
    show("house-base", base.name)
    title = rules.title or ""
    _name_it(title, rules.name, title.code if isinstance(title, Foreign) else "")
    fill_fields(rules)
    for card, points in rules.card_points.items():
        forget_value(field_key(card.code))
        if points or base.card_points.get(card):
            show(field_key(card.code), points)
    known = dict(base.points)
    show("house-more", [code for code, points in rules.points if points and code not in known])


def _name_it(title: str, name: str, code: str) -> None:
    show("house-title", str(title))
    show("house-name", name)
    show("house-language", code)


def _start_from_base() -> None:
    """Fill the form with the rules of the chosen base, and keep the typed title and name."""
    title, name, code = value_of("house-title"), value_of("house-name"), value_of("house-language")
    fill_form(_base())
    _name_it(title, name, code)


def _base() -> Rules:
    return VARIANTS[choice_of("house-base", VARIANTS) or JENSEN.name]


def _scoring() -> list[str]:
    """List the codes of the scoring cards of the base, then those of the added cards."""
    there = set(cards_of_form())
    more = [code for code in value_of("house-more", ()) if code in CARDS]
    return [code for code in dict.fromkeys((*(code for code, _ in _base().points), *more)) if code in there]


def _name() -> str:
    """Make a name from the title."""
    return house_name(value_of("house-title"))


def house_name(title: str) -> str:
    """Make a name from a title: a slug that begins with a letter, like the name of any variant.

    >>> house_name("Am Küchentisch!"), house_name("2 Zwicks"), house_name("家")
    ('am-kuechentisch', 'house-2-zwicks', 'ours')
    """
    found = slug(title, "ours")
    whole = found if found[0].isalpha() and len(found) > 1 else f"house-{found}"
    return whole[:_LONGEST_NAME].rstrip("-")

"""A table that is sent to others: as an address that holds it and as a QR code, and kept by those who get it."""

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.paper.table_code import code_image, table_address
from tutor.app.rules.selection import choose_in_address
from tutor.app.visitor import messages
from tutor.app.visitor.variants import keep_house, own, variant_title, variants
from tutor.catalogue.house_rules import read_variant
from tutor.coach.zwickern.rules.changed_rules import changed_rules
from tutor.content.files.table_address import table_text
from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Rules

_WHERE = "house shared"


def share_table(rules: Rules) -> None:
    """Draw a button that shows the address of house rules and its QR code."""
    say = words()
    with st.popover(say("house-share"), key=f"share-{rules.name}"):
        st.markdown(escape_markdown(say("house-share-about")))
        address = table_address(rules, st.context.url)
        if address is None:
            st.markdown(escape_markdown(say("house-share-none")))
            return
        st.code(address, language=None, wrap_lines=True)
        st.html(code_image(say, address))


def draw_shared_table() -> None:
    """Draw the table that the address holds, with a button to keep it; say if it holds none that is valid."""
    say, code = words(), st.query_params.get("table", "")
    messages.show_messages(_WHERE)
    if not code:
        return
    try:
        rules = read_variant("address", table_text(code))
    except ContentError:
        st.warning(escape_markdown(say("house-shared-broken")))
        return
    with st.container(border=True, key="house-shared"):
        title = rules.title or rules.name
        with in_its_language("title of a table", title):
            st.markdown(f"**{escape_markdown(say('house-shared', title=title))}**")
        st.markdown("\n".join(f"- {markdown(line)}" for line in changed_rules(rules)))
        if any(_same(rules, mine) for mine in own().values()):
            st.markdown(escape_markdown(say("house-shared-there")))
        else:
            st.button(say("house-shared-keep"), key="house-shared-keep", type="primary", on_click=_keep, args=(rules,))


def _same(one: Rules, other: Rules) -> bool:
    return variant_text(variant_entry(one)) == variant_text(variant_entry(other))


def _keep(rules: Rules) -> None:
    """Keep a table under its name, or under one with a number where that is taken."""
    entry, number = variant_entry(rules), 1
    while entry.name in variants():
        number += 1
        entry = entry.model_copy(update={"name": f"{rules.name[:27]}-{number}"})
    try:
        kept = keep_house("address", variant_text(entry))
    except ContentError as error:
        messages.post(_WHERE, False, words().given(error.faults[0].message, error.faults[0].details))
    else:
        choose_in_address("table", "")
        messages.post(_WHERE, True, words()("house-kept", title=variant_title(kept.name)))

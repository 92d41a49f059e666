"""How a variant deals and scores, and two variants side by side."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import with_colon, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.paper.rule_tables import deal_cells, deal_heads, score_cells, score_heads
from tutor.app.rules.selection import choose_in_address, chosen_in_address, variant, variant_titles
from tutor.app.visitor.address import choose_in_list
from tutor.app.visitor.variants import variants
from tutor.coach.zwickern.rules.comparison import Row, compare_games
from tutor.coach.zwickern.rules.tables import deal_lines
from tutor.text import render


def tables_view() -> None:
    """Draw the tables of deals and of scores for the chosen variant."""
    rules, say = variants()[variant()], words()
    show_table(deal_heads(say), deal_cells(say, rules), say("tables-deals"))
    st.markdown(f":small[{' '.join(map(markdown, deal_lines(rules)))}]")
    show_table(score_heads(say), score_cells(say, rules), say("tables-scores"))


def comparison_view() -> None:
    """Draw the choice of another variant, then their differences and what they share."""
    known = variants()
    first = variant()
    others = [name for name in known if name != first]
    second = chosen_in_address("other", list(known), others[0])
    with st.container(horizontal=True, vertical_alignment="center", key="compared"):
        st.markdown(f"**{with_colon(escape_markdown(words()('rules-other')))}**")
        choose_in_list("other", variant_titles(), words()("rules-other"), partial(choose_in_address, "other"))
    if first == second:
        st.info(escape_markdown(words()("rules-compare-same")))
    rows = compare_games(known[first], known[second])
    heads = ["", *(variant_titles()[name] for name in (first, second))]
    differing = [row for row in rows if not row.same]
    if differing:
        _table(words()("rules-differs", number=len(differing)), heads, differing)
    shared = [row for row in rows if row.same]
    if shared:
        _table(words()("rules-shared", number=len(shared)), heads, shared)


def _table(caption: str, heads: Sequence[str], rows: Sequence[Row]) -> None:
    say = words()
    cells = [[render(say, row.title), *([render(say, line) for line in said] for said in row.said)] for row in rows]
    show_table([words()("rules-what"), *heads[1:]], cells, caption)

"""How a variant deals and scores, by the number of players."""

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.markdown import markdown
from tutor.app.paper.rule_tables import deal_cells, deal_heads, score_cells, score_heads
from tutor.app.rules.selection import choose_variant, variant
from tutor.app.visitor.variants import variants
from tutor.coach.zwickern.rules.tables import deal_lines


def tables_view() -> None:
    """Draw both tables for the chosen variant."""
    rules, say = variants()[variant()], words()
    choose_variant()
    show_table(deal_heads(say), deal_cells(say, rules), say("tables-deals"))
    st.markdown(f":small[{' '.join(map(markdown, deal_lines(rules)))}]")
    show_table(score_heads(say), score_cells(say, rules), say("tables-scores"))

"""The crib sheet of a variant on the page, with how to print it and a download button."""

import streamlit as st

from tutor.app.base.html_table import TABLE_STYLE
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.paper.crib_sheet import LOOK, crib_sheet, sheet_html
from tutor.app.paper.table_code import table_address
from tutor.app.rules.selection import variant, variant_titles
from tutor.app.visitor.variants import variants
from tutor.engine.zwickern import Rules

# On paper: only the sheet, without navigation, widgets, dark background or scrolling box.
PAPER = """<style>
@media print {
  :root, body { background: #fff !important; color-scheme: light; }
  .stApp, .stApp :is(div, section, main):has(.crib) {
    display: block !important; position: static !important; overflow: visible !important;
    width: auto !important; height: auto !important; max-width: none !important; min-height: 0 !important;
    margin: 0 !important; padding: 0 !important; background: #fff !important; color: #000 !important;
  }
  .stApp header, .stMainBlockContainer :is(.stElementContainer, [data-testid="stLayoutWrapper"]):not(:has(.crib)) {
    display: none !important;
  }
}
</style>"""


def sheet_view() -> None:
    """Draw the sheet of the chosen variant."""
    name = variant()
    draw_sheet(variants()[name], variant_titles()[name], f"zwickern-{name}.html")


def draw_sheet(rules: Rules, title: str, file: str) -> None:
    """Draw the sheet of some rules under this title, with a download button for the `file`.

    House rules have the QR code of an address that holds them.
    """
    address = table_address(rules, st.context.url)
    with st.container(horizontal=True, vertical_alignment="center"):
        # What a house adds may take a second page.
        st.markdown(escape_markdown(words()("crib-print" if rules.base is None else "crib-print-house")))
        st.download_button(words()("crib-save"), crib_sheet(words(), rules, title, address), file, "text/html")
    st.html(TABLE_STYLE + LOOK + PAPER + sheet_html(words(), rules, title, address))

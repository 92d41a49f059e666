"""The entry of the app: what all pages share, and the navigation."""

from pathlib import Path

import streamlit as st

from tutor.app.progress import log_fault
from tutor.app.shared import content_faults, words

# The board should be seen without scrolling, so the page begins close below the navigation. The names of keys on
# buttons are too pale to read well, and of no use on a phone.
STYLE = """<style>
.stMainBlockContainer { padding-top: 1.5rem; padding-bottom: 3rem; }
.st-key-navigation a[aria-current] { font-weight: 600; }
.stMainBlockContainer [data-testid="stPageLink"] a { background: none; padding-inline: 0; }
.stMainBlockContainer .st-key-navigation [data-testid="stPageLink"] a { padding-inline: 0.5rem; }
:is(.st-key-course, .st-key-rulebook) [data-testid="stPageLink"] p {
  text-decoration: underline; text-underline-offset: 0.2em;
}
[data-testid="stPopoverBody"] { max-width: min(26rem, 92vw); }
.stButton kbd { color: inherit; opacity: 1; }
.stButtonGroup button[data-selected="true"] { color: inherit !important; font-weight: 600; }
@media (max-width: 640px) { .stButton kbd { display: none; } }
</style>"""
# Streamlit runs the files of a folder named "pages" by itself when an address names one, so ours has another name.
PAGES = Path(__file__).parent / "views"

replay = st.Page(PAGES / "replay.py", title=words()("nav-replay"))
pages = [
    st.Page(PAGES / "learn.py", title=words()("nav-learn"), default=True),
    st.Page(PAGES / "puzzles.py", title=words()("nav-puzzles")),
    replay,
    st.Page(PAGES / "rules.py", title=words()("nav-rules")),
    st.Page(PAGES / "progress.py", title=words()("nav-progress")),
]
# The links stand on the page itself: Streamlit's own navigation hides behind a bare sign on a phone.
page = st.navigation(pages, position="hidden")
# Said once in a run: of two layouts the browser may see the first last.
st.set_page_config(
    page_title=f"{page.title} · {words()('app-title')}",
    page_icon="🃏",
    layout="wide" if page is replay else "centered",
)
st.html(STYLE)
with st.container(horizontal=True, gap="small", key="navigation"):
    for each in pages:
        st.page_link(each)
page.run()
log_fault()
content_faults()

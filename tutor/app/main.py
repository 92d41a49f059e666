"""The script that Streamlit runs for every page: the navigation, the page, and the parts that all pages share."""

import streamlit as st

from tutor.app.base.browser_values import check_browser_values
from tutor.app.base.focus import keep_focus
from tutor.app.base.i18n import speak, words
from tutor.app.base.library import content_faults
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import link_to_pages, page_named
from tutor.app.base.pages import AS_NAMED, PAGE_NAMES, PAGES, QUIET_PAGES
from tutor.app.server.style import CONTRAST_STYLE, FOUR_COLOURS_STYLE
from tutor.app.user_content.visiting import own_content_faults, take_content
from tutor.app.visitor.account import account_buttons
from tutor.app.visitor.attempt_log import log, log_fault
from tutor.app.visitor.language import LANGUAGE_COOKIE, find_language, kept_language, offered_names
from tutor.app.visitor.look import CONTRAST, FOUR_COLOURS, is_set, look_menu
from tutor.app.visitor.merge_on_login import merge_on_login
from tutor.app.visitor.messages import enter_page
from tutor.app.visitor.page_address import COUSIN
from tutor.app.visitor.session import session

# Pages that are wider than a column of text, with the name that the style has for their width.
_WIDTHS = {"replay": "wide", "progress": "broad", "rules": "broad"}
# The keys of an address on the first page that lead past its home.
_BESIDE_HOME = ("lesson", COUSIN, "path", "view")

check_browser_values()
find_language()
pages = [page_named(name, words()(PAGE_NAMES[name]), default=name == PAGES[0]) for name in PAGES]
# The links are on the page itself, because on a phone Streamlit's own navigation hides behind an icon without words.
page = st.navigation(pages, position="hidden")
link_to_pages(dict(zip(PAGES, pages, strict=True)))
# One layout for all pages, so that the heading stays in place; the style keeps pages of text narrow.
st.set_page_config(page_title=f"{page.title} · {words()('app-title')}", layout="wide")
merge_on_login()
# A login or a logout may bring a different language.
find_language()
take_content()
enter_page(page.url_path)
if page.url_path not in AS_NAMED:
    speak(words().among_neighbours())
# First, because it has the link that leads past the navigation.
keep_focus(page.url_path, words(), offered_names(), LANGUAGE_COOKIE, kept_language())
with st.container(horizontal=True, gap="small", key="navigation"):
    with st.container(key="brand", width="content"):
        st.page_link(pages[0], label=words()("app-name"))
    with st.container(key="here"):
        at_home = page == pages[0] and not any(key in st.query_params for key in _BESIDE_HOME)
        st.markdown(escape_markdown(words()("app-name") if at_home else page.title))
    with st.container(horizontal=True, gap="small", key="pages", width="content"):
        for each in pages:
            if each.url_path not in QUIET_PAGES:
                st.page_link(each)
    account_buttons()
    look_menu()
if is_set(CONTRAST):
    st.html(CONTRAST_STYLE)
if is_set(FOUR_COLOURS):
    st.html(FOUR_COLOURS_STYLE)
with st.container(key=_WIDTHS.get(page.url_path, "page")):
    page.run()
log_fault()
session().pages.fault = log().fault
content_faults()
own_content_faults()

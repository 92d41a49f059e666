"""The table of the home page in the page itself, so that it is there, and can be used, before Streamlit is.

Streamlit needs a second or two, and many on a slow network, until it has drawn anything. What is clicked meanwhile is
kept in the browser, and the board that Streamlit draws goes on with it.
"""

import json
from functools import lru_cache
from html import escape
from typing import Final
from urllib.parse import parse_qs

from anyio import move_on_after, to_thread
from starlette.requests import HTTPConnection
from starlette.types import Scope

from tutor.app.base.live_reload import Content, content_now
from tutor.app.board.component import BOARD_ASSETS, BOARD_NAME
from tutor.app.learn.early_table import early_table
from tutor.app.server.delivery.first_board import ON_DEMAND
from tutor.app.server.middleware.account_cookie import USER
from tutor.app.server.middleware.head import NOTHING_EARLY, Early
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.language import ADDRESS, says_in
from tutor.app.visitor.look import look_of
from tutor.app.visitor.profile import LOCAL, PROFILE_COOKIE, may_be_stranger

# The places are those of `EXERCISE_STYLE` and of Streamlit; a browser test compares them. The colours are the theme's.
_STYLE: Final = """
#early:not([hidden]) { position: fixed; inset: 0; z-index: 99; overflow: auto; box-sizing: border-box;
  display: grid; align-content: start; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); padding: 3.75rem 1rem 1rem;
  font: 1rem/1.6 "Source Sans", sans-serif; color-scheme: light dark; background: var(--st-background-color);
  color: var(--st-text-color); --st-font: "Source Sans", sans-serif;
  --st-text-color: light-dark(#22261f, #eceae2); --st-background-color: light-dark(#fdfcf9, #15191a); }
#early p { margin: 0; max-width: 60ch; word-break: keep-all; }
#early:is(:lang(de), :lang(fr)) p { hyphens: auto; }
#early strong { font-weight: 600; }
#early .title { font-size: 1.125rem; font-weight: 700; line-height: 1.2; padding-bottom: 0.75rem; }
#early .text { padding-top: 2.4rem; }
@media (min-width: 641px) {
  #early:not([hidden]) { padding: 4rem 2rem 1rem; gap: 1rem; }
  #early p { font-size: 1.0625rem; }
  #early .title { font-size: 1.75rem; padding: 0.25rem 0 0.5rem; }
  #early .text { padding-top: 0; }
}
@media (min-width: 1200px) {
  #early:not([hidden]) { grid-template: "table text" auto "table asked" 1fr / minmax(0, 1fr) clamp(22rem, 28vw, 26rem);
    gap: 0 3rem; padding-inline: max(2rem, (100% - 80rem) / 2); }
  #early .table { grid-area: table; align-self: start; }
  #early .text { grid-area: text; }
  #early .asked { grid-area: asked; padding-top: 0.5rem; }
}
@media print { #early { display: none !important; } }
"""
_SCRIPT: Final = "early.js"
# Seconds that a page waits for the settings, where the database is slow or gone.
_PATIENCE: Final = 0.25


class EarlyBoard:
    """Make the part of the home page, served under the path `base`, that shows its table at once."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._home = f"{base}/"
        self._part = lru_cache(16)(self._made)

    async def part(self, scope: Scope, code: str) -> Early:
        """Return what is added to a page in a language; nothing where the first board is or looks otherwise."""
        if scope["path"] != self._home or set(parse_qs(scope.get("query_string", b"").decode("latin-1"))) - {ADDRESS}:
            return NOTHING_EARLY
        request = HTTPConnection(scope)
        profile = request.cookies.get(PROFILE_COOKIE) if may_be_stranger(request.headers) else LOCAL
        # Whose account it is only Streamlit knows.
        if any(name.startswith(USER) for name in request.cookies):
            return NOTHING_EARLY
        if profile is not None and not await _soon_known_as_usual(profile, code):
            return NOTHING_EARLY
        return self._part(content_now(), code)

    def _made(self, content: Content, code: str) -> Early:
        table = early_table(content.library(code), code)
        if table is None:
            return NOTHING_EARLY
        asked, title, about, board = table
        assets = f"{self._base}/_stcore/bidi-components/{BOARD_NAME}"
        # Without this link the browser would ask for its script last, as for any that is run at once.
        scripts = (_SCRIPT, *(one.name for one in sorted(BOARD_ASSETS.glob("*.js")) if one.name not in ON_DEMAND))
        links = [f'<link rel="modulepreload" href="{assets}/{name}" fetchpriority="high">' for name in scripts]
        links.append(f'<link rel="preload" as="style" href="{assets}/board.css" fetchpriority="high">')
        # In a script no "<" may begin a tag.
        data = json.dumps(board, ensure_ascii=False).replace("<", "\\u003c")
        body = (
            f"<style>{_STYLE}</style>\n"
            f'<div id="early" hidden><p class="asked"><strong>{escape(asked)}</strong></p>'
            f'<div class="table" data-style="{assets}/board.css"></div>'
            f'<div class="text" aria-hidden="true"><p class="title">{escape(title)}</p><p>{escape(about)}</p></div>'
            "</div>\n"
            f'<script type="application/json" id="early-board">{data}</script>\n'
            f'<script type="module" async src="{assets}/{_SCRIPT}" fetchpriority="high"></script>\n'
        )
        return Early("\n".join(links).encode(), body.encode())


async def _soon_known_as_usual(profile: str, code: str) -> bool:
    with move_on_after(_PATIENCE):
        return await to_thread.run_sync(_is_usual, profile, code, abandon_on_cancel=True)
    return False


def _is_usual(profile: str, code: str) -> bool:
    """Tell whether a visitor's board looks as that of somebody new does, in this language."""
    settings = log().settings(profile)
    return look_of(settings) == look_of({}) and says_in(settings, code)

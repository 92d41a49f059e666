"""The home page with its table in it, to be seen and used before Streamlit is there.

Streamlit takes a second or two, and many on a slow network, until it draws anything. The browser keeps what is clicked
until then, and the board that Streamlit draws goes on with it.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

from anyio import move_on_after, to_thread
from starlette.requests import HTTPConnection
from starlette.types import Scope

from tutor.app.base.live_reload import Content, content_now
from tutor.app.board.component import BOARD_NAME, untouched
from tutor.app.board.drawings import BOARD_ASSETS, DRAWINGS
from tutor.app.board.film import film
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.one_play import BOARD, complete_board, first_epoch
from tutor.app.learn.paths import WELCOME
from tutor.app.server.delivery.first_board import ON_DEMAND
from tutor.app.server.middleware.account_cookie import USER
from tutor.app.server.middleware.index_page import NOT_PRERENDERED, Prerendered
from tutor.app.server.style import css, with_base
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.language import ADDRESS, says_in
from tutor.app.visitor.look import look_of
from tutor.app.visitor.profile import LOCAL, PROFILE_COOKIE, may_be_stranger
from tutor.catalogue.library import Library
from tutor.coach.zwickern.goals.table import GOALS
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.text import Line, language, render

_STYLE: Final = css("server/delivery/prerendered_home.css")
_SCRIPT: Final = "prerendered.js"
# Seconds that a page waits for the settings, where the database is slow or gone.
_PATIENCE: Final = 0.25


class PrerenderedHome:
    """Make the part of the home page, served under the path `base`, that shows its table at once."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._home = f"{base}/"
        self._part = lru_cache(16)(self._made)

    async def part(self, scope: Scope, code: str) -> Prerendered:
        """Return the addition to a page in a language; nothing where its first board would not be the usual one."""
        if scope["path"] != self._home or set(parse_qs(scope.get("query_string", b"").decode("latin-1"))) - {ADDRESS}:
            return NOT_PRERENDERED
        request = HTTPConnection(scope)
        profile = request.cookies.get(PROFILE_COOKIE) if may_be_stranger(request.headers) else LOCAL
        # Only Streamlit knows whose account it is.
        if any(name.startswith(USER) for name in request.cookies):
            return NOT_PRERENDERED
        if profile is not None and not await _soon_known_as_usual(profile, code):
            return NOT_PRERENDERED
        return self._part(content_now(), code)

    def _made(self, content: Content, code: str) -> Prerendered:
        table = prerendered_table(content.library(code), code)
        if table is None:
            return NOT_PRERENDERED
        asked, title, about, catch, text, board = table
        assets = f"{self._base}/_stcore/bidi-components/{BOARD_NAME}"
        # Without this link the browser would ask for its script last, as for any that is run at once.
        scripts = (_SCRIPT, *(one.name for one in sorted(BOARD_ASSETS.glob("*.js")) if one.name not in ON_DEMAND))
        links = [f'<link rel="modulepreload" href="{assets}/{name}" fetchpriority="high">' for name in scripts]
        links.append(f'<link rel="preload" as="style" href="{assets}/board.css" fetchpriority="high">')
        links.append(f'<link rel="preload" as="fetch" crossorigin href="{assets}/{DRAWINGS}" fetchpriority="high">')
        # In a script no "<" may begin a tag.
        data = json.dumps(board, ensure_ascii=False).replace("<", "\\u003c")
        body = (
            f"<style>{with_base(self._base, _STYLE)}</style>\n"
            f'<div id="prerendered" hidden><p class="asked"><strong>{escape(asked)}</strong></p>'
            f'<div class="table" data-style="{assets}/board.css"></div>'
            f'<div class="hero" aria-hidden="true"><p class="title">{escape(title)}</p><p>{escape(about)}</p></div>'
            f'<div class="sheet" aria-hidden="true"><p class="catch">{escape(catch)}</p><p>{escape(text)}</p></div>'
            "</div>\n"
            f'<script type="application/json" id="prerendered-board">{data}</script>\n'
            f'<script type="module" async src="{assets}/{_SCRIPT}" fetchpriority="high"></script>\n'
        )
        return Prerendered("\n".join(links).encode(), body.encode())


async def _soon_known_as_usual(profile: str, code: str) -> bool:
    with move_on_after(_PATIENCE):
        return await to_thread.run_sync(_is_usual, profile, code, abandon_on_cancel=True)
    return False


def _is_usual(profile: str, code: str) -> bool:
    """Tell whether a visitor sees the first catch, in this language and in the usual look."""
    settings = log().settings(profile)
    usual = look_of(settings) == look_of({}) and says_in(settings, code)
    # A learner who has done anything finds what comes next on the table.
    return usual and not log().has_begun(profile)


class PrerenderedTable(NamedTuple):
    """What is asked, the title with a line below it, the text beside the table, and the board as the page sends it."""

    asked: str
    title: str
    about: str
    catch: str
    text: str
    board: Mapping[str, Any]


def prerendered_table(library: Library, code: str) -> PrerenderedTable | None:
    """Return the table in the usual look; None if there is no home page.

    `library` is the content in the language with this code.
    """
    welcome = next((path for path in library.paths if path.name == WELCOME), None)
    if welcome is None:
        return None
    found, say = welcome.steps[0], language(code)
    goal, position = found.step.goal, found.step.position
    assert isinstance(goal, OnePlayGoal)
    assert position is not None
    asked = render(say, Line("home-catch"))
    opened, epoch = GOALS[goal.kind].open, first_epoch(found.id)
    data = exercise_data(say, position, epoch, interactive=True, plays=found.plays, opened=opened)
    data["film"] = film(0, [], data)
    complete_board(say, data, asked, look_of({}))
    entry, step = welcome.entry, found.step.entry
    return PrerenderedTable(asked, entry.title, entry.about, step.title, step.text, untouched(data, BOARD))

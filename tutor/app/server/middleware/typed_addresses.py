"""Addresses that people type or browsers guess, which lead to what they mean."""

from collections.abc import Collection
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qsl, urlencode

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tutor.app.base.pages import PAGES
from tutor.app.learn.paths import TONIGHT
from tutor.app.visitor.language import ADDRESS
from tutor.app.visitor.page_address import OVERVIEW
from tutor.text import LANGUAGES

_Target = tuple[str, dict[str, str]]
_HOME: Final[_Target] = ("", {})
_COURSE: Final[_Target] = ("", dict(OVERVIEW))
_TODAY: Final[_Target] = ("puzzles", {"puzzle": "today"})
_ICON: Final[_Target] = ("drawings/touch.png", {})
_MEANT: Final = MappingProxyType(
    {
        **dict.fromkeys(("", "home", "index", PAGES[0]), _HOME),
        **dict.fromkeys(("lesson", "lessons", "course"), _COURSE),
        **dict.fromkeys(("today", "daily"), _TODAY),
        "tonight": ("", {"path": TONIGHT}),
        "help": ("rules", {}),
        "about": ("rules", {"view": "rules", "section": "01-the-game"}),
        "glossary": ("rules", {"view": "glossary"}),
        "puzzle": ("puzzles", {}),
        "rule": ("rules", {}),
        "game": ("play", {}),
        # Browsers ask for these where a page names no icon, or before they have read that it does.
        **dict.fromkeys(("favicon.ico", "apple-touch-icon.png", "apple-touch-icon-precomposed.png"), _ICON),
        "games": ("replay", {}),
        **{page: (page, {}) for page in PAGES[1:]},
    }
)


def meant_address(path: str, query: str, languages: Collection[str] = tuple(LANGUAGES)) -> str | None:
    """Return the address that a path below that of the pages means, None if it is right as it is or means nothing.

    >>> meant_address("/Puzzle", "pick=due"), meant_address("/de/", ""), meant_address("/lessons/5", "")
    ('/puzzles?pick=due', '/?lang=de', '/?lesson=5')
    >>> meant_address("/puzzles", ""), meant_address("/nowhere", "")
    (None, None)
    >>> meant_address("/favicon.ico", "")
    '/drawings/touch.png'
    """
    parts = [part.removesuffix(".html") for part in path.lower().strip("/").split("/")]
    said = dict(parse_qsl(query))
    if parts[0] in languages:
        said[ADDRESS] = parts.pop(0)
    if len(parts) == 2 and parts[0] in ("lesson", "lessons") and parts[1].isdigit():
        said["lesson"], parts = parts[1], [""]
    target = _MEANT.get("/".join(parts))
    if target is None:
        return None
    page, keys = target
    found = f"/{page}" + (f"?{urlencode({**keys, **said})}" if keys or said else "")
    as_it_is = path.rstrip("/") == f"/{page}".rstrip("/") and not keys
    return None if as_it_is else found


class TypedAddresses:
    """Middleware that sends a browser on from addresses below the path `base` that people type."""

    def __init__(self, app: ASGIApp, base: str = "") -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and path.startswith(f"{self.base}/"):
            found = meant_address(path.removeprefix(self.base), scope.get("query_string", b"").decode("latin-1"))
            if found is not None:
                await RedirectResponse(self.base + found, 302)(scope, receive, send)
                return
        await self.app(scope, receive, send)

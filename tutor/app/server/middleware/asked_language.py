"""The language in which a page is asked for, before anything is known of the visitor but what the browser sends."""

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from tutor.app.base.cookies import brought
from tutor.app.visitor.language import ADDRESS, LANGUAGE_COOKIE
from tutor.text import offered
from tutor.text.choice import choose_language


def language_of(scope: Scope) -> str:
    """Return the language in which a page is asked for; the visitor's setting counts as far as a cookie mirrors it."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get(ADDRESS, [""])[0]
    accept = ",".join(Headers(scope=scope).getlist("accept-language"))
    return choose_language(asked, None, dict(brought(scope)).get(LANGUAGE_COOKIE), accept, offered())


def varying() -> list[tuple[bytes, bytes]]:
    """Return the headers that tell caches what the language depends on; where there is one, all get the same page."""
    return [(b"vary", b"Accept-Language, Cookie")] if len(offered()) > 1 else []

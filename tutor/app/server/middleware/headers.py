"""The security headers of every answer: they tell the browser that a page loads nothing but from this server."""

import base64
import hashlib
import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# The tutor needs none of these, so nothing that a page shows may use them.
_NOT_NEEDED = ("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "midi", "payment")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in (*_NOT_NEEDED, "usb")).encode()),
)
# An answer that is not a page loads nothing at all.
NO_PAGE = "default-src 'none'; frame-ancestors 'none'"
_PAGE = (
    "default-src 'none'",
    "script-src 'self'",
    # Streamlit writes its style sheets and ours into the page; shown content must not bring any style.
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
POLICY = b"content-security-policy"
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(page: bytes) -> bytes:
    """Return the policy of a page: it may load from this server, and run the scripts that are written in it."""
    hashes = " ".join(f"'sha256-{_digest(script)}'" for script in _INLINE.findall(page))
    return "; ".join(_PAGE).replace("script-src 'self'", f"script-src 'self' {hashes}".rstrip()).encode()


def _digest(script: bytes) -> str:
    return base64.b64encode(hashlib.sha256(script).digest()).decode()


class SafeHeaders:
    """Middleware that adds to every answer those headers that it does not have; a page brings its own policy."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _safe(message, secure=scope.get("scheme") == "https")}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def _safe(start: Message, *, secure: bool) -> list[tuple[bytes, bytes]]:
    found = [(name, _secured(value) if secure and name == b"set-cookie" else value) for name, value in _lower(start)]
    names = {name for name, _ in found}
    found += [(name, value) for name, value in HEADERS if name not in names]
    # The policy of an answer 304 would replace the one that came with the page.
    if POLICY not in names and start["status"] != 304:
        found.append((POLICY, NO_PAGE.encode()))
    return found


def _lower(start: Message) -> list[tuple[bytes, bytes]]:
    return [(name.lower(), value) for name, value in start.get("headers", ())]


def _secured(cookie: bytes) -> bytes:
    """Return a cookie that browsers send over https only."""
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"

"""The page that a browser shows without a connection, by a service worker that keeps this page and nothing else.

Each tutor of a machine has its own below its base path, which answers for the pages of this tutor only.
"""

import json
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tutor.app.server.delivery.compression import digest_of
from tutor.app.server.middleware.compressed import NOT_KEPT, MadeFile
from tutor.app.server.style import PAGE_DRAWINGS

WORKER: Final = "/offline.js"
"""The path of the worker below that of the pages, for which alone it can answer."""

_SCRIPT = Path(__file__).with_name("offline.js")
# No one puts this page on a home screen.
_TOUCH = re.compile(r'<link rel="apple-touch-icon"[^>]*>')
_DRAWINGS: Final = ("lost.svg", "coast.svg", "mark.svg")
# It asks for pages in place of the browser.
_POLICY: Final = "default-src 'none'; connect-src 'self'"

REGISTERED: Final = """
if (isSecureContext && navigator.serviceWorker) addEventListener("load", () => {{
  setTimeout(() => navigator.serviceWorker.register("{base}/offline.js").catch(() => {{}}), {after})
}})
"""
"""The script of a page that has the worker installed in a secure context, to be formatted with the path `base`."""

AFTER: Final = 12_000
"""The milliseconds after which the worker is installed: a page has long been drawn then, and its script was loaded."""


def worker(texts: Mapping[str, bytes], pages: Collection[str], base: str) -> MadeFile:
    """Return the script of the worker for some pages below the path `base`; `texts` has the page by language."""
    drawings = {
        f"{base}/drawings/{name}": f"data:image/svg+xml,{quote((PAGE_DRAWINGS / name).read_text('utf-8').strip())}"
        for name in _DRAWINGS
    }
    data = {
        "texts": {code: _TOUCH.sub("", page.decode()) for code, page in texts.items()},
        "drawings": drawings,
        "pages": [f"{base}/{page}".rstrip("/") for page in pages],
    }
    script = _SCRIPT.read_text("utf-8").replace("DATA", json.dumps(data, ensure_ascii=False), 1).encode()
    return MadeFile(script, digest_of(script), "text/javascript", NOT_KEPT, packable=True, policy=_POLICY)

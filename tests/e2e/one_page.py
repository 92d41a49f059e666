"""Starts the tutor's server with another page in place of the tutor's: python one_page.py PAGE OPTIONS...

Such a page needs neither the content nor the processes that work for the tutor's, which take the longest to start.
"""

import sys
from contextlib import nullcontext
from pathlib import Path

from tutor.app.server import serve
from tutor.app.server.middleware.index_page import not_prerendered
from tutor.cli.main import main


class NoTable:
    """Adds nothing to a page, which has no table of the tutor."""

    def __init__(self, base: str) -> None:
        self.part = not_prerendered


if __name__ == "__main__":
    serve.PrerenderedHome = NoTable
    serve.MAIN_SCRIPT = Path(sys.argv.pop(1))
    serve.load_content = lambda: None
    serve.workers = lambda *_: nullcontext()
    main()

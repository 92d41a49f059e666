"""Starts the tutor's server with another page in place of the tutor's: python one_page.py PAGE OPTIONS..."""

import sys
from pathlib import Path

from tutor.app.server import serve
from tutor.cli.main import main

if __name__ == "__main__":
    serve.MAIN_SCRIPT = Path(sys.argv.pop(1))
    main()

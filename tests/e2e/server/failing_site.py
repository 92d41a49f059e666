"""Starts the tutor's server with the failing page in place of the tutor's."""

from pathlib import Path

from tutor.app.server import serve
from tutor.cli.main import main

if __name__ == "__main__":
    serve.MAIN_SCRIPT = Path(__file__).parent / "failing_page.py"
    main()

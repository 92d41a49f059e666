"""The tutor as its command starts it, by a clock that stands in a file: python by_clock.py FILE OPTIONS..."""

import sys
from datetime import datetime
from pathlib import Path

from tutor.app.clock import set_clock
from tutor.cli import main

if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    set_clock(lambda: datetime.fromisoformat(file.read_text()))
    main()

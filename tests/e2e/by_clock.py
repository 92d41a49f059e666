"""Starts the tutor as its command does, with a clock kept in a file: python by_clock.py FILE OPTIONS...

The file holds a moment, at which the clock stood when the file was written; it goes on from there.
"""

import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

from tutor.app.base.clock import set_clock
from tutor.cli.main import main


def read(file: Path) -> datetime:
    """Return the present moment by the clock in a file."""
    passed = timedelta(seconds=max(0.0, time.time() - file.stat().st_mtime))
    return datetime.fromisoformat(file.read_text()) + passed


if __name__ == "__main__":
    clock = Path(sys.argv.pop(1))
    set_clock(lambda: read(clock))
    main()

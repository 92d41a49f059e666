"""The tutor as its command starts it, by a clock that stands in a file: python by_clock.py FILE OPTIONS...

The clock goes on from the moment that was written into the file at the time at which it was written.
"""

import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

from tutor.app.base.clock import set_clock
from tutor.cli.main import main


def read(file: Path) -> datetime:
    """The moment by the clock in a file."""
    passed = timedelta(seconds=max(0.0, time.time() - file.stat().st_mtime))
    return datetime.fromisoformat(file.read_text()) + passed


if __name__ == "__main__":
    clock = Path(sys.argv.pop(1))
    set_clock(lambda: read(clock))
    main()

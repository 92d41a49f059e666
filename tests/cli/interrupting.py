"""A command that is stopped by Ctrl+C once its journal has something."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_WITHIN = 60  # seconds


def interrupted(command: list[str], out: Path) -> tuple[int, str]:
    """Run a command that writes into an empty folder, and interrupt it; return its exit code and its output."""
    with subprocess.Popen(
        [sys.executable, "-m", "tutor", *command, "--workers", "1", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(_ROOT)},
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + _WITHIN
        while not any(file.read_bytes().count(b"\n") > 1 for file in out.iterdir()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=30)
    return process.returncode, told.strip()

"""A script that serves the tutor of a checkout and, at its end, writes how long the threads of pages worked at what.

Every millisecond it looks what each thread is at, and how long it has worked since; waiting is no work. Needs Linux.
Its arguments are the folder of the checkout and those of `zwickern`; the variable SAMPLES names the file to write.
"""

import json
import os
import runpy
import sys
import threading
import time
from collections import Counter
from pathlib import Path

# Python switches threads every 5 milliseconds by default, too seldom for the thread that takes the samples.
SWITCHED_AFTER = 0.0005
SCRIPTS = "ScriptRunner."  # the beginning of the names of the threads of pages
EVERY = 0.001  # seconds


def owner(frame: object, own: str) -> str:
    """Return the owner of a stack: the innermost of our files or Streamlit, whichever comes first; else Python."""
    names = []
    while frame is not None:
        names.append(frame.f_code.co_filename)
        frame = frame.f_back
    for file in names:
        if file.startswith(own):
            return file.removeprefix(own)
        if "/streamlit/" in file:
            return "streamlit"
    return "python"


def worked(thread: int) -> float:
    """Return the seconds that a thread has worked so far, 0 for one that has ended."""
    try:
        return int(Path(f"/proc/self/task/{thread}/schedstat").read_text().split()[0]) / 1e9
    except OSError:
        return 0.0


def sample(own: str, seconds: Counter[str]) -> None:
    """Add up, without end, the seconds that scripts work for every owner."""
    before: dict[int, float] = {}
    while True:
        time.sleep(EVERY)
        frames = sys._current_frames()
        scripts = [one for one in threading.enumerate() if one.name.startswith(SCRIPTS) and one.ident in frames]
        threads = {one.native_id: frames[one.ident] for one in scripts}
        now = {thread: worked(thread) for thread in threads}
        for thread, all_of_it in now.items():
            seconds[owner(threads[thread], own)] += max(0.0, all_of_it - before.get(thread, 0.0))
        before = now


def main() -> None:
    """Serve the tutor, and write the seconds of all owners at the end."""
    tree, *said = sys.argv[1:]
    sys.path[0] = tree
    sys.argv = ["zwickern", *said]
    sys.setswitchinterval(SWITCHED_AFTER)
    seconds: Counter[str] = Counter()
    threading.Thread(target=sample, args=(f"{tree}/tutor/", seconds), daemon=True).start()
    try:
        runpy.run_module("tutor", run_name="__main__", alter_sys=True)
    finally:
        Path(os.environ["SAMPLES"]).write_text(json.dumps(seconds))


# Worker processes import this file too, and must not serve the tutor again.
if __name__ == "__main__":
    main()

"""Serves the tutor of a checkout, and writes at its end what the threads of its pages have worked at.

It looks every millisecond what they are at, and how much they have worked since: waiting is no work. Needs Linux.
Run as a script with the folder of the checkout and what `zwickern` is told; the file is named by SAMPLES.
"""

import json
import os
import runpy
import sys
import threading
import time
from collections import Counter
from pathlib import Path

# A word to others: whoever wants to look has to be let in more often than every 5 milliseconds.
SWITCHED_AFTER = 0.0005
SCRIPTS = "ScriptRunner."  # what the threads of pages are called
EVERY = 0.001  # seconds


def owner(frame: object, own: str) -> str:
    """Whose work a stack is: the file of ours, or Streamlit, that is innermost on it."""
    names = []
    while frame is not None:
        names.append(frame.f_code.co_filename)  # type: ignore[attr-defined]
        frame = frame.f_back  # type: ignore[attr-defined]
    for file in names:
        if file.startswith(own):
            return file.removeprefix(own)
        if "/streamlit/" in file:
            return "streamlit"
    return "python"


def worked(thread: int) -> float:
    """The seconds that a thread has worked by now, 0 for one that has ended."""
    try:
        return int(Path(f"/proc/self/task/{thread}/schedstat").read_text().split()[0]) / 1e9
    except OSError:
        return 0.0


def sample(own: str, seconds: Counter[str]) -> None:
    """Add up the seconds that scripts work for every owner, for ever."""
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
    """Serve, and write what was found."""
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


# Worker processes import this file too.
if __name__ == "__main__":
    main()

"""What a server says: JSON, one object a line, and nothing of what people write or who they are."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.app.base.event_log import error_place

SECRET = "ida@secret.example"
SAYING = f"""
import logging, threading, warnings
from streamlit import logger as streamlit_logger
early = streamlit_logger.get_logger("streamlit.early")
from tutor.app.base.event_log import log_error, log_event, write_lines
write_lines()
log_event("started", port=1)
log_event("quiet", bad=True)
early.warning("from %s", "{SECRET}")
streamlit_logger.get_logger("streamlit.late").error("{SECRET}")
logging.getLogger("any").info("not worth a line")
try:
    raise ValueError("{SECRET}")
except ValueError as error:
    logging.getLogger("any").exception("it was %s", error)
    log_error("page-failed", error)
warnings.warn("{SECRET}", UserWarning)
thread = threading.Thread(target=lambda: {{}}["{SECRET}"])
thread.start()
thread.join()
import sys, traceback
print("{SECRET}")
try:
    raise KeyError("{SECRET}")
except KeyError:
    traceback.print_exc()
class Failing:
    def __del__(self):
        raise OSError("{SECRET}")
Failing()
raise LookupError("{SECRET}")
"""


@pytest.fixture(scope="module")
def lines() -> list[dict[str, object]]:
    """What a process writes in which all of this happens."""
    done = subprocess.run([sys.executable, "-c", SAYING], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == ""
    assert done.returncode == 1
    assert SECRET not in done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_every_line_has_a_time_a_level_and_an_event(lines: list[dict[str, object]]) -> None:
    said = [(line["level"], line["event"]) for line in lines]
    assert said == [
        ("info", "started"),
        ("error", "quiet"),
        ("warning", "log"),
        ("error", "log"),
        ("error", "log"),
        ("error", "page-failed"),
        ("warning", "warned"),
        ("error", "thread-failed"),
        ("warning", "printed"),
        ("warning", "printed"),
        ("error", "failed-unseen"),
        ("error", "failed"),
    ]
    assert all(str(line["time"]).endswith("+00:00") for line in lines)


def test_our_events_bring_their_details(lines: list[dict[str, object]]) -> None:
    assert lines[0]["port"] == 1
    assert (lines[5]["error"], lines[6]["warning"], lines[7]["error"]) == ("ValueError", "UserWarning", "KeyError")


def test_what_is_printed_is_logged_by_its_place(lines: list[dict[str, object]]) -> None:
    assert str(lines[9]["place"]).startswith("traceback.py:")
    assert (lines[10]["error"], lines[11]["error"]) == ("OSError", "LookupError")


def test_what_others_say_is_logged_without_their_values(lines: list[dict[str, object]]) -> None:
    assert (lines[2]["logger"], lines[2]["form"]) == ("streamlit.early", "from %s")
    assert "form" not in lines[3], "a text that is whole may hold anything"
    assert (lines[4]["form"], lines[4]["error"]) == ("it was %s", "ValueError")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_lines_that_cannot_be_written_are_lost_and_nothing_else() -> None:
    code = (
        "from tutor.app.base.event_log import log_event, write_lines;"
        "write_lines(); log_event('quiet'); print('goes on')"
    )
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-c", code], stderr=full, check=False, timeout=60)
    # Python itself cannot write the rest of its error output at the end.
    assert done.returncode in (0, 120)


def test_the_place_of_an_error_is_the_last_of_ours() -> None:
    from tutor.app.server.site import base_path  # noqa: PLC0415

    with pytest.raises(AttributeError) as raised:
        base_path(3)
    assert error_place(raised.value).startswith("tutor/app/server/site.py:")
    with pytest.raises(json.JSONDecodeError) as foreign:
        json.loads("{")
    assert error_place(foreign.value).startswith("decoder.py:")
    assert error_place(ValueError()) == ""

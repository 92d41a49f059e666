"""The log of a running server: one JSON object a line, with nothing about learners or their answers."""

import io
import json
import logging
import sys
import threading
import time
import traceback
import warnings
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from streamlit import logger as streamlit_logger

_HERE = Path(__file__).parents[3]
_OURS = logging.getLogger("tutor")
_DETAILS = "details"


def log_event(event: str, *, bad: bool = False, **details: str | int | float) -> None:
    """Log an event with its details; neither may tell anything about a person."""
    _say(logging.ERROR if bad else logging.INFO, event, details)


def log_error(event: str, error: BaseException) -> None:
    """Log a failure by the kind and place of its error, without its text, which might hold personal data."""
    log_event(event, bad=True, error=type(error).__name__, place=error_place(error))


def error_place(error: BaseException) -> str:
    """Return the last line of our own code in the traceback of an error, else the last line of all, as file:line."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_HERE / "tutor")]
    if not frames:
        return ""
    last = (ours or frames)[-1]
    file = Path(last.filename)
    return f"{file.relative_to(_HERE) if ours else file.name}:{last.lineno}"


def write_lines() -> None:
    """Write everything that this process logs or prints to standard error, as JSON lines."""
    handler = _Handler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _OURS.setLevel(logging.INFO)
    warnings.showwarning = _warned
    threading.excepthook = _thread_failed
    sys.excepthook = lambda _kind, error, _trace: log_error("failed", error)
    sys.unraisablehook = _not_raised
    sys.stdout, sys.stderr = _Printed(), _Printed()

    # Streamlit sets a handler of its own on each of its loggers, also on those that it makes later.
    streamlit_logger.setup_formatter = _pass_on
    streamlit_logger.update_formatter()


def _say(level: int, event: str, details: dict[str, str | int | float]) -> None:
    # Where no JSON lines are written, as on the learner's own machine, this text is what the log shows.
    text = " ".join([event, *(str(value) for value in details.values())])
    _OURS.log(level, "%s", text, extra={_DETAILS: {"event": event, **details}})


def _pass_on(logger: logging.Logger) -> None:
    logger.handlers.clear()
    logger.propagate = True


def _warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    _say(logging.WARNING, "warned", {"warning": category.__name__, "place": f"{Path(filename).name}:{lineno}"})


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is not None:
        log_error("thread-failed", failed.exc_value)


def _not_raised(failed: "sys.UnraisableHookArgs") -> None:
    if failed.exc_value is not None:
        log_error("failed-unseen", failed.exc_value)


class _Handler(logging.StreamHandler[TextIO]):
    """A handler that writes lines; a line that cannot be written, as on a full disk, is dropped without harm."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        # The default prints a traceback, which `_Printed` would log, which would fail again, and so without end.
        return


class _Printed(io.TextIOBase):
    """A stand-in for standard output and error: what other code prints is logged by its place, without the text."""

    def __init__(self) -> None:
        self._last = "", 0.0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        frame = sys._getframe(1)
        place, now = f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}", time.monotonic()
        # A traceback is printed in many pieces; one line of the log is enough for it.
        if text.strip() and (place != self._last[0] or now - self._last[1] > 1):
            self._last = place, now
            _say(logging.WARNING, "printed", {"place": place})
        return len(text)


class _Lines(logging.Formatter):
    """A formatter that makes a JSON object of each record.

    Of records of other libraries only the place and the unfilled format string are kept: arguments may be personal.
    """

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, Any] = {"time": moment, "level": record.levelname.lower()}
        details = getattr(record, _DETAILS, None)
        if isinstance(details, dict):
            return json.dumps(said | details)
        said |= {"event": "log", "logger": record.name, "place": f"{record.filename}:{record.lineno}"}
        if record.args:
            said["form"] = str(record.msg)
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            said |= {"error": type(error).__name__, "error_place": error_place(error)}
        return json.dumps(said)

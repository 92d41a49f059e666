"""An alarm for failures of the database: logged when they begin, once a minute, and when they end."""

import threading
import time

from tutor.app.base.event_log import log_event
from tutor.trainer.log import Log

AGAIN_AFTER = 59  # seconds: a little less than a minute, since the check runs every few seconds


class DatabaseAlarm:
    """A monitor of one log, for use from any thread; its messages name neither attempts nor profiles."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._lock = threading.Lock()
        self._told: float | None = None
        log.watch(self._heard)

    def look(self) -> None:
        """Write pending attempts, check that the database file still exists, and log any change."""
        self._log.retry()
        self._note()

    def keeps(self, *, tried: bool) -> bool:
        """Tell whether attempts are kept now; with `tried`, or if the log seems faulty, by a trial write."""
        found = (not tried and self._log.seems_well()) or self._log.answers()
        self._note()
        return found

    def unanswered(self) -> None:
        """Log that the database did not answer."""
        self._tell_bad("log-unreachable")

    def _heard(self, what: str) -> None:
        if what == "replaced":
            log_event("database-replaced")
        self._note()

    def _note(self) -> None:
        fault = self._log.fault
        if fault is not None:
            self._tell_bad(fault.message)
            return
        with self._lock:
            over, self._told = self._told is not None, None
        if over:
            log_event("database-answers")

    def _tell_bad(self, fault: str) -> None:
        with self._lock:
            now = time.monotonic()
            if self._told is not None and now - self._told < AGAIN_AFTER:
                return
            self._told = now
        log_event("database-fails", bad=True, fault=fault, waiting=self._log.waiting)

"""Trouble with the database, told when it begins, once a minute while it lasts, and when it is over."""

import threading
import time

from tutor.app.server.logs import tell
from tutor.trainer.log import Log

AGAIN_AFTER = 59  # seconds: whoever looks every few seconds tells it once a minute


class Trouble:
    """What was told of one log, by whichever thread found it; neither what is kept nor for whom is told."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._lock = threading.Lock()
        self._told: float | None = None
        log.watch(self._heard)

    def look(self) -> None:
        """Have written what waits, have it seen whether the file is still there, and tell what there is to tell."""
        self._log.retry()
        self._note()

    def keeps(self, *, tried: bool) -> bool:
        """Whether what is done now is kept: the database is asked, and what is not well, or must be, is `tried`."""
        found = (not tried and self._log.seems_well()) or self._log.answers()
        self._note()
        return found

    def unanswered(self) -> None:
        """Tell that the database was asked and does not answer."""
        self._tell_bad("log-unreachable")

    def _heard(self, what: str) -> None:
        if what == "replaced":
            tell("database-replaced")
        self._note()

    def _note(self) -> None:
        fault = self._log.fault
        if fault is not None:
            self._tell_bad(fault.message)
            return
        with self._lock:
            over, self._told = self._told is not None, None
        if over:
            tell("database-answers")

    def _tell_bad(self, fault: str) -> None:
        with self._lock:
            now = time.monotonic()
            if self._told is not None and now - self._told < AGAIN_AFTER:
                return
            self._told = now
        tell("database-fails", bad=True, fault=fault, waiting=self._log.waiting)

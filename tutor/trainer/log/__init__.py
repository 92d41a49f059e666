"""The log of attempts, which are added and deleted but never changed, by any number of threads and processes."""

from tutor.trainer.log.log import Log
from tutor.trainer.log.opening import file_url, memory_log, open_log

__all__ = ["Log", "file_url", "memory_log", "open_log"]

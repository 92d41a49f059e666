"""One test for many cases that come of files or lists: all that fail are named in one message."""

from collections.abc import Callable, Iterable
from traceback import extract_tb, format_exception_only
from typing import TypeVar

import pytest

Case = TypeVar("Case")
Test = Callable[..., None]


def of_all(cases: Callable[[], Iterable[Case]], name: Callable[[Case], object] = str) -> Callable[[Test], Test]:
    """Make one test of what a function or method asserts of each case; each failure has the name of its case.

    Setting up and reporting a case of its own takes longer than most of these facts. The cases are made when the test
    runs, not when it is collected; there has to be at least one.
    """

    def of_each(check: Test) -> Test:
        def test(*instance: object) -> None:
            number, failures = 0, list[str]()
            for case in cases():
                number += 1
                try:
                    check(*instance, case)
                except (Exception, pytest.fail.Exception) as error:
                    line = extract_tb(error.__traceback__)[-1]
                    failures.append(
                        f"{name(case)}\n{line.filename}:{line.lineno}: {''.join(format_exception_only(error))}"
                    )
            assert number, "there is no case"
            assert not failures, f"{len(failures)} of {number} fail:\n\n" + "\n".join(failures)

        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        return test

    return of_each

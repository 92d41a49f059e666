"""The command that removes profiles without a recent attempt."""

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

from tutor.cli.terminal import USAGE, WRONG, fail, out, words
from tutor.text import Line, render

if TYPE_CHECKING:
    from tutor.trainer.faults import LogError
    from tutor.trainer.log import Log

_PORTION = 100  # profiles at once
_DAYS = re.compile(r"([1-9][0-9]{0,4})d")


def forget(
    older_than: Annotated[str, typer.Option(help=words("cli-forget-older-than"), metavar="DAYS")],
    accounts: Annotated[bool, typer.Option("--accounts", help=words("cli-forget-accounts"))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=words("cli-forget-yes"))] = False,
    database: Annotated[
        str | None,
        typer.Option(envvar="ZWICKERN_DATABASE_URL", help=words("cli-serve-database"), metavar="URL"),
    ] = None,
) -> None:
    from tutor.trainer.faults import LogError  # noqa: PLC0415 - the database takes as long to import as all else

    since = _since(older_than)
    log = _opened(database)
    try:
        found = _abandoned(log, since)
        named = {profile: number for profile, number in found.items() if _is_account(profile)}
        chosen = found if accounts else {profile: found[profile] for profile in found.keys() - named.keys()}
        _say_counts(chosen, since, {} if accounts else named)
        if yes:
            _remove(log, list(chosen), since)
        elif chosen:
            out().print(words("cli-forget-not-yet"))
    except LogError as error:
        _refuse(error)
    finally:
        log.close()


def _since(older_than: str) -> datetime:
    found = _DAYS.fullmatch(older_than)
    if found is None:
        fail(words("cli-forget-days", given=older_than), USAGE)
    return datetime.now(UTC) - timedelta(days=int(found[1]))


def _opened(database: str | None) -> "Log":
    # Streamlit and the database take a second to import, and the other commands need not wait for them.
    from tutor.app.visitor.attempt_log import open_existing  # noqa: PLC0415
    from tutor.trainer.faults import LogError  # noqa: PLC0415

    try:
        return open_existing(database)
    except LogError as error:
        _refuse(error)


def _abandoned(log: "Log", since: datetime) -> dict[str, int]:
    """Return the abandoned profiles with their numbers of attempts, without the profile of this machine's own user."""
    from tutor.app.visitor.profile import LOCAL  # noqa: PLC0415

    return {profile: number for profile, number in log.abandoned(since).items() if profile != LOCAL}


def _is_account(profile: str) -> bool:
    from tutor.app.visitor.account import is_account  # noqa: PLC0415

    return is_account(profile)


def _refuse(error: "LogError") -> NoReturn:
    fail(render(words, Line(error.message, error.values)), WRONG)


def _say_counts(chosen: dict[str, int], since: datetime, left: dict[str, int]) -> None:
    day = f"{since:%Y-%m-%d}"
    out().print(words("cli-forget-found", profiles=len(chosen), attempts=sum(chosen.values()), day=day))
    if left:
        out().print(words("cli-forget-left", profiles=len(left), attempts=sum(left.values())))


def _remove(log: "Log", profiles: list[str], since: datetime) -> None:
    console = Console(stderr=True)
    removed = 0
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("cli-forget-removing"), total=len(profiles))
        for start in range(0, len(profiles), _PORTION):
            portion = profiles[start : start + _PORTION]
            removed += log.forget(portion, since)
            progress.advance(task, len(portion))
    out().print(words("cli-forget-removed", profiles=removed))

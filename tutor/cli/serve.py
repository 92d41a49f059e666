"""The commands that serve the tutor: on one machine in its browser, and to many."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from tutor.app.server.deploy import write_example
from tutor.cli.files import ContentOption, folders_there
from tutor.cli.terminal import USAGE, WRONG, fail, out, words
from tutor.content.yaml.source import ContentError, Fault
from tutor.text import Line, render

# Streamlit takes a second to import, and other commands need not wait for it, so each of these imports it by itself.


def _open_content(roots: Iterable[Path]) -> tuple[Fault, ...]:
    """Show folders of own content; return their faults, and stop with a message if one cannot be shown."""
    from tutor.app.base.live_reload import open_folders  # noqa: PLC0415

    roots = folders_there(roots)
    try:
        return open_folders(roots) if roots else ()
    except ContentError as error:
        fail(str(error))


def open_tutor(host: str, port: int, content: Iterable[Path], *, browser: bool) -> None:
    """Serve the tutor on this machine and open it, until it is stopped."""
    if sys.stderr.isatty():
        print(words("cli-starting"), file=sys.stderr, flush=True)  # noqa: T201
    from tutor.app.base.live_reload import tell_later_faults  # noqa: PLC0415
    from tutor.app.server.serve import serve as serve_here  # noqa: PLC0415
    from tutor.app.server.site import CannotServeError, Site  # noqa: PLC0415

    def say(url: str) -> None:
        out().print(words("cli-opening", url=url))

    def warn(fault: Line) -> None:
        print(render(words, fault), file=sys.stderr)  # noqa: T201

    def tell(fault: str) -> None:
        print(fault, file=sys.stderr, flush=True)  # noqa: T201

    for told in _open_content(content):
        tell(str(told))
    # An author sees at once, beside the editor, what a change has broken; on the page it is at the foot.
    tell_later_faults(tell)
    try:
        serve_here(Site(host, port), browser=browser, say=say, warn=warn)
    except CannotServeError as error:
        fail(render(words, error.line), USAGE if error.usage else WRONG)
    finally:
        tell_later_faults(None)


def serve(
    host: Annotated[str, typer.Option(envvar="ZWICKERN_HOST", help=words("cli-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="ZWICKERN_PORT", help=words("cli-port"))] = 8501,
    database: Annotated[
        str | None,
        typer.Option(envvar="ZWICKERN_DATABASE_URL", help=words("cli-serve-database"), metavar="URL"),
    ] = None,
    base: Annotated[str, typer.Option(envvar="ZWICKERN_BASE_PATH", help=words("cli-serve-base"), metavar="PATH")] = "",
    login: Annotated[
        Path | None, typer.Option(envvar="ZWICKERN_LOGIN_FILE", help=words("cli-serve-login"), metavar="FILE")
    ] = None,
    visits: Annotated[
        int,
        typer.Option(
            "--most-visits", envvar="ZWICKERN_MOST_VISITS", help=words("cli-serve-visits"), min=1, metavar="NUMBER"
        ),
    ] = 500,
    uploads: Annotated[
        int,
        typer.Option(
            "--most-uploads", envvar="ZWICKERN_MOST_UPLOADS", help=words("cli-serve-uploads"), min=1, metavar="MIB"
        ),
    ] = 256,
    content: ContentOption = None,
    example: Annotated[
        Path | None, typer.Option(help=words("cli-serve-example"), metavar="DIR", file_okay=False)
    ] = None,
) -> None:
    if example is not None:
        _write_out(example)
        return
    from tutor.app.server.serve import serve_site  # noqa: PLC0415
    from tutor.app.server.site import CannotServeError, Site, base_path  # noqa: PLC0415

    # Their faults go to the log, once that is open.
    _open_content(content or ())
    try:
        site = Site(host, port, base_path(base), many=True, login=login, visits=visits, uploads=uploads)
        serve_site(site, database)
    except CannotServeError as error:
        fail(render(words, error.line), USAGE if error.usage else WRONG)


def _write_out(folder: Path) -> None:
    """Write the example of a site of several processes into a folder, and print the names of its files."""
    try:
        files = write_example(folder)
    except OSError as error:
        fail(words("serve-example-unwritten", file=str(error.filename or folder), problem=str(error.strerror)), USAGE)
    for file in files:
        typer.echo(str(file))

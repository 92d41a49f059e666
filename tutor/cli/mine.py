"""The command that mines puzzles."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, get_args

import typer

from tutor.cli.long_work import ClusterOption, WorkersOption, bars, interrupts, working
from tutor.cli.terminal import USAGE, fail, refuse_unknown, show_found, show_mining, words
from tutor.coach.kits import TRICK_KITS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.own_folder import is_own_folder
from tutor.engine.games import GAMES
from tutor.engine.zwickern import VARIANTS
from tutor.lab.goal_kinds import MINED, Unfit, fault
from tutor.lab.jsonl_log import OtherJournalError
from tutor.lab.mine_many import MiningProgress, mine_many
from tutor.lab.mining import MiningJob
from tutor.lab.tricks import mining
from tutor.lab.tricks.finders import FINDERS
from tutor.lab.tricks.mining import TrickJob, TrickTally, mine_ways
from tutor.lab.workers import NoWorkersError, Workers
from tutor.text import Family

_FIRST_SEED, _PUZZLES = 0, 40
_UNFIT: Family[Unfit] = Family("mine-not-{}", get_args(Unfit))


def mine(
    goal: Annotated[str, typer.Option(help=words("cli-mine-goal"))],
    out: Annotated[Path, typer.Option(help=words("cli-mine-out"), metavar="DIR", file_okay=False)],
    variant: Annotated[str | None, typer.Option(help=words("cli-mine-variant"))] = None,
    game: Annotated[str | None, typer.Option(help=words("cli-mine-game"))] = None,
    theme: Annotated[str | None, typer.Option(help=words("cli-mine-theme"))] = None,
    players: Annotated[int | None, typer.Option(help=words("cli-mine-players"), min=2)] = None,
    seed: Annotated[int, typer.Option(help=words("cli-mine-seed"), min=0)] = _FIRST_SEED,
    count: Annotated[int, typer.Option(help=words("cli-mine-count"), min=1)] = _PUZZLES,
    workers: WorkersOption = None,
    scheduler: ClusterOption = None,
) -> None:
    others, own = game is not None or variant in _OTHERS, is_own_folder(out)
    if others and own:
        fail(words("mine-others-own", folder=str(out)), USAGE)
    if own:
        out /= "puzzles"
    if others:
        _refuse_of_zwickern({"--theme": theme, "--workers": workers, "--cluster": scheduler})
        _mine_tricks(_trick_jobs(game, variant, goal, players), seed, count, out / "tricks")
        return
    if variant is None:
        fail(words("mine-what"), USAGE)
    job = _job(variant, goal, theme, players)
    workers_of = working(workers, scheduler)
    mined = MiningProgress(seed)
    try:
        _watched(job, mined, count, out, workers_of)
    except KeyboardInterrupt:
        fail(words("mine-interrupted", number=len(mined.names), folder=str(out / variant)))
    except NoWorkersError as error:
        fail(words.given(error.message, error.details))
    except OtherJournalError as error:
        fail(words("mine-other-record", file=str(error)))
    except OSError as error:
        fail(words("mine-cannot-write", folder=str(out), problem=error.strerror or type(error).__name__))
    show_mining(mined, str(out / variant))
    if len(mined.names) < count:
        fail(words("mine-exhausted", found=len(mined.names), count=count, games=mined.barren))


_OTHERS = {name: game for game in TRICK_KITS for name in GAMES[game].variants}
"""The variants of the trick-taking games, each with its game."""


def _trick_jobs(game: str | None, variant: str | None, goal: str, players: int | None) -> list[TrickJob]:
    """Return the jobs for a trick-taking game, one for each variant; stop with a message if they are impossible."""
    refuse_unknown("mine-no-game", game, TRICK_KITS)
    ways = [name for name, theirs in _OTHERS.items() if game in (None, theirs)]
    refuse_unknown("mine-no-variant", variant, ways)
    refuse_unknown("mine-no-goal", goal, FINDERS)
    found = [name for name in ways if variant in (None, name)]
    for name in found:
        if players is not None and players not in GAMES[_OTHERS[name]].variants[name].players:
            fail(words(_UNFIT["players"], variant=name, goal=goal, players=players), USAGE)
    return [TrickJob(name, goal, players) for name in found]


def _refuse_of_zwickern(options: Mapping[str, object]) -> None:
    """Stop with a message if one of the options was given that only puzzles of Zwickern have."""
    given = [name for name, value in options.items() if value is not None]
    if given:
        fail(words("mine-others-option", option=given[0]), USAGE)


def _mine_tricks(jobs: list[TrickJob], seed: int, count: int, out: Path) -> None:
    """Mine puzzles of trick-taking games in all variants, and print what was found."""
    runs = [TrickTally(seed) for _ in jobs]
    try:
        mine_ways(jobs, runs, count, out)
    except OSError as error:
        fail(words("mine-cannot-write", folder=str(out), problem=error.strerror or type(error).__name__))
    for job, mined in zip(jobs, runs, strict=True):
        folder = str(out / job.variant)
        show_found(
            len(mined.names), mined.written, folder, {"mine-alike": mined.alike, "mine-following": mined.following}
        )
    found = sum(len(mined.names) for mined in runs)
    if found < count:
        fail(words("mine-exhausted", found=found, count=count, games=mining.BARREN_SEEDS))


def _job(variant: str, goal: str, theme: str | None, players: int | None) -> MiningJob:
    """Return the job of some options; stop with a message if one is unknown or they are impossible together."""
    refuse_unknown("mine-no-variant", variant, VARIANTS)
    refuse_unknown("mine-no-goal", goal, MINED)
    refuse_unknown("mine-no-theme", theme, THEMES)
    rules = VARIANTS[variant]
    why = fault(rules, goal, players)
    if why is not None:
        fail(words(_UNFIT[why], variant=variant, goal=goal, players=players or 0), USAGE)
    return MiningJob(rules, goal, theme, players)


def _watched(
    job: MiningJob, mined: MiningProgress, count: int, out: Path, working: AbstractContextManager[Workers]
) -> None:
    """Mine puzzles; on a terminal show a progress bar."""
    with interrupts() as interrupted, bars() as progress, working as workers:
        bar = progress.add_task(words("mine-bar", games=0), total=count)

        def report() -> None:
            progress.update(bar, completed=len(mined.names), description=words("mine-bar", games=mined.hands))
            interrupted()

        mine_many(job, mined, count, out, workers, report)

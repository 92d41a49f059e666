"""The command that has opponents play duels."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tutor.cli.files import Houses, JsonOption, print_json, with_houses
from tutor.cli.long_work import ClusterOption, WorkersOption, bars, interrupts, working
from tutor.cli.terminal import USAGE, fail, out, refuse_unknown, words
from tutor.coach.kits import TRICK_KITS
from tutor.engine.game import Variant
from tutor.engine.games import GAMES
from tutor.lab.arena import hold
from tutor.lab.duels import Duel, DuelResult, PlayedDeal, Player, duel_result, players_of, seats_fit
from tutor.lab.jsonl_log import OtherJournalError
from tutor.lab.workers import NoWorkersError

_DEALS = 100


def arena(
    a: Annotated[str, typer.Option("--a", help=words("cli-arena-a"))],
    b: Annotated[str, typer.Option("--b", help=words("cli-arena-b"))],
    variant: Annotated[str, typer.Option(help=words("cli-arena-variant"))],
    seats: Annotated[int, typer.Option(help=words("cli-arena-seats"), min=2, max=6)],
    deals: Annotated[int, typer.Option(help=words("cli-arena-deals"), min=2)] = _DEALS,
    seed: Annotated[int, typer.Option(help=words("cli-arena-seed"), min=0)] = 0,
    kept: Annotated[
        Path | None, typer.Option("--out", help=words("cli-arena-out"), metavar="DIR", file_okay=False)
    ] = None,
    house: Houses = None,
    workers: WorkersOption = None,
    scheduler: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    rules = rules_and_seats(variant, seats, house)
    duel = Duel(_player(a, rules), _player(b, rules), rules, seats, seed)
    workers_of = working(workers, scheduler)
    played: list[PlayedDeal] = []
    try:
        with interrupts() as interrupted, bars() as progress, workers_of as those:
            bar = progress.add_task(words("arena-bar", a=a, b=b), total=deals)

            def report(done: int) -> None:
                progress.update(bar, completed=done)
                interrupted()

            played = hold(duel, deals, those, kept, report)
    except KeyboardInterrupt:
        fail(words("arena-interrupted" if kept is None else "arena-interrupted-kept", folder=str(kept)))
    except NoWorkersError as error:
        fail(words.given(error.message, error.details))
    except OtherJournalError as error:
        fail(words("arena-other-record", file=str(error)))
    except OSError as error:
        fail(words("mine-cannot-write", folder=str(kept), problem=error.strerror or type(error).__name__))
    if as_json:
        print_json(_as_json(duel_result(played)))
    else:
        _show(duel, duel_result(played))


def rules_and_seats(variant: str, seats: int, house: list[Path] | None) -> Variant:
    """Return rules of any game; stop with a message if none have the name, or they are not for so many players."""
    tricks = {name: rules for game in TRICK_KITS for name, rules in GAMES[game].variants.items()}
    variants: dict[str, Variant] = {**with_houses(house, "-"), **tricks}
    refuse_unknown("mine-no-variant", variant, variants)
    rules = variants[variant]
    if not seats_fit(rules, seats):
        fail(words("arena-not-seats", variant=variant, seats=seats), USAGE)
    return rules


def _player(name: str, rules: Variant) -> Player:
    players = players_of(rules)
    refuse_unknown("arena-no-player", name, players)
    return next(player for player in players if player == name)


def _as_json(found: DuelResult) -> dict[str, object]:
    return {
        "difference": round(found.difference, 2),
        "error": round(found.error, 2),
        "deals": found.deals,
        "a_ms": found.a_ms._asdict(),
        "b_ms": found.b_ms._asdict(),
    }


def _show(duel: Duel, found: DuelResult) -> None:
    console = out()
    difference, error = f"{found.difference:+.2f}", f"{found.error:.2f}"
    unit = "chips" if duel.rules.game in TRICK_KITS else "points"
    console.print(
        words("arena-result", a=duel.a, b=duel.b, difference=difference, error=error, deals=found.deals, unit=unit),
        style="green",
    )
    times = Table(words("arena-player"), words("arena-median"), words("arena-p95"))
    for player, spent in ((duel.a, found.a_ms), (duel.b, found.b_ms)):
        times.add_row(player, f"{spent.median:.1f}", f"{spent.p95:.1f}")
    console.print(times)

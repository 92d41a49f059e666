"""The output on the terminal, which is coloured if the terminal has colours and readable without."""

import sys
from collections.abc import Collection, Mapping, Sequence
from typing import NoReturn

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tutor.catalogue.library import Library
from tutor.catalogue.records import Record, side_name
from tutor.coach.kits import TRICK_LABELS
from tutor.coach.zwickern.labels.proofs import AUTHORS_WORD
from tutor.coach.zwickern.rules.readings import READING_NAMES, Covered
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.verdict.explanation import help_line, missed_lines, missed_notes, nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import item_sign
from tutor.coach.zwickern.words.seats import game_title
from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, is_zwick, number_of_plays, write_play
from tutor.lab.mine_many import MiningProgress
from tutor.text import Family, card_sign, language, play_signs, render, said

WRONG, USAGE = 1, 2

words = language("en")
_KINDS = Family[type[Play]]("cli-kind-{}", (Lay, Capture, Build), lambda kind: kind.__name__.lower())


def fail(message: str, code: int = WRONG) -> NoReturn:
    """Print a message on standard error and stop with an exit code."""
    print(message, file=sys.stderr)  # noqa: T201
    raise typer.Exit(code)


def refuse_unknown(message: str, name: str | None, names: Collection[str]) -> None:
    """Stop with a message that lists the known names if a name was given that is not among them."""
    if name is not None and name not in names:
        fail(words(message, name=name, known=", ".join(names)), USAGE)


def out() -> Console:
    """Return a console for the present standard output, which a redirection or a test may have replaced.

    It prints texts as they are, since brackets and colons in the names of files are no markup.
    """
    return Console(highlight=False, soft_wrap=True, markup=False, emoji=False)


def show_position(position: Position, number: int) -> None:
    seat = position.seats[position.turn]
    variant = render(words, variant_line(position.rules))
    out().print(Text(words("cli-position", number=number, variant=variant, seat=seat), style="bold"))
    rows = Table.grid(padding=(0, 2))
    table = [said(words, item_sign(item)) for item in position.table]
    rows.add_row(words("cli-table"), cards_text(table) or words("cli-empty"))
    rows.add_row(words("cli-hand"), cards_text([card_sign(words, card) for card in position.hand]))
    out().print(rows)


def cards_text(texts: Sequence[str]) -> Text:
    """Return cards side by side, hearts and diamonds in red."""
    shown = Text()
    for text in texts:
        shown.append(text + "  ", style="red" if "♥" in text or "♦" in text else "")
    shown.rstrip()
    return shown


def show_plays(position: Position, plays: Sequence[Play]) -> None:
    out().print(words("cli-moves-count", number=len(plays)))
    table = Table("", words("cli-column-kind"), words("cli-column-play"), words("cli-column-zwick"))
    for number, play in enumerate(plays, 1):
        kind = words(_KINDS[type(play)])
        zwick = words("cli-column-zwick") if is_zwick(position, play) else ""
        table.add_row(str(number), kind, cards_text([play_signs(words, write_play(position, play))]), zwick)
    out().print(table)


def show_verdict(verdict: Verdict) -> None:
    legal = words("under-legal") if verdict.legal else words("under-illegal")
    head = Text.assemble((play_signs(words, verdict.text), "bold"), ": ", (legal, "green" if verdict.legal else "red"))
    out().print(head)
    nudging = nudge(verdict)
    said = [sentence(verdict)] if nudging is None else [sentence(verdict), nudging]
    out().print(" ".join(render(words, line) for line in said))
    helping = help_line(verdict)
    if helping is not None:
        out().print(render(words, helping))
    for told in missed_lines(verdict):
        out().print(render(words, told))
    for capture in verdict.missed:
        zwick = is_zwick(verdict.position, capture)
        text = play_signs(words, write_play(verdict.position, capture))
        out().print("  " + words("missed-line-zwick" if zwick else "missed-line", play=text))
    for told in missed_notes(verdict, len(verdict.missed)):
        out().print(render(words, told))


def show_record(record: Record) -> None:
    # Names from a file are given as Text, because Rich would read brackets in a plain string as markup.
    out().print(Text(game_title(words, record.entry), style="bold"))
    plays = Table("", words("replay-seat"), words("cli-column-play"), words("cli-column-legal"), "")
    for number, ply in enumerate(record.plies, 1):
        zwick = words("cli-column-zwick") if is_zwick(ply.position, ply.play) else ""
        legal = number_of_plays(ply.position) or words("cli-unknown")
        plays.add_row(
            str(number), Text(ply.entry.seat), cards_text([play_signs(words, ply.entry.play)]), str(legal), zwick
        )
    out().print(plays)
    names = [words(what) for what in ("replay-cards", "replay-zwicks", "replay-points")]
    result = Table(words("cli-column-side"), *names, words("score-items"))
    for score in record.scores:
        side = Text(side_name(record.entry.seats, score))
        # Here lines may break anywhere, and a search in the output is typed with blanks.
        items = score_items(words, score).replace("\N{NO-BREAK SPACE}", " ")
        result.add_row(side, str(score.cards), str(score.zwicks), str(score.points), items)
    out().print(result)


def summary(library: Library) -> str:
    """Return what was proven in numbers, that of all games together."""
    lessons = [lesson.steps for lesson in library.lessons] + [lesson.steps for lesson in library.tricks]
    plies = [ply for record in library.records for ply in record.plies]
    rules = [rule for section in library.sections for rule in section.rules]
    return words(
        "cli-validated",
        lessons=len(lessons),
        steps=sum(map(len, lessons)),
        puzzles=len(library.puzzles) + len(library.trick_puzzles),
        games=len(library.records) + len(library.trick_records),
        plays=len(plies) + sum(len(one.hand.actions) for one in library.trick_records),
        claims=sum(len(ply.entry.claims) for ply in plies)
        + sum(len(note.claims) for one in library.trick_records for note in one.hand.entry.notes),
        rules=len(rules),
        boards=sum(len(rule.examples) for rule in rules),
    )


def show_coverage(found: Sequence[Covered], *, steps: bool) -> None:
    """Print the matrix of readings by lessons and puzzles: + for one shown at work, - for one that does not apply."""
    places = sorted({_exercise_column(item) for one in found for item in (*one.shows, *one.counter)})
    table = Table(box=None, padding=(0, 1, 0, 0))
    for title in (words("cli-column-reading"), *places):
        table.add_column(title, no_wrap=True)
    for one in found:
        table.add_row(one.reading, *(_cell(one, place) for place in places))
    out().print(table)
    if steps:
        for one in found:
            out().print(f"{one.reading}: {words(READING_NAMES[one.reading])}", style="bold")
            out().print("\n".join([f"  + {item}" for item in one.shows] + [f"  - {item}" for item in one.counter]))
    shown, countered = sum(bool(one.shows) for one in found), sum(bool(one.counter) for one in found)
    out().print(words("cli-coverage-summary", readings=len(found), shown=shown, countered=countered))
    word = words("cli-coverage-word", readings=", ".join(AUTHORS_WORD))
    out().print(word if AUTHORS_WORD else words("cli-coverage-proven"))


def show_coverage_beside(game: str, found: Sequence[Covered], stated: Collection[str], *, steps: bool) -> None:
    """Print which readings of a game beside Zwickern are taught, and which of the labels are proven.

    `stated` are those that the rule book states.
    """
    named = [one for one in found if one.shows or one.counter]
    if not named:
        return
    if steps:
        for one in named:
            out().print(one.reading, style="bold")
            out().print("\n".join([f"  + {item}" for item in one.shows] + [f"  - {item}" for item in one.counter]))
    parts = {
        "proven": [one.reading for one in named if one.reading in TRICK_LABELS],
        "word": [one.reading for one in named if one.reading not in TRICK_LABELS],
        "book": [one.reading for one in found if one not in named and one.reading in stated],
        "nowhere": [one.reading for one in found if one not in named and one.reading not in stated],
    }
    shown, countered = sum(bool(one.shows) for one in found), sum(bool(one.counter) for one in found)
    listed = {part: ", ".join(readings) or "-" for part, readings in parts.items()}
    out().print(
        words("cli-coverage-beside", game=game, readings=len(found), shown=shown, countered=countered, **listed)
    )


def _exercise_column(item: str) -> str:
    """Return the column of an exercise: the number of its lesson, or the variant of a puzzle.

    >>> _exercise_column("lessons/02-taking-cards/the-zwick"), _exercise_column("puzzles/jensen/at-court")
    ('02', 'jensen')
    """
    name = item.split("/")[1]
    return name.split("-")[0]


def _cell(one: Covered, place: str) -> str:
    shows = any(_exercise_column(item) == place for item in one.shows)
    counter = any(_exercise_column(item) == place for item in one.counter)
    return "±" if shows and counter else "+" if shows else "-" if counter else ""


def show_mining(progress: MiningProgress, folder: str) -> None:
    """Print what the miner has found, by difficulty and theme, and the seed to go on with."""
    rows = {
        "mine-games": str(progress.hands),
        "mine-alike": str(progress.alike),
        "mine-difficulties": _counts(dict(sorted(progress.difficulties.items()))),
        "mine-themes": _counts(dict(progress.themes.most_common())),
        "mine-following": str(progress.following),
    }
    show_found(len(progress.names), progress.written, folder, rows)


def show_found(number: int, written: int, folder: str, rows: Mapping[str, str | int]) -> None:
    """Print how many puzzles were found, and rows with more of it, each by the message that names it."""
    console = out()
    console.print(Text(words("mine-found", number=number, written=written, folder=folder), "green"))
    for row, told in rows.items():
        console.print(f"{words(row)}: {told}")


def _counts(numbers: Mapping[str, int] | Mapping[int, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in numbers.items())

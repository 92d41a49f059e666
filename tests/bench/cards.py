"""Puzzles as cards of plain text, for readers who put them in order without a grade or an answer to look at.

    python -m tests.bench.cards FOLDER --key KEY

writes FOLDER/cards.txt for the readers, and to the file KEY the ids of the puzzles in the order of the cards. KEY must
not be where the readers look. What they hand back is read by `tests.bench.orders`.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Annotated

import typer

from tests.app.playing import WORDS
from tutor.app.board.zwickern.in_words import spoken
from tutor.app.board.zwickern.table import exercise_data
from tutor.catalogue.exercises import Puzzle
from tutor.cli.files import prove_folder
from tutor.coach.zwickern.goals.table import GOALS, task
from tutor.coach.zwickern.rules.crib_sheet import building_lines, end_lines, joker_lines, turn_lines, zwick_lines
from tutor.coach.zwickern.rules.tables import cards_line, score_rows, values_line
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.files.folders import content_root
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import RANK_NAMES, Line, Listed, render

NUMBER, SEED = 60, 1
_ASKED = """\
PUZZLES OF ZWICKERN

Put the puzzles below in order, from the easiest to the hardest, for a learner who knows the rules of each game and has
played a few evenings. Each card shows what the learner sees: the table, the cards that he holds, and what is asked. He
is to find one play that does what is asked; every play that does it is right. A puzzle is harder the fewer learners
find such a play at their first try, and the longer it takes them. Solve each in your head before you place it.

Write a file with the numbers of all cards, one a line, the easiest first. Each number stands there once.
"""


def main(
    folder: Annotated[Path, typer.Argument(help="Where cards.txt is written.")],
    key: Annotated[Path, typer.Option(help="The file for the ids, which the readers must not see.")],
    number: Annotated[int, typer.Option(help="How many puzzles.", min=2)] = NUMBER,
    seed: Annotated[int, typer.Option(help="Another seed, other puzzles.")] = SEED,
) -> None:
    """Write the cards and their key."""
    found = spread(prove_folder(content_root(), VARIANTS).puzzles, number, seed)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cards.txt").write_text(cards(found), "utf-8")
    key.write_text("".join(f"{puzzle.id}\n" for puzzle in found), "utf-8")
    typer.echo(f"{len(found)} cards in {folder / 'cards.txt'}, their ids in {key}")


def spread(puzzles: Iterable[Puzzle], number: int, seed: int) -> list[Puzzle]:
    """Some puzzles in no order, such that no variant, kind of goal or grade has many more of them than another."""
    dice = random.Random(seed)
    left, found = sorted(puzzles, key=lambda puzzle: puzzle.id), list[Puzzle]()
    dice.shuffle(left)
    seen: Counter[object] = Counter()
    for _ in range(min(number, len(left))):
        best = min(left, key=lambda puzzle: sum(seen[mark] for mark in _marks(puzzle)))
        left.remove(best)
        found.append(best)
        seen.update(_marks(best))
    dice.shuffle(found)
    return found


def _marks(puzzle: Puzzle) -> tuple[str, str, int]:
    return puzzle.position.rules.name, puzzle.goal.kind, puzzle.difficulty


def cards(puzzles: Sequence[Puzzle]) -> str:
    """The text of all cards, with the rules of the games that they are of."""
    games = {puzzle.position.rules.name: puzzle.position.rules for puzzle in puzzles}
    shown = [_ASKED, *map(_rules, games.values())]
    shown += [_card(number, puzzle) for number, puzzle in enumerate(puzzles, 1)]
    return "\n".join(shown)


def _card(number: int, puzzle: Puzzle) -> str:
    position, goal = puzzle.position, puzzle.goal
    assert isinstance(goal, OnePlayGoal)
    kind = GOALS[goal.kind]
    partners = position.plan.partners
    lines = [
        f"Game: {_said(variant_line(position.rules))}, {len(position.seats)} players"
        + (", those who sit opposite are partners." if partners else ", everybody alone."),
        *spoken(WORDS, exercise_data(WORDS, position, "", interactive=False, opened=kind.open)),
    ]
    if kind.gone:
        gone = sorted((card for pile in position.won for card in pile.cards), key=position.rules.pack.index)
        lines += [_said(Line("question-gone", {"cards": Listed(tuple(gone))}))] if gone else []
    lines.append(f"Asked: {_said(task(position, goal))}")
    return f"CARD {number}\n" + "\n".join(f"  {unescape(line)}" for line in lines) + "\n"


def _rules(rules: Rules) -> str:
    """What a reader needs to know of a game, as the sheet for the table has it."""
    lines = [*_values(rules), *map(_said, _sheet(rules)), *_scores(rules)]
    return f"GAME {_said(variant_line(rules))}\n" + "\n".join(f"  - {unescape(line)}" for line in lines) + "\n"


def _values(rules: Rules) -> Iterator[str]:
    yield f"{WORDS('crib-plain')}: {WORDS('crib-plain-counts')}"
    for rank, _ in rules.courts:
        yield f"{_said(Line(RANK_NAMES[rank]))}: {_said(values_line(rules, CARDS[f'{rank}S']))}"
    for code in rules.jokers if rules.wild is None else rules.jokers[:1]:
        yield f"{_said(cards_line((CARDS[code],)))}: {_said(values_line(rules, CARDS[code]))}"


def _sheet(rules: Rules) -> Iterator[Line]:
    for part in (joker_lines, turn_lines, building_lines, zwick_lines, end_lines):
        yield from part(rules)


def _scores(rules: Rules) -> Iterator[str]:
    scoring = ", ".join(f"{_said(row.what)} {row.points}" for row in score_rows(rules))
    yield f"Points: {scoring}; each Zwick {rules.zwick}; most cards {rules.majority}"


def _said(line: Line) -> str:
    return render(WORDS, line)


if __name__ == "__main__":
    typer.run(main)

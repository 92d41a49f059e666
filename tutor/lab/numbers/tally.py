"""The hits and tries of one game, under the keys of the figures of a question."""

from itertools import product
from typing import Any

from tutor.coach.kits import KITS
from tutor.content.figures import ALL, cell_key
from tutor.content.files.numbers import NumbersQuestion
from tutor.lab.numbers.sums import Counted


class GameTally:
    """What one question counts in one game; a part of a key that is split is counted under `ALL` as well."""

    def __init__(self, question: NumbersQuestion, rules: Any, seats: int) -> None:
        self._book, self._rules, self._seats = KITS[rules.game].figures, rules, seats
        self._figures = self._book.figures[question]
        self._cells: dict[str, tuple[int, int]] = {}

    def add(self, name: str, *parts: str, hits: int, tries: int = 1) -> None:
        """Count some tries of a figure, whose key has these parts."""
        manners = [part.manner for part in self._figures[name].parts]
        choices = [(part, ALL) if manner == "split" else (part,) for part, manner in zip(parts, manners, strict=True)]
        for chosen in product(*choices):
            key = cell_key(name, *chosen)
            before = self._cells.get(key, (0, 0))
            self._cells[key] = (before[0] + hits, before[1] + tries)

    def share(self, name: str, *parts: str, hit: str, hits: int = 1, tries: int = 1) -> None:
        """Count tries of a figure whose last part is shared: the value `hit` gets the hits, and all get the tries."""
        for value in self._book.part_values(self._figures[name].parts[-1].name, self._rules, self._seats):
            self.add(name, *parts, value, hits=hits if value == hit else 0, tries=tries)

    @property
    def counted(self) -> Counted:
        """The hits and tries by the keys of cells."""
        return self._cells

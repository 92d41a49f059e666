"""All content of a folder: an item that cannot be used is left out and reported, whatever the reason."""

from pathlib import Path

import pytest

from tutor.catalogue import proofs
from tutor.catalogue.library import load_library
from tutor.content.files.load import Loaded
from tutor.content.files.models import PuzzleEntry
from tutor.engine.zwickern import VARIANTS

PUZZLE = (
    "title: One\ngoal: {kind: zwick}\n"
    "position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}, table: [2D]}\n"
)


def test_an_unforeseen_error_costs_one_file_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "puzzles" / "jensen"
    folder.mkdir(parents=True)
    (folder / "good.yaml").write_text(PUZZLE)
    (folder / "strange.yaml").write_text(PUZZLE.replace("One", "Strange"))
    prove = proofs.prove_puzzle

    def failing(item_id: str, loaded: Loaded[PuzzleEntry], known: object = None) -> object:
        if loaded.entry.title == "Strange":
            raise KeyError("X30")
        return prove(item_id, loaded)

    monkeypatch.setattr(proofs, "prove_puzzle", failing)
    found = load_library(tmp_path, VARIANTS)
    assert [puzzle.entry.title for puzzle in found.puzzles] == ["One"]
    (fault,) = found.faults
    assert (fault.file, fault.message) == (str(folder / "strange.yaml"), "check-unforeseen")
    assert "KeyError" in str(fault)

"""The numbers of plays in named positions, held to the files in tests/counts, one a variant."""

import pytest

from tests.counting import PLIES, Counted, blocks, counted, counts_file, main, position_of, with_numbers
from tests.houses import KNOWN
from tests.reference import FACTS
from tutor.engine.zwickern import VARIANTS, Position, legal_plays, make_play

SOON = 300
"""The reference counts so many plays in a short time."""

ALL = [pytest.param(variant, one, id=f"{variant}: {one.name}") for variant in KNOWN for one in counted(variant)]


def number_of_sequences(where: Position, plies: int) -> int:
    """Count the different sequences of so many plays."""
    if not where.hand:
        return 0
    if plies == 1:
        return sum(1 for _ in legal_plays(where))
    return sum(number_of_sequences(make_play(where, play), plies - 1) for play in legal_plays(where))


@pytest.mark.parametrize(("variant", "one"), ALL)
def test_the_number_of_plays_is_the_one_written_down(variant: str, one: Counted) -> None:
    assert one.numbers, f"{counts_file(variant)}: fill in the numbers: python -m tests.counting {variant}"
    assert [number_of_sequences(one.where, plies) for plies in PLIES] == one.numbers


@pytest.mark.parametrize("variant", KNOWN)
def test_every_variant_has_at_least_eight_positions_with_different_names(variant: str) -> None:
    """House rules have fewer: only those in which a reading matters that they turn round."""
    names, least = [one.name for one in counted(variant)], 8 if variant in VARIANTS else 3
    assert len(names) >= least, f"{counts_file(variant)}: give {least} positions of {variant}; there are {len(names)}"
    assert len(set(names)) == len(names), f"{counts_file(variant)}: give each position a name of its own"


@pytest.mark.parametrize("variant", KNOWN)
def test_the_reference_knows_every_variant(variant: str) -> None:
    assert variant in FACTS, f"say in FACTS of tests/reference.py what is different in {variant}"


@pytest.mark.parametrize("variant", [name for name in FACTS if counts_file(name).exists()])
def test_the_command_writes_the_numbers_that_are_there(variant: str) -> None:
    """Positions that take long to count are left out here."""
    text = counts_file(variant).read_text("utf-8")
    short = "\n\n".join(
        "\n".join(f"{key}: {value}" for key, value in block.values.items())
        for block in blocks(variant, text)
        if max(position_of(variant, block).numbers, default=0) <= SOON
    )
    assert short.count("counts: ") >= 1
    bare = "\n".join(line for line in short.splitlines() if not line.startswith("counts:"))
    assert with_numbers(variant, bare) == short + "\n"


def test_numbers_are_written_below_each_position_whatever_its_name() -> None:
    block = "name: one\nhands: N {} | S 2S\n{}"
    text = "# head\n" + block.format("2H", "counts: 7 7 7\n") + "# more\n\n\n" + block.format("3S 4S", "table: 3D\n")
    assert with_numbers("jensen", text) == (
        "# head\nname: one\nhands: N 2H | S 2S\ncounts: 1 2 0\n# more\n\n\n"
        "name: one\nhands: N 3S 4S | S 2S\ntable: 3D\ncounts: 3 3 4\n"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# head\n\nname: impossible\nhands: N X30 | S 2S\n", r":3: impossible: .*X30"),
        ("name: one\n\nhands: N 2H | S 2S\n", r":1: give this position a line 'hands: '"),
        ("name: one\nhands:\n", r":2: give this position a line 'hands: '"),
        ("hands: N 2H | S 2S\n", r":1: give this position a line 'name: '"),
        ("name: one\nhands: N 2H | S\n", r":2: write the cards of each seat"),
        ("name: one\nhands: N 2H | S 2S\nturn: E\n", r":3: there is no seat 'E'; name one of N, S"),
        ("name: one\nhands: N 2H | S 2S\ntabel: 2D\n", r":3: write one of name, hands, .*'tabel: 2D'"),
        ("name: one\nhands\n", r":2: write one of name, hands, .*'hands'"),
        ("name: one\nhands: N 2H | S 2S\nannounced: N x\n", r":1: one: .*'x'"),
    ],
)
def test_an_impossible_position_is_reported_with_its_file_and_line(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=rf"french\.txt{said}"):
        with_numbers("french", text)


def test_without_a_name_the_command_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    assert "python -m tests.counting NAME; known are jensen, " in capsys.readouterr().err


def test_what_the_command_does_not_know_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"^nowhere: say in FACTS"):
        main(["nowhere"])
    monkeypatch.setitem(FACTS, "nowhere", FACTS["jensen"])
    with pytest.raises(SystemExit, match=r"nowhere\.txt: write positions"):
        main(["nowhere"])

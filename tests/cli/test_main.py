"""The command line: its output, its JSON, and its exit codes."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from tests.coach.boards import positions
from tests.engine.setups import at
from tests.examples import examples
from tutor import __version__
from tutor.app.base.live_reload import proven_library
from tutor.cli import content
from tutor.cli.main import app
from tutor.content.files.folders import content_root, files_of
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.load import load_positions
from tutor.content.yaml.documents import MOST_DOCUMENT_BYTES
from tutor.engine.zwickern import VARIANTS, Position, legal_plays, read_play, write_play
from tutor.engine.zwickern.rules import from_bits

ROOT = content_root()
GAME = ROOT / "lessons" / "games" / "christiansen.yaml"
FIRST = """\
variant: jensen
seats: [North, East, South, West]
turn: South
hands: {South: [8C, 5D, 10S, QD]}
table: [{cards: [X25, JC], value: 13, owner: North}, 3C, 2H]
"""
SECOND = "variant: dietze\nseats: [A, B]\nturn: B\nhands: {B: [2S]}\ntable: [2D]\n"
REFUSED = "variant: dietze\nseats: [A, B]\nturn: B\nhands: {B: [2S]}\ntable: [X15]\n"
HUGE = (
    "variant: christiansen\nseats: [A, B]\nturn: A\nhands: {A: [X30]}\ntable: ["
    + ", ".join(rank + suit for rank in "A234JQK" for suit in "SHDC")
    + "]\n"
)


def run(*arguments: str | Path, stdin: str | bytes | None = None) -> Result:
    """Return the result of a command; a traceback or an unknown exit code fails the test."""
    result = CliRunner().invoke(app, [str(one) for one in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output
    return result


def records(result: Result) -> list[dict[str, Any]]:
    """The JSON objects of standard output, one a line."""
    return [json.loads(line) for line in result.stdout.removesuffix("\n").split("\n") if result.stdout]


def python(*arguments: str, stdin: bytes = b"", encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """The program as it is started from a shell."""
    path = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, env=environment, check=False, timeout=60)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one position."""
    path = tmp_path / "position.yaml"
    path.write_text(FIRST)
    return path


class TestPlays:
    def test_json_has_one_line_a_position_with_every_legal_play_once(self, file: Path) -> None:
        result = run("moves", file, "--json")
        (record,) = records(result)
        assert (result.exit_code, result.stderr, list(record)) == (0, "", ["moves"])
        plays = record["moves"]
        assert len({json.dumps(play) for play in plays}) == len(plays)
        (where,) = load_positions("f", FIRST, VARIANTS)
        assert isinstance(where, Position)
        assert [play["play"] for play in plays] == [write_play(where, play) for play in legal_plays(where)]

    def test_each_kind_of_play_has_its_keys(self, file: Path) -> None:
        plays = {play["play"]: play for play in records(run("moves", file, "--json"))[0]["moves"]}
        assert plays["8C"] == {"kind": "lay", "card": "8C", "play": "8C"}
        assert plays["QD x X25"] == {
            "kind": "capture",
            "card": "QD",
            "takes": [["X25", "JC"]],
            "zwick": False,
            "play": "QD x X25",
        }
        assert plays["5D x 3C+2H"]["takes"] == [["3C"], ["2H"]]
        assert plays["8C on 2H = 10"] == {
            "kind": "build",
            "card": "8C",
            "onto": ["2H"],
            "value": 10,
            "owner": "South",
            "play": "8C on 2H = 10",
        }
        assert plays["5D on X25 = 8"]["onto"] == ["X25", "JC"]

    def test_a_single_card_build_is_on_nothing(self) -> None:
        text = FIRST.replace("QD]", "QD, 8H]")
        plays = {play["play"]: play for play in records(run("moves", "-", "--json", stdin=text))[0]["moves"]}
        assert plays["8H = 8"]["onto"] is None
        assert plays["8H = 8"]["owner"] == "South"

    def test_a_build_for_a_partner_names_its_owner(self) -> None:
        text = FIRST + "announced: {North: [10]}\n"
        plays = {play["play"]: play for play in records(run("moves", "-", "--json", stdin=text))[0]["moves"]}
        assert plays["8C on 2H = 10 for North"]["owner"] == "North"
        assert plays["8C on 2H = 10"]["owner"] == "South"

    def test_a_zwick_is_marked_in_both_forms(self) -> None:
        (record,) = records(run("moves", "-", "--json", stdin=SECOND))
        assert record["moves"] == [
            {"kind": "lay", "card": "2S", "play": "2S"},
            {"kind": "capture", "card": "2S", "takes": [["2D"]], "zwick": True, "play": "2S x 2D"},
        ]
        plain = run("moves", "-", stdin=SECOND).stdout
        for part in ("Position 1: Dietze, B to play", "2 legal plays", "2♠ x 2♦", "Zwick"):
            assert part in plain

    def test_a_refused_position_in_the_middle_is_answered_in_its_place(self, tmp_path: Path) -> None:
        path = tmp_path / "stream.yaml"
        path.write_text(f"{FIRST}---\n{REFUSED}---\n{SECOND}---\nturn: ]\n")
        result = run("moves", path, "--json")
        found = records(result)
        assert [list(record) for record in found] == [["moves"], ["error"], ["moves"], ["error"]]
        assert found[1]["error"] == f"{path}:11:9: the pack of dietze has no X15"
        assert found[3]["error"].startswith(f"{path}:19:7: ")
        assert result.exit_code == 1
        assert result.stderr.splitlines() == [found[1]["error"], found[3]["error"]]
        plain = run("moves", path)
        assert plain.exit_code == 1
        assert "Position 1: Jensen" in plain.stdout
        assert "Position 3: Dietze" in plain.stdout
        assert "Position 2" not in plain.stdout

    def test_several_errors_of_one_position_are_one_record(self) -> None:
        result = run("moves", "-", "--json", stdin=SECOND.replace("2S", "2X, 2S").replace("2D", "1D"))
        (record,) = records(result)
        assert [line.split(": ")[0] for line in record["error"].splitlines()] == ["<stdin>:4:13", "<stdin>:5:9"]

    def test_a_table_with_too_many_plays_says_so_and_ends(self) -> None:
        result = run("moves", "-", "--json", stdin=HUGE + "---\n" + SECOND)
        first, second = records(result)
        assert "more than 20000" in first["error"]
        assert len(second["moves"]) == 2
        assert result.exit_code == 1

    @pytest.mark.parametrize("text", ["", "---\n", "---\n---\n", "# nothing\n"])
    def test_a_file_without_a_position_is_an_error_and_no_empty_success(self, text: str) -> None:
        result = run("moves", "-", "--json", stdin=text)
        assert result.exit_code == 1
        assert result.stderr

    @examples(20)
    @given(positions(most=4))
    def test_every_play_that_is_listed_can_be_read_again(self, where: Position) -> None:
        result = run("moves", "-", "--json", stdin=written(where))
        (record,) = records(result)
        assert len(record["moves"]) == len(list(legal_plays(where)))
        assert all(read_play(where, play["play"]).play in set(legal_plays(where)) for play in record["moves"])


def written(where: Position) -> str:
    """A position as a file; JSON is YAML too."""
    table = [
        item.cards[0].code
        if item.value is None or item.owner is None
        else {"cards": [card.code for card in item.cards], "value": item.value, "owner": where.seats[item.owner]}
        for item in where.table
    ]
    position = {
        "variant": where.rules.name,
        "seats": where.seats,
        "turn": where.seats[where.turn],
        "hands": {where.seats[where.turn]: [card.code for card in where.hand]},
        "table": table,
        "announced": {seat: from_bits(bits) for seat, bits in zip(where.seats, where.announced, strict=True)},
    }
    return json.dumps(position)


class TestCheck:
    def test_json_of_a_legal_play(self, file: Path) -> None:
        result = run("check", file, "--play", "5D x 3C+2H", "--json")
        assert result.exit_code == 0
        (record,) = records(result)
        assert list(record) == ["play", "legal", "reasons", "repair", "missed", "text"]
        assert (record["play"], record["legal"]) == ("5D x 3C+2H", True)
        assert (record["reasons"], record["repair"]) == ([], None)
        assert record["text"] == "5♦ takes 3♣+2♥: 2 cards from the table."
        # As 13 the queen takes the build, as 3 the 3. Neither capture contains the other; a build counts all its cards.
        assert record["missed"] == ["QD x X25", "QD x 3C"]

    def test_json_of_a_play_that_is_not_legal(self, file: Path) -> None:
        result = run("check", file, "--play", "10S x 3C", "--json")
        assert result.exit_code == 1
        (record,) = records(result)
        assert list(record) == ["play", "legal", "reasons", "repair", "missed", "text"]
        assert (record["play"], record["legal"], record["repair"], record["missed"]) == (
            "10S x 3C",
            False,
            "QD x 3C",
            [],
        )
        (reason,) = record["reasons"]
        assert reason == {"code": "out-of-reach", "card": "10S", "items": [["3C"]], "values": [10], "totals": [3]}
        assert record["text"] == "The 3♣ is worth 3, but your 10♠ only takes 10."

    def test_a_repair_is_a_play_that_is_legal(self, file: Path) -> None:
        (record,) = records(run("check", file, "--play", "5D x 3C", "--json"))
        assert record["repair"] == "5D x 3C+2H"
        assert run("check", file, "--play", record["repair"]).exit_code == 0

    @pytest.mark.parametrize(
        "play", ["", "  ", "ten takes two", "5D x", "= 5", "5D on = 3", "x" * 3000, "5D x 3C\u2028"]
    )
    def test_a_line_that_is_not_a_play_is_illegal_and_unreadable(self, file: Path, play: str) -> None:
        result = run("check", file, "--play", play, "--json")
        (record,) = records(result)
        if play.strip() != "5D x 3C":
            assert [reason["code"] for reason in record["reasons"]] == ["unreadable"]
        assert (record["play"], record["legal"], record["missed"]) == (play, False, [])
        assert result.exit_code == 1

    def test_a_build_on_several_items_is_illegal_for_its_own_reason(self, file: Path) -> None:
        result = run("check", file, "--play", "5D on 3C + 2H = 10", "--json")
        (record,) = records(result)
        items = [["3C"], ["2H"]]
        assert record["reasons"] == [{"code": "several-items", "card": "5D", "items": items, "value": 10}]
        assert (
            record["text"]
            == "A build goes on just one card or build at a time, so the 5♦ can’t go on the 3♣ and the 2♥ together."
        )
        assert result.exit_code == 1

    def test_a_build_is_built_on_by_all_its_cards(self, file: Path) -> None:
        (by_all,) = records(run("check", file, "--play", "5D on X25+JC = 8", "--json"))
        (by_one,) = records(run("check", file, "--play", "5D on X25 = 8", "--json"))
        assert by_all == by_one | {"play": by_all["play"]}

    def test_missed_has_zwicks_first_and_then_most_cards(self) -> None:
        text = "variant: jensen\nseats: [N, E]\nturn: N\nhands: {N: [5S, KC, 8D]}\ntable: [5C, 3H, 6D, 2S, 8H]\n"
        (record,) = records(run("check", "-", "--play", "KC", "--json", stdin=text))
        takes = [len(play.split(" x ")[1].replace("+", " ").split()) for play in record["missed"]]
        assert takes == [5, 3, 3, 2]
        assert record["missed"][0].startswith("8D x ")

    def test_play_is_tried_on_every_position_of_a_stream(self) -> None:
        result = run("check", "-", "--play", "2S", "--json", stdin=f"{SECOND}---\n{REFUSED}---\n{FIRST}")
        first, second, third = records(result)
        assert first["legal"] is True
        assert second == {"error": "<stdin>:11:9: the pack of dietze has no X15"}
        assert [reason["code"] for reason in third["reasons"]] == ["card-not-held"]
        assert result.exit_code == 1

    def test_plays_are_tried_line_by_line_on_position_by_position(self, tmp_path: Path) -> None:
        stream, plays = tmp_path / "stream.yaml", tmp_path / "plays.txt"
        stream.write_text(f"{FIRST}---\n{SECOND}---\n{FIRST}")
        for text in ("5D x 3C+2H\n2S x 2D\n8C\n", "5D x 3C+2H\r\n2S x 2D\r\n8C", "\ufeff5D x 3C+2H\n2S x 2D\n8C\n"):
            plays.write_bytes(text.encode())
            result = run("check", stream, "--plays", plays, "--json")
            assert [(one["play"], one["legal"]) for one in records(result)] == [
                ("5D x 3C+2H", True),
                ("2S x 2D", True),
                ("8C", True),
            ]
            assert result.exit_code == 0
        result = run("check", stream, "--plays", "-", "--json", stdin="5D x 3C+2H\n\n8C x 3C\n")
        assert [one["legal"] for one in records(result)] == [True, False, False]
        assert result.exit_code == 1

    @pytest.mark.parametrize("plays", ["", "2S\n2S\n", "\n\n2S\n"])
    def test_another_number_of_plays_than_positions_is_wrong_usage(self, plays: str, tmp_path: Path) -> None:
        stream = tmp_path / "stream.yaml"
        stream.write_text(SECOND)
        result = run("check", stream, "--plays", "-", stdin=plays)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "for 1 position" in result.stderr

    def test_usage_is_checked(self, file: Path, tmp_path: Path) -> None:
        assert run("check", file).exit_code == 2
        assert run("check", file, "--play", "2S", "--plays", file).exit_code == 2
        assert run("check", "-", "--plays", "-", stdin=SECOND).exit_code == 2
        assert run("check", file, "--plays", tmp_path / "none").exit_code == 2
        assert run("check", tmp_path / "none", "--play", "2S").exit_code == 2
        assert run("check", "--play", "2S").exit_code == 2

    def test_the_reason_of_an_illegal_play_is_on_standard_error_too(self, file: Path) -> None:
        for form in ([], ["--json"]):
            result = run("check", file, "--play", "5D x 3C", *form)
            assert result.stderr == "5D x 3C: The 3♣ is worth 3, but your 5♦ only takes 5.\n"

    def test_plays_that_are_not_utf8_are_reported_in_words(self, file: Path, tmp_path: Path) -> None:
        (tmp_path / "plays").write_bytes(b"\xff\n")
        result = run("check", file, "--plays", tmp_path / "plays")
        assert result.exit_code == 1
        assert "UTF-8" in result.stderr

    def test_plain_words_say_the_same(self, file: Path) -> None:
        legal = run("check", file, "--play", "5D x 3C+2H")
        assert legal.stdout.splitlines()[:2] == ["5♦ x 3♣+2♥: legal", "5♦ takes 3♣+2♥: 2 cards from the table."]
        illegal = run("check", file, "--play", "5D x 3C")
        assert illegal.stdout.splitlines() == [
            "5♦ x 3♣: not legal",
            "The 3♣ is worth 3, but your 5♦ only takes 5. Add the 2♥, and it fits.",
            "This would be legal: 5♦ takes 3♣+2♥.",
        ]

    def test_square_brackets_are_printed_as_they_are(self, file: Path) -> None:
        result = run("check", file, "--play", "[bold]five[/bold] [/x]")
        assert "[bold]five[/bold] [/x]: not legal" in result.stdout
        assert "“[bold]five[/bold] [/x]” can’t be read" in result.stdout

    def test_a_large_table_is_judged_and_does_not_look_as_if_nothing_were_missed(self) -> None:
        large = HUGE.replace(", ".join(rank + suit for rank in "34" for suit in "SHDC") + ", ", "")
        (record,) = records(run("check", "-", "--play", "X30", "--json", stdin=large))
        assert record["legal"] is True
        assert len(record["missed"]) == 200 < record["missed_number"]
        shown = run("check", "-", "--play", "X30", stdin=large).stdout
        assert f"These are the first 200 of {record['missed_number']:,} captures." in shown


class TestReplay:
    def test_json_of_the_sample_game(self) -> None:
        result = run("replay", GAME, "--json")
        (record,) = records(result)
        assert (result.exit_code, list(record)) == (0, ["sides", "plies"])
        assert record["sides"]["Albert"] == {
            "cards": 5,
            "zwicks": 1,
            "points": 8,
            "items": {"X15": 4, "10D": 3, "zwicks": 1},
        }
        assert {side: one["points"] for side, one in record["sides"].items()} == {
            "Albert": 8,
            "Beatrice": 1,
            "Charlie": 3,
            "Dianne": 26,
        }
        assert all(sum(one["items"].values()) == one["points"] for one in record["sides"].values())
        assert len(record["plies"]) == 48
        assert record["plies"][0] == {
            "seat": "Beatrice",
            "play": "KS x QS+AD 8D+4D+2D",
            "legal_moves": 81,
            "zwick": False,
        }
        assert [number for number, ply in enumerate(record["plies"], 1) if ply["zwick"]] == [10, 12, 26, 31]

    def test_plain_words_show_plays_and_results(self) -> None:
        plain = run("replay", GAME).stdout
        for part in ("The Christiansen sample game", "K♠ x Q♠+A♦ 8♦+4♦+2♦", "81", "Dianne", "26", "15 joker: 4"):
            assert part in plain

    def test_the_game_is_written_as_a_page_to_print(self, tmp_path: Path) -> None:
        page = tmp_path / "game.html"
        assert run("replay", GAME, "--out", str(page), "--lang", "de").exit_code == 0
        html = page.read_text("utf-8")
        assert html.startswith('<!DOCTYPE html><html lang="de">')
        assert html.count('<section class="play">') == 48

    def test_a_page_replaces_no_file_and_knows_the_languages(self, tmp_path: Path) -> None:
        page = tmp_path / "game.html"
        page.write_text("mine")
        for arguments, said in (
            (["--out", str(page)], "already exists"),
            (["--out", str(tmp_path / "none" / "game.html")], "cannot write"),
            (["--out", str(tmp_path / "other.html"), "--lang", "xx"], "there is no language xx"),
        ):
            refused = run("replay", GAME, *arguments)
            assert refused.exit_code == 2
            assert said in " ".join(refused.stderr.split())
        assert page.read_text() == "mine"
        assert list(tmp_path.iterdir()) == [page]

    def test_a_partnership_is_its_seats_joined(self) -> None:
        text = (
            "title: T\nvariant: french\nseats: [N, E, S, W]\ndealer: N\ndealt: otherwise\ndeals:\n"
            "  - hands: {N: [AS], E: [2S], S: [3S], W: [4S]}\n    plays: [{seat: E, play: 2S}]\n"
        )
        (record,) = records(run("replay", "-", "--json", stdin=text))
        assert list(record["sides"]) == ["N & S", "E & W"]
        assert record["sides"]["N & S"] == {"cards": 0, "zwicks": 0, "points": 0, "items": {}}

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("", 1),
            ("---\n---\n", 1),
            (FIRST, 1),
            ("title: T\n", 1),
            (GAME.read_text("utf-8").replace("points: 26", "points: 27"), 1),
            (GAME.read_text("utf-8").replace('"JS"', '"JS x 5H"'), 1),
        ],
    )
    def test_a_record_that_does_not_hold_is_reported_with_its_place(self, text: str, code: int) -> None:
        result = run("replay", "-", "--json", stdin=text)
        assert (result.exit_code, result.stdout) == (code, "")
        assert all(line.startswith("<stdin>:") for line in result.stderr.splitlines())
        assert result.stderr

    def test_a_missing_file_is_wrong_usage(self, tmp_path: Path) -> None:
        result = run("replay", tmp_path / "none.yaml")
        assert result.exit_code == 2
        assert result.stderr == f"{tmp_path / 'none.yaml'}:1:1: the file cannot be read: No such file or directory\n"


class TestValidate:
    def test_our_own_content_is_counted_from_any_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """That all of it is proven again is held by `.ci/run`, which takes seconds."""
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(content, "prove_folder", lambda root, _: proven_library() if root == ROOT else None)
        result = run("validate")
        assert (result.exit_code, result.stderr) == (0, "")
        number = sum(1 for _ in (ROOT / "puzzles").rglob("*.yaml"))
        assert number >= 240
        assert f"{number} puzzles" in result.stdout
        assert result.stdout.rstrip().endswith("all proven")
        records = [yaml.load(file.read_text("utf-8"), yaml.BaseLoader) for file in files_of("game", ROOT)]
        plays = sum(len(deal["plays"]) for record in records for deal in record["deals"])
        files = list((ROOT / "lessons" / "games" / "tricks").glob("*.yaml"))
        plays += sum(len(yaml.load(file.read_text("utf-8"), yaml.BaseLoader)["actions"]) for file in files)
        assert f"{len(records) + len(files)} games ({plays} plays" in result.stdout

    def test_files_of_every_kind_are_proven(self, file: Path) -> None:
        result = run("validate", GAME, ROOT / "puzzles" / "jensen" / "at-court.yaml", file)
        assert (result.exit_code, result.stdout) == (0, "3 files: all proven\n")

    def test_every_error_is_one_line_with_its_place(self, tmp_path: Path) -> None:
        folder = tmp_path / "puzzles" / "jensen"
        folder.mkdir(parents=True)
        bad = (ROOT / "puzzles" / "jensen" / "at-court.yaml").read_text("utf-8")
        (folder / "a.yaml").write_text(bad.replace("turn: South", "turn: Suth").replace("[KC,", "[KD, K,"))
        (folder / "b.yaml").write_text("a: ]\n")
        lone = tmp_path / "lone.yaml"
        lone.write_text(REFUSED)
        result = run("validate", tmp_path, lone)
        assert (result.exit_code, result.stdout) == (1, "")
        lines = [line for line in result.stderr.splitlines() if line]
        assert [line.split(": ")[0] for line in lines] == [
            f"{folder / 'a.yaml'}:5:9",
            f"{folder / 'a.yaml'}:7:17",
            f"{folder / 'b.yaml'}:1:4",
            f"{lone}:5:9",
        ]

    def test_nothing_but_errors_is_on_standard_error(self, tmp_path: Path) -> None:
        (tmp_path / "puzzles" / "x").mkdir(parents=True)
        (tmp_path / "puzzles" / "x" / "a.yaml").write_text("a: ]\n")
        assert [line for line in run("validate", tmp_path).stderr.splitlines() if not line.strip()] == []

    def test_a_folder_without_content_and_a_missing_path_are_errors(self, tmp_path: Path) -> None:
        empty = run("validate", tmp_path)
        assert empty.exit_code == 1
        assert f"{tmp_path}:1:1: there are no YAML files here" in empty.stderr
        assert run("validate", tmp_path / "none").exit_code == 2

    @pytest.mark.parametrize("text", [b"", b"---\n---\n", b"\xff", b"a: b\n", b"]", b"\0"])
    def test_a_file_that_is_not_content_is_an_error(self, text: bytes, tmp_path: Path) -> None:
        (tmp_path / "f.yaml").write_bytes(text)
        result = run("validate", tmp_path / "f.yaml")
        assert result.exit_code == 1
        assert result.stderr.startswith(f"{tmp_path / 'f.yaml'}:1:")


class TestUsage:
    @pytest.mark.parametrize(
        "arguments",
        [["nothing"], ["moves"], ["moves", "a", "b"], ["moves", "-", "--jsn"], ["replay"], ["--port", "x"], ["check"]],
    )
    def test_wrong_usage_ends_with_2_and_says_so_on_standard_error(self, arguments: list[str]) -> None:
        result = run(*arguments, stdin="")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr

    def test_help_and_version_are_there(self) -> None:
        assert run("--version").stdout == f"zwickern {__version__}\n"
        for arguments in ([], ["moves"], ["check"], ["replay"], ["validate"]):
            assert "Usage" in run(*arguments, "--help").stdout
        assert run("-h").exit_code == 0

    @pytest.mark.parametrize("command", [["moves"], ["check", "--play", "2S"], ["replay"], ["validate"]])
    def test_a_folder_or_a_missing_file_is_reported_in_words(self, command: list[str], tmp_path: Path) -> None:
        assert run(*command, tmp_path / "none").exit_code == 2
        assert run(*command, tmp_path).exit_code in (1, 2)

    def test_every_file_that_is_named_and_not_there_is_wrong_usage(self, file: Path, tmp_path: Path) -> None:
        none = tmp_path / "none"
        for command in (
            ["moves", none],
            ["check", none, "--play", "2S"],
            ["check", file, "--plays", none],
            ["replay", none],
            ["validate", none],
            ["coverage", none],
            ["moves", file, "--house", none],
        ):
            result = run(*command)
            assert (result.exit_code, result.stdout) == (2, ""), command
            assert str(none) in result.stderr

    @pytest.mark.parametrize("name", ["a" * 300, f"{'a' * 300}/p.yaml"])
    def test_a_name_that_no_file_can_have_is_wrong_usage_too(self, file: Path, tmp_path: Path, name: str) -> None:
        for command in (
            ["moves"],
            ["check", "--play", "2S"],
            ["check", file, "--plays"],
            ["replay"],
            ["validate"],
            ["validate", file],
            ["coverage"],
            ["moves", file, "--house"],
        ):
            result = run(*command, tmp_path / name)
            assert (result.exit_code, result.stdout) == (2, ""), command
            assert result.stderr == f"{tmp_path / name}:1:1: the file cannot be read: File name too long\n"

    def test_a_file_that_may_not_be_read_is_wrong_usage_too(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def refused(path: Path, *_: object) -> None:
            raise PermissionError(13, "Permission denied", str(path))

        monkeypatch.setattr(Path, "open", refused)
        for command in (["moves"], ["validate"]):
            assert run(*command, file).exit_code == 2

    @pytest.mark.parametrize(
        ("command", "name", "said"),
        [
            (
                ["moves"],
                "lessons/02-taking-cards.yaml",
                "this holds a lesson (steps), not a position (turn); among content, a lesson belongs in lessons; "
                'use "zwickern validate" for this file',
            ),
            (
                ["check", "--play", "2S"],
                "lessons/games/christiansen.yaml",
                "this holds a game record (deals), not a position",
            ),
            (
                ["replay"],
                "puzzles/jensen/a-gift-from-east.yaml",
                "this holds a puzzle (goal), not a game record (deals)",
            ),
            (["replay"], "lessons/glossary/terms.yaml", "this holds a glossary (terms), not a game record (deals)"),
        ],
    )
    def test_a_file_of_another_kind_is_reported_in_one_line_with_its_command(
        self, command: list[str], name: str, said: str
    ) -> None:
        result = run(*command, ROOT / name)
        assert (result.exit_code, result.stdout) == (1, "")
        (told,) = result.stderr.splitlines()
        assert told.startswith(f"{ROOT / name}:")
        assert said in told

    def test_coverage_that_finds_nothing_says_what_it_looked_for(self, file: Path, tmp_path: Path) -> None:
        result = run("coverage", file)
        assert (result.exit_code, f"{file} is a file" in result.stderr) == (2, True)
        result = run("coverage", tmp_path)
        assert (result.exit_code, result.stdout) == (1, "")
        assert "neither lessons/NN-NAME.yaml nor puzzles/VARIANT/NAME.yaml" in result.stderr

    def test_where_nothing_shows_a_reading_coverage_says_why(self, tmp_path: Path) -> None:
        (tmp_path / "puzzles" / "jensen").mkdir(parents=True)
        puzzle = tmp_path / "puzzles" / "jensen" / "a.yaml"
        puzzle.write_text("goal: {kind: lay}\nposition:\n  " + FIRST.replace("\n", "\n  "))
        result = run("coverage", tmp_path)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"no lesson or puzzle in {tmp_path} shows a reading; ")
        puzzle.write_text("goal: ]\n")
        assert f"{puzzle}:1:7: ] closes no bracket" in run("coverage", tmp_path).stderr

    def test_a_position_is_not_a_record_but_there_are_commands_for_it(self, file: Path) -> None:
        assert '"zwickern moves" or "zwickern check"' in run("replay", file).stderr
        (record,) = records(run("moves", GAME, "--json"))
        assert '"zwickern replay"' in record["error"]

    def test_more_bytes_than_a_file_may_have_are_not_read_at_all(self, tmp_path: Path) -> None:
        (tmp_path / "large").write_bytes(b"#" * (MOST_DOCUMENT_BYTES + 5))
        for arguments in (["moves", tmp_path / "large"], ["moves", "-"], ["validate", tmp_path / "large"]):
            result = run(*arguments, stdin="#" * (MOST_DOCUMENT_BYTES + 5))
            assert result.exit_code == 1
            assert "larger than" in result.stderr


KEYS = (
    "variant",
    "seats",
    "turn",
    "hands",
    "table",
    "deals",
    "plays",
    "goal",
    "steps",
    "kind",
    "position",
    "owner",
    "cards",
)
TOKENS = (
    *KEYS,
    "jensen",
    "grupp",
    "N",
    "X1",
    "AS",
    "10D",
    "zwick",
    "~",
    "-1",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "\n",
    "- ",
    " ",
)
PIECES = st.lists(st.sampled_from((*TOKENS, "\n---\n", "&a ", "*a", "!x ", "'", '"', "|", "? ", "#", "é")), max_size=60)


class TestAnyBytes:
    @examples(40)
    @given(st.one_of(st.binary(max_size=300), PIECES.map("".join).map(str.encode)), st.booleans())
    @example(b"---\n---\n", True)
    @example(b"\xef\xbb\xbf", False)
    def test_any_bytes_end_in_words_with_0_1_or_2(self, data: bytes, as_json: bool) -> None:
        option = ["--json"] if as_json else []
        for arguments in (["moves", "-"], ["check", "-", "--play", "AS"], ["replay", "-"]):
            result = run(*arguments, *option, stdin=data)
            assert result.exit_code == 0 or result.stderr or result.stdout
            if as_json:
                records(result)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "any.yaml"
            path.write_bytes(data)
            assert run("validate", path).exit_code in (0, 1)

    @examples(40)
    @given(st.data())
    def test_a_broken_copy_of_good_content_ends_in_words(self, data: st.DataObject) -> None:
        files = sorted((ROOT / "puzzles").rglob("*.yaml"))
        text = data.draw(st.sampled_from(files)).read_text("utf-8")
        place = data.draw(st.integers(0, len(text)))
        width = data.draw(st.integers(0, 12))
        piece = data.draw(st.one_of(st.sampled_from(TOKENS), st.text(max_size=5)))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "any.yaml"
            path.write_bytes((text[:place] + piece + text[place + width :]).encode("utf-8", "surrogatepass"))
            result = run("validate", path)
        assert result.exit_code in (0, 1)
        if result.exit_code == 1:
            assert all(line.startswith(str(path)) for line in result.stderr.splitlines()[:-1])

    @examples(50)
    @given(
        st.one_of(
            st.text(max_size=40),
            st.lists(st.sampled_from([*"SHDCAJQKX12345 x+=#", " on ", " for ", "10", "♠"]), max_size=12).map("".join),
        )
    )
    def test_any_text_as_a_play_gets_a_verdict(self, play: str) -> None:
        result = run("check", "-", f"--play={play}", "--json", stdin=FIRST)
        (record,) = records(result)
        assert record["play"] == play
        assert record["legal"] == (result.exit_code == 0) == (not record["reasons"])
        run("check", "-", f"--play={play}", stdin=FIRST)


def test_an_empty_stream_is_not_an_error() -> None:
    for arguments in (["moves", "-"], ["replay", "-"], ["check", "-", "--play", "AS"]):
        result = run(*arguments, stdin="---\n---\n")
        assert result.exit_code == 1
        assert "should not have" not in result.stderr


class TestTheProgram:
    def test_it_reads_standard_input_and_ends_with_0(self) -> None:
        done = python("moves", "-", "--json", stdin=SECOND.encode())
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(json.loads(done.stdout)["moves"]) == 2

    def test_it_prints_errors_on_standard_error_and_ends_with_1_or_2(self) -> None:
        done = python("moves", "-", stdin=b"\xff")
        assert (done.returncode, done.stdout) == (1, b"")
        assert done.stderr == b"<stdin>:1:1: this is not UTF-8 text; save the file as UTF-8\n"
        assert python("no-such-command").returncode == 2

    @pytest.mark.parametrize("arguments", [["moves", "-", "--json"], ["moves", "-"]])
    def test_a_reader_that_has_had_enough_ends_it_quietly(self, arguments: list[str]) -> None:
        many = "---\n".join([FIRST] * 300).encode()
        path = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
        with subprocess.Popen(
            [sys.executable, "-m", "tutor", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        ) as program:
            assert program.stdin is not None
            assert program.stdout is not None
            assert program.stderr is not None
            program.stdin.write(many)
            program.stdin.close()
            program.stdout.read(10)
            program.stdout.close()
            assert program.stderr.read() == b""
            assert program.wait(timeout=60) in (0, 1)

    @pytest.mark.parametrize(
        ("encoding", "arguments"),
        [
            ("ascii", ["moves", "-"]),
            ("cp1252", ["check", "-", "--play", "2S"]),
            ("ascii", ["check", "-", "--play", "2S", "--json"]),
        ],
    )
    def test_output_that_cannot_show_suit_signs_is_not_an_error(self, encoding: str, arguments: list[str]) -> None:
        done = python(*arguments, stdin=SECOND.encode(), encoding=encoding)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout

    def test_a_play_of_bytes_that_are_not_text_is_unreadable(self) -> None:
        done = python("check", "-", "--play", os.fsdecode(b"\xff\xfe"), "--json", stdin=SECOND.encode())
        assert done.returncode == 1
        assert [reason["code"] for reason in json.loads(done.stdout)["reasons"]] == ["unreadable"]


def test_the_position_above_is_as_it_is_meant() -> None:
    where = at("8C 5D 10S QD", "X25+JC=13@N 3C 2H")
    (found,) = load_positions(
        "f",
        FIRST.replace("North, East, South, West", "N, E, S, W").replace("South", "S").replace("North", "N"),
        VARIANTS,
    )
    assert isinstance(found, Position)
    assert (found.table, found.hand) == (where.table, where.hand)


def test_a_schema_is_printed_for_each_kind_of_file() -> None:
    for kind in FILE_KINDS:
        assert json.loads(run("schema", kind).stdout)["title"] == kind
    refused = run("schema", "poem")
    assert refused.exit_code == 2
    assert "no kind of file poem; choose from lesson, path" in refused.stderr

"""House rules on the command line: files that are validated with others, and files that are only known."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.houses import FILES, GAME, POSITION
from tutor.cli.main import app
from tutor.engine.zwickern import VARIANTS


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A file with house rules."""
    return written(tmp_path / "house.yaml", FILES["kitchen-table"])


def written(file: Path, text: str) -> str:
    """A file with a text, by its name."""
    file.write_text(text)
    return str(file)


def ran(*arguments: str) -> Result:
    """Return the result of a command."""
    return CliRunner().invoke(app, list(arguments))


class TestValidate:
    def test_house_rules_are_known_to_the_other_files_of_the_call(self, tmp_path: Path, house: str) -> None:
        files = [written(tmp_path / "p.yaml", POSITION), written(tmp_path / "g.yaml", GAME)]
        done = ran("validate", *files, house)
        assert (done.exit_code, done.stderr) == (0, "")
        assert "3 files: all proven" in done.stdout
        alone = ran("validate", *files)
        assert alone.exit_code == 1
        assert [line.split(": ")[1] for line in alone.stderr.splitlines()] == [
            f"unknown variant 'kitchen-table'; choose from {', '.join(VARIANTS)}"
        ] * 2

    def test_they_are_known_to_a_folder_of_content(self, tmp_path: Path, house: str) -> None:
        folder = tmp_path / "content"
        (folder / "lessons" / "games").mkdir(parents=True)
        written(folder / "lessons" / "games" / "g.yaml", GAME)
        assert ran("validate", str(folder)).exit_code == 1
        assert ran("validate", str(folder), house).exit_code == 0

    def test_what_is_wrong_with_them_is_reported_by_line(self, tmp_path: Path) -> None:
        file = written(tmp_path / "bad.yaml", "name: Ours\nbased_on: jensen\nzwick: -1\n")
        done = ran("validate", file)
        assert done.exit_code == 1
        assert [line.split(": ")[0] for line in done.stderr.splitlines()] == [f"{file}:1:7", f"{file}:3:8"]

    def test_two_files_with_one_name_are_reported(self, tmp_path: Path, house: str) -> None:
        again = written(tmp_path / "z.yaml", FILES["kitchen-table"])
        done = ran("validate", house, again)
        assert done.exit_code == 1
        assert done.stderr.startswith(f"{again}:1:7: the variant 'kitchen-table' is already in {house}")


class TestHouse:
    def test_plays_are_those_of_the_house(self, tmp_path: Path, house: str) -> None:
        file = written(tmp_path / "p.yaml", POSITION)
        done = ran("moves", "--house", house, "--json", file)
        assert done.exit_code == 0
        assert "AD on 9C = 2" in [play["play"] for play in json.loads(done.stdout)["moves"]]
        assert "As we play at home" in ran("moves", "--house", house, file).stdout
        assert ran("moves", file).exit_code == 1

    def test_a_play_is_checked_by_the_rules_of_the_house(self, tmp_path: Path, house: str) -> None:
        file = written(tmp_path / "p.yaml", POSITION)
        assert ran("check", file, "--house", house, "--play", "AD on 9C = 2").exit_code == 0
        jensen = written(tmp_path / "j.yaml", POSITION.replace("kitchen-table", "jensen"))
        assert ran("check", jensen, "--house", house, "--play", "AD on 9C = 2").exit_code == 1

    def test_a_record_is_counted_as_the_house_does(self, tmp_path: Path, house: str) -> None:
        file = written(tmp_path / "g.yaml", GAME)
        done = ran("replay", "--house", house, "--json", file)
        assert json.loads(done.stdout)["sides"]["S"]["items"] == {"zwicks": 2}

    def test_it_can_be_given_several_times(self, tmp_path: Path, house: str) -> None:
        club = written(tmp_path / "club.yaml", FILES["club-night"])
        stream = f"{POSITION}---\n{POSITION.replace('kitchen-table', 'club-night')}"
        done = ran("moves", "--house", house, "--house", club, written(tmp_path / "p.yaml", stream))
        assert done.exit_code == 0

    @pytest.mark.parametrize("text", ["name: ours\n", "[1, 2]\n", "", "name: jensen\nbased_on: dietze\nzwick: 2\n"])
    def test_what_is_not_house_rules_is_reported_by_line(self, tmp_path: Path, text: str) -> None:
        file, house = written(tmp_path / "p.yaml", POSITION), written(tmp_path / "h.yaml", text)
        for command in (["moves", file], ["check", file, "--play", "2S"], ["replay", file]):
            done = ran(*command, "--house", house)
            assert done.exit_code == 1
            assert done.stderr.startswith(f"{house}:1:")
            assert done.stdout == ""

    def test_a_file_of_another_kind_is_reported_with_what_there_is_for_it(self, tmp_path: Path, house: str) -> None:
        file, record = written(tmp_path / "p.yaml", POSITION), written(tmp_path / "g.yaml", GAME)
        done = ran("moves", file, "--house", record)
        assert done.stderr.endswith(
            "this holds a game record (deals), not house rules (based_on); among content, a record belongs in "
            'lessons/games; this is a game record; use "zwickern replay"\n'
        )
        assert "this holds house rules (based_on), not a position" in ran("check", house, "--play", "2S").stderr
        assert ran("check", house, "--play", "2S").stderr.endswith("give them with --house\n")

    def test_a_file_that_is_not_there_is_reported(self, tmp_path: Path) -> None:
        done = ran("moves", written(tmp_path / "p.yaml", POSITION), "--house", str(tmp_path / "none.yaml"))
        assert done.exit_code == 2
        assert "the file cannot be read" in done.stderr


class TestAmongContent:
    """House rules of a folder of content are known to every file in it, as they are when all of it is proven."""

    @pytest.fixture
    def content(self, tmp_path: Path) -> Path:
        """A folder of content with house rules, a puzzle, a record, and a position beside them."""
        files = {
            "lessons/variants/kitchen-table.yaml": FILES["kitchen-table"],
            "lessons/games/g.yaml": GAME,
            "puzzles/kitchen-table/p.yaml": f"position: {POSITION}goal: {{kind: build, card: AD, onto: 9C, value: 2}}\n"
            "solutions: ['AD on 9C = 2']\n",
            "drafts/p.yaml": POSITION,
        }
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            written(tmp_path / name, text)
        return tmp_path

    @pytest.mark.parametrize(
        "name", ["puzzles/kitchen-table/p.yaml", "lessons/games/g.yaml", "drafts/p.yaml", "puzzles"]
    )
    def test_a_file_is_proven_by_itself_as_with_all_others(self, content: Path, name: str) -> None:
        assert ran("validate", str(content)).exit_code == 0
        done = ran("validate", str(content / name))
        assert (done.exit_code, done.stderr) == (0, "")

    @pytest.mark.parametrize("name", ["puzzles/jensen/house.yaml", "lessons/02-house.yaml", "lessons/games/house.yaml"])
    def test_where_something_else_is_expected_they_are_refused(self, content: Path, name: str) -> None:
        file = content / name
        file.parent.mkdir(exist_ok=True)
        written(file, FILES["club-night"])
        alone, all_of_it = ran("validate", str(file)), ran("validate", str(content))
        assert alone.exit_code == all_of_it.exit_code == 1
        assert alone.stderr.startswith(f"{file}:1:1: this holds house rules (based_on), not a ")
        assert alone.stderr in all_of_it.stderr

    def test_they_may_be_named_as_well(self, content: Path) -> None:
        house, puzzle = content / "lessons/variants/kitchen-table.yaml", content / "puzzles/kitchen-table/p.yaml"
        assert ran("validate", str(house), str(puzzle), str(content)).exit_code == 0
        assert ran("moves", str(content / "drafts/p.yaml"), "--house", str(house)).exit_code == 0

    def test_the_other_commands_know_them_too(self, content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(content / "drafts")
        assert "AD on 9C = 2" in ran("moves", "p.yaml", "--json").stdout
        assert ran("check", "p.yaml", "--play", "AD on 9C = 2").exit_code == 0
        assert ran("replay", "../lessons/games/g.yaml").exit_code == 0

    def test_what_is_wrong_with_them_is_reported_first_and_once(self, content: Path) -> None:
        house = content / "lessons/variants/kitchen-table.yaml"
        house.write_text(FILES["kitchen-table"].replace("zwick: 2", "zwick: 200"))
        for command in ("moves", "replay", "validate"):
            done = ran(command, str(content / "drafts/p.yaml"))
            assert done.exit_code == 1
            assert done.stderr.startswith(f"{house}:10:8: 200 is more than")
        both = ran("validate", str(content / "drafts/p.yaml"), str(content / "lessons/games/g.yaml"))
        assert both.stderr.count("200 is more than") == 1

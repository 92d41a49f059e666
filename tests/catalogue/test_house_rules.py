"""House rules among other files: known to all of them, each name once, and questions that name them."""

from pathlib import Path

import pytest

from tests.houses import FILES, GAME, HOUSES, KNOWN, POSITION
from tutor.catalogue.house_rules import holds_variant, known_variants, read_variant
from tutor.catalogue.library import count_files, load_library, prove_file, prove_record
from tutor.coach.question import QuestionError
from tutor.coach.zwickern.questions.table import ask, ask_bare
from tutor.content.files.load import load_positions
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.questions import FactGoal, MajorityGoal, PileGoal, VariantsGoal, WhichGamesGoal
from tutor.engine.zwickern import VARIANTS, Position, Rules
from tutor.text import language, render

NAME = "kitchen-table"
WORDS = language("en")
PUZZLE = f"position: {POSITION}goal: {{kind: build, card: AD, onto: 9C, value: 2}}\nsolutions: ['AD on 9C = 2']\n"
LESSON = f"""\
title: At home
about: How we play.
steps:
- slug: reverse
  title: The other way round
  text: Ace on nine.
  position: {POSITION.strip()}
  goal: {{kind: variants, play: "AD on 9C = 2", among: [jensen, kitchen-table], answer: [kitchen-table]}}
- slug: pile
  title: A pile
  text: Count.
  goal: {{kind: pile, variant: kitchen-table, cards: [10D, X25], zwicks: 1, answer: 17}}
- slug: fact
  title: A Zwick
  text: Remember.
  goal: {{kind: fact, game: kitchen-table, fact: zwick, answer: 2}}
"""
NEXT = '  - {seat: N, play: "2D", claims: [{could_not: "9H = 9"}]}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of content whose files name its house rules."""
    files = {
        f"lessons/variants/{NAME}.yaml": FILES[NAME],
        "lessons/01-home.yaml": LESSON,
        "lessons/games/home.yaml": GAME + NEXT,
        f"puzzles/{NAME}/ace.yaml": PUZZLE,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_all_files_of_a_folder_know_its_house_rules(folder: Path) -> None:
    called: list[int] = []
    library = load_library(folder, VARIANTS, lambda: called.append(1))
    assert library.faults == ()
    assert dict(library.variants) == {**VARIANTS, NAME: HOUSES[NAME]}
    assert library.puzzles[0].position.rules == library.records[0].plies[0].position.rules == HOUSES[NAME]
    assert len(called) == count_files(folder) == 4


def test_without_them_every_file_that_names_them_is_wrong(folder: Path) -> None:
    (folder / "lessons" / "variants" / f"{NAME}.yaml").unlink()
    library = load_library(folder, VARIANTS)
    assert (library.lessons, library.puzzles, library.records) == ((), (), ())
    assert {fault.message for fault in library.faults} == {"position-unknown-variant", "check-game-unknown"}
    assert load_library(folder, variants=KNOWN).faults == ()


def test_broken_house_rules_are_reported_with_their_place(folder: Path) -> None:
    house = folder / "lessons" / "variants" / f"{NAME}.yaml"
    house.write_text(FILES[NAME].replace("zwick: 2", "zwick: 200"))
    first = load_library(folder, VARIANTS).faults[0]
    assert (first.file, first.message, first.mark.line) == (str(house), "position-number-too-large", 10)


def test_two_house_rules_of_one_name_are_reported(folder: Path) -> None:
    again = folder / "lessons" / "variants" / "other.yaml"
    again.write_text(FILES[NAME])
    (fault,) = load_library(folder, VARIANTS).faults
    assert (fault.file, fault.message, fault.mark.line) == (str(again), "check-variant-twice", 1)
    assert str(folder / "lessons" / "variants" / f"{NAME}.yaml") in str(fault)


def test_house_rules_are_known_by_their_key() -> None:
    for name, text in FILES.items():
        assert holds_variant(text.encode())
        assert prove_file(f"{name}.yaml", text.encode(), VARIANTS) == HOUSES[name]
    assert not holds_variant(b"variant: jensen\n")
    assert not holds_variant(b"- based_on\n")
    assert not holds_variant(b"based_on: [\n")


def test_all_faults_of_several_files_are_reported_and_the_rest_is_known() -> None:
    files = [("a.yaml", FILES[NAME]), ("b.yaml", "name: x\n"), ("c.yaml", FILES["club-night"])]
    found = known_variants(((file, lambda text=text: text) for file, text in files), VARIANTS)
    assert set(found.variants) == {*VARIANTS, NAME, "club-night"}
    assert {fault.file for fault in found.faults} == {"b.yaml"}


def test_a_record_and_a_position_are_played_by_the_rules_of_the_house() -> None:
    game = prove_record("game.yaml", GAME + NEXT, KNOWN)
    assert game.plies[0].position.rules == HOUSES[NAME]
    assert [score.points for score in game.scores] == [0, 2], "a Zwick counts two there"
    with pytest.raises(ContentError, match="unknown variant 'kitchen-table'"):
        prove_record("game.yaml", GAME + NEXT, VARIANTS)
    (found,) = load_positions("p.yaml", POSITION, KNOWN)
    assert isinstance(found, Position)
    assert found.rules == HOUSES[NAME]


class TestQuestions:
    def test_the_most_cards_are_not_asked_where_a_tie_is_shared(self) -> None:
        """Reading 18: the question has one answer only."""
        goal = MajorityGoal(kind="majority", variant=NAME, piles={"A": 30, "B": 25})
        with pytest.raises(QuestionError) as caught:
            ask_bare(goal, KNOWN)
        assert caught.value.message == "check-majority-shared"
        assert ask_bare(goal.model_copy(update={"variant": "rue-du-port"}), KNOWN).right == ("A",)

    def test_a_pile_is_counted_as_the_house_does(self) -> None:
        question = ask_bare(PileGoal(kind="pile", variant=NAME, cards=("10D", "5H"), zwicks=2), KNOWN)
        assert question.right == ("11",)
        assert "As we play at home" in render(WORDS, question.ask)

    def test_a_fact_of_house_rules_is_asked_with_what_the_games_say(self) -> None:
        question = ask_bare(FactGoal(kind="fact", game=NAME, fact="zwick"), KNOWN)
        assert question.right == ("2",)
        assert {option.id for option in question.options} >= {"1", "2", "3"}
        why = {option.id: render(WORDS, option.why) for option in question.options if option.why is not None}
        # No game but the one of the question says two, so there is nothing to add to the right answer.
        assert "2" not in why
        assert "As we play at home" not in why["1"]

    @pytest.mark.parametrize(
        ("name", "said"),
        [(NAME, "add-subtract-round-only"), ("club-night", "add-same"), ("rue-du-port", "add-subtract-round-only")],
    )
    def test_how_builds_change_their_value(self, name: str, said: str) -> None:
        assert ask_bare(FactGoal(kind="fact", game=name, fact="building"), KNOWN).right == (said,)

    def test_a_house_may_be_among_games_and_variants(self) -> None:
        games = WhichGamesGoal(kind="which-games", fact="zwick", value="2", among=("jensen", NAME))
        assert ask_bare(games, KNOWN).right == (NAME,)
        (where,) = load_positions("p.yaml", POSITION, KNOWN)
        assert isinstance(where, Position)
        goal = VariantsGoal(kind="variants", play="AD on 9C = 2", among=("jensen", NAME))
        question = ask(goal, where, KNOWN)
        assert question.right == (NAME,)
        assert [render(WORDS, option.label) for option in question.options] == ["Jensen", "As we play at home"]

    def test_unknown_house_rules_are_not_a_game(self) -> None:
        with pytest.raises(QuestionError, match="check-game-unknown"):
            ask_bare(FactGoal(kind="fact", game=NAME, fact="zwick"), VARIANTS)


@pytest.mark.parametrize("base", VARIANTS.values(), ids=VARIANTS)
def test_a_flag_that_repeats_the_base_does_no_harm_beside_a_change(base: Rules) -> None:
    text = f"name: ours\nbased_on: {base.name}\nsame_value: {str(base.same_value).lower()}\nzwick: 9\n"
    assert read_variant("ours.yaml", text).zwick == 9

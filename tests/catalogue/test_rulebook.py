"""The rule book: the tutor's own is complete, and the claims of a file are proved."""

from functools import cache
from pathlib import Path

import pytest

from tests.rulebooks import BOARD, SECTION
from tutor.catalogue.coverage import coverage_faults
from tutor.catalogue.library import count_files, load_library, prove_file
from tutor.catalogue.rulebook import Rule, Section
from tutor.coach.zwickern.rules.readings import READINGS, SOURCES
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.files.folders import content_id, content_root, files_of, misplaced_files
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.rules import total_points
from tutor.text import language

ROOT = content_root()
FILES = files_of("section", ROOT)


@cache
def book() -> tuple[Section, ...]:
    """The tutor's own rule book."""
    found = []
    for file in FILES:
        section = prove_file(content_id(ROOT, file), file.read_bytes(), VARIANTS)
        assert isinstance(section, Section)
        found.append(section)
    return tuple(found)


def rules(variant: str | None = None) -> list[Rule]:
    """All rules of the book, or those of a variant."""
    return [rule for section in book() for rule in section.rules if variant is None or variant in rule.variants]


def section_of(rule: Rule) -> str:
    """The section that has a rule."""
    return next(section.id for section in book() if rule in section.rules)


def section(text: str) -> Section:
    """The section of a text."""
    found = prove_file("section.yaml", text.encode(), VARIANTS)
    assert isinstance(found, Section)
    return found


class TestTheOwnBook:
    def test_every_section_holds(self) -> None:
        assert len(book()) == len(FILES) >= 13
        assert not set(FILES) & set(misplaced_files(ROOT))

    def test_every_rule_has_an_address_of_its_own(self) -> None:
        slugs = [rule.slug for rule in rules()]
        assert len(set(slugs)) == len(slugs) >= 60

    def test_every_reading_is_stated_by_a_rule(self) -> None:
        ours = [rule for section in book() if not section.entry.cousins for rule in section.rules]
        assert set(READINGS) == {reading for rule in ours for reading in rule.entry.readings}

    def test_a_reading_of_one_variant_is_stated_by_a_rule_of_that_variant(self) -> None:
        for rule in (one for one in rules() if one.variants):
            named = {reading.split("-")[0] for reading in rule.entry.readings if not reading.isdigit()}
            wish = f"{section_of(rule)}.yaml: rule {rule.slug} states a reading of a variant in which it does not hold"
            assert named <= set(rule.variants), wish

    def test_every_source_is_named_by_a_rule_and_has_its_words(self) -> None:
        words = language("en")
        assert set(SOURCES) == {source for rule in rules() for source in rule.entry.sources}
        for source in SOURCES:
            assert len(words(f"source-{source}")) < 30
            assert words(f"source-{source}-about").endswith(".")

    def test_what_is_read_so_by_us_alone_says_why(self) -> None:
        assert all(rule.entry.reading for rule in rules() if "ours" in rule.entry.sources)

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_every_variant_has_many_rules_and_boards_of_its_own(self, variant: str) -> None:
        boards = [board for rule in rules(variant) for board in rule.examples]
        assert len(rules(variant)) >= 40, f"name {variant} in the `variants` of the rules that hold in it"
        own = [board for board in boards if board.position.rules.name == variant]
        assert len(own) >= 5, f"give five `examples` in lessons/rules with a position of {variant}"

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_every_rule_on_boards_has_one_with_the_values_of_the_variant(self, variant: str) -> None:
        for rule in rules(variant):
            courts = {board.position.rules.courts for board in rule.examples}
            wish = f"give rule {rule.slug} an example with the values that aces and pictures have in {variant}"
            assert not courts or VARIANTS[variant].courts in courts, f"{section_of(rule)}.yaml: {wish}"

    def test_there_are_boards_for_what_is_played(self) -> None:
        assert len([board for rule in rules() for board in rule.examples]) >= 30

    def test_two_ways_to_write_the_same_play_are_one_play(self) -> None:
        # Source: reading 19.
        (rule,) = [rule for rule in rules() if rule.slug == "same-play"]
        board = rule.examples[0]
        assert len({legality(board.position, play).play for play in board.entry.legal}) == 1

    @pytest.mark.parametrize(
        ("slug", "english", "german"),
        [
            # Source: 000 "has not yet played the matching card", 001 "noch nicht mit einer passenden Karte geraubt".
            ("build-for-partner", "not yet played", "not yet captured with"),
            ("how-long-an-announcement-stands", "not yet played", "not yet captured with"),
            # Source: 000 "matched by another joker", 001 "von einem gleichwertigen Joker".
            ("loose-wild-jokers", "any joker", "of equal value"),
            # Source: 000 "incorporates it into a build", 001 "einen Stapel beginnt oder erhöht".
            ("two-values-in-a-build", "goes into a build", "start a build or raise it"),
            # Source: 000 "building is by addition only", 001 "nur durch Addition erhöht".
            ("adding-only", "by addition only", "raised by addition"),
        ],
    )
    def test_where_the_english_and_the_german_source_differ_both_are_quoted(
        self, slug: str, english: str, german: str
    ) -> None:
        (rule,) = [rule for rule in rules() if rule.slug == slug]
        said = " ".join((rule.entry.reading or "").split())
        assert said.index("English source") < said.index(english)
        assert said.index("German one") < said.index(german)

    @pytest.mark.parametrize(
        ("name", "share"), [("jensen", "18 of the 30"), ("french", "18 of the 30"), ("christiansen", "22 of the 34")]
    )
    def test_the_jokers_share_is_the_one_that_the_points_make(self, name: str, share: str) -> None:
        # Source: 000, "the jokers account for more than half of the points".
        (rule,) = [rule for rule in rules(name) if rule.slug == "jokers-have-more-than-half"]
        points = VARIANTS[name]
        jokers = sum(number for card, number in points.points if card in points.jokers)
        total = total_points(points, 1)
        assert 2 * jokers > total
        assert share == f"{jokers} of the {total}"
        assert share in " ".join(rule.entry.text.split())

    @pytest.mark.parametrize("name", ["dietze", "grupp"])
    def test_where_jokers_score_nothing_no_text_says_that_they_have_more_than_half(self, name: str) -> None:
        assert "jokers-have-more-than-half" not in {rule.slug for rule in rules(name)}

    def test_the_book_says_who_pays_in_zwikken_today_for_tricks_and_for_a_zwik_and_why(self) -> None:
        # Source: 003 and reading K37: in the tricks the player alone pays, of a zwik everyone else who asked.
        told = {rule.slug: rule.entry for section in book() if section.entry.cousins for rule in section.rules}
        tricks, zwik = told["zwikken-today-tricks"], told["zwikken-today-sets"]
        assert "only the player pays" in " ".join(tricks.text.split())
        assert "Everyone else who asked" in " ".join(zwik.text.split())
        assert all("ours" in one.sources and one.reading for one in (tricks, zwik))

    def test_the_cousins_apply_in_no_variant_and_are_told_apart_by_five_questions(self) -> None:
        cousins = [section for section in book() if section.entry.cousins]
        assert len(cousins) == 5
        assert not any(rule.variants for section in cousins for rule in section.rules)
        asked = [rule for rule in cousins[0].rules if rule.slug.startswith("ask-")]
        numbers = [rule.entry.title.split()[0] for rule in asked]
        assert numbers == ["First", "Second", "Third", "Fourth", "Fifth"]

    def test_every_reading_of_the_other_games_is_stated_by_a_rule(self) -> None:
        stated = {
            one for section in book() if section.entry.cousins for rule in section.rules for one in rule.entry.readings
        }
        assert stated == {*(f"Z{number}" for number in range(1, 31)), *(f"K{number}" for number in range(1, 48))}

    def test_a_reading_of_another_game_is_said_in_words(self) -> None:
        told = [rule.entry for section in book()[-4:] for rule in section.rules]
        assert [one.slug for one in told if one.readings and not one.reading] == []


class TestClaims:
    def test_a_board_is_proved_and_kept_with_its_position(self) -> None:
        found = section(SECTION + BOARD)
        (rule,) = found.rules
        assert (found.id, rule.slug, rule.variants) == ("section.yaml", "laying", tuple(VARIANTS))
        assert [card.code for card in rule.examples[0].position.hand] == ["2S"]

    def test_a_rule_holds_in_the_variants_that_it_names(self) -> None:
        (rule,) = section(SECTION + "    variants: [grupp]\n").rules
        assert rule.variants == ("grupp",)

    def test_a_rule_of_the_cousins_holds_in_none(self) -> None:
        (rule,) = section(SECTION.replace("rules:", "cousins: true\nrules:")).rules
        assert rule.variants == ()

    def test_a_false_claim_is_reported_with_the_truth(self) -> None:
        with pytest.raises(ContentError, match="'2S x 9D' is listed as legal, but it is not: ") as caught:
            section(SECTION + BOARD.replace("legal: [2S]", "legal: [2S x 9D]", 1))
        assert len(caught.value.faults) == 1

    def test_every_problem_of_a_section_is_reported_at_once(self) -> None:
        text = SECTION.replace("english", "hearsay") + BOARD.replace("2S]", "3S]", 1).replace("9D]", "9Z]")
        with pytest.raises(ContentError) as caught:
            section(text + SECTION.partition("rules:\n")[2])
        found = [fault.message for fault in caught.value.faults]
        assert found == ["check-source-unknown", "position-unknown-card", "check-rule-twice"]

    def test_a_play_may_be_stated_as_one_that_cannot_be_read(self) -> None:
        stated = "{play: take it, reason: unreadable}"
        (rule,) = section(SECTION + BOARD.replace("{play: 2S x 9D, reason: out-of-reach}", stated)).rules
        assert rule.examples[0].entry.illegal[0].reason == "unreadable"

    def test_a_board_that_cannot_be_hides_no_fault_of_the_next_one(self) -> None:
        boards = BOARD.replace("[9D]", "[9Z]") + BOARD.partition("\n")[2].replace("legal: [2S]", "legal: [2S x 9D]", 1)
        with pytest.raises(ContentError) as caught:
            section(SECTION + boards)
        found = [fault.message for fault in caught.value.faults]
        assert found == ["position-unknown-card", "check-example-illegal"]

    def test_a_board_that_a_rule_of_another_game_must_not_have_is_in_no_wrong_variant(self) -> None:
        with pytest.raises(ContentError) as caught:
            section(SECTION.replace("rules:", "cousins: true\nrules:") + BOARD)
        assert [fault.message for fault in caught.value.faults] == ["check-cousin-key"]


class TestFolders:
    def test_sections_are_loaded_in_order_and_counted(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons" / "rules"
        folder.mkdir(parents=True)
        (folder / "02-b.yaml").write_text(SECTION)
        (folder / "01-a.yaml").write_text(SECTION.replace("slug: laying", "slug: building"))
        done: list[int] = []
        library = load_library(tmp_path, VARIANTS, lambda: done.append(1))
        assert [one.id for one in library.sections] == ["lessons/rules/01-a", "lessons/rules/02-b"]
        assert library.faults == ()
        assert len(done) == count_files(tmp_path) == 2

    def test_a_rule_that_another_section_has_is_reported_with_that_section(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons" / "rules"
        folder.mkdir(parents=True)
        for name in ("01-a", "02-b"):
            (folder / f"{name}.yaml").write_text(SECTION)
        library = load_library(tmp_path, VARIANTS)
        assert [one.id for one in library.sections] == ["lessons/rules/01-a"]
        (fault,) = library.faults
        assert (fault.message, fault.details["section"]) == ("check-rule-twice", "lessons/rules/01-a")
        assert (Path(fault.file).name, fault.mark.line, fault.mark.column) == ("02-b.yaml", 3, 11)

    def test_a_reading_that_no_rule_states_is_reported(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons" / "rules"
        folder.mkdir(parents=True)
        listed = ", ".join(f'"{reading}"' for reading in READINGS[:15])
        (folder / "01-a.yaml").write_text(SECTION + f"    readings: [{listed}]\n")
        faults = coverage_faults(tmp_path, load_library(tmp_path, VARIANTS))
        assert {fault.message for fault in faults} == {"check-reading-not-stated"}
        assert [fault.details["reading"] for fault in faults] == list(READINGS[15:])
        assert str(faults[0]).startswith(f"{folder}:1:1: no rule of the rule book states the reading '16' (")

    def test_a_folder_without_a_rule_book_need_not_state_them(self, tmp_path: Path) -> None:
        (tmp_path / "lessons").mkdir()
        assert coverage_faults(tmp_path, load_library(tmp_path, VARIANTS)) == ()

"""The library in another language: the proven objects are the same, only texts are others."""

import shutil
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.houses import FILES
from tests.pseudo import CODE, pseudo, write_pseudo_content
from tutor.app.base.live_reload import proven_library as library
from tutor.catalogue.library import Library, load_library
from tutor.catalogue.translated import in_language
from tutor.content.files.folders import content_root
from tutor.content.files.glossary import terms_in
from tutor.engine.zwickern import VARIANTS
from tutor.text import InEnglish

LESSON = "lessons/02-taking-cards.yaml"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one file of each kind, all in the made-up language too."""
    folder = tmp_path_factory.mktemp("content")
    names = [
        LESSON,
        "lessons/glossary/terms.yaml",
        "lessons/games/dietze.yaml",
        "lessons/rules/07-the-zwick.yaml",
        "lessons/paths/welcome.yaml",
        "puzzles/christiansen/half-a-dozen.yaml",
    ]
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(content_root() / name, folder / name)
    path = "title: Way\nabout: It.\npath:\n- {step: lessons/02-taking-cards/the-zwick}\n"
    (folder / "lessons" / "paths" / "way.yaml").write_text(path)
    (folder / "lessons" / "variants").mkdir()
    (folder / "lessons" / "variants" / "at-home.yaml").write_text(FILES["kitchen-table"])
    write_pseudo_content(folder)
    return folder


@pytest.fixture(scope="module")
def english(root: Path) -> Library:
    """Its library in English."""
    found = load_library(root, VARIANTS)
    assert found.faults == ()
    return found


def test_english_is_the_library_itself(root: Path, english: Library) -> None:
    assert in_language(english, root, "en") is english
    assert in_language(english, root, "../xx") is english


def test_every_kind_of_item_has_its_texts(root: Path, english: Library) -> None:
    said = in_language(english, root, CODE)
    assert said.faults == ()
    pairs = [
        (english.lessons[0].entry.about, said.lessons[0].entry.about),
        (english.lessons[0].steps[1].entry.text, said.lessons[0].steps[1].entry.text),
        (english.puzzles[0].entry.title, said.puzzles[0].entry.title),
        (english.records[0].entry.title, said.records[0].entry.title),
        (english.sections[0].rules[0].entry.text, said.sections[0].rules[0].entry.text),
        (english.glossary.terms[0].text, said.glossary.terms[0].text),
        (english.paths[0].steps[0].step.entry.title, said.paths[0].steps[0].step.entry.title),
        (english.paths[1].steps[0].step.entry.title, said.paths[1].steps[0].step.entry.title),
        (english.variants["kitchen-table"].title, said.variants["kitchen-table"].title),
    ]
    for before, after in pairs:
        assert before
        assert after == pseudo(" ".join(before.split()))
        assert not isinstance(after, InEnglish)
    boards = [(one, other) for rule, same in zip(english.sections[0].rules, said.sections[0].rules, strict=True)
              for one, other in zip(rule.examples, same.examples, strict=True)]  # fmt: skip
    assert boards
    assert all(other.entry.text == pseudo(" ".join(one.entry.text.split())) for one, other in boards)
    notes = [ply.entry.note for ply in said.records[0].plies]
    assert any(notes)
    assert all(note is None or note.startswith("⟦") for note in notes)


def test_what_is_proven_is_the_same(root: Path, english: Library) -> None:
    said = in_language(english, root, CODE)
    assert said.steps.keys() == english.steps.keys()
    for before, after in zip(english.lessons[0].steps, said.lessons[0].steps, strict=True):
        assert after.position is before.position
        assert after.question is before.question
        assert after.entry.solutions == before.entry.solutions
    assert said.puzzles[0].position is english.puzzles[0].position
    assert [ply.position for ply in said.records[0].plies] == [ply.position for ply in english.records[0].plies]


def test_terms_are_found_by_the_words_of_the_language(root: Path, english: Library) -> None:
    english.glossary.by_word  # noqa: B018
    said = in_language(english, root, CODE).glossary
    assert [term.term for term in terms_in(said, "He will çáptúré it")] == [pseudo("capture")]
    assert terms_in(said, "A hand and a build") == ()


def test_what_is_not_ready_is_english_and_says_so(root: Path, english: Library, tmp_path: Path) -> None:
    shutil.copytree(root, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "po" / CODE / LESSON.replace(".yaml", ".po")
    text = file.read_text("utf-8")
    text = text.replace('msgctxt "title"', '#, fuzzy\nmsgctxt "title"', 1)
    text = text.replace('msgid "Several at once"', 'msgid "Several together"', 1)
    file.write_text(text, "utf-8")
    lesson = in_language(english, tmp_path, CODE).lessons[0]
    steps = {step.entry.slug: step.entry for step in lesson.steps}
    assert lesson.entry.title == english.lessons[0].entry.title
    assert isinstance(lesson.entry.title, InEnglish)
    assert steps["several-at-once"].title == "Several at once"
    assert isinstance(steps["several-at-once"].title, InEnglish)
    assert steps["several-at-once"].text.startswith("⟦")
    none = in_language(english, tmp_path, "yy")
    assert isinstance(none.puzzles[0].entry.title, InEnglish)
    assert isinstance(none.variants["kitchen-table"].title, InEnglish)
    assert none.variants["jensen"] is english.variants["jensen"]


def test_a_file_that_cannot_be_read_is_reported_and_its_texts_are_english(
    root: Path, english: Library, tmp_path: Path
) -> None:
    shutil.copytree(root, tmp_path, dirs_exist_ok=True)
    (tmp_path / "po" / CODE / LESSON.replace(".yaml", ".po")).write_bytes(b"\xff")
    said = in_language(english, tmp_path, CODE)
    assert [fault.message for fault in said.faults] == ["po-not-utf8"]
    assert isinstance(said.lessons[0].entry.title, InEnglish)
    assert said.puzzles[0].entry.title == pseudo(english.puzzles[0].entry.title or "")


def test_our_second_lesson_is_in_german_and_french() -> None:
    for code, title in (("de", "Karten nehmen"), ("fr", "Prendre des cartes")):
        lesson = in_language(library(), content_root(), code).lessons[1]
        assert lesson.entry.title == title
        assert not any(isinstance(step.entry.text, InEnglish) for step in lesson.steps)


def test_a_language_of_all_our_content_is_there_at_once(tmp_path: Path) -> None:
    for folder in ("lessons", "puzzles"):
        (tmp_path / folder).symlink_to(content_root() / folder)
    write_pseudo_content(tmp_path)
    whole, took = library(), []
    for _ in range(3):
        began = time.process_time()
        said = in_language(whole, tmp_path, CODE)
        took.append(time.process_time() - began)
    assert said.faults == ()
    assert all(lesson.entry.about.startswith("⟦") for lesson in said.lessons)
    # It takes a twentieth of a second; a slow machine has five times as long.
    assert min(took) < 0.5


@pytest.mark.parametrize("code", ["de", "fr"])
def test_a_word_that_occurs_everywhere_is_not_a_term_unless_english_has_the_term_there(code: str) -> None:
    """Or every other text would explain a plain verb, such as nehmen."""
    known = library()
    said = in_language(known, content_root(), code)
    marked, alike = Counter[str](), Counter[str]()
    english = {other.term: term.term for term, other in zip(known.glossary.terms, said.glossary.terms, strict=True)}
    for lesson, other in zip(known.lessons, said.lessons, strict=True):
        for step, translated in zip(lesson.steps, other.steps, strict=True):
            named = {term.term for term in terms_in(known.glossary, step.entry.text, step.entry.done)}
            for term in terms_in(said.glossary, translated.entry.text, translated.entry.done):
                marked[term.term] += 1
                alike[term.term] += english[term.term] in named
    assert [(term, number) for term, number in marked.items() if number >= 20 and alike[term] < number / 2] == []

"""What is reported of the messages of a language, in files that are made here."""

from pathlib import Path

import pytest

from tests.pseudo import write_pseudo_messages
from tutor.content.translation import whole_language
from tutor.content.translation.messages import FOLDER, SEEN, message_faults, read_messages, seen_today

ENGLISH = """\
plain = Learn
named = Take { $card }
counted = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
are = { $number ->
    [one] It is here
   *[other] They are here
}
"""


def told(tmp_path: Path, text: str, code: str = "fr") -> list[tuple[int, str]]:
    """Return the lines and ids of the faults of a language with such messages."""
    for name, messages in (("en", ENGLISH), (code, text)):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / "table.ftl").write_text(messages, "utf-8")
    return [(fault.mark.line, fault.message) for fault in message_faults(tmp_path, code)]


GOOD = """\
plain = Apprendre
named = Prendre { THE($card) }
counted = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
are = Voici
form-the = le { $text }
"""


def test_the_same_ids_and_variables_are_good(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("plain = Apprendre\n", "", (1, "ftl-missing")),
        ("plain =", "plane =", (1, "ftl-unknown")),
        ("$card)", "$carte)", (2, "ftl-variables")),
        ("Prendre { THE($card) }", "Prendre", (2, "ftl-variables")),
        ("THE(", "LE(", (2, "ftl-function")),
        ("[one] { $number } carte", "[one] 1 carte", (3, "ftl-one")),
        ("plain = Apprendre", "plain = { Apprendre", (1, "ftl-syntax")),
        ("plain = Apprendre", "plain = Apprendre\nplain = Apprendre", (2, "ftl-twice")),
    ],
)
def test_what_differs_is_reported_at_its_line(tmp_path: Path, old: str, new: str, expected: tuple[int, str]) -> None:
    assert old in GOOD
    assert expected in told(tmp_path, GOOD.replace(old, new))


def test_one_is_one_in_german(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD.replace("[one] { $number } carte", "[one] 1 Karte"), "de") == []


def test_a_message_is_stale_when_english_has_changed_since_it_was_seen(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD) == []
    seen = tmp_path / "fr" / SEEN
    seen.write_text(seen_today(tmp_path, "fr"), "utf-8")
    assert len(seen.read_text("utf-8").splitlines()) == 4
    english = tmp_path / "en" / "table.ftl"
    english.write_text(f"# A comment.\n{ENGLISH.replace('Learn', 'Study')}", "utf-8")
    assert [(fault.mark.line, fault.message) for fault in message_faults(tmp_path, "fr")] == [(1, "ftl-stale")]
    assert seen_today(tmp_path, "fr") == seen.read_text("utf-8")
    seen.write_text(
        "".join(line for line in seen.read_text("utf-8").splitlines(keepends=True) if not line.startswith("plain ")),
        "utf-8",
    )
    seen.write_text(seen_today(tmp_path, "fr"), "utf-8")
    assert message_faults(tmp_path, "fr") == []


def test_the_update_of_our_own_content_notes_what_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(tmp_path, GOOD) == []
    monkeypatch.setattr(whole_language, "FOLDER", tmp_path)
    monkeypatch.setattr(whole_language, "content_root", lambda: tmp_path)
    assert whole_language.update(tmp_path, "fr") == (1, ())
    assert (tmp_path / "fr" / SEEN).read_text("utf-8") == seen_today(tmp_path, "fr")
    assert whole_language.update(tmp_path, "fr") == (0, ())


def test_files_that_cannot_be_read_are_reported(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD) == []
    (tmp_path / "fr" / SEEN).write_text("plain 12345678\nnonsense\n")
    (tmp_path / "fr" / "coach.ftl").write_bytes(b"\xff")
    assert [fault.message for fault in message_faults(tmp_path, "fr")] == ["po-not-utf8", "ftl-seen-line", "ftl-stale"]


def test_a_language_without_messages_is_open(tmp_path: Path) -> None:
    assert told(tmp_path, "") == [(1, "ftl-missing-all")]


def test_the_made_up_language_has_all_of_ours(tmp_path: Path) -> None:
    write_pseudo_messages(FOLDER / "en", tmp_path / "xx")
    (tmp_path / "en").symlink_to(FOLDER / "en")
    assert message_faults(tmp_path, "xx") == []
    assert len(read_messages(tmp_path, "xx")[0]) > 1000

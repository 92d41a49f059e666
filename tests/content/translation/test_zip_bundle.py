"""What a translator sends is not trusted: links, names that lead elsewhere, bombs and other files are refused."""

import stat
import zipfile
from io import BytesIO

import pytest

from tutor.content.translation.catalog import Translated, written
from tutor.content.translation.zip_bundle import MOST_FILES, packed, unpacked
from tutor.content.yaml.source import ContentError

PO = written("de", [Translated("title", "Taking", "⟦Táking⟧")])
KNOWN = {
    "lessons/02-taking-cards": (Translated("title", "Taking", ""),),
    "puzzles/jensen/a": (Translated("title", "A puzzle", ""),),
}
FRENCH = PO.replace("Language: de", "Language: fr")
PLURAL = PO.replace('msgstr "⟦', 'msgid_plural "Takings"\nmsgstr[0] "⟦')


def zipped(*files: tuple[str, str | bytes], link: bool = False) -> bytes:
    """Return a ZIP file."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in files:
            head = zipfile.ZipInfo(name)
            head.compress_type = zipfile.ZIP_DEFLATED
            head.external_attr = (stat.S_IFLNK | 0o777 if link else 0o644) << 16
            bundle.writestr(head, text)
    return made.getvalue()


def test_what_is_packed_is_unpacked() -> None:
    data = packed("de", {"lessons/02-taking-cards": PO})
    assert data == packed("de", {"lessons/02-taking-cards": PO})
    found, others = unpacked("a.zip", data, "de", KNOWN)
    assert [(name, texts[0].said) for name, texts in found.items()] == [("lessons/02-taking-cards", "⟦Táking⟧")]
    assert others == []


def test_folders_around_it_and_other_files_do_no_harm() -> None:
    data = zipped(("mine/de/lessons/02-taking-cards.po", PO), ("__MACOSX/x", "y"), ("lessons/99.po", PO))
    found, others = unpacked("a.zip", data, "de", KNOWN)
    assert (list(found), others) == (["lessons/02-taking-cards"], ["__MACOSX/x", "lessons/99.po"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"no zip", "parcel-unreadable"),
        (packed("de", {"puzzles/jensen/a": PO})[:-30], "parcel-unreadable"),
        (zipped(("../lessons/02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("/lessons/02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("..\\lessons\\02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("\\\\host\\lessons\\02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("a/lessons/02-taking-cards.po", PO), ("a\\lessons\\02-taking-cards.po", PO)), "parcel-twice"),
        (zipped(("fr/lessons/02-taking-cards.po", PO)), "parcel-language"),
        (zipped(("lessons/02-taking-cards.po", FRENCH)), "po-language"),
        (FRENCH.encode(), "po-language"),
        (zipped(("lessons/02-taking-cards.po", PLURAL)), "po-plural"),
        (zipped(("C:\\lessons\\02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("lessons/02-taking-cards.po", "/etc/passwd"), link=True), "parcel-link"),
        (zipped(("lessons/02-taking-cards.po", b"\0" * 40_000_000)), "parcel-too-large"),
        (zipped(("lessons/02-taking-cards.po", b"\n" * 3_000_000)), "yaml-too-large"),
        (zipped(*((f"{number}.po", "") for number in range(MOST_FILES + 1))), "parcel-too-many"),
        (zipped(("a/lessons/02-taking-cards.po", PO), ("b/lessons/02-taking-cards.po", PO)), "parcel-twice"),
        (zipped(("lessons/02-taking-cards.po", b"\xff")), "po-not-utf8"),
    ],
)
def test_what_is_hostile_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        unpacked("a.zip", data, "de", KNOWN)
    assert [fault.message for fault in caught.value.faults] == [message], str(caught.value)


def test_a_wrong_size_in_the_list_is_noticed() -> None:
    data = zipped(("lessons/02-taking-cards.po", b"\n" * 2_500_000))
    size = (2_500_000).to_bytes(4, "little")
    with pytest.raises(ContentError):
        unpacked("a.zip", data.replace(size, (5).to_bytes(4, "little")), "de", KNOWN)


def test_backslashes_of_windows_part_folders() -> None:
    data = zipped(("de\\lessons\\", ""), ("de\\lessons\\02-taking-cards.po", PO))
    found, others = unpacked("a.zip", data, "de", KNOWN)
    assert (list(found), others) == (["lessons/02-taking-cards"], [])


@pytest.mark.parametrize("file", ["/home/x/po/de/lessons/02-taking-cards.po", "/tmp/02-taking-cards (1).po", "x.po"])
def test_a_single_file_is_known_by_its_name_or_its_texts(file: str) -> None:
    found, others = unpacked(file, PO.encode(), "de", KNOWN)
    assert (list(found), others) == (["lessons/02-taking-cards"], [])


def test_the_name_of_a_single_file_counts_more_than_its_texts() -> None:
    found, _ = unpacked("de/puzzles/jensen/a.po", PO.encode(), "de", KNOWN)
    assert list(found) == ["puzzles/jensen/a"]


def test_a_single_file_that_belongs_to_nothing_is_another_one() -> None:
    strange = written("de", [Translated("title", "Something else", "Etwas")])
    assert unpacked("x.po", strange.encode(), "de", KNOWN) == ({}, ["x.po"])


@pytest.mark.parametrize(
    ("code", "said"),
    [("de", "de_AT.UTF-8"), ("de", ""), ("de", "German"), ("pt-BR", "pt"), ("pt-BR", "pt_BR@latin"), ("de", "xx")],
)
def test_the_header_may_name_a_region_or_nothing(code: str, said: str) -> None:
    text = PO.replace("Language: de", f"Language: {said}")
    assert unpacked("a.zip", zipped(("lessons/02-taking-cards.po", text)), code, KNOWN)[0]


def test_only_the_header_names_the_language() -> None:
    text = PO.replace("Language: de\\n", "\\n").replace('"Taking"', '""\n"Language: fr"')
    assert unpacked("a.zip", zipped(("lessons/02-taking-cards.po", text)), "de", KNOWN)[0]


def test_a_header_in_one_line_names_the_language() -> None:
    text = PO.replace('msgstr ""\n"Language: de\\n"', 'msgstr "MIME-Version: 1.0\\nLanguage: fr\\n"', 1)
    with pytest.raises(ContentError, match="names the language fr, not de"):
        unpacked("a.po", text.encode(), "de", KNOWN)

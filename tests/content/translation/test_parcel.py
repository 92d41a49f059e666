"""What a translator sends is not trusted: links, names that lead elsewhere, bombs and other files are refused."""

import stat
import zipfile
from io import BytesIO

import pytest

from tutor.content.translation.catalog import Translated, written
from tutor.content.translation.parcel import MOST_FILES, packed, unpacked
from tutor.content.yaml.source import ContentError

PO = written("xx", [Translated("title", "Taking", "⟦Táking⟧")])
KNOWN = {"lessons/02-taking-cards", "puzzles/jensen/a"}


def zipped(*files: tuple[str, str | bytes], link: bool = False) -> bytes:
    """Return a ZIP file."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as parcel:
        for name, text in files:
            head = zipfile.ZipInfo(name)
            head.compress_type = zipfile.ZIP_DEFLATED
            head.external_attr = (stat.S_IFLNK | 0o777 if link else 0o644) << 16
            parcel.writestr(head, text)
    return made.getvalue()


def test_what_is_packed_is_unpacked() -> None:
    data = packed("xx", {"lessons/02-taking-cards": PO})
    assert data == packed("xx", {"lessons/02-taking-cards": PO})
    found, others = unpacked("a.zip", data, KNOWN)
    assert [(name, texts[0].said) for name, texts in found.items()] == [("lessons/02-taking-cards", "⟦Táking⟧")]
    assert others == []


def test_folders_around_it_and_other_files_do_no_harm() -> None:
    data = zipped(("mine/xx/lessons/02-taking-cards.po", PO), ("__MACOSX/x", "y"), ("lessons/99.po", PO))
    found, others = unpacked("a.zip", data, KNOWN)
    assert (list(found), others) == (["lessons/02-taking-cards"], ["__MACOSX/x", "lessons/99.po"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"no zip", "parcel-unreadable"),
        (packed("xx", {"puzzles/jensen/a": PO})[:-30], "parcel-unreadable"),
        (zipped(("../lessons/02-taking-cards.po", PO)), "parcel-outside"),
        (zipped(("/lessons/02-taking-cards.po", PO)), "parcel-outside"),
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
        unpacked("a.zip", data, KNOWN)
    assert [fault.message for fault in caught.value.faults] == [message], str(caught.value)


def test_a_wrong_size_in_the_list_is_noticed() -> None:
    data = zipped(("lessons/02-taking-cards.po", b"\n" * 2_500_000))
    size = (2_500_000).to_bytes(4, "little")
    with pytest.raises(ContentError):
        unpacked("a.zip", data.replace(size, (5).to_bytes(4, "little")), KNOWN)

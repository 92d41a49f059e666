"""PO files are read and written without loss, and hostile ones are refused with their line."""

from contextlib import suppress
from functools import partial
from io import StringIO
from unicodedata import normalize

import pytest
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.translation.catalog import MOST_PO_BYTES, Translated, read_catalog, written
from tutor.content.yaml.source import ContentError

HEAD = 'msgid ""\nmsgstr "Language: de\\n"\n\n'
LINES = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"]), min_size=1)
TEXTS = (
    st.lists(LINES.map(str.strip).filter(bool), min_size=1, max_size=3).map("\n\n".join).map(partial(normalize, "NFC"))
)
ENTRIES = st.builds(
    Translated,
    context=LINES,
    english=TEXTS,
    said=TEXTS | st.just(""),
    fuzzy=st.booleans(),
    before=TEXTS | st.just(""),
    field=st.just("text"),
)


@given(st.lists(ENTRIES, max_size=4, unique_by=lambda one: one.context))
def test_what_is_written_is_read_again(entries: list[Translated]) -> None:
    text = written("de", entries)
    found = read_catalog("a.po", text.encode())
    assert [(one.context, one.english, one.said, one.fuzzy, one.before) for one in found] == [
        (one.context, one.english, one.said, one.fuzzy, one.before) for one in entries
    ]
    assert written("de", found) == text


def test_a_file_has_no_dates_and_lines_of_at_most_a_hundred_characters() -> None:
    text = written("de", [Translated("a/text", "word " * 60, "Wort " * 60, True, "old " * 60, "text", ("mine",))])
    assert "Date" not in text
    assert max(map(len, text.splitlines())) <= 102
    assert [line for line in text.splitlines() if line.startswith("#")][:3] == ["# mine", "#. text", "#, fuzzy"]
    assert len(list(read_po(StringIO(text), abort_invalid=True))) == 2


def test_what_is_gone_is_kept_at_the_end() -> None:
    text = written("de", [Translated("a", "A", "B", gone=True), Translated("c", "C", "D")])
    assert text.endswith('\n#~ msgctxt "a"\n#~ msgid "A"\n#~ msgstr "B"\n')
    assert [(one.context, one.gone) for one in read_catalog("a.po", text.encode())] == [("c", False), ("a", True)]


def test_what_other_programs_write_is_read() -> None:
    text = (
        HEAD
        + '#: a.c:1\n#, fuzzy, c-format\n#| msgctxt "a"\n#| msgid "Old"\nmsgctxt "a"\nmsgid ""\n"A\\n"\nmsgstr "B"\r\n'
    )
    text += '\n#~| msgid "x"\n#~ msgctxt "b"\n#~ msgid "y"\n#~ msgstr "z"\n'
    first, gone = read_catalog("a.po", b"\xef\xbb\xbf" + text.encode())
    assert (first.context, first.english, first.said, first.fuzzy, first.before) == ("a", "A\n", "B", True, "Old")
    assert gone.gone


@pytest.mark.parametrize(
    ("data", "line", "message"),
    [
        (b"\xff\xfem\0", 1, "po-not-utf8"),
        (HEAD.encode() + b'msgid "\xe4"\nmsgstr ""\n', 4, "po-not-utf8"),
        (HEAD.encode() + b'msgid "a"\n', 4, "po-syntax"),
        (HEAD.encode() + b'msgid "a"\nmsgstr "b" c\n', 5, "po-syntax"),
        (HEAD.encode() + b"root:x:0:0\n", 4, "po-syntax"),
        (HEAD.encode() + b'msgid "a"\nmsgid_plural "b"\nmsgstr[999999999] "c"\n', 5, "po-plural"),
        (HEAD.encode() + b'#~ msgid "a"\n#~ msgid_plural "b"\n', 5, "po-plural"),
        (HEAD.encode() + b'msgid "a"\nmsgstr[0] "c"\n', 5, "po-plural"),
        (b'"a"\n', 1, "po-syntax"),
        (HEAD.encode() + 'msgid "\u202e"\n'.encode(), 4, "po-character"),
        (b"PK\x03\x04", 1, "po-character"),
        (b" " * (MOST_PO_BYTES + 1), 1, "yaml-too-large"),
    ],
)
def test_a_file_that_is_not_a_po_file_is_reported_with_its_line(data: bytes, line: int, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_catalog("a.po", data)
    (fault,) = caught.value.faults
    assert (fault.mark.line, fault.message) == (line, message), str(fault)


def test_texts_are_the_same_however_their_letters_are_composed() -> None:
    (found,) = read_catalog("a.po", (HEAD + 'msgid "Mu\u0308ller"\nmsgstr "u\u0308"\n').encode())
    assert (found.english, found.said) == ("M\u00fcller", "\u00fc")


def test_its_header_is_not_believed() -> None:
    head = "Content-Type: text/plain; charset=zlib\\nPlural-Forms: nplurals=99999999999;\\nPOT-Creation-Date: x\\n"
    text = f'msgid ""\nmsgstr "{head}"\n\nmsgctxt "a"\nmsgid "A"\nmsgstr "Ä"\n'
    assert [one.said for one in read_catalog("a.po", text.encode())] == ["Ä"]


@given(st.binary(max_size=200) | st.text(alphabet='msgidtrcx "\\#~|,[0]\n').map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(ContentError):
        read_catalog("a.po", data)

"""Strict YAML: refusals and their exact places, and scalars that stay as they are written."""

import time
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.yaml.documents import DEEPEST, MOST_DOCUMENT_BYTES, MOST_NODES, read_documents
from tutor.content.yaml.source import Document, SourceMark

# Some readers of YAML take each of these for something other than text.
WORDS = (
    *(
        "NO",
        "no",
        "on",
        "Off",
        "y",
        "true",
        "~",
        "null",
        "12:30",
        "1:20:05",
        "1e3",
        "0x10",
        "0o7",
        "010",
        "0b1",
        "1_000",
    ),
    *(".inf", ".nan", "2024-01-31", "1.50", "+5", "-1", "=", "<<", "10D", "é♠", "a#b"),
)


def only(data: bytes | str) -> Document:
    """The one document of a text."""
    (document,) = read_documents("file.yaml", data)
    return document


def plain(data: bytes | str) -> object:
    """Return the contents of one document without faults."""
    document = only(data)
    assert document.root is not None
    assert document.faults == ()
    return document.root.plain()


def told(data: bytes | str) -> list[str]:
    """List all faults of all documents in order, as `line:column message`."""
    return [
        f"{fault.mark.line}:{fault.mark.column} {fault.message}"
        for document in read_documents("file.yaml", data)
        for fault in document.faults
    ]


class TestScalars:
    @pytest.mark.parametrize("word", WORDS)
    def test_a_plain_scalar_stays_the_text_that_was_written(self, word: str) -> None:
        assert plain(f"{word}x: 1\nkey: {word}\nlist: [{word}]\n") == {f"{word}x": "1", "key": word, "list": [word]}

    @pytest.mark.parametrize("word", ["NO", "on", "12:30", "1e3", "0x10", "~", "<<"])
    def test_a_key_stays_text_too(self, word: str) -> None:
        assert plain(f"{word}: 1\n") == {word: "1"}

    @pytest.mark.parametrize("key", ["\\0", "\\u0001", "", " "])
    def test_no_key_in_quotes_is_lost(self, key: str) -> None:
        assert len(cast(dict[str, object], plain(f'"{key}": {{a: 1}}\n'))) == 1

    def test_nothing_after_a_colon_is_empty_text(self) -> None:
        assert plain("a:\nb: ''\n") == {"a": "", "b": ""}

    def test_quotes_and_folded_text_are_read_as_yaml_says(self) -> None:
        assert plain("a: '1'\nb: \"x\\ty\"\nc: >-\n  one\n  two\nd: |\n  one\n  two\n") == {
            "a": "1",
            "b": "x\ty",
            "c": "one two",
            "d": "one\ntwo\n",
        }

    def test_a_merge_key_merges_nothing(self) -> None:
        assert plain("a: {<<: {b: c}}\n") == {"a": {"<<": {"b": "c"}}}

    def test_letters_are_composed_in_texts_and_keys(self) -> None:
        assert plain("Mu\u0308ller: [Ida, 'Mu\u0308ller']\n") == {"M\u00fcller": ["Ida", "M\u00fcller"]}

    def test_what_only_looks_alike_stays_as_it_is_written(self) -> None:
        assert plain("a: \ufb01\u2460\uff21\n") == {"a": "\ufb01\u2460\uff21"}


class TestRefusals:
    def test_a_key_is_a_duplicate_however_its_letters_are_composed(self) -> None:
        assert told("M\u00fcller: 1\nMu\u0308ller: 2\n") == ["2:1 yaml-duplicate-key"]

    def test_tags_are_refused_wherever_they_are(self) -> None:
        text = "!!map\na: !!int 1\n!k b: [!!str x, ! y]\nc: !<tag:x,2000:z> {}\n"
        assert told(text) == [
            "1:1 yaml-tag",
            "2:4 yaml-tag",
            "3:1 yaml-tag",
            "3:8 yaml-tag",
            "3:17 yaml-tag",
            "4:4 yaml-tag",
        ]

    def test_a_tag_that_would_make_an_object_makes_nothing(self) -> None:
        document = only("a: !!python/object/apply:os.getcwd []\n")
        assert document.root is not None
        assert document.root.plain() == {"a": []}
        assert [fault.details["tag"] for fault in document.faults] == [
            "tag:yaml.org,2002:python/object/apply:os.getcwd"
        ]

    def test_anchors_and_aliases_are_refused_each_at_its_place(self) -> None:
        text = "a: &one [x]\nb: *one\n&two c: {d: *two, *one : e}\n"
        assert told(text) == [
            "1:4 yaml-anchor",
            "2:4 yaml-alias",
            "3:1 yaml-anchor",
            "3:13 yaml-alias",
            "3:19 yaml-alias",
        ]

    def test_aliases_that_would_grow_without_end_are_not_followed(self) -> None:
        lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
        lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
        found = told("\n".join(lines))
        assert len(found) == 12 + 11 * 9

    def test_every_duplicate_key_names_the_line_of_the_first(self) -> None:
        document = only("a: 1\nb: {c: 1, d: 2, c: 3}\na: {x: 1, x: 2}\n'a': 4\n")
        found = [(fault.mark, fault.details) for fault in document.faults]
        assert {fault.message for fault in document.faults} == {"yaml-duplicate-key"}
        assert found == [
            (SourceMark(2, 17), {"key": "c", "line": 2}),
            (SourceMark(3, 1), {"key": "a", "line": 1}),
            (SourceMark(3, 11), {"key": "x", "line": 3}),
            (SourceMark(4, 1), {"key": "a", "line": 1}),
        ]
        assert document.root is not None
        assert document.root.plain() == {"a": "1", "b": {"c": "1", "d": "2"}}

    def test_lists_and_mappings_are_not_keys(self) -> None:
        text = "? [a]\n: 1\n? {b: c, b: d}\n: {x: 1, x: 2}\ne: f\n"
        expected = [
            "1:3 yaml-key-not-text",
            "3:3 yaml-key-not-text",
            "3:10 yaml-duplicate-key",
            "4:10 yaml-duplicate-key",
        ]
        assert told(text) == expected
        root = only(text).root
        assert root is not None
        assert root.plain() == {"e": "f"}

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("a: b: c\n", "1:5 colon"),
            ("a: {b: c: d}\n", "1:9 comma"),
            ("a: {b: 1 c: 2}\n", "1:11 comma"),
            ("a: [b: 1 c: 2]\n", "1:11 comma"),
            ("- a: b: c\n", "1:7 colon"),
            ("a: [b\n", "1:4 bracket"),
            ("a: [b\nc: d\n", "1:4 bracket"),
            ("a: {b: c]\n", "1:4 bracket"),
            ("a: ]\n", "1:4 closing"),
            ("a: {b: c}}\n", "1:10 closing"),
            ("a: [\"b]\nc: \"d\"\n", "1:5 quote"),
            ("a: [\"b\\\"\", 'c]\nd: 'e'\n", "1:12 quote"),
            ("a: [b #1, c]\nd: e\n", "1:7 comment"),
            ("a: [b,, c]\n", "1:7 two-commas"),
            ("a: >b\n", "1:4 sign"),
            ("a: - b\n", "1:4 sign"),
            ("a: ? b\n", "1:4 sign"),
            ("a: [b] c\n", "1:4 sign"),
            ("a: {b} c\n", "1:4 sign"),
            ("a: !! b\n", "1:4 sign"),
            ("a: >\n\tb\n", "2:1 tab"),
            ("a: b\nc:\u00a0d\ne: f\n", "2:3 hard-blank"),
            ("- a: b\n  c:\u2009d\n  e: f\n", "2:5 hard-blank"),
            ("a: b\nc:\u200bd\ne: f\n", "2:3 unseen"),
            ("a:\n  -\u00a0b\n  - {c: d}\n", "2:4 hard-blank"),
            ("a:\n  b: c\n\u3000\u3000d: e\n  f: g\n", "3:1 hard-blank"),
            ("a:\n  -b\n  - {c: d}\n", "2:3 dash"),
            ("a:\n  - b\n  -{c: d}\n", "3:3 dash"),
            ("a:\n  – b\n  - {c: d}\n", "2:3 other-dash"),
            ("a:\n  • b\n  - {c: d}\n", "2:3 other-dash"),
            ("a:\n  * b\n  * {c: d}\n", "2:3 other-dash"),
            # What is a text above the key before is no slip.
            ("a: x\n  -y\nb: c\nd: e: f\n", "4:5 colon"),
            ("a: 'b\n", "1:4 quote"),
            ("a: b\nc: \"d\ne: f\n", "2:4 quote"),
            ("a: 'it's b'\n", "1:8 after-quote"),
            ("a: \"b\nc: \"d\"\n", "2:5 after-quote"),
            ("a: b\n c: d\n", "2:3 goes-on"),
            ("a\nc: d\n", "2:2 goes-on"),
            ("a: b\nc\nd: e\n", "2:1 no-colon"),
            ("a: b\n\tc: d\n", "2:1 tab"),
            ("a:\n  - b\n \t- c\n", "3:2 tab"),
            ("a: @b\n", "1:4 sign"),
            ("a: *b*\n", "1:4 sign"),
            ("a: **b**\n", "1:4 sign"),
            ("a: & b\n", "1:4 sign"),
            ("a: \"\\q\"\n", "1:5 backslash"),
            ("a: \"b\n  \\xyz\"\n", "2:3 backslash"),
            ("a: {b: \"c\\q\"}\n", "1:10 backslash"),
            ("a: [", "1:4 bracket"),
            ("a: {\n", "1:4 bracket"),
            ("a: [1,\n\n", "1:4 bracket"),
            ("a: [[b], {c: [d],\n", "1:10 bracket"),
            ("a: {b: '[',\n  # [\n  c:", "1:4 bracket"),
            ("é♠: b: c\n", "1:6 colon"),
            ("a: b\n- c\n", "2:1 indent"),
            ("a:\n  b: c\n d: e\n", "3:2 indent"),
            ("  a: b\nc: d\n", "2:1 indent"),
        ],
    )  # fmt: skip
    def test_a_syntax_error_has_its_line_and_column_and_is_reported_as_the_likely_mistake(
        self, text: str, fault: str
    ) -> None:
        place, mistake = fault.split()
        assert told(text) == [f"{place} yaml-{mistake}"]
        assert only(text).root is None

    def test_what_follows_from_an_alias_is_not_a_mistake_of_its_own(self) -> None:
        assert told("a: *One of us\n") == ["1:4 yaml-alias"]
        assert told("a: *One of us\nb: c: d\n") == ["1:4 yaml-alias"]
        assert told("a: [*one]\nb: c: d\n") == ["1:5 yaml-alias", "2:5 yaml-colon"]

    def test_lines_that_a_message_names_count_through_the_stream(self) -> None:
        _, second = read_documents("f", "a: 1\n---\nb: [c\nd: e\n")
        assert [fault.details["line"] for fault in second.faults] == [4]

    @pytest.mark.parametrize("end", ["", "\n", "  \n\n# so far\n", "\r\n", "\u2028"])
    @pytest.mark.parametrize("begin", ["[", "{", "[1,", "{b:", "[{c: d}, [e],", "[\t"])
    def test_a_bracket_that_is_open_at_the_end_is_named(self, begin: str, end: str) -> None:
        _, second = read_documents("f", f"a: 1\n---\nb: {begin}{end}")
        (fault,) = second.faults
        assert (fault.mark, fault.message, fault.details["sign"]) == (SourceMark(3, 4), "yaml-bracket", begin[0])

    def test_the_end_of_a_text_is_behind_its_last_sign(self) -> None:
        (fault,) = only("a: [1,\n  2,").faults
        assert fault.details == {"sign": "[", "line": 2, "column": 5}

    @pytest.mark.parametrize(
        "character", ["\0", "\x07", "\x08", "\x0b", "\x0c", "\x1b", "\x1f", "\x7f", "\x80", "\ufffe"]
    )
    def test_a_control_character_is_refused_at_its_place(self, character: str) -> None:
        (fault,) = only(f"a: b\nc: d{character}e\n").faults
        assert (fault.mark, fault.message) == (SourceMark(2, 5), "yaml-character")
        assert fault.details == {"code": f"U+{ord(character):04X}"}

    def test_a_control_character_after_others_than_ascii_is_found_at_its_place_too(self) -> None:
        assert told("ç: d\x07e\n") == ["1:5 yaml-character"]
        assert told("a: ♠♥♦♣♠♥♦♣\nb: c\x07\nd: e\nf: g\n".encode()) == ["2:5 yaml-character"]

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_lines_are_counted_whatever_ends_them(self, end: str) -> None:
        assert told(end.join(["a: b", "c: d", "a: e", ""])) == ["3:1 yaml-duplicate-key"]
        assert told(end.join(["a: b", "c: d", "e: \x07", ""])) == ["3:4 yaml-character"]
        assert told(end.join(["a: b", "---", "e: f", "e: g", ""])) == ["4:1 yaml-duplicate-key"]

    def test_bad_utf8_is_refused_at_the_character_where_it_begins(self) -> None:
        assert told(b"a: b\nc: \xff\n") == ["2:4 yaml-not-utf8"]
        assert told("é: ".encode() + b"\xc3\n") == ["1:4 yaml-not-utf8"]
        assert told("a: b\n".encode("utf-16")) == ["1:1 yaml-not-utf8"]

    def test_a_byte_order_mark_at_the_beginning_is_not_part_of_the_text(self) -> None:
        assert plain(b"\xef\xbb\xbfa: b\n") == {"a": "b"}
        (fault,) = only(b"\xef\xbb\xbfa: b\na: c\n").faults
        assert fault.mark == SourceMark(2, 1)
        (first,) = only(b"\xef\xbb\xbf!x a: b\n").faults
        assert first.mark == SourceMark(1, 1)

    @pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n", "\ufeff"])
    def test_no_content_is_a_fault_of_its_own(self, text: str) -> None:
        assert told(text.encode()) == ["1:1 yaml-empty"]

    def test_size_is_limited(self) -> None:
        assert told(b"a: b" + b"#" * MOST_DOCUMENT_BYTES) == ["1:1 yaml-too-large"]
        assert plain(b"a: b\n" + b"#" * (MOST_DOCUMENT_BYTES - 5)) == {"a": "b"}

    def test_depth_is_limited(self) -> None:
        assert told("[" * DEEPEST + "x" + "]" * DEEPEST) == []
        assert told("[" * (DEEPEST + 2) + "]" * (DEEPEST + 2)) == [f"1:{DEEPEST + 2} yaml-too-deep"]
        assert told("[" * 200_000)[0].endswith(" yaml-too-deep")
        assert told("a: " + "{b: " * 40) == [f"1:{1 + 4 * DEEPEST} yaml-too-deep"]

    def test_the_number_of_nodes_is_limited(self) -> None:
        assert told("- a\n" * (MOST_NODES - 1)) == []
        assert told("- a\n" * MOST_NODES) == [f"{MOST_NODES}:3 yaml-too-many"]


class TestStreams:
    def test_documents_are_parted_by_three_dashes(self) -> None:
        roots = [document.root for document in read_documents("f", "a: 1\n---\nb: 2\n--- # more\nc: 3\n--- {d: 4}\n")]
        assert [root and root.plain() for root in roots] == [{"a": "1"}, {"b": "2"}, {"c": "3"}, {"d": "4"}]

    @pytest.mark.parametrize(
        "text", ["---\na: 1\n---\nb: 2\n", "# head\n---\na: 1\n---\nb: 2\n---\n", "a: 1\n...\n---\nb: 2\n...\n"]
    )
    def test_dashes_before_the_first_or_after_the_last_part_nothing(self, text: str) -> None:
        roots = [document.root for document in read_documents("f", text)]
        assert [root and root.plain() for root in roots] == [{"a": "1"}, {"b": "2"}]

    def test_dashes_inside_a_line_or_a_word_part_nothing(self) -> None:
        assert plain("a: b --- c\nd: |\n  ---\n  e\n---f: g\n") == {"a": "b --- c", "d": "---\ne\n", "---f": "g"}

    def test_a_bad_document_spoils_no_other_and_lines_count_through_the_file(self) -> None:
        text = "a: 1\n---\nb: ]\n---\nc: 'open\n---\nd: \x07\n---\ne: 5\ne: 6\n"
        documents = read_documents("f", text)
        assert [bool(document.root) for document in documents] == [True, False, False, False, True]
        assert told(text) == ["3:4 yaml-closing", "5:4 yaml-quote", "7:4 yaml-character", "10:1 yaml-duplicate-key"]

    def test_an_empty_document_between_others_keeps_its_place(self) -> None:
        documents = read_documents("f", "a: 1\n---\n# nothing\n---\nb: 2\n")
        assert [document.root and document.root.plain() for document in documents] == [{"a": "1"}, "", {"b": "2"}]

    @pytest.mark.parametrize("text", ["---\n", "---\n---\n", "---\n# only\n---\n", "# only\n---\n"])
    def test_a_stream_of_nothing_is_one_document_of_nothing(self, text: str) -> None:
        assert len(read_documents("f", text)) == 1

    @given(
        st.one_of(
            st.binary(max_size=200), st.text(max_size=200), st.text(alphabet="-\n ab:[]{}&*!'\"#|>?%", max_size=60)
        )
    )
    def test_any_bytes_give_at_least_one_document_with_a_tree_or_a_fault(self, data: bytes | str) -> None:
        documents = read_documents("f", data)
        assert documents
        assert all(document.root is not None or document.faults for document in documents)
        assert all(
            fault.mark.line >= 1 and fault.mark.column >= 1 and str(fault) for d in documents for fault in d.faults
        )

    @given(
        st.lists(st.sampled_from(["a: 1", "b: [1, 2]", "c: ]", "d: 'x", "e: \x07", "f: &x 1"]), min_size=1, max_size=6)
    )
    def test_every_document_is_read_as_it_would_be_alone(self, bodies: list[str]) -> None:
        documents = read_documents("f", "".join(f"---\n{body}\n" for body in bodies))
        assert len(documents) == len(bodies)
        for index, (body, document) in enumerate(zip(bodies, documents, strict=True)):
            alone = only(f"---\n{body}\n")
            assert (document.root and document.root.plain()) == (alone.root and alone.root.plain())
            moved = [
                (fault.message, SourceMark(fault.mark.line + 2 * index, fault.mark.column)) for fault in alone.faults
            ]
            assert [(fault.message, fault.mark) for fault in document.faults] == moved


class TestPlaces:
    def test_a_path_leads_to_a_node_and_no_further_than_there_is_one(self) -> None:
        root = only("a:\n  - b\n  - {c: d}\n").root
        assert root is not None
        assert root.mark_at(()) == SourceMark(1, 1)
        assert root.mark_at(("a",)) == SourceMark(2, 3)
        assert root.mark_at(("a", 1, "c")) == SourceMark(3, 9)
        assert root.key_at(("a", 1, "c")) == SourceMark(3, 6)
        assert root.key_at(("a",)) == SourceMark(1, 1)
        assert root.mark_at(("a", 7, "c")) == SourceMark(2, 3)
        assert root.mark_at(("nothing",)) == SourceMark(1, 1)


def test_a_yaml_directive_is_not_a_document() -> None:
    assert len(read_documents("f", b"%YAML 1.2\n---\na: b\n---\nc: d\n")) == 2


def test_a_fault_is_one_line_that_does_nothing_to_a_terminal() -> None:
    (document,) = read_documents("f", '"a\\e[31m": 1\n"a\\e[31m": 2\n')
    (fault,) = document.faults
    assert "\\x1b" in str(fault)
    assert str(fault).isprintable()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: b #3 c\n", [("b", SourceMark(1, 6), "#3 c")]),
        ("x: y\na: b\n  c  # d\n", [("b c", SourceMark(3, 6), "# d")]),
        ("x: y #1\na: # b\n", [("y", SourceMark(1, 6), "#1"), ("", SourceMark(2, 4), "# b")]),
        ("a: b#c\n", []),
        ("a: 'b' # c\n", []),
        ("a: |\n  b # c\n", []),
        ("a: |\n  b\n # c\nd: e # f\n", [("e", SourceMark(4, 6), "# f")]),
        ("# b\na: c\n", []),
        ("a: [b, c] # d\n", []),
        ("---\na: b\n---\nc: d #e\n", [("d", SourceMark(4, 6), "#e")]),
    ],
)
def test_a_comment_after_a_text_without_quotes_is_kept(text: str, expected: list[tuple[str, SourceMark, str]]) -> None:
    nodes = [node for document in read_documents("f.yaml", text) for node in document.commented]
    assert [(node.value, node.comment.mark, node.comment.text) for node in nodes if node.comment] == expected


def test_what_an_author_sees_is_in_the_message() -> None:
    (fault,) = only("a: b\nturn:\u00a0South\nc: d\n").faults
    assert '"turn: South" has a no-break or other odd blank (U+00A0)' in str(fault)
    (fault,) = only("a:\n  -{b: c, d: e, f: g, h: ij}\n").faults
    assert str(fault).endswith("write - {b: c, d: e, f: g, h: ij…")


def test_a_line_of_many_dashes_holds_no_one_up() -> None:
    started = time.monotonic()
    assert only("a: b\n" + "-" * 200_000 + ":x\nc: d: e\n").faults
    assert only("a: b\n" + "- " * 200_000 + ":x\nc: [" + "- " * 9000).faults
    assert time.monotonic() - started < 5

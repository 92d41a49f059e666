"""The bytes that are served of a file, before they are packed."""

from pathlib import Path

from tutor.app.server.delivery.compression import served_bytes


def test_a_style_sheet_is_served_without_comments_but_those_of_licences(tmp_path: Path) -> None:
    sheet, script = tmp_path / "a.css", tmp_path / "a.js"
    sheet.write_text("/*! MIT */\n/* why */\n.a { color: red; /* not\nblue */ }\n")
    script.write_text("/* why */ 1\n")
    assert served_bytes(sheet) == b"/*! MIT */\n.a { color: red; }\n"
    assert served_bytes(script) == b"/* why */ 1\n"

"""The site: its address, an error in words where it is unusable, and the path it is served under."""

import errno
import socket
from contextlib import closing

import pytest
from hypothesis import given, strategies

from tutor.app.server.site import CannotServeError, Site, base_path, bind, url_of
from tutor.text import language, render

WORDS = language("en")


def test_port_0_takes_a_free_one() -> None:
    with closing(bind("127.0.0.1", 0)) as bound:
        host, port = bound.getsockname()
        assert host == "127.0.0.1"
        assert port > 0


def test_a_taken_port_is_reported_with_the_remedy() -> None:
    with closing(bind("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(CannotServeError) as refused:
            bind("127.0.0.1", port)
    assert not refused.value.usage
    told = render(WORDS, refused.value.line)
    assert str(port) in told
    assert "--port" in told


def test_a_port_that_needs_rights_is_not_said_to_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: socket.socket, __: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(CannotServeError) as refused:
        bind("127.0.0.1", 80)
    told = render(WORDS, refused.value.line)
    assert "port 80 " in told
    assert "taken" not in told


@pytest.mark.parametrize("port", [-1, 65536, 10**9])
def test_a_port_is_a_number_from_0_to_65535(port: int) -> None:
    with pytest.raises(CannotServeError) as refused:
        bind("127.0.0.1", port)
    assert refused.value.usage
    assert "65535" in render(WORDS, refused.value.line)


@pytest.mark.parametrize("host", ["192.0.2.1", "x" * 100, "a..b"])
def test_an_address_that_is_not_ours_is_reported(host: str) -> None:
    with pytest.raises(CannotServeError) as refused:
        bind(host, 0)
    assert host in render(WORDS, refused.value.line)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("localhost", "http://localhost:80"),
        ("0.0.0.0", "http://localhost:80"),
        ("::", "http://localhost:80"),
        ("::1", "http://[::1]:80"),
    ],
)
def test_the_address_for_the_browser(host: str, url: str) -> None:
    assert url_of(host, 80) == url
    assert url_of(host, 80, "/club") == url + "/club"


@pytest.mark.parametrize(
    ("text", "base"),
    [("", ""), ("/", ""), ("club", "/club"), ("/club/", "/club"), ("/a-b/c_D/9", "/a-b/c_D/9"), ("//club//", "/club")],
)
def test_a_path_is_read_with_and_without_slashes(text: str, base: str) -> None:
    assert base_path(text) == base
    assert base_path(base) == base


@pytest.mark.parametrize(
    "text", ["a b", "a//b", "../a", "a.b", "ä", "http://club", "a?b", "a%20", '"/>', "{base}", "\n"]
)
def test_a_path_that_browsers_could_change_is_refused_in_words(text: str) -> None:
    with pytest.raises(CannotServeError) as refused:
        base_path(text)
    assert refused.value.usage
    assert "/zwickern" in render(WORDS, refused.value.line)


@given(strategies.text())
def test_whatever_is_taken_for_a_path_can_stand_in_a_page_and_a_cookie(text: str) -> None:
    try:
        base = base_path(text)
    except CannotServeError:
        return
    assert base == "" or (base[0] == "/" and base.isascii() and not set(base) & set(" \"'<>;,\\\r\n{}"))


@pytest.mark.parametrize(
    ("host", "many", "shared"), [("127.0.0.1", False, False), ("::1", True, True), ("h", False, True)]
)
def test_a_site_is_shared_where_many_are_expected_or_others_can_reach_it(host: str, many: bool, shared: bool) -> None:
    assert Site(host, many=many).shared == shared

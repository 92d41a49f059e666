"""Accounts: a visitor who has logged in has the profile of the account, which no one else gets by any cookie."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from hypothesis import given, strategies
from streamlit.testing.v1 import AppTest

from tutor.app.server.login_file import SHORTEST_SECRET, read_login
from tutor.app.server.site import CannotServeError
from tutor.app.visitor import account, attempt_log
from tutor.app.visitor.account import ACCOUNT, DEFAULT, account_of, offer_login
from tutor.app.visitor.profile import PROFILE_COOKIE, profile_of, serve_many
from tutor.app.visitor.session import Whose
from tutor.text import language, render
from tutor.trainer.attempts import LONGEST_PROFILE

WORDS = language("en")
IDA = {"is_logged_in": True, "iss": "https://club.example", "sub": "ida"}
JAN = {**IDA, "sub": "jan"}
TOKEN = "AbCdEfGhIjKlMnOpQrSt-_"
FILE = f"""\
[auth]
redirect_uri = "https://club.example/tutor/oauth2callback"
cookie_secret = "{"x" * SHORTEST_SECRET}"
client_id = "a"
client_secret = "b"
server_metadata_url = "https://id.example/.well-known/openid-configuration"
"""


# -- whose account ------------------------------------------------------------


def test_an_account_has_one_profile_for_ever() -> None:
    assert account_of(IDA) == account_of({**IDA, "name": "Ida", "email": "ida@club.example", "iat": 3})
    assert account_of(IDA) == "account-ut3GdWdqH0oWB2CBHqerTFxp4ryr-xEM1emjLC5BHuU"


def test_the_account_in_a_cookie_is_the_one_that_it_was_made_of() -> None:
    told = {"is_logged_in": True, ACCOUNT: account_of(IDA)}
    assert account_of(told) == account_of(IDA)
    assert account_of({**told, "is_logged_in": False}) is None
    assert account_of({**IDA, ACCOUNT: account_of(JAN)}) == account_of(IDA), "a provider cannot name another one"
    assert account_of({**told, "iss": "https://club.example"}) is None
    for other in ("", "local", TOKEN, "account-x", None, 3):
        assert account_of({**told, ACCOUNT: other}) is None


@pytest.mark.parametrize("other", [JAN, {**IDA, "iss": "https://club.examplei", "sub": "da"}, {**IDA, "iss": "x"}])
def test_another_account_has_another_profile(other: Mapping[str, object]) -> None:
    assert account_of(other) not in (account_of(IDA), None)


@pytest.mark.parametrize(
    "user",
    [
        {},
        {**IDA, "is_logged_in": False},
        {**IDA, "is_logged_in": "yes"},
        {**IDA, "sub": None},
        {**IDA, "sub": ""},
        {"is_logged_in": True, "sub": "ida"},
        {"email": "ida@club.example"},
    ],
)
def test_a_visitor_who_is_not_known_for_certain_has_no_account(user: Mapping[str, object]) -> None:
    assert account_of(user) is None


@given(strategies.text(min_size=1), strategies.text(min_size=1))
def test_whatever_a_provider_calls_people_the_profile_can_be_kept_and_says_nothing_about_them(
    issuer: str, subject: str
) -> None:
    found = account_of({"is_logged_in": True, "iss": issuer, "sub": subject})
    assert found is not None
    assert len(found) <= LONGEST_PROFILE
    assert found.isascii()
    assert found.isprintable()


def test_no_cookie_names_the_profile_of_an_account() -> None:
    named = account_of(IDA) or ""
    assert profile_of({PROFILE_COOKIE: named}, Whose()) != named


# -- coming and going ---------------------------------------------------------


class Visitor:
    """A browser with a cookie, at a page that shows the profile and what was tried; it may be logged in."""

    def __init__(self, patch: pytest.MonkeyPatch, cookie: str = TOKEN) -> None:
        self.patch, self.cookie = patch, cookie
        self.user: dict[str, Any] = {}
        self.at = AppTest.from_function(_page, default_timeout=30)

    def run(self, *, anew: bool = False) -> tuple[str, int]:
        """The profile and the number of attempts, in the same session or in a new one."""
        if anew:
            self.at = AppTest.from_function(_page, default_timeout=30)
        self.patch.setattr(type(st.context), "cookies", property(lambda _: {PROFILE_COOKIE: self.cookie}))
        self.patch.setattr(type(st.user), "to_dict", lambda _: self.user)
        self.at.run()
        assert not self.at.exception
        who, tried = self.at.text
        return str(who.value), int(tried.value)


def _page() -> None:
    import streamlit  # noqa: PLC0415

    from tutor.app.visitor.account import account_buttons  # noqa: PLC0415
    from tutor.app.visitor.attempts import attempts  # noqa: PLC0415
    from tutor.app.visitor.merge_on_login import merge_on_login  # noqa: PLC0415
    from tutor.app.visitor.profile import profile  # noqa: PLC0415

    merge_on_login()
    account_buttons()
    streamlit.text(profile())
    streamlit.text(str(len(attempts())))


def note(profile: str, number: int = 1) -> None:
    """Have something noted in the log."""
    from tests.trainer.samples import attempt  # noqa: PLC0415

    for _ in range(number):
        one = attempt("a")
        attempt_log.log().add(type(one)(**{name: getattr(one, name) for name in one.__slots__} | {"profile": profile}))


@pytest.fixture
def login() -> Iterator[None]:
    """Serve the tutor to many, who can log in."""
    serve_many(many=True)
    offer_login([DEFAULT])
    yield
    offer_login([])
    serve_many(many=False)


@pytest.mark.usefixtures("login")
def test_what_was_done_before_logging_in_comes_along_once(monkeypatch: pytest.MonkeyPatch) -> None:
    note(TOKEN, 2)
    ida = Visitor(monkeypatch)
    assert ida.run() == (TOKEN, 2)
    ida.user = IDA
    assert ida.run(anew=True) == (account_of(IDA), 2)
    assert [one.value for one in ida.at.toast] == [WORDS("login-adopted", number=2)]
    assert ida.run(anew=True) == (account_of(IDA), 2)
    assert list(ida.at.toast) == [], "nothing is left to come along"
    ida.user = {}
    assert ida.run(anew=True) == (TOKEN, 0)


@pytest.mark.usefixtures("login")
def test_the_next_one_at_this_browser_sees_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    note(TOKEN)
    one = Visitor(monkeypatch)
    one.user = IDA
    assert one.run() == (account_of(IDA), 1)
    # Even in the same session, as after a connection that was lost and found again.
    one.user = JAN
    assert one.run() == (account_of(JAN), 0)
    one.user = {}
    assert one.run() == (TOKEN, 0)


@pytest.mark.usefixtures("login")
def test_an_account_is_the_same_in_every_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    note(account_of(IDA) or "", 3)
    other = Visitor(monkeypatch, cookie=TOKEN[::-1])
    assert other.run()[1] == 0
    other.user = IDA
    assert other.run(anew=True)[1] == 3


def test_without_a_login_no_one_sees_what_another_browser_did(monkeypatch: pytest.MonkeyPatch) -> None:
    serve_many(many=True)
    try:
        note(TOKEN)
        one, other = Visitor(monkeypatch), Visitor(monkeypatch, cookie=TOKEN[::-1])
        # Where no one can log in, a header that claims an account is ignored.
        other.user = IDA
        assert (one.run(), other.run()) == ((TOKEN, 1), (TOKEN[::-1], 0))
        assert list(one.at.button) == []
    finally:
        serve_many(many=False)


@pytest.mark.usefixtures("login")
def test_there_is_a_button_for_each_provider_and_one_to_log_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(account.st, "login", asked.append)
    monkeypatch.setattr(account.st, "logout", lambda: asked.append("out"))
    offer_login([DEFAULT, "school"])
    one = Visitor(monkeypatch)
    one.run()
    assert [button.label for button in one.at.button] == ["Log in", "Log in with school"]
    one.at.button[1].click().run()
    one.user = IDA
    one.run()
    assert [button.label for button in one.at.button] == ["Log out"]
    one.at.button[0].click().run()
    assert asked == ["school", "out"]


# -- the operator's file ------------------------------------------------------


def written(tmp_path: Path, text: str) -> Path:
    """A file of the operator."""
    file = tmp_path / "login.toml"
    file.write_text(text)
    return file


def test_a_provider_may_be_given_by_itself_or_several_with_names(tmp_path: Path) -> None:
    assert read_login(written(tmp_path, FILE), "/tutor").providers == [DEFAULT]
    shared, _, one = FILE.partition("client_id")
    named = f"{shared}\n[auth.school]\nclient_id{one}\n[auth.club]\nclient_id{one}"
    assert read_login(written(tmp_path, named), "/tutor").providers == ["school", "club"]
    assert read_login(written(tmp_path, f"{FILE}\n[auth.club]\nclient_id{one}"), "/tutor").providers == [
        DEFAULT,
        "club",
    ]
    extra = f"{FILE}\n[auth.client_kwargs]\nprompt = 'login'\n"
    assert read_login(written(tmp_path, extra), "/tutor").providers == [DEFAULT]


def test_a_provider_is_asked_for_the_identity_and_nothing_else_whatever_the_file_says(tmp_path: Path) -> None:
    shared, _, one = FILE.partition("client_id")
    more = "client_kwargs = {prompt = 'login', scope = 'openid email profile'}\n"
    login = read_login(
        written(tmp_path, f"{FILE}{more}[auth.school]\nclient_id{one}{more}[auth.club]\nclient_id{one}"), "/tutor"
    )
    asked = [place["client_kwargs"] for place in (login.auth, login.auth["school"], login.auth["club"])]
    assert asked == [{"prompt": "login", "scope": "openid"}] * 2 + [{"scope": "openid"}]
    assert login.auth["redirect_uri"] in shared
    assert login.secret == "x" * SHORTEST_SECRET


@pytest.mark.parametrize(("found", "enough"), [("1.6.5", False), ("1.6.6", True), ("1.10", True), ("2.0rc1", True)])
def test_an_old_package_is_not_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str, enough: bool
) -> None:
    monkeypatch.setattr("tutor.app.server.login_file.version", lambda _: found)
    if enough:
        assert read_login(written(tmp_path, FILE), "/tutor").providers == [DEFAULT]
        return
    with pytest.raises(CannotServeError) as refused:
        read_login(written(tmp_path, FILE), "/tutor")
    assert "pip install" in render(WORDS, refused.value.line)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "auth"),
        ("auth = 3", "auth"),
        ("[auth", "login.toml"),
        (FILE.replace("redirect_uri", "other"), "auth.redirect_uri"),
        (FILE.replace("cookie_secret", "other"), "auth.cookie_secret"),
        (FILE.replace("client_id", "other"), "auth.client_id"),
        (FILE.replace('"b"', "3"), "auth.client_secret"),
        (FILE.replace("server_metadata_url", "other"), "auth.server_metadata_url"),
        (FILE.replace("x" * SHORTEST_SECRET, "x" * (SHORTEST_SECRET - 1)), "auth.cookie_secret"),
        (FILE.replace("/tutor/", "/"), "/tutor/oauth2callback"),
        (FILE + "\n[auth.my_school]\nclient_id='a'\nclient_secret='b'\nserver_metadata_url='c'", "my_school"),
        (FILE + "\n[auth.school]\nclient_id='a'", "auth.school.client_secret"),
    ],
)
def test_a_file_with_which_no_one_could_log_in_is_reported_without_the_secrets(
    tmp_path: Path, text: str, named: str
) -> None:
    with pytest.raises(CannotServeError) as refused:
        read_login(written(tmp_path, text), "/tutor")
    told = render(WORDS, refused.value.line)
    assert named in told
    assert "login.toml" in told
    assert "xxx" not in told


def test_a_file_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CannotServeError) as refused:
        read_login(tmp_path / "none.toml", "")
    assert "none.toml" in render(WORDS, refused.value.line)


def test_what_is_not_installed_is_reported_with_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.app.server.login_file.find_spec", lambda _: None)
    with pytest.raises(CannotServeError) as refused:
        read_login(written(tmp_path, FILE), "/tutor")
    assert "pip install" in render(WORDS, refused.value.line)

"""Cookies over https: only this host can set them, they say nothing of a person, and no one loses a profile by it."""

import base64
import json
import re
import socket
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, BrowserContext, Page, expect
from streamlit.auth_util import set_cookie_with_chunks
from streamlit.web.server.starlette.starlette_app_utils import create_signed_value

from tests.e2e.club import Served, served, solve
from tests.e2e.conftest import ANSWERS_WITHIN, shown
from tests.e2e.driving import WORDS
from tests.e2e.server import over_https
from tests.e2e.server.provider import CLIENT, Provider, providing
from tests.e2e.server.test_login import SECRET, expect_solved, log_in, log_out
from tutor.app.server.middleware.host_cookies import COOKIE_PREFIX
from tutor.app.visitor.account import account_of
from tutor.app.visitor.profile import PROFILE_COOKIE, new_token

USER, TOKENS, XSRF = "_streamlit_user", "_streamlit_user_tokens", "_streamlit_xsrf"


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    """Who vouches for learners."""
    with providing() as one:
        yield one


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, provider: Provider) -> Iterator[Served]:
    """A tutor over https and without a path, where learners can log in."""
    folder = tmp_path_factory.mktemp("secure")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = folder / "login.toml"
    file.write_text(f"""\
[auth]
redirect_uri = "https://127.0.0.1:{port}/oauth2callback"
cookie_secret = "{SECRET}"
client_id = "{CLIENT}"
client_secret = "of no use"
server_metadata_url = "{provider.url}/.well-known/openid-configuration"
client_kwargs = {{scope = "openid email profile"}}
""")
    script = [over_https.__file__, *certified(folder)]
    with served(folder, "--login", str(file), port=port, script=script) as one:
        yield one._replace(url=one.url.replace("http", "https", 1))


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate that this machine gives itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False)
    certificate, secret = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    plain = serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    return certificate, secret


@pytest.fixture
def browser(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that was never there before."""
    context = chromium.new_context(locale="en-GB", ignore_https_errors=True)
    context.set_default_timeout(ANSWERS_WITHIN)
    yield context
    context.close()


def cookies(browser: BrowserContext) -> dict[str, str]:
    """The cookies of a browser by name."""
    return {str(one["name"]): str(one["value"]) for one in browser.cookies()}


def told_by(browser: BrowserContext) -> str:
    """All that the cookies of a browser say, read as far as anyone can read them."""
    parts = [part for value in cookies(browser).values() for part in [value, *re.split(r"[.|]", value)]]
    return " ".join(readings for part in parts for readings in read(part))


def read(part: str) -> list[str]:
    """A part of a cookie as it stands, and decoded."""
    found = [part]
    try:
        data = base64.urlsafe_b64decode(part.strip('"') + "===")
        found += [data.decode("latin-1"), zlib.decompress(data).decode("latin-1")]
    except (ValueError, zlib.error):
        pass
    return found


def at_progress(browser: BrowserContext, club: Served) -> Page:
    """A new tab."""
    page = browser.new_page()
    page.goto(f"{club.url}/progress")
    return shown(page)


def test_every_cookie_can_be_set_by_this_host_only(browser: BrowserContext, club: Served, provider: Provider) -> None:
    provider.person = "ida"
    page = at_progress(browser, club)
    solve(page, club)
    log_in(page)
    expect_solved(page, club, 1)
    names = set(cookies(browser))
    assert {f"{COOKIE_PREFIX}{PROFILE_COOKIE}", f"{COOKIE_PREFIX}{USER}", f"{COOKIE_PREFIX}{XSRF}"} <= names
    assert names - {name for name in names if name.startswith(COOKIE_PREFIX)} == {XSRF}, (
        "scripts of Streamlit look for it"
    )
    assert all(one.get("secure") and one.get("path") == "/" for one in browser.cookies())
    log_out(page)
    assert f"{COOKIE_PREFIX}{USER}" not in cookies(browser)


def test_no_cookie_says_who_it_is(browser: BrowserContext, club: Served, provider: Provider) -> None:
    provider.person = "ida-the-person"
    page = at_progress(browser, club)
    log_in(page)
    told = told_by(browser)
    assert "is_logged_in" in told, "cookies can be read"
    assert not re.search("Secret Name|secret.example|ida-the-person", told), told
    assert set(provider.scopes) == {"openid"}


def test_a_profile_of_the_version_before_is_carried_over_once(browser: BrowserContext, club: Served) -> None:
    token = new_token()
    browser.add_cookies([{"name": PROFILE_COOKIE, "value": token, "url": club.url, "httpOnly": True, "secure": True}])
    page = at_progress(browser, club)
    found = cookies(browser)
    assert (found.get(f"{COOKIE_PREFIX}{PROFILE_COOKIE}"), found.get(PROFILE_COOKIE)) == (token, None)
    solve(page, club)
    expect_solved(page, club, 1)
    # A site beside this one may set a cookie of the old name, which counts no more.
    browser.add_cookies([{"name": PROFILE_COOKIE, "value": new_token(), "url": club.url}])
    expect_solved(page, club, 1)
    assert cookies(browser)[f"{COOKIE_PREFIX}{PROFILE_COOKIE}"] == token


@pytest.mark.parametrize("claims", [1, 200], ids=["one cookie", "in chunks"])
def test_a_visitor_who_has_logged_in_with_the_version_before_stays_so(
    browser: BrowserContext, club: Served, provider: Provider, claims: int
) -> None:
    """The cookies as that version wrote them, with all that the provider said."""
    person = f"person-{claims}"
    before = {"iss": provider.url, "sub": person, "name": "Secret Name", "email": "ida@secret.example", "aud": CLIENT}
    before |= {f"claim-{number}": "of the provider " * 5 for number in range(claims)}
    before |= {"origin": club.url, "is_logged_in": True, "provider": "default"}
    written = {**signed(USER, before), **signed(TOKENS, {"id_token": "Secret Name" * 100, "access_token": "x"})}
    browser.add_cookies([{"name": name, "value": value, "url": club.url} for name, value in written.items()])
    page = at_progress(browser, club)
    expect(page.get_by_role("button", name=WORDS("login-out"))).to_be_visible()
    found = cookies(browser)
    assert {name for name in found if USER in name} == {f"{COOKIE_PREFIX}{USER}"}
    assert not re.search("Secret Name|secret.example|person-|of the provider", told_by(browser))
    solve(page, club)
    account = account_of(before)
    assert account is not None
    assert account in told_by(browser)
    log_out(page)
    # The account is the same as that of a login now.
    provider.person = person
    log_in(page)
    expect_solved(page, club, 1)


def signed(name: str, value: dict[str, object]) -> dict[str, str]:
    """The cookies that Streamlit makes of a value."""
    found: dict[str, str] = {}

    def sign(part: str, text: str) -> bytes:
        return create_signed_value(SECRET, part, text)

    def put(part: str, text: str) -> None:
        found[part] = sign(part, text).decode()

    set_cookie_with_chunks(put, sign, name, json.loads(json.dumps(value)), cookie_attr_size=100)
    return found

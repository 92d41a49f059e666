"""The operator's file that names who vouches for learners: an [auth] table, as Streamlit reads it."""

import tomllib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from tutor.app.account import DEFAULT
from tutor.app.site import CannotServeError
from tutor.text import Line

CALLBACK = "/oauth2callback"
SHORTEST_SECRET = 32
_SHARED = ("redirect_uri", "cookie_secret")
_PROVIDER = ("client_id", "client_secret", "server_metadata_url")


def read_login(file: Path, base: str) -> list[str]:
    """The providers that a file of the operator names; raises CannotServeError for one that nobody can log in with."""
    if not all(map(find_spec, ("authlib", "httpx"))):
        raise CannotServeError(Line("login-not-installed"))
    try:
        found = tomllib.loads(file.read_text("utf-8")).get("auth")
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        line = Line("login-file-unread", {"file": str(file), "problem": problem})
        raise CannotServeError(line, usage=isinstance(error, OSError)) from None
    if not isinstance(found, dict):
        raise CannotServeError(Line("login-key-missing", {"file": str(file), "key": "auth"}))
    _check_shared(file, found, base)
    named = {name: one for name, one in found.items() if isinstance(one, dict) and name != "client_kwargs"}
    providers = named if named and "client_id" not in found else {DEFAULT: found, **named}
    for name, one in providers.items():
        _check_provider(file, "auth" if one is found else f"auth.{name}", one)
    return list(providers)


def _check_shared(file: Path, found: Mapping[str, object], base: str) -> None:
    for key in _SHARED:
        if not isinstance(found.get(key), str):
            raise CannotServeError(Line("login-key-missing", {"file": str(file), "key": f"auth.{key}"}))
    if len(str(found["cookie_secret"])) < SHORTEST_SECRET:
        raise CannotServeError(Line("login-secret-short", {"file": str(file), "least": SHORTEST_SECRET}))
    if not str(found["redirect_uri"]).endswith(f"{base}{CALLBACK}"):
        raise CannotServeError(Line("login-redirect-wrong", {"file": str(file), "end": f"{base}{CALLBACK}"}))


def _check_provider(file: Path, place: str, one: Mapping[str, object]) -> None:
    for key in _PROVIDER:
        if not isinstance(one.get(key), str):
            raise CannotServeError(Line("login-key-missing", {"file": str(file), "key": f"{place}.{key}"}))
    if "_" in place:
        # Streamlit keeps the name between two such signs.
        raise CannotServeError(Line("login-name-wrong", {"file": str(file), "name": place}))

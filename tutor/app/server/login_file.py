"""The operator's file that names the login providers: an [auth] table, as Streamlit reads it."""

import tomllib
from collections.abc import Mapping
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from tutor.app.server.site import CannotServeError
from tutor.app.visitor.account import DEFAULT
from tutor.text import Line

CALLBACK = "/oauth2callback"
SHORTEST_SECRET = 32
_SHARED = ("redirect_uri", "cookie_secret")
_PROVIDER = ("client_id", "client_secret", "server_metadata_url")
# Versions before this one can be tricked into accepting someone else's login.
_AUTHLIB = [1, 6, 6]
# This asks for the identity only. Name and mail address are not kept, so they are not asked for.
_SCOPE = "openid"


class Login(NamedTuple):
    """The contents of the operator's file: the names of the providers, and the whole table for Streamlit."""

    providers: list[str]
    auth: dict[str, Any]

    @property
    def secret(self) -> str:
        """The secret that signs the cookies."""
        return str(self.auth["cookie_secret"])


def read_login(file: Path, base: str) -> Login:
    """Read the operator's login file for a tutor under the path `base`.

    Raises CannotServeError if the file cannot be read, or no one could log in with it.
    """
    if not _is_installed():
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
    return Login(list(providers), _asking_little(found, named))


def _asking_little(found: Mapping[str, Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table with the scope of every provider narrowed to the identity."""
    return {**_little(found), **{name: _little(one) for name, one in named.items()}}


def _little(one: Mapping[str, Any]) -> dict[str, Any]:
    more = one.get("client_kwargs")
    kwargs = more if isinstance(more, dict) else {}
    return {**one, "client_kwargs": {**kwargs, "scope": _SCOPE}}


def _is_installed() -> bool:
    if not all(map(find_spec, ("authlib", "httpx"))):
        return False
    found = version("authlib").split(".")
    return [int(part) for part in found if part.isdigit()] >= _AUTHLIB


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
        # Streamlit puts the name between two underscores and splits it off again.
        raise CannotServeError(Line("login-name-wrong", {"file": str(file), "name": place}))

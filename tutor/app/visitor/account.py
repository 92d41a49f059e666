"""Login, if the operator offers it: a learner with an account has the same profile in every browser."""

import base64
import hashlib
import re
from collections.abc import Mapping, Sequence

import streamlit as st

from tutor.app.base.i18n import words

# Streamlit's name for a provider whose settings are among the shared ones.
DEFAULT = "default"
# The claim of the login cookie with the account's profile, in place of the person.
ACCOUNT = "zwickern_account"
_PREFIX = "account-"
_HASHED = re.compile(r"account-[A-Za-z0-9_-]{43}")
_offered: list[str] = []


def offer_login(providers: Sequence[str]) -> None:
    """Set the login providers; without any, there is no login."""
    _offered[:] = providers


def account() -> str | None:
    """Return the profile of the visitor's account, None without a login."""
    return account_of(st.user.to_dict()) if _offered else None


def is_account(profile: str) -> bool:
    """Tell whether a profile belongs to an account."""
    return profile.startswith(_PREFIX)


def account_of(user: Mapping[str, object]) -> str | None:
    """Return the profile of an account, a hash that does not name its owner; None without a login.

    The same account always has the same profile, made from issuer and subject, which the provider promises never to
    change. The login cookie holds the finished hash; a cookie of an older version holds issuer and subject.
    """
    if user.get("is_logged_in") is not True:
        return None
    if "iss" not in user and "sub" not in user:
        # This is our own cookie only without issuer and subject; a provider could name any account in its claims.
        made = user.get(ACCOUNT)
        return made if isinstance(made, str) and _HASHED.fullmatch(made) else None
    issuer, subject = user.get("iss"), user.get("sub")
    if not isinstance(issuer, str) or not isinstance(subject, str):
        return None
    if not issuer or not subject:
        return None
    # With the length, different pairs of issuer and subject never give the same text.
    digest = hashlib.sha256(f"{len(issuer)} {issuer} {subject}".encode()).digest()
    return _PREFIX + base64.urlsafe_b64encode(digest).decode().rstrip("=")


def account_buttons() -> None:
    """Draw a login button for each provider, or a logout button, if the operator offers login."""
    if not _offered:
        return
    if account() is not None:
        st.button(words()("login-out"), key="log-out", type="tertiary", on_click=st.logout)
        return
    for name in _offered:
        label = words()("login-in") if name == DEFAULT else words()("login-in-with", name=name)
        st.button(label, key=f"provider-{name}", type="tertiary", on_click=st.login, args=(name,))

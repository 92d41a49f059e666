"""The table that the visitor has chosen as theirs; a setting of the profile names it, and every page asks here."""

from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variants
from tutor.engine.zwickern import Rules

TABLE_SETTING = "table"
"""The name of the setting."""


def own_table() -> Rules | None:
    """Return the rules of the visitor's table; None before one is chosen, and once its rules are gone."""
    name = session().logged.table
    if name is None:
        name = session().logged.table = own_settings().get(TABLE_SETTING, "")
    # The house rules are read only for visitors who have a table.
    return variants().get(name) if name else None


def last_variant() -> str | None:
    """Return the name of the variant that the pages on rules showed last, before any the visitor's table, if any."""
    own = own_table()
    return session().pages.places.get("variant") or (None if own is None else own.name)


def choose_own_table(name: str) -> None:
    """Make a variant the visitor's table, or none with ""; the pages on rules show it next."""
    log().set_setting(profile(), TABLE_SETTING, name)
    session().logged.table = name
    if name:
        session().pages.places["variant"] = name

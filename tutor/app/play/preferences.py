"""How the visitor likes to play, kept as a setting of the profile."""

from tutor.app.visitor.attempts import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.state import visit
from tutor.app.visitor.variants import variants
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.rules import JENSEN
from tutor.matches.settings import PlaySettings, read_settings, write_settings

SETTING = "play"
"""The name of the setting."""


def preferences() -> PlaySettings:
    """Return how the visitor likes to play, made to fit rules that there are; read once in a visit."""
    kept = visit().play.settings
    if kept is None:
        kept = visit().play.settings = read_settings(log().settings(profile()).get(SETTING, "{}"))
    return kept.fitting(chosen_rules(kept))


def chosen_rules(settings: PlaySettings) -> Rules:
    """Return the rules of settings, those of jensen if they are gone."""
    return variants().get(settings.variant, JENSEN)


def keep(settings: PlaySettings) -> None:
    """Keep how the visitor likes to play."""
    visit().play.settings = settings
    log().set_setting(profile(), SETTING, write_settings(settings))

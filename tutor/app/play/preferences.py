"""How the visitor likes to play, kept as a setting of the profile: one for Zwickern, one for the other games."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.state import visit
from tutor.app.visitor.variants import variants
from tutor.coach.beside_zwickern import BESIDE_ZWICKERN
from tutor.coach.tricks.game import TrickWay
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.rules import JENSEN
from tutor.matches.settings import PlaySettings, read_settings, write_settings
from tutor.matches.tricks.beginnings import BEGINNINGS

SETTING, TRICKS_SETTING = "play", "play other games"
"""The names of the settings."""

TRICK_WAYS: Mapping[str, TrickWay] = MappingProxyType(
    {name: rules for game in BESIDE_ZWICKERN.values() for name, rules in game.game.variants.items()}
)
"""The ways to play the other games, by name."""


def preferences() -> PlaySettings:
    """Return how the visitor likes to play Zwickern, made to fit rules that there are."""
    kept = _kept(SETTING)
    return kept.fitting(chosen_rules(kept))


def chosen_rules(settings: PlaySettings) -> Rules:
    """Return the rules of settings for Zwickern, those of jensen if they are gone."""
    return variants().get(settings.variant, JENSEN)


def trick_preferences() -> PlaySettings:
    """Return how the visitor likes to play the other games."""
    kept = _kept(TRICKS_SETTING)
    return kept.fitting(chosen_way(kept))


def chosen_way(settings: PlaySettings) -> TrickWay:
    """Return the rules of settings for the other games, with what the table agrees on.

    They are the first of all if there are none of the name.
    """
    rules = TRICK_WAYS.get(settings.variant, next(iter(TRICK_WAYS.values())))
    found: TrickWay = BEGINNINGS[rules.game].agreed(rules, settings.fitting(rules).options)
    return found


def keep(settings: PlaySettings, setting: str = SETTING) -> None:
    """Keep how the visitor likes to play."""
    visit().play.settings[setting] = settings
    log().set_setting(profile(), setting, write_settings(settings))


def _kept(setting: str) -> PlaySettings:
    """Return the settings of a name, which are read once in a visit."""
    read = visit().play.settings
    if setting not in read:
        read[setting] = read_settings(log().settings(profile()).get(setting, "{}"))
    return read[setting]

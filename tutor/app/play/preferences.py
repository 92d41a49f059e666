"""The settings that a visitor likes to play with, kept in the profile, and the names of rules and levels in them."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.app.base.i18n import words
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.own_table import choose_own_table
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import NAMES_OF_GAMES, variants
from tutor.coach.kits import TRICK_KITS, VARIANT_TITLES
from tutor.coach.tricks.kit import TrickWay
from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.variants import JENSEN
from tutor.matches.events import LEVELS_IN, AnyLevel
from tutor.matches.settings import PlaySettings, read_settings, write_settings
from tutor.text import Family, joined_texts, render

SETTING, TRICKS_SETTING = "play", "play other games"
"""The names of the settings."""

TRICK_WAYS: Mapping[str, TrickWay] = MappingProxyType(
    {name: rules for game in TRICK_KITS.values() for name, rules in game.game.variants.items()}
)
"""The variants of the other games, by name."""

_LEVEL_NAMES = Family("play-level-{}", dict.fromkeys(level for levels in LEVELS_IN.values() for level in levels))


def preferences() -> PlaySettings:
    """Return how the visitor likes to play Zwickern, made to fit rules that there are."""
    kept = _kept(SETTING)
    return kept.fitting(chosen_rules(kept))


def play_at(rules: Rules) -> None:
    """Make rules the visitor's table, with which Play begins too."""
    choose_own_table(rules.name)
    liked = preferences()
    keep(liked.model_copy(update={"variant": rules.name, "target": rules.target or liked.target}).fitting(rules))


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
    found: TrickWay = TRICK_KITS[rules.game].agreed(rules, settings.fitting(rules).options)
    return found


def level_name(level: AnyLevel | None) -> str:
    """Return the name of a level, or that a person plays."""
    return words()("play-person") if level is None else words()(_LEVEL_NAMES[level])


def rules_title(rules: Rules) -> str:
    """Return the title of rules of Zwickern."""
    return render(words(), variant_line(rules))


def way_title(rules: TrickWay) -> str:
    """Return the name of a game with that of its variant, and that a table has agreed on more, if so."""
    parts = [words()(NAMES_OF_GAMES[rules.game]), words()(VARIANT_TITLES[rules.name])]
    if rules != TRICK_WAYS[rules.name]:
        parts.append(words()("tricks-agreed"))
    return joined_texts(words(), parts, "list-dot")


def keep(settings: PlaySettings, setting: str = SETTING) -> None:
    """Keep how the visitor likes to play."""
    session().play.settings[setting] = settings
    log().set_setting(profile(), setting, write_settings(settings))


def _kept(setting: str) -> PlaySettings:
    """Return the settings of a name, which are read once in a visit."""
    read = session().play.settings
    if setting not in read:
        read[setting] = read_settings(own_settings().get(setting, "{}"))
    return read[setting]

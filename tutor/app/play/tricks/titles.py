"""The names of the other games and the ways to play them."""

from tutor.app.base.i18n import words
from tutor.app.play.preferences import TRICK_WAYS
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.coach.beside_zwickern import VARIANT_TITLES
from tutor.coach.tricks.game import TrickWay
from tutor.text import joined_texts


def way_title(rules: TrickWay) -> str:
    """Return the name of a game with that of a way to play it, and that a table has agreed on more, if so."""
    parts = [words()(NAMES_OF_GAMES[rules.game]), words()(VARIANT_TITLES[rules.name])]
    if rules != TRICK_WAYS[rules.name]:
        parts.append(words()("tricks-agreed"))
    return joined_texts(words(), parts, "list-dot")

"""The record of what the Play page needs of a game: its entrance page, settings, table, and end of a hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tutor.app.board.film import SeenPlay
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.exercise.one_play import TriedPlay
from tutor.app.play.review_view import ReviewTold
from tutor.app.play.running import AnyRunning
from tutor.app.play.score import SideScore
from tutor.matches.advice.asked import Warned
from tutor.matches.dealing import Numbered
from tutor.matches.settings import PlaySettings
from tutor.text import Line


class PlayForm(NamedTuple):
    """The settings to choose from: what is chosen, the titles of the rules by name, and the numbers of players.

    `change` keeps a new value of a setting by its name.
    """

    settings: PlaySettings
    titles: Mapping[str, str]
    numbers: Sequence[int]
    change: Callable[[str, Any], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayKit:
    """What the Play page needs of a game, or of some games that share an entrance page.

    The entrance page: `title` and `notes` are the messages above and below it, and `links` draws what leads elsewhere.
    In the first game of all, a `guided` one can be asked for. `day_line` says what the deal of the day is, or how it
    went in the matches kept; None where there are none.

    The settings are kept with the name `setting`, read by `settings`, and chosen in `form`, those that make the table
    in `table`; `company` draws with whom one plays. `ways` has the rules by name, `titles` their titles, `rules` those
    that settings choose, and `rules_title` the title of some rules. `summary` lists the settings, `standing` says how a
    match stands, `so_far` how it has come out until now, and `outcome` how its last hand did.

    The table: `warning` says what speaks against a legal action, and `look_ahead` has such warnings looked for while
    the person thinks. `shown` is a position as the board shows it. `opening` adds to the board what has changed since
    an earlier action, or at the end the result, and returns the frames before that. `line` says an action as a seat has
    noticed it, and `did` says it in a few words beside the face of who has done it, None where there are no faces.
    `takes` tells whether an action takes cards, and `sayings` what is said of the actions with some numbers. `score` is
    what the sides have won in a position, your own first; None where seats tell it. `advice`, `hint`, `questions`,
    `more` and `make` draw what the coach says, the help to ask for, what else is known, and the way to make something
    of the position.

    The end of a hand: `result` draws it in a sentence or two, and `details` the rest below the review. With `recap` the
    last round is below it. `sheet` is the title of the score sheet, `seats` are the names above its columns, and
    `points` says a number in it. `review` says what the game has shown.
    """

    other_games: bool
    title: str
    notes: Sequence[str]
    links: Callable[[], None]
    guided: bool = False
    day_line: Callable[[Numbered, Sequence[Any]], Line] | None = None

    setting: str
    settings: Callable[[], PlaySettings]
    company: Callable[[PlaySettings], None] = lambda _: None
    table: Callable[[PlayForm], None] = lambda _: None
    form: Callable[[PlayForm], None]
    ways: Callable[[], Mapping[str, Any]]
    titles: Callable[[], Mapping[str, str]]
    rules: Callable[[PlaySettings], Any]
    rules_title: Callable[[Any], str]
    summary: Callable[[PlaySettings], Sequence[str]]
    standing: Callable[[Any], str]
    so_far: Callable[[Any], str]
    outcome: Callable[[Any], Line]

    warning: Callable[[Any, TriedPlay], Warned]
    look_ahead: Callable[[Any], None] = lambda _: None
    shown: Callable[[Any, Any], Any] = lambda _, position: position
    opening: Callable[[Any, int, BoardData], list[Frame]] = lambda _, __, ___: []
    line: Callable[[SeenPlay, int], Line]
    did: Callable[[SeenPlay, int], Line | None] = lambda _, __: None
    takes: Callable[[Any], bool] = lambda _: False
    sayings: Callable[[Any], Mapping[int, Line]] = lambda _: {}
    score: Callable[[Any, Any], Sequence[SideScore]] | None = None
    advice: Callable[[Any], None] = lambda _: None
    hint: Callable[[Any], None] = lambda _: None
    questions: Callable[[Any], None] = lambda _: None
    more: Callable[[Any], None] = lambda _: None
    make: Callable[[Any], None] = lambda _: None

    result: Callable[[Any], None]
    details: Callable[[Any], None]
    recap: bool
    sheet: str
    seats: Callable[[Any], Sequence[str]]
    points: Callable[[int], str | int]
    review: ReviewTold

    def title_of(self, running: AnyRunning) -> str:
        """Return the title of the rules of a match."""
        return self.rules_title(running.match.rules)

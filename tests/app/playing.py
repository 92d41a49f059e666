"""The app without a browser: opening pages, reading the data of the board, and answering as a learner does."""

import json
from functools import cache
from pathlib import Path
from typing import Any, cast

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import WidgetList

import tutor.app
from tests.app.course import Place, illegal_plays, places_of, right_plays
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.pages import PAGES, QUIET_PAGES
from tutor.app.board.protocol import BoardData
from tutor.app.board.table_options import ANSWER, NONE, ids_of
from tutor.app.puzzles.source import puzzle_of
from tutor.app.puzzles.titles import title_of
from tutor.catalogue.exercises import Puzzle, Step
from tutor.coach.question import Answer, On, Question, Way
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.content.zwickern.plays import KIND_OF
from tutor.engine.zwickern import Build, Capture, Play, Position, legal_plays, read_play, split_of
from tutor.engine.zwickern import make_play as play_out
from tutor.text import Line, language, render

MAIN = Path(tutor.app.__file__).parent / "main.py"
WORDS = language("en")
LEARNER = WORDS.among_neighbours()
"""The words of the pages on which a learner sits among neighbours."""


def for_learner(line: Line) -> str:
    """Write a line as these pages do."""
    return escape_markdown(render(LEARNER, line))


def open_app(page: str = "learn", **address: str) -> AppTest:
    """Open a page of the app as a new visitor, at an address with these keys."""
    at = AppTest.from_file(MAIN, default_timeout=30)
    if page != "learn":
        at.switch_page(f"views/{page}.py")
    for key, value in address.items():
        at.query_params[key] = value
    return run(at)


def open_course() -> AppTest:
    """Open the overview of the course as a new visitor."""
    return open_app(view="course")


def go_to_course(at: AppTest) -> AppTest:
    """Go to the overview of the course by its address."""
    at.query_params.clear()
    at.query_params["view"] = "course"
    return run(at)


def open_step(place: Place) -> AppTest:
    """Open a step as a new visitor."""
    return open_app(**place.address)


def go_to_step(at: AppTest, place: Place) -> AppTest:
    """Go to another step by its address."""
    at.query_params.clear()
    for key, value in place.address.items():
        at.query_params[key] = value
    return run(at)


def run(at: AppTest) -> AppTest:
    """Run the app again, and fail if it raises an exception."""
    at.run()
    assert not at.exception, at.exception
    return at


def click(at: AppTest, key: str) -> AppTest:
    """Press the button with a key."""
    at.button(key=key).click()
    return run(at)


def follower(widgets: WidgetList[Any], name: str) -> Any:
    """Find the synced widget of a name; its key ends in a number, which changes when its value is set elsewhere."""
    [found] = [one for one in widgets if one.key is not None and one.key.rpartition(" ")[0] == name]
    return found


def unfold(at: AppTest, key: str) -> AppTest:
    """Open an expander or popover that is drawn only when it is open, by its key."""
    at.session_state[key] = True
    return run(at)


def has_board(at: AppTest) -> bool:
    """Tell whether the page shows a board."""
    return bool(_boards(at))


def board_of(at: AppTest) -> dict[str, Any]:
    """Return the data that the one board of the page was given."""
    (data,) = _boards(at)
    return data


def _boards(at: AppTest) -> list[dict[str, Any]]:
    """List the data that the boards of a page were given; the line of plays is no board."""
    return [data for data in _given(at) if "seats" in data]


def line_of_plays(at: AppTest) -> dict[str, Any]:
    """Return the data that the line of plays was given."""
    (data,) = [data for data in _given(at) if "sections" in data]
    return data


def _given(at: AppTest) -> list[dict[str, Any]]:
    """List the data that the components of a page were given; boards and the line of plays get it as the only item."""
    given = [json.loads(component.proto.json) for component in at.get("bidi_component")]
    return [data[0] if isinstance(data, list) else data for data in given]


def message_of(at: AppTest, position: Position, play: Play) -> dict[str, Any]:
    """Return the message that the board would send next for a play."""
    return board_message(board_of(at)["epoch"], at.session_state["visit"].exercises.last_seq + 1, position, play)


def board_message(epoch: str, seq: int, position: Position, play: Play) -> dict[str, Any]:
    """Return the message number `seq` of the board with this epoch, for a play."""
    seat = position.turn
    items = play.takes if isinstance(play, Capture) else ()
    build = None
    if isinstance(play, Build):
        items = (play.onto,) if play.onto is not None else ()
        build = f"{play.value}:{play.owner}"
    return {
        "epoch": epoch,
        "seq": seq,
        "action": KIND_OF[type(play)],
        "selected": [f"h{seat}-{play.card.code}-0", *_ids(position, items)],
        "choice": build,
    }


def _ids(position: Position, items: tuple[Any, ...]) -> list[str]:
    """List the ids of items by their places on the table; equal items have different places."""
    free = list(range(len(position.table)))
    ids = []
    for item in items:
        place = next(place for place in free if position.table[place] == item)
        free.remove(place)
        ids.append(f"t{place}")
    return ids


def table_message(at: AppTest, question: Question, given: Answer, action: str | None = None) -> dict[str, Any]:
    """Return the message that the board would send next for the answer to a question that is given on it."""
    data = cast("BoardData", board_of(at))
    if question.on is On.PILE:
        ids = [one["id"] for zone in data["zones"] for one in zone.get("items", ()) if one["points"]]
        ids = ids if given == question.right else []
    else:
        ids = ids_of(data, question, given)
    seq = at.session_state["visit"].exercises.last_seq + 1
    return {
        "epoch": data["epoch"],
        "seq": seq,
        "action": action or (ANSWER if ids else NONE),
        "selected": ids,
        "choice": None,
    }


def expect_after(data: dict[str, Any], position: Position, play: Play) -> None:
    """Expect the board after a play, with a film of it: what was laid or built is marked.

    What was taken stays in its groups, or is folded if nothing else is left on the table.
    """
    after = play_out(position, play)
    table = next(zone for zone in data["zones"] if zone["id"] == "table")["items"]
    stays = position if isinstance(play, Capture) and after.table else after
    assert [item["cards"] for item in table] == [[card.code for card in item.cards] for item in stays.table]
    assert ("fold" in data) == (isinstance(play, Capture) and not after.table)
    if isinstance(play, Capture):
        split = split_of(position.rules, play)
        assert split is not None
        cards = {item["id"]: item["cards"] for item in table}
        shown = data.get("fold", data)["groups"]
        codes = [group.get("cards") or [code for one in group["items"] for code in cards[one]] for group in shown]
        assert codes == [[card.code for item in items for card in item.cards] for items in split.groups]
    else:
        assert data["played"]["code"] == play.card.code
        assert [item.get("mark") for item in table].count("played") == 1
    frames = data["film"]["frames"]
    assert len(frames) == (1 if stays is position else 2), "what stays in its groups has no table after it"
    assert frames[0]["played"]["code"] == play.card.code
    assert {frame["ply"] for frame in frames} == {data["film"]["from"] + 1}


def tell(at: AppTest, answer: object) -> AppTest:
    """Let the board send an answer."""
    at.session_state["board"] = {"answer": answer}
    return run(at)


def make_play(at: AppTest, position: Position, play: Play) -> AppTest:
    """Make a play on the board."""
    return tell(at, message_of(at, position, play))


def answer(at: AppTest, one: Step | Puzzle, text: str) -> Play:
    """Let the board answer with a play in notation, and return the play."""
    assert one.position is not None
    play = read_play(one.position, text).play
    make_play(at, one.position, play)
    return play


def answer_key(at: AppTest, item_id: str) -> str:
    """Return the key of the widget that answers a question in this round."""
    return f"answer {item_id}#{at.session_state['visit'].exercises.states[item_id].round}"


def on_table(at: AppTest, question: Question) -> bool:
    """Tell whether a question is answered on the board of the page."""
    return question.on is not None and has_board(at)


def choose(at: AppTest, item_id: str, question: Question, given: Answer) -> AppTest:
    """Answer a question on the board or with its widgets, as a learner does."""
    if on_table(at, question):
        return tell(at, table_message(at, question, given))
    key = answer_key(at, item_id)
    match question.way:
        case Way.SEVERAL:
            for number, option in enumerate(question.options):
                at.checkbox(key=f"{key} {number}").set_value(option.id in given)
            at.checkbox(key=f"{key} none").set_value(not given)
        case Way.ONE:
            at.radio(key=key).set_value(given[0])
        case Way.NUMBER:
            at.number_input(key=key).set_value(int(given[0]))
    return click(at, "check")


def solve(at: AppTest, place: Place) -> AppTest:
    """Give a right answer to a step."""
    step = place.step
    if step.question is not None:
        return choose(at, place.item_id, step.question, step.question.right)
    assert step.position is not None
    for play in right_plays(step):
        make_play(at, step.position, play)
    return at


def is_solved(at: AppTest, item_id: str) -> bool:
    """Tell whether the app knows that the visitor has solved an exercise."""
    return item_id in at.session_state["visit"].logged.tried.solved


def verdicts(at: AppTest) -> list[str]:
    """List the boxes with the verdict on the last answer: right, legal and wrong ones, in this order."""
    return [box.value for boxes in (at.success, at.warning, at.error) for box in boxes]


def texts(at: AppTest) -> str:
    """Return all text that the page shows as markdown."""
    return "\n".join(one.value for one in at.markdown)


def links(at: AppTest) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the links of a page below its navigation: by label, the page and the query of the address."""
    found = {}
    # The first is the name of the tutor.
    for one in at.get("page_link")[1 + len(PAGES) - len(QUIET_PAGES) :]:
        pairs = (pair.partition("=") for pair in one.proto.query_string.split("&") if pair)
        found[one.proto.label] = (one.proto.page, {key: value for key, _, value in pairs})
    return found


def html(at: AppTest) -> str:
    """All tables and sheets of the page."""
    return "\n".join(one.proto.body for one in at.get("html"))


def lesson_places() -> list[Place]:
    """List the steps of the lesson on captures with their places."""
    (lesson,) = [lesson for lesson in library().lessons if lesson.id == "lessons/02-taking-cards"]
    return places_of(lesson)


def steps() -> list[Step]:
    """List the steps of the lesson on captures."""
    return [place.step for place in lesson_places()]


def puzzles() -> list[Puzzle]:
    """List all puzzles of the library."""
    return list(library().puzzles)


@cache
def some_puzzles() -> tuple[Puzzle, ...]:
    """Pick a puzzle for each kind of goal in each variant, and for each theme."""
    found: dict[object, Puzzle] = {}
    for puzzle in library().puzzles:
        for what in ((puzzle.position.rules.name, puzzle.goal.kind), *puzzle.themes):
            found.setdefault(what, puzzle)
    return tuple({puzzle.id: puzzle for puzzle in found.values()}.values())


def solving(puzzle: Puzzle) -> Play:
    """Return a play that solves a puzzle."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    return solutions(puzzle.position, puzzle.goal)[0]


def failing(puzzle: Puzzle) -> Play:
    """Return a legal play that does not solve a puzzle, else an illegal one."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    goal, position = puzzle.goal, puzzle.position
    wrong = (play for play in legal_plays(position) if not meets(position, play, goal))
    return next(wrong, next(illegal_plays(position)))


def solve_puzzle(at: AppTest, puzzle: Puzzle) -> AppTest:
    """Give a right answer to a puzzle."""
    return make_play(at, puzzle.position, solving(puzzle))


def fail_puzzle(at: AppTest, puzzle: Puzzle) -> AppTest:
    """Give a wrong answer to a puzzle."""
    return make_play(at, puzzle.position, failing(puzzle))


def shown_puzzle(at: AppTest) -> Puzzle:
    """Return the puzzle that the page shows, and fail unless title, address and board agree on it."""
    puzzle = puzzle_of(at.query_params["puzzle"])
    assert puzzle is not None
    assert board_of(at)["epoch"].partition("#")[0] == puzzle.id
    assert [one.value for one in at.title] == [escape_markdown(title_of(LEARNER, puzzle))]
    return puzzle

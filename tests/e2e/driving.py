"""Playing on the board in the browser as a person does, with the mouse or only with keys."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.app.course import Place, illegal_plays, places_of, right_plays, wrong_answers, wrong_plays
from tests.app.playing import failing, solving, some_puzzles
from tests.e2e.conftest import ANSWERS_WITHIN, shown
from tutor.app.base.library import library
from tutor.app.board.zwickern.seats import hand_order
from tutor.app.puzzles.source import puzzle_of
from tutor.app.puzzles.titles import title_of
from tutor.catalogue.exercises import Puzzle, Step
from tutor.catalogue.records import Record
from tutor.coach.question import Answer, Marking, On, Question, Way, hint_line, mark, missing_line
from tutor.coach.zwickern.questions.table import slips
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.verdict.offered_values import offers
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import VARIANTS, Build, Capture, Item, Play, Position, Reading, read_play, split_of
from tutor.engine.zwickern import make_play as play_out
from tutor.text import YOU, Line, Name, card_name, language, render
from tutor.trainer.schedule import RANGES

WORDS = language("en")
LEARNER = WORDS.among_neighbours()
_CHIPS = dict.fromkeys((On.VALUES, On.SIDES, On.ORDER), "chip")
_DRAWN = {On.HAND: "hand", On.TRICK: "item", On.SEATS: "sitting", On.PILE: "item", **_CHIPS}
"""What an option on the table is drawn as, by its class."""
_FOCUS = """() => {
  let one = document.activeElement
  while (one && one.shadowRoot && one.shadowRoot.activeElement) one = one.shadowRoot.activeElement
  if (!one || one === document.body) return ["", ""]
  // Beside what a button says may stand the key that presses it.
  const said = one.querySelector("[data-testid=stMarkdownContainer]") || one
  const label = one.getAttribute("aria-label") || said.innerText || one.labels?.[0]?.innerText || ""
  return [`${one.className} ${one.type || ""}`, label]
}"""
_FOUND_WITHIN = 15  # seconds
# The page itself shows only that a run is going on, which a short one never shows, so this asks the state that React
# keeps, of which `state()` gives the newest.
_STATE = """
  const app = document.querySelector("[data-testid=stApp]")
  let fiber = app[Object.keys(app).find((key) => key.startsWith("__reactFiber$"))]
  while (!fiber.stateNode?.state?.scriptRunId) fiber = fiber.return
  const state = () => fiber.stateNode.state
"""
# Resolves once a run of the page that began later is over and drawn.
_GOING = f"""async (path) => {{
  {_STATE}
  const before = state().scriptRunId
  history.pushState({{}}, "", path)
  dispatchEvent(new PopStateEvent("popstate"))
  for (let waits = 0; waits < 1500; waits += 1) {{
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (state().scriptRunId !== before && state().scriptRunState === "notRunning") return
  }}
  throw new Error(`${{path}} is not drawn`)
}}"""
_RUN = f"() => {{ {_STATE} return state().scriptRunId }}"
_RUN_AFTER = f"""(before) => {{
  {_STATE} return state().scriptRunId !== before && state().scriptRunState === "notRunning"
}}"""


class Task(NamedTuple):
    """One exercise of the content, and the path of its page."""

    path: str
    title: str
    position: Position
    goal: OnePlayGoal
    solutions: tuple[str, ...]
    wrong: tuple[str, ...]


def lesson_tasks() -> list[Task]:
    """List the steps of the lesson on captures that ask for one play."""
    (lesson,) = [lesson for lesson in library().lessons if lesson.id == "lessons/02-taking-cards"]
    places = [place for place in places_of(lesson) if isinstance(place.step.goal, OnePlayGoal)]
    return [_task(place.path, place.title, place.step) for place in places]


def puzzle_tasks() -> list[Task]:
    """List a puzzle of each kind of goal in each variant, and of each theme, that asks for one play."""
    return [puzzle_task(puzzle) for puzzle in some_puzzles() if isinstance(puzzle.goal, OnePlayGoal)]


def puzzle_task(puzzle: Puzzle) -> Task:
    """Return the task of a puzzle."""
    return _task(f"/puzzles?puzzle={puzzle.id}", title_of(LEARNER, puzzle), puzzle)


def _task(path: str, title: str, one: Step | Puzzle) -> Task:
    entry, position = one.entry, one.position
    assert position is not None
    assert isinstance(one.goal, OnePlayGoal)
    # Some stated plays are wrong only with their groups, for which the board does not ask.
    wrong = tuple(
        text.play
        for text in entry.wrong
        if not judge(position, Reading(read_play(position, text.play).play), one.goal).right
    )
    return Task(path, title, position, one.goal, entry.solutions, wrong)


def sample_game() -> Record:
    """Return the sample game."""
    return next(game for game in library().records if game.id == "lessons/games/christiansen")


def play_of(task: Task, text: str) -> Play:
    """Return the play that a line of the content stands for."""
    return read_play(task.position, text).play


def said_of(task: Task, play: Play) -> str:
    """Return the sentence that the page must show about a play."""
    return render(LEARNER, sentence(judge(task.position, Reading(play), task.goal)))


# -- the board ----------------------------------------------------------------


def item_name(position: Position, item: Item) -> str:
    """Return the name of an item for a screen reader in an exercise, where the player's seat is you."""
    cards = ", ".join(card_name(WORDS, card) for card in item.cards)
    if item.value is None or item.owner is None:
        return cards
    owner = Name(YOU if item.owner == position.turn else position.seats[item.owner])
    return Line("build-name", {"value": item.value, "owner": owner, "cards": cards}).said(LEARNER)


def box(page: Page, kind: str, name: str) -> Locator:
    """Return a card of the hand or an item of the table by its name for a screen reader, marked or not."""
    return page.locator(f'button.{kind}:is([aria-label="{name}"], [aria-label^="{name};"])')


def items_of(play: Play) -> tuple[Item, ...]:
    """Return the items of the table that a play needs selected."""
    if isinstance(play, Capture):
        return play.takes
    return (play.onto,) if isinstance(play, Build) and play.onto is not None else ()


def choice_label(position: Position, play: Build) -> str | None:
    """Return the choice to make for a build, None if no value is offered; the board asks even for a single value."""
    if not offers(position, play.card, play.onto):
        return None
    message = "board-announce" if play.onto is None else "board-make"
    if play.owner == position.turn:
        return WORDS(message, value=play.value)
    return WORDS(f"{message}-for", value=play.value, seat=Name(position.seats[play.owner]).said(LEARNER))


def button_of(play: Play) -> str:
    """Return the label of the button for a play."""
    kind = "take" if isinstance(play, Capture) else "build" if isinstance(play, Build) else "lay"
    return WORDS(f"board-{kind}")


def expect_board(page: Page, position: Position) -> None:
    """Expect a board that can be played on and shows this position."""
    hand = [card_name(WORDS, card) for card in sorted(position.hand, key=hand_order)]
    table = [item_name(position, item) for item in position.table]
    for kind, names in (("hand", hand), ("item", table)):
        boxes = page.locator(f"button.{kind}")
        expect(boxes).to_have_count(len(names))
        for number, name in enumerate(names):
            expect(boxes.nth(number)).to_have_attribute("aria-label", re.compile(f"{re.escape(name)}(;|$)"))


# -- the mouse ----------------------------------------------------------------


def play_by_mouse(page: Page, position: Position, play: Play) -> None:
    """Make a play by clicking."""
    box(page, "hand", card_name(WORDS, play.card)).first.click()
    names = [item_name(position, item) for item in items_of(play)]
    for number, name in enumerate(names):
        # Items of equal name are clicked one after the other.
        box(page, "item", name).nth(names[:number].count(name)).click()
    page.get_by_role("button", name=button_of(play), exact=True).click()
    label = choice_label(position, play) if isinstance(play, Build) else None
    if label is not None:
        page.get_by_role("button", name=label, exact=True).click()


def button(page: Page, message: str) -> Locator:
    """Return a button of the page by its text, beside which the key that presses it may stand."""
    return page.get_by_role("button").filter(has=page.get_by_text(WORDS(message), exact=True))


def click(page: Page, message: str) -> None:
    """Press a button of the page."""
    button(page, message).click()


def deselect(page: Page) -> None:
    """Deselect what a try has left selected on the board."""
    page.get_by_role("button", name=WORDS("board-clear"), exact=True).click()


def set_look(page: Page, name: str) -> None:
    """Set a switch of the menu of looks the other way, and leave the menu closed."""
    page.get_by_role("button", name=WORDS("look"), exact=True).click()
    switch = page.get_by_test_id("stPopoverBody").get_by_test_id("stCheckbox").filter(has_text=WORDS(name))
    before = switch.locator("input").is_checked()
    switch.locator("label").click()
    expect(switch.locator("input")).to_be_checked(checked=not before)
    settle(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("stPopoverBody")).to_be_hidden()


def setting_name(name: str) -> str:
    """Return the label of the field for a setting, which gives the least and the greatest value."""
    return WORDS(f"progress-{name.replace('_', '-')}", least=RANGES[name][0], most=RANGES[name][-1])


def labels_of(question: Question) -> list[str]:
    """List the labels of the options of a question."""
    return [render(LEARNER, option.label) for option in question.options]


def choose_by_mouse(page: Page, question: Question, answer: Answer) -> None:
    """Choose an answer by clicking, whatever was chosen before, and have it checked."""
    if is_on_table(page, question):
        answer_on_table(page, question, answer)
        return
    ids, labels = [option.id for option in question.options], labels_of(question)
    match question.way:
        case Way.ONE:
            options = page.get_by_test_id("stRadioOption")
            expect(options).to_have_text(labels)
            option = options.nth(ids.index(answer[0]))
            choose(page, option, option.get_by_role("radio"), chosen=True)
        case Way.SEVERAL:
            options = page.get_by_test_id("stCheckbox")
            expect(options).to_have_text([*labels, WORDS("question-none")])
            wanted = [*(option in answer for option in ids), not answer]
            for number, chosen in enumerate(wanted):
                option = options.nth(number)
                choose(page, option.locator("label"), option.get_by_role("checkbox"), chosen=chosen)
        case Way.NUMBER:
            page.get_by_role("spinbutton", name=WORDS("question-number")).fill(answer[0])
    click(page, "question-check")


def is_on_table(page: Page, question: Question) -> bool:
    """Tell whether a question is answered on the table that the page has."""
    if question.on is None:
        return False
    # A page that has just been loaded may not have drawn its table yet.
    with suppress(PlaywrightTimeoutError):
        page.locator(".zb").first.wait_for(state="attached", timeout=6000)
    return page.locator(".zb").count() > 0


def place_name(question: Question, option: str) -> str:
    """Return the name on the table of an option of a question."""
    if question.on in (On.HAND, On.TRICK, On.PILE):
        return card_name(WORDS, CARDS[option])
    return render(LEARNER, question.option(option).label)


def on_table(page: Page, question: Question, option: str) -> Locator:
    """Return what an option of a question is on the table, of several that stand for it the first."""
    # Its name goes on with its mark once it was answered.
    name = place_name(question, option)
    after = "".join(f', [aria-label^="{name}{sign}"]' for sign in ";:")
    laid = f', [aria-label$=". {name}"]' if question.on is On.ORDER else ""
    return page.locator(f'.{_DRAWN[question.on]}:is([aria-label="{name}"]{after}{laid})').first


def answer_button(question: Question, answer: Answer) -> str:
    """Return the label of the button that gives an answer on the table."""
    if question.way is Way.ONE and question.on is On.SEATS and not question.option(answer[0]).seats:
        return place_name(question, answer[0])
    return WORDS("question-answer" if placed(question, answer) else "question-none")


def placed(question: Question, answer: Answer) -> list[str]:
    """Return the options of an answer that have a place on the table, of a pile the cards that count."""
    if question.on is On.PILE:
        proof = question.proof if answer == question.right else ()
        return [card.code for line in proof if isinstance(card := line.values.get("card"), Card)]
    return [one for one in answer if question.on is not On.SEATS or question.option(one).seats]


def answer_on_table(page: Page, question: Question, answer: Answer) -> None:
    """Click what can be chosen on the table until exactly what is wanted is chosen, and answer with it."""
    if question.on is On.ORDER:
        # What is laid already is taken up again first.
        for option in question.options:
            piece = on_table(page, question, option.id)
            if piece.get_attribute("data-on") == "yes":
                piece.click()
    known = answer if question.on in (On.PILE, On.ORDER) else tuple(one.id for one in question.options)
    for option in placed(question, known):
        card = on_table(page, question, option)
        if (card.get_attribute("data-on") == "yes") != (option in placed(question, answer)):
            card.click()
    page.get_by_role("button", name=answer_button(question, answer), exact=True).click()


def choose(page: Page, label: Locator, option: Locator, *, chosen: bool) -> None:
    """Click an option until it is chosen, or not chosen, as wanted, and the page is drawn.

    A click may miss: on a busy machine the board above finds its height late, and moves the option away.
    """
    for _ in range(3):
        if option.is_checked() != chosen:
            label.click()
        settle(page)
        if option.is_checked() == chosen:
            break
    expect(option).to_be_checked(checked=chosen)


def solve_by_mouse(page: Page, place: Place) -> None:
    """Answer a step right by clicking, and expect the page to accept the answer."""
    _solve(page, place, play_by_mouse, lambda page, question: choose_by_mouse(page, question, question.right))


def _solve(
    page: Page,
    place: Place,
    play_it: Callable[[Page, Position, Play], None],
    choose: Callable[[Page, Question], None],
) -> None:
    step = place.step
    if step.question is not None:
        choose(page, step.question)
    else:
        assert step.position is not None
        plays = right_plays(step)
        for number, play in enumerate(plays, 1):
            play_it(page, step.position, play)
            if len(plays) > 1:
                expect(page.locator("strong", has_text=f"You have {number} of {len(plays)}.")).to_be_visible()
                # A capture found clears the selection, and the next one begins on a cleared board.
                expect(page.locator(".box[data-on]")).to_have_count(0)
    expect_said(page, WORDS("feedback-title-right"))
    settle(page)


def fail_by_mouse(page: Page, place: Place, *, clear: bool = True) -> None:
    """Answer a step wrong by clicking, expect the right feedback, and with `clear` begin the step again."""
    step = place.step
    if step.question is not None:
        answer = wrong_answers(step.question)[0]
        choose_by_mouse(page, step.question, answer)
        expect_said(page, WORDS("question-wrong"))
        for said in wrong_lines(
            mark(step.question, answer, slips=slips(step.goal, step.position, step.question, VARIANTS))
        ):
            expect_said(page, said)
    else:
        assert step.position is not None
        goal = step.goal if isinstance(step.goal, OnePlayGoal) else None
        play = wrong_plays(step)[0] if goal else next(illegal_plays(step.position))
        play_by_mouse(page, step.position, play)
        expect_said(page, render(LEARNER, sentence(judge(step.position, Reading(play), goal))))
    expect(verdict(page)).to_have_count(1)
    expect(page.get_by_text(WORDS("feedback-title-right"), exact=True)).to_have_count(0)
    if not clear:
        return
    page.reload()
    shown(page)
    expect(verdict(page)).to_have_count(0)
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    settle(page)


def wrong_lines(marking: Marking) -> list[str]:
    """List the texts that the page must show about a wrong answer to a question."""
    question, hint = marking.question, hint_line(marking)
    hints = [] if hint is None else [render(LEARNER, hint)]
    match question.way:
        case Way.NUMBER if marking.slip is None:
            few = int(marking.answer[0]) < int(question.right[0])
            return [WORDS("question-too-few" if few else "question-too-many"), *hints]
        case Way.NUMBER:
            return hints
        case Way.ORDER:
            early = render(LEARNER, marking.slip or Line("question-too-early"))
            return [render(LEARNER, question.option(marking.wrongly[0]).label), early]
        case _:
            whys = [question.option(one).why for one in marking.wrongly]
            lines = [render(LEARNER, why) for why in whys if why is not None]
            missing = missing_line(marking) if question.way is Way.SEVERAL else None
            lines += [] if missing is None else [render(LEARNER, missing)]
            return [*lines, *hints] or [WORDS("question-not-this")]


# -- puzzles ------------------------------------------------------------------


def fresh_puzzle(goal: str, variant: str = "jensen", seed: int = 5) -> Puzzle:
    """Return a fresh puzzle."""
    found = puzzle_of(f"fresh/{variant}/{goal}/{seed}")
    assert found is not None
    return found


def said_by(url: str, key: str) -> str | None:
    """Return the value of a key in an address, None without one."""
    return next(iter(parse_qs(urlsplit(url).query).get(key, [])), None)


def asked(page: Page, key: str) -> str | None:
    """Return the value of a key in the address of the browser, None without one."""
    return said_by(page.url, key)


def puzzle_on(page: Page) -> Puzzle:
    """Return the puzzle that the page shows, once the page is drawn completely."""
    page.wait_for_url(lambda url: "puzzle=" in url)
    settle(page)
    puzzle = puzzle_of(asked(page, "puzzle") or "")
    assert puzzle is not None, page.url
    expect_title(page, title_of(LEARNER, puzzle))
    expect_board(page, puzzle.position)
    return puzzle


def following(page: Page, item_id: str | None) -> Puzzle:
    """Return the puzzle after this one, once the page shows it."""
    page.wait_for_url(lambda url: said_by(url, "puzzle") != item_id)
    return puzzle_on(page)


def next_puzzle(page: Page) -> Puzzle:
    """Go to the next puzzle with its key, and return it."""
    before = asked(page, "puzzle")
    page.keyboard.press("n")
    return following(page, before)


def solve_puzzle(page: Page, puzzle: Puzzle) -> None:
    """Answer a puzzle right, and expect the page to accept the answer."""
    play_by_mouse(page, puzzle.position, solving(puzzle))
    expect_said(page, WORDS("feedback-title-right"))
    settle(page)


def fail_puzzle(page: Page, puzzle: Puzzle) -> None:
    """Answer a puzzle wrong, expect the reason, and clear the selection."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    play = failing(puzzle)
    play_by_mouse(page, puzzle.position, play)
    expect_said(page, render(LEARNER, sentence(judge(puzzle.position, Reading(play), puzzle.goal))))
    settle(page)
    # The selection of a wrong play stays until it is cleared.
    page.get_by_role("button", name=WORDS("board-clear"), exact=True).click()
    expect(page.locator(".box[data-on]")).to_have_count(0)


# -- only keys ----------------------------------------------------------------


class Focus(NamedTuple):
    """The focused element: its classes, and its name for a screen reader."""

    kind: str
    name: str


def focus(page: Page) -> Focus:
    """Return the focused element, also one inside the board."""
    return Focus(*page.evaluate(_FOCUS))


def expect_focus(page: Page, kind: str) -> None:
    """Expect the focus to come, within two seconds, to an element of that class."""
    for _ in range(100):
        if kind in focus(page).kind.split():
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the keyboard is at {focus(page)}, not at a {kind}")


def expect_focus_at(page: Page, name: str) -> None:
    """Expect the focus to come to the element of that name; after a rerun it comes back a moment later."""
    end = time.monotonic() + _FOUND_WITHIN
    while focus(page).name != name:
        assert time.monotonic() < end, f"the keyboard is at {focus(page)}, not at {name!r}"
        page.wait_for_timeout(20)


def tab_to(page: Page, kind: str = "", name: str = "", key: str = "Tab") -> None:
    """Press Tab until an element of that class, or else of that name, has the focus; a widget may be drawn late."""
    passed = []
    end = time.monotonic() + _FOUND_WITHIN
    while time.monotonic() < end:
        here = focus(page)
        if re.search(rf"(^|\s){kind}(\s|$)", here.kind) if kind else here.name == name:
            return
        passed.append(here.name.replace("\n", " ")[:30])
        page.keyboard.press(key)
    raise AssertionError(f"no {kind or name!r} on the way with {key}: {passed[-40:]}")


def arrow_to(page: Page, name: str) -> None:
    """Move the focus along a row of cards or buttons with the arrow keys, to the one of that name."""
    page.keyboard.press("Home")
    seen = []
    # What has just been played says so behind its name.
    while (here := focus(page).name).partition(";")[0] != name:
        assert here not in seen, f"{name!r} is not among {seen}"
        seen.append(here)
        page.keyboard.press("ArrowRight")


def play_by_keys(page: Page, position: Position, play: Play) -> None:
    """Make a play with keys: the items, the card, then Enter or the button."""
    names = [item_name(position, item) for item in items_of(play)]
    if names:
        tab_to(page, "item", key="Shift+Tab" if "hand" in focus(page).kind.split() else "Tab")
    for name in names:
        arrow_to(page, name)
        page.keyboard.press("Space")
    tab_to(page, "hand")
    arrow_to(page, card_name(WORDS, play.card))
    page.keyboard.press("Space")
    if isinstance(play, Capture):
        page.keyboard.press("Enter")
        return
    tab_to(page, name=button_of(play))
    page.keyboard.press("Enter")
    label = choice_label(position, play) if isinstance(play, Build) else None
    if label is not None:
        arrow_to(page, label)
        page.keyboard.press("Enter")


def solve_by_keys(page: Page, place: Place) -> None:
    """Answer a step right only with keys, and expect the page to accept the answer."""
    _solve(page, place, play_by_keys, choose_by_keys)


def choose_by_keys(page: Page, question: Question) -> None:
    """Choose the right answer with keys and have it checked."""
    if is_on_table(page, question):
        wanted = placed(question, question.right)
        tab_to(page, _DRAWN[question.on])
        for one in wanted:
            arrow_to(page, place_name(question, one))
            page.keyboard.press("Space")
        if wanted:
            page.keyboard.press("Enter")
        else:
            press(page, answer_button(question, question.right))
        return
    ids, labels = [option.id for option in question.options], labels_of(question)
    right = [labels[ids.index(one)] for one in question.right] if question.options else []
    match question.way:
        case Way.ONE:
            tab_to(page, "radio")
            page.keyboard.press("Space")
            for _ in range(ids.index(question.right[0])):
                page.keyboard.press("ArrowDown")
            assert focus(page).name == right[0]
        case Way.SEVERAL:
            for label in [*labels, WORDS("question-none")]:
                tab_to(page, name=label)
                if label in right or not (right or label in labels):
                    page.keyboard.press("Space")
        case Way.NUMBER:
            tab_to(page, "number")
            page.keyboard.type(question.right[0])
    press(page, WORDS("question-check"))


def press(page: Page, name: str) -> None:
    """Move the focus to a button of the page with Tab, and press it."""
    tab_to(page, name=name)
    page.keyboard.press("Enter")


# -- expectations about the page ----------------------------------------------


def verdict(page: Page) -> Locator:
    """Return the boxes with the feedback on the last answer."""
    return page.get_by_test_id("stAlertContainer")


def expect_said(page: Page, text: str) -> None:
    """Expect one of the boxes on the page to contain this text."""
    # `expect` would write down the whole page at each look, which takes longer than the page itself.
    # The page keeps a word together that begins with a number after its hyphen.
    words = re.escape(text).replace(r"\-", "-\u2060?")
    verdict(page).filter(has_text=re.compile(words)).first.wait_for()


def unfold(page: Page, message: str) -> None:
    """Open one of the parts of the page that can be folded, unless it is open."""
    settle(page)
    part = page.get_by_test_id("stExpander").filter(has=page.get_by_text(WORDS(message), exact=True))
    if part.locator("details").get_attribute("open") is None:
        part.locator("summary").click()
    settle(page)


def expect_title(page: Page, title: str) -> None:
    """Expect the page to have this heading."""
    page.get_by_role("heading", name=title, exact=True).wait_for()


def expect_right(page: Page, task: Task, play: Play) -> None:
    """Expect the page to accept the play, and the board to show it."""
    expect_said(page, WORDS("feedback-title-right"))
    expect_said(page, said_of(task, play))
    expect(page.locator(".zb[data-film]")).to_have_count(0)
    if isinstance(play, Capture):
        expect_nets(page, task.position, play)
    else:
        # A card laid or built is shown on the table, and nowhere else.
        expect(page.locator('.item[data-mark="played"]')).to_have_count(1)
        expect(page.locator(".slot")).to_be_hidden()


def expect_nets(page: Page, position: Position, play: Capture) -> None:
    """Expect what was captured to be in nets with its sums, or after a Zwick only the sums to be there."""
    split = split_of(position.rules, play)
    assert split is not None
    zwick = not play_out(position, play).table
    expect(page.locator(".sums .tag" if zwick else ".net .tag")).to_have_count(len(split.groups))
    expect(page.locator(".item")).to_have_count(0 if zwick else len(position.table))


def go(page: Page, path: str) -> None:
    """Go to another address as Back and Forward do, which loads nothing again.

    What the visit has so far stays: an address without details shows what was last visited there.
    """
    page.evaluate(_GOING, path)
    settle(page)
    shown(page)


def load(page: Page, path: str) -> None:
    """Open another address in the same browser, with all that it loads, which takes three times as long."""
    page.goto(urljoin(page.url, path))
    shown(page)
    settle(page)


def becomes_true(page: Page, script: str, arg: object = None) -> None:
    """Wait until a script in the page gives something true.

    Playwright's own `wait_for_function` evaluates its text inside the page, which the policy of the pages forbids:
    it works only where the script is true at once.
    """
    for _ in range(ANSWERS_WITHIN // 50):
        if page.evaluate(script, arg):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"It never becomes true: {script}")


def settle(page: Page) -> None:
    """Wait until the page is drawn completely."""
    page.locator('[data-testid=stApp][data-test-script-state="notRunning"]').wait_for()
    # The first widget of a kind is a skeleton until the browser has loaded the code for that kind.
    expect(page.get_by_test_id("stSkeleton")).to_have_count(0)


@contextmanager
def run(page: Page) -> Iterator[None]:
    """Wait until the run of the page for what is done here is over and drawn; a fragment's run is one, too.

    A test that goes on earlier may press a button of the page before, and mean that of the next.
    """
    before = page.evaluate(_RUN)
    yield
    becomes_true(page, _RUN_AFTER, before)
    settle(page)


def expect_place(page: Page, place: Place) -> None:
    """Expect the page to show a step of a lesson, drawn completely."""
    expect_title(page, place.title)
    settle(page)


def sideways(page: Page) -> int:
    """Return how many pixels of the page, or of its scrolling part, are beyond the right edge."""
    return int(
        page.evaluate("""() => Math.max(...[document.documentElement, document.querySelector("[data-testid=stMain]")]
            .map((one) => one.scrollWidth - one.clientWidth))""")
    )

"""The tutor for those who do not see it or use no mouse: by roles and names, by keys, in words, in high contrast."""

import time
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.app.course import Place, course_places, places_of, right_plays
from tests.app.playing import solving
from tests.e2e.conftest import Visit, Visitors, visiting
from tests.e2e.driving import (
    LEARNER,
    WORDS,
    answer_button,
    asked,
    becomes_true,
    button,
    button_of,
    choice_label,
    expect_place,
    expect_said,
    focus,
    go,
    is_on_table,
    item_name,
    items_of,
    labels_of,
    load,
    place_name,
    placed,
    puzzle_tasks,
    sample_game,
    set_look,
    settle,
    sideways,
)
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.examples import some
from tutor.app.board.zwickern.in_words import spoken
from tutor.app.board.zwickern.table import addressed, exercise_data, played_data, show_play
from tutor.app.puzzles.source import puzzle_of
from tutor.catalogue.exercises import Puzzle
from tutor.coach.question import Question, Way
from tutor.coach.zwickern.goals.table import counts_points
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.zwickern import Build, Play, Position
from tutor.text import Name, card_name, render

FOCUSED_WITHIN = 10  # seconds
# Everything that a screen reader reads out unasked: what comes into a live region, or comes as one.
HEARING = """() => {
  window.heard = []
  // Who listened before, while the same page stood here, hears no more.
  window.listening?.forEach((one) => one.disconnect())
  window.listening = []
  const LIVE = "[role=alert], [role=status], [aria-live]:not([aria-live=off])"
  const hear = (node) => { const text = node.textContent.trim(); if (text) window.heard.push(text) }
  const listen = (root) => {
    const listening = new MutationObserver(changed)
    listening.observe(root, { childList: true, subtree: true, characterData: true })
    window.listening.push(listening)
  }
  const changed = (changes) => {
    const regions = new Set()
    for (const change of changes) {
      const around = change.target.nodeType === 1 ? change.target : change.target.parentElement
      if (around?.closest(LIVE)) regions.add(around.closest(LIVE))
      for (const node of change.addedNodes) {
        if (node.nodeType !== 1) continue
        for (const one of [node, ...node.querySelectorAll("*")]) {
          if (one.matches(LIVE)) regions.add(one)
          if (one.shadowRoot) listen(one.shadowRoot)
        }
      }
    }
    regions.forEach(hear)
  }
  listen(document.body)
  for (const one of document.querySelectorAll("*")) if (one.shadowRoot) listen(one.shadowRoot)
}"""


def heard(page: Page, text: str) -> int:
    """How often a text was read out unasked."""
    return sum(text in one for one in page.evaluate("() => window.heard"))


def press(page: Page, role: str, name: str, key: str = "Enter") -> None:
    """Press a key on what has this role and name; the focus is still somewhere when the page has settled."""
    found: Locator = page.get_by_role(role, name=name, exact=True)
    found.first.press(key)
    settle(page)
    expect_focused(page)


def expect_focused(page: Page) -> None:
    """The keyboard is at something that has a name."""
    end = time.monotonic() + FOCUSED_WITHIN
    while not focus(page).name.strip():
        assert time.monotonic() < end, f"the focus is lost: {focus(page)}"
        page.wait_for_timeout(20)


def in_words(page: Page) -> Locator:
    """The board in words."""
    return page.get_by_role("group", name=WORDS("board-text"))


def switch_to_words(page: Page) -> None:
    """Have the board shown in words."""
    set_look(page, "look-text")
    expect(in_words(page)).to_be_visible()


def play_in_words(page: Page, position: Position, play: Play) -> None:
    """Make a play with radio buttons, boxes and buttons."""
    board = page.get_by_role("group", name=WORDS("board-text"))
    board.get_by_role("radio", name=card_name(WORDS, play.card), exact=True).first.press("Space")
    names = [item_name(position, item) for item in items_of(play)]
    for number, name in enumerate(names):
        board.get_by_role("checkbox", name=name, exact=True).nth(names[:number].count(name)).press("Space")
    press(page, "button", button_of(play))
    label = choice_label(position, play) if isinstance(play, Build) else None
    if label is not None:
        press(page, "button", label)


def solve_in_words(page: Page, place: Place) -> None:
    """Answer a step right by roles and names alone, with keys."""
    step = place.step
    if step.question is not None:
        answer_in_words(page, step.question)
    else:
        assert step.position is not None
        plays = right_plays(step)
        for number, play in enumerate(plays, 1):
            play_in_words(page, step.position, play)
            if len(plays) > 1:
                expect(page.locator("strong", has_text=f"You have {number} of {len(plays)}.")).to_be_visible()
                # What was chosen has served; the next choice is made on a cleared board.
                expect(in_words(page).get_by_role("checkbox", checked=True)).to_have_count(0)
            settle(page)
    expect_said(page, WORDS("feedback-title-right"))
    # Right is said before all is drawn, and what is drawn again has no focus for a moment.
    settle(page)


def answer_in_words(page: Page, question: Question) -> None:
    """Answer a question right and have it checked."""
    if is_on_table(page, question):
        role: Literal["radio", "checkbox"] = "radio" if question.way is Way.ONE else "checkbox"
        for one in placed(question, question.right):
            in_words(page).get_by_role(role, name=place_name(question, one), exact=True).first.press("Space")
        press(page, "button", answer_button(question, question.right))
        return
    ids, labels = [option.id for option in question.options], labels_of(question)
    right = [labels[ids.index(one)] for one in question.right] if question.options else []
    match question.way:
        case Way.ONE:
            page.get_by_role("radio", name=right[0], exact=True).press("Space")
        case Way.SEVERAL:
            for label in right or [WORDS("question-none")]:
                press(page, "checkbox", label, "Space")
        case Way.NUMBER:
            page.get_by_role("spinbutton").fill(question.right[0])
    settle(page)
    press(page, "button", WORDS("question-check"))


@pytest.fixture(scope="module")
def reader(server: str, visitors: Visitors) -> Iterator[Page]:
    """A page with the board in words, which stays so; tests load it again. It is made once, as that takes long."""
    with visiting(server, visitors) as visit:
        yield _in_words(visit)


def _in_words(visit: Visit) -> Page:
    page = visit(course_places()[0].path)
    settle(page)
    # It is kept before anything is drawn in words.
    switch_to_words(page)
    page.reload()
    expect(in_words(page)).to_be_visible()
    return page


def in_words_each() -> list[Place]:
    """The first step of the course of each kind, and the first board of each variant."""
    first: dict[str, Place] = {}
    for place in course_places():
        names = [place.step.goal.kind]
        if place.step.position is not None:
            names.append(place.step.position.rules.name)
        for name in names:
            first.setdefault(name, place)
    return list({place.path: place for place in first.values()}.values())


@pytest.mark.parametrize("place", some(in_words_each(), 3), ids=lambda place: place.step.entry.slug)
def test_every_kind_of_exercise_is_done_in_words(reader: Page, place: Place) -> None:
    """It needs roles, names and keys only; each verdict is read out once, and the focus is never lost on the way."""
    go(reader, place.path)
    expect_place(reader, place)
    reader.evaluate(HEARING)
    reader.evaluate("() => { window.heard.length = 0 }")
    solve_in_words(reader, place)
    assert heard(reader, WORDS("feedback-title-right")) == 1
    expect_focused(reader)
    following = places_of(place.lesson)[place.number + 1 :]
    if following:
        button(reader, "learn-next").press("Enter")
        expect_place(reader, following[0])
        expect_focused(reader)


def test_a_puzzle_is_done_in_words(reader: Page) -> None:
    """The verdict is read out once, no other widget repeats it, and the table after the play is in words."""
    # Loaded, since the puzzle that was done last would be shown as it was left.
    load(reader, "/puzzles")
    puzzle = puzzle_on_in_words(reader)
    reader.evaluate(HEARING)
    play = solving(puzzle)
    play_in_words(reader, puzzle.position, play)
    expect_said(reader, WORDS("feedback-title-right"))
    data = exercise_data(LEARNER, puzzle.position, "", interactive=False)
    points = counts_points(puzzle.position, puzzle.goal)
    show_play(LEARNER, data, addressed(LEARNER, puzzle.position, puzzle.position.turn), play, points=points)
    for line in spoken(LEARNER, data)[-2:]:
        expect(in_words(reader)).to_contain_text(line)
    # Another switch is another run of the page.
    set_look(reader, "look-four-colours")
    # It would be read out a moment after the page is drawn.
    reader.wait_for_timeout(300)
    assert heard(reader, WORDS("feedback-title-right")) == 1


def puzzle_on_in_words(page: Page) -> Puzzle:
    """The puzzle that the page shows, found by what the page says."""
    page.wait_for_url(lambda url: "puzzle=" in url)
    settle(page)
    puzzle = puzzle_of(asked(page, "puzzle") or "")
    assert puzzle is not None
    expect(in_words(page)).to_contain_text(
        spoken(LEARNER, exercise_data(LEARNER, puzzle.position, "", interactive=True))[0]
    )
    return puzzle


def test_a_replay_is_followed_and_left_in_words(reader: Page) -> None:
    """Each play is read out with the table after it, the focus stays on the button, other plays are in words."""
    game = sample_game()
    first = 43
    go(reader, f"/replay?ply={first}")
    reader.evaluate(HEARING)
    for ply in game.plies[first : first + 3]:
        reader.evaluate("() => { window.heard.length = 0 }")
        button(reader, "replay-forward").press("Enter")
        for line in spoken(WORDS, played_data(WORDS, ply.position, ply.play, "")):
            expect(in_words(reader)).to_contain_text(line)
        assert focus(reader).name == WORDS("replay-forward")
        # It would be read out twice, a moment after the page is drawn.
        reader.wait_for_timeout(500)
        title = played_line(Name(ply.entry.seat), ply.position, ply.play)
        assert heard(reader, render(WORDS, title)) == 1
    go(reader, f"/replay?ply={first + 1}&mode=try")
    other = game.plies[first]
    play_in_words(reader, other.position, other.play)
    after = exercise_data(WORDS, game.plies[first + 1].position, "", interactive=True, opened=True, named=True)
    expect(in_words(reader)).to_contain_text(spoken(WORDS, after)[1])
    expect_focused(reader)


# The script that keeps the focus has come.
KEEPER = "() => performance.getEntriesByType('resource').some((one) => one.name.includes('.focus/'))"


@pytest.mark.main
def test_the_focus_is_never_lost(visit: Visit) -> None:
    """What a press takes away or disables gives the focus on, and a new step is read from its board or its heading."""
    first = next(one for one in course_places() if one.step.position is not None and one.step.question is None)
    page = visit(first.path)
    expect_place(page, first)
    becomes_true(page, KEEPER)
    for message in ("learn-hint", "learn-hint-more", "learn-show", "learn-again", "learn-next", "learn-back"):
        button(page, message).press("Enter")
        settle(page)
        # What is drawn last could take the focus away.
        page.wait_for_timeout(250)
        expect_focused(page)
    go(page, "/")
    becomes_true(page, KEEPER)
    page.get_by_role("button").filter(has_text=first.title).first.press("Enter")
    expect_place(page, first)
    # What is drawn last could take the focus away.
    page.wait_for_timeout(250)
    expect_focused(page)


FAINT = """() => {
  const one = document.activeElement
  if (!one || one === document.body || one.shadowRoot || one.matches("[data-testid=stMain], h1, h2, h3")) return ""
  const around = [one, one.closest("label"), one.parentElement, one.closest("[class*=st-] > div")].filter(Boolean)
  // The ring of a door stands around all of it.
  const looks = [...around.map((each) => getComputedStyle(each)), getComputedStyle(one, "::after")]
  const seen = looks.some(({ outlineStyle, outlineWidth, outlineColor }) => {
    const ink = ["rgb(20, 48, 60)", "rgb(255, 255, 255)"].includes(outlineColor)
    return outlineStyle === "solid" && parseFloat(outlineWidth) >= 2.5 && ink
  })
  return seen ? "" : one.outerHTML.slice(0, 160)
}"""


def test_wherever_the_keyboard_is_can_be_seen(look_at: Visit) -> None:
    """The ring is the same on links, buttons, answers, switches, lists and fields."""
    page = look_at("/")
    radio = next(one for one in course_places() if one.step.question is not None and one.step.question.way is Way.ONE)
    boxes = next(
        one for one in course_places() if one.step.question is not None and one.step.question.way is Way.SEVERAL
    )
    for path in ("/", radio.path, boxes.path, "/puzzles", "/replay?ply=5", "/rules", "/rules?view=house", "/progress"):
        go(page, path)
        becomes_true(page, KEEPER)
        # Streamlit's own link to the content has a look of its own.
        page.keyboard.press("Tab")
        for _ in range(25):
            page.keyboard.press("Tab")
            assert page.evaluate(FAINT) == "", path


# What is wrong with the ring around the heading: it is missing, cuts its words, touches other text, or is faded by what
# covers it.
RING = """() => {
  const headings = [...document.querySelectorAll("[data-testid=stMain] h1")]
  // On a phone the name of the game is in the heading of the page, and that of the first page is only heard, as
  // everywhere that of Rules, which has its topic for a heading.
  const hidden = (one) => one !== null && (getComputedStyle(one).clipPath !== "none" || hidden(one.parentElement))
  const heading = headings.find((one) => one.checkVisibility() && !hidden(one))
  const onlyHeard = location.pathname === "/rules" || (location.pathname === "/" && innerWidth < 640)
  if (!heading) return onlyHeard ? [] : ["no heading"]
  heading.tabIndex = -1
  heading.focus()
  const words = heading.querySelector("span")
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(words)
  if (outlineStyle !== "solid" || parseFloat(outlineWidth) < 2.5) return ["no ring"]
  const found = parseFloat(outlineOffset) < 0 ? ["in the words"] : []
  const out = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  const rings = [...words.getClientRects()].map((one) =>
    new DOMRect(one.x - out, one.y - out, one.width + 2 * out, one.height + 2 * out))
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    const seen = text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!seen || !text.data.trim() || heading.contains(text) || hidden(text.parentElement)) continue
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter((one) => one.width > 2 && one.height > 2)
    if (rects.some((one) => rings.some((ring) => meet(one, ring)))) found.push(text.data)
  }
  const [ring] = rings
  for (const one of document.elementsFromPoint(ring.x + ring.width / 2, ring.y + 1)) {
    if (one.contains(words)) break
    const image = getComputedStyle(one).backgroundImage
    // The last stop of a fade, below which nothing is covered.
    const clear = Number(image.match(/ ([\\d.]+)px\\)$/)?.[1] ?? Infinity)
    if (image !== "none" && one.getBoundingClientRect().top + clear > ring.y) found.push("faded")
  }
  return found
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_the_ring_of_a_heading_is_around_its_words(look_at: Visit, width: int) -> None:
    """It touches no other text; on a phone the handle of the sheet, under which text scrolls away, is close above."""
    page = look_at("/", width=width, touch=width < 640)
    for path in ("/", course_places()[12].path, "/puzzles", "/replay?ply=5", "/rules", "/progress"):
        go(page, path)
        page.locator("[data-testid=stMain] h1").first.wait_for()
        # The browser draws it only after a key was used last, and other tests have clicked in this tab.
        page.keyboard.press("Tab")
        assert page.evaluate(RING) == [], path


# -- high contrast and fingers ------------------------------------------------


def test_every_page_can_be_read_in_high_contrast(look_at: Visit) -> None:
    """Axe finds nothing where the system asks for more contrast."""
    page = look_at("/")
    step = course_places()[12].path
    for path in ("/", step, "/puzzles", "/replay?ply=46", "/rules", "/progress"):
        go(page, path)
        # The board and the line of plays are looked at in the dark too.
        looks = DESK_AND_PHONE if path in (step, "/replay?ply=46") else DESK_AND_PHONE[:1]
        assert violations(page, looks, contrast=True) == [], path


def test_high_contrast_is_the_same_whether_the_learner_or_the_system_asks_for_it(visit: Visit) -> None:
    """On a phone too, where rows of buttons look different, as those for the number of players."""
    page = visit(course_places()[12].path, width=390, height=844)
    settle(page)
    borders = []
    page.emulate_media(contrast="more")
    go(page, "/play")
    for _ in range(2):
        one = page.locator(".stButtonGroup button").nth(1)
        borders.append(one.evaluate("(one) => [getComputedStyle(one).border, getComputedStyle(one).color]"))
        page.emulate_media(contrast="no-preference")
        go(page, course_places()[12].path)
        set_look(page, "look-contrast")
        go(page, "/play")
    assert borders[0] == borders[1]
    assert borders[0][0].endswith(borders[0][1])


def test_where_there_is_no_page_links_and_keys_can_be_told_from_text_in_high_contrast(
    server: str, chromium: Browser
) -> None:
    context = chromium.new_context(contrast="more")
    page = context.new_page()
    page.goto(f"{server}/no-such-page")
    links = page.locator("nav a").evaluate_all("(all) => all.map((one) => getComputedStyle(one).textDecorationLine)")
    assert set(links) == {"underline"}
    keys = page.locator(".keys a").evaluate_all(
        "(all) => all.map((one) => [getComputedStyle(one).borderColor, getComputedStyle(document.body).color])"
    )
    assert all(edge == ink for edge, ink in keys)
    assert len(keys) == 2
    context.close()


SMALL = """() => {
  const found = []
  const look = (root) => root.querySelectorAll("*").forEach((one) => {
    if (one.shadowRoot) look(one.shadowRoot)
    const ours = !one.closest("label, [data-testid=stElementToolbar]")
    if (!ours || !one.matches("button:enabled, a[href], summary, input")) return
    const { width, height } = one.getBoundingClientRect()
    const seen = width > 1 && height > 1 && getComputedStyle(one).visibility !== "hidden"
    if (seen && (height < 43.5 || width < 43.5)) found.push(`${one.className} ${one.innerText} ${width} x ${height}`)
  })
  look(document)
  return found
}"""


def test_on_a_phone_the_table_is_in_sight_and_fingers_find_their_targets(look_at: Visit) -> None:
    """Nothing to press is smaller than 44 pixels, nothing scrolls sideways, the table is on the first screen."""
    page = look_at("/", width=390, height=844, touch=True)
    # What was visited last has no such table perhaps, so each is named.
    game = sample_game().id
    for path in (
        course_places()[12].path,
        puzzle_tasks()[0].path,
        f"/replay?game={game}&ply=40",
        f"/replay?game={game}&ply=45&mode=try",
    ):
        go(page, path)
        table = page.get_by_role("group", name=WORDS("board-table"), exact=True)
        expect(table, path).to_be_visible()
        box = table.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 844, path
        assert sideways(page) == 0, path
        assert page.evaluate(SMALL) == [], path

"""Small folders of own content, made in a temporary folder."""

from pathlib import Path

TITLE = "title: The club\nslug: club\n"
PUZZLE = (
    "title: {}\ngoal: {{kind: zwick}}\n"
    "position: {{variant: jensen, seats: [N, E], turn: N, hands: {{N: [2S, 5C]}}, table: [2D]}}\n"
    'solutions: ["2S x 2D"]\n'
)
LESSON = (
    "title: Our lesson\nabout: What we do.\nsteps:\n"
    "- slug: first\n  title: A first step\n  text: Take with the two.\n"
    "  position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S, 5C]}, table: [2D]}\n"
    "  goal: {kind: zwick}\n"
    '  solutions: ["2S x 2D"]\n'
    "- {slug: second, title: A second step, text: Count., goal: {kind: pile, variant: jensen, cards: [10D]}}\n"
)
GAME = (
    "title: Last night\nvariant: jensen\nseats: [Ida, Jan]\ndealer: Jan\ndeals:\n"
    "- hands: {Ida: [JS, 3H, 9C, 7D], Jan: [2C, 9D, 10S, KH]}\n  table: [2D, 10H, 5S]\n"
    '  plays: [{seat: Ida, play: "JS x 2D+10H"}]\n'
)
HOUSE = "name: {}\nbased_on: jensen\ntitle: As we play\nbuild_on_empty: true\n"

LESSON_FILE, PUZZLE_FILE = "lessons/01-ours.yaml", "puzzles/jensen/first.yaml"
GAME_FILE, HOUSE_FILE = "lessons/games/night.yaml", "lessons/variants/ours.yaml"


def club(root: Path, **more: str) -> Path:
    """Make a folder with one file of each kind; `more` has the text of `content`, if it is another."""
    files = {
        "content.yaml": more.get("content", TITLE),
        LESSON_FILE: LESSON,
        PUZZLE_FILE: PUZZLE.format("A first puzzle"),
        GAME_FILE: GAME,
        HOUSE_FILE: HOUSE.format("ours"),
    }
    return written(root, files)


def written(root: Path, files: dict[str, str]) -> Path:
    """Write files into a folder."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root

"""PLACEHOLDER by the lead so that the page can be tried; the lab helper overwrites it.

The app uses exactly these three names: offered(variant) -> tuple of goal kinds, fresh_text(variant, goal, seed) -> YAML
text of the proven puzzle (raises LookupError), warm_up() -> None (what a new worker process does first).
"""

from tutor.lab.mining import Job, candidates, proven


def offered(variant: str) -> tuple[str, ...]:
    return ("zwick", "most-cards", "most-points")


def warm_up() -> None:
    fresh_text("jensen", "zwick", 0)


def fresh_text(variant: str, goal: str, seed: int) -> str:
    for number in range(200):
        for _, candidate in candidates(Job(variant, goal), f"{variant}/{goal}/{seed}/{number}"):
            return proven("fresh", candidate)[1]
    raise LookupError(seed)

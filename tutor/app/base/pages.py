"""The pages of the tutor, by the names that their addresses and scripts have."""

from tutor.text import Family

PAGES = ("learn", "puzzles", "play", "replay", "rules", "progress", "workshop")
"""The pages in the order of the navigation; the first is at the base address, the others are under their names."""

QUIET_PAGES = ("workshop",)
"""The pages that the navigation does not name, since no learner needs to know of them; other pages lead there."""

AS_NAMED = ("play", "replay", "workshop")
"""The pages whose seats have the names that players, records or authors gave them; on the others neighbours sit."""

PAGE_NAMES = Family("nav-{}", PAGES)
"""The messages that name the pages."""

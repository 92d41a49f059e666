"""Answers of the server that come late, as on a slow line."""

from playwright.sync_api import Page, WebSocketRoute, expect


class Late:
    """A stop between a page and its server that can hold the server's messages; the page is loaded again for it."""

    def __init__(self, page: Page) -> None:
        self._held: bytes | None = None
        self._waiting: list[bytes | str] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/_stcore/stream", self._route)
        page.reload()
        page.locator('[data-testid=stApp][data-test-script-state="notRunning"]').wait_for()
        expect(page.get_by_test_id("stHeading").first).to_be_visible()

    def _route(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._said)

    def _said(self, message: bytes | str) -> None:
        assert self._page is not None
        if self._waiting or (self._held is not None and isinstance(message, bytes) and self._held in message):
            self._waiting.append(message)
        else:
            self._page.send(message)

    def hold(self, text: bytes = b"") -> None:
        """Hold all messages from the next one that contains this text."""
        self._held = text

    def let_through(self) -> None:
        """Send the page the messages held, and stop holding."""
        assert self._page is not None
        assert self._waiting, "nothing was held"
        self._held = None
        for message in self._waiting:
            self._page.send(message)
        self._waiting.clear()

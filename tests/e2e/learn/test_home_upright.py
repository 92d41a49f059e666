"""The first page in an upright window: the coast with its lighthouse, and the sheet below the table."""

from base64 import b64encode

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.driving import settle
from tutor.text.language import RELEASED

UPRIGHT = [(1024, 1366), (768, 1024), (660, 900)]

# Where the red of the lighthouse is seen: the left and the right edge of its lit side, in pixels from the left.
LIGHTHOUSE = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height).getContext("2d")
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, width, height)
  const red = (x, y) => [199, 53, 43].every((value, at) => data[4 * (y * width + x) + at] === value)
  const seen = [...Array(width).keys()].filter((x) => [...Array(height).keys()].some((y) => red(x, y)))
  return [Math.min(...seen), Math.max(...seen)]
}"""


@pytest.mark.parametrize("code", RELEASED)
@pytest.mark.parametrize(("width", "height"), UPRIGHT)
def test_the_lighthouse_is_whole_and_clear_of_the_menus(look_at: Visit, code: str, width: int, height: int) -> None:
    page = look_at(f"/?lang={code}", width=width, height=height)
    settle(page)
    sky = {"x": width / 2, "y": 0, "width": width / 2, "height": 80}
    left, right = page.evaluate(LIGHTHOUSE, b64encode(page.screenshot(clip=sky)).decode())  # type: ignore[arg-type]
    assert 15 < right - left < 24
    last, look = (
        page.locator(".st-key-pages p").last.bounding_box(),
        page.locator(".st-key-look-menu button").bounding_box(),
    )
    assert last is not None
    assert look is not None
    assert last["x"] + last["width"] <= width / 2 + left
    # The dark side is 15 pixels wide.
    assert width / 2 + right + 16 <= look["x"]


@pytest.mark.parametrize("code", RELEASED)
@pytest.mark.parametrize(("width", "height"), UPRIGHT)
def test_the_key_stands_beside_the_text_of_the_sheet(look_at: Visit, code: str, width: int, height: int) -> None:
    page = look_at(f"/?lang={code}", width=width, height=height)
    settle(page)
    text, key, sheet = (
        page.locator(name).bounding_box() for name in (".st-key-text p", ".st-key-tonight button", ".st-key-panel")
    )
    assert text is not None
    assert key is not None
    assert sheet is not None
    assert text["y"] < key["y"] + key["height"] / 2 < text["y"] + text["height"]
    assert text["x"] + text["width"] + 16 <= key["x"]
    # No more of the sheet is blank than the edges about them.
    assert sheet["width"] - (key["x"] + key["width"] - text["x"]) < 50
    assert key["x"] - (text["x"] + text["width"]) < sheet["width"] / 6

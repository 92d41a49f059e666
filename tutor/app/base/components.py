"""What the components of the package share: where their assets are, and what may come back from a browser."""

from pathlib import Path
from typing import Final

from streamlit.components.v2.get_bidi_component_manager import get_bidi_component_manager
from streamlit.components.v2.manifest_scanner import ComponentConfig, ComponentManifest

MAX_NUMBER: Final = 2**53


def ensure_assets(name: str, assets: Path) -> None:
    """Declare the assets where Streamlit found no manifest: in a checkout or an editable install."""
    manager = get_bidi_component_manager()
    if manager.get_component_asset_root(name) is None:
        project, component = name.split(".")
        config = ComponentConfig(name=component, asset_dir=assets.name)
        manager.register_from_manifest(ComponentManifest(project, "0", [config]), assets.parent)


def is_number(value: object) -> bool:
    """Whether it is a count as a component sends it.

    >>> is_number(3), is_number(-1), is_number(3.0), is_number(True)
    (True, False, False, False)
    """
    # True is an int to Python, but never a number that a component sent.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_NUMBER

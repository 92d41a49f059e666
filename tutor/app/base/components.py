"""Shared by the components of the package: declaring their assets, and checking numbers that a browser sends."""

from pathlib import Path
from typing import Final

from streamlit.components.v2.get_bidi_component_manager import get_bidi_component_manager
from streamlit.components.v2.manifest_scanner import ComponentConfig, ComponentManifest

MAX_NUMBER: Final = 2**53


def ensure_assets(name: str, assets: Path) -> None:
    """Declare the assets of a component unless Streamlit has found them.

    In a checkout or an editable install it finds no manifest.
    """
    manager = get_bidi_component_manager()
    if manager.get_component_asset_root(name) is None:
        project, component = name.split(".")
        config = ComponentConfig(name=component, asset_dir=assets.name)
        manager.register_from_manifest(ComponentManifest(project, "0", [config]), assets.parent)


def is_number(value: object) -> bool:
    """Tell whether a value is a count as components send them: an int from 0 to `MAX_NUMBER`.

    >>> is_number(3), is_number(-1), is_number(3.0), is_number(True)
    (True, False, False, False)
    """
    # Python counts True as an int, but a component that sends it does not mean a number.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_NUMBER


def nothing() -> None:
    """Do nothing, as the callback of a component whose messages are read while the page is drawn.

    Without any callback Streamlit would drop the state of the component.
    """

"""The step of building a wheel that makes the small files for the Streamlit of the build environment.

Hatchling runs it, in an environment that has nothing of the tutor but what `build-system` in `pyproject.toml` requires.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SmallFiles(BuildHookInterface[Any]):
    """The build hook that adds the small files to a wheel; for an editable installation the server makes them."""

    _made: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files, before hatchling collects those of the wheel."""
        # An older Python gets a wheel, so that pip says which one it needs. Streamlit is not there then.
        if version == "editable" or sys.version_info < (3, 11):
            return
        sys.path.insert(0, self.root)
        from tutor.app.server.delivery.assets import Asset, all_assets, delivered_folder  # noqa: PLC0415

        self._made = TemporaryDirectory()
        folder = Path(self._made.name)

        def write(asset: Asset) -> None:
            # No error matters here: the server tries again, and serves the larger file.
            with suppress(Exception):
                (folder / asset.name).write_bytes(asset.make())

        # Brotli lets other threads go on.
        with ThreadPoolExecutor() as pool:
            list(pool.map(write, all_assets()))
        build_data["force_include"][str(folder)] = delivered_folder(Path("tutor")).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the files, which the wheel has now."""
        if self._made is not None:
            self._made.cleanup()

"""Example files for serving the tutor: several processes with systemd, nginx and PostgreSQL, or a container."""

from pathlib import Path

_EXAMPLE = Path(__file__).parent / "example"


def write_example(folder: Path) -> list[Path]:
    """Write the example files into a folder, which is made if need be, and return their paths.

    Raises OSError; if one of the files exists already, FileExistsError with its `filename`, and nothing is written.
    """
    written = {folder / file.name: file.read_bytes() for file in sorted(_EXAMPLE.iterdir())}
    for path in written:
        if path.exists():
            raise FileExistsError(17, "there is such a file already", str(path))
    folder.mkdir(parents=True, exist_ok=True)
    for path, data in written.items():
        with path.open("xb") as file:
            file.write(data)
    return list(written)

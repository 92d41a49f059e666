"""What the command line loads before it knows which command is wanted."""

import subprocess
import sys

HEAVY = {"streamlit", "sqlalchemy", "numpy", "jsonschema"}


def test_no_command_waits_for_what_only_others_need() -> None:
    """Streamlit and the database take a second to import, and most commands need neither."""
    code = "import sys, tutor.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.split()) == set()

"""An nginx that serves one of our sites during a test; its package must be installed."""

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.load.running import listens

STARTS_WITHIN = 20  # seconds
_PLACES = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
_AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx-error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    {places}
    # Tells the test which process has answered.
    add_header X-Served-By $upstream_addr always;
    include {site};
}}
"""


@contextmanager
def nginx(folder: Path, site: Path, port: int) -> Iterator[None]:
    """Run nginx with the configuration of a site, which listens on a port; files of its own go to the folder."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program is not None, "nginx is not installed; on Debian: apt-get install nginx"
    places = " ".join(f"{place}_temp_path {folder}/{place};" for place in _PLACES)
    main = folder / "nginx.conf"
    main.write_text(_AROUND.format(folder=folder, places=places, site=site))
    log = folder / "nginx-error.log"
    command = [program, "-e", str(log), "-p", str(folder), "-c", str(main)]
    with subprocess.Popen(command) as process:
        try:
            end = time.monotonic() + STARTS_WITHIN
            while not listens(port):
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < end, "nginx does not listen"
                time.sleep(0.05)
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(STARTS_WITHIN)

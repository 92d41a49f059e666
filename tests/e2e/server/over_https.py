"""Starts the tutor as its command does, but over https: python over_https.py CERTIFICATE KEY OPTIONS..."""

import sys

from tutor.app.server import serve
from tutor.cli.main import main

if __name__ == "__main__":
    serve._UVICORN |= {"ssl_certfile": sys.argv.pop(1), "ssl_keyfile": sys.argv.pop(1)}
    main()

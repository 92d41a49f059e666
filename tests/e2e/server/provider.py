"""An OpenID Connect provider on this machine, with only the parts that a login needs.

It asks for no password: each login is that of the person whom the test has named.
"""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT = "the-club"


class Provider(ThreadingHTTPServer):
    """The provider; `person` is the one who logs in next."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}, private=True)
        self.person = "ida"
        self.nonces: dict[str, tuple[str, str]] = {}
        self.scopes: list[str] = []

    def metadata(self) -> dict[str, Any]:
        """Return the addresses of the provider, as its clients look them up."""
        return {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/keys",
            "id_token_signing_alg_values_supported": ["RS256"],
        }

    def code(self, query: dict[str, list[str]]) -> str:
        """Return the address to which a login is sent back, with a code for the token."""
        self.scopes += query.get("scope", [])
        code = f"code-{len(self.nonces)}"
        self.nonces[code] = query.get("nonce", [""])[0], self.person
        return f"{query['redirect_uri'][0]}?{urlencode({'code': code, 'state': query['state'][0]})}"

    def token(self, code: str) -> dict[str, Any]:
        """Return the tokens for a code, which say who has logged in; a code serves once."""
        nonce, person = self.nonces.pop(code)
        now = int(time.time())
        claims = {"iss": self.url, "aud": CLIENT, "sub": person, "nonce": nonce, "iat": now, "exp": now + 600}
        claims |= {"name": f"Secret Name of {person}", "email": f"{person}@secret.example"}
        token = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.key)
        return {"access_token": "x", "token_type": "Bearer", "id_token": token}


class _Answer(BaseHTTPRequestHandler):
    server: Provider

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        if parts.path == "/authorize":
            self.send_response(302)
            self.send_header("location", self.server.code(parse_qs(parts.query)))
            self.end_headers()
            return
        keys = {"keys": [self.server.key.as_dict(private=False)]}
        self.say(keys if parts.path == "/keys" else self.server.metadata())

    def do_POST(self) -> None:
        body = parse_qs(self.rfile.read(int(self.headers["content-length"])).decode())
        self.say(self.server.token(body["code"][0]))

    def say(self, answer: dict[str, Any]) -> None:
        data = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Write nothing to standard error."""


@contextmanager
def providing() -> Iterator[Provider]:
    """Run a provider for the length of the context."""
    with Provider() as provider:
        thread = threading.Thread(target=provider.serve_forever, daemon=True)
        thread.start()
        yield provider
        provider.shutdown()
        thread.join()

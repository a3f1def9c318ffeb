"""Webhooks are verified as Standard Webhooks says."""

from __future__ import annotations

import base64
import hmac
import os
import unittest

from namesake_client import NamesakeError, verify_webhook

BODY = b'{"type":"list.stale","timestamp":"2026-03-01T12:00:00.000Z","data":{"id":"7","list":"un_sc"}}'
NOW = 1772366400.0


def new_secret() -> str:
    return f"whsec_{base64.b64encode(os.urandom(32)).decode()}"


SECRET = new_secret()


def signed(*secrets: str, body: bytes = BODY, at: float = NOW) -> dict[str, str]:
    signatures = []
    for secret in secrets or (SECRET,):
        key = base64.b64decode(secret.removeprefix("whsec_"))
        digest = hmac.digest(key, f"msg_1.{int(at)}.".encode() + body, "sha256")
        signatures.append(f"v1,{base64.b64encode(digest).decode()}")
    return {"webhook-id": "msg_1", "webhook-timestamp": str(int(at)), "webhook-signature": " ".join(signatures)}


class Webhooks(unittest.TestCase):
    def test_gives_the_event_of_what_is_signed(self) -> None:
        for payload in (BODY, BODY.decode()):
            event = verify_webhook(payload, signed(), SECRET, now=NOW)
            self.assertEqual([event.id, event.type, event.data["list"]], ["msg_1", "list.stale", "un_sc"])

    def test_takes_headers_in_capitals_and_one_of_several_signatures(self) -> None:
        headers = {name.title(): value for name, value in signed(new_secret(), SECRET).items()}
        headers["Webhook-Signature"] = f"v2,x v1,%% {headers['Webhook-Signature']}"
        self.assertEqual(verify_webhook(BODY, headers, SECRET, now=NOW).id, "msg_1")

    def test_refuses_everything_else(self) -> None:
        for body, headers in (
            (BODY, signed(new_secret())),
            (BODY.replace(b"7", b"8"), signed()),
            (BODY, {**signed(), "webhook-id": "msg_2"}),
            (BODY, {**signed(), "webhook-id": "\udcff"}),
            ("\ud800", signed()),
            (BODY, {**signed(), "webhook-signature": signed()["webhook-signature"].replace("v1", "v2")}),
            (BODY, signed(at=NOW - 301)),
            (BODY, signed(at=NOW + 301)),
            (BODY, {**signed(), "webhook-timestamp": "NaN"}),
            (BODY, {}),
        ):
            with self.assertRaises(NamesakeError) as raised:
                verify_webhook(body, headers, SECRET, now=NOW)
            self.assertEqual(raised.exception.code, "webhook_not_verified")

    def test_says_that_a_secret_is_none_without_repeating_it(self) -> None:
        for secret in ("", "geheim", "whsec_", "whsec_%geheim"):
            with self.assertRaisesRegex(ValueError, "^secret: whsec_ and Base64.$"):
                verify_webhook(BODY, signed(), secret, now=NOW)


if __name__ == "__main__":
    unittest.main()

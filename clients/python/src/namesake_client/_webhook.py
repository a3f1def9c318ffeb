"""Webhooks, as Standard Webhooks 1.0 signs them."""

from __future__ import annotations

import base64
import hmac
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ._error import NamesakeError

_PREFIX = "whsec_"
#: Half a character is sent by nobody who signs: it is refused like all that is not signed.
_ANY = "surrogatepass"


@dataclass(frozen=True, slots=True)
class WebhookEvent:
    """An event as a webhook brings it. Its ``id`` is the same for each try: pass over what you had in the last day."""

    id: str
    type: str
    timestamp: str
    data: dict[str, Any]


def verify_webhook(
    payload: bytes | str,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_seconds: float = 300,
    now: float | None = None,
) -> WebhookEvent:
    """Checks a request, and gives its event. One of several signatures is enough: while a secret is rotated, both sign.

    ``payload`` is the body as it arrived, not parsed and written again. Raises NamesakeError ``webhook_not_verified``:
    answer 401; and ValueError where the secret cannot be one.
    """
    key = _bytes_of(secret[len(_PREFIX) :]) if secret.startswith(_PREFIX) else None
    if not key:
        raise ValueError("secret: whsec_ and Base64.")
    lower = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (lower.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not id or not signatures or not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise _refused("A header is missing or malformed.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance_seconds:
        raise _refused("It is too old, or of the future.")
    body = payload.encode(errors=_ANY) if isinstance(payload, str) else payload
    right = hmac.digest(key, f"{id}.{timestamp}.".encode(errors=_ANY) + body, "sha256")
    given = [_bytes_of(one[len("v1,") :]) for one in signatures.split(" ") if one.startswith("v1,")]
    if not any(hmac.compare_digest(right, one) for one in given if one is not None):
        raise _refused("No signature is right.")
    event = json.loads(body)
    return WebhookEvent(id, event["type"], event["timestamp"], event["data"])


def _bytes_of(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return None


def _refused(why: str) -> NamesakeError:
    return NamesakeError("webhook_not_verified", f"The webhook is refused. {why}")

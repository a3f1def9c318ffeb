"""Answers of the service, and what is none: proxies answer with 200, too."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import httpx

from ._error import NamesakeError

#: Whether a value is what the client reads.
Check = Callable[[Any], bool]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_text_or_none(value: Any) -> bool:
    return value is None or _is_text(value)


def _has(members: Mapping[str, Check]) -> Check:
    """An object with these members: those of an answer that the client itself reads."""

    def check(value: Any) -> bool:
        return isinstance(value, dict) and all(
            name in value and is_right(value[name]) for name, is_right in members.items()
        )

    return check


def _many(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))


_ROW = {"line": _is_number, "outcome": _is_text, "id": _is_text_or_none, "searchId": _is_text_or_none}

BATCH = _has(
    {
        "id": _is_text,
        "state": _is_text,
        "endedAt": _is_text_or_none,
        "problem": _is_text_or_none,
        "rowCount": _is_number,
    }
)
RESULTS = _has({"items": _many(_has(_ROW)), "nextCursor": _is_text_or_none})
EVENTS = _has({"items": _many(_has({})), "after": _is_number})
CUSTOMER = _has({"customerId": _is_text})
OBJECT = _has({})


def anything(value: Any) -> bool:
    return True


def read(response: httpx.Response, is_right: Check) -> Any:
    """JSON as a value, other texts as a string, files as bytes, nothing as None. Raises where a check fails."""
    value = _value_of(response)
    if not is_right(value):
        raise _unexpected(response)
    return value


def _value_of(response: httpx.Response) -> Any:
    if response.status_code == 204:
        return None
    type, _, _ = response.headers.get("content-type", "").partition(";")
    if type == "text/html":
        # No endpoint answers with a page.
        raise _unexpected(response)
    if type != "application/json":
        return response.text if type.startswith("text/") or type == "application/x-ndjson" else response.content
    try:
        return json.loads(response.content)
    except (ValueError, RecursionError):
        raise _unexpected(response) from None


def _unexpected(response: httpx.Response) -> NamesakeError:
    message = "The answer is not one of this endpoint of Namesake."
    request_id = response.headers.get("x-request-id")
    return NamesakeError("unexpected_answer", message, status=response.status_code, request_id=request_id)

"""What can go wrong with a call."""

from __future__ import annotations

import json
import time
from email.utils import parsedate_to_datetime
from typing import Any, TypedDict

import httpx


class FieldError(TypedDict):
    """One thing that is wrong with a request."""

    pointer: str
    code: str
    detail: str


class NamesakeError(Exception):
    """Everything that can go wrong with a call.

    Branch on ``code``: a code of the API, or ``network_error``, ``timeout``, ``redirected``, ``unexpected_answer``,
    ``batch_not_done``, ``rows_missing``, ``webhook_not_verified``. ``status`` is 0 and ``request_id`` None where there
    was no answer.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int = 0,
        request_id: str | None = None,
        retry_after_seconds: float | None = None,
        errors: list[FieldError] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.request_id = request_id
        self.retry_after_seconds = retry_after_seconds
        self.errors: list[FieldError] = errors or []


def error_of(response: httpx.Response) -> NamesakeError:
    """The error that an answer which is no success says. Proxies answer, too, and not as the API does."""
    status, headers = response.status_code, response.headers
    request_id, wait = headers.get("x-request-id"), _retry_after(headers.get("retry-after", ""))
    if 300 <= status < 400:
        message = "The service redirects: use its final address as base_url."
        return NamesakeError("redirected", message, status=status, request_id=request_id)
    try:
        problem = json.loads(response.content)
    except (ValueError, RecursionError):
        problem = None
    if not isinstance(problem, dict) or not isinstance(problem.get("code"), str):
        message = f"The answer {status} is not one of Namesake."
        return NamesakeError(
            "unexpected_answer", message, status=status, request_id=request_id, retry_after_seconds=wait
        )
    said = problem.get("detail") or problem.get("title") or f"status {status}"
    return NamesakeError(
        problem["code"],
        f"{problem['code']}: {said}",
        status=status,
        request_id=problem.get("requestId") or request_id,
        retry_after_seconds=wait,
        errors=[one for one in _list_of(problem.get("errors")) if _is_field_error(one)],
    )


def _retry_after(text: str) -> float | None:
    """``Retry-After`` in seconds, which may also be a date."""
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return None


def _list_of(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_field_error(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(name), str) for name in ("pointer", "code", "detail"))

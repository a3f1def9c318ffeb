"""What both clients do: flows that say what to send and how long to wait, and are given what came of it."""

from __future__ import annotations

import itertools
import json
import random
import re
import secrets
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import quote

import httpx

from ._error import NamesakeError, error_of
from ._read import BATCH, CUSTOMER, EVENTS, RESULTS, Check, anything, read

Result = TypeVar("Result")

REPEATABLE = frozenset({429, 502, 503, 504})
FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0
FIRST_LOOK, LONGEST_LOOK = 0.1, 2.0
UPLOAD_TIMEOUT = 600.0
ROWS_PER_PAGE = 500


@dataclass(frozen=True)
class Send:
    """A request to send, with the seconds that are left for it."""

    method: str
    path: str
    headers: Mapping[str, str]
    content: bytes | None
    query: Mapping[str, str | list[str]]
    timeout: float


@dataclass(frozen=True)
class Wait:
    """Seconds to wait."""

    seconds: float


#: A flow gives effects, and is sent the answer to a Send; a connection that breaks is thrown into it.
Flow = Generator[Send | Wait, httpx.Response | None, Result]


@dataclass(frozen=True)
class Settings:
    """How calls are made."""

    timeout: float = 30.0
    retries: int = 3
    random: Callable[[], float] = random.random
    clock: Callable[[], float] = time.monotonic


@dataclass(frozen=True)
class Call:
    """A call of an endpoint. ``body`` is sent as JSON, bytes as they are, of the type ``content_type``.

    ``is_right`` says whether what it answers has all that the client reads of it.
    """

    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    content_type: str = "application/json"
    timeout: float | None = None
    idempotency_key: str | None = None
    is_right: Check = anything


@dataclass(frozen=True)
class BatchProgress:
    """How far a screening of rows is: rows that are done, of all batches, and the batch that is under way."""

    row_count: int
    batch: Mapping[str, Any]


def connection(base_url: str, token: str) -> tuple[str, dict[str, str]]:
    """Address and headers of a client. Raises ValueError where they cannot be right; the message repeats neither."""
    url = re.fullmatch(r"https?://[^/?#@\s]+(?:/[^?#\s]*)?", base_url)
    if url is None or not _can_be_called(base_url):
        raise ValueError("base_url: http or https, such as https://screening.example.org; no user, query or hash.")
    if re.fullmatch(r"[\x21-\x7e]+", token) is None:
        raise ValueError("token: an API token has visible ASCII characters only, and no spaces.")
    return base_url.rstrip("/"), {"authorization": f"Bearer {token}"}


def _can_be_called(url: str) -> bool:
    try:
        return httpx.URL(url).host != ""
    except httpx.InvalidURL:
        return False


def called(call: Call, settings: Settings) -> Flow[Any]:
    """Sends a call, and sends it again where that can help. A POST carries a key, so that it is done once."""
    timeout = settings.timeout if call.timeout is None else call.timeout
    deadline = settings.clock() + timeout
    headers, content = {"accept": "*/*"}, None
    if call.method == "POST":
        headers["idempotency-key"] = _key_of(call.idempotency_key)
    if call.body is not None:
        headers["content-type"] = call.content_type
        content = call.body if isinstance(call.body, bytes) else json.dumps(call.body).encode()
    query = {name: _texts(value) for name, value in call.query.items() if value is not None}
    attempt = 0
    while True:
        left = deadline - settings.clock()
        if left <= 0:
            raise NamesakeError("timeout", f"No answer within {timeout:g} s.")
        try:
            response = yield Send(call.method, call.path, headers, content, query, left)
            assert response is not None
            if response.is_success:
                return read(response, call.is_right)
            error = error_of(response)
        except httpx.RequestError as broken:
            if settings.clock() >= deadline:
                raise NamesakeError("timeout", f"No answer within {timeout:g} s.") from broken
            error = NamesakeError("network_error", "The service could not be reached.")
            error.__cause__ = broken
        seconds = _wait_before(attempt, error, settings)
        may_help = attempt < settings.retries and _is_repeatable(error, attempt)
        if not may_help or settings.clock() + seconds >= deadline:
            raise error
        yield Wait(seconds)
        attempt += 1


def _is_repeatable(error: NamesakeError, attempt: int) -> bool:
    # After a broken connection the first attempt may still be under way: the service says so, and when to ask again.
    flying = error.code == "idempotency_in_flight" and error.status == 409 and attempt > 0
    return error.code == "network_error" or error.status in REPEATABLE or flying


def _wait_before(attempt: int, error: NamesakeError, settings: Settings) -> float:
    # As long as the service says, and later by chance: callers that failed together do not come back together.
    steady = min(LONGEST_WAIT, FIRST_WAIT * float(2**attempt)) / 2
    return max(steady, error.retry_after_seconds or 0.0) + settings.random() * steady


def _key_of(given: str | None) -> str:
    if given is not None and re.fullmatch(r"[\x21-\x7e]{1,255}", given) is None:
        raise ValueError("idempotency_key: 1 to 255 visible ASCII characters, and no spaces.")
    return given or secrets.token_hex(16)


def filled(path: str, parameters: Mapping[str, Any]) -> str:
    """A path with its parameters. Raises ValueError where one is missing, or would lead to another endpoint."""

    def fill(name: re.Match[str]) -> str:
        value = str(parameters.get(name[1], ""))
        if value in ("", ".", ".."):
            raise ValueError(f"{name[1]}: {value!r} is no parameter of a path.")
        return quote(value, safe="")

    return re.sub(r"\{(\w+)\}", fill, path)


def _texts(value: Any) -> str | list[str]:
    # A parameter that has several values is repeated.
    return [_text(one) for one in value] if isinstance(value, (list, tuple, set, frozenset)) else _text(value)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Screening:
    """How rows are screened."""

    name: str | None = None
    policy: str | None = None
    open_cases: bool | None = None
    watch: bool | None = None
    group: str | None = None
    on_progress: Callable[[BatchProgress], None] | None = None


def screened(lines: Iterable[bytes], key: str, before: int, options: Screening, settings: Settings) -> Flow[Any]:
    """Uploads rows, and looks at their batch until all are done. Gives the batch."""
    query = {
        "name": options.name,
        "policy": options.policy,
        "openCases": options.open_cases,
        "watch": options.watch,
        "group": options.group,
    }
    upload = Call(
        "POST",
        "/api/v1/batches",
        query=query,
        body=b"".join(lines),
        content_type="application/x-ndjson",
        timeout=max(UPLOAD_TIMEOUT, settings.timeout),
        idempotency_key=key,
        is_right=BATCH,
    )
    batch = yield from called(upload, settings)
    seconds = FIRST_LOOK
    while batch["endedAt"] is None:
        yield Wait(seconds)
        seconds = min(LONGEST_LOOK, seconds * 1.5)
        look = Call("GET", filled("/api/v1/batches/{id}", batch), is_right=BATCH)
        batch = yield from called(look, settings)
        if options.on_progress is not None:
            options.on_progress(BatchProgress(before + batch["rowCount"], batch))
    if batch["state"] != "done":
        why = "" if batch["problem"] is None else f": {batch['problem']}"
        raise NamesakeError("batch_not_done", f"The batch {batch['id']} is {batch['state']}{why}.")
    return batch


class Lines:
    """Sees to it that every row of a batch has an answer: who collects only those to hold must not miss one."""

    def __init__(self, id: str, expected: int) -> None:
        self._id, self._expected, self._seen = id, expected, set[int]()

    def add(self, line: int) -> None:
        # Rows of parties beside a row are on its line.
        self._seen.add(line)

    def check(self) -> None:
        if len(self._seen) != self._expected:
            message = f"The batch {self._id} has {len(self._seen)} of {self._expected} rows."
            raise NamesakeError("rows_missing", message)


def results_page(id: str, cursor: str | None, settings: Settings) -> Flow[Any]:
    query = {"limit": ROWS_PER_PAGE, "cursor": cursor}
    path = filled("/api/v1/batches/{id}/results", {"id": id})
    return (yield from called(Call("GET", path, query=query, is_right=RESULTS), settings))


def events_page(after: int, settings: Settings) -> Flow[Any]:
    return (yield from called(Call("GET", "/api/v1/events", query={"after": after}, is_right=EVENTS), settings))


def customer(external_ref: str, timeout: float | None, settings: Settings) -> Flow[Any]:
    """A customer under watch, by the caller's reference."""
    body = {"externalRef": external_ref}
    find = Call("POST", "/api/v1/customers/find", body=body, timeout=timeout, is_right=CUSTOMER)
    found = yield from called(find, settings)
    path = filled("/api/v1/customers/{id}", {"id": found["customerId"]})
    return (yield from called(Call("GET", path, timeout=timeout), settings))


def keys_of(key: str | None) -> Iterator[str]:
    """A key for each part, from the caller's."""
    first = key or secrets.token_hex(16)
    return (f"{first}-{part}" for part in itertools.count())


def parts(rows: Iterable[Mapping[str, Any]], most: int) -> Iterator[list[bytes]]:
    """Lines of JSON, as many together as are uploaded together."""
    lines: list[bytes] = []
    for row in rows:
        lines.append(line_of(row))
        if len(lines) >= most:
            yield lines
            lines = []
    if lines:
        yield lines


def line_of(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row).encode() + b"\n"

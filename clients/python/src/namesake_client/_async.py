"""The client for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any

import httpx

from ._answer import Answer, RowAnswer, answer_of, row_answer_of
from ._flow import (
    BatchProgress,
    Call,
    Flow,
    Lines,
    Result,
    Screening,
    Settings,
    Wait,
    called,
    connection,
    customer,
    events_page,
    filled,
    keys_of,
    line_of,
    parts,
    results_page,
    screened,
)
from ._read import OBJECT

if TYPE_CHECKING:
    from ._rows import BatchRow
    from .types import (
        CompareRequest,
        CompareResponse,
        Customer,
        CustomerData,
        SavedCustomers,
        SearchRequest,
        WatchEvent,
    )


class AsyncNamesake:
    """A Namesake service. Use it as an async context manager, or close it. Tasks can share one.

    ``timeout`` is in seconds: no attempt of a call begins later, and none waits longer for the network, so that an
    answer which comes in drops may take longer; ``retries`` are attempts after the first.
    ``http`` takes the place of the HTTP client, and is closed by who made it.
    """

    def __init__(
        self,
        base_url: str,
        token: str,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        http: httpx.AsyncClient | None = None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._base, self._headers = connection(base_url, token)
        self._settings = Settings(timeout=timeout, retries=retries)
        self._owns, self._http, self._wait = http is None, http or httpx.AsyncClient(), wait
        self.batches = AsyncBatches(self)
        self.customers = AsyncCustomers(self)

    async def __aenter__(self) -> AsyncNamesake:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._owns:
            await self._http.aclose()

    async def search(
        self, request: SearchRequest, *, timeout: float | None = None, idempotency_key: str | None = None
    ) -> Answer:
        """Screens a name, identifier or text. Hold unless ``may_pass``; hold as well where it raises."""
        call = Call("POST", "/api/v1/search", body=request, timeout=timeout, idempotency_key=idempotency_key)
        return answer_of(await self._run(called(call, self._settings)))

    async def compare(self, request: CompareRequest, *, timeout: float | None = None) -> CompareResponse:
        """Scores two parties as a search would. It asks no list, so it clears no party."""
        call = Call("POST", "/api/v1/compare", body=request, timeout=timeout, is_right=OBJECT)
        compared: CompareResponse = await self._run(called(call, self._settings))
        return compared

    async def events(
        self, *, after: str | int = 0, follow: bool = False, pause: float = 5.0
    ) -> AsyncIterator[WatchEvent]:
        """What happened, the oldest first. Keep the ``id`` of the last that you are done with, and go on ``after`` it.

        Ends where nothing is new; with ``follow`` it asks again after ``pause`` seconds.
        """
        place = int(after)
        while True:
            page = await self._run(events_page(place, self._settings))
            for event in page["items"]:
                yield event
            if page["after"] == place:
                if not follow:
                    return
                await self._wait(pause)
            place = page["after"]

    async def request(
        self,
        method: str,
        path: str,
        *,
        parameters: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        content_type: str = "application/json",
        timeout: float | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Any endpoint of the API: ``request("GET", "/api/v1/lists/{id}", parameters={"id": "un_sc"})``.

        Gives JSON as a value, other texts as str, files as bytes, nothing as None.
        """
        where = filled(path, parameters or {})
        call = Call(method, where, query or {}, body, content_type, timeout, idempotency_key)
        return await self._run(called(call, self._settings))

    async def _run(self, flow: Flow[Result]) -> Result:
        try:
            effect = next(flow)
            while True:
                if isinstance(effect, Wait):
                    await self._wait(effect.seconds)
                    effect = flow.send(None)
                    continue
                try:
                    response = await self._http.request(
                        effect.method,
                        self._base + effect.path,
                        params=effect.query,
                        headers={**self._headers, **effect.headers},
                        content=effect.content,
                        timeout=effect.timeout,
                        follow_redirects=False,
                    )
                except httpx.RequestError as broken:
                    effect = flow.throw(broken)
                else:
                    effect = flow.send(response)
        except StopIteration as end:
            result: Result = end.value
            return result


class AsyncCustomers:
    """Customers under watch."""

    def __init__(self, client: AsyncNamesake) -> None:
        self._client = client

    async def upsert(
        self,
        customers: CustomerData | Sequence[CustomerData],
        *,
        timeout: float | None = None,
        idempotency_key: str | None = None,
    ) -> SavedCustomers:
        """Puts customers under watch or changes them, 100 at most. Who is new or changed is screened."""
        body = {"customers": list(customers) if isinstance(customers, Sequence) else [customers]}
        path, key = "/api/v1/customers", idempotency_key
        call = Call("POST", path, body=body, timeout=timeout, idempotency_key=key, is_right=OBJECT)
        saved: SavedCustomers = await self._client._run(called(call, self._client._settings))
        return saved

    async def read(self, external_ref: str, *, timeout: float | None = None) -> Customer:
        """A customer under watch, by your reference."""
        found: Customer = await self._client._run(customer(external_ref, timeout, self._client._settings))
        return found


class AsyncBatches:
    """Many rows, screened in the background of the service."""

    def __init__(self, client: AsyncNamesake) -> None:
        self._client = client

    async def screen(
        self,
        rows: Iterable[BatchRow] | AsyncIterable[BatchRow],
        *,
        name: str | None = None,
        policy: str | None = None,
        open_cases: bool | None = None,
        watch: bool | None = None,
        group: str | None = None,
        rows_per_batch: int = 10_000,
        on_progress: Callable[[BatchProgress], None] | None = None,
        idempotency_key: str | None = None,
    ) -> AsyncIterator[RowAnswer]:
        """Uploads rows, a part at a time, and gives back each with its answer, in order.

        Rows are read only as far as they are screened. Takes the scopes ``search:write`` and ``search:read``. Raises
        NamesakeError ``batch_not_done`` where somebody cancelled a batch or it failed, ``rows_missing`` where a row has
        no answer.
        """
        client, done = self._client, 0
        how = Screening(name, policy, open_cases, watch, group, on_progress)
        keys = keys_of(idempotency_key)
        async for lines in _parts(rows, rows_per_batch):
            batch = await client._run(screened(lines, next(keys), done, how, client._settings))
            done += batch["rowCount"]
            seen = Lines(batch["id"], len(lines))
            async for answer in self.results(batch["id"]):
                seen.add(answer.raw["line"])
                yield answer
            seen.check()

    async def results(self, id: str) -> AsyncIterator[RowAnswer]:
        """The rows of a batch that are done, with their answers, in the order of the file."""
        cursor = None
        while True:
            page = await self._client._run(results_page(id, cursor, self._client._settings))
            for row in page["items"]:
                yield row_answer_of(row)
            cursor = page["nextCursor"]
            if cursor is None:
                return


async def _parts(rows: Iterable[BatchRow] | AsyncIterable[BatchRow], most: int) -> AsyncIterator[list[bytes]]:
    if not isinstance(rows, AsyncIterable):
        for lines in parts(rows, most):
            yield lines
        return
    lines = []
    async for row in rows:
        lines.append(line_of(row))
        if len(lines) >= most:
            yield lines
            lines = []
    if lines:
        yield lines

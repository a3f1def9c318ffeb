"""A service that says one thing after another, for both clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx

from namesake_client import AsyncNamesake, Namesake

TOKEN = "nsk_live_secret"
URL = "https://screening.example.test/"

CLEAN: dict[str, Any] = {
    "view": "full",
    "searchId": "srch_1",
    "outcome": "no_match",
    "complete": True,
    "restricted": False,
    "total": 0,
    "results": [],
    "notCompared": [],
    "nextCursor": None,
    "suppressed": {"overLimitCount": 0, "items": []},
}


def problem(status: int, code: str, **headers: str) -> httpx.Response:
    body = {"code": code, "title": "A title", "detail": "A detail.", "requestId": "req_1", "status": status}
    return httpx.Response(status, json=body, headers={name.replace("_", "-"): text for name, text in headers.items()})


class FakeService:
    """What it was sent is in ``sent``, how long clients waited in ``waits``."""

    def __init__(self, *says: httpx.Response | Exception) -> None:
        self.left, self.sent, self.waits = list(says), list[httpx.Request](), list[float]()

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.sent.append(request)
        said = self.left.pop(0)
        if isinstance(said, Exception):
            raise said
        return said

    def client(self, **options: Any) -> Namesake:
        http = httpx.Client(transport=httpx.MockTransport(self._answer))
        return Namesake(URL, TOKEN, http=http, wait=self.waits.append, **options)

    def async_client(self, **options: Any) -> AsyncNamesake:
        async def wait(seconds: float) -> None:
            self.waits.append(seconds)

        http = httpx.AsyncClient(transport=httpx.MockTransport(self._answer))
        return AsyncNamesake(URL, TOKEN, http=http, wait=wait, **options)

    def bodies(self) -> list[Any]:
        return [json.loads(request.content) for request in self.sent]


def both(
    says: Callable[[], list[httpx.Response | Exception]], call: Callable[[Any], Any]
) -> list[tuple[Any, FakeService]]:
    """What a call gives or raises, with each client, and the service that it called."""
    outcomes = []
    for run in (_run_sync, _run_async):
        service = FakeService(*says())
        try:
            given = run(service, call)
        except Exception as error:
            given = error
        outcomes.append((given, service))
    return outcomes


def _run_sync(service: FakeService, call: Callable[[Any], Any]) -> Any:
    given = call(service.client())
    return list(given) if hasattr(given, "__next__") else given


def _run_async(service: FakeService, call: Callable[[Any], Any]) -> Any:
    async def run() -> Any:
        given = call(service.async_client())
        return [one async for one in given] if hasattr(given, "__anext__") else await given

    return asyncio.run(run())

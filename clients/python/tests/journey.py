"""Calls a service with both clients, and prints a line of JSON for each: journey.py URL TOKEN LISTED NOBODY"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from typing import Any

from namesake_client import AsyncNamesake, BatchRow, Namesake, NamesakeError, RowAnswer

url, token, listed, nobody = sys.argv[1:]
names = [nobody, listed, "", nobody, listed]


def rows() -> list[BatchRow]:
    return [{"id": at, "searchText": name} for at, name in enumerate(names)]


def seen(row: RowAnswer) -> list[Any]:
    return [row.id, row.may_pass, row.outcome]


def said(reference: str, key: str) -> dict[str, Any]:
    progress: list[int] = []
    with Namesake(url, token) as namesake:
        try:
            namesake.search({"searchText": listed, "threshold": 20})
        except NamesakeError as error:
            refused = [error.code, error.status, error.errors[0]["pointer"]]
        screen = namesake.batches.screen(rows(), rows_per_batch=2, on_progress=lambda at: progress.append(at.row_count))
        answers = [seen(row) for row in screen]
        saved = namesake.customers.upsert({"externalRef": reference, "searchText": listed})
        same = {namesake.search({"searchText": nobody}, idempotency_key=key).search_id for _ in range(2)}
        return {
            "listed": namesake.search({"searchText": listed}).may_pass,
            "nobody": namesake.search({"searchText": nobody, "view": "compact"}).may_pass,
            "compared": namesake.compare({"query": {"searchText": listed}, "entity": {"names": [listed]}})["nameScore"],
            "refused": refused,
            "searches": len(same),
            "rows": answers,
            "progress": progress[-1],
            "saved": saved["items"][0]["status"],
            "customer": namesake.customers.read(reference)["externalRef"] == reference,
            "alerted": "customer.alerted" in [event["type"] for event in namesake.events()],
            "list": namesake.request("GET", "/api/v1/lists/{id}", parameters={"id": "un_sc"})["id"],
        }


async def said_async(reference: str, key: str) -> dict[str, Any]:
    progress: list[int] = []

    async def later() -> AsyncIterator[BatchRow]:
        for row in rows():
            yield row

    async with AsyncNamesake(url, token) as namesake:
        try:
            await namesake.search({"searchText": listed, "threshold": 20})
        except NamesakeError as error:
            refused = [error.code, error.status, error.errors[0]["pointer"]]
        screen = namesake.batches.screen(
            later(), rows_per_batch=2, on_progress=lambda at: progress.append(at.row_count)
        )
        answers = [seen(row) async for row in screen]
        saved = await namesake.customers.upsert({"externalRef": reference, "searchText": listed})
        same = {(await namesake.search({"searchText": nobody}, idempotency_key=key)).search_id for _ in range(2)}
        compared = await namesake.compare({"query": {"searchText": listed}, "entity": {"names": [listed]}})
        return {
            "listed": (await namesake.search({"searchText": listed})).may_pass,
            "nobody": (await namesake.search({"searchText": nobody, "view": "compact"})).may_pass,
            "compared": compared["nameScore"],
            "refused": refused,
            "searches": len(same),
            "rows": answers,
            "progress": progress[-1],
            "saved": saved["items"][0]["status"],
            "customer": (await namesake.customers.read(reference))["externalRef"] == reference,
            "alerted": "customer.alerted" in [event["type"] async for event in namesake.events()],
            "list": (await namesake.request("GET", "/api/v1/lists/{id}", parameters={"id": "un_sc"}))["id"],
        }


print(json.dumps(said("customer 4711 / Nord", "payment-1")))
print(json.dumps(asyncio.run(said_async("customer 4712 / Süd", "payment-2"))))

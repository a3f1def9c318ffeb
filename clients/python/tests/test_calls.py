"""Retries, errors and the token, with both clients."""

from __future__ import annotations

import traceback
import unittest
from email.utils import formatdate
from time import time
from typing import Any

import httpx
from fake_service import CLEAN, TOKEN, URL, FakeService, both, problem

from namesake_client import AsyncNamesake, Namesake, NamesakeError

BODY: Any = {"searchText": "Orlan Vestrakov"}


def ok() -> httpx.Response:
    return httpx.Response(200, json=CLEAN)


def search(client: Any) -> Any:
    return client.search(BODY)


class Retries(unittest.TestCase):
    def test_what_may_pass_soon_is_sent_again_with_the_same_key(self) -> None:
        for failure in (
            lambda: problem(429, "rate_limited"),
            lambda: httpx.Response(502, text="<html>"),
            lambda: problem(503, "overloaded"),
            lambda: httpx.Response(504),
            lambda: httpx.ConnectError("refused"),
            lambda: httpx.ReadError("cut"),
        ):
            for answer, service in both(lambda: [failure(), ok()], search):
                self.assertIs(answer.may_pass, True)
                self.assertEqual(service.bodies(), [BODY, BODY])
                first, second = (request.headers["idempotency-key"] for request in service.sent)
                self.assertRegex(first, "^[0-9a-f]{32}$")
                self.assertEqual(first, second)

    def test_what_will_not_pass_is_not_sent_again(self) -> None:
        for status in (400, 401, 403, 404, 409, 410, 422, 500):
            for error, service in both(lambda: [problem(status, "some_code"), ok()], search):
                self.assertEqual([error.code, error.status, error.request_id], ["some_code", status, "req_1"])
                self.assertEqual(len(service.sent), 1)

    def test_there_are_four_attempts(self) -> None:
        for error, service in both(lambda: [problem(503, "overloaded") for _ in range(9)], search):
            self.assertEqual([error.code, len(service.sent)], ["overloaded", 4])

    def test_waits_as_long_as_the_service_says_and_longer_each_time(self) -> None:
        for _, service in both(lambda: [problem(429, "rate_limited", retry_after="7"), ok()], search):
            self.assertGreaterEqual(service.waits[0], 7)
        for _, service in both(lambda: [problem(503, "x"), problem(503, "x"), ok()], search):
            self.assertTrue(0.25 <= service.waits[0] < 0.5 <= service.waits[1] < 1)

    def test_fails_at_once_where_the_service_needs_longer_than_the_caller_has(self) -> None:
        for error, service in both(lambda: [problem(503, "lists_unavailable", retry_after="60")], search):
            self.assertEqual([error.retry_after_seconds, service.waits], [60, []])
        date = formatdate(time() + 90, usegmt=True)
        for error, _ in both(lambda: [problem(503, "overloaded", retry_after=date)], search):
            self.assertGreater(error.retry_after_seconds, 80)

    def test_asks_again_while_its_own_first_attempt_is_under_way(self) -> None:
        def flying() -> httpx.Response:
            return problem(409, "idempotency_in_flight", retry_after="1")

        for answer, service in both(lambda: [httpx.ReadError("cut"), flying(), ok()], search):
            self.assertEqual([answer.may_pass, len(service.sent)], [True, 3])
        for error, _ in both(lambda: [flying()], search):
            self.assertEqual(error.code, "idempotency_in_flight")

    def test_says_that_time_is_over(self) -> None:
        for error, service in both(lambda: [], lambda client: client.search(BODY, timeout=0)):
            self.assertEqual([error.code, service.sent], ["timeout", []])

    def test_takes_the_key_of_the_caller(self) -> None:
        for _, service in both(lambda: [ok()], lambda client: client.search(BODY, idempotency_key="payment-1")):
            self.assertEqual(service.sent[0].headers["idempotency-key"], "payment-1")


class Requests(unittest.TestCase):
    def test_a_parameter_that_has_several_values_is_repeated(self) -> None:
        path, parameters = "/api/v1/entities/{id}", {"id": "a:1"}
        query = {"list": ["a:1", "a:2"], "all": True, "limit": None}

        def read(client: Any) -> Any:
            return client.request("GET", path, parameters=parameters, query=query)

        for _, service in both(lambda: [httpx.Response(200, json={})], read):
            self.assertEqual(service.sent[0].url.query.decode(), "list=a%3A1&list=a%3A2&all=true")


class Errors(unittest.TestCase):
    def test_what_is_no_answer_of_the_service_is_an_error(self) -> None:
        for response, code in (
            (lambda: httpx.Response(200, text="<html>"), "unexpected_answer"),
            (lambda: httpx.Response(200, json={"ok": True}), "unexpected_answer"),
            (lambda: httpx.Response(200, json=None), "unexpected_answer"),
            (lambda: httpx.Response(200, text="{", headers={"content-type": "application/json"}), "unexpected_answer"),
            (lambda: httpx.Response(403, text="<html>"), "unexpected_answer"),
            (lambda: httpx.Response(307, headers={"location": "https://else.example.test"}), "redirected"),
        ):
            for error, service in both(lambda: [response()], search):
                self.assertIsInstance(error, NamesakeError)
                self.assertEqual([error.code, len(service.sent)], [code, 1])

    def test_an_answer_of_something_else_is_an_error_wherever_the_client_reads_one(self) -> None:
        def upload(client: Any) -> Any:
            return client.batches.screen([{"searchText": "Orlan"}])

        page, deep = {"text": "<html>", "headers": {"content-type": "text/html; charset=utf-8"}}, b"[" * 100_000
        json_type = {"content-type": "application/json"}
        others: Any = (page, {"json": {}}, {"json": None}, {"json": []}, {"content": deep, "headers": json_type})
        rows: Any = {"items": [None], "nextCursor": None}
        for call, bodies in (
            (upload, others),
            (lambda client: client.batches.results("bat_1"), (*others, {"json": rows})),
            (lambda client: client.events(), (*others, {"json": {"items": [1], "after": 1}})),
            (lambda client: client.customers.read("4711"), others),
            (lambda client: client.compare({}), (page, {"json": None})),
            (lambda client: client.customers.upsert({}), (page, {"json": []})),
            (lambda client: client.request("GET", "/api/v1/lists"), (page,)),
        ):
            for body in bodies:
                for error, _ in both(lambda: [httpx.Response(200, **body)], call):
                    self.assertIsInstance(error, NamesakeError, body)
                    self.assertEqual([error.code, error.status], ["unexpected_answer", 200])
        for error, _ in both(lambda: [httpx.Response(500, content=deep, headers=json_type)], search):
            self.assertEqual([error.code, error.status], ["unexpected_answer", 500])

    def test_the_token_is_sent_and_is_in_no_message(self) -> None:
        for error, service in both(lambda: [httpx.ConnectError("refused"), problem(401, "token_unknown")], search):
            self.assertEqual(service.sent[0].headers["authorization"], f"Bearer {TOKEN}")
            printed = "".join(traceback.format_exception(error))
            self.assertNotIn(TOKEN, f"{printed}{error!r}{service.client()!r}{vars(error)}")

    def test_refuses_tokens_and_addresses_that_cannot_be_one_without_repeating_them(self) -> None:
        for kind in (Namesake, AsyncNamesake):
            for token in ("", "nsk live", "nsk_live\n", "nsk_lïve"):
                with self.assertRaisesRegex(ValueError, "^token: an API token has visible ASCII"):
                    kind(URL, token)
            for url in (
                "",
                "screening.example.test",
                "ftp://a.test",
                "https://ada:geheim@a.test",
                "https://a.test?x=1",
                "https://[::1",
            ):
                with self.assertRaisesRegex(ValueError, "^base_url: (?!.*geheim)"):
                    kind(url, TOKEN)

    def test_sends_no_key_that_cannot_be_one(self) -> None:
        for key in ("Zahlung-Ω", "a b", "a\n", "", "k" * 256):
            for error, service in both(list, lambda client: client.search(BODY, idempotency_key=key)):
                self.assertIs(type(error), ValueError)
                self.assertRegex(str(error), "^idempotency_key: 1 to 255 visible ASCII")
                self.assertEqual(service.sent, [])

    def test_leads_to_no_other_endpoint_by_a_parameter(self) -> None:
        for id in ("..", ".", ""):
            path = "/api/v1/lists/{id}"
            for error, service in both(list, lambda client: client.request("GET", path, parameters={"id": id})):
                self.assertIsInstance(error, ValueError)
                self.assertEqual(service.sent, [])


def batch(**members: Any) -> dict[str, Any]:
    return {"id": "bat_1", "state": "running", "endedAt": None, "problem": None, "rowCount": 0, **members}


def done(rows: int) -> dict[str, Any]:
    return batch(state="done", endedAt="2026-03-01T12:00:00.000Z", rowCount=rows)


def row(id: str) -> dict[str, Any]:
    said = {"outcome": "no_match", "error": None, "total": 0, "best": None, "searchId": f"srch_{id}"}
    return {"id": id, "line": ord(id) - 96, **said}


class Batches(unittest.TestCase):
    rows: Any = [{"id": "a", "searchText": "Orlan"}, {"id": "b", "searchText": "Anna"}]

    def test_rows_are_uploaded_followed_and_read_page_by_page(self) -> None:
        seen: list[int] = []
        says = [batch(), batch(rowCount=1), done(2)]
        pages = [{"items": [row("a")], "nextCursor": "n"}, {"items": [row("b")], "nextCursor": None}]

        def screen(client: Any) -> Any:
            return client.batches.screen(self.rows, on_progress=lambda progress: seen.append(progress.row_count))

        for answers, service in both(lambda: [httpx.Response(200, json=one) for one in [*says, *pages]], screen):
            self.assertEqual([(one.id, one.may_pass) for one in answers], [("a", True), ("b", True)])
            self.assertEqual(service.sent[0].headers["content-type"], "application/x-ndjson")
            self.assertEqual(service.sent[0].content.count(b"\n"), 2)
        self.assertEqual(seen, [1, 2, 1, 2])

    def test_each_part_has_a_key(self) -> None:
        def says() -> list[Any]:
            pairs = ((done(1), {"items": [row(id)], "nextCursor": None}) for id in ("a", "a"))
            return [httpx.Response(200, json=one) for pair in pairs for one in pair]

        def screen(client: Any) -> Any:
            return client.batches.screen(self.rows, rows_per_batch=1, idempotency_key="night-1")

        for answers, service in both(says, screen):
            self.assertEqual([one.id for one in answers], ["a", "a"])
            keys = [request.headers.get("idempotency-key") for request in service.sent]
            self.assertEqual(keys, ["night-1-0", None, "night-1-1", None])

    def test_reads_no_more_rows_than_it_screens(self) -> None:
        read: list[int] = []

        def endless() -> Any:
            while True:
                read.append(1)
                yield {"searchText": "Orlan"}

        page = {"items": [row("a"), row("b")], "nextCursor": None}
        service = FakeService(*(httpx.Response(200, json=one) for one in (done(2), page)))
        answers = service.client().batches.screen(endless(), rows_per_batch=2)
        self.assertEqual([next(answers).id, next(answers).id, len(read)], ["a", "b", 2])

    def test_a_row_without_an_answer_is_an_error(self) -> None:
        says = [done(2), {"items": [row("a")], "nextCursor": None}]

        def screen(client: Any) -> Any:
            return client.batches.screen(self.rows)

        for error, _ in both(lambda: [httpx.Response(200, json=one) for one in says], screen):
            self.assertEqual([error.code, str(error)], ["rows_missing", "The batch bat_1 has 1 of 2 rows."])

    def test_a_batch_that_fails_is_an_error(self) -> None:
        failed = batch(state="failed", endedAt="2026-03-01T12:00:00.000Z", problem="not_proved")

        def screen(client: Any) -> Any:
            return client.batches.screen(self.rows)

        for error, _ in both(lambda: [httpx.Response(200, json=failed)], screen):
            self.assertEqual([error.code, str(error)], ["batch_not_done", "The batch bat_1 is failed: not_proved."])


class Events(unittest.TestCase):
    def test_end_where_nothing_is_new(self) -> None:
        pages = [{"items": [{"id": "3"}], "after": 4}, {"items": [], "after": 6}, {"items": [], "after": 6}]
        for events, service in both(
            lambda: [httpx.Response(200, json=page) for page in pages], lambda client: client.events(after="2")
        ):
            self.assertEqual(events, [{"id": "3"}])
            self.assertEqual([request.url.params["after"] for request in service.sent], ["2", "4", "6"])


if __name__ == "__main__":
    unittest.main()

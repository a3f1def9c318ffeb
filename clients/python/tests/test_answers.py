"""The one truth value of an answer."""

from __future__ import annotations

import json
import os
import unittest
from typing import Any

from fake_service import CLEAN

from namesake_client import Answer
from namesake_client._answer import answer_of, row_answer_of

HOLDS: list[dict[str, Any]] = [
    {"outcome": "potential_match"},
    {"outcome": "no_match_yet"},
    {"complete": False},
    {"complete": "true"},
    {"complete": 1},
    {"restricted": True},
    {"restricted": 0},
    {"results": [{}]},
    {"results": None},
    {"total": 1},
    {"total": False},
    {"suppressed": {"overLimitCount": 1}},
    {"suppressed": {}},
    {"nextCursor": "2s.q83"},
    {"notCompared": [{}]},
    {"asOf": "2020-01-01"},
]
ROW = {"id": "1", "outcome": "no_match", "error": None, "total": 0, "best": None, "searchId": "srch_1"}


class MayPass(unittest.TestCase):
    def test_is_true_for_a_complete_no_match_and_the_only_truth_value(self) -> None:
        answer = answer_of(CLEAN)
        self.assertEqual(answer, Answer(True, "no_match", "srch_1", CLEAN))  # type: ignore[arg-type]
        values = [getattr(answer, name) for name in answer.__slots__]
        self.assertEqual([value for value in values if isinstance(value, bool)], [True])

    def test_is_false_wherever_anything_speaks_against_it(self) -> None:
        for members in HOLDS:
            self.assertIs(answer_of({**CLEAN, **members}).may_pass, False, members)
        for member in ("complete", "restricted", "results", "total", "suppressed", "nextCursor", "notCompared"):
            without = {name: value for name, value in CLEAN.items() if name != member}
            self.assertIs(answer_of(without).may_pass, False, member)

    def test_of_a_row_is_false_wherever_anything_speaks_against_it(self) -> None:
        self.assertIs(row_answer_of(ROW).may_pass, True)
        for members in (
            {"outcome": "error", "searchId": None, "error": {"code": "empty_search_text"}},
            {"outcome": "incomplete"},
            {"outcome": "no_match_yet"},
            {"total": 1},
            {"best": {}},
            {"searchId": None},
        ):
            self.assertIs(row_answer_of({**ROW, **members}).may_pass, False, members)

    def test_an_answer_itself_is_neither_true_nor_false(self) -> None:
        for answer in (answer_of(CLEAN), row_answer_of(ROW)):
            with self.assertRaisesRegex(TypeError, "read may_pass"):
                bool(answer)
            with self.assertRaises(AttributeError):
                answer.may_pass = True  # type: ignore[misc]

    @unittest.skipUnless("NAMESAKE_ANSWERS" in os.environ, "no answers that the other client judged")
    def test_is_what_the_client_of_typescript_says(self) -> None:
        with open(os.environ["NAMESAKE_ANSWERS"], encoding="utf-8") as lines:
            judged = [json.loads(line) for line in lines]
        self.assertGreater(len(judged), 100)
        for answer, may_pass in judged:
            self.assertIs(answer_of(answer).may_pass, may_pass, answer)


if __name__ == "__main__":
    unittest.main()

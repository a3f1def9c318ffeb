"""What a screening says, with one truth value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from ._error import NamesakeError

if TYPE_CHECKING:
    from .types import BatchResult, SearchAnswer


class _HasNoTruth:
    """An answer is there whatever it says, so ``if answer:`` would always pass: it raises."""

    __slots__ = ()

    def __bool__(self) -> NoReturn:
        raise TypeError("An answer is neither true nor false: read may_pass.")


@dataclass(frozen=True, slots=True)
class Answer(_HasNoTruth):
    """What a screening says.

    ``may_pass`` is the one truth value: True only for a complete ``no_match`` against the lists of now. False is a
    hold. Everything else, results too, is in ``raw``, for people.
    """

    may_pass: bool
    outcome: str
    search_id: str
    raw: SearchAnswer


@dataclass(frozen=True, slots=True)
class RowAnswer(_HasNoTruth):
    """A row of a batch, and what its screening says: see Answer.

    ``id`` is yours of the row. Rows of parties beside it have the same one, and a ``role`` in ``raw``.
    """

    may_pass: bool
    outcome: str
    id: str | None
    search_id: str | None
    raw: BatchResult


def answer_of(raw: Any) -> Answer:
    outcome, search_id = (raw.get("outcome"), raw.get("searchId")) if isinstance(raw, dict) else (None, None)
    if not isinstance(outcome, str) or not isinstance(search_id, str):
        raise NamesakeError("unexpected_answer", "The answer is not one of a search.", status=200)
    return Answer(_may_pass(raw), outcome, search_id, raw)


def row_answer_of(raw: Any) -> RowAnswer:
    return RowAnswer(_row_may_pass(raw), raw["outcome"], raw["id"], raw["searchId"], raw)


def _may_pass(raw: Mapping[str, Any]) -> bool:
    # Every member that could speak against a clearance is read, also where the outcome says it already: what is
    # missing, of another type or unknown is a hold. Lists of another day (asOf) clear no party today.
    suppressed = raw.get("suppressed")
    return (
        raw.get("outcome") == "no_match"
        and raw.get("complete") is True
        and raw.get("restricted") is False
        and _is_zero(raw.get("total"))
        and raw.get("results") == []
        and raw.get("notCompared") == []
        and raw.get("nextCursor", "") is None
        and isinstance(suppressed, dict)
        and _is_zero(suppressed.get("overLimitCount"))
        and "asOf" not in raw
    )


def _row_may_pass(raw: Mapping[str, Any]) -> bool:
    return (
        raw.get("outcome") == "no_match"
        and raw.get("error", "") is None
        and _is_zero(raw.get("total"))
        and raw.get("best", "") is None
        and isinstance(raw.get("searchId"), str)
    )


def _is_zero(value: object) -> bool:
    return not isinstance(value, bool) and value == 0

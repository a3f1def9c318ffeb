"""Rows of a batch."""

from __future__ import annotations

from .types import SearchRequest


class _RelatedRole(SearchRequest):
    role: str


class RelatedRow(_RelatedRole, total=False):
    """A party beside a row, and what it is to it. It is screened, too."""


class BatchRow(SearchRequest, total=False):
    """A row to screen: a search, with your id of it and the parties beside it."""

    id: str | int
    related: list[RelatedRow]

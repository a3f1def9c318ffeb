"""Client of Namesake, the self-hosted sanctions screening service."""

from ._answer import Answer, RowAnswer
from ._async import AsyncNamesake
from ._error import FieldError, NamesakeError
from ._flow import BatchProgress
from ._rows import BatchRow, RelatedRow
from ._sync import Namesake
from ._webhook import WebhookEvent, verify_webhook

__all__ = [
    "Answer",
    "AsyncNamesake",
    "BatchProgress",
    "BatchRow",
    "FieldError",
    "Namesake",
    "NamesakeError",
    "RelatedRow",
    "RowAnswer",
    "WebhookEvent",
    "verify_webhook",
]

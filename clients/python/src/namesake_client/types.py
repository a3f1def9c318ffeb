"""Types of the API. Generated from docs/openapi.json by npm run docs:openapi."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union


class Absence(TypedDict):
    """Somebody who is away, and who works on their cases meanwhile."""

    person: Actor
    until: str
    deputy: Union[Actor, None]


class Absences(TypedDict):
    """Who is away."""

    items: List[Absence]
    nextCursor: Union[str, None]


class AcceptInvitationRequest(TypedDict):
    """Who accepts an invitation."""

    oneTimeToken: str
    password: str


class AcceptVersionRequest(TypedDict):
    """An operator’s decision on a refused version."""

    text: str


class Actor(TypedDict):
    """Who did something."""

    id: str
    kind: Literal["user", "token", "operator", "service", "anonymous"]
    name: Union[str, None]


class AddPasskeyRequestPasskey(TypedDict):
    """Answer of the authenticator."""

    id: str
    clientDataJSON: str
    attestationObject: str
    transports: List[str]


class AddPasskeyRequest(TypedDict):
    """A new passkey."""

    name: str
    passkey: AddPasskeyRequestPasskey


class _AppliedRule(TypedDict):
    name: str
    version: int
    effect: Literal["lower", "route", "set_due", "discount"]


class AppliedRule(_AppliedRule, total=False):
    """The rule whose row was the first to match the hit."""

    queue: str
    dueHours: int


class AskedParty(TypedDict):
    """The party that is searched for."""

    names: List[str]
    weakNames: List[str]
    entityType: Union[EntityType, None]
    birthDates: List[str]
    gender: Union[Gender, None]
    countries: List[str]
    identifiers: List[QueryIdentifier]


class AssignCasesRequest(TypedDict):
    """Who works on cases from now on."""

    cases: List[str]
    to: Union[str, None]


class Assignee(TypedDict):
    """Somebody who may decide."""

    id: str
    name: str


class Assignees(TypedDict):
    """People whom cases can be handed over to."""

    items: List[Assignee]
    nextCursor: Union[str, None]


class AuditEntry(TypedDict):
    """One thing that was done."""

    at: str
    actor: Actor
    action: str
    target: str
    targetName: Union[str, None]
    detail: Dict[str, Any]
    requestId: str
    entry: Union[int, None]
    sealed: bool


class AuditLog(TypedDict):
    """A page of the audit log."""

    items: List[AuditEntry]
    nextCursor: Union[str, None]
    searchedTo: Union[str, None]


class Batch(TypedDict):
    """Rows of a file, screened in the background as recorded searches."""

    id: str
    name: str
    state: Literal["draft", "queued", "running", "paused", "done", "cancelled", "failed"]
    problem: Union[str, None]
    createdAt: str
    createdBy: Actor
    startedAt: Union[str, None]
    endedAt: Union[str, None]
    format: Literal["csv", "xlsx", "jsonl", "json"]
    fileHash: str
    fileBytes: int
    watchGroup: Union[str, None]
    isWholeBook: bool
    opensCases: bool
    leavingCount: int
    mayChangeLeavers: bool
    policy: str
    layout: Union[BatchLayout, None]
    ignored: List[str]
    sheets: List[BatchSheet]
    rowCount: int
    expectedRowCount: Union[int, None]
    counts: BatchCounts


class BatchColumn(TypedDict):
    """What one column of a file holds."""

    heading: str
    member: Literal["id", "searchText", "firstName", "middleName", "lastName", "alias", "related", "type", "birthDate", "birthDateDayFirst", "birthDateMonthFirst", "gender", "countries", "identifier", "address", "externalRef", "context", "ignore", "unmapped"]


class BatchCounts(TypedDict):
    """Rows by outcome."""

    potential_match: int
    no_match: int
    incomplete: int
    insufficient_name: int
    demo: int
    error: int
    suppressed: int


class _BatchDone(TypedDict):
    id: str
    at: str
    type: Literal["batch.done"]
    batch: str
    rows: int


class BatchDone(_BatchDone, total=False):
    """A batch is done."""

    counts: Dict[str, int]


class _BatchFailed(TypedDict):
    id: str
    at: str
    type: Literal["batch.failed"]
    batch: str
    rows: int
    problem: str


class BatchFailed(_BatchFailed, total=False):
    """A batch failed."""

    counts: Dict[str, int]


class BatchLayout(TypedDict):
    """How the rows of a file with columns are read."""

    columns: List[BatchLayoutColumn]
    headings: bool
    skip: int
    sheet: Union[int, None]
    encoding: Union[FileEncoding, None]
    mapping: Union[str, None]


class BatchLayoutColumn(TypedDict):
    """The mapping of one column of a file, and its likely content."""

    heading: str
    member: Literal["id", "searchText", "firstName", "middleName", "lastName", "alias", "related", "type", "birthDate", "birthDateDayFirst", "birthDateMonthFirst", "gender", "countries", "identifier", "address", "externalRef", "context", "ignore", "unmapped"]
    holds: Literal["names", "words", "other"]


class BatchMapping(TypedDict):
    """A saved mapping of columns for reuse."""

    name: str
    columns: List[BatchColumn]
    headings: bool
    savedAt: str
    savedBy: Actor


class BatchMappings(TypedDict):
    """Saved mappings."""

    items: List[BatchMapping]


class BatchPage(TypedDict):
    """A page of batches."""

    items: List[Batch]
    nextCursor: Union[str, None]


class BatchPreview(TypedDict):
    """The beginning of a file, and how it would be read."""

    layout: Union[BatchLayout, None]
    samples: List[List[str]]
    unmapped: List[str]
    halves: List[str]
    missing: List[str]
    items: List[BatchPreviewRow]


class BatchPreviewRow(TypedDict):
    """A row as it would be read."""

    row: int
    line: int
    id: Union[str, None]
    error: Union[BatchRowError, None]
    notes: List[str]
    role: Union[str, None]
    setAside: List[str]
    context: List[BatchRowContext]
    searchText: Union[str, None]
    details: List[str]


class BatchResultBest1(TypedDict):
    """BatchResultBest1"""

    entityId: str
    primaryName: str
    score: float
    priority: Priority


class BatchResult(TypedDict):
    """A row of a batch and its outcome."""

    row: int
    line: int
    id: Union[str, None]
    error: Union[BatchRowError, None]
    notes: List[str]
    role: Union[str, None]
    setAside: List[str]
    context: List[BatchRowContext]
    outcome: Literal["potential_match", "no_match", "insufficient_name", "incomplete", "demo", "error"]
    searchId: Union[str, None]
    party: Union[BatchRowParty, None]
    total: int
    best: Union[BatchResultBest1, None]


class BatchResults(TypedDict):
    """Rows of a batch."""

    items: List[BatchResult]
    nextCursor: Union[str, None]


class BatchRowContext(TypedDict):
    """A value that is kept with a row and not screened."""

    heading: str
    value: str


class BatchRowError(TypedDict):
    """Why a row could not be screened."""

    code: str
    detail: str
    text: str


class BatchRowParty(TypedDict):
    """The party of a row, from its columns or members."""

    searchText: str
    birthDate: Union[str, None]
    externalRef: Union[str, None]


class BatchSheet(TypedDict):
    """A sheet of a workbook."""

    name: str
    rowCount: int
    hidden: bool


class BestResult(TypedDict):
    """The first result of a screening, in short."""

    entityId: str
    entityType: EntityType
    primaryName: str
    score: float
    priority: Priority
    lists: List[str]
    reasons: List[Reason]
    fields: List[FieldEvidence]
    birthDates: List[ListedDate]
    nationalities: List[str]


class BytesDone1(TypedDict):
    """BytesDone1"""

    done: int
    of: Union[int, None]


class Case(TypedDict):
    """One customer and one listed party: people decide whether they are the same."""

    id: str
    customerId: str
    externalRef: str
    role: Union[str, None]
    group: str
    countries: List[str]
    entityId: str
    listings: List[CaseListing]
    priority: Literal["high", "review"]
    state: Literal["open", "in_review", "for_approval", "closed"]
    stateSince: str
    resolution: Union[Literal["true_match", "false_positive", "undecided", "no_longer_found", "joined"], None]
    origin: Literal["watch", "search", "batch"]
    openedAt: str
    openedBy: Actor
    news: List[Literal["new_party", "new_listing", "stronger", "listing_changed", "reopened"]]
    changedAt: Union[str, None]
    assignee: Union[Actor, None]
    queue: Union[str, None]
    dueAt: Union[str, None]
    isOverdue: bool
    escalatedAt: Union[str, None]
    searchId: str


class CaseAge(TypedDict):
    """How many open cases are of an age."""

    belowHours: Union[int, None]
    count: int


class CaseAssigned(TypedDict):
    """The assignee of a case changed."""

    id: str
    at: str
    customerId: str
    caseId: str
    party: str
    type: Literal["case.assigned"]
    to: Union[str, None]


class CaseAttachment(TypedDict):
    """A file attached to a case."""

    id: str
    name: str
    mediaType: str
    size: int
    sha256: str
    at: str
    by: Actor


class CaseChanged(TypedDict):
    """Something is new about a case."""

    id: str
    at: str
    customerId: str
    caseId: str
    party: str
    type: Literal["case.changed"]
    news: List[Literal["new_party", "new_listing", "stronger", "listing_changed", "reopened"]]


class CaseCheck(TypedDict):
    """A step to do once a case is decided."""

    item: str
    verdict: Verdict
    text: str
    doneAt: Union[str, None]
    doneBy: Union[Actor, None]


class CaseChecklists(TypedDict):
    """Steps to do once a case has this verdict."""

    true_match: List[ChecklistItem]
    false_positive: List[ChecklistItem]
    undecided: List[ChecklistItem]


class CaseComment(TypedDict):
    """A comment on a case."""

    id: str
    at: str
    by: Actor
    text: str


class CaseCommented(TypedDict):
    """A comment on a case."""

    id: str
    at: str
    customerId: str
    caseId: str
    party: str
    type: Literal["case.commented"]
    comment: str


class CaseCounts(TypedDict):
    """How many cases each view has."""

    mine: int
    unassigned: int
    changed: int
    overdue: int
    for_approval: int
    open: int
    closed: int


class CaseDetail(TypedDict):
    """A case with its decisions, comments and history."""

    id: str
    customerId: str
    externalRef: str
    role: Union[str, None]
    group: str
    countries: List[str]
    entityId: str
    listings: List[CaseListing]
    priority: Literal["high", "review"]
    state: Literal["open", "in_review", "for_approval", "closed"]
    stateSince: str
    resolution: Union[Literal["true_match", "false_positive", "undecided", "no_longer_found", "joined"], None]
    origin: Literal["watch", "search", "batch"]
    openedAt: str
    openedBy: Actor
    news: List[Literal["new_party", "new_listing", "stronger", "listing_changed", "reopened"]]
    changedAt: Union[str, None]
    assignee: Union[Actor, None]
    queue: Union[str, None]
    dueAt: Union[str, None]
    isOverdue: bool
    escalatedAt: Union[str, None]
    searchId: str
    unfound: Union[Literal["opened_by_search", "not_screened", "further_pages", "incomplete", "list_not_searched", "record_gone", "policy_weaker", "engine_changed"], None]
    decisions: List[Decision]
    checklist: List[CaseCheck]
    comments: List[CaseComment]
    attachments: List[CaseAttachment]
    steps: List[CaseStep]


class CaseEscalated(TypedDict):
    """A case was not decided in time."""

    id: str
    at: str
    customerId: str
    caseId: str
    party: str
    type: Literal["case.escalated"]
    to: Union[str, None]


class CaseListing(TypedDict):
    """A listing of the party that a case is about."""

    id: str
    listId: str
    name: Union[str, None]


class CaseOpened(TypedDict):
    """A case was opened."""

    id: str
    at: str
    customerId: str
    caseId: str
    party: str
    type: Literal["case.opened"]
    origin: Literal["watch", "search", "batch"]
    priority: Literal["high", "review"]


class CasePage(TypedDict):
    """A page of cases."""

    items: List[Case]
    nextCursor: Union[str, None]


class CaseQueue(TypedDict):
    """Cases for which all of this holds."""

    name: str
    groups: List[str]
    lists: List[str]
    countries: List[str]
    priority: Union[Literal["high", "review"], None]
    members: List[str]
    dueHours: Union[int, None]
    escalateTo: Union[str, None]


class CaseSettings(TypedDict):
    """Queues of cases, and checklists."""

    version: int
    queues: List[CaseQueue]
    checklists: CaseChecklists
    savedAt: Union[str, None]
    savedBy: Union[Actor, None]


_CaseStateChangedAlways = TypedDict("_CaseStateChangedAlways", {"id": "str", "at": "str", "customerId": "str", "caseId": "str", "party": "str", "type": "Literal[\"case.state_changed\"]", "from": "Literal[\"open\", \"in_review\", \"for_approval\", \"closed\"]", "to": "Literal[\"open\", \"in_review\", \"for_approval\", \"closed\"]", "resolution": "Union[Literal[\"true_match\", \"false_positive\", \"undecided\", \"no_longer_found\", \"joined\"], None]"})
_CaseStateChangedMaybe = TypedDict("_CaseStateChangedMaybe", {}, total=False)


class CaseStateChanged(_CaseStateChangedAlways, _CaseStateChangedMaybe):
    """The state of a case changed."""


_CaseStatisticsAlways = TypedDict("_CaseStatisticsAlways", {"by": "Literal[\"analyst\", \"list\", \"queue\", \"group\"]", "from": "str", "to": "str", "total": "CaseStatisticsRow", "items": "List[CaseStatisticsRow]", "nextCursor": "Union[str, None]", "ages": "List[CaseAge]"})
_CaseStatisticsMaybe = TypedDict("_CaseStatisticsMaybe", {}, total=False)


class CaseStatistics(_CaseStatisticsAlways, _CaseStatisticsMaybe):
    """How many cases there are, and how long they take."""


class CaseStatisticsRow(TypedDict):
    """Cases of one analyst, list, queue or group."""

    key: Union[str, None]
    name: Union[str, None]
    openCount: int
    overdueCount: int
    closedCount: int
    falsePositiveCount: int
    trueMatchCount: int
    undecidedCount: int
    falsePositiveShare: Union[float, None]
    medianHours: Union[float, None]


class CaseStep(TypedDict):
    """Something that happened to a case."""

    at: str
    by: Actor
    action: str
    detail: Dict[str, Any]


class Cases(TypedDict):
    """Cases that a request was about."""

    items: List[Case]
    nextCursor: Union[str, None]


class ChainBreak(TypedDict):
    """The first place where the chain does not hold."""

    kind: str
    segment: int
    entry: Union[int, None]
    at: Union[str, None]
    text: str


class ChainStatus(TypedDict):
    """The chain of everything that is recorded."""

    entryCount: int
    segmentCount: int
    unsealedCount: int
    erasedCount: int
    sealedAt: Union[str, None]
    head: Union[str, None]
    keyId: Union[str, None]
    verification: Union[ChainVerification, None]


_ChainVerificationAlways = TypedDict("_ChainVerificationAlways", {"state": "Literal[\"running\", \"whole\", \"broken\", \"failed\"]", "startedAt": "str", "endedAt": "Union[str, None]", "entryCount": "int", "totalCount": "int", "break": "Union[ChainBreak, None]"})
_ChainVerificationMaybe = TypedDict("_ChainVerificationMaybe", {}, total=False)


class ChainVerification(_ChainVerificationAlways, _ChainVerificationMaybe):
    """Progress and result of a verification of the whole chain."""


class _ChangeDecisionsRequest(TypedDict):
    decisions: List[str]
    change: Literal["approve", "reject", "revoke"]


class ChangeDecisionsRequest(_ChangeDecisionsRequest, total=False):
    """What is done with decisions."""

    text: str


class _ChangeGoodGuysRequest(TypedDict):
    goodGuys: List[str]
    change: Literal["approve", "reject", "revoke"]


class ChangeGoodGuysRequest(_ChangeGoodGuysRequest, total=False):
    """What is done with good guys."""

    text: str


class ChangeLeaversRequest(TypedDict):
    """Whether customers missing from the file leave the watch."""

    change: Literal["approve", "reject"]


class ChangePasswordRequest(TypedDict):
    """Another password."""

    currentPassword: str
    newPassword: str


class ChangePolicyRequest(TypedDict):
    """The decision about a pending version."""

    change: Literal["approve", "reject"]
    version: int
    text: str


class ChangeRuleRequest(TypedDict):
    """A change to a version of a rule."""

    change: Literal["propose", "approve", "reject", "end"]
    version: int
    text: str


class ChangeWatchRequest(TypedDict):
    """Whether a customer is screened again, and why."""

    watch: Literal["on", "off", "ended"]
    reason: str


class ChangeWebhookRequest(TypedDict, total=False):
    """Changes; absent members stay unchanged."""

    url: str
    events: List[Literal["customer.status_changed", "customer.alerted", "customer.watch_changed", "watch.run_ended", "case.opened", "case.state_changed", "case.changed", "case.assigned", "case.escalated", "case.commented", "batch.done", "batch.failed", "list.updated", "list.held", "list.stale", "list.format_changed", "token.expiring", "webhook.disabled"]]
    description: str
    digest: Union[MailDigest, None]
    withReferences: bool
    state: Literal["on", "off"]


class CheckCaseRequest(TypedDict):
    """Whether a checklist item of a case is done."""

    item: str
    isDone: bool


class ChecklistItem(TypedDict):
    """Something to be done."""

    id: str
    text: str


class CommentRequest(TypedDict):
    """A comment on a case."""

    text: str


class _CompactResult(TypedDict):
    entityId: str
    entityType: EntityType
    priority: Priority
    score: float
    nameScore: float
    primaryName: str
    matchedName: Union[MatchedName, None]
    reasonCodes: List[ReasonCode]
    birthYears: List[int]
    countries: List[str]
    lists: List[str]
    listingIds: List[str]


class CompactResult(_CompactResult, total=False):
    """A listed party that the text may refer to, in short."""

    decision: Union[DecisionInForce, None]
    rule: AppliedRule


class _CompactSearchResponse(TypedDict):
    searchId: str
    searchText: str
    searchedAt: str
    interpretedAs: List[Literal["name", "identifier", "text"]]
    outcome: Outcome
    complete: bool
    notCompared: List[NotCompared]
    total: int
    suppressed: Suppressed
    engine: EngineInfo
    deviations: List[Deviation]
    restricted: bool
    warnings: List[Warning]
    view: Literal["compact"]
    results: List[CompactResult]
    listsSearched: List[str]


class CompactSearchResponse(_CompactSearchResponse, total=False):
    """A screening in short; GET /searches/{id} returns it in full."""

    nextCursor: Union[str, None]
    completeByPolicy: Literal[True]
    asOf: str
    externalRef: str
    purpose: str


class _CompareRequest(TypedDict):
    query: ComparedQuery
    entity: ComparedEntity


class CompareRequest(_CompareRequest, total=False):
    """Two parties to compare in the same way as a search."""

    threshold: float
    policy: str


class CompareResponse(TypedDict):
    """Similarity of two parties, and the reasons."""

    nameScore: float
    score: float
    priority: Union[Priority, None]
    threshold: float
    ofacScoreEstimate: Union[float, None]
    matchedName: Union[MatchedName, None]
    reasons: List[Reason]
    evidence: Evidence
    engine: EngineInfo


class _ComparedEntity(TypedDict):
    names: List[str]


class ComparedEntity(_ComparedEntity, total=False):
    """The party it is compared with, as a list would describe it."""

    entityType: EntityType
    type: EntityType
    birthDates: List[str]
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]


class _ComparedQuery(TypedDict):
    searchText: str


class ComparedQuery(_ComparedQuery, total=False):
    """The party that would be screened."""

    entityType: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    type: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    birthDate: str
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    aliases: List[str]


class ConfirmClockRequest(TypedDict):
    """A person’s confirmation of the date."""

    today: str


class _ConfirmRemovalsRequest(TypedDict):
    text: str


class ConfirmRemovalsRequest(_ConfirmRemovalsRequest, total=False):
    """An operator’s confirmation that listings, or all their earlier names, were removed."""

    listings: List[str]


class ConfirmTotpRequest(TypedDict):
    """Proof that the app has the secret."""

    code: str


_CreateLookbackRequestAlways = TypedDict("_CreateLookbackRequestAlways", {})
_CreateLookbackRequestMaybe = TypedDict("_CreateLookbackRequestMaybe", {"entity": "ComparedEntity", "entityId": "str", "from": "str", "to": "str", "threshold": "float", "text": "str"}, total=False)


class CreateLookbackRequest(_CreateLookbackRequestAlways, _CreateLookbackRequestMaybe):
    """The party that recorded screenings are searched for."""


class _CreateTokenRequest(TypedDict):
    name: str


class CreateTokenRequest(_CreateTokenRequest, total=False):
    """The token to create."""

    scopes: List[Scope]
    expiresInDays: int
    addresses: List[str]


class _CreateWebhookRequest(TypedDict):
    url: str
    events: List[Literal["customer.status_changed", "customer.alerted", "customer.watch_changed", "watch.run_ended", "case.opened", "case.state_changed", "case.changed", "case.assigned", "case.escalated", "case.commented", "batch.done", "batch.failed", "list.updated", "list.held", "list.stale", "list.format_changed", "token.expiring", "webhook.disabled"]]


class CreateWebhookRequest(_CreateWebhookRequest, total=False):
    """The webhook to create."""

    description: str
    digest: Union[MailDigest, None]
    withReferences: bool


class CreatedInvitation(TypedDict):
    """A new invitation with its one-time link."""

    id: str
    name: str
    role: Role
    createdAt: str
    createdBy: Actor
    expiresAt: str
    path: str


class CreatedToken(TypedDict):
    """A new API token with its secret."""

    id: str
    name: str
    hint: str
    scopes: List[Scope]
    status: Literal["active", "expired", "revoked"]
    createdAt: str
    expiresAt: str
    lastUsedAt: Union[str, None]
    revokedAt: Union[str, None]
    owner: Union[Actor, None]
    parent: Union[str, None]
    addresses: List[str]
    replaces: Union[str, None]
    replacedBy: Union[str, None]
    token: str


class CreatedWebhook(TypedDict):
    """A webhook with its secret."""

    id: str
    url: str
    events: List[Literal["customer.status_changed", "customer.alerted", "customer.watch_changed", "watch.run_ended", "case.opened", "case.state_changed", "case.changed", "case.assigned", "case.escalated", "case.commented", "batch.done", "batch.failed", "list.updated", "list.held", "list.stale", "list.format_changed", "token.expiring", "webhook.disabled"]]
    description: str
    digest: Union[MailDigest, None]
    withReferences: bool
    state: Literal["on", "off", "disabled"]
    createdAt: str
    createdBy: Actor
    previousSecretUntil: Union[str, None]
    waitingCount: int
    failedCount: int
    secret: str


class Customer(TypedDict):
    """A customer under watch."""

    customerId: str
    externalRef: str
    group: str
    status: Literal["waiting", "clear", "alert", "decided", "not_screened"]
    statusSince: str
    why: Union[str, None]
    watch: Literal["on", "off", "ended"]
    watchSince: str
    watchReason: Union[str, None]
    due: Union[Literal["added", "changed", "began", "asked", "policy", "decision", "lists"], None]
    leaving: Union[str, None]
    parties: List[ScreenedParty]
    leftOut: List[str]
    purpose: Union[str, None]
    addedAt: str
    changedAt: str
    screenedAt: Union[str, None]


class CustomerAlerted(TypedDict):
    """An alert about a customer."""

    id: str
    at: str
    customerId: str
    type: Literal["customer.alerted"]
    news: List[Literal["new_party", "new_listing", "stronger", "listing_changed", "reopened"]]
    searches: List[str]


class _CustomerData(TypedDict):
    externalRef: str
    searchText: str


class CustomerData(_CustomerData, total=False):
    """A customer to keep under watch."""

    entityType: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    type: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    birthDate: str
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    aliases: List[str]
    related: List[RelatedParty]
    group: str
    purpose: str
    leftOut: List[str]


class CustomerGroup(TypedDict):
    """A group of customers."""

    name: str
    policy: str
    fullEveryDays: int
    keepEndedDays: Union[int, None]
    members: Union[List[str], None]
    fullRun: Union[str, None]
    fullDueAt: Union[str, None]
    customerCount: int
    counts: Dict[str, int]
    savedAt: Union[str, None]
    savedBy: Union[Actor, None]


class CustomerGroups(TypedDict):
    """Groups of customers."""

    items: List[CustomerGroup]
    nextCursor: Union[str, None]


class CustomerPage(TypedDict):
    """A page of customers."""

    items: List[Customer]
    nextCursor: Union[str, None]


class CustomerReference(TypedDict):
    """A customer as you refer to it."""

    customerId: str
    externalRef: str


_CustomerStatusChangedAlways = TypedDict("_CustomerStatusChangedAlways", {"id": "str", "at": "str", "customerId": "str", "type": "Literal[\"customer.status_changed\"]", "from": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]", "to": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]", "searches": "List[str]"})
_CustomerStatusChangedMaybe = TypedDict("_CustomerStatusChangedMaybe", {}, total=False)


class CustomerStatusChanged(_CustomerStatusChangedAlways, _CustomerStatusChangedMaybe):
    """The status of a customer changed."""


class CustomerWatchChanged(TypedDict):
    """The watch of a customer changed."""

    id: str
    at: str
    customerId: str
    type: Literal["customer.watch_changed"]
    watch: Literal["on", "off", "ended"]


class _DecideCasesRequest(TypedDict):
    cases: List[str]
    verdict: Verdict
    reason: DecisionReason


class DecideCasesRequest(_DecideCasesRequest, total=False):
    """One verdict with one reason about every open listing of cases; at most 500 decisions."""

    text: str


class _DecideManyRequest(TypedDict):
    hits: List[HitsOfSearch]
    verdict: Verdict
    reason: DecisionReason


class DecideManyRequest(_DecideManyRequest, total=False):
    """One verdict with one reason about hits of several screenings."""

    text: str


class _DecideRequest(TypedDict):
    listings: List[str]
    verdict: Verdict
    reason: DecisionReason


class DecideRequest(_DecideRequest, total=False):
    """A decision to make."""

    text: str


class Decision(TypedDict):
    """A decision about one listing that a screening found."""

    id: str
    searchId: str
    externalRef: Union[str, None]
    listing: str
    entityId: str
    recordHash: str
    verdict: Verdict
    reason: DecisionReason
    state: Literal["proposed", "in_force", "rejected", "revoked", "expired", "superseded"]
    reopened: Union[Reopened, None]
    waits: Union[DecisionWaits, None]
    events: List[DecisionEvent]


class DecisionEvent(TypedDict):
    """An event of a decision. Events are appended, never changed."""

    kind: Literal["decided", "proposed", "approved", "rejected", "revoked", "expired"]
    at: str
    by: Actor
    text: Union[str, None]


class DecisionInForce(TypedDict):
    """What was decided about a listing for this externalRef."""

    id: str
    listing: str
    verdict: Verdict
    reason: DecisionReason
    by: Actor
    at: str


class DecisionPage(TypedDict):
    """A page of decisions on hits."""

    items: List[Decision]
    nextCursor: Union[str, None]


_DecisionWaitsAlways = TypedDict("_DecisionWaitsAlways", {"for": "Union[Actor, None]", "until": "Union[str, None]"})
_DecisionWaitsMaybe = TypedDict("_DecisionWaitsMaybe", {}, total=False)


class DecisionWaits(_DecisionWaitsAlways, _DecisionWaitsMaybe):
    """The person a proposal is assigned to, and its deadline."""


class Decisions(TypedDict):
    """Decisions on hits."""

    items: List[Decision]
    nextCursor: Union[str, None]


class DeclaredCurrent(TypedDict):
    """The operator declared the file of the list current, so its age is ignored. Absent for other lists."""

    until: str
    fileAgeSeconds: Union[float, None]


class DelistedListing(TypedDict):
    """A listing that was removed and has not returned. Its name is null if it was removed before names of removed listings were stored."""

    listing: str
    primaryName: Union[str, None]
    entityType: EntityType
    inFile: bool
    at: str


class DelistedListings(TypedDict):
    """Listings that are no longer on a list, from all versions known here."""

    total: int
    items: List[DelistedListing]
    nextCursor: Union[str, None]


class Deliveries(TypedDict):
    """A page of the delivery log."""

    items: List[Delivery]
    nextCursor: Union[str, None]


class Delivery(TypedDict):
    """An event for a webhook, and its attempts."""

    id: str
    type: str
    event: str
    about: str
    state: Literal["waiting", "delivered", "failed"]
    createdAt: str
    dueAt: Union[str, None]
    tries: List[DeliveryTry]


class DeliveryTry(TypedDict):
    """A try."""

    at: str
    status: Union[int, None]
    problem: Union[str, None]
    durationMs: int


class Deviation(TypedDict):
    """A request or policy that may hide results."""

    member: str
    text: str


class _DiagnoseRequest(TypedDict):
    searchText: str


class DiagnoseRequest(_DiagnoseRequest, total=False):
    """A search, and the party that it should find: either expectedEntityId or expectedName."""

    entityType: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    type: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    birthDate: str
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    aliases: List[str]
    policy: str
    lists: List[str]
    programs: List[str]
    effects: List[Effect]
    includeDelisted: bool
    threshold: float
    limit: int
    expectedEntityId: str
    expectedName: str


class DiagnoseResponse(TypedDict):
    """Why a party was found or not."""

    stage: Literal["not_listed", "filtered", "unscreenable", "not_in_text", "retrieval", "threshold", "weak_alias", "effect_rule", "limit", "found"]
    found: bool
    rank: Union[int, None]
    entityId: Union[str, None]
    entityType: Union[EntityType, None]
    primaryName: Union[str, None]
    threshold: float
    nameScore: Union[float, None]
    foundAt: Union[float, None]
    steps: List[DiagnosisStep]
    changes: Union[List[DiagnosisChange], None]
    listings: List[DiagnosedListing]
    lists: List[ListUsed]
    readings: List[DiagnosedReading]
    names: List[DiagnosedName]
    engine: EngineInfo


class DiagnosedListing(TypedDict):
    """A listing of the party, and whether the search includes it."""

    id: str
    list: str
    delisted: bool
    leftOutBy: List[Literal["includeDelisted", "lists", "effects", "programs"]]


class DiagnosedName(TypedDict):
    """One listed name of the party, compared with the query."""

    value: str
    kind: NameKind
    quality: NameQuality
    script: str
    listing: str
    nameScore: float
    reading: int
    retrieved: bool
    complete: bool
    alerts: bool
    limit: Union[str, None]
    tokens: List[TokenEvidence]
    costs: List[NameCost]


class DiagnosedReading(TypedDict):
    """One way the query was read."""

    kind: Literal["name", "identifier", "text"]
    text: str
    used: bool
    insufficient: bool
    tokens: List[DiagnosedToken]


class DiagnosedToken(TypedDict):
    """One word as the engine read it."""

    text: str
    role: str
    bits: float
    readings: List[str]


class DiagnosisChange(TypedDict):
    """A change after which the search shows the party."""

    member: Literal["includeDelisted", "lists", "effects", "programs", "threshold", "limit", "weakAliases"]
    value: Union[str, None]
    text: str


class DiagnosisStep(TypedDict):
    """One step of the search for the party."""

    step: Literal["listed", "filters", "reading", "retrieval", "name_score", "gates", "change"]
    passed: Union[bool, None]
    text: str


class EffectCount(TypedDict):
    """Listings of one legal effect."""

    effect: Effect
    listingCount: int


class EffectRule(TypedDict, total=False):
    """When a party that is listed for one effect only is a result. A matching identifier always makes it one."""

    threshold: float
    priority: Literal["review"]
    needs: List[Literal["full_name", "no_conflict", "second_fact"]]


class EffectScale(TypedDict):
    """How the effect of a finding moves a score."""

    at: float
    least: float
    most: float
    leaves: float
    leavesAt: float
    doubt: float
    reviewFrom: float
    room: float


class EngineInfo(TypedDict):
    """Which engine, model and policy the answer is from."""

    version: str
    modelHash: str
    policy: str
    policyHash: str
    basePolicyHash: str
    threshold: float
    tookMs: float


class EnrolledFactor(TypedDict):
    """A second factor that log-ins now require."""

    recoveryCodes: Union[List[str], None]


class EntityRemarksItem(TypedDict):
    """EntityRemarksItem"""

    text: str
    listing: str


class Entity(TypedDict):
    """A listed party and the facts of its listings."""

    entityId: str
    entityType: EntityType
    primaryName: str
    listings: List[Listing]
    joinedBy: List[PartyTie]
    decisions: List[PartyDecision]
    identity: Identity
    aliases: List[ListedName]
    birthDates: List[ListedDate]
    birthPlaces: List[ListedPlace]
    nationalities: List[str]
    addresses: List[ListedPlace]
    identifiers: List[ListedIdentifier]
    positions: List[str]
    relations: List[ListedRelation]
    remarks: List[EntityRemarksItem]


class EntityHistory(TypedDict):
    """The history of a listed party in the versions known here."""

    items: List[ListingEvent]
    nextCursor: Union[str, None]


class EntityOwnershipHoldingsItem(TypedDict):
    """EntityOwnershipHoldingsItem"""

    stake: OwnershipStake
    met: List[Literal["ofac", "eu", "uk"]]


class EntityOwnership(TypedDict):
    """Owners of a party, and the result of each ownership rule."""

    party: NamedParty
    rules: List[OwnershipFinding]
    owners: List[OwnershipStake]
    holdings: List[EntityOwnershipHoldingsItem]
    parties: List[NamedParty]
    complete: bool


class EntityRelation(TypedDict):
    """A tie between this party and another."""

    direction: Literal["from", "to"]
    kind: str
    role: Literal["owned_by", "owns", "owned_or_controlled_by", "owns_or_controls", "owner_or_operator", "acting_for", "leads", "family", "associate", "supports", "linked", "other"]
    name: Union[str, None]
    party: Union[NamedParty, None]
    share: Union[str, None]
    former: bool
    listing: str


class EntityRelations(TypedDict):
    """Ties of a listed party, by any listing."""

    entityId: str
    primaryName: str
    items: List[EntityRelation]
    nextCursor: Union[str, None]


class EraseReference(TypedDict):
    """Screenings with an external reference."""

    kind: Literal["external_ref"]
    externalRef: str


class _EraseRequest(TypedDict):
    selection: ErasureSelection
    expectedCount: int
    legalBasis: Literal["data_subject_request", "court_order", "other"]
    reference: str


class EraseRequest(_EraseRequest, total=False):
    """Records to erase permanently."""

    overrideFloor: str


class EraseSearches(TypedDict):
    """Single screenings."""

    kind: Literal["searches"]
    searchIds: List[str]


class EraseText(TypedDict):
    """Screenings with a text in their request."""

    kind: Literal["text"]
    text: str


class Erasure(TypedDict):
    """What was erased."""

    erasedCount: int
    lookbackCount: int
    customerCount: int
    batchCount: int
    rowCount: int
    related: List[RelatedScreenings]
    overwritten: bool


class ErasurePreview(TypedDict):
    """What would be erased. Nothing was erased."""

    count: int
    heldCount: int
    belowFloorCount: int
    lookbackCount: int
    customerCount: int
    batchCount: int
    rowCount: int
    related: List[RelatedScreenings]
    oldest: Union[str, None]
    newest: Union[str, None]


class Evidence(TypedDict):
    """What the score was computed from."""

    tokens: List[TokenEvidence]
    fields: List[FieldEvidence]
    waterfall: List[WaterfallStep]


class Example(TypedDict):
    """A name to try a search with."""

    searchText: Union[str, None]
    listing: Union[str, None]


class FieldError(TypedDict):
    """One error in the request."""

    pointer: str
    code: ErrorCode
    detail: str


class _FieldEvidence(TypedDict):
    field: Literal["birthDate", "gender", "country", "identifier", "type", "address"]
    submitted: Union[str, None]
    listed: List[str]
    verdict: Literal["match", "close", "conflict", "unknown"]
    contribution: float


class FieldEvidence(_FieldEvidence, total=False):
    """What comparing one field found."""

    agreesWith: List[str]
    conflictsWith: List[str]


class FieldExample(TypedDict):
    """A field of two invented parties that partly agree."""

    verdict: Literal["match", "close", "conflict", "unknown"]
    submitted: Union[str, None]
    listed: List[str]
    contribution: float
    nameScore: float
    score: float


class FindCustomerRequest(TypedDict, total=False):
    """One of your references, or its opaque id."""

    externalRef: str
    customerId: str


class GivenUpList(TypedDict):
    """A list that was required before, and why it no longer is."""

    id: str
    text: str
    acceptedAt: str


class GoodGuy(TypedDict):
    """Your party that is known not to be a listed party: the listing is not a result for it."""

    id: str
    externalRef: str
    listing: str
    listedName: str
    reason: DecisionReason
    state: Literal["proposed", "in_force", "rejected", "revoked", "reopened", "expired"]
    expiresAt: Union[str, None]
    decision: Union[str, None]
    searchId: Union[str, None]
    events: List[GoodGuyEvent]


class GoodGuyChange(TypedDict):
    """A material change since a good guy was made."""

    side: Literal["listing", "customer"]
    fact: Literal["name", "birth_date", "country", "identifier", "type", "gender", "programme", "status", "party"]
    before: List[str]
    after: List[str]


class GoodGuyEvent(TypedDict):
    """An event of a good guy. Events are appended, never changed."""

    kind: Literal["made", "proposed", "approved", "rejected", "revoked", "reopened"]
    at: str
    by: Actor
    text: Union[str, None]
    changes: List[GoodGuyChange]


class GoodGuyNote(TypedDict):
    """A good guy that did not remove a result, and why."""

    id: str
    listing: str
    state: Literal["reopened", "not_all_listings", "other_decision", "needs_approval", "same_text", "past_lists"]
    changes: List[GoodGuyChange]


class GoodGuyPage(TypedDict):
    """A page of good guys."""

    items: List[GoodGuy]
    nextCursor: Union[str, None]


class GoodGuys(TypedDict):
    """Good guys."""

    items: List[GoodGuy]
    nextCursor: Union[str, None]


class HandOverRequest(TypedDict):
    """Proposals, and who should answer them."""

    decisions: List[str]
    to: Union[str, None]


class HeldRemoval(TypedDict):
    """A listing whose removal, or the loss of all its earlier names, needs confirmation."""

    listing: str
    primaryName: Union[str, None]
    entityType: EntityType
    programs: List[str]
    missing: Literal["listing", "names"]
    searched: bool
    missingFrom: str
    text: str
    since: str
    confirmed: bool


class HeldRemovalCount(TypedDict):
    """A list with removals that need confirmation."""

    list: str
    count: int


class HeldRemovals(TypedDict):
    """Listings missing from the newest file, or without any of their earlier names in it, that are still searched as before."""

    total: int
    items: List[HeldRemoval]
    nextCursor: Union[str, None]


class HitCounts(TypedDict):
    """Parties in the answer by their current decisions."""

    open: int
    proposed: int
    decided: int


class _HitsOfSearch(TypedDict):
    searchId: str


class HitsOfSearch(_HitsOfSearch, total=False):
    """Hits of one screening."""

    listings: List[str]


class HoldOnAll(TypedDict):
    """All records."""

    kind: Literal["all"]


class HoldOnListing(TypedDict):
    """Screenings whose answer names a listing."""

    kind: Literal["listing"]
    listing: str


_HoldOnPeriodAlways = TypedDict("_HoldOnPeriodAlways", {"kind": "Literal[\"period\"]", "from": "str", "to": "str"})
_HoldOnPeriodMaybe = TypedDict("_HoldOnPeriodMaybe", {}, total=False)


class HoldOnPeriod(_HoldOnPeriodAlways, _HoldOnPeriodMaybe):
    """Screenings of a period."""


class HoldOnReference(TypedDict):
    """Screenings with an external reference."""

    kind: Literal["external_ref"]
    externalRef: str


class HoldOnSearches(TypedDict):
    """Single screenings."""

    kind: Literal["searches"]
    searchIds: List[str]


class Identity(TypedDict):
    """Identity of a party, from all its listings."""

    names: List[StatedName]
    genders: List[StatedGender]
    birthDates: List[StatedDate]
    birthPlaces: List[StatedPlace]
    deathDates: List[StatedDate]
    nationalities: List[StatedValue]
    positions: List[StatedValue]
    titles: List[StatedValue]
    documents: List[StatedDocument]
    addresses: List[StatedPlace]
    contacts: List[StatedContact]
    reasons: List[StatedReason]


class _ImportGoodGuysRequest(TypedDict):
    csv: str


class ImportGoodGuysRequest(_ImportGoodGuysRequest, total=False):
    """Good guys of another system."""

    dryRun: bool


class ImportedGoodGuys(TypedDict):
    """Outcome of an import."""

    importedCount: int
    proposed: bool
    refused: List[RefusedGoodGuy]


class Invitation(TypedDict):
    """An invitation that nobody has accepted yet."""

    id: str
    name: str
    role: Role
    createdAt: str
    createdBy: Actor
    expiresAt: str


class InviteRequest(TypedDict):
    """Who is invited."""

    name: str
    role: Role


_JoinPartyAlways = TypedDict("_JoinPartyAlways", {"with": "str", "text": "str"})
_JoinPartyMaybe = TypedDict("_JoinPartyMaybe", {}, total=False)


class JoinParty(_JoinPartyAlways, _JoinPartyMaybe):
    """Another id of the same party."""


class LeftOutFile(TypedDict):
    """A file in the folder of lists that is not searched."""

    file: str
    list: Union[str, None]
    refused: bool
    text: str


class LeftOutFiles(TypedDict):
    """Files in the folder of lists that are not searched; none if lists are downloaded."""

    total: int
    items: List[LeftOutFile]


class LegalHold(TypedDict):
    """Records that are neither purged nor erased."""

    id: str
    scope: HoldScope
    text: str
    placedAt: str
    placedBy: Actor
    endsAt: Union[str, None]
    liftedAt: Union[str, None]
    liftedBy: Union[Actor, None]
    inForce: bool


class LegalHolds(TypedDict):
    """Legal holds, including those that are over."""

    items: List[LegalHold]
    nextCursor: Union[str, None]


class Limitations(TypedDict):
    """What screening here does not cover, list by list."""

    lists: List[ListLimitations]
    notRead: List[UnreadList]
    notCovered: List[NotCoveredText]


class ListChangeCounts1(TypedDict):
    """ListChangeCounts1"""

    added: int
    changed: int
    removed: int


class ListDetail(TypedDict):
    """A list of this installation and the version in use."""

    id: str
    version: Union[str, None]
    publishedAt: Union[str, None]
    checkedAt: Union[str, None]
    ageSeconds: Union[float, None]
    recordCount: Union[int, None]
    fileHash: Union[str, None]
    status: ListStatus
    title: str
    publisher: str
    url: Union[str, None]
    effect: Effect
    required: bool
    publishedEveryDays: Union[int, None]
    problem: Union[str, None]
    problemKind: Union[Literal["failed", "refused"], None]
    heldRemovalCount: int
    warnings: List[str]
    effects: List[EffectCount]
    notSearched: NotSearched
    active: Union[ListVersion, None]
    refresh: Union[ListRefresh, None]


_ListDiffAlways = TypedDict("_ListDiffAlways", {"list": "str", "from": "ListVersion", "to": "ListVersion", "counts": "ListDiffCounts", "items": "List[ListDiffItem]", "nextCursor": "Union[str, None]"})
_ListDiffMaybe = TypedDict("_ListDiffMaybe", {}, total=False)


class ListDiff(_ListDiffAlways, _ListDiffMaybe):
    """What differs between two versions of a list."""


class ListDiffCounts(TypedDict):
    """How many listings differ."""

    added: int
    changed: int
    removed: int
    unchanged: int


class ListDiffItem(TypedDict):
    """A listing that differs."""

    listing: str
    change: Literal["added", "changed", "removed"]
    fields: List[str]
    entityType: EntityType
    primaryName: str


class ListFormatChanged(TypedDict):
    """A publisher changed the format of a list."""

    id: str
    at: str
    list: str
    type: Literal["list.format_changed"]
    sha256: str


class ListHeld(TypedDict):
    """Removals are held."""

    id: str
    at: str
    list: str
    type: Literal["list.held"]
    version: Union[str, None]
    held: int


class ListInfo(TypedDict):
    """A list of this installation."""

    id: str
    version: Union[str, None]
    publishedAt: Union[str, None]
    checkedAt: Union[str, None]
    ageSeconds: Union[float, None]
    recordCount: Union[int, None]
    fileHash: Union[str, None]
    status: ListStatus
    title: str
    publisher: str
    url: Union[str, None]
    effect: Effect
    required: bool
    publishedEveryDays: Union[int, None]
    problem: Union[str, None]
    problemKind: Union[Literal["failed", "refused"], None]
    heldRemovalCount: int
    warnings: List[str]
    effects: List[EffectCount]
    notSearched: NotSearched


class ListLimitation(TypedDict):
    """A limitation of a list."""

    kind: Literal["not_published", "read_in_part", "not_read", "not_downloaded"]
    text: str


class ListLimitations(TypedDict):
    """Limitations of one list."""

    list: str
    title: str
    jurisdiction: str
    limitations: List[ListLimitation]


class ListRefresh(TypedDict):
    """The last requested refresh."""

    state: Literal["running", "done", "interrupted"]
    startedAt: str
    endedAt: Union[str, None]
    outcome: Union[Literal["updated", "unchanged", "failed", "not_asked", "read_again"], None]
    text: str


class ListStale(TypedDict):
    """A list is too old."""

    id: str
    at: str
    list: str
    type: Literal["list.stale"]
    status: Literal["stale", "unknown", "missing", "incomplete"]
    version: Union[str, None]
    required: bool
    checkedAt: Union[str, None]


class ListUpdated(TypedDict):
    """A list has another version."""

    id: str
    at: str
    list: str
    type: Literal["list.updated"]
    version: str
    publishedAt: str
    records: int


class ListUsed(TypedDict):
    """A list the screening ran against."""

    id: str
    version: Union[str, None]
    publishedAt: Union[str, None]
    checkedAt: Union[str, None]
    ageSeconds: Union[float, None]
    recordCount: Union[int, None]
    fileHash: Union[str, None]
    status: ListStatus


class ListVersion(TypedDict):
    """One version of a list that searches have used."""

    fileHash: str
    contentHash: str
    version: str
    publishedAt: str
    checkedAt: str
    acceptedAt: str
    recordCount: int
    rejectedCount: int
    fileName: str
    active: bool
    kept: bool
    changes: ListChangeCounts


class ListVersions(TypedDict):
    """The versions of a list."""

    items: List[ListVersion]
    nextCursor: Union[str, None]


class ListedDate(TypedDict):
    """A day, month, year or range."""

    text: str
    earliest: str
    latest: str
    circa: bool
    listing: str


class _ListedIdentifier(TypedDict):
    type: IdentifierType
    value: str
    listing: str


class ListedIdentifier(_ListedIdentifier, total=False):
    """A document or number of a listed party."""

    country: str
    label: str
    issuedOn: str
    expiresOn: str
    note: str


class _ListedName(TypedDict):
    value: str
    kind: NameKind
    quality: NameQuality
    script: str
    listing: str


class ListedName(_ListedName, total=False):
    """One name of a listed party."""

    language: str


class _ListedPlace(TypedDict):
    text: str
    listing: str


class ListedPlace(_ListedPlace, total=False):
    """An address or birth place."""

    street: str
    city: str
    region: str
    postalCode: str
    country: str


class _ListedRelation(TypedDict):
    kind: str
    listing: str


class ListedRelation(_ListedRelation, total=False):
    """A tie to another party, as published."""

    role: Literal["owned_by", "owns", "owned_or_controlled_by", "owns_or_controls", "owner_or_operator", "acting_for", "leads", "family", "associate", "supports", "linked", "other"]
    name: str
    relatedListing: str


class Listing(TypedDict):
    """One record of one list."""

    id: str
    list: str
    sourceId: str
    programs: List[str]
    effect: Effect
    measures: List[str]
    listedOn: Union[str, None]
    legalBasis: Union[str, None]
    url: Union[str, None]
    status: Literal["active", "delisted", "held"]
    recordHash: str


class ListingEvent(TypedDict):
    """A change of a listing in a version of its list."""

    listing: str
    change: Literal["present", "added", "changed", "removed"]
    fields: List[str]
    at: str
    version: ListVersion


class ListingsDone1(TypedDict):
    """ListingsDone1"""

    done: int
    of: Union[int, None]


class Lists(TypedDict):
    """The lists of this installation."""

    items: List[ListInfo]
    demo: bool
    complete: bool
    loading: Union[ListsLoading, None]
    attestation: ListsAttestation
    coverage: ListsCoverage
    noLongerRequired: List[GivenUpList]
    leftOut: LeftOutFiles
    nextCursor: Union[str, None]


class ListsAttestation1(TypedDict):
    """ListsAttestation1"""

    text: str
    since: str
    until: str


class ListsCoverage(TypedDict):
    """What the lists here do not cover."""

    notSearched: List[str]


class ListsDone(TypedDict):
    """Lists that are done in this phase."""

    done: int
    of: Union[int, None]


class ListsLoading(TypedDict):
    """Progress of loading lists."""

    phase: Literal["downloading", "reading", "indexing"]
    lists: ListsDone
    list: Union[str, None]
    listings: ListingsDone
    bytes: BytesDone
    searchable: bool


class Liveness(TypedDict):
    """Whether the process responds."""

    status: Literal["ok"]


class LoginRequest(TypedDict):
    """Who logs in."""

    username: str
    password: str


_LookbackAlways = TypedDict("_LookbackAlways", {"id": "str", "state": "Literal[\"queued\", \"running\", \"done\", \"cancelled\"]", "createdAt": "str", "createdBy": "Actor", "startedAt": "Union[str, None]", "endedAt": "Union[str, None]", "entityId": "Union[str, None]", "entity": "AskedParty", "everybody": "bool", "from": "Union[str, None]", "to": "Union[str, None]", "threshold": "float", "text": "Union[str, None]", "totalCount": "Union[int, None]", "scannedCount": "int", "unreadableCount": "int", "skippedCount": "int", "foundCount": "int", "erasedCount": "int"})
_LookbackMaybe = TypedDict("_LookbackMaybe", {}, total=False)


class Lookback(_LookbackAlways, _LookbackMaybe):
    """Recorded screenings searched for one party, in the background."""


class LookbackHit(TypedDict):
    """A recorded screening in which the party was found."""

    searchId: str
    searchedAt: str
    searchText: str
    externalRef: Union[str, None]
    actor: Actor
    nameScore: float
    score: float
    priority: Priority
    matchedValue: Union[str, None]


class LookbackPage(TypedDict):
    """A page of lookbacks."""

    items: List[Lookback]
    nextCursor: Union[str, None]


class LookbackResults(TypedDict):
    """Screenings in which the party was found."""

    items: List[LookbackHit]
    nextCursor: Union[str, None]


class LostParty(TypedDict):
    """A listed party that the rule would remove."""

    listing: str
    searchText: str
    birthDate: Union[str, None]
    name: Literal["as_listed", "letters_swapped", "letter_missing", "word_missing", "other_order"]
    fact: Literal["year_off", "decade_off", "other_gender", "other_type"]
    row: int


class MailDigest(TypedDict):
    """When the daily mail is sent."""

    at: str
    timeZone: str


class _MakeGoodGuysRequest(TypedDict):
    decisions: List[str]


class MakeGoodGuysRequest(_MakeGoodGuysRequest, total=False):
    """Good guys to make from decisions."""

    expiresInDays: int
    text: str


class MatchedName(TypedDict):
    """The listed name that matched best."""

    value: str
    kind: NameKind
    quality: NameQuality
    script: str
    listing: str


class NameCost(TypedDict):
    """The cost of a word. Costs are computed separately and do not add up."""

    kind: Literal["query_word", "listed_word", "difference", "limit", "order"]
    query: Union[str, None]
    listed: Union[str, None]
    points: float


class NamedParty(TypedDict):
    """A listed party, or one that the operator or a list names."""

    id: str
    name: Union[str, None]
    entityType: Union[EntityType, None]
    lists: List[str]


class NotCompared(TypedDict):
    """A part of the request that was not compared."""

    field: Literal["searchText", "aliases", "addresses", "identifiers"]
    index: Union[int, None]
    span: Span
    why: Literal["unreadable_script", "unknown_symbol", "replacement_character"]


class NotCoveredText(TypedDict):
    """Something that no list here covers."""

    code: Literal["ownership_and_control", "embargoed_territories", "sectoral_goods", "politically_exposed_persons", "adverse_media", "wallet_exposure", "export_control_lists", "debarments"]
    text: str


class NotSearched(TypedDict):
    """Listings of it that the default policy does not search: a policy with these effects does."""

    listingCount: int
    effects: List[Effect]


class _OpenCasesRequest(TypedDict):
    searchId: str


class OpenCasesRequest(_OpenCasesRequest, total=False):
    """Results of a screening to open cases for."""

    entityIds: List[str]


class OwnFactorsTotp1(TypedDict):
    """OwnFactorsTotp1"""

    createdAt: str
    lastUsedAt: Union[str, None]


class OwnFactors(TypedDict):
    """The second factors of the current user."""

    required: bool
    totp: Union[OwnFactorsTotp1, None]
    passkeys: List[Passkey]
    recoveryCodesLeft: int


class OwnSession(TypedDict):
    """One session of the current user."""

    id: str
    startedAt: str
    lastSeenAt: str
    expiresAt: str
    address: str
    browser: str
    current: bool


class OwnershipFinding(TypedDict):
    """Result of one rule for a party."""

    rule: Literal["ofac", "eu", "uk"]
    verdict: Literal["met", "not_shown"]
    ground: Union[Literal["ownership", "control"], None]
    countedPercent: str
    listed: bool
    loaded: bool
    text: str
    chain: List[OwnershipStake]


class OwnershipStake(TypedDict):
    """One party’s stake in another."""

    owner: str
    owned: str
    sharePercent: Union[str, None]
    control: bool
    kind: str
    statedBy: Literal["list", "operator"]
    listing: Union[str, None]
    source: Union[str, None]
    asOf: Union[str, None]


class PartyDecision(TypedDict):
    """An operator’s decision about a party."""

    id: str
    kind: Literal["split", "join"]
    listings: List[str]
    others: List[str]
    text: str
    decidedAt: str
    decidedBy: Actor


_PartyTieAlways = TypedDict("_PartyTieAlways", {"listing": "str", "with": "str", "code": "Literal[\"operator\", \"repeats\", \"publisher_number\", \"un_reference\", \"imo\", \"lei\", \"document\", \"name_and_birth_date\", \"name_and_reason\", \"name_and_birth_year\", \"name_and_programme\", \"organization_name\"]", "text": "str"})
_PartyTieMaybe = TypedDict("_PartyTieMaybe", {}, total=False)


class PartyTie(_PartyTieAlways, _PartyTieMaybe):
    """Why a listing is shown as part of a party."""


class Passkey(TypedDict):
    """A passkey of the current user."""

    id: str
    name: str
    site: str
    createdAt: str
    lastUsedAt: Union[str, None]


class PasskeyCreationRp(TypedDict):
    """User of the passkey."""

    id: str
    name: str


class PasskeyCreationUser(TypedDict):
    """User of the passkey."""

    id: str
    name: str
    displayName: str


class PasskeyCreationPubKeyCredParamsItem(TypedDict):
    """PasskeyCreationPubKeyCredParamsItem"""

    type: Literal["public-key"]
    alg: int


class PasskeyCreationAuthenticatorSelection(TypedDict):
    """What the authenticator should do."""

    residentKey: Literal["discouraged", "preferred", "required"]
    userVerification: Literal["discouraged", "preferred", "required"]


class PasskeyCreation(TypedDict):
    """Options for the browser to create a passkey."""

    challenge: str
    timeout: int
    rp: PasskeyCreationRp
    user: PasskeyCreationUser
    pubKeyCredParams: List[PasskeyCreationPubKeyCredParamsItem]
    excludeCredentials: List[PasskeyDescriptor]
    authenticatorSelection: PasskeyCreationAuthenticatorSelection
    attestation: Literal["none"]


class PasskeyDescriptor(TypedDict):
    """A passkey that exists."""

    id: str
    type: Literal["public-key"]
    transports: List[str]


class _PasskeyLoginRequestPasskey(TypedDict):
    id: str
    clientDataJSON: str
    authenticatorData: str
    signature: str


class PasskeyLoginRequestPasskey(_PasskeyLoginRequestPasskey, total=False):
    """Answer of the authenticator."""

    userHandle: str


class PasskeyLoginRequest(TypedDict):
    """A log-in by passkey."""

    secondStep: bool
    passkey: PasskeyLoginRequestPasskey


class PasskeyOptionsRequest(TypedDict):
    """What a passkey is to be used for."""

    secondStep: bool


class PasskeyUse(TypedDict):
    """Options for the browser to use a passkey."""

    challenge: str
    timeout: int
    rpId: str
    allowCredentials: List[PasskeyDescriptor]
    userVerification: Literal["discouraged", "preferred", "required"]


class _PlaceHoldRequest(TypedDict):
    scope: HoldScope
    text: str


class PlaceHoldRequest(_PlaceHoldRequest, total=False):
    """A hold to place."""

    endsAt: str


class Policies(TypedDict):
    """The policies of this installation."""

    items: List[Policy]
    nextCursor: Union[str, None]


class Policy(TypedDict):
    """One version of a policy."""

    name: str
    version: int
    hash: str
    text: str
    savedAt: str
    savedBy: Actor
    current: bool
    fixed: bool
    value: PolicyValue
    weakens: List[Deviation]
    waiting: Union[WaitingPolicy, None]


class PolicyValueRules(TypedDict, total=False):
    """Rules for parties that are listed only for one of these effects. Default for pep: priority review, a full name and no conflict. Parties that a rule removes are named in suppressed."""

    export_control: EffectRule
    debarment: EffectRule
    pep: EffectRule


class _PolicyValue(TypedDict):
    name: str
    threshold: float
    highFrom: float
    limit: int
    includeDelisted: bool
    weakAliases: Literal["never", "by_publisher", "always"]


class PolicyValue(_PolicyValue, total=False):
    """The members that are hashed. A set of lists, effects or programmes that is left out means all."""

    lists: List[str]
    effects: List[Effect]
    programs: List[str]
    rules: PolicyValueRules
    fourEyes: List[Literal["true_match", "false_positive", "undecided", "good_guy"]]
    approvalDays: int
    completeFor: List[str]


class PolicyVersion(TypedDict):
    """A version, without its value."""

    version: int
    hash: str
    text: str
    savedAt: str
    savedBy: Actor


class PolicyWithVersions(TypedDict):
    """The current policy and its versions."""

    name: str
    version: int
    hash: str
    text: str
    savedAt: str
    savedBy: Actor
    current: bool
    fixed: bool
    value: PolicyValue
    weakens: List[Deviation]
    waiting: Union[WaitingPolicy, None]
    versions: List[PolicyVersion]


class _PossiblySame(TypedDict):
    entityId: str
    primaryName: str
    list: str
    text: str


class PossiblySame(_PossiblySame, total=False):
    """Another party that may be the same person; a suggestion only."""

    code: Literal["name_and_birth_date"]


class PreviewBatchRequest(TypedDict, total=False):
    """How the file would be read."""

    columns: List[BatchColumn]
    headings: bool
    skip: int
    sheet: int
    encoding: FileEncoding
    mapping: str
    ignore: List[str]


class PreviewErasureRequest(TypedDict):
    """Whose records would be erased."""

    selection: ErasureSelection


class PreviewRetentionRequest(TypedDict):
    """Settings to try."""

    items: List[RetentionItem]


class PreviewRunRequest(TypedDict):
    """The policy that customers would be screened under."""

    policy: str


_PreviewedCustomerAlways = TypedDict("_PreviewedCustomerAlways", {"customerId": "str", "from": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]", "to": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]"})
_PreviewedCustomerMaybe = TypedDict("_PreviewedCustomerMaybe", {}, total=False)


class PreviewedCustomer(_PreviewedCustomerAlways, _PreviewedCustomerMaybe):
    """A customer whose status another policy would change."""


_PreviewedMoveAlways = TypedDict("_PreviewedMoveAlways", {"from": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]", "to": "Literal[\"waiting\", \"clear\", \"alert\", \"decided\", \"not_screened\"]", "count": "int"})
_PreviewedMoveMaybe = TypedDict("_PreviewedMoveMaybe", {}, total=False)


class PreviewedMove(_PreviewedMoveAlways, _PreviewedMoveMaybe):
    """Number of customers that another policy would move from one status to another."""


class PreviewedRetention(TypedDict):
    """What a purge would delete of one kind."""

    kind: Literal["screenings", "no_match", "audit_events", "access"]
    purpose: Union[str, None]
    before: Union[str, None]
    count: int
    heldCount: int


class _Problem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    instance: str
    code: ErrorCode
    requestId: str


class Problem(_Problem, total=False):
    """A problem as RFC 9457 defines it."""

    errors: List[FieldError]


class ProvePasswordRequest(TypedDict):
    """The caller confirms their identity again."""

    password: str


class PurgeRun(TypedDict):
    """Result of one purge."""

    startedAt: str
    endedAt: Union[str, None]
    screeningCount: int
    eventCount: int
    accessCount: int
    entryCount: int
    problem: Union[str, None]


class PurgeState(TypedDict):
    """Schedule and results of purges."""

    nextAt: Union[str, None]
    clock: Literal["plausible", "doubtful"]
    now: str
    exports: bool
    runs: List[PurgeRun]


class _QueryIdentifier(TypedDict):
    value: str


class QueryIdentifier(_QueryIdentifier, total=False):
    """One identifier of the screened party."""

    type: IdentifierType
    country: str


class _ReadinessListsItem(TypedDict):
    id: str
    status: ListStatus
    ageSeconds: Union[float, None]
    recordCount: Union[int, None]


class ReadinessListsItem(_ReadinessListsItem, total=False):
    """ReadinessListsItem"""

    declaredCurrent: DeclaredCurrent


class Readiness(TypedDict):
    """Whether searches can be answered."""

    status: Literal["ready", "starting", "lists_missing", "storage_unavailable", "incomplete", "shutting_down"]
    demo: bool
    complete: bool
    problems: List[str]
    loading: Union[ListsLoading, None]
    lists: List[ReadinessListsItem]


class Reason(TypedDict):
    """A reason for or against a result."""

    code: ReasonCode
    text: str


class _Receipt(TypedDict):
    format: Literal["namesake-receipt-1"]
    searchId: str
    salt: str
    leaf: str
    entry: int
    path: List[str]
    segment: ReceiptSegment
    signature: ReceiptSignature


class Receipt(_Receipt, total=False):
    """Proof that a screening was recorded, and of its request and answer."""

    content: ReceiptContent


class ReceiptCheck(TypedDict):
    """One check of a receipt."""

    check: Literal["content", "path", "segment", "signature", "key", "chain"]
    result: Literal["passed", "failed", "not_checked"]
    text: str


class ReceiptContent(TypedDict):
    """What was recorded of the screening. A receipt proves without it that something was recorded."""

    actor: str
    outcome: str
    total: int
    contextHash: str
    request: str
    answer: str


class ReceiptKeyJwk(TypedDict):
    """As a JSON Web Key (RFC 8037)."""

    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    x: str
    kid: str


_ReceiptKeyAlways = TypedDict("_ReceiptKeyAlways", {"id": "str", "from": "str", "until": "Union[str, None]", "jwk": "ReceiptKeyJwk", "pem": "str"})
_ReceiptKeyMaybe = TypedDict("_ReceiptKeyMaybe", {}, total=False)


class ReceiptKey(_ReceiptKeyAlways, _ReceiptKeyMaybe):
    """A public key that signs or signed receipts."""


class ReceiptKeys(TypedDict):
    """Every key that signs or signed receipts of this installation."""

    items: List[ReceiptKey]


class ReceiptScreening(TypedDict):
    """The screening that a receipt proves."""

    searchId: str
    searchText: str
    searchedAt: Union[str, None]
    outcome: str
    complete: bool


class ReceiptSegment(TypedDict):
    """The entries that were sealed together within a second."""

    number: int
    kind: str
    first: int
    last: int
    sealedAt: str
    sealedBy: str
    note: str
    previous: str
    root: str
    head: str


class ReceiptSignature(TypedDict):
    """The signature of the segment."""

    algorithm: Literal["Ed25519"]
    keyId: str
    publicKey: str
    value: str


class ReceiptVerdict(TypedDict):
    """Whether a receipt can be relied on, and why."""

    verdict: Literal["proved", "content_not_shown", "altered", "unknown_key", "not_in_chain"]
    text: str
    checks: List[ReceiptCheck]
    screening: Union[ReceiptScreening, None]


class RecoveryCodes(TypedDict):
    """New recovery codes; earlier ones stop working."""

    recoveryCodes: List[str]


class RefusedGoodGuy(TypedDict):
    """A row that was not imported."""

    line: int
    code: Literal["external_ref_missing", "customer_not_found", "listing_unknown", "reason_unknown", "text_missing", "expiry_invalid", "good_guy_exists", "value_too_long"]
    detail: str


class RefusedVersion(TypedDict):
    """A refused download, stored for inspection."""

    fileHash: str
    code: str
    text: str
    refusedAt: str
    bytes: int
    acceptable: bool


class RefusedVersions(TypedDict):
    """Refused downloads of a list."""

    items: List[RefusedVersion]
    nextCursor: Union[str, None]


class _RelatedParty(TypedDict):
    role: str
    searchText: str


class RelatedParty(_RelatedParty, total=False):
    """A related party of a customer, screened like the customer."""

    entityType: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    type: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    birthDate: str
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    aliases: List[str]


class RelatedScreenings(TypedDict):
    """Screenings of a related party of a customer."""

    externalRef: str
    count: int


class RemovePasskeyRequest(TypedDict):
    """The user confirms the password to remove a passkey."""

    password: str


class RemoveTotpRequest(TypedDict):
    """The user confirms both factors to remove the authenticator app."""

    password: str
    code: str


class Reopened(TypedDict):
    """When and why a case was reopened after a decision."""

    at: str
    because: List[Literal["new_party", "new_listing", "stronger", "listing_changed", "reopened"]]


class ReplayPolicy(TypedDict):
    """The policy that the record names."""

    name: str
    hash: str


class Replay(TypedDict):
    """A recorded screening, run again, and what differs."""

    searchId: str
    replayedAt: str
    verdict: Literal["same", "different", "not_replayed"]
    same: bool
    text: str
    byRecordedEngine: bool
    engine: ReplayEngines
    policy: ReplayPolicy
    lists: List[ReplayList]
    missing: List[ReplayMissing]
    recorded: ReplayAnswer
    replayed: Union[ReplayAnswer, None]
    differences: List[ReplayDifference]


class ReplayAnswer(TypedDict):
    """An answer in short."""

    outcome: Union[Outcome, None]
    complete: bool
    total: int


class ReplayDifference(TypedDict):
    """One way in which the replayed answer differs."""

    code: Literal["outcome_changed", "complete_changed", "total_changed", "threshold_changed", "interpretation_changed", "not_compared_changed", "warnings_changed", "suppressed_changed", "result_added", "result_removed", "order_changed", "priority_changed", "score_changed", "name_score_changed", "name_changed", "reasons_changed", "listings_changed", "evidence_changed"]
    entityId: Union[str, None]
    name: Union[str, None]
    recorded: Union[str, None]
    replayed: Union[str, None]
    text: str


class ReplayEngine(TypedDict):
    """An engine and its model."""

    version: str
    modelHash: str


class ReplayEngines(TypedDict):
    """Engines of the record and of the replay."""

    recorded: ReplayEngine
    used: ReplayEngine


class ReplayList(TypedDict):
    """A version of a list that the record names."""

    id: str
    version: Union[str, None]
    fileHash: str


class ReplayMissing(TypedDict):
    """Something that the replay needs and that is not here."""

    kind: Literal["list_version", "policy", "request", "answer"]
    name: str
    version: Union[str, None]
    hash: Union[str, None]
    text: str


class ReplayedDeliveries(TypedDict):
    """Number of failed deliveries sent again."""

    replayedCount: int
    failedCount: int


class Retention(TypedDict):
    """How long records are kept."""

    version: int
    items: List[RetentionItem]
    text: str
    savedAt: Union[str, None]
    savedBy: Union[Actor, None]
    shortensAt: Union[str, None]
    purge: PurgeState


class RetentionItem(TypedDict):
    """How long one kind of record is kept."""

    kind: Literal["screenings", "no_match", "audit_events", "access"]
    purpose: Union[str, None]
    keepDays: Union[int, None]
    floorDays: int
    ceilingDays: Union[int, None]


class RetentionPreview(TypedDict):
    """What a purge would delete now. Nothing was deleted."""

    items: List[PreviewedRetention]


class RoleInfo(TypedDict):
    """One role."""

    role: Role
    text: str
    scopes: List[Scope]


class Roles(TypedDict):
    """The permission table: which role has which scopes."""

    items: List[RoleInfo]
    scopes: List[ScopeInfo]


class RotateTokenRequest(TypedDict, total=False):
    """How a token is replaced."""

    overlapHours: float


class RotateWebhookRequest(TypedDict, total=False):
    """How the secret is replaced."""

    overlapHours: float


class Rule(TypedDict):
    """A rule: rows with conditions and effects for hits."""

    name: str
    current: Union[RuleVersion, None]
    versions: List[RuleVersion]


_RuleChangeAlways = TypedDict("_RuleChangeAlways", {"what": "Literal[\"engine\", \"model\", \"policy\", \"groups\", \"parties\", \"held\", \"rules\"]", "from": "str", "to": "str"})
_RuleChangeMaybe = TypedDict("_RuleChangeMaybe", {}, total=False)


class RuleChange(_RuleChangeAlways, _RuleChangeMaybe):
    """Rule changes between two runs."""


class RuleCondition(TypedDict, total=False):
    """Conditions that must all hold for a hit. At least one member is needed."""

    fields: Dict[str, List[Literal["match", "close", "conflict", "unknown"]]]
    lists: List[str]
    policies: List[str]
    types: List[EntityType]
    scoreBelow: float
    nameScoreBelow: float
    priority: Priority


class _RuleRow(TypedDict):
    when: RuleCondition
    effect: Literal["lower", "route", "set_due", "discount"]


class RuleRow(_RuleRow, total=False):
    """A condition and the effect on hits that meet it."""

    queue: str
    dueHours: int


class RuleSimulation(TypedDict):
    """What a rule would have done. Nothing is changed."""

    recorded: SimulatedScreenings
    distorted: SimulatedNames


class RuleVersionProposed1(TypedDict):
    """RuleVersionProposed1"""

    at: str
    by: Actor


class RuleVersionApproved1(TypedDict):
    """RuleVersionApproved1"""

    at: str
    by: Actor


class RuleVersionOver1(TypedDict):
    """RuleVersionOver1"""

    at: str
    by: Actor


class RuleVersion(TypedDict):
    """A version of a rule. Its effect never changes."""

    name: str
    version: int
    state: Literal["draft", "proposed", "in_force", "rejected", "ended", "replaced", "expired"]
    rows: List[RuleRow]
    endsAt: str
    text: str
    savedAt: str
    savedBy: Actor
    proposed: Union[RuleVersionProposed1, None]
    approved: Union[RuleVersionApproved1, None]
    over: Union[RuleVersionOver1, None]
    stoppedAt: Union[str, None]


class Rules(TypedDict):
    """The rules of this installation."""

    items: List[Rule]
    nextCursor: Union[str, None]


class Run(TypedDict):
    """One run over all customers under watch."""

    id: str
    kind: Literal["full", "delta", "preview"]
    why: Literal["first", "lists", "rules", "schedule", "completed", "request"]
    state: Literal["running", "done", "incomplete", "superseded"]
    createdBy: Actor
    startedAt: str
    endedAt: Union[str, None]
    policy: Union[str, None]
    dueAt: Union[str, None]
    groups: Union[List[str], None]
    bookCount: int
    counts: RunCounts
    lists: List[RunList]
    engineVersion: str
    modelHash: str
    policyHash: str
    changes: List[RuleChange]
    root: Union[str, None]


class RunCounts(TypedDict):
    """Number of customers in each status after a run, in the groups that the caller may see."""

    customers: int
    compared: int
    clear: int
    alert: int
    decided: int
    notScreened: int
    because: Dict[str, int]
    recorded: int
    changed: int
    alerted: int
    examples: List[PreviewedCustomer]
    moves: List[PreviewedMove]
    missed: int


class RunList(TypedDict):
    """A list that a run searched."""

    id: str
    version: str
    fileHash: str
    declaredCurrent: Union[bool, None]


class RunPage(TypedDict):
    """A page of runs."""

    items: List[Run]
    nextCursor: Union[str, None]


class RunProof(TypedDict):
    """Proof that a customer was in a run (RFC 6962)."""

    run: Run
    status: Literal["waiting", "clear", "alert", "decided", "not_screened"]
    leaf: str
    inPart: TreePlace
    inRun: TreePlace


class SaveBatchMappingRequest(TypedDict):
    """A mapping of columns for recurring files."""

    columns: List[BatchColumn]
    headings: bool


class SaveCaseChecklists(TypedDict, total=False):
    """Steps to do once a case has this verdict. Each id occurs once."""

    true_match: List[ChecklistItem]
    false_positive: List[ChecklistItem]
    undecided: List[ChecklistItem]


class _SaveCaseQueue(TypedDict):
    name: str


class SaveCaseQueue(_SaveCaseQueue, total=False):
    """Cases for which all of this holds."""

    groups: List[str]
    lists: List[str]
    countries: List[str]
    priority: Union[Literal["high", "review"], None]
    members: List[str]
    dueHours: Union[int, None]
    escalateTo: Union[str, None]


class SaveCaseSettingsRequest(TypedDict):
    """The complete new queues and checklists."""

    version: int
    queues: List[SaveCaseQueue]
    checklists: SaveCaseChecklists


class _SaveCustomersRequest(TypedDict):
    customers: List[CustomerData]


class SaveCustomersRequest(_SaveCustomersRequest, total=False):
    """Customers to add or to change."""

    unchangedSince: str


class SaveGroupRequest(TypedDict, total=False):
    """Settings for the customers of a group. Members left out stay unchanged."""

    policy: str
    fullEveryDays: int
    keepEndedDays: Union[int, None]
    members: Union[List[str], None]


class SavePolicyRequestRules(TypedDict, total=False):
    """Rules for parties that are listed only for one of these effects. Default for pep: priority review, a full name and no conflict. Parties that a rule removes are named in suppressed."""

    export_control: EffectRule
    debarment: EffectRule
    pep: EffectRule


class _SavePolicyRequest(TypedDict):
    text: str


class SavePolicyRequest(_SavePolicyRequest, total=False):
    """The policy as a whole. A member left out takes the value of the default policy."""

    threshold: float
    highFrom: float
    limit: int
    includeDelisted: bool
    weakAliases: Literal["never", "by_publisher", "always"]
    lists: List[str]
    effects: List[Effect]
    programs: List[str]
    rules: SavePolicyRequestRules
    fourEyes: List[Literal["true_match", "false_positive", "undecided", "good_guy"]]
    approvalDays: int
    completeFor: List[str]


class SaveRetentionRequest(TypedDict):
    """How long records are kept from now on."""

    version: int
    items: List[RetentionItem]
    text: str


class SaveRuleRequest(TypedDict):
    """A rule as a whole. It becomes the next version, a draft."""

    rows: List[RuleRow]
    endsAt: str
    text: str


class SavedCustomers(TypedDict):
    """Outcome for the customers that were sent."""

    items: List[Customer]
    nextCursor: Union[str, None]
    addedCount: int
    changedCount: int
    unchangedCount: int


class ScalePoint(TypedDict):
    """A raw name score and its points."""

    points: float
    raw: float


class ScopeInfo(TypedDict):
    """One scope."""

    scope: Scope
    text: str


class Scoring(TypedDict):
    """Every number behind the scores, with its reason."""

    engineVersion: str
    modelHash: str
    thresholds: Thresholds
    scale: List[ScalePoint]
    costs: List[ScoringCost]
    effectScale: EffectScale
    findings: List[ScoringFinding]
    methods: List[ScoringMethod]
    relations: List[ScoringRelation]
    steepness: float
    roles: List[ScoringRole]
    shortWordBits: float
    syllableBits: float
    features: List[ScoringFeature]
    mostUp: float
    rules: List[ScoringRule]


class ScoringCost(TypedDict):
    """Cost of a disagreement between names."""

    name: str
    value: float
    doc: str
    example: Union[ScoringExample, None]


class ScoringExample(TypedDict):
    """Two invented parties, compared by the engine."""

    query: str
    listed: str
    nameScore: float
    score: float


class ScoringFeature(TypedDict):
    """A row of the table that turns a name score into a score."""

    field: Literal["birthDate", "gender", "country", "identifier", "type", "address"]
    doc: str
    points: Dict[str, float]
    examples: List[FieldExample]


class _ScoringFinding(TypedDict):
    code: str
    applies: Literal["name", "score"]
    effect: float
    perBit: float
    review: bool
    reason: ReasonCode
    doc: str
    example: Union[ScoringExample, None]


class ScoringFinding(_ScoringFinding, total=False):
    """Agreement that is weaker evidence than it looks."""

    keeps: float


class ScoringMethod(TypedDict):
    """One way in which words match."""

    method: TokenMethod
    example: Union[ScoringExample, None]


class ScoringRelation(TypedDict):
    """Words that are treated as variants of one another."""

    method: TokenMethod
    similarity: float
    groups: float


class ScoringRole(TypedDict):
    """A kind of word and its maximum weight."""

    role: str
    doc: str
    mostBits: float


class ScoringRule(TypedDict):
    """A limit that distinguishes kinds of agreement."""

    name: str
    value: float
    doc: str


class ScreenedParty(TypedDict):
    """A customer or a related party, and the outcome of its screening."""

    role: Union[str, None]
    customerId: str
    searchText: str
    aliases: List[str]
    entityType: Union[Literal["person", "organization", "vessel", "aircraft", "wallet", "any"], None]
    birthDate: Union[str, None]
    gender: Union[Gender, None]
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    searchId: Union[str, None]
    outcome: Union[Outcome, None]
    total: int
    open: int
    suppressed: int
    error: Union[str, None]


class Screening(TypedDict):
    """A recorded screening in short."""

    searchId: str
    searchedAt: str
    searchText: str
    outcome: Literal["potential_match", "no_match", "insufficient_name", "incomplete", "demo"]
    complete: bool
    total: int
    hits: HitCounts
    reopened: Union[Reopened, None]
    best: Union[BestResult, None]
    actor: Actor
    policy: str
    externalRef: Union[str, None]
    customerId: Union[str, None]
    batch: Union[str, None]
    purpose: Union[str, None]


class ScreeningRecord(TypedDict):
    """A screening with its decisions, good guys and receipt."""

    format: Literal["namesake-record-1"]
    searchId: str
    madeAt: str
    madeBy: Actor
    actor: Actor
    request: Dict[str, Any]
    policy: Union[Dict[str, Any], None]
    answer: SearchResponse
    decisions: List[Decision]
    goodGuys: List[GoodGuy]
    receipt: Union[Receipt, None]


class Screenings(TypedDict):
    """A page of recorded screenings."""

    items: List[Screening]
    nextCursor: Union[str, None]
    searchedTo: Union[str, None]


class _SearchRequest(TypedDict):
    searchText: str


class SearchRequest(_SearchRequest, total=False):
    """What to screen. Only searchText is required."""

    entityType: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    type: Literal["person", "organization", "vessel", "aircraft", "wallet", "any"]
    birthDate: str
    gender: Gender
    countries: List[str]
    identifiers: List[QueryIdentifier]
    addresses: List[str]
    aliases: List[str]
    policy: str
    lists: List[str]
    programs: List[str]
    effects: List[Effect]
    includeDelisted: bool
    threshold: float
    limit: int
    explain: Literal["none", "summary", "full"]
    view: Literal["full", "compact"]
    cursor: str
    asOf: str
    maxListAgeSeconds: int
    externalRef: str
    openCase: bool
    leftOut: List[str]
    purpose: str


class SearchResponseCoverage(TypedDict):
    """What the answer does not cover."""

    notCovered: List[Literal["ownership_and_control", "embargoed_territories", "sectoral_goods", "politically_exposed_persons", "adverse_media", "wallet_exposure", "export_control_lists", "debarments"]]
    heldRemovals: List[HeldRemovalCount]
    notSearched: List[str]


class _SearchResponse(TypedDict):
    view: Literal["full"]
    searchId: str
    searchText: str
    searchedAt: str
    interpretedAs: List[Literal["name", "identifier", "text"]]
    outcome: Outcome
    complete: bool
    notCompared: List[NotCompared]
    total: int
    results: List[SearchResult]
    suppressed: Suppressed
    lists: List[ListUsed]
    coverage: SearchResponseCoverage
    engine: EngineInfo
    deviations: List[Deviation]
    restricted: bool
    warnings: List[Warning]


class SearchResponse(_SearchResponse, total=False):
    """A screening: what was found, and why."""

    nextCursor: Union[str, None]
    completeByPolicy: Literal[True]
    asOf: str
    externalRef: str
    purpose: str


class _SearchResult(TypedDict):
    entityId: str
    entityType: EntityType
    priority: Priority
    score: float
    nameScore: float
    ofacScoreEstimate: Union[float, None]
    primaryName: str
    matchedName: Union[MatchedName, None]
    reasons: List[Reason]
    evidence: Evidence
    listings: List[Listing]
    possiblySameAs: List[PossiblySame]
    aliases: List[ListedName]
    birthDates: List[ListedDate]
    birthPlaces: List[ListedPlace]
    nationalities: List[str]
    addresses: List[ListedPlace]
    identifiers: List[ListedIdentifier]
    positions: List[str]
    relations: List[ListedRelation]


class SearchResult(_SearchResult, total=False):
    """A listed party that the text may refer to."""

    joinedBy: List[PartyTie]
    decision: Union[DecisionInForce, None]
    decisions: List[DecisionInForce]
    goodGuys: List[GoodGuyNote]
    rule: AppliedRule


class SecondStep(TypedDict):
    """The password was right; a second factor is required."""

    methods: List[Literal["totp", "passkey", "recovery_code"]]
    expiresAt: str


class SecondStepRequest(TypedDict):
    """The second step of a log-in, by code."""

    code: str


class SessionUser(TypedDict):
    """Who is logged in."""

    id: str
    username: str


class Session(TypedDict):
    """The logged-in session."""

    user: SessionUser
    logsInBy: Literal["password", "single_sign_on"]
    role: Role
    scopes: List[Scope]
    csrfToken: str
    expiresAt: str
    mustEnrol: bool
    version: str


class Sessions(TypedDict):
    """The sessions of the current user."""

    items: List[OwnSession]
    nextCursor: Union[str, None]


class _SetAbsenceRequest(TypedDict):
    until: Union[str, None]


class SetAbsenceRequest(_SetAbsenceRequest, total=False):
    """An absence. With until null, the person is back."""

    person: str
    deputy: Union[str, None]


class SetupRequest(TypedDict):
    """The first administrator."""

    oneTimeToken: str
    username: str
    password: str


class SetupStatusSingleSignOn1(TypedDict):
    """SetupStatusSingleSignOn1"""

    name: str
    reachable: bool
    logOut: bool


class SetupStatus(TypedDict):
    """Whether this installation is set up."""

    needed: bool
    demo: bool
    version: str
    singleSignOn: Union[SetupStatusSingleSignOn1, None]


_SimulateRuleRequestAlways = TypedDict("_SimulateRuleRequestAlways", {"rows": "List[RuleRow]", "from": "str"})
_SimulateRuleRequestMaybe = TypedDict("_SimulateRuleRequestMaybe", {"to": "str", "policy": "str"}, total=False)


class SimulateRuleRequest(_SimulateRuleRequestAlways, _SimulateRuleRequestMaybe):
    """A rule to try, and the screenings to try it on."""


class SimulatedHit(TypedDict):
    """A recorded result that the rule would change."""

    searchId: str
    entityId: str
    effect: Literal["lower", "route", "set_due", "discount"]
    row: int
    isTrueMatch: bool


class SimulatedNames(TypedDict):
    """What the rule would have done to listed parties with mistakes."""

    listingCount: int
    triedCount: int
    foundCount: int
    loweredCount: int
    lostCount: int
    examples: List[LostParty]


class SimulatedScreenings(TypedDict):
    """What the rule would have done to recorded screenings."""

    screeningCount: int
    isCut: bool
    hitCount: int
    notJudgedCount: int
    lowerCount: int
    routeCount: int
    setDueCount: int
    discountCount: int
    emptiedCount: int
    trueMatchCount: int
    examples: List[SimulatedHit]


class Span(TypedDict):
    """A part of a text, in UTF-16 code units as JavaScript, Java and C# count them."""

    start: int
    end: int


class SplitParty(TypedDict):
    """Listings that form a separate party."""

    listings: List[str]
    text: str


class StartBatchRequest(TypedDict, total=False):
    """How a file of rows and columns is read. Absent members are guessed, or stay as in the batch."""

    columns: List[BatchColumn]
    headings: bool
    skip: int
    sheet: int
    encoding: FileEncoding
    mapping: str
    ignore: List[str]


class StartSingleSignOnRequest(TypedDict, total=False):
    """A log-in that begins."""

    next: str


class StartedSingleSignOn(TypedDict):
    """A log-in at the identity provider."""

    address: str


class StartedTotp(TypedDict):
    """An authenticator app to be confirmed within 15 minutes."""

    secret: str
    uri: str


class StatedContact(TypedDict):
    """A way to reach the party, and who states it."""

    kind: Literal["email", "phone", "website", "fax"]
    value: str
    listings: List[str]


class StatedDate(TypedDict):
    """A day, month, year or range, and who states it."""

    text: str
    earliest: str
    latest: str
    circa: bool
    listings: List[str]


class _StatedDocument(TypedDict):
    type: IdentifierType
    value: str
    listings: List[str]


class StatedDocument(_StatedDocument, total=False):
    """A document or number, and who states it."""

    country: str
    label: str
    issuedOn: str
    expiresOn: str
    note: str


class StatedGender(TypedDict):
    """A gender, and who states it."""

    value: Gender
    listings: List[str]


class StatedName(TypedDict):
    """A name, and who states it."""

    value: str
    kind: NameKind
    quality: NameQuality
    script: str
    listings: List[str]


class _StatedPlace(TypedDict):
    text: str
    listings: List[str]


class StatedPlace(_StatedPlace, total=False):
    """A place, and who states it."""

    street: str
    city: str
    region: str
    postalCode: str
    country: str


class StatedReason(TypedDict):
    """A reason of listing or remark, and who states it."""

    text: str
    listings: List[str]


class StatedValue(TypedDict):
    """A value, and who states it."""

    value: str
    listings: List[str]


class _Suppressed(TypedDict):
    weakAliasOnlyCount: int
    overLimitCount: int
    nearMissCount: int
    lightNameCount: int
    items: List[SuppressedItem]


class Suppressed(_Suppressed, total=False):
    """Parties that are not among the results, counted and, on request, listed."""

    byEffectCount: int
    byRuleCount: int
    goodGuyCount: int
    discountCount: int


class _SuppressedItem(TypedDict):
    entityId: str
    nameScore: float
    primaryName: str
    why: Literal["near_miss", "weak_alias_only", "over_limit", "light_name", "by_rule", "by_effect", "good_guy", "discount"]


class SuppressedItem(_SuppressedItem, total=False):
    """A party that is not among the results, and why."""

    byFacts: Literal[True]
    goodGuys: List[str]
    rule: AppliedRule


class Thresholds(TypedDict):
    """Thresholds of this installation’s policy."""

    policy: str
    result: float
    high: float
    least: float
    nearMissPoints: float
    limit: float


class Token(TypedDict):
    """An API token without its secret."""

    id: str
    name: str
    hint: str
    scopes: List[Scope]
    status: Literal["active", "expired", "revoked"]
    createdAt: str
    expiresAt: str
    lastUsedAt: Union[str, None]
    revokedAt: Union[str, None]
    owner: Union[Actor, None]
    parent: Union[str, None]
    addresses: List[str]
    replaces: Union[str, None]
    replacedBy: Union[str, None]


class TokenEvidence(TypedDict):
    """One pair of matched words, and how they matched."""

    query: str
    listed: str
    method: TokenMethod
    score: float
    querySpan: Span
    listedSpan: Span


class TokenExpiring(TypedDict):
    """A token expires soon."""

    id: str
    at: str
    type: Literal["token.expiring"]
    token: str
    expiresAt: str


class Tokens(TypedDict):
    """The API tokens of this installation."""

    items: List[Token]
    nextCursor: Union[str, None]


class TreePlace(TypedDict):
    """A place in a tree of hashes (RFC 6962)."""

    index: int
    count: int
    path: List[str]


class UndoDecision(TypedDict):
    """The decision to undo."""

    decision: str
    text: str


class UnreadList(TypedDict):
    """An official list that is known and not read."""

    title: str
    jurisdiction: str
    reason: str


class UpdateUserRequest(TypedDict):
    """New rights of a user."""

    role: Role
    disabled: bool


class UserFactors(TypedDict):
    """Second factors of the user."""

    totp: bool
    passkeyCount: int
    recoveryCodeCount: int


class User(TypedDict):
    """Somebody with an account."""

    id: str
    name: str
    role: Role
    logsInBy: Literal["password", "single_sign_on"]
    createdAt: str
    lastLoginAt: Union[str, None]
    disabledAt: Union[str, None]
    waitsUntil: Union[str, None]
    factors: UserFactors


class Users(TypedDict):
    """Who has an account, and who is invited."""

    items: List[User]
    invitations: List[Invitation]
    nextCursor: Union[str, None]


class WaitingPolicy(TypedDict):
    """A version that needs a second person."""

    version: int
    hash: str
    text: str
    savedAt: str
    savedBy: Actor
    proposedBy: Actor
    value: PolicyValue
    drops: List[Literal["true_match", "false_positive", "undecided", "good_guy"]]
    relaxedFrom: Union[str, None]


class WaitingScreeningsOpen(TypedDict):
    """With hits that need a decision."""

    count: int
    isMore: bool


class WaitingScreeningsProposed(TypedDict):
    """With decisions that need approval by a second person."""

    count: int
    isMore: bool


class WaitingScreenings(TypedDict):
    """Number of screenings with pending hits."""

    open: WaitingScreeningsOpen
    proposed: WaitingScreeningsProposed


class Warning(TypedDict):
    """A remark on how the text was read."""

    code: Literal["hidden_characters_removed", "lookalike_letters_folded", "identifier_checksum_failed", "unknown_script", "leet_digits_folded", "encoding_undone", "markup_removed", "direction_override", "wallet_exposure_not_analysed", "text_truncated", "unknown_member_ignored", "list_ageing", "list_unusable", "lists_attested", "clock_back"]
    text: str


class Watch(TypedDict):
    """The state of the watch."""

    isCurrent: bool
    text: str
    customerCount: int
    dueCount: int
    running: Union[Run, None]
    latest: Union[Run, None]
    latestFull: Union[Run, None]


class WatchEvents(TypedDict):
    """Events, in the order in which they were recorded."""

    items: List[WatchEvent]
    after: int


class WatchRunEnded(TypedDict):
    """A run ended."""

    id: str
    at: str
    type: Literal["watch.run_ended"]
    run: str
    kind: Literal["full", "delta", "preview"]
    state: Literal["running", "done", "incomplete", "superseded"]


class WaterfallStep(TypedDict):
    """One step of the sum that is the score."""

    step: str
    value: float


class Webhook(TypedDict):
    """A receiver of events, without its secret."""

    id: str
    url: str
    events: List[Literal["customer.status_changed", "customer.alerted", "customer.watch_changed", "watch.run_ended", "case.opened", "case.state_changed", "case.changed", "case.assigned", "case.escalated", "case.commented", "batch.done", "batch.failed", "list.updated", "list.held", "list.stale", "list.format_changed", "token.expiring", "webhook.disabled"]]
    description: str
    digest: Union[MailDigest, None]
    withReferences: bool
    state: Literal["on", "off", "disabled"]
    createdAt: str
    createdBy: Actor
    previousSecretUntil: Union[str, None]
    waitingCount: int
    failedCount: int


class WebhookDisabled(TypedDict):
    """A webhook was disabled."""

    id: str
    at: str
    type: Literal["webhook.disabled"]
    webhook: str


class WebhookTest(TypedDict):
    """What the receiver answered to a test event."""

    delivered: bool
    status: Union[int, None]
    problem: Union[str, None]
    durationMs: int


class Webhooks(TypedDict):
    """All webhooks."""

    items: List[Webhook]
    nextCursor: Union[str, None]


AttachmentFile = str
AuditCsv = str
BatchCsv = str
BatchErrorCsv = str
BatchEvents = str
BatchJsonLines = str
BatchPdf = str
BatchXlsx = str
BytesDone = Union["BytesDone1", None]
CasePdf = str
CaseStatisticsCsv = str
DecisionReason = Literal["identifier_agrees", "details_agree", "confirmed_by_party", "different_birth_date", "different_country", "different_identifier", "different_gender", "different_type", "different_name", "not_a_party", "information_missing", "referred", "other"]
Effect = Literal["asset_freeze", "sectoral", "securities", "correspondent", "export_control", "travel", "debarment", "pep", "unknown"]
EntityType = Literal["person", "organization", "vessel", "aircraft", "wallet", "unknown"]
ErasureSelection = Union["EraseReference", "EraseSearches", "EraseText"]
ErrorCode = Literal["malformed_json", "duplicate_member", "invalid_character", "bad_request", "idempotency_key_invalid", "token_missing", "scheme_unsupported", "token_malformed", "token_unknown", "token_expired", "token_revoked", "token_owner_inactive", "session_required", "login_too_old", "credentials_wrong", "login_step_ended", "csrf_failed", "scope_missing", "token_address_refused", "token_exceeds_parent", "token_not_own", "one_time_token_wrong", "invitation_not_valid", "password_wrong", "single_sign_on_off", "code_wrong", "passkey_refused", "second_factor_missing", "not_found", "factor_not_found", "search_not_found", "search_erased", "retention_changed", "clock_differs", "hold_not_found", "erasure_changed", "erasure_held", "erasure_below_floor", "case_not_found", "case_closed", "case_changed", "case_settings_changed", "attachment_not_found", "attachment_limit", "checklist_item_unknown", "answer_incomplete", "policy_not_allowed", "reference_needed", "assignee_unfit", "entity_not_found", "decision_not_found", "listing_not_found_by_search", "nothing_open", "hit_decision_not_found", "decision_over", "decision_unsuitable", "listing_changed", "good_guy_exists", "good_guy_not_found", "good_guy_over", "csv_unusable", "batch_not_found", "batch_state", "batch_limit", "stream_limit", "lookback_not_found", "lookback_party", "lookback_over", "customer_not_found", "reference_taken", "customer_changed", "customer_group_not_found", "watch_policy", "no_leavers", "customer_not_in_run", "run_not_found", "run_under_way", "lookback_limit", "file_empty", "file_unreadable", "encoding_unknown", "sheet_unknown", "column_unknown", "mapping_not_found", "mapping_mismatch", "mapping_incomplete", "columns_unmapped", "own_proposal", "person_needed", "approver_needed", "already_one_party", "not_of_this_party", "whole_party", "unknown_party", "list_not_found", "version_not_found", "nothing_held", "token_not_active", "token_already_rotated", "version_not_acceptable", "version_not_proved", "version_not_kept", "policy_not_found", "webhook_not_found", "delivery_not_found", "webhook_address_refused", "user_not_found", "invitation_not_found", "session_not_found", "token_not_found", "method_not_allowed", "not_acceptable", "already_set_up", "user_name_taken", "factor_exists", "passkeys_unavailable", "enrolment_ended", "own_factors", "last_administrator", "rule_not_found", "rule_over", "absence_over", "rule_end_invalid", "policy_fixed", "policy_loosened", "policy_waits", "policy_not_waiting", "idempotency_in_flight", "idempotency_answer_lost", "host_refused", "receipt_pending", "receipt_unavailable", "evidence_busy", "body_too_large", "unsupported_media_type", "validation_failed", "unknown_member", "member_required", "wrong_type", "not_one_of", "out_of_range", "too_short", "too_long", "invalid_format", "idempotency_key_reused", "empty_search_text", "search_text_too_long", "as_of_unknown", "as_of_too_large", "customer_unknown", "cursor_invalid", "unscreenable_text", "search_too_expensive", "types_differ", "threshold_too_low", "threshold_too_high", "invalid_birth_date", "invalid_country", "unknown_list", "unknown_policy", "identifier_not_covered", "password_too_short", "password_too_common", "rate_limited", "long_read_limit", "internal_error", "lists_unavailable", "ownership_not_proved", "storage_unavailable", "single_sign_on_unreachable", "starting", "overloaded", "deadline_exceeded", "request_cancelled", "shutting_down"]
FileEncoding = Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "koi8-r", "shift_jis", "gb18030", "big5", "euc-kr"]
Gender = Literal["female", "male", "other"]
GoodGuyCsv = str
HoldScope = Union["HoldOnAll", "HoldOnPeriod", "HoldOnReference", "HoldOnSearches", "HoldOnListing"]
IdentifierType = Literal["passport", "national_id", "tax_id", "registration_number", "imo", "mmsi", "call_sign", "bic", "lei", "crypto_address", "aircraft_serial", "aircraft_registration", "vessel_registration", "drivers_license", "ssn", "email", "phone", "website", "handle", "other"]
ListChangeCounts = Union["ListChangeCounts1", None]
ListStatus = Literal["fresh", "aged", "stale", "unknown", "missing", "incomplete", "sample"]
ListingsDone = Union["ListingsDone1", None]
ListsAttestation = Union["ListsAttestation1", None]
LookbackCsv = str
NameKind = Literal["primary", "alias", "former"]
NameQuality = Literal["strong", "weak", "unknown"]
OpenApiDocument = Dict[str, Any]
Outcome = Literal["potential_match", "no_match", "insufficient_name", "incomplete", "demo"]
Priority = Literal["high", "review"]
ReasonCode = Literal["name_match", "name_close", "partial_name", "initials", "weak_alias_only", "possible_affiliate", "identifier_match", "identifier_close", "identifier_in_prose", "bic_branch", "iban_bank", "imo_conflict", "birth_date_match", "birth_date_close", "birth_date_conflict", "country_match", "country_conflict", "gender_conflict", "type_conflict", "name_in_text", "name_in_longer_name", "says_little", "effect_for_review", "delisted"]
ReceiptPdf = str
Role = Literal["admin", "manager", "analyst", "auditor", "integrator"]
RunCsv = str
RunPdf = str
Scope = Literal["search:write", "search:read", "records:read", "customers:read", "customers:write", "cases:read", "cases:write", "decisions:write", "decisions:approve", "lists:read", "lists:write", "compat", "search:override", "policies:write", "tokens:read", "tokens:write", "webhooks:read", "webhooks:write", "users:read", "users:write", "audit:read", "retention:write", "metrics:read"]
ScreeningRecordPdf = str
SearchAnswer = Union["SearchResponse", "CompactSearchResponse"]
TokenMethod = Literal["exact", "transliteration", "nickname", "phonetic", "edit", "initial", "joined", "split", "abbreviation", "number", "inflection"]
Verdict = Literal["true_match", "false_positive", "undecided"]
WatchEvent = Union["CustomerStatusChanged", "CustomerAlerted", "CustomerWatchChanged", "WatchRunEnded", "CaseOpened", "CaseStateChanged", "CaseChanged", "CaseAssigned", "CaseEscalated", "CaseCommented", "BatchDone", "BatchFailed", "ListUpdated", "ListHeld", "ListStale", "ListFormatChanged", "TokenExpiring", "WebhookDisabled"]

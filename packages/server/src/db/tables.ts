import type { Generated } from 'kysely';

/** Columns of every table, the same in each database. Times are Unix milliseconds, `*_json` is plain JSON. */
export type Tables = {
  /** Values that exist once per installation. */
  installation: { key: string; value: Buffer };
  context: { id: Generated<number>; hash: Buffer; body: string };
  actor: { id: Generated<number>; name: string };
  screening: {
    seq: Generated<number>;
    id: Buffer;
    context_id: number;
    actor_id: number;
    outcome: string;
    total: number;
    body: Buffer;
    /** From the request, for the history (0021): null for the default policy. */
    policy: string | null;
    external_ref: string | null;
    /** Number in the ledger, and the salt of its digest; null for records before the ledger. */
    entry: number | null;
    salt: Buffer | null;
  };
  api_token: {
    id: string;
    hash: Buffer;
    name: string;
    hint: string;
    scopes_json: string;
    created_at: number;
    created_by: string;
    expires_at: number;
    last_used_at: number | null;
    revoked_at: number | null;
    // Families, networks and rotation of tokens (0013).
    owner: string | null;
    parent: string | null;
    addresses_json: string;
    replaces: string | null;
    replaced_by: string | null;
  };
  user_account: {
    id: string;
    name: string;
    name_key: string;
    password_hash: string;
    role: string;
    created_at: number;
    disabled_at: number | null;
    last_login_at: number | null;
    // Identity at an identity provider (0016); null for accounts with a password.
    issuer: string | null;
    subject: string | null;
  };
  /** Completed log-ins at an identity provider, until they would have expired. */
  spent_login: { hash: Buffer; expires_at: number };
  session: {
    hash: Buffer;
    id: string;
    user_id: string;
    created_at: number;
    last_seen_at: number;
    expires_at: number;
    address: string;
    browser: string;
  };
  invitation: {
    id: string;
    hash: Buffer;
    name: string;
    name_key: string;
    role: string;
    created_at: number;
    created_by: string;
    expires_at: number;
  };
  /**
   * Counted log-ins without a success since, by account, address or browser. `level` is in milliseconds: each attempt
   * adds the time it takes to be forgotten, and the level drains with time.
   */
  login_attempt: { key: string; level: number; last_at: number; blocked_until: number };
  // Second factors (0015).
  /** An authenticator app: its secret, sealed, and the last time step whose code was used. */
  totp_factor: {
    user_id: string;
    sealed: Buffer;
    created_at: number;
    confirmed_at: number | null;
    last_step: number;
    last_used_at: number | null;
  };
  passkey: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports_json: string;
    site: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  recovery_code: { hash: Buffer; user_id: string };
  /** Log-ins with a correct password that await the second step. */
  login_step: { hash: Buffer; user_id: string; expires_at: number; guesses: number };
  /** Answered WebAuthn challenges, until they would have expired. */
  used_challenge: { nonce: Buffer; expires_at: number };
  setup_link: { only: number; hash: Buffer; created_at: number };
  required_list: {
    origin: string;
    id: string;
    since: number;
    given_up_at: number | null;
    given_up_reason: string | null;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0036). */
    mac: Buffer | null;
  };
  policy_version: {
    name: string;
    version: number;
    hash: string;
    body: string;
    reason: string;
    saved_at: number;
    saved_by: string;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0036). */
    mac: Buffer | null;
  };
  policy: { name: string; version: number; mac: Buffer | null };
  list_version: {
    seq: Generated<number>;
    list: string;
    sha256: string;
    content: string;
    version: string;
    published_at: string;
    checked_at: number;
    records: number;
    rejected: number;
    bytes: number;
    file_name: string;
    kept: number;
  };
  list_activation: {
    seq: Generated<number>;
    list: string;
    version_seq: number | null;
    at: number;
    added: number | null;
    changed: number | null;
    removed: number | null;
    /** Counts from 1 for each list, without gaps (0041). */
    number: Generated<number>;
    /** See `versionDigest`; null if the list was gone. */
    version_digest: string | null;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0041). */
    mac: Buffer | null;
  };
  list_hold: {
    list: string;
    listing: string;
    what: string;
    sha256: string;
    content: string | null;
    reason: string;
    since: number;
    confirmed_at: number | null;
    /** MAC of a confirmed removal, see `CLEARING_TABLES`; null for others, and for those before 0037. */
    mac: Buffer | null;
  };
  /** The version searched last of each list (0037). */
  searched_list: {
    list: string;
    sha256: string;
    content: string;
    published_at: string;
    at: number;
    /** Digest of its held removals. */
    held: string;
    mac: Buffer | null;
  };
  refused_version: {
    list: string;
    sha256: string;
    code: string;
    reason: string;
    path: string;
    bytes: number;
    records: number;
    published_at: string;
    refused_at: number;
    accepted_at: number | null;
    /** MAC of an accepted file, see `CLEARING_TABLES`; null for others, and for those before 0037. */
    mac: Buffer | null;
  };
  list_change: {
    listing: string;
    activation_seq: number;
    change: string;
    fields_json: string;
    /** Name and type of a removed listing. */
    name: string | null;
    entity_type: string | null;
  };
  ownership_stake: {
    owned: string;
    owner: string;
    owned_name: string | null;
    owner_name: string | null;
    share_ppm: number | null;
    control: number;
    as_of: string | null;
    source: string | null;
  };
  /** The last imported ownership data (0041): one row, or none before the first import. */
  ownership_table: {
    id: string;
    stakes: number;
    /** See `stakesDigest`. */
    digest: string;
    /** MAC of the row, see `CLEARING_TABLES`; null for a table before MACs existed (0041). */
    mac: Buffer | null;
  };
  // Versions of rules (0052). Rows are never deleted; only the fate of a version changes.
  rule_version: {
    name: string;
    version: number;
    rows_json: string;
    reason: string;
    ends_at: number;
    saved_at: number;
    saved_by: string;
    proposed_at: number | null;
    proposed_by: string | null;
    approved_at: number | null;
    approved_by: string | null;
    over_at: number | null;
    over_by: string | null;
    /** `rejected`, `ended` or `replaced`. */
    over_as: string | null;
    /** MAC of the row, see `CLEARING_TABLES`. */
    mac: Buffer | null;
  };
  party_decision: {
    id: string;
    kind: string;
    listings_json: string;
    others_json: string;
    reason: string;
    decided_at: number;
    decided_by: string;
    /** When another decision, or undoing it, ended it. */
    ended_at: number | null;
    ended_by: string | null;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0037). */
    mac: Buffer | null;
  };
  // Decisions on hits (0023). Rows are never changed, and are erased with their screening.
  hit_decision: {
    seq: Generated<number>;
    id: string;
    screening_id: Buffer;
    external_ref: string | null;
    listing: string;
    entity_id: string;
    record_hash: string;
    verdict: string;
    reason: string;
    /** MAC of the row and its events, see `CLEARING_TABLES`; null for rows before MACs existed. */
    mac: Buffer | null;
  };
  hit_decision_event: {
    seq: Generated<number>;
    decision: string;
    number: number;
    kind: string;
    at: number;
    actor: string;
    person: string;
    text: string;
    salt: Buffer;
  };
  // Proposals that await a second person, or wait until a time (0038); removed when answered or erased.
  proposal: {
    decision: string;
    expires_at: number | null;
    handed_to: string | null;
  };
  // Batches (0028): immutable facts are in `body_json`; the file is deleted when the batch is finished.
  batch: {
    seq: Generated<number>;
    id: string;
    state: string;
    created_by: string;
    created_at: number;
    started_at: number | null;
    ended_at: number | null;
    problem: string | null;
    rows: number;
    counts_json: string;
    columns_json: string | null;
    body_json: string;
    /** MAC of a finished batch, see `CLEARING_TABLES`; null for others, and for those before 0037. */
    mac: Buffer | null;
  };
  batch_chunk: { batch: string; number: number; data: Buffer; stored_at: number | null };
  batch_mapping: { name: string; saved_at: number; saved_by: string; body_json: string };
  // Lookbacks (0030).
  lookback: {
    seq: Generated<number>;
    id: string;
    state: string;
    created_by: string;
    created_at: number;
    started_at: number | null;
    ended_at: number | null;
    of_everybody: number;
    step: number;
    looked_to: Buffer | null;
    total: number | null;
    scanned: number;
    unreadable: number;
    skipped: number;
    found: number;
    /** Immutable: the party, policy, time and actors. */
    body_json: string;
  };
  lookback_hit: { lookback: string; number: number; screening_id: Buffer; match_json: string };
  // Watched customers (0042).
  customer: {
    seq: Generated<number>;
    reference: string;
    customer_group: string;
    /** `on`, `off` or `ended`; with time and reason. */
    watch: string;
    watch_reason: string | null;
    watch_since: number;
    status: string;
    status_since: number;
    /** Why it must be screened; null if it is not due. */
    due: string | null;
    /** The batch whose file lacks it, until its leaving is approved (0044). */
    leaving: string | null;
    /** Increases with each change. */
    version: number;
    added_at: number;
    changed_at: number;
    screened_at: number | null;
    /** As the caller sent it. */
    input_json: string;
    /** From the last screening of each party. */
    findings_json: string;
    /** MAC of the row, see `CLEARING_TABLES`. */
    mac: Buffer;
  };
  /** Settings of a customer group (0045). */
  customer_group: {
    name: string;
    policy: string;
    /** Days between full runs; null means one (0046). */
    full_every_days: number | null;
    /** Days after the end of a relationship; null means as for screenings with results (0046). */
    keep_ended_days: number | null;
    /** Who may see it, by actor name from `actorOf`; null means everyone (0046). */
    members_json: string | null;
    saved_at: number;
    saved_by: string;
    mac: Buffer;
  };
  /** Reference under which a related party of a customer is screened. */
  customer_party: { reference: string; customer: string };
  /** One customer and one listed party to tell apart (0048). */
  customer_case: {
    seq: Generated<number>;
    id: string;
    /** Party and listing for which it was opened: there is one case per pair. */
    anchor: string;
    /** References of the screened party, and of the customer it belongs to. */
    reference: string;
    customer: string;
    role: string | null;
    customer_group: string;
    /** Separated by spaces, with one before and after. */
    countries: string;
    lists: string;
    priority: string;
    hit_json: string;
    search_id: string;
    state: string;
    state_since: number;
    resolution: string | null;
    lost: string | null;
    decided_by: string | null;
    origin: string;
    opened_at: number;
    opened_by: string;
    changed_at: number | null;
    /** Codes, separated by spaces. */
    news: string;
    assignee: string | null;
    queue: string | null;
    /** When it was opened or reopened. */
    waits_since: number;
    due_at: number | null;
    escalated_at: number | null;
    /** 1 if a decision was made since, 2 if it must be assigned to a queue, else 0. */
    is_stale: number;
    /** Increases with each change. */
    version: number;
  };
  case_attachment: {
    seq: Generated<number>;
    id: string;
    case_id: string;
    at: number;
    actor: string;
    name: string;
    media_type: string;
    size: number;
    /** Hexadecimal. */
    sha256: string;
    content: Buffer;
  };
  case_settings: { version: number; settings_json: string; saved_at: number; saved_by: string };
  absence: { person: string; until: number; deputy: string | null };
  case_check: { case_id: string; item: string; at: number; actor: string };
  case_comment: { seq: Generated<number>; id: string; case_id: string; at: number; actor: string; text: string };
  // Runs over all customers (0043).
  watch_run: {
    seq: Generated<number>;
    id: string;
    kind: string;
    state: string;
    started_at: number;
    ended_at: number | null;
    /** Number of finished parts, and the place of their last customer. */
    step: number;
    looked_to: number;
    counts_json: string;
    /** Immutable: reason, lists, rules, and number of customers. */
    body_json: string;
    root: Buffer | null;
    /** MAC of the row, see `CLEARING_TABLES`. */
    mac: Buffer;
  };
  // Webhooks (0047): secrets are sealed.
  webhook: {
    seq: Generated<number>;
    id: string;
    url: string;
    events_json: string;
    description: string;
    state: string;
    secret: Buffer;
    previous_secret: Buffer | null;
    previous_until: number | null;
    /** Ledger entry up to which its events were queued. */
    taken_to: number;
    /** For mail: time of the daily message, such as 08:00; null if events are sent at once. */
    digest_at: string | null;
    /** Time zone of `digest_at`. */
    digest_zone: string | null;
    with_references: Generated<number>;
    created_at: number;
    created_by: string;
  };
  /** An event for a webhook: its ledger entry, and the attempts. */
  webhook_delivery: {
    seq: Generated<number>;
    id: string;
    webhook: string;
    entry: number;
    type: string;
    subject: string;
    state: string;
    tries: number;
    first_try_at: number | null;
    due_at: number;
    created_at: number;
    ended_at: number | null;
    tries_json: string;
  };
  /** What searches of customers look up; the row number is the customers' `seq` divided by 512. */
  customer_words: { number: number; code: string; data: Buffer; mac: Buffer };
  /** What a part of a full run recorded: 32 bytes per customer. */
  watch_leaves: { run: string; number: number; data: Buffer };
  batch_row: {
    batch: string;
    number: number;
    line: number;
    own_id: string | null;
    outcome: string;
    screening_id: Buffer | null;
    total: number;
    /** Null if there is nothing to report. */
    more_json: string | null;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0036). */
    mac: Buffer | null;
  };
  // Progress of a batch within its file, and what its rows were screened on (0032).
  batch_progress: { batch: string; read_bytes: number };
  batch_ground: { batch: string; key: string; first_row: number; body_json: string };
  /** Policies by keyed hash of the customer reference (0034). Rows are never changed or removed. */
  reference_policy: { reference: Buffer; policy: string };
  /** Screenings with hits that may await a decision (0031), maintained by triggers. Counts are null until counted. */
  inbox: {
    screening_id: Buffer;
    version: number;
    open_hits: number | null;
    open_high: number | null;
    proposed_hits: number | null;
    proposed_high: number | null;
    /** Of the best hit in each state, in tenths (0039); null if there is none. */
    open_score: number | null;
    proposed_score: number | null;
    /** Version to which counts and scores belong (0040); null if an earlier program version counted. */
    counted_version: number | null;
  };
  // Good guys (0027). Rows are never changed; ended ones are purged.
  good_guy: {
    seq: Generated<number>;
    id: string;
    external_ref: string;
    listing: string;
    listed_name: string;
    reason: string;
    decision: string | null;
    screening_id: Buffer | null;
    expires_at: number | null;
    record_hash: string;
    listing_facts_json: string;
    customer_facts_json: string;
    /** Digest of the party's name. */
    text_key: string | null;
    /** MAC of the row and its events, see `CLEARING_TABLES`; null for rows before MACs existed. */
    mac: Buffer | null;
  };
  good_guy_event: {
    seq: Generated<number>;
    good_guy: string;
    number: number;
    kind: string;
    at: number;
    actor: string;
    person: string;
    text: string;
    changes_json: string;
    salt: Buffer;
  };
  audit_event: {
    seq: Generated<number>;
    at: number;
    actor: string;
    action: string;
    target: string;
    detail_json: string;
    request_id: string;
    entry: number | null;
    salt: Buffer | null;
  };
  /** Digests of everything recorded, in order; never erased. `kind` selects the table of `ref`. */
  ledger: { number: number; kind: number; ref: number; digest: Buffer };
  ledger_segment: {
    number: number;
    kind: string;
    first: number;
    last: number;
    sealed_at: number;
    sealed_by: string;
    note: string;
    previous: Buffer;
    root: Buffer;
    head: Buffer;
    key_id: string;
    signature: Buffer;
  };
  receipt_key: { generation: number; id: string; public_key: Buffer; since: number };
  /** Number of records before the ledger. */
  ledger_start: { screenings: number; last_screening: number; events: number; last_event: number };
  /** Requests with an Idempotency-Key (0022); `status` is null until they are answered. */
  idempotency_key: {
    key_hash: Buffer;
    fingerprint: Buffer;
    request_id: string;
    search_id: Buffer | null;
    lease_until: number;
    expires_at: number;
    status: number | null;
    body: string | null;
  };
  // Retention, legal holds and erasure (0018).
  retention_version: { version: number; items_json: string; reason: string; saved_at: number; saved_by: string };
  legal_hold: {
    id: string;
    scope_json: string;
    reason: string;
    placed_at: number;
    placed_by: string;
    ends_at: number | null;
    lifted_at: number | null;
    lifted_by: string | null;
  };
  /** One row. `holds_version` increases with each hold; `seen_at` is the latest plausible time of the clock. */
  retention_state: { only: number; holds_version: number; seen_at: number };
  /** What remains of an erased screening: its id, the requester, and why it was erased. */
  erased_screening: { id: Buffer; actor_id: number; entry: number | null; erased_at: number; why: string };
  purge_run: {
    id: Generated<number>;
    started_at: number;
    ended_at: number | null;
    screenings: number;
    events: number;
    access: number;
    /** Number of entries whose ledger rows were cut off. */
    entries: number;
    problem: string | null;
  };
  /** SQLite only (0019): `state` is waiting, active, done or failed. `retry_delay` is the delay of the next retry. */
  job: {
    id: string;
    kind: string;
    key: string;
    data_json: string;
    state: string;
    retries_left: number;
    retry_delay: number;
    start_at: number;
    created_at: number;
    ended_at: number | null;
    problem: string | null;
  };
  // Several nodes on one database (0020); empty on SQLite.
  blob: { hash: string; bytes: number; stored_at: number };
  blob_chunk: { hash: string; number: number; data: Buffer };
  /** Blob that holds the file of a stored version. */
  list_version_blob: { content: string; blob: string };
  list_publication: {
    seq: number;
    at: number;
    node: string;
    code_hash: string;
    index_key: string | null;
    index_blob: string | null;
    files_json: string;
    body_json: string;
    /** MAC of the row, see `CLEARING_TABLES`; null for rows before MACs existed (0037). */
    mac: Buffer | null;
  };
  list_publication_blob: { seq: number; blob: string };
  node: { id: string; seen_at: number; status_json: string };
  /** One row (0024): the newest migration, and the newest that a program version must know. */
  schema_mark: { only: number; newest: string; since: string };
  /** Callers' use of their limits (0024), by the digest of the counted key; kept for some minutes. */
  quota_use: { key_hash: Buffer; minute: number; used: number };
};

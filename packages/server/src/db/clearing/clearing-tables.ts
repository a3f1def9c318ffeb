/** Event that added MACs to rows written before their table had MACs. */
type Since = 'row_proof.began' | 'row_proof.widened' | 'row_proof.extended' | 'row_proof.reached';

/** What the MAC of a clearing table covers. */
type Shape = {
  /** Columns that identify a row. */
  readonly key: readonly [string, ...string[]];
  /** Columns with a meaning, including the key. `seq` and `mac` have none. */
  readonly columns: readonly string[];
  readonly since: Since;
  /** SQL condition for the rows that can clear a party, valid in every database; all rows if absent. */
  readonly only?: string;
};

/** Prefix of the audit actions about these rows. */
type Audited = { readonly audited: { readonly actions: string; readonly member?: string } };

/** Rows with events below them: the MAC also covers the events, and the audit log has a digest of each. */
const WITH_EVENTS = {
  hit_decision: {
    key: ['id'],
    columns: [
      ...(['id', 'screening_id', 'external_ref', 'listing'] as const),
      ...(['entity_id', 'record_hash', 'verdict', 'reason'] as const),
    ],
    events: 'hit_decision_event',
    of: 'decision',
    eventColumns: ['decision', 'number', 'kind', 'at', 'actor', 'person', 'text', 'salt'],
    audited: { actions: 'decision.', member: 'decisions' },
    since: 'row_proof.began',
  },
  good_guy: {
    key: ['id'],
    columns: [
      ...(['id', 'external_ref', 'listing', 'listed_name', 'reason', 'decision', 'screening_id'] as const),
      ...(['expires_at', 'record_hash', 'listing_facts_json', 'customer_facts_json', 'text_key'] as const),
    ],
    events: 'good_guy_event',
    of: 'good_guy',
    eventColumns: ['good_guy', 'number', 'kind', 'at', 'actor', 'person', 'text', 'changes_json', 'salt'],
    audited: { actions: 'good_guy.', member: 'goodGuys' },
    since: 'row_proof.began',
  },
} as const satisfies Record<
  string,
  Shape & Audited & { readonly events: string; readonly of: string; readonly eventColumns: readonly string[] }
>;

/** Rows without events: the audit event of each change has the digest of the changed row. */
const WITHOUT_EVENTS = {
  policy_version: {
    key: ['name', 'version'],
    columns: ['name', 'version', 'hash', 'body', 'reason', 'saved_at', 'saved_by'],
    audited: { actions: 'policy.' },
    since: 'row_proof.widened',
  },
  policy: {
    key: ['name'],
    columns: ['name', 'version'],
    audited: { actions: 'policy.' },
    since: 'row_proof.widened',
  },
  required_list: {
    key: ['origin', 'id'],
    columns: ['origin', 'id', 'since', 'given_up_at', 'given_up_reason'],
    audited: { actions: 'lists.' },
    since: 'row_proof.widened',
  },
  party_decision: {
    key: ['id'],
    columns: [
      ...(['id', 'kind', 'listings_json', 'others_json', 'reason'] as const),
      ...(['decided_at', 'decided_by', 'ended_at', 'ended_by'] as const),
    ],
    audited: { actions: 'party.' },
    since: 'row_proof.extended',
  },
  searched_list: {
    key: ['list'],
    columns: ['list', 'sha256', 'content', 'published_at', 'at', 'held'],
    audited: { actions: 'list.' },
    since: 'row_proof.extended',
  },
  /** Which version of a list was searched from when on, numbered by list without gaps. See `versionDigest`. */
  list_activation: {
    key: ['list', 'number'],
    columns: ['list', 'number', 'version_digest', 'at'],
    audited: { actions: 'list.' },
    since: 'row_proof.reached',
  },
  /** What this installation's rules do with hits, who put them into force, and until when. */
  rule_version: {
    key: ['name', 'version'],
    columns: [
      ...(['name', 'version', 'rows_json', 'reason', 'ends_at', 'saved_at', 'saved_by'] as const),
      ...(['proposed_at', 'proposed_by', 'approved_at', 'approved_by', 'over_at', 'over_by', 'over_as'] as const),
    ],
    audited: { actions: 'rule.' },
    since: 'row_proof.began',
  },
  /** The last imported ownership data: one row. See `stakesDigest`. */
  ownership_table: {
    key: ['id'],
    columns: ['id', 'stakes', 'digest'],
    audited: { actions: 'ownership.' },
    since: 'row_proof.reached',
  },
} as const satisfies Record<string, Shape & Audited>;

/** Rows without a digest in the audit log: there are too many, or they are deleted when no longer needed. */
const BY_MAC = {
  /** Numbers have no gaps, so a deleted row shows as a gap. */
  batch_row: {
    key: ['batch', 'number'],
    columns: ['batch', 'number', 'line', 'own_id', 'outcome', 'screening_id', 'total', 'more_json'],
    since: 'row_proof.widened',
  },
  /** A finished batch: its number of rows, and their outcomes. */
  batch: {
    key: ['id'],
    columns: ['id', 'created_by', 'state', 'ended_at', 'rows', 'counts_json', 'columns_json', 'body_json'],
    only: 'ended_at is not null',
    since: 'row_proof.extended',
  },
  /**
   * Who is rescreened, and what is known about them. `due` and `leaving` are not covered: triggers set the first, a
   * full run screens everyone, and the second alone removes no customer.
   */
  customer: {
    key: ['reference'],
    columns: [
      ...(['reference', 'customer_group', 'watch', 'watch_reason', 'watch_since', 'status', 'status_since'] as const),
      ...(['added_at', 'changed_at', 'screened_at', 'input_json', 'findings_json'] as const),
    ],
    since: 'row_proof.began',
  },
  /** Lets a run skip customers. */
  customer_words: {
    key: ['number'],
    columns: ['number', 'code', 'data'],
    since: 'row_proof.began',
  },
  /** Policy, interval of full screenings, retention and visibility of customers. */
  customer_group: {
    key: ['name'],
    columns: ['name', 'policy', 'full_every_days', 'keep_ended_days', 'members_json', 'saved_at', 'saved_by'],
    since: 'row_proof.began',
  },
  /** A finished run states that every customer was screened. */
  watch_run: {
    key: ['id'],
    columns: ['id', 'kind', 'state', 'started_at', 'ended_at', 'step', 'looked_to', 'counts_json', 'body_json', 'root'],
    since: 'row_proof.began',
  },
  refused_version: {
    key: ['list', 'sha256'],
    columns: ['list', 'sha256', 'accepted_at'],
    only: 'accepted_at is not null',
    since: 'row_proof.extended',
  },
  list_hold: {
    key: ['list', 'listing'],
    columns: ['list', 'listing', 'what', 'sha256', 'confirmed_at'],
    only: 'confirmed_at is not null',
    since: 'row_proof.extended',
  },
  list_publication: {
    key: ['seq'],
    columns: ['seq', 'at', 'node', 'code_hash', 'index_key', 'index_blob', 'files_json', 'body_json'],
    since: 'row_proof.extended',
  },
} as const satisfies Record<string, Shape>;

/** Tables whose rows can clear a party. */
export const CLEARING_TABLES = { ...WITH_EVENTS, ...WITHOUT_EVENTS, ...BY_MAC } as const;

export type ClearingTable = keyof typeof CLEARING_TABLES;
/** Tables whose rows have events. */
export type EventedTable = keyof typeof WITH_EVENTS;
/** Tables whose rows have their last digest in the audit log. */
export type AuditedTable = keyof typeof WITHOUT_EVENTS;
/** Tables protected by their MACs only. */
export type MacTable = keyof typeof BY_MAC;

export const CLEARING_NAMES = Object.keys(CLEARING_TABLES) as readonly ClearingTable[];
export const EVENTED_NAMES = Object.keys(WITH_EVENTS) as readonly EventedTable[];
export const AUDITED_NAMES = Object.keys(WITHOUT_EVENTS) as readonly AuditedTable[];
export const MAC_NAMES = Object.keys(BY_MAC) as readonly MacTable[];

export const isEvented = (table: ClearingTable): table is EventedTable => table in WITH_EVENTS;

export const isAudited = (table: ClearingTable): table is AuditedTable => table in WITHOUT_EVENTS;

/** Prefixes of audit actions about rows that the audit log covers. */
export const AUDITED_PREFIXES: readonly string[] = [
  ...new Set(Object.values({ ...WITH_EVENTS, ...WITHOUT_EVENTS }).map(({ audited }) => audited.actions)),
];

/** The name of a row in logs, findings and audit events. */
export const rowId = (table: ClearingTable, row: Readonly<Record<string, unknown>>): string =>
  CLEARING_TABLES[table].key.map((column) => String(row[column])).join(' ');

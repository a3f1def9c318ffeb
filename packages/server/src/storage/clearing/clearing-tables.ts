/** What of a table that can clear somebody its MAC covers. */
type Shape = {
  /** Columns that name a row. */
  readonly key: readonly [string, ...string[]];
  /** Columns with a meaning, those of the key among them. `seq` and `mac` have none. */
  readonly columns: readonly string[];
  /** What the audit log calls them: the beginning of its actions. */
  readonly audited: { readonly actions: string };
};

/** Rows with events below them: the MAC covers these, too, and the audit log has a digest of each. */
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
  },
} as const;

/** Rows without events: the audit event of each change has the digest of the row as it is from then on. */
const WITHOUT_EVENTS = {
  policy_version: {
    key: ['name', 'version'],
    columns: ['name', 'version', 'hash', 'body', 'reason', 'saved_at', 'saved_by'],
    audited: { actions: 'policy.' },
  },
  policy: { key: ['name'], columns: ['name', 'version'], audited: { actions: 'policy.' } },
  required_list: {
    key: ['origin', 'id'],
    columns: ['origin', 'id', 'since', 'given_up_at', 'given_up_reason'],
    audited: { actions: 'lists.' },
  },
} as const satisfies Record<string, Shape>;

/** Rows that are too many for the audit log: their numbers have no gap, so that one that is deleted leaves one. */
const NUMBERED = {
  batch_row: {
    key: ['batch', 'number'],
    columns: ['batch', 'number', 'line', 'own_id', 'outcome', 'screening_id', 'total', 'more_json'],
    audited: { actions: 'batch.' },
  },
} as const satisfies Record<string, Shape>;

/** Tables whose rows can clear somebody. */
export const CLEARING_TABLES = { ...WITH_EVENTS, ...WITHOUT_EVENTS, ...NUMBERED } as const;

export type ClearingTable = keyof typeof CLEARING_TABLES;
/** Those whose rows have events. */
export type EventedTable = keyof typeof WITH_EVENTS;
/** Those of whose rows the audit log has the last digest. */
export type StatedTable = keyof typeof WITHOUT_EVENTS;
/** Those that have nothing but their MACs and numbers. */
export type NumberedTable = keyof typeof NUMBERED;

export const CLEARING_NAMES = Object.keys(CLEARING_TABLES) as readonly ClearingTable[];
export const EVENTED_NAMES = Object.keys(WITH_EVENTS) as readonly EventedTable[];
export const STATED_NAMES = Object.keys(WITHOUT_EVENTS) as readonly StatedTable[];

export const isEvented = (table: ClearingTable): table is EventedTable => table in WITH_EVENTS;

/** The name of a row in logs, findings and audit events. */
export const rowId = (table: ClearingTable, row: Readonly<Record<string, unknown>>): string =>
  CLEARING_TABLES[table].key.map((column) => String(row[column])).join(' ');

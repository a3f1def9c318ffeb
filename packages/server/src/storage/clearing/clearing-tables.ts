/** Rows that can clear somebody, with the events below each: what their MAC covers. `seq` and `mac` are not meaning. */
export const CLEARING_TABLES = {
  hit_decision: {
    columns: [
      ...(['id', 'screening_id', 'external_ref', 'listing'] as const),
      ...(['entity_id', 'record_hash', 'verdict', 'reason'] as const),
    ],
    events: 'hit_decision_event',
    of: 'decision',
    eventColumns: ['decision', 'number', 'kind', 'at', 'actor', 'person', 'text', 'salt'],
    /** What the audit log calls them: the beginning of its actions, and the member of its details. */
    audited: { actions: 'decision.', member: 'decisions' },
  },
  good_guy: {
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

export type ClearingTable = keyof typeof CLEARING_TABLES;

export const CLEARING_NAMES = Object.keys(CLEARING_TABLES) as readonly ClearingTable[];

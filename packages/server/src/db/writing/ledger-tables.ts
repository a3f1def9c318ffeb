/** Tables that the writer itself inserts into, with their columns in the order of its rows. */
export const LEDGER_TABLES = {
  screening: [
    'seq',
    'id',
    'context_id',
    'actor_id',
    'outcome',
    'total',
    'body',
    'policy',
    'external_ref',
    'entry',
    'salt',
  ],
  audit_event: ['seq', 'at', 'actor', 'action', 'target', 'detail_json', 'request_id', 'entry', 'salt'],
  ledger: ['number', 'kind', 'ref', 'digest'],
  ledger_segment: [
    'number',
    'kind',
    'first',
    'last',
    'sealed_at',
    'sealed_by',
    'note',
    'previous',
    'root',
    'head',
    'key_id',
    'signature',
  ],
  receipt_key: ['generation', 'id', 'public_key', 'since'],
} as const;

export type LedgerTable = keyof typeof LEDGER_TABLES;

/** Values of one row, in the order of the columns. */
export type LedgerRow = readonly unknown[];

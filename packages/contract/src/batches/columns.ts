/** What a column of a file can be. `alias`, `countries`, `identifier` and `address` may be of several columns. */
export const BATCH_MEMBERS = [
  'id',
  'searchText',
  'firstName',
  'middleName',
  'lastName',
  'alias',
  'type',
  'birthDate',
  'gender',
  'countries',
  'identifier',
  'address',
  'externalRef',
  'ignore',
] as const;
export type BatchMember = (typeof BATCH_MEMBERS)[number];

/** Forms of files that are read. */
export const BATCH_FORMATS = ['csv', 'jsonl', 'json'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** What a batch is doing. The last three are its end. */
export const BATCH_STATES = ['draft', 'queued', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

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
export const BATCH_FORMATS = ['csv', 'xlsx', 'jsonl', 'json'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** What a batch is doing. The last three are its end. */
export const BATCH_STATES = ['draft', 'queued', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** How the letters of a CSV file may be written (Encoding Standard of the WHATWG). */
export const FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/**
 * Possible contents of a file's column. Names, `related`, `countries`, `identifier`, `address`, `context` and `ignore`
 * may apply to several columns. `unmapped`: not decided yet; a batch does not start while such a column contains words.
 */
export const BATCH_MEMBERS = [
  'id',
  'searchText',
  'firstName',
  'middleName',
  'lastName',
  'alias',
  'related',
  'type',
  'birthDate',
  'birthDateDayFirst',
  'birthDateMonthFirst',
  'gender',
  'countries',
  'identifier',
  'address',
  'externalRef',
  'context',
  'ignore',
  'unmapped',
] as const;
export type BatchMember = (typeof BATCH_MEMBERS)[number];

/** Apparent contents of a column, by its heading and first values: names of parties, other words, or neither. */
export const COLUMN_CONTENTS = ['names', 'words', 'other'] as const;
export type ColumnContent = (typeof COLUMN_CONTENTS)[number];

/** Supported file formats. */
export const BATCH_FORMATS = ['csv', 'xlsx', 'jsonl', 'json'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** State of a batch. The last three are final. */
export const BATCH_STATES = ['draft', 'queued', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Supported encodings of a CSV file (WHATWG Encoding Standard). */
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

/** Why nothing can be recorded, with advice for the operator. */
export type StorageProblem = {
  readonly kind:
    | 'full'
    | 'read_only'
    | 'busy'
    | 'failing'
    | 'unreachable'
    | 'refused'
    | 'damaged'
    | 'replaced'
    | 'taken';
  readonly text: string;
};

/** A write or read that the storage cannot do. The caller must not report success. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(problem.text, options);
    this.problem = problem;
  }
}

const FULL: StorageProblem = {
  kind: 'full',
  text: 'The disk with the data folder is full, so nothing can be recorded. Make room; the service recovers by itself.',
};
const READ_ONLY: StorageProblem = {
  kind: 'read_only',
  text: 'The data folder cannot be written, so nothing can be recorded. Check its permissions and how it is mounted; the service recovers by itself.',
};
const BUSY: StorageProblem = {
  kind: 'busy',
  text: 'Another program holds the database locked, so nothing can be recorded. End that program; the service recovers by itself.',
};
const FAILING: StorageProblem = {
  kind: 'failing',
  text: 'The disk with the data folder reports errors, so nothing can be recorded. Check the disk and its limits; the service tries again every second.',
};
/** The database is corrupt. */
export const DATABASE_DAMAGED: StorageProblem = {
  kind: 'damaged',
  text: 'The database is damaged. Stop the service, keep a copy of the data folder, and restore the last backup.',
};

/** Prefixes of error codes of SQLite and of the system. */
const CODES: readonly (readonly [prefix: string, problem: StorageProblem])[] = [
  ['SQLITE_FULL', FULL],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['SQLITE_READONLY', READ_ONLY],
  ['EROFS', READ_ONLY],
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_LOCKED', BUSY],
  ['SQLITE_CORRUPT', DATABASE_DAMAGED],
  ['SQLITE_NOTADB', DATABASE_DAMAGED],
  ['SQLITE_IOERR', FAILING],
  ['SQLITE_CANTOPEN', FAILING],
  ['SQLITE_PROTOCOL', FAILING],
  ['EFBIG', FAILING],
  ['EIO', FAILING],
];

/** The storage's problem, if it caused an error; undefined if the cause is elsewhere. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  if (error instanceof StorageUnavailable) return error.problem;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? storageProblemOf(error.cause);
}

/** Whether reads cannot be trusted either: then nothing is answered from the database. */
export function isUntrusted({ kind }: StorageProblem): boolean {
  return kind === 'replaced' || kind === 'damaged' || kind === 'taken';
}

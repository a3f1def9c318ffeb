import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Codes of the system, and of SQLite for a file that it writes. */
const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would be too large',
  EIO: 'the disk reports errors',
};

/** Calls that do not write. */
const VERBS: Readonly<Record<string, string>> = {
  open: 'opened',
  access: 'opened',
  stat: 'read',
  lstat: 'read',
  read: 'read',
  scandir: 'read',
};

/** Calls about other things than files, which fail with the same codes. */
const OTHER_CALL = /^(?:bind|connect|listen|spawn)/;

/** Why a file could not be read or written, in a few words; undefined if the cause is elsewhere. */
export function fileCause(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(CAUSES, code) ? CAUSES[code] : undefined;
}

/** A sentence for an error of the system about a file; undefined for other errors, also those of the database. */
export function fileProblemOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const call = String(error.syscall);
  if (OTHER_CALL.test(call)) return undefined;
  const path = 'path' in error ? String(error.path) : undefined;
  if (error.code === 'ENOENT' && path !== undefined) return missing(path);
  const cause = fileCause(error);
  return cause === undefined ? undefined : `${path ?? 'A file'} cannot be ${VERBS[call] ?? 'written'}: ${cause}.`;
}

function missing(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? `${path} does not exist.` : `The folder ${folder} does not exist.`;
}

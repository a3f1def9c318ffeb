import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { isUntrusted, storageProblemOf } from '../../lib/errors/storage-problem.ts';

/** A database up to this size is checked before use, which takes 0.2 s; a larger one is checked in the background. */
export const CHECKED_AT_ONCE_BYTES = 64 * 2 ** 20;

/** Present in a data folder while a backup is restored into it: the database is moved out of it last. */
export const RESTORING = 'restore.part';

const RESTORE = 'Restore the last backup of the whole data folder (docs/guide/operating.md, Backup)';

/**
 * A missing database must not be recreated silently: its log would be lost, and held removals would take effect.
 * @throws ConfigError if other files show that there was one
 */
export function refuseLostDatabase(dataDir: string): void {
  const path = join(dataDir, 'namesake.db');
  if (sizeOf(path) > 0) return;
  if (existsSync(join(dataDir, RESTORING)))
    throw new ConfigError(
      `A backup was being restored into ${dataDir}, and that was interrupted. Empty the folder and restore it again.`,
    );
  if (sizeOf(`${path}-wal`) > 0)
    throw new ConfigError(
      `${path} is gone, but its log ${path}-wal is there and holds records. Put namesake.db back next to it. ${RESTORE} if it is lost; to begin without its records, move the log away.`,
    );
  const versions = join(dataDir, 'versions');
  if (existsSync(versions) && readdirSync(versions).length > 0)
    throw new ConfigError(
      `${path} is gone, but versions of lists that were searched with it are in ${versions}. ${RESTORE}; to begin without its records, use an empty data folder.`,
    );
}

/** @throws ConfigError when the database is damaged */
export function refuseDamaged(connection: Database.Database, path: string): void {
  const found = connection.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw damaged(path, String(found).split('\n').at(-1) ?? '');
}

/** Explains an error of opening the database; returns the same error if there is no explanation. */
export function explainOpening(error: unknown, path: string): unknown {
  const problem = storageProblemOf(error);
  if (problem === undefined || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : error.message;
  if (isUntrusted(problem)) return damaged(path, code);
  return new ConfigError(`The database ${path} cannot be opened (${code}). ${problem.text}`);
}

function damaged(path: string, finding: string): ConfigError {
  return new ConfigError(
    `The database ${path} is damaged (${finding}). Keep a copy of the data folder, then restore the last backup of it (docs/guide/operating.md, Backup).`,
  );
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

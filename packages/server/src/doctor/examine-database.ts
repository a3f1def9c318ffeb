import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_STEPS } from '../db/migrations/migrate.ts';
import type { Located } from '../db/reading/database-source.ts';
import { openRows } from '../db/reading/open-rows.ts';
import { refuseLostDatabase } from '../db/sqlite/check-database.ts';
import { refuseMoved } from '../db/sqlite/moved-mark.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { runInThread } from '../lib/threads/run-in-thread.ts';
import type { DatabaseAnswer, DatabaseOrder } from './database-facts.ts';
import type { ExaminedDatabase } from './examined.ts';
import { recordedFacts } from './recorded-facts.ts';

type ExamineOptions = {
  /** Whether every index is also compared with its table. */
  readonly isFull: boolean;
  readonly attested: string | null;
};

/** Reads the database of a data folder on a thread: checking a large one takes as long as reading it from disk. */
export async function examineDatabase(
  { dataDir, databaseUrl }: Located,
  options: ExamineOptions,
): Promise<ExaminedDatabase> {
  if (databaseUrl !== null) return examinePostgres(databaseUrl, options);
  const path = join(dataDir, 'namesake.db');
  try {
    refuseMoved(dataDir);
  } catch (error) {
    return { kind: 'unreadable', text: textOf(error), cause: 'moved' };
  }
  try {
    refuseLostDatabase(dataDir);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return { kind: 'absent' };
  } catch (error) {
    return error instanceof ConfigError
      ? { kind: 'unreadable', text: error.message, cause: 'lost' }
      : { kind: 'unreadable', text: `The database cannot be reached (${codeOf(error)}).`, cause: 'denied' };
  }
  const { isFull, attested } = options;
  const answer = await read({ path, isFull, known: SCHEMA_STEPS, attested });
  if ('facts' in answer) return { kind: 'read', facts: answer.facts };
  if (answer.isUnopened === true)
    return {
      kind: 'unreadable',
      cause: 'in use',
      text: `The database ${path} was not looked through: ${answer.error}.`,
    };
  return answer.isDamaged
    ? { kind: 'unreadable', text: `The database ${path} is damaged (${answer.error}).`, cause: 'damaged' }
    : { kind: 'unreadable', text: `The database ${path} cannot be read (${answer.error}).`, cause: 'denied' };
}

/**
 * Reads a PostgreSQL database from one snapshot. Damage only shows where it is read: the server has no check for it.
 */
async function examinePostgres(url: string, { attested }: ExamineOptions): Promise<ExaminedDatabase> {
  try {
    // Loaded when needed: an installation on SQLite never needs them.
    const { connect } = await import('../db/postgres-server/connect.ts');
    const { serverFacts } = await import('../db/postgres-server/server-facts.ts');
    const client = await connect(url);
    const server = await serverFacts(client).finally(() => client.end());
    const reader = await openRows({ kind: 'postgres', url }, 'unchanged');
    try {
      const recorded = await recordedFacts(reader, { known: SCHEMA_STEPS, attested }, true);
      const facts = { bytes: server.bytes, walBytes: 0, isWal: true, damage: [], server, ...recorded };
      return { kind: 'read', facts };
    } finally {
      await reader.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) return { kind: 'unreadable', text: error.message, cause: 'unreachable' };
    return { kind: 'unreadable', text: `The database cannot be read (${codeOf(error)}).`, cause: 'denied' };
  }
}

async function read(order: DatabaseOrder): Promise<DatabaseAnswer> {
  const entry = new URL('./database-thread.ts', import.meta.url);
  return runInThread<DatabaseAnswer>(entry, order, { endedText: 'its reader ended without an answer' }).catch(
    (error: unknown) => ({ error: textOf(error), isDamaged: false }),
  );
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

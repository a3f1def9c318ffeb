import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ConfigError } from '../config/config-error.ts';
import { SCHEMA_STEPS } from '../storage/migrations/migrate.ts';
import { refuseLostDatabase } from '../storage/sqlite/check-database.ts';
import type { DatabaseAnswer, DatabaseOrder } from './database-facts.ts';
import type { ExaminedDatabase } from './examined.ts';

export type ExamineOptions = {
  /** Whether every index is compared with its table, too. */
  readonly isFull: boolean;
  readonly attested: string | null;
};

/**
 * Reads the database of a data folder in a thread: looking a large one through takes as long as to read it from the
 * disk.
 */
export async function examineDatabase(dataDir: string, options: ExamineOptions): Promise<ExaminedDatabase> {
  const path = join(dataDir, 'namesake.db');
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

async function read(order: DatabaseOrder): Promise<DatabaseAnswer> {
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: order });
  try {
    const [answer]: DatabaseAnswer[] = await once(worker, 'message');
    return answer ?? { error: 'its reader ended without an answer', isDamaged: false };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), isDamaged: false };
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

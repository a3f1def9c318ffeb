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

/** Reads the database of a data folder in a thread: looking a large one through takes as long as to read it from the disk. */
export async function examineDatabase(dataDir: string, options: ExamineOptions): Promise<ExaminedDatabase> {
  const path = join(dataDir, 'namesake.db');
  try {
    refuseLostDatabase(dataDir);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return { kind: 'absent' };
  } catch (error) {
    return { kind: 'unreadable', text: textOf(error), isInUse: false };
  }
  const { isFull, attested } = options;
  const answer = await read({ path, isFull, known: SCHEMA_STEPS, attested });
  if ('facts' in answer) return { kind: 'read', facts: answer.facts };
  if (answer.isUnopened === true)
    return {
      kind: 'unreadable',
      isInUse: true,
      text: `The database ${path} was not looked through: ${answer.error}.`,
    };
  const what = answer.isDamaged ? 'is damaged' : 'cannot be read';
  return { kind: 'unreadable', text: `The database ${path} ${what} (${answer.error}).`, isInUse: false };
}

async function read(order: DatabaseOrder): Promise<DatabaseAnswer> {
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: order });
  const [answer]: DatabaseAnswer[] = await once(worker, 'message');
  return answer ?? { error: 'its reader ended without an answer', isDamaged: false };
}

function textOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `The database cannot be reached (${code}).`;
}

import type Database from 'better-sqlite3';
import { StorageUnavailable } from '../../lib/errors/storage-problem.ts';
import {
  LEDGER_TABLES,
  type LedgerPlace,
  type LedgerSql,
  type LedgerTable,
  type Outcome,
  placeSql,
  type Step,
  type Steps,
} from '../writing/ledger-sql.ts';
import type { SealClock } from '../writing/seal-clock.ts';
import { type BatchParts, EACH_IN_PLACE, failureOf, type Write, writeBatch } from '../writing/write-batch.ts';
import type { WriteResult } from '../writing/writer-protocol.ts';
import type { DatabaseFiles } from './database-files.ts';

/** Query for the position of the ledger in a SQLite database. */
const SQLITE_PLACE = placeSql('select max(seq) from screening', 'select max(seq) from audit_event');

const INSERTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEDGER_TABLES).map(([table, columns]) => [
    table,
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  ]),
);

/** Writer statements for SQLite, each prepared once: inserting rows one by one is as fast as many at once. */
export const SQLITE_LEDGER: LedgerSql = {
  digests: 'select digest from ledger where number > ? order by number',
  *insert(table: LedgerTable, rows): Steps<void> {
    const sql = INSERTS.get(table) ?? '';
    for (const parameters of rows) yield { sql, parameters, asks: 'changes' };
  },
};

/** Parts of a batch writer. */
type WriterParts = Omit<BatchParts, 'isDue'> & {
  readonly db: Database.Database;
  readonly files: Pick<DatabaseFiles, 'problem'>;
  readonly clock: Pick<SealClock, 'isDue' | 'committed'>;
};

/**
 * Returns a function that commits all given writes in one transaction and reports the result of each. A failing write
 * affects no other, unless the database rolled back or could not commit. The files are checked before and after: writes
 * to a file no longer at its path count as failed.
 */
export function batchWriter(parts: WriterParts): (writes: readonly Write[]) => readonly WriteResult[] {
  const { db, files, ledger, clock } = parts;
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const run = ({ sql, parameters, asks }: Step): Outcome => {
    const statement = prepare(sql);
    if (asks === 'rows') return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  };
  const runAll = <T>(steps: Steps<T>): T => {
    for (let next = steps.next(); ; ) {
      if (next.done === true) return next.value;
      const outcome = attempt(() => run(next.value as Step));
      // Some errors, such as a full disk, end the whole transaction.
      if ('error' in outcome && !db.inTransaction) throw outcome.error;
      next = 'error' in outcome ? steps.throw(outcome.error) : steps.next(outcome);
    }
  };
  const batch = { ...parts, isDue: () => clock.isDue() };
  function* work(writes: readonly Write[]) {
    yield* ledger.begin(prepare(SQLITE_PLACE).get() as LedgerPlace);
    return yield* writeBatch(batch, EACH_IN_PLACE, writes);
  }
  const checkFiles = (): void => {
    const problem = files.problem();
    if (problem !== undefined) throw new StorageUnavailable(problem);
  };
  return (writes) => {
    try {
      checkFiles();
      prepare('begin immediate').run();
      const { results, sealed } = runAll(work(writes));
      prepare('commit').run();
      ledger.committed();
      clock.committed(sealed, ledger.unsealed);
      checkFiles();
      return results;
    } catch (error) {
      if (db.inTransaction) prepare('rollback').run();
      return writes.map(({ seq }) => ({ seq, ...failureOf(error) }));
    }
  };
}

function attempt(run: () => Outcome): Outcome | { readonly error: unknown } {
  try {
    return run();
  } catch (error) {
    return { error };
  }
}

import type Database from 'better-sqlite3';
import { screeningBytes } from '../../proof/entry-content.ts';
import { StorageUnavailable, storageProblemOf } from '../storage-problem.ts';
import type { DatabaseFiles } from './database-files.ts';
import { preparing } from './ledger-rows.ts';
import { LedgerFailed, type LedgerWriter } from './ledger-writer.ts';
import { packBody } from './pack-body.ts';
import type { SealClock } from './seal-clock.ts';
import type { EventStatement, KnownContext, Statement, WriteResult, WriterRequest } from './writer-protocol.ts';

/** What can be part of one transaction. */
export type Write = Exclude<Extract<WriterRequest, { seq: number }>, { kind: 'wipe' }>;

const INSERT_SCREENING =
  'insert into screening (id, context_id, actor_id, outcome, total, body, entry, salt) values (?, ?, ?, ?, ?, ?, ?, ?)';

/** Of what a writer writes with. */
type WriterParts = {
  readonly db: Database.Database;
  readonly dictionaries: ReadonlyMap<number, KnownContext>;
  readonly files: Pick<DatabaseFiles, 'problem'>;
  readonly ledger: LedgerWriter;
  readonly clock: Pick<SealClock, 'isDue' | 'committed'>;
};

/** The statement that decides on its unit changed nothing. */
class Undecided extends Error {}

/**
 * Returns a function that makes all given writes durable in one transaction and says of each what became of it. A write
 * that fails takes no other with it, unless the database gave up the transaction or could not commit. The files are
 * looked at before and after: what went into a file that is not at its path any more counts as not written.
 */
export function batchWriter(parts: WriterParts): (writes: readonly Write[]) => readonly WriteResult[] {
  const { db, dictionaries, files, ledger, clock } = parts;
  const prepare = preparing(db);
  const run = (sql: string, ...parameters: readonly unknown[]) => prepare(sql).run(...parameters);
  const runAll = (statements: readonly (Statement | EventStatement)[]): readonly number[] => {
    const changes: number[] = [];
    for (const statement of statements) {
      if ('event' in statement) {
        ledger.appendEvent(statement.event);
        changes.push(1);
        continue;
      }
      const count = run(statement.sql, ...statement.parameters).changes;
      if (statement.decides === true && count === 0) throw new Undecided();
      changes.push(count);
    }
    return changes;
  };
  const runUnit = db.transaction(runAll);

  const perform = (write: Write): readonly number[] => {
    if (write.kind === 'unit') {
      const [only, ...more] = write.statements;
      return more.length === 0 && only !== undefined && 'sql' in only ? runAll([only]) : runUnit(write.statements);
    }
    if (write.kind === 'rotate') {
      db.transaction(() => ledger.rotate({ ...write, requestId: '' }))();
      return [1];
    }
    if (write.kind === 'checkpoint') {
      if (ledger.unsealed > 0) ledger.seal();
      ledger.seal('checkpoint');
      return [1];
    }
    const context = dictionaries.get(write.contextId);
    if (context === undefined) throw new Error(`no dictionary for context ${write.contextId}`);
    const { id, contextId, actorId, outcome, total, request, answer } = write;
    // JSON as `JSON.stringify` writes it holds no line break, so one divides the two.
    const body = packBody(`${request}\n${answer}`, context.dictionary);
    ledger.append('screening', screeningBytes({ ...write, contextHash: context.hash }), (entry, salt) =>
      Number(run(INSERT_SCREENING, id, contextId, actorId, outcome, total, body, entry, salt).lastInsertRowid),
    );
    return [1];
  };

  const checkFiles = (): void => {
    const problem = files.problem();
    if (problem !== undefined) throw new StorageUnavailable(problem);
  };

  return (writes) => {
    try {
      checkFiles();
      run('begin immediate');
      ledger.begin();
      const results = writes.map((write): WriteResult => {
        const mark = ledger.mark();
        try {
          return { seq: write.seq, changes: perform(write) };
        } catch (error) {
          if (!db.inTransaction || error instanceof LedgerFailed) throw error;
          ledger.undoTo(mark);
          if (error instanceof Undecided && write.kind === 'unit')
            return { seq: write.seq, changes: write.statements.map(() => 0) };
          return { seq: write.seq, ...failure(error) };
        }
      });
      const seals = ledger.unsealed > 0 && (ledger.mustSeal || clock.isDue());
      if (seals) ledger.seal();
      run('commit');
      ledger.committed();
      clock.committed(seals, ledger.unsealed);
      checkFiles();
      return results;
    } catch (error) {
      if (db.inTransaction) run('rollback');
      return writes.map(({ seq }) => ({ seq, ...failure(error) }));
    }
  };
}

function failure(error: unknown): Omit<Extract<WriteResult, { error: string }>, 'seq'> {
  return { error: String(error), problem: storageProblemOf(error) };
}

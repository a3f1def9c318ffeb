import type Database from 'better-sqlite3';
import { StorageUnavailable, storageProblemOf } from '../storage-problem.ts';
import type { DatabaseFiles } from './database-files.ts';
import { packBody } from './pack-body.ts';
import type { Statement, WriteResult, WriterRequest } from './writer-protocol.ts';

type Write = Exclude<WriterRequest, { kind: 'close' | 'dictionary' }>;

const INSERT_SCREENING =
  'insert into screening (id, context_id, actor_id, outcome, total, body) values (?, ?, ?, ?, ?, ?)';

/** The statement that decides on its unit changed nothing. */
class Undecided extends Error {}

/**
 * Returns a function that makes all given writes durable in one transaction and says of each what became of it. A write
 * that fails takes no other with it, unless the database gave up the transaction or could not commit. The files are
 * looked at before and after: what went into a file that is not at its path any more counts as not written.
 */
export function batchWriter(
  db: Database.Database,
  dictionaries: ReadonlyMap<number, Uint8Array>,
  files: Pick<DatabaseFiles, 'problem'>,
): (writes: readonly Write[]) => readonly WriteResult[] {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const runAll = (statements: readonly Statement[]): readonly number[] =>
    statements.map(({ sql, parameters, decides }) => {
      const { changes } = prepare(sql).run(...parameters);
      if (decides === true && changes === 0) throw new Undecided();
      return changes;
    });
  const runUnit = db.transaction(runAll);

  const perform = (write: Write): readonly number[] => {
    if (write.kind === 'unit')
      return write.statements.length === 1 ? runAll(write.statements) : runUnit(write.statements);
    const dictionary = dictionaries.get(write.contextId);
    if (dictionary === undefined) throw new Error(`no dictionary for context ${write.contextId}`);
    const body = packBody(write.body, dictionary);
    return [
      prepare(INSERT_SCREENING).run(write.id, write.contextId, write.actorId, write.outcome, write.total, body).changes,
    ];
  };

  const checkFiles = (): void => {
    const problem = files.problem();
    if (problem !== undefined) throw new StorageUnavailable(problem);
  };

  return (writes) => {
    try {
      checkFiles();
      prepare('begin immediate').run();
      const results = writes.map((write): WriteResult => {
        try {
          return { seq: write.seq, changes: perform(write) };
        } catch (error) {
          if (!db.inTransaction) throw error;
          if (error instanceof Undecided && write.kind === 'unit')
            return { seq: write.seq, changes: write.statements.map(() => 0) };
          return { seq: write.seq, ...failure(error) };
        }
      });
      prepare('commit').run();
      checkFiles();
      return results;
    } catch (error) {
      if (db.inTransaction) prepare('rollback').run();
      return writes.map(({ seq }) => ({ seq, ...failure(error) }));
    }
  };
}

function failure(error: unknown): Omit<Extract<WriteResult, { error: string }>, 'seq'> {
  return { error: String(error), problem: storageProblemOf(error) };
}

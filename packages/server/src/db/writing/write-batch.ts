import { storageProblemOf } from '../../lib/errors/storage-problem.ts';
import { screeningBytes } from '../../proof/canonical-bytes.ts';
import { change, type Steps } from './ledger-sql.ts';
import { LedgerFailed, type LedgerWriter } from './ledger-writer.ts';
import { historyColumns, packBody } from './screening-columns.ts';
import type { EventStatement, KnownContext, Statement, WriteResult, WriterRequest } from './writer-protocol.ts';

/** Requests that can be part of a transaction. */
export type Write = Exclude<Extract<WriterRequest, { seq: number }>, { kind: 'wipe' }>;

/** How the writes of a batch share a transaction. */
export type BatchWay = {
  /** Whether the rows of each write are inserted with it, or all together at the end. */
  readonly insertsEach: boolean;
  /** Which writes need a savepoint, so that they can be undone alone. */
  readonly saves: (write: Write) => boolean;
  /** Whether other writes continue after a failure; otherwise the whole batch fails. */
  readonly goesOn: boolean;
};

/** For SQLite: a failed statement undoes itself, and inserting rows one by one is cheap. */
export const EACH_IN_PLACE: BatchWay = {
  insertsEach: true,
  saves: (write) => write.kind === 'rotate' || (write.kind === 'unit' && write.statements.length > 1),
  goesOn: true,
};

/** As few statements as possible; a failed batch is retried as `EACH_ALONE`. */
export const ALL_TOGETHER: BatchWay = { insertsEach: false, saves: () => false, goesOn: false };

/** Each write separately, so that a failing one affects no other. */
export const EACH_ALONE: BatchWay = { insertsEach: true, saves: () => true, goesOn: true };

export type BatchParts = {
  readonly dictionaries: ReadonlyMap<number, KnownContext>;
  readonly ledger: LedgerWriter;
  /** Whether it is time to seal. */
  readonly isDue: () => boolean;
};

/** Result of each write, once committed, and whether the entries are sealed. */
export type BatchWritten = { readonly results: readonly WriteResult[]; readonly sealed: boolean };

/** The deciding statement of a unit changed nothing. */
class Undecided extends Error {
  /** True if no statement before it changed anything. */
  readonly isAlone: boolean;

  constructor(isAlone: boolean) {
    super();
    this.isAlone = isAlone;
  }
}

/** All writes of one transaction, between begin and commit, and the seal if it is due. */
export function* writeBatch(parts: BatchParts, way: BatchWay, writes: readonly Write[]): Steps<BatchWritten> {
  const { ledger, isDue } = parts;
  const results: WriteResult[] = [];
  for (const write of writes) results.push(yield* attempt(parts, way, write));
  yield* ledger.flush();
  const sealed = ledger.unsealed > 0 && (ledger.mustSeal || isDue());
  if (sealed) yield* ledger.seal();
  return { results, sealed };
}

function* attempt(parts: BatchParts, way: BatchWay, write: Write): Steps<WriteResult> {
  const { seq } = write;
  const mark = parts.ledger.mark();
  const isSaved = way.saves(write);
  if (isSaved) yield* change('savepoint one_write');
  try {
    const changes = yield* perform(parts, write);
    if (way.insertsEach) yield* parts.ledger.flush();
    if (isSaved) yield* change('release savepoint one_write');
    return { seq, changes };
  } catch (error) {
    if (error instanceof LedgerFailed && !isSaved) throw error;
    const isUndecided = error instanceof Undecided;
    if (!way.goesOn && !(isUndecided && error.isAlone)) throw error;
    if (isSaved) {
      yield* change('rollback to savepoint one_write');
      yield* change('release savepoint one_write');
    }
    parts.ledger.undoTo(mark);
    if (isUndecided && write.kind === 'unit') return { seq, changes: write.statements.map(() => 0) };
    return { seq, ...failureOf(error) };
  }
}

function* perform({ ledger, dictionaries }: BatchParts, write: Write): Steps<readonly number[]> {
  if (write.kind === 'unit') return yield* performUnit(ledger, write.statements);
  if (write.kind === 'rotate') {
    yield* ledger.rotate({ ...write, requestId: '' });
    return [1];
  }
  if (write.kind === 'checkpoint') {
    if (ledger.unsealed > 0) yield* ledger.seal();
    yield* ledger.seal('checkpoint');
    return [1];
  }
  const context = dictionaries.get(write.contextId);
  if (context === undefined) throw new Error(`no dictionary for context ${write.contextId}`);
  const { id, contextId, actorId, outcome, total, request, answer } = write;
  // `JSON.stringify` writes no line breaks, so one separates the two.
  const body = packBody(`${request}\n${answer}`, context.dictionary);
  const content = screeningBytes({ ...write, contextHash: context.hash });
  const { policy, externalRef } = historyColumns(request);
  ledger.append('screening', content, [id, contextId, actorId, outcome, total, body, policy, externalRef]);
  return [1];
}

function* performUnit(
  ledger: LedgerWriter,
  statements: readonly (Statement | EventStatement)[],
): Steps<readonly number[]> {
  const changes: number[] = [];
  for (const statement of statements) {
    if ('event' in statement) {
      ledger.appendEvent(statement.event);
      changes.push(1);
      continue;
    }
    const count = yield* change(statement.sql, statement.parameters);
    if (statement.decides === true && count === 0) throw new Undecided(changes.every((before) => before === 0));
    changes.push(count);
  }
  return changes;
}

/** Result of a failed write. */
export function failureOf(error: unknown): Omit<Extract<WriteResult, { error: string }>, 'seq'> {
  return { error: String(error), problem: storageProblemOf(error) };
}

import type { Client } from 'pg';
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
import type { LedgerWriter } from '../writing/ledger-writer.ts';
import type { SealClock } from '../writing/seal-clock.ts';
import {
  ALL_TOGETHER,
  type BatchParts,
  type BatchWay,
  type BatchWritten,
  EACH_ALONE,
  failureOf,
  type Write,
  writeBatch,
} from '../writing/write-batch.ts';
import type { WriteResult } from '../writing/writer-protocol.ts';
import { LOCKS } from './open-tables.ts';
import { asUnavailable, postgresProblemOf } from './postgres-problem.ts';
import type { WriteConnection } from './write-connection.ts';

/**
 * Row numbers come from these sequences, set by the writer: querying each partition for its last number takes longer.
 */
const SEQUENCES = { screening: 'screening_seq_seq', event: 'audit_event_seq_seq' } as const;

const lastOf = (sequence: string): string => `select case when is_called then last_value else 0 end from ${sequence}`;

/** Query for the position of the ledger in a PostgreSQL database. */
const POSTGRES_PLACE = placeSql(lastOf(SEQUENCES.screening), lastOf(SEQUENCES.event));

/** Writer statements for PostgreSQL: one statement inserts any number of rows, with an array per column. */
export const POSTGRES_LEDGER: LedgerSql = {
  digests: 'select digest from ledger where number > $1 order by number',
  *insert(table: LedgerTable, rows): Steps<void> {
    const parameters = LEDGER_TABLES[table].map((_, column) => rows.map((row) => row[column]));
    yield { sql: INSERTS.get(table) ?? '', parameters, asks: 'changes' };
  },
};

type WriterParts = Omit<BatchParts, 'isDue'> & {
  readonly connection: WriteConnection;
  readonly clock: Pick<SealClock, 'isDue' | 'committed'>;
};

/** Statements without parameters share one round trip. */
const BEGIN = `begin; select pg_advisory_xact_lock(${LOCKS.writing}); ${POSTGRES_PLACE}`;

/** Limit of prepared statements of the writer: few, except those of the stores. */
const MAX_NAMES = 500;

/**
 * Writes batches in transactions under the lock of all nodes' writers. A batch that fails is rolled back, and each of
 * its writes is tried alone, so that a failing write affects no other. A batch with an unanswered commit counts as not
 * written and is not retried.
 */
export class BatchTransactions {
  readonly #parts: WriterParts;
  readonly #batch: BatchParts;
  readonly #names = new Map<string, string>();

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#batch = { ...parts, isDue: () => parts.clock.isDue() };
  }

  /** Resolves with the result of each write. Never rejects. */
  async write(writes: readonly Write[]): Promise<readonly WriteResult[]> {
    try {
      try {
        return await this.#transact(ALL_TOGETHER, writes);
      } catch (error) {
        if (postgresProblemOf(error) !== undefined || writes.length === 0) throw error;
        return await this.#transact(EACH_ALONE, writes);
      }
    } catch (error) {
      return writes.map(({ seq }) => ({ seq, ...failureOf(asUnavailable(error)) }));
    }
  }

  async #transact(way: BatchWay, writes: readonly Write[]): Promise<readonly WriteResult[]> {
    const { connection, ledger, clock } = this.#parts;
    const client = await connection.open();
    try {
      const answers: unknown = await client.query(BEGIN);
      const { results, sealed } = await this.#run(client, work(this.#batch, way, placeOf(answers), writes));
      await client.query(commitAt(ledger));
      ledger.committed();
      clock.committed(sealed, ledger.unsealed);
      return results;
    } catch (error) {
      // Only a rollback confirmed by the server proves that nothing was stored.
      if (postgresProblemOf(error) !== undefined) await connection.drop();
      else await client.query('rollback').catch(() => connection.drop());
      throw error;
    }
  }

  async #run<T>(client: Client, steps: Steps<T>): Promise<T> {
    for (let next = steps.next(); ; ) {
      if (next.done === true) return next.value;
      const outcome = await this.#ask(client, next.value).catch((error: unknown) => ({ error }));
      if ('error' in outcome && postgresProblemOf(outcome.error) !== undefined) throw outcome.error;
      next = 'error' in outcome ? steps.throw(outcome.error) : steps.next(outcome);
    }
  }

  async #ask(client: Client, { sql, parameters }: Step): Promise<Outcome> {
    const { rows, rowCount } = await client.query({ ...this.#named(sql), text: sql, values: [...parameters] });
    return { rows, changes: rowCount ?? 0 };
  }

  #named(sql: string): { readonly name?: string } {
    const known = this.#names.get(sql);
    if (known !== undefined) return { name: known };
    if (this.#names.size >= MAX_NAMES || sql.length > 4_000) return {};
    const name = `w${this.#names.size}`;
    this.#names.set(sql, name);
    return { name };
  }
}

function* work(batch: BatchParts, way: BatchWay, place: LedgerPlace, writes: readonly Write[]): Steps<BatchWritten> {
  yield* batch.ledger.begin(place);
  return yield* writeBatch(batch, way, writes);
}

/** Result row of the third statement of `BEGIN`. */
function placeOf(answers: unknown): LedgerPlace {
  const place = Array.isArray(answers) ? answers[2]?.rows[0] : undefined;
  if (place === undefined) throw new Error('The database did not say where the ledger is.');
  return place;
}

/** Numbers are never reused, not by another node and not after a rollback. */
function commitAt({ last }: LedgerWriter): string {
  const set = (['screening', 'event'] as const).filter((kind) => last[kind] > 0);
  const sets = set.map((kind) => `setval('${SEQUENCES[kind]}', ${last[kind]})`);
  return `${sets.length === 0 ? '' : `select ${sets.join(', ')}; `}commit`;
}

const BYTES = new Set(['id', 'body', 'salt', 'digest', 'previous', 'root', 'head', 'signature', 'public_key']);

const TEXTS = new Set([
  'outcome',
  'policy',
  'external_ref',
  'actor',
  'action',
  'target',
  'detail_json',
  'request_id',
  'sealed_by',
  'note',
  'key_id',
]);

function typeOf(table: string, column: string): string {
  if (table === 'receipt_key' && column === 'id') return 'text';
  if (table === 'ledger_segment' && column === 'kind') return 'text';
  return BYTES.has(column) ? 'bytea' : TEXTS.has(column) ? 'text' : 'bigint';
}

const INSERTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEDGER_TABLES).map(([table, columns]) => {
    const arrays = columns.map((column, index) => `$${index + 1}::${typeOf(table, column)}[]`);
    return [table, `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`];
  }),
);

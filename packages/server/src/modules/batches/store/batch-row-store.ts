import type { Kysely } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import type { BatchRow, RowOutcome } from './batch.ts';
import { notProved, toBatchRow, withoutTexts } from './batch-rows.ts';

/** Finished rows of batches. */
export class BatchRowStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
  }

  /** Rows after a number, in order. Missing rows are replaced by rows that are not proved. */
  async page(
    batch: string,
    outcome: RowOutcome | undefined,
    after: number,
    limit: number,
  ): Promise<readonly BatchRow[]> {
    // Read before the rows: a row that is finished meanwhile must not count as gone.
    const of = this.#db.selectFrom('batch').select('rows').where('id', '=', batch);
    const done = outcome === undefined ? Number((await of.executeTakeFirst())?.rows ?? 0) : 0;
    const all = this.#db.selectFrom('batch_row').selectAll().where('batch', '=', batch).where('number', '>', after);
    const query = outcome === undefined ? all : all.where('outcome', '=', outcome);
    const rows = await query.orderBy('number').limit(limit).execute();
    const found = rows.map((row) =>
      this.#prover.isProvedRow('batch_row', row) ? toBatchRow(row) : notProved(Number(row.number)),
    );
    return this.#whole(batch, found, after, Math.min(after + limit, done)).slice(0, limit);
  }

  /** Ids of batches with rows that could not be screened. */
  async batchesWithErrors(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('batch_row').select('batch').distinct().where('outcome', '=', 'error');
    return (await query.orderBy('batch').execute()).map(({ batch }) => batch);
  }

  /** Erases the contents of rows without a screening. Their position and error stay. */
  async forget(batch: string, numbers: readonly number[], event: AuditEvent): Promise<void> {
    const rows = await this.#db
      .selectFrom('batch_row')
      .selectAll()
      .where('batch', '=', batch)
      .where('number', 'in', [...numbers])
      .where('screening_id', 'is', null)
      .execute();
    const changes = rows.map((row) => {
      const changed = { ...row, own_id: null, more_json: withoutTexts(row.more_json) };
      const mac = this.#prover.isProvedRow('batch_row', row) ? this.#prover.macOfRow('batch_row', changed) : row.mac;
      return this.#db
        .updateTable('batch_row')
        .set({ own_id: null, more_json: changed.more_json, mac })
        .where('batch', '=', batch)
        .where('number', '=', row.number)
        .compile();
    });
    await this.#writer.unit(...changes, auditStatement(this.#db, event));
  }

  /** Adds a placeholder for each missing row: finished rows are numbered without gaps. */
  #whole(batch: string, found: readonly BatchRow[], after: number, end: number): readonly BatchRow[] {
    const known = new Set(found.map(({ row }) => row));
    const gone: BatchRow[] = [];
    for (let number = after + 1; number <= end; number += 1) {
      if (known.has(number)) continue;
      this.#prover.tell('batch_row', `${batch} ${number}`);
      gone.push(notProved(number));
    }
    return gone.length === 0 ? found : [...found, ...gone].sort((one, other) => one.row - other.row);
  }
}

import { BATCH_MEMBERS } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import type { SaidColumn } from './batch.ts';

/** Contents of the columns of a file, saved for reuse. */
export type SavedMapping = {
  readonly name: string;
  readonly columns: readonly SaidColumn[];
  /** Whether the first row names the columns. */
  readonly headings: boolean;
  /** Unix milliseconds. */
  readonly savedAt: number;
  /** `user:…` or `token:…`. */
  readonly savedBy: string;
};

const bodySchema = z.strictObject({
  columns: z.array(z.strictObject({ heading: z.string(), member: z.enum(BATCH_MEMBERS) })),
  headings: z.boolean(),
});

export class BatchMappingStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async all(): Promise<readonly SavedMapping[]> {
    return (await this.#db.selectFrom('batch_mapping').selectAll().orderBy('name').execute()).map(toMapping);
  }

  async find(name: string): Promise<SavedMapping | undefined> {
    const query = this.#db.selectFrom('batch_mapping').selectAll().where('name', '=', name);
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : toMapping(row);
  }

  async save({ name, columns, headings, savedAt, savedBy }: SavedMapping, event: AuditEvent): Promise<void> {
    const row = { saved_at: savedAt, saved_by: savedBy, body_json: JSON.stringify({ columns, headings }) };
    const insert = this.#db.insertInto('batch_mapping').values({ name, ...row });
    await this.#writer.unit(
      insert.onConflict((conflict) => conflict.column('name').doUpdateSet(row)).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** False if there is no such mapping; nothing is changed then. */
  async remove(name: string, event: AuditEvent): Promise<boolean> {
    const [removed] = await this.#writer.unit(
      deciding(this.#db.deleteFrom('batch_mapping').where('name', '=', name).compile()),
      auditStatement(this.#db, event),
    );
    return removed === 1;
  }
}

const toMapping = ({ name, saved_at, saved_by, body_json }: Selectable<Tables['batch_mapping']>): SavedMapping => ({
  name,
  savedAt: Number(saved_at),
  savedBy: saved_by,
  ...bodySchema.parse(JSON.parse(body_json)),
});

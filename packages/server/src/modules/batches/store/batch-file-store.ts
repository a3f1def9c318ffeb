import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** Files deleted at once. */
const AT_ONCE = 100;

/** Uploaded files of batches, in parts. They are kept until the batch ends. */
export class BatchFileStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  /** Stores a part of the file of a batch during upload. */
  async addChunk(batch: string, number: number, data: Buffer, nowMs: number): Promise<void> {
    const values = { batch, number, data, stored_at: nowMs };
    await this.#writer.unit(this.#db.insertInto('batch_chunk').values(values).compile());
  }

  /** Deletes the stored file of a batch. */
  async dropFile(batch: string): Promise<void> {
    await this.#writer.unit(this.#db.deleteFrom('batch_chunk').where('batch', '=', batch).compile());
  }

  /** File of a batch, part by part. */
  async *file(batch: string): AsyncGenerator<Uint8Array> {
    for (let number = 0; ; number += 1) {
      const query = this.#db.selectFrom('batch_chunk').select('data').where('batch', '=', batch);
      const chunk = await query.where('number', '=', number).executeTakeFirst();
      if (chunk === undefined) return;
      yield chunk.data;
    }
  }

  /** Deletes files without a batch that were stored before a time: their upload was interrupted. */
  async dropBroken(beforeMs: number): Promise<void> {
    const files = this.#db.selectFrom('batch_chunk').select('batch').distinct().where('stored_at', '<', beforeMs);
    const known = this.#db.selectFrom('batch').select('id');
    const broken = await files.where('batch', 'not in', known).limit(AT_ONCE).execute();
    for (const { batch } of broken) await this.dropFile(batch);
  }
}

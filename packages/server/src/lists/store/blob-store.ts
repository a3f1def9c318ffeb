import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A stored file. */
type StoredBlob = {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
};

/** A blob cannot be used. The message is a sentence for the operator. */
export class BlobUnusable extends Error {
  override readonly name = 'BlobUnusable';
}

/** Bytes per row: small enough for one round trip, and for the memory of both sides. */
const CHUNK_BYTES = 2 ** 22;

/** Files in the database, in rows of a few megabytes. */
export class BlobStore {
  readonly #db: Kysely<Tables>;
  readonly #now: () => number;

  constructor(db: Kysely<Tables>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Stores a file once. */
  async put(path: string): Promise<StoredBlob> {
    const { hash, bytes } = await eachChunk(path, async () => {});
    // A blob about to be swept is needed again.
    const touch = this.#db.updateTable('blob').set({ stored_at: this.#now() }).where('hash', '=', hash);
    const { numUpdatedRows } = await touch.executeTakeFirst();
    if (numUpdatedRows > 0n) return { hash, bytes };
    await this.#db.transaction().execute(async (db) => {
      const row = { hash, bytes, stored_at: this.#now() };
      const claim = db
        .insertInto('blob')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      const { numInsertedOrUpdatedRows } = await claim.executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      const written = await eachChunk(path, async (data, number) => {
        await db.insertInto('blob_chunk').values({ hash, number, data }).execute();
      });
      if (written.hash !== hash) throw new Error(`${path} changed while it was stored.`);
    });
    return { hash, bytes };
  }

  /**
   * Writes a blob to a file, atomically and durably. A damaged blob is removed, so that the next node with the file
   * stores it again.
   * @throws BlobUnusable when it is damaged or missing
   */
  async fetch(hash: string, path: string): Promise<void> {
    const row = await this.#db.selectFrom('blob').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (row === undefined) throw new BlobUnusable(`The file ${hash.slice(0, 12)} is not in the database.`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}.part`;
    try {
      if ((await this.#write(hash, draft)) !== hash) {
        await this.#db.transaction().execute((db) => remove(db, [hash]));
        throw new BlobUnusable(`The file ${hash.slice(0, 12)} in the database is damaged.`);
      }
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Links the content of a stored list version to its blob. */
  async linkVersion(content: string, hash: string): Promise<void> {
    const insert = this.#db.insertInto('list_version_blob').values({ content, blob: hash });
    await insert.onConflict((conflict) => conflict.column('content').doUpdateSet({ blob: hash })).execute();
  }

  /** Blobs of these contents; contents without a blob are left out. */
  async versions(contents: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (contents.length === 0) return new Map();
    const query = this.#db
      .selectFrom('list_version_blob as v')
      .innerJoin('blob as b', 'b.hash', 'v.blob')
      .select(['v.content', 'b.hash'])
      .where(sql<boolean>`v.content = any(${contents})`);
    return new Map((await query.execute()).map(({ content, hash }) => [content, hash]));
  }

  /** Removes blobs stored before this time that no publication and no kept version refers to. */
  async sweep(beforeMs: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await sql`
        delete from list_version_blob v using blob b where b.hash = v.blob and b.stored_at < ${beforeMs}
          and not exists (select 1 from list_version k where k.content = v.content and k.kept = 1)`.execute(db);
      const { rows } = await sql<{ hash: string }>`
        select hash from blob b where stored_at < ${beforeMs}
          and not exists (select 1 from list_version_blob where blob = b.hash)
          and not exists (select 1 from list_publication_blob where blob = b.hash) for update`.execute(db);
      await remove(
        db,
        rows.map(({ hash }) => hash),
      );
    });
  }

  /** Writes the chunks to a file, durably; resolves with their hash. */
  async #write(hash: string, path: string): Promise<string> {
    const sum = createHash('sha256');
    const file = await open(path, 'wx', 0o600);
    try {
      for (let number = 0; ; number += 1) {
        const query = this.#db.selectFrom('blob_chunk').select('data').where('hash', '=', hash);
        const chunk = await query.where('number', '=', number).executeTakeFirst();
        if (chunk === undefined) break;
        sum.update(chunk.data);
        await file.write(chunk.data);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    return sum.digest('hex');
  }
}

async function remove(db: Transaction<Tables>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.deleteFrom('blob_chunk').where('hash', 'in', hashes).execute();
  await db.deleteFrom('blob').where('hash', 'in', hashes).execute();
}

/** Reads a file chunk by chunk. */
async function eachChunk(path: string, take: (data: Buffer, number: number) => Promise<void>): Promise<StoredBlob> {
  const sum = createHash('sha256');
  const file = await open(path);
  try {
    let bytes = 0;
    for (let number = 0; ; number += 1) {
      const block = Buffer.allocUnsafe(CHUNK_BYTES);
      let filled = 0;
      while (filled < CHUNK_BYTES) {
        const { bytesRead } = await file.read(block, filled, CHUNK_BYTES - filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      const data = block.subarray(0, filled);
      if (filled === 0) return { hash: sum.digest('hex'), bytes };
      sum.update(data);
      bytes += filled;
      await take(data, number);
    }
  } finally {
    await file.close();
  }
}

import type { Kysely } from 'kysely';
import type { NewPublication, Publication, PublicationStore, PublishedFile } from '../../ports/publications.ts';
import type { Tables } from '../../tables.ts';

/** Nodes that are fetching the blobs of a superseded publication finish. */
const KEPT = 3;

/** Publications of the lists. */
export class KyselyPublicationStore implements PublicationStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async newestSeq(): Promise<number> {
    const query = this.#db.selectFrom('list_publication').select(({ fn }) => fn.max('seq').as('seq'));
    return (await query.executeTakeFirst())?.seq ?? 0;
  }

  async newest(): Promise<Publication | undefined> {
    const query = this.#db.selectFrom('list_publication').selectAll().orderBy('seq', 'desc').limit(1);
    const row = await query.executeTakeFirst();
    if (row === undefined) return undefined;
    const files: readonly PublishedFile[] = JSON.parse(row.files_json);
    const { seq, at, node, code_hash: codeHash, index_key: key, index_blob: blob, body_json: body } = row;
    return { seq, at, node, codeHash, index: key === null || blob === null ? null : { key, blob }, files, body };
  }

  async publish(publication: NewPublication, after: number): Promise<boolean> {
    const { at, node, codeHash, index, files, body } = publication;
    const seq = after + 1;
    return this.#db.transaction().execute(async (db) => {
      const row = {
        seq,
        at,
        node,
        code_hash: codeHash,
        index_key: index?.key ?? null,
        index_blob: index?.blob ?? null,
      };
      const insert = db
        .insertInto('list_publication')
        .values({ ...row, files_json: JSON.stringify(files), body_json: body })
        .onConflict((conflict) => conflict.doNothing());
      const { numInsertedOrUpdatedRows } = await insert.executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      const blobs = new Set([...(index === null ? [] : [index.blob]), ...files.map(({ hash }) => hash)]);
      const uses = [...blobs].map((blob) => ({ seq, blob }));
      if (uses.length > 0) await db.insertInto('list_publication_blob').values(uses).execute();
      await db
        .deleteFrom('list_publication_blob')
        .where('seq', '<=', seq - KEPT)
        .execute();
      await db
        .deleteFrom('list_publication')
        .where('seq', '<=', seq - KEPT)
        .execute();
      return true;
    });
  }
}

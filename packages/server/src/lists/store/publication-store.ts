import type { Kysely, Selectable } from 'kysely';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import type { Tables } from '../../db/tables.ts';

/** A file downloaded from a publisher, as nodes share it. */
export type PublishedFile = {
  /** Path in the folder of downloads, with `/`; starts with the list id. */
  readonly path: string;
  /** Hash of its blob. */
  readonly hash: string;
};

/** Lists loaded by one node, for all nodes. */
export type NewPublication = {
  readonly at: number;
  /** Id of the node that published. */
  readonly node: string;
  /** Hash of the code that made the index: other code cannot open it. */
  readonly codeHash: string;
  /** The saved index; null if none was saved. */
  readonly index: { readonly key: string; readonly blob: string } | null;
  readonly files: readonly PublishedFile[];
  /** Other state of the lists for nodes, as JSON. */
  readonly body: string;
};

export type Publication = NewPublication & { readonly seq: number };

/** Publications kept, so that nodes can finish fetching the blobs of a superseded one. */
const KEPT = 3;
const NONE = Buffer.alloc(0);

type Row = Selectable<Tables['list_publication']>;

/** Publications of the lists. Each needs a valid MAC; one without is ignored, and deleted with the next publication. */
export class PublicationStore {
  readonly #db: Kysely<Tables>;
  readonly #prover: RowProver;
  /** The newest publication read that has a valid MAC. */
  #known: { readonly seq: number; readonly mac: Buffer | null } | undefined;

  constructor(db: Kysely<Tables>, prover: RowProver) {
    this.#db = db;
    this.#prover = prover;
  }

  /** Number of the newest publication; 0 if there is none. */
  async newestSeq(): Promise<number> {
    const query = this.#db.selectFrom('list_publication').select(['seq', 'mac']).orderBy('seq', 'desc').limit(1);
    const newest = await query.executeTakeFirst();
    if (newest === undefined) return 0;
    // Nodes poll often: the body is only read if the publication is new.
    const isKnown = newest.seq === this.#known?.seq && newest.mac?.equals(this.#known.mac ?? NONE) === true;
    return isKnown ? newest.seq : ((await this.#newestProved())?.seq ?? 0);
  }

  async newest(): Promise<Publication | undefined> {
    const row = await this.#newestProved();
    if (row === undefined) return undefined;
    const files: readonly PublishedFile[] = JSON.parse(row.files_json);
    const { seq, at, node, code_hash: codeHash, index_key: key, index_blob: blob, body_json: body } = row;
    return { seq, at, node, codeHash, index: key === null || blob === null ? null : { key, blob }, files, body };
  }

  /** Publishes the successor of publication `after`; false if another node was faster. */
  async publish(publication: NewPublication, after: number): Promise<boolean> {
    const { at, node, codeHash, index, files, body } = publication;
    const seq = after + 1;
    const row = {
      seq,
      at,
      node,
      code_hash: codeHash,
      index_key: index?.key ?? null,
      index_blob: index?.blob ?? null,
      files_json: JSON.stringify(files),
      body_json: body,
    };
    const mac = this.#prover.macOfRow('list_publication', row);
    const forged = (await this.#rows()).filter((one) => !this.#isProved(one)).map((one) => one.seq);
    return this.#db.transaction().execute(async (db) => {
      if (forged.length > 0) await db.deleteFrom('list_publication').where('seq', 'in', forged).execute();
      const insert = db
        .insertInto('list_publication')
        .values({ ...row, mac })
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

  async #newestProved(): Promise<Row | undefined> {
    const found = (await this.#rows()).find((row) => this.#isProved(row));
    this.#known = found;
    return found;
  }

  #isProved(row: Row): boolean {
    return this.#prover.isProvedRow('list_publication', row);
  }

  /** Newest first. */
  #rows(): Promise<readonly Row[]> {
    return this.#db.selectFrom('list_publication').selectAll().orderBy('seq', 'desc').execute();
  }
}

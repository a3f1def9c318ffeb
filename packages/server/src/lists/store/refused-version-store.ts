import { type Kysely, sql } from 'kysely';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import type { Tables } from '../../db/tables.ts';
import type { Writer } from '../../db/writing/writer.ts';

/** A list file that is older than what is searched. It stays where the operator placed it. */
export type RefusedVersionRow = {
  readonly list: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  readonly code: string;
  readonly reason: string;
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  readonly publishedAt: string;
  readonly refusedAt: number;
  /** When an operator accepted it; null if it is refused, or acceptance is not proved. */
  readonly acceptedAt: number | null;
};

/** Refused list files. An accepted one needs a valid MAC; without it, the file is refused. */
export class RefusedVersionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /** Latest first. */
  async all(): Promise<readonly RefusedVersionRow[]> {
    const query = this.#db.selectFrom('refused_version').selectAll();
    const rows = await query.orderBy('refused_at', 'desc').orderBy('list').orderBy('sha256').execute();
    return rows.map((row) => {
      const { mac: _, published_at: publishedAt, refused_at: refusedAt, accepted_at: at, ...facts } = row;
      const isAccepted = at !== null && this.#prover.isProvedRow('refused_version', row);
      return { ...facts, publishedAt, refusedAt, acceptedAt: isAccepted ? at : null };
    });
  }

  /** Replaces the refused files; accepted ones stay accepted. */
  async replace(refused: readonly Omit<RefusedVersionRow, 'acceptedAt'>[]): Promise<void> {
    const statements = refused.map((row) =>
      sql`
        insert into refused_version
          (list, sha256, code, reason, path, bytes, records, published_at, refused_at, accepted_at)
        values (${row.list}, ${row.sha256}, ${row.code}, ${row.reason}, ${row.path}, ${row.bytes}, ${row.records},
          ${row.publishedAt}, ${row.refusedAt}, null)
        on conflict (list, sha256) do nothing`.compile(this.#db),
    );
    const gone = sql`delete from refused_version where accepted_at is null`.compile(this.#db);
    await this.#writer.unit(gone, ...statements);
  }

  /** True if the file was refused before. */
  async accept(list: string, sha256: string, atMs: number): Promise<boolean> {
    const known = (await this.all()).find((row) => row.list === list && row.sha256 === sha256);
    if (known === undefined || known.acceptedAt !== null) return false;
    const mac = this.#prover.macOfRow('refused_version', { list, sha256, accepted_at: atMs });
    const update = this.#db.updateTable('refused_version').set({ accepted_at: atMs, mac });
    const [changes] = await this.#writer.unit(update.where('list', '=', list).where('sha256', '=', sha256).compile());
    return changes === 1;
  }
}

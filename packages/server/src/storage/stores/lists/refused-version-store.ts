import { type Kysely, sql } from 'kysely';
import type { RefusedVersionRow, RefusedVersionStore } from '../../ports/refused-versions.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';

/** Refused files of lists. */
export class KyselyRefusedVersionStore implements RefusedVersionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async all(): Promise<readonly RefusedVersionRow[]> {
    const query = this.#db.selectFrom('refused_version').selectAll();
    const rows = await query.orderBy('refused_at', 'desc').orderBy('list').orderBy('sha256').execute();
    return rows.map(({ published_at, refused_at, accepted_at, ...row }) => ({
      ...row,
      publishedAt: published_at,
      refusedAt: refused_at,
      acceptedAt: accepted_at,
    }));
  }

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

  async accept(list: string, sha256: string, atMs: number): Promise<boolean> {
    const update = sql`
      update refused_version set accepted_at = ${atMs} where list = ${list} and sha256 = ${sha256} and accepted_at is null`;
    const [changes] = await this.#writer.unit(update.compile(this.#db));
    return changes === 1;
  }
}

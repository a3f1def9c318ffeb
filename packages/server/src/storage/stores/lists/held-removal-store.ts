import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Dialect, listed } from '../../dialect.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { HeldRemovalRow, HeldRemovalStore } from '../../ports/held-removals.ts';
import type { ActivatedVersion } from '../../ports/list-versions.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** Removals that are held back. */
export class KyselyHeldRemovalStore implements HeldRemovalStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  async all(): Promise<readonly HeldRemovalRow[]> {
    const rows = await this.#db.selectFrom('list_hold').selectAll().orderBy('listing').execute();
    return rows.map(({ confirmed_at, what, ...row }) => ({
      ...row,
      what: what === 'names' ? 'names' : 'listing',
      confirmedAt: confirmed_at,
    }));
  }

  async confirm(list: string, listings: readonly string[], event: AuditEvent): Promise<void> {
    const update = sql`
      update list_hold set confirmed_at = ${event.at}
      where list = ${list} and confirmed_at is null and listing in ${listed(this.#dialect, listings)}`;
    await this.#writer.unit(update.compile(this.#db), auditStatement(this.#db, event));
  }
}

/** Of a list these removals are held from now on, and no others; since when stays for those that were held before. */
export function holdStatements(
  dialect: Dialect,
  list: string,
  held: ActivatedVersion['held'],
  atMs: number,
): readonly RawBuilder<unknown>[] {
  const ids = listed(
    dialect,
    held.map(({ listing }) => listing),
  );
  const rows = JSON.stringify(
    held.map(({ listing, what, sha256, reason, content }) => [listing, what, sha256, reason, content]),
  );
  return [
    sql`delete from list_hold where list = ${list} and listing not in ${ids}`,
    sql`
      insert into list_hold (list, listing, what, sha256, reason, content, since, confirmed_at)
      select ${list}, j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4, ${atMs}, null
      from ${dialect.elements(rows)} where true
      on conflict (list, listing) do update set content = excluded.content`,
  ];
}

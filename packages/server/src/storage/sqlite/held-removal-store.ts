import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { HeldRemovalRow, HeldRemovalStore } from '../ports/held-removals.ts';
import type { ActivatedVersion } from '../ports/list-versions.ts';
import type { Tables } from '../tables.ts';
import { auditStatement } from './audit-log.ts';
import type { Writer } from './writer.ts';

/** Removals that are held back, in SQLite. */
export class SqliteHeldRemovalStore implements HeldRemovalStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
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
      where list = ${list} and confirmed_at is null and listing in (select value from json_each(${JSON.stringify(listings)}))`;
    await this.#writer.unit(update.compile(this.#db), auditStatement(this.#db, event));
  }
}

/** Of a list these removals are held from now on, and no others; since when stays for those that were held before. */
export function holdStatements(
  list: string,
  held: ActivatedVersion['held'],
  atMs: number,
): readonly RawBuilder<unknown>[] {
  const ids = JSON.stringify(held.map(({ listing }) => listing));
  const rows = JSON.stringify(
    held.map(({ listing, what, sha256, reason, content }) => [listing, what, sha256, reason, content]),
  );
  return [
    sql`delete from list_hold where list = ${list} and listing not in (select value from json_each(${ids}))`,
    sql`
      insert into list_hold (list, listing, what, sha256, reason, content, since, confirmed_at)
      select ${list}, j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4, ${atMs}, null
      from json_each(${rows}) j where true
      on conflict (list, listing) do update set content = excluded.content`,
  ];
}

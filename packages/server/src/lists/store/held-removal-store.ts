import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import { type Dialect, listed } from '../../db/dialect.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { auditStatement } from '../../db/ledger/audit-log.ts';
import type { Tables } from '../../db/tables.ts';
import type { Writer } from '../../db/writing/writer.ts';
import type { ActivatedVersion, HeldRemovalRow } from './list-version.ts';

/** Held removals. A confirmed one needs a valid MAC; without it, the removal stays held. */
export class HeldRemovalStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /** All held removals, ordered by listing. */
  async all(): Promise<readonly HeldRemovalRow[]> {
    const rows = await this.#db.selectFrom('list_hold').selectAll().orderBy('listing').execute();
    return rows.map((row) => {
      const { mac: _, confirmed_at: at, what, ...facts } = row;
      const isConfirmed = at !== null && this.#prover.isProvedRow('list_hold', row);
      return { ...facts, what: what === 'names' ? 'names' : 'listing', confirmedAt: isConfirmed ? at : null };
    });
  }

  /** Confirms that these listings are gone; the next load removes them. */
  async confirm(list: string, listings: readonly string[], event: AuditEvent): Promise<void> {
    const chosen = new Set(listings);
    const held = (await this.all()).filter((row) => row.list === list && row.confirmedAt === null);
    const updates = held.flatMap(({ listing, what, sha256 }) => {
      if (!chosen.has(listing)) return [];
      const mac = this.#prover.macOfRow('list_hold', { list, listing, what, sha256, confirmed_at: event.at });
      const update = this.#db.updateTable('list_hold').set({ confirmed_at: event.at, mac });
      return [update.where('list', '=', list).where('listing', '=', listing).compile()];
    });
    await this.#writer.unit(...updates, auditStatement(this.#db, event));
  }
}

/** Statements that replace the held removals of a list. Listings held before keep their start time. */
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
      on conflict (list, listing) do update set
        what = excluded.what, sha256 = excluded.sha256, reason = excluded.reason, content = excluded.content`,
  ];
}

/** Digest of the held removals of a list, hexadecimal: SHA-256 over a JSON array of its rows by listing. */
export function heldDigest(
  held: readonly {
    readonly listing: string;
    readonly what: string;
    readonly sha256: string;
    readonly content: string | null;
  }[],
): string {
  // Only the last row of each listing is stored.
  const last = new Map(held.map((one) => [one.listing, one]));
  const rows = [...last.values()].map(({ listing, what, sha256, content }) => [listing, what, sha256, content]);
  const text = JSON.stringify(rows.toSorted(([a = ''], [b = '']) => ((a ?? '') < (b ?? '') ? -1 : 1)));
  return createHash('sha256').update(text).digest('hex');
}

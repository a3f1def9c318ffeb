import type { Kysely, Selectable } from 'kysely';
import { rowId } from '../../db/clearing/clearing-tables.ts';
import { digestOf, type RowDigest, rowDigestOf, withRowDigests } from '../../db/clearing/row-digests.ts';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { auditStatement } from '../../db/ledger/audit-log.ts';
import type { Tables } from '../../db/tables.ts';
import type { Writer } from '../../db/writing/writer.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { latestRowDigests } from '../../modules/decisions/store/latest-row-digests.ts';

type RequiredList = {
  readonly id: string;
  readonly since: number;
  /** When and why the operator chose to continue without it; null if it is required. */
  readonly givenUp: { readonly atMs: number; readonly reason: string } | null;
  /** Whether that is proved. Unproved ones count as required. */
  readonly isProved: boolean;
};

type Row = Omit<Selectable<Tables['required_list']>, 'mac'>;

/** The set of required lists. A row without a valid MAC, or unknown to the audit log, counts as required. */
export class RequiredListStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /**
   * All lists that are or were required from this origin (`downloads`, or a folder), oldest first. A row that was
   * changed, restored or deleted outside the service counts as required.
   */
  async all(origin: string): Promise<readonly RequiredList[]> {
    const query = this.#db.selectFrom('required_list').selectAll().where('origin', '=', origin);
    const rows = await query.orderBy('since').orderBy('id').execute();
    const audited = (await latestRowDigests(this.#db, 'lists.')).required_list;
    const stored = rows.map((row): RequiredList => {
      const { id, since, given_up_at: atMs, given_up_reason: reason } = row;
      const known = audited.get(rowId('required_list', row));
      const isAsAudited = known === undefined || known.last === digestOf('required_list', row);
      if (!isAsAudited) this.#prover.tell('required_list', rowId('required_list', row));
      const isProved = this.#prover.isProvedRow('required_list', row) && isAsAudited;
      return { id, since, isProved, givenUp: atMs === null || !isProved ? null : { atMs, reason: reason ?? '' } };
    });
    return [...stored, ...this.#deleted(origin, rows, audited)];
  }

  /** Moves the rows of one origin to another that has none yet. */
  async move(from: string, to: string, event: AuditEvent): Promise<void> {
    const of = (origin: string) => this.#db.selectFrom('required_list').selectAll().where('origin', '=', origin);
    const [known, stored] = [await of(to).execute(), await of(from).execute()];
    if (known.length > 0 || stored.length === 0) return;
    const proved = stored.filter((row) => this.#prover.isProvedRow('required_list', row));
    const moved = stored.map(({ mac: _, ...row }) => {
      const there = { ...row, origin: to };
      return proved.some(({ id }) => id === row.id) ? there : { ...there, given_up_at: null, given_up_reason: null };
    });
    const gone = stored.map((row): RowDigest => ({ ...rowDigestOf('required_list', row), digest: null }));
    const digests = moved.map((row) => rowDigestOf('required_list', row));
    await this.#writer.unit(
      this.#db.deleteFrom('required_list').where('origin', '=', from).compile(),
      ...moved.map((row) => this.#put(row)),
      auditStatement(this.#db, withRowDigests(event, ...gone, ...digests)),
    );
  }

  /** Marks lists as required. */
  async require(origin: string, ids: readonly string[], event: AuditEvent): Promise<void> {
    const rows = ids.map((id) => ({ origin, id, since: event.at, given_up_at: null, given_up_reason: null }));
    await this.#putAll(rows, event);
  }

  /** Marks lists as not required, at the operator's request. */
  async giveUp(origin: string, ids: readonly string[], reason: string, event: AuditEvent): Promise<void> {
    const known = new Map((await this.all(origin)).map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => {
      const since = known.get(id)?.since;
      return since === undefined ? [] : [{ origin, id, since, given_up_at: event.at, given_up_reason: reason }];
    });
    await this.#putAll(rows, event);
  }

  /**
   * Lists that the audit log knows as required or given up but whose rows are missing: they count as always required.
   */
  #deleted(origin: string, rows: readonly Row[], audited: ReadonlyMap<string, { readonly last: string | null }>) {
    const ids = new Set(rows.map((row) => rowId('required_list', row)));
    return [...audited].flatMap(([name, { last }]): RequiredList[] => {
      const id = name.slice(origin.length + 1);
      if (last === null || ids.has(name) || name !== `${origin} ${id}` || id.includes(' ')) return [];
      this.#prover.tell('required_list', name);
      return [{ id, since: 0, isProved: false, givenUp: null }];
    });
  }

  async #putAll(rows: readonly Row[], event: AuditEvent): Promise<void> {
    if (rows.length === 0) return;
    const digests = rows.map((row) => rowDigestOf('required_list', row));
    await this.#writer.unit(
      ...rows.map((row) => this.#put(row)),
      auditStatement(this.#db, withRowDigests(event, ...digests)),
    );
  }

  #put(row: Row): Statement {
    const { origin: _, id: __, ...rest } = row;
    const proved = { ...rest, mac: this.#prover.macOfRow('required_list', row) };
    const insert = this.#db.insertInto('required_list').values({ ...row, ...proved });
    return insert.onConflict((on) => on.columns(['origin', 'id']).doUpdateSet(proved)).compile();
  }
}

import { type Kysely, type Selectable, sql } from 'kysely';
import { type Dialect, listed } from '../../dialect.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { OperatorStake, OwnershipStore } from '../../ports/ownership.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** The operator's table of owners. */
export class KyselyOwnershipStore implements OwnershipStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  async replace(stakes: readonly OperatorStake[], event: AuditEvent): Promise<void> {
    const rows = JSON.stringify(
      stakes.map((one) => [
        one.owned,
        one.owner,
        one.ownedName,
        one.ownerName,
        one.sharePpm === null ? null : Math.round(one.sharePpm),
        Number(one.control),
        one.asOf,
        one.source,
      ]),
    );
    const insert = sql`
      insert into ownership_stake (owned, owner, owned_name, owner_name, share_ppm, control, as_of, source)
      select j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, cast(j.value ->> 4 as integer),
        cast(j.value ->> 5 as integer), j.value ->> 6, j.value ->> 7
      from ${this.#dialect.elements(rows)}`;
    const removal = this.#db.deleteFrom('ownership_stake').compile();
    await this.#writer.unit(removal, insert.compile(this.#db), auditStatement(this.#db, event));
  }

  async all(): Promise<readonly OperatorStake[]> {
    return (await this.#db.selectFrom('ownership_stake').selectAll().orderBy('owned').orderBy('owner').execute()).map(
      toStake,
    );
  }

  async touching(ids: readonly string[]): Promise<readonly OperatorStake[]> {
    const given = listed(this.#dialect, ids);
    const { rows } = await sql<Selectable<Tables['ownership_stake']>>`
      select * from ownership_stake where owned in ${given}
      union select * from ownership_stake where owner in ${given}
      order by owned, owner`.execute(this.#db);
    return rows.map(toStake);
  }
}

function toStake(row: Selectable<Tables['ownership_stake']>): OperatorStake {
  return {
    owned: row.owned,
    owner: row.owner,
    ownedName: row.owned_name,
    ownerName: row.owner_name,
    sharePpm: row.share_ppm,
    control: row.control === 1,
    asOf: row.as_of,
    source: row.source,
  };
}

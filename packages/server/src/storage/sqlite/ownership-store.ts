import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { OperatorStake, OwnershipStore } from '../ports/ownership.ts';
import type { Tables } from '../tables.ts';
import { auditStatement } from './audit-log.ts';
import type { Writer } from './writer.ts';

/** The operator's table of owners in SQLite. */
export class SqliteOwnershipStore implements OwnershipStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async replace(stakes: readonly OperatorStake[], event: AuditEvent): Promise<void> {
    const rows = JSON.stringify(
      stakes.map((one) => [
        one.owned,
        one.owner,
        one.ownedName,
        one.ownerName,
        one.sharePpm,
        Number(one.control),
        one.asOf,
        one.source,
      ]),
    );
    const insert = sql`
      insert into ownership_stake (owned, owner, owned_name, owner_name, share_ppm, control, as_of, source)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
      from json_each(${rows})`;
    const removal = this.#db.deleteFrom('ownership_stake').compile();
    await this.#writer.unit(removal, insert.compile(this.#db), auditStatement(this.#db, event));
  }

  async all(): Promise<readonly OperatorStake[]> {
    return (await this.#db.selectFrom('ownership_stake').selectAll().orderBy('owned').orderBy('owner').execute()).map(
      toStake,
    );
  }

  async touching(ids: readonly string[]): Promise<readonly OperatorStake[]> {
    const given = JSON.stringify(ids);
    const { rows } = await sql<Selectable<Tables['ownership_stake']>>`
      select * from ownership_stake where owned in (select value from json_each(${given}))
      union select * from ownership_stake where owner in (select value from json_each(${given}))
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

import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { NewPolicyVersion, PolicyStore, PolicyVersion } from '../ports/policies.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { deciding } from '../writing/writer-protocol.ts';
import { auditStatement } from './records/audit-log.ts';

/** Policies. */
export class KyselyPolicyStore implements PolicyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async save(policy: NewPolicyVersion, event: AuditEvent): Promise<number> {
    const { name, hash, body, reason, savedAt, savedBy } = policy;
    const append = sql`
      insert into policy_version (name, version, hash, body, reason, saved_at, saved_by)
      select ${name}, coalesce(max(version), 0) + 1, ${hash}, ${body}, ${reason}, ${savedAt}, ${savedBy}
      from policy_version where name = ${name}`;
    const point = sql`
      insert into policy (name, version)
      select ${name}, max(version) from policy_version where name = ${name}
      on conflict (name) do update set version = excluded.version`;
    await this.#writer.unit(append.compile(this.#db), point.compile(this.#db), auditStatement(this.#db, event));
    const query = this.#db.selectFrom('policy_version').select('version').where('name', '=', name);
    const saved = await query.where('hash', '=', hash).orderBy('version', 'desc').executeTakeFirstOrThrow();
    return saved.version;
  }

  async find(name: string): Promise<PolicyVersion | undefined> {
    const row = await this.#current().where('policy.name', '=', name).executeTakeFirst();
    return row === undefined ? undefined : toVersion(row);
  }

  async list(): Promise<readonly PolicyVersion[]> {
    const rows = await this.#current().orderBy('policy.name').execute();
    return rows.map(toVersion);
  }

  async versions(name: string): Promise<readonly PolicyVersion[]> {
    const query = this.#db.selectFrom('policy_version').selectAll().where('name', '=', name);
    const rows = await query.orderBy('version', 'desc').execute();
    return rows.map(toVersion);
  }

  async remove(name: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('policy').where('name', '=', name).compile();
    const [removed] = await this.#writer.unit(deciding(removal), auditStatement(this.#db, event));
    return removed === 1;
  }

  #current() {
    return this.#db
      .selectFrom('policy')
      .innerJoin('policy_version', (join) =>
        join.onRef('policy_version.name', '=', 'policy.name').onRef('policy_version.version', '=', 'policy.version'),
      )
      .selectAll('policy_version');
  }
}

function toVersion(row: Selectable<Tables['policy_version']>): PolicyVersion {
  const { name, version, hash, body, reason, saved_at: savedAt, saved_by: savedBy } = row;
  return { name, version, hash, body, reason, savedAt, savedBy };
}

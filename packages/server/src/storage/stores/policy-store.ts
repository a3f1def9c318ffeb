import { type Kysely, type Selectable, sql } from 'kysely';
import type { RowProver } from '../clearing/row-prover.ts';
import { digestOf, type RowWord, saying, wordOf } from '../clearing/row-words.ts';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { NewPolicyVersion, PolicyStore, PolicyVersion } from '../ports/policies.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { deciding } from '../writing/writer-protocol.ts';
import { auditStatement } from './records/audit-log.ts';
import { lastWords } from './records/last-words.ts';

type VersionRow = Selectable<Tables['policy_version']>;

/** Policies. Each version, and which one of a name is current, has a MAC: what has none is not used. */
export class KyselyPolicyStore implements PolicyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  async save(policy: NewPolicyVersion, event: AuditEvent): Promise<number> {
    // Somebody else may save the same number meanwhile: then the next one.
    for (;;) {
      const version = (await this.#newest(policy.name)) + 1;
      if (await this.#saveAs(policy, version, event)) return version;
    }
  }

  async find(name: string): Promise<PolicyVersion | undefined> {
    const row = await this.#current().where('policy.name', '=', name).executeTakeFirst();
    return row === undefined || !this.#isCurrentProved(row) ? undefined : toVersion(row);
  }

  async isForged(name: string): Promise<boolean> {
    const row = await this.#db.selectFrom('policy').selectAll().where('name', '=', name).executeTakeFirst();
    const said = (await lastWords(this.#db, 'policy.')).policy.get(name);
    const last = said?.last ?? null;
    const isAsSaid = said === undefined || last === (row === undefined ? null : digestOf('policy', row));
    if (isAsSaid) return row !== undefined && (await this.find(name)) === undefined;
    this.#prover.tell('policy', name);
    return true;
  }

  async list(): Promise<readonly PolicyVersion[]> {
    const rows = await this.#current().orderBy('policy.name').execute();
    return rows.filter((row) => this.#isCurrentProved(row)).map(toVersion);
  }

  async versions(name: string): Promise<readonly PolicyVersion[]> {
    const query = this.#db.selectFrom('policy_version').selectAll().where('name', '=', name);
    const rows = await query.orderBy('version', 'desc').execute();
    return rows.filter((row) => this.#prover.isProvedRow('policy_version', row)).map(toVersion);
  }

  async remove(name: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('policy').where('name', '=', name).compile();
    const gone: RowWord = { table: 'policy', id: name, digest: null };
    const [removed] = await this.#writer.unit(deciding(removal), auditStatement(this.#db, saying(event, gone)));
    return removed === 1;
  }

  /** False where the number was taken meanwhile. */
  async #saveAs(policy: NewPolicyVersion, version: number, event: AuditEvent): Promise<boolean> {
    const { name, hash, body, reason, savedAt, savedBy } = policy;
    const row = { name, version, hash, body, reason, saved_at: savedAt, saved_by: savedBy };
    const pointer = { name, version };
    const append = this.#db
      .insertInto('policy_version')
      .values({ ...row, mac: this.#prover.macOfRow('policy_version', row) })
      .onConflict((on) => on.doNothing());
    const pointed = { version, mac: this.#prover.macOfRow('policy', pointer) };
    const point = this.#db
      .insertInto('policy')
      .values({ name, ...pointed })
      .onConflict((on) => on.column('name').doUpdateSet(pointed));
    const [saved] = await this.#writer.unit(
      deciding(append.compile()),
      point.compile(),
      auditStatement(this.#db, saying(event, wordOf('policy_version', row), wordOf('policy', pointer))),
    );
    return saved === 1;
  }

  async #newest(name: string): Promise<number> {
    const query = this.#db.selectFrom('policy_version').select(({ fn }) => fn.max('version').as('version'));
    return (await query.where('name', '=', name).executeTakeFirst())?.version ?? 0;
  }

  #isCurrentProved(row: VersionRow & { readonly pointer_mac: Buffer | null }): boolean {
    const { name, version, pointer_mac: mac } = row;
    return (
      this.#prover.isProvedRow('policy', { name, version, mac }) && this.#prover.isProvedRow('policy_version', row)
    );
  }

  #current() {
    return this.#db
      .selectFrom('policy')
      .innerJoin('policy_version', (join) =>
        join.onRef('policy_version.name', '=', 'policy.name').onRef('policy_version.version', '=', 'policy.version'),
      )
      .selectAll('policy_version')
      .select(sql<Buffer | null>`policy.mac`.as('pointer_mac'));
  }
}

function toVersion(row: VersionRow): PolicyVersion {
  const { name, version, hash, body, reason, saved_at: savedAt, saved_by: savedBy } = row;
  return { name, version, hash, body, reason, savedAt, savedBy };
}

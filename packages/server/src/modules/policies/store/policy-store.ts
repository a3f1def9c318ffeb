import { type Kysely, type Selectable, sql } from 'kysely';
import { digestOf, type RowDigest, rowDigestOf, withRowDigests } from '../../../db/clearing/row-digests.ts';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { latestRowDigests } from '../../decisions/store/latest-row-digests.ts';

export type NewPolicyVersion = {
  readonly name: string;
  /** `sha256:…` over `body`. */
  readonly hash: string;
  /** The policy in the form of `canonicalPolicy`. */
  readonly body: string;
  readonly reason: string;
  readonly savedAt: number;
  readonly savedBy: string;
};

export type PolicyVersion = NewPolicyVersion & { readonly version: number };

type VersionRow = Selectable<Tables['policy_version']>;

/** Policies. Each version has a MAC, and so has the pointer to the current one. What has none is not used. */
export class PolicyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /** Appends the next version of this name and makes it current. Resolves with its number. */
  save(policy: NewPolicyVersion, event: AuditEvent): Promise<number> {
    return this.#append(policy, event, true);
  }

  /** Appends the next version without making it current, since it waits for a second person. */
  propose(policy: NewPolicyVersion, event: AuditEvent): Promise<number> {
    return this.#append(policy, event, false);
  }

  /** The waiting version: the newest one, if another is current. */
  async waiting(name: string): Promise<PolicyVersion | undefined> {
    const [newest] = await this.versions(name);
    const current = await this.find(name);
    if (current !== undefined) return newest !== undefined && newest.version > current.version ? newest : undefined;
    // Nothing waits for a deleted policy. If the pointer to the current version is forged, a second person confirms
    // one.
    return (await this.isForged(name)) ? newest : undefined;
  }

  /** Makes the waiting version current. False if it is no longer the one that waits. */
  async approve(name: string, version: number, event: AuditEvent): Promise<boolean> {
    if ((await this.waiting(name))?.version !== version) return false;
    // Has no effect if another version was saved meanwhile.
    const newest = this.#db.selectFrom('policy_version').select(({ fn }) => fn.max('version').as('version'));
    const isNewest = this.#db
      .updateTable('policy_version')
      .set({ version })
      .where('name', '=', name)
      .where('version', '=', version)
      .where(newest.where('name', '=', name), '=', version);
    const { put, digest } = this.#pointing({ name, version });
    const statements = [deciding(isNewest.compile()), put.compile()];
    const [approved] = await this.#writer.unit(...statements, auditStatement(this.#db, withRowDigests(event, digest)));
    return approved === 1;
  }

  /**
   * Current version of a name. Read for every request that names one, so that changes by other processes take effect.
   */
  async find(name: string): Promise<PolicyVersion | undefined> {
    const row = await this.#current().where('policy.name', '=', name).executeTakeFirst();
    return row === undefined || !this.#isCurrentProved(row) ? undefined : toVersion(row);
  }

  /**
   * Whether a row is stored under the name that `find` does not accept, or that differs from the audit log: changed,
   * restored or deleted by somebody else.
   */
  async isForged(name: string): Promise<boolean> {
    const row = await this.#db.selectFrom('policy').selectAll().where('name', '=', name).executeTakeFirst();
    const audited = (await latestRowDigests(this.#db, 'policy.')).policy.get(name);
    const last = audited?.last ?? null;
    const isAsAudited = audited === undefined || last === (row === undefined ? null : digestOf('policy', row));
    if (isAsAudited) return row !== undefined && (await this.find(name)) === undefined;
    this.#prover.tell('policy', name);
    return true;
  }

  /** Current version of every name, ordered by name. */
  async list(): Promise<readonly PolicyVersion[]> {
    const rows = await this.#current().orderBy('policy.name').execute();
    return rows.filter((row) => this.#isCurrentProved(row)).map(toVersion);
  }

  /** All versions of a name, newest first, even after it was removed. */
  async versions(name: string): Promise<readonly PolicyVersion[]> {
    const query = this.#db.selectFrom('policy_version').selectAll().where('name', '=', name);
    const rows = await query.orderBy('version', 'desc').execute();
    return rows.filter((row) => this.#prover.isProvedRow('policy_version', row)).map(toVersion);
  }

  /** Removes the name; its versions stay. True if it existed. */
  async remove(name: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('policy').where('name', '=', name).compile();
    const gone: RowDigest = { table: 'policy', id: name, digest: null };
    const [removed] = await this.#writer.unit(deciding(removal), auditStatement(this.#db, withRowDigests(event, gone)));
    return removed === 1;
  }

  async #append(policy: NewPolicyVersion, event: AuditEvent, isCurrent: boolean): Promise<number> {
    // Somebody else may save the same number meanwhile: retried with the next one.
    for (;;) {
      const version = (await this.#newest(policy.name)) + 1;
      if (await this.#appendAs(policy, version, event, isCurrent)) return version;
    }
  }

  /** False if the number was taken meanwhile. */
  async #appendAs(policy: NewPolicyVersion, version: number, event: AuditEvent, isCurrent: boolean): Promise<boolean> {
    const { name, hash, body, reason, savedAt, savedBy } = policy;
    const row = { name, version, hash, body, reason, saved_at: savedAt, saved_by: savedBy };
    const append = this.#db
      .insertInto('policy_version')
      .values({ ...row, mac: this.#prover.macOfRow('policy_version', row) })
      .onConflict((on) => on.doNothing());
    const own = rowDigestOf('policy_version', row);
    const { put, digest } = this.#pointing({ name, version });
    const [saved] = await this.#writer.unit(
      deciding(append.compile()),
      ...(isCurrent ? [put.compile()] : []),
      auditStatement(this.#db, withRowDigests(event, own, ...(isCurrent ? [digest] : []))),
    );
    return saved === 1;
  }

  /** Pointer to the current version, and its digest for the audit log. */
  #pointing(pointer: { readonly name: string; readonly version: number }) {
    const { name, version } = pointer;
    const pointed = { version, mac: this.#prover.macOfRow('policy', pointer) };
    const put = this.#db
      .insertInto('policy')
      .values({ name, ...pointed })
      .onConflict((on) => on.column('name').doUpdateSet(pointed));
    return { put, digest: rowDigestOf('policy', pointer) };
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

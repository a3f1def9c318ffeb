import type { Role } from '@namesake/contract';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { toRole } from './role-and-scope.ts';

/** Identity of a user at a provider. The subject never changes and is never given to another person. */
export type ExternalIdentity = { readonly issuer: string; readonly subject: string };

export type User = {
  readonly id: string;
  /** Unique, ignoring case. */
  readonly name: string;
  /** Empty if there is an `identity`: no password opens the account. */
  readonly passwordHash: string;
  /** Absent for accounts with a password. */
  readonly identity?: ExternalIdentity;
  readonly role: Role;
  readonly createdAt: number;
  readonly disabledAt: number | null;
  readonly lastLoginAt: number | null;
};

/** User accounts. */
export class UserStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /**
   * Creates the first user. False if there already is one: of two concurrent attempts, only one succeeds. The set-up
   * link stops working.
   */
  async createFirst(user: User, event: AuditEvent): Promise<boolean> {
    const insert = sql`
      insert into user_account (id, name, name_key, password_hash, role, created_at)
      select ${user.id}, ${user.name}, ${nameKey(user.name)}, ${user.passwordHash}, ${user.role}, ${user.createdAt}
      where not exists (select 1 from user_account)`;
    const [created] = await this.#writer.unit(
      deciding(insert.compile(this.#db)),
      this.#db.deleteFrom('setup_link').compile(),
      auditStatement(this.#db, event),
    );
    return created === 1;
  }

  /**
   * Creates the account of a person identified by a provider. False if the name is taken or offered, if the identity
   * already has an account, or if there is no user yet.
   */
  async createIdentified(user: User & { readonly identity: ExternalIdentity }, event: AuditEvent): Promise<boolean> {
    const { id, name, role, createdAt, identity } = user;
    const key = nameKey(name);
    const insert = sql`
      insert into user_account (id, name, name_key, password_hash, role, created_at, issuer, subject)
      select ${id}, ${name}, ${key}, '', ${role}, ${createdAt}, ${identity.issuer}, ${identity.subject}
      where exists (select 1 from user_account)
      and not exists (select 1 from user_account where name_key = ${key})
      and not exists (select 1 from invitation where name_key = ${key} and expires_at > ${createdAt})
      and not exists (
        select 1 from user_account where issuer = ${identity.issuer} and subject = ${identity.subject}
      )`;
    const [created] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return created === 1;
  }

  async findByIdentity({ issuer, subject }: ExternalIdentity): Promise<User | undefined> {
    const query = this.#db.selectFrom('user_account').selectAll();
    const row = await query.where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
    return row === undefined ? undefined : toUser(row);
  }

  async findByName(name: string): Promise<User | undefined> {
    const query = this.#db.selectFrom('user_account').selectAll().where('name_key', '=', nameKey(name));
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : toUser(row);
  }

  async find(id: string): Promise<User | undefined> {
    const row = await this.#db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : toUser(row);
  }

  async any(): Promise<boolean> {
    return (await this.#db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** All users, oldest account first. */
  async list(): Promise<readonly User[]> {
    const rows = await this.#db
      .selectFrom('user_account')
      .selectAll()
      .orderBy('created_at')
      .orderBy('name_key')
      .execute();
    return rows.map(toUser);
  }

  /**
   * Changes role and state of a user. Disabling ends all sessions of the user. False if there is no such user, or if no
   * active administrator would be left: of two who disable each other at once, only one succeeds.
   */
  async update(
    id: string,
    { role, disabledAt }: Pick<User, 'role' | 'disabledAt'>,
    event: AuditEvent,
  ): Promise<boolean> {
    const staysAdmin = role === 'admin' && disabledAt === null;
    const update = this.#db.updateTable('user_account').set({ role, disabled_at: disabledAt }).where('id', '=', id);
    const sessions = this.#db.deleteFrom('session').where('user_id', '=', id);
    const [changed] = await this.#writer.unit(
      deciding((staysAdmin ? update : update.where(keepsAdministrator(id))).compile()),
      ...(disabledAt === null ? [] : [sessions.compile()]),
      auditStatement(this.#db, event),
    );
    return changed === 1;
  }

  /** Changes the role of an active account. False if it is not active, or the last active administrator. */
  async setRole(id: string, role: Role, event: AuditEvent): Promise<boolean> {
    const active = this.#db
      .updateTable('user_account')
      .set({ role })
      .where('id', '=', id)
      .where('disabled_at', 'is', null);
    const update = role === 'admin' ? active : active.where(keepsAdministrator(id));
    const [changed] = await this.#writer.unit(deciding(update.compile()), auditStatement(this.#db, event));
    return changed === 1;
  }

  /**
   * Sets a new password and ends all sessions of the user except `kept`. False if there is no such user with a
   * password.
   */
  async setPassword(id: string, passwordHash: string, kept: Buffer | undefined, event: AuditEvent): Promise<boolean> {
    const sessions = this.#db.deleteFrom('session').where('user_id', '=', id);
    const [changed] = await this.#writer.unit(
      deciding(
        this.#db
          .updateTable('user_account')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .where('issuer', 'is', null)
          .compile(),
      ),
      (kept === undefined ? sessions : sessions.where('hash', '<>', kept)).compile(),
      // Log-ins begun with the old password.
      this.#db.deleteFrom('login_step').where('user_id', '=', id).compile(),
      auditStatement(this.#db, event),
    );
    return changed === 1;
  }
}

/** Part of the statement, so that it checks the administrators at that moment, not when the caller looked. */
const keepsAdministrator = (id: string) => (is: ExpressionBuilder<Tables, 'user_account'>) =>
  is.or([
    is('role', '<>', 'admin'),
    is('disabled_at', 'is not', null),
    is.exists(
      is
        .selectFrom('user_account as other')
        .select('other.id')
        .where('other.id', '<>', id)
        .where('other.role', '=', 'admin')
        .where('other.disabled_at', 'is', null),
    ),
  ]);

const toUser = (row: Selectable<Tables['user_account']>): User => ({
  id: row.id,
  name: row.name,
  passwordHash: row.password_hash,
  role: toRole(row.role),
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  lastLoginAt: row.last_login_at,
  ...(row.issuer === null || row.subject === null ? {} : { identity: { issuer: row.issuer, subject: row.subject } }),
});

/** Key for comparing user names: ignores case and surrounding spaces. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

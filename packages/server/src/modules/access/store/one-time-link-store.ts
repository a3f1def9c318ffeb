import type { Role } from '@namesake/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { toRole } from './role-and-scope.ts';
import { nameKey } from './user-store.ts';

export type Invitation = {
  readonly id: string;
  /** Hash of the one-time token. */
  readonly hash: Buffer;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly expiresAt: number;
};

/** The table has at most one row. */
const ONLY = 1;

/** Invitations. Accepted and withdrawn ones are deleted; the audit log has them. */
export class InvitationStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** False if the name is taken or offered. Deletes invitations that have expired by its `createdAt`. */
  async create(invitation: Invitation, event: AuditEvent): Promise<boolean> {
    const { id, hash, name, role, createdAt, createdBy, expiresAt } = invitation;
    const key = nameKey(name);
    const insert = sql`
      insert into invitation (id, hash, name, name_key, role, created_at, created_by, expires_at)
      select ${id}, ${hash}, ${name}, ${key}, ${role}, ${createdAt}, ${createdBy}, ${expiresAt}
      where not exists (select 1 from user_account where name_key = ${key})
      and not exists (select 1 from invitation where name_key = ${key})`;
    const [, created] = await this.#writer.unit(
      this.#db.deleteFrom('invitation').where('expires_at', '<=', createdAt).compile(),
      deciding(insert.compile(this.#db)),
      auditStatement(this.#db, event),
    );
    return created === 1;
  }

  async findByHash(hash: Buffer): Promise<Invitation | undefined> {
    const row = await this.#db.selectFrom('invitation').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? undefined : toInvitation(row);
  }

  /** Newest first, including expired ones. */
  async list(): Promise<readonly Invitation[]> {
    const query = this.#db.selectFrom('invitation').selectAll().orderBy('created_at', 'desc').orderBy('id');
    return (await query.execute()).map(toInvitation);
  }

  /** False if there is no such invitation. */
  async remove(id: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('invitation').where('id', '=', id);
    const [removed] = await this.#writer.unit(deciding(removal.compile()), auditStatement(this.#db, event));
    return removed === 1;
  }

  /** Creates the offered account. False if the invitation was accepted, was withdrawn or has expired. */
  async accept(
    hash: Buffer,
    user: { readonly id: string; readonly passwordHash: string },
    event: AuditEvent,
  ): Promise<boolean> {
    const insert = sql`
      insert into user_account (id, name, name_key, password_hash, role, created_at)
      select ${user.id}, name, name_key, ${user.passwordHash}, role, ${event.at} from invitation
      where hash = ${hash} and expires_at > ${event.at}
      and not exists (select 1 from user_account where user_account.name_key = invitation.name_key)`;
    const [made] = await this.#writer.unit(
      deciding(insert.compile(this.#db)),
      this.#db.deleteFrom('invitation').where('hash', '=', hash).compile(),
      auditStatement(this.#db, event),
    );
    return made === 1;
  }
}

const toInvitation = (row: Selectable<Tables['invitation']>): Invitation => ({
  id: row.id,
  hash: row.hash,
  name: row.name,
  role: toRole(row.role),
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
});

/** One-time link of the first administrator, stored as a hash. */
export class SetupLinkStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Makes this the only valid link and records the event, in one transaction. */
  async replace(hash: Buffer, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.deleteFrom('setup_link').compile(),
      this.#db.insertInto('setup_link').values({ only: ONLY, hash, created_at: event.at }).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** Hash of the valid link, or undefined. It stops working once the first user exists. */
  async current(): Promise<Buffer | undefined> {
    return (await this.#db.selectFrom('setup_link').select('hash').executeTakeFirst())?.hash;
  }
}

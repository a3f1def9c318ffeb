import type { Kysely, Selectable } from 'kysely';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { SpentProof } from './factors.ts';
import { proofStatements } from './proof-statements.ts';

export type Session = {
  /** Hash of the cookie's value. */
  readonly hash: Buffer;
  /** Id by which its user names it; reveals nothing about the cookie. */
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** Network address of the log-in. */
  readonly address: string;
  /** User agent of the browser. */
  readonly browser: string;
};

/** Criteria for ended sessions: past their expiry, or idle since a time. */
type Ended = { readonly nowMs: number; readonly idleSinceMs: number };

/** What a log-in with a second factor uses up: the waiting step, by the hash of its cookie, and the proof. */
export type SecondStepTaken = { readonly step?: Buffer | undefined; readonly proof: SpentProof };

/** Sessions, found by the hash of their cookie. */
export class SessionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /**
   * Starts a session and records the log-in. Ends the session it `replaces` and deletes ended ones. False, without a
   * session, if the second step was used before: of two log-ins with one code, only one succeeds.
   */
  async create(
    session: Session,
    replaces: Buffer | undefined,
    ended: Ended,
    event: AuditEvent,
    taken?: SecondStepTaken,
  ): Promise<boolean> {
    const over = this.#db
      .deleteFrom('session')
      .where((is) => is.or([is('expires_at', '<=', ended.nowMs), is('last_seen_at', '<=', ended.idleSinceMs)]));
    const replaced = replaces === undefined ? [] : [this.#db.deleteFrom('session').where('hash', '=', replaces)];
    const insert = this.#db.insertInto('session').values({
      hash: session.hash,
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
      address: session.address,
      browser: session.browser,
    });
    const noted = this.#db
      .updateTable('user_account')
      .set({ last_login_at: session.createdAt })
      .where('id', '=', session.userId);
    const changes = await this.#writer.unit(
      ...this.#taken(taken, ended.nowMs),
      ...[over, ...replaced, insert, noted].map((statement) => statement.compile()),
      auditStatement(this.#db, event),
    );
    return changes.some((count) => count > 0);
  }

  async find(hash: Buffer): Promise<Session | undefined> {
    const row = await this.#db.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? undefined : toSession(row);
  }

  /** Sessions of a user, last used first. */
  async listOf(userId: string): Promise<readonly Session[]> {
    const query = this.#db.selectFrom('session').selectAll().where('user_id', '=', userId);
    return (await query.orderBy('last_seen_at', 'desc').orderBy('id').execute()).map(toSession);
  }

  /** Records activity, unless some was recorded after `unlessSinceMs`. */
  async touch(hash: Buffer, atMs: number, unlessSinceMs: number): Promise<void> {
    const update = this.#db
      .updateTable('session')
      .set({ last_seen_at: atMs })
      .where('hash', '=', hash)
      .where('last_seen_at', '<=', unlessSinceMs);
    await this.#writer.unit(update.compile());
  }

  /** False if the user has no such session. */
  async remove(userId: string, id: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('session').where('user_id', '=', userId).where('id', '=', id);
    const [removed] = await this.#writer.unit(deciding(removal.compile()), auditStatement(this.#db, event));
    return removed === 1;
  }

  /** Ends all sessions of a user. */
  async removeAll(userId: string, event: AuditEvent): Promise<void> {
    const removal = this.#db.deleteFrom('session').where('user_id', '=', userId);
    await this.#writer.unit(removal.compile(), auditStatement(this.#db, event));
  }

  /** Ends all sessions of a user except one. */
  async removeOthers(userId: string, kept: Buffer, event: AuditEvent): Promise<void> {
    const removal = this.#db.deleteFrom('session').where('user_id', '=', userId).where('hash', '<>', kept);
    await this.#writer.unit(removal.compile(), auditStatement(this.#db, event));
  }

  #taken(taken: SecondStepTaken | undefined, nowMs: number): readonly Statement[] {
    if (taken === undefined) return [];
    const { step, proof } = taken;
    const spent = proofStatements(this.#db, proof, nowMs);
    if (step === undefined) return spent;
    const removal = this.#db.deleteFrom('login_step').where('hash', '=', step).where('expires_at', '>', nowMs);
    return [deciding(removal.compile()), ...spent];
  }
}

const toSession = (row: Selectable<Tables['session']>): Session => ({
  hash: row.hash,
  id: row.id,
  userId: row.user_id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  address: row.address,
  browser: row.browser,
});

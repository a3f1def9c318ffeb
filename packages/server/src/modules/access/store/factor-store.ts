import type { Kysely, Selectable } from 'kysely';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type EventStatement, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { FactorChange, FactorCounts, Factors, Passkey, SpentProof, Totp, UsedChallenge } from './factors.ts';
import { challengeStatements, proofStatements } from './proof-statements.ts';

/** Tables with data of a user, each with a column `user_id`. */
const OF_USER = ['totp_factor', 'passkey', 'recovery_code', 'login_step', 'session'] as const;

/** Second factors of users. */
export class FactorStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async of(userId: string): Promise<Factors> {
    const [totp, passkeys, codes] = await Promise.all([
      this.#db.selectFrom('totp_factor').selectAll().where('user_id', '=', userId).executeTakeFirst(),
      this.#db
        .selectFrom('passkey')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      this.#db.selectFrom('recovery_code').select('hash').where('user_id', '=', userId).execute(),
    ]);
    return {
      totp: totp === undefined ? undefined : toTotp(totp),
      passkeys: passkeys.map(toPasskey),
      recoveryCodes: codes.length,
    };
  }

  /** Whether the user has an authenticator app or a passkey. */
  async has(userId: string): Promise<boolean> {
    const totp = this.#db.selectFrom('totp_factor').select('user_id').where('user_id', '=', userId);
    if ((await totp.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined) return true;
    const passkey = this.#db.selectFrom('passkey').select('id').where('user_id', '=', userId).limit(1);
    return (await passkey.executeTakeFirst()) !== undefined;
  }

  /** Number of factors of every user who has any. */
  async counts(): Promise<ReadonlyMap<string, FactorCounts>> {
    const totp = this.#db.selectFrom('totp_factor').select('user_id').where('confirmed_at', 'is not', null);
    const [apps, passkeys, codes] = await Promise.all([
      totp.execute(),
      this.#db.selectFrom('passkey').select('user_id').execute(),
      this.#db.selectFrom('recovery_code').select('user_id').execute(),
    ]);
    const all = new Map<string, FactorCounts>();
    const add = (userId: string, more: (counts: FactorCounts) => Partial<FactorCounts>): void => {
      const counts = all.get(userId) ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
      all.set(userId, { ...counts, ...more(counts) });
    };
    for (const row of apps) add(row.user_id, () => ({ totp: true }));
    for (const row of passkeys) add(row.user_id, (counts) => ({ passkeys: counts.passkeys + 1 }));
    for (const row of codes) add(row.user_id, (counts) => ({ recoveryCodes: counts.recoveryCodes + 1 }));
    return all;
  }

  /** Stores an app to be confirmed, replacing an earlier unconfirmed one. False if the user has a confirmed app. */
  async startTotp(
    { userId, sealed, createdAt }: Pick<Totp, 'userId' | 'sealed' | 'createdAt'>,
    event: AuditEvent,
  ): Promise<boolean> {
    const started = { sealed, created_at: createdAt };
    const insert = this.#db
      .insertInto('totp_factor')
      .values({ user_id: userId, ...started, last_step: -1 })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(started).where('totp_factor.confirmed_at', 'is', null),
      );
    return this.#decide(deciding(insert.compile()), [], event);
  }

  /** Confirms the app by a code of this step. If `codes` are given, they replace earlier recovery codes. */
  async confirmTotp(
    userId: string,
    step: number,
    codes: readonly Buffer[],
    { kept, event }: FactorChange,
  ): Promise<boolean> {
    const confirmed = this.#db
      .updateTable('totp_factor')
      .set({ confirmed_at: event.at, last_used_at: event.at, last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null);
    const more = [...this.#codes(userId, codes), this.#others(userId, kept)];
    return this.#decide(deciding(confirmed.compile()), more, event);
  }

  /** False if the proof was used before, or there is no app. */
  async removeTotp(userId: string, proof: SpentProof, { kept, event }: FactorChange): Promise<boolean> {
    const removal = this.#db
      .deleteFrom('totp_factor')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null);
    const changes = await this.#writer.unit(
      ...proofStatements(this.#db, proof, event.at),
      deciding(removal.compile()),
      this.#useless(userId),
      this.#others(userId, kept),
      auditStatement(this.#db, event),
    );
    return changes.some((count) => count > 0);
  }

  async findPasskey(credentialId: string): Promise<Passkey | undefined> {
    const query = this.#db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId);
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : toPasskey(row);
  }

  /** False if the authenticator is already registered, or the challenge was answered before. */
  async addPasskey(
    passkey: Passkey,
    challenge: UsedChallenge,
    codes: readonly Buffer[],
    { kept, event }: FactorChange,
  ): Promise<boolean> {
    const insert = this.#db
      .insertInto('passkey')
      .values({
        id: passkey.id,
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports_json: JSON.stringify(passkey.transports),
        site: passkey.site,
        name: passkey.name,
        created_at: passkey.createdAt,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing());
    const changes = await this.#writer.unit(
      ...challengeStatements(this.#db, challenge, event.at),
      deciding(insert.compile()),
      ...this.#codes(passkey.userId, codes),
      this.#others(passkey.userId, kept),
      auditStatement(this.#db, event),
    );
    return changes.some((count) => count > 0);
  }

  /** False if the user has no such passkey. */
  async removePasskey(userId: string, id: string, { kept, event }: FactorChange): Promise<boolean> {
    const removal = this.#db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id);
    const more = [this.#useless(userId), this.#others(userId, kept)];
    return this.#decide(deciding(removal.compile()), more, event);
  }

  /** Replaces all recovery codes with these. */
  async replaceRecoveryCodes(userId: string, codes: readonly Buffer[], event: AuditEvent): Promise<void> {
    await this.#writer.unit(...this.#codes(userId, codes), auditStatement(this.#db, event));
  }

  /** Removes every factor of a user and ends all their sessions. */
  async reset(userId: string, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      ...OF_USER.map((table) => this.#db.deleteFrom(table).where('user_id', '=', userId).compile()),
      auditStatement(this.#db, event),
    );
  }

  async #decide(condition: Statement, more: readonly Statement[], event: AuditEvent): Promise<boolean> {
    const audited: EventStatement = auditStatement(this.#db, event);
    const [changed] = await this.#writer.unit(condition, ...more, audited);
    return changed === 1;
  }

  /** Statements that replace all recovery codes; empty if there are no new ones. */
  #codes(userId: string, codes: readonly Buffer[]): readonly Statement[] {
    if (codes.length === 0) return [];
    const rows = codes.map((hash) => ({ hash, user_id: userId }));
    return [
      this.#db.deleteFrom('recovery_code').where('user_id', '=', userId).compile(),
      this.#db.insertInto('recovery_code').values(rows).compile(),
    ];
  }

  /** Deletes the recovery codes of a user who has no factor left. */
  #useless(userId: string): Statement {
    const removal = this.#db.deleteFrom('recovery_code').where('user_id', '=', userId);
    return removal
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('totp_factor')
              .select('user_id')
              .where('user_id', '=', userId)
              .where('confirmed_at', 'is not', null),
          ),
        ),
      )
      .where((is) => is.not(is.exists(is.selectFrom('passkey').select('id').where('user_id', '=', userId))))
      .compile();
  }

  /** Ends all sessions of a user except one. */
  #others(userId: string, kept: Buffer): Statement {
    return this.#db.deleteFrom('session').where('user_id', '=', userId).where('hash', '<>', kept).compile();
  }
}

const toTotp = (row: Selectable<Tables['totp_factor']>): Totp => ({
  userId: row.user_id,
  sealed: row.sealed,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  lastStep: row.last_step,
  lastUsedAt: row.last_used_at,
});

const toPasskey = (row: Selectable<Tables['passkey']>): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports_json),
  site: row.site,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

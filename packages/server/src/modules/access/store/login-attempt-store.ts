import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';

/** Key that attempts are counted for, and the number of attempts without a wait. */
export type AttemptKey = { readonly key: string; readonly free: number };

/** Wait after the last free attempt. It doubles with each further attempt, up to the maximum. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));
/** One attempt expires per interval, so that typing errors of a whole office never add up. */
const FORGOTTEN_IN_MS = 10 * 60_000;
/** A key without attempts for this long is deleted. */
const DROP_AFTER_MS = 24 * 3_600_000;
/** Maximum number of keys that unauthenticated callers can create: names without an account, and addresses. */
const MAX_STRANGERS = 10_000;

/**
 * Counts log-in attempts. One statement counts an attempt and refuses it while the key has to wait, so that
 * simultaneous guesses cannot pass together. Keys of accounts (`user:`) are never dropped to make room.
 */
export class LoginAttemptStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Counts an attempt. False while the key has to wait. Simultaneous attempts cannot exceed the limit. */
  async take({ key, free }: AttemptKey, nowMs: number): Promise<boolean> {
    const dropped = this.#db.deleteFrom('login_attempt').where('last_at', '<=', nowMs - DROP_AFTER_MS);
    const { level, wait } = afterOneMore(free, nowMs);
    const counted = this.#db
      .insertInto('login_attempt')
      .values({ key, level: FORGOTTEN_IN_MS, last_at: nowMs, blocked_until: nowMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ level, last_at: nowMs, blocked_until: sql<number>`cast(${nowMs} as bigint) + ${wait}` })
          // A wait above the maximum was counted by a clock that has since been set back, so it is ignored.
          .where((is) =>
            is.or([
              is('login_attempt.blocked_until', '<=', nowMs),
              is('login_attempt.blocked_until', '>', nowMs + LONGEST_WAIT_MS),
            ]),
          ),
      );
    const [, taken] = await this.#writer.unit(dropped.compile(), counted.compile());
    await this.#makeRoom();
    return taken === 1;
  }

  /** Until when a key has to wait; undefined if nothing is counted for it. */
  async blockedUntil(key: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('login_attempt').select('blocked_until').where('key', '=', key);
    return (await query.executeTakeFirst())?.blocked_until;
  }

  /** Keys that have to wait at this time, and until when. */
  async blocked(nowMs: number): Promise<ReadonlyMap<string, number>> {
    const query = this.#db.selectFrom('login_attempt').selectAll().where('blocked_until', '>', nowMs);
    return new Map((await query.execute()).map(({ key, blocked_until: until }) => [key, until]));
  }

  /** Clears all attempts of one key, and one attempt of another, after they proved right. */
  async succeed(forgotten: string, lessened?: string): Promise<void> {
    const less = this.#db
      .updateTable('login_attempt')
      .set(({ eb }) => ({ level: eb('level', '-', FORGOTTEN_IN_MS), blocked_until: 0 }))
      .where('key', '=', lessened ?? '');
    const spent = this.#db.deleteFrom('login_attempt').where('level', '<=', 0);
    await this.#writer.unit(
      this.#db.deleteFrom('login_attempt').where('key', '=', forgotten).compile(),
      ...(lessened === undefined ? [] : [less.compile(), spent.compile()]),
    );
  }

  /** Clears all attempts of a key and of every address, and records the event. Does neither if nothing is counted. */
  async unlock(key: string, event: AuditEvent): Promise<boolean> {
    // Includes addresses: behind an untrusted proxy, everybody has the same one.
    const removal = this.#db
      .deleteFrom('login_attempt')
      .where((is) => is.or([is('key', '=', key), is('key', 'like', 'address:%')]));
    const [removed] = await this.#writer.unit(deciding(removal.compile()), auditStatement(this.#db, event));
    return removed !== 0;
  }

  /** Drops the least recently tried keys of strangers if there are too many. */
  async #makeRoom(): Promise<void> {
    const strangers = this.#db.selectFrom('login_attempt').where('key', 'not like', 'user:%');
    const counted = await strangers.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst();
    if (Number(counted?.count ?? 0) <= MAX_STRANGERS) return;
    const kept = strangers.select('key').orderBy('last_at', 'desc').orderBy('key').limit(MAX_STRANGERS);
    const dropped = this.#db
      .deleteFrom('login_attempt')
      .where('key', 'not like', 'user:%')
      .where('key', 'not in', kept);
    await this.#writer.unit(dropped.compile());
  }
}

/** Level and wait of a key after another attempt. Avoids division, which differs between databases. */
function afterOneMore(
  free: number,
  nowMs: number,
): { readonly level: RawBuilder<number>; readonly wait: RawBuilder<number> } {
  const [was, lastAt] = [sql.ref('login_attempt.level'), sql.ref('login_attempt.last_at')];
  const passed = sql`case when ${lastAt} < ${nowMs} then ${nowMs} - ${lastAt} else 0 end`;
  const left = sql`case when ${was} > ${passed} then ${was} - ${passed} else 0 end`;
  const level = sql<number>`${left} + ${sql.lit(FORGOTTEN_IN_MS)}`;
  const waits = Array.from(
    { length: DOUBLINGS },
    (_, n) => sql`when ${level} <= ${(free + n) * FORGOTTEN_IN_MS} then ${sql.lit(FIRST_WAIT_MS * 2 ** n)}`,
  );
  const wait = sql<number>`case when ${level} <= ${(free - 1) * FORGOTTEN_IN_MS} then 0
    ${sql.join(waits, sql` `)} else ${sql.lit(LONGEST_WAIT_MS)} end`;
  return { level, wait };
}

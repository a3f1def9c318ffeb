import { type Kysely, sql } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { AttemptKey, LoginAttemptStore } from '../ports/login-attempts.ts';
import type { Tables } from '../tables.ts';
import { auditStatement } from './audit-log.ts';
import type { Writer } from './writer.ts';
import { deciding } from './writer-protocol.ts';

/** The wait after the last free attempt, then twice as long after each further one, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));
/** What is not tried for this long is forgotten. */
const FORGET_AFTER_MS = 24 * 3_600_000;
/** Most keys that strangers can make: names that nobody has, and addresses. */
const MOST_STRANGERS = 10_000;

/**
 * Counted log-ins in SQLite. One statement counts an attempt and refuses it where the key waits, so that guesses sent at
 * the same time cannot pass together. Keys of accounts (`user:`) are never dropped to make room.
 */
export class SqliteLoginAttemptStore implements LoginAttemptStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async take({ key, free }: AttemptKey, nowMs: number): Promise<boolean> {
    const forgotten = this.#db.deleteFrom('login_attempt').where('last_at', '<=', nowMs - FORGET_AFTER_MS);
    const count = sql<number>`login_attempt.attempts + 1`;
    const waits = Array.from({ length: DOUBLINGS }, (_, n) => sql`when ${free + n} then ${FIRST_WAIT_MS * 2 ** n}`);
    const wait = sql<number>`case when ${count} < ${free} then 0 else
      case ${count} ${sql.join(waits, sql` `)} else ${LONGEST_WAIT_MS} end end`;
    const counted = this.#db
      .insertInto('login_attempt')
      .values({ key, attempts: 1, last_at: nowMs, blocked_until: nowMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ attempts: count, last_at: nowMs, blocked_until: sql<number>`${nowMs} + ${wait}` })
          // No wait is longer than the longest: one that seems so was counted by a clock that was put back.
          .where((is) =>
            is.or([
              is('login_attempt.blocked_until', '<=', nowMs),
              is('login_attempt.blocked_until', '>', nowMs + LONGEST_WAIT_MS),
            ]),
          ),
      );
    const strangers = this.#db.selectFrom('login_attempt').select('key').where('key', 'not like', 'user:%');
    const tooMany = strangers.orderBy('last_at', 'desc').orderBy('key').limit(MOST_STRANGERS).offset(0);
    const dropped = this.#db
      .deleteFrom('login_attempt')
      .where('key', 'not like', 'user:%')
      .where('key', 'not in', tooMany);
    const [, taken] = await this.#writer.unit(forgotten.compile(), counted.compile());
    if (await this.#isCrowded()) await this.#writer.unit(dropped.compile());
    return taken === 1;
  }

  async blockedUntil(key: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('login_attempt').select('blocked_until').where('key', '=', key);
    return (await query.executeTakeFirst())?.blocked_until;
  }

  async blocked(nowMs: number): Promise<ReadonlyMap<string, number>> {
    const query = this.#db.selectFrom('login_attempt').selectAll().where('blocked_until', '>', nowMs);
    return new Map((await query.execute()).map(({ key, blocked_until: until }) => [key, until]));
  }

  async succeed(forgotten: string, lessened?: string): Promise<void> {
    const less = this.#db
      .updateTable('login_attempt')
      .set(({ eb }) => ({ attempts: eb('attempts', '-', 1), blocked_until: 0 }))
      .where('key', '=', lessened ?? '')
      .where('attempts', '>', 0);
    await this.#writer.unit(
      this.#db.deleteFrom('login_attempt').where('key', '=', forgotten).compile(),
      ...(lessened === undefined ? [] : [less.compile()]),
    );
  }

  async unlock(key: string, event: AuditEvent): Promise<boolean> {
    const removal = this.#db.deleteFrom('login_attempt').where('key', '=', key);
    const [removed] = await this.#writer.unit(deciding(removal.compile()), auditStatement(this.#db, event));
    return removed === 1;
  }

  async #isCrowded(): Promise<boolean> {
    const query = this.#db.selectFrom('login_attempt').select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await query.executeTakeFirst())?.count ?? 0) > MOST_STRANGERS;
  }
}

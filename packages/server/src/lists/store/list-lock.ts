import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { LOCKS } from '../../db/postgres/open-tables.ts';
import { asUnavailable } from '../../db/postgres/postgres-problem.ts';
import { connectionOptions } from '../../db/postgres-server/connect.ts';

const TRY_EVERY_MS = 250;
const ANSWER_WITHIN_MS = 5_000;
/** The server ends the session of a node that hangs for this long, which releases the lock. */
const HANGS_MS = 60_000;
const BEAT_EVERY_MS = 10_000;
/** The server notices a lost machine within about 30 seconds. */
const SESSION = [
  'synchronous_commit=on',
  `idle_session_timeout=${HANGS_MS}`,
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=4',
];

/** An advisory lock, held by a session on its own connection. */
export class ListLock {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Waits until no other node holds the lock. A node that dies or hangs loses it within about a minute.
   * @throws StorageUnavailable when the database is unavailable, or `signal` aborts
   * @returns function that releases it
   */
  async take(signal: AbortSignal): Promise<() => Promise<void>> {
    const client = new Client({
      ...connectionOptions(this.#url),
      application_name: 'namesake lists',
      query_timeout: ANSWER_WITHIN_MS,
      options: SESSION.map((setting) => `-c ${setting}`).join(' '),
    });
    // A lost lock shows when the publication is refused, or was made by another node.
    client.on('error', () => {});
    try {
      await client.connect();
      while (!(await isTaken(client))) await wait(TRY_EVERY_MS, undefined, { signal });
    } catch (error) {
      await client.end().catch(() => {});
      throw asUnavailable(error);
    }
    const beat = setInterval(() => void client.query('select 1').catch(() => {}), BEAT_EVERY_MS).unref();
    return async () => {
      clearInterval(beat);
      await client.end().catch(() => {});
    };
  }
}

async function isTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCKS.lists}) as taken`);
  return rows[0]?.taken === true;
}

import { Client } from 'pg';
import { connectionOptions } from '../postgres-server/connect.ts';
import { asUnavailable } from './postgres-problem.ts';

/** Delay before the next connection attempt, doubled by each failure up to the longest. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;

/** A transaction of the writer takes milliseconds; a longer one means a server in trouble. */
const STATEMENT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 20_000;

/** The writer's own connection, opened when needed, and reopened after a loss. */
export class WriteConnection {
  readonly #url: string;
  #client: Client | undefined;
  #lastError: unknown;
  #waitMs = 0;
  #failedMs = Number.NEGATIVE_INFINITY;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * The open connection.
   * @throws StorageUnavailable when there is none; for a while after a failure, without another attempt
   */
  async open(): Promise<Client> {
    if (this.#client !== undefined) return this.#client;
    if (performance.now() - this.#failedMs < this.#waitMs) throw asUnavailable(this.#lastError);
    const client = new Client({
      ...connectionOptions(this.#url),
      statement_timeout: STATEMENT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      // A node cut off in the middle of a transaction must not block the others.
      idle_in_transaction_session_timeout: STATEMENT_WITHIN_MS,
    });
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    try {
      await client.connect();
    } catch (error) {
      this.#lastError = error;
      this.#failedMs = performance.now();
      this.#waitMs = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, this.#waitMs * 2));
      throw asUnavailable(error);
    }
    this.#waitMs = 0;
    this.#client = client;
    return client;
  }

  /** Gives up a connection whose transaction has an unknown outcome: the server then rolls it back. */
  async drop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    if (client === undefined) return;
    // A regular end would wait for a server that may not answer.
    Reflect.get(client, 'connection')?.stream?.destroy();
    await client.end().catch(() => {});
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  #forget(client: Client): void {
    if (this.#client === client) this.#client = undefined;
  }
}

import { Client } from 'pg';
import { connectionOptions } from '../postgres-server/connect.ts';
import { Listener, type Signals, type SignalTopic } from '../signals.ts';

/** Notifications of this program; the payload is the topic. Triggers send them, see `migrations/0020-nodes.ts`. */
const CHANNEL = 'namesake';
/** Interval at which all topics are read again: a signal may be lost with its connection, or in a pooler. */
const POLL_EVERY_MS = 5_000;
/** A connection that does not answer within this time is replaced. */
const ANSWER_WITHIN_MS = 3_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** Listens on its own connection, opened with the first listener. After a reconnect, all topics are read again. */
export class PostgresSignals implements Signals {
  readonly #url: string;
  readonly #now: () => number;
  readonly #listeners = new Map<Listener, SignalTopic>();
  #client: Client | undefined;
  #silentSince: number | null;
  #waitMs = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, now: () => number = Date.now) {
    this.#url = url;
    this.#now = now;
    this.#silentSince = now();
  }

  listen(topic: SignalTopic, heard: () => Promise<void>): () => void {
    const listener = new Listener(heard);
    this.#listeners.set(listener, topic);
    this.#start();
    return () => void this.#listeners.delete(listener);
  }

  silentSince(): number | null {
    return this.#silentSince;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  #start(): void {
    if (this.#poll !== undefined || this.#closed) return;
    this.#poll = setInterval(() => void this.#check(), POLL_EVERY_MS).unref();
    void this.#connect();
  }

  async #check(): Promise<void> {
    this.#callAll();
    const client = this.#client;
    if (client === undefined) return;
    await client.query('select 1').catch(() => this.#lose(client));
  }

  async #connect(): Promise<void> {
    const client = new Client({
      ...connectionOptions(this.#url),
      application_name: 'namesake signals',
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#callAll(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.#lose(client);
      return;
    }
    if (this.#client !== client) return;
    [this.#silentSince, this.#waitMs] = [null, FIRST_WAIT_MS];
    this.#callAll();
  }

  #lose(client: Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    this.#silentSince ??= this.#now();
    void client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.#connect(), this.#waitMs).unref();
    this.#waitMs = Math.min(LONGEST_WAIT_MS, this.#waitMs * 2);
  }

  /** @param topic all topics if absent */
  #callAll(topic?: string): void {
    for (const [listener, of] of this.#listeners) if (topic === undefined || topic === of) listener.call();
  }
}

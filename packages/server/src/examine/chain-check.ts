import type { KeyObject } from 'node:crypto';
import type { ChainStatus } from '@namesake/contract';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { runInThread } from '../lib/threads/run-in-thread.ts';
import type { ChainProgress, ChainThreadStart } from './chain-thread.ts';
import type { StoreVerified } from './verify/verify-store.ts';

/** A running or finished verification, as the API shows it. */
type Verification = NonNullable<ChainStatus['verification']>;

/** What a verification needs: the database, the trusted keys (100 are derived, so only at the start), a clock. */
type ChainCheckOptions = {
  readonly source: DatabaseSource;
  readonly trusted: () => ReadonlySet<string>;
  /** Key of the MACs of clearing rows. */
  readonly rowKey: KeyObject;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** The latest verification of the chain. One runs at a time, on its own thread. */
export class ChainCheck {
  readonly #options: ChainCheckOptions;
  readonly #stop = new AbortController();
  #latest: Verification | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: ChainCheckOptions) {
    this.#options = options;
  }

  /** Undefined before the first verification. */
  get latest(): Verification | undefined {
    return this.#latest;
  }

  /** Starts a verification unless one is running. `onEnd` is called at its end, unless the service stops first. */
  start(onEnd: (ended: Verification) => void): void {
    if (this.#latest?.state === 'running') return;
    const running: Verification = {
      state: 'running',
      startedAt: this.#moment(),
      endedAt: null,
      entryCount: 0,
      totalCount: 0,
      break: null,
    };
    this.#latest = running;
    this.#running = this.#run(running).then((ended) => {
      if (this.#stop.signal.aborted) return;
      this.#latest = ended;
      onEnd(ended);
    });
  }

  /** Stops a running verification. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(running: Verification): Promise<Verification> {
    try {
      const { broken, entries, unsealed } = await this.#verify(running);
      const [ended, seen] = [{ ...running, endedAt: this.#moment() }, entries + unsealed];
      if (broken === null) return { ...ended, state: 'whole', entryCount: seen, totalCount: seen };
      const { kind, segment, entry, at, text } = broken;
      const found = { kind, segment, entry, at: at === null ? null : new Date(at).toISOString(), text };
      return {
        ...ended,
        state: 'broken',
        entryCount: seen,
        totalCount: Math.max(seen, this.#latest?.totalCount ?? 0),
        break: found,
      };
    } catch {
      return { ...running, state: 'failed', endedAt: this.#moment() };
    }
  }

  #verify(running: Verification): Promise<StoreVerified> {
    const { source, rowKey, trusted } = this.#options;
    const start: ChainThreadStart = { source, rowKey, trusted: trusted() };
    return runInThread<StoreVerified, ChainProgress>(new URL('./chain-thread.ts', import.meta.url), start, {
      onMessage: ({ entries, of }) => {
        this.#latest = { ...running, entryCount: entries, totalCount: of };
      },
      signal: this.#stop.signal,
      endedText: 'the verification ended early',
    });
  }

  #moment(): string {
    return new Date(this.#options.now()).toISOString();
  }
}

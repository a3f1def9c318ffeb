import type { ChainStatus } from '@namesake/contract';
import type { Chain } from '../../storage/ports/chain.ts';

type Verification = NonNullable<ChainStatus['verification']>;
type Break = NonNullable<Verification['break']>;

/** The latest verification of the chain: one runs at a time. */
export class ChainCheck {
  readonly #chain: Pick<Chain, 'verify'>;
  readonly #trusted: () => ReadonlySet<string>;
  readonly #now: () => number;
  #latest: Verification | undefined;

  /** @param trusted gives ids of keys that are this installation's */
  constructor(chain: Pick<Chain, 'verify'>, trusted: () => ReadonlySet<string>, now: () => number) {
    this.#chain = chain;
    this.#trusted = trusted;
    this.#now = now;
  }

  /** Undefined before the first. */
  get latest(): Verification | undefined {
    return this.#latest;
  }

  /**
   * Starts one, unless one runs.
   *
   * @param onEnd called when it ends, in whatever way
   */
  start(onEnd: (ended: Verification) => void): void {
    if (this.#latest?.state === 'running') return;
    const startedAt = new Date(this.#now()).toISOString();
    const running: Verification = { state: 'running', startedAt, endedAt: null, entries: 0, of: 0, break: null };
    this.#latest = running;
    this.#run(running).then((ended) => {
      this.#latest = ended;
      onEnd(ended);
    });
  }

  async #run(running: Verification): Promise<Verification> {
    const onProgress = (entries: number, of: number): void => {
      this.#latest = { ...running, entries, of };
    };
    try {
      const { broken, entries, unsealed } = await this.#chain.verify(this.#trusted(), onProgress);
      const ended = { ...running, endedAt: new Date(this.#now()).toISOString() };
      const seen = entries + unsealed;
      if (broken === null) return { ...ended, state: 'whole', entries: seen, of: seen };
      const { kind, segment, entry, at, text } = broken;
      const told: Break = { kind, segment, entry, at: at === null ? null : new Date(at).toISOString(), text };
      return { ...ended, state: 'broken', entries: seen, of: Math.max(seen, this.#latest?.of ?? 0), break: told };
    } catch {
      return { ...running, state: 'failed', endedAt: new Date(this.#now()).toISOString() };
    }
  }
}

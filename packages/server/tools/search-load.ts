import { setTimeout as wait } from 'node:timers/promises';

export type LoadOptions = {
  readonly token: string;
  readonly perSecond: number;
  /** On the list in each version that is ever put there. */
  readonly listed: readonly string[];
  /** On no list. */
  readonly unlisted: readonly string[];
};

/** How long a client waits for an answer. */
const PATIENCE_MS = 20_000;

/** A constant load of searches, regardless of errors, with their results. */
export class SearchLoad {
  /** Where the service listens now. */
  url = '';
  /** Ids of the searches that were answered: each must be recorded. */
  readonly acknowledged: string[] = [];
  /** Listed names that were answered `no_match`: there may be none, ever. */
  readonly falseClearances: string[] = [];
  /** Answers by outcome, refusals by code. */
  readonly counts = new Map<string, number>();
  readonly #options: LoadOptions;
  readonly #underWay = new Set<Promise<void>>();
  #ended = false;
  #running: Promise<void> | undefined;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#running;
    await Promise.all(this.#underWay);
  }

  /** Result of a search for an unlisted person: the outcome, or the code of the refusal. */
  clearance(): Promise<string> {
    return this.#search(this.#options.unlisted[0] ?? '', false);
  }

  async #run(): Promise<void> {
    const { listed, unlisted, perSecond } = this.#options;
    for (let number = 0; !this.#ended; number += 1) {
      const names = number % 2 === 0 ? listed : unlisted;
      const name = names[(number >> 1) % names.length] ?? '';
      const one: Promise<void> = this.#count(name, number % 2 === 0).finally(() => this.#underWay.delete(one));
      this.#underWay.add(one);
      await wait(1_000 / perSecond);
    }
  }

  async #count(name: string, isListed: boolean): Promise<void> {
    const told = await this.#search(name, isListed);
    this.counts.set(told, (this.counts.get(told) ?? 0) + 1);
  }

  async #search(searchText: string, isListed: boolean): Promise<string> {
    try {
      const response = await fetch(`${this.url}/api/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ searchText }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { outcome, complete, searchId, code } = Object(await response.json());
      if (response.status !== 200) return String(code);
      this.acknowledged.push(String(searchId));
      // Nobody reads the difference between a clearance and an incomplete one at three in the morning.
      if (isListed && outcome === 'no_match') this.falseClearances.push(`${searchText}: ${searchId}`);
      return `${outcome}${complete === true ? '' : ' (incomplete)'}`;
    } catch {
      return 'no answer (connection)';
    }
  }
}

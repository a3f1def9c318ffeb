import { setTimeout as wait } from 'node:timers/promises';
import { hexOf } from '../../src/lib/ids/hash-text.ts';
import { answerOf, TEXTS, type Version } from './reference.ts';

/** How long a search is tried at one node after the other. */
const GIVE_UP_AFTER_MS = 60_000;
const TRY_AGAIN_AFTER_MS = 100;
const PATIENCE_MS = 20_000;

export type FleetLoadOptions = {
  /** Where nodes answer now. */
  readonly urls: () => readonly string[];
  readonly token: string;
  readonly perSecond: number;
  readonly versions: readonly Version[];
};

/** A constant load of searches on all nodes, one after the other, as a balancer sends them. */
export class FleetLoad {
  /** Ids of the searches that were answered: each must be recorded. */
  readonly answered: string[] = [];
  /** Answers that differ from those of a single process on the same version of the list. */
  readonly different: string[] = [];
  /** Tries that were refused or cut off, by code. */
  readonly refused = new Map<string, number>();
  /** Searches that no node answered for a minute. */
  unanswered = 0;
  /** By version: when it was answered from first, when an older one last, in milliseconds. */
  readonly firstMs = new Map<string, number>();
  readonly lastMs = new Map<string, number>();
  readonly #options: FleetLoadOptions;
  readonly #underWay = new Set<Promise<void>>();
  #ended = false;
  #running: Promise<void> | undefined;

  constructor(options: FleetLoadOptions) {
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

  async #run(): Promise<void> {
    for (let number = 0; !this.#ended; number += 1) {
      const one: Promise<void> = this.#search(TEXTS[number % TEXTS.length] ?? '', number).finally(() =>
        this.#underWay.delete(one),
      );
      this.#underWay.add(one);
      await wait(1_000 / this.#options.perSecond);
    }
  }

  async #search(searchText: string, number: number): Promise<void> {
    const untilMs = performance.now() + GIVE_UP_AFTER_MS;
    for (let turn = number; performance.now() < untilMs; turn += 1) {
      const urls = this.#options.urls();
      const code = await this.#try(urls[turn % urls.length] ?? '', searchText);
      if (code === undefined) return;
      this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      await wait(TRY_AGAIN_AFTER_MS);
    }
    this.unanswered += 1;
  }

  /** Undefined where it was answered, else why not. */
  async #try(url: string, searchText: string): Promise<string | undefined> {
    const askedMs = performance.now();
    try {
      const response = await fetch(`${url}/api/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ searchText }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = Object(await response.json());
      if (response.status !== 200) return String(answer.code);
      this.answered.push(String(answer.searchId));
      this.#compare(searchText, answer, askedMs);
      return undefined;
    } catch {
      return 'no answer';
    }
  }

  #compare(searchText: string, { outcome, results, lists }: Record<string, unknown>, askedMs: number): void {
    const sha256 = hexOf(String(Object(Array.from(Object(lists))[0]).fileHash));
    const version = this.#options.versions.find((one) => one.sha256 === sha256);
    const [is, must] = [answerOf(outcome, results), version?.answers.get(searchText)];
    if (is !== must) this.different.push(`${searchText}: ${is} instead of ${must}`);
    if (!this.firstMs.has(sha256)) this.firstMs.set(sha256, performance.now());
    this.lastMs.set(sha256, askedMs);
  }
}

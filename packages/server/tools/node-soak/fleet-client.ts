import { setTimeout as wait } from 'node:timers/promises';

const TRY_AGAIN_AFTER_MS = 200;
const PATIENCE_MS = 20_000;
const MAX_MS = 300_000;

export type FleetClientOptions = {
  /** Where nodes answer now. */
  readonly urls: () => readonly string[];
  readonly token: string;
};

type Answer = { readonly status: number; readonly body: unknown };

/** Asks one node after the other; where one does not answer, or has no database, the next one. */
export class FleetClient {
  readonly #options: FleetClientOptions;
  #turn = 0;

  constructor(options: FleetClientOptions) {
    this.#options = options;
  }

  /** The body of an answer that is no error. */
  async ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const { status, body } = await this.answer(path, init);
    if (status >= 400) throw new Error(`${path} was answered ${status}: ${Object(body)['code']}.`);
    return body as Body;
  }

  /** What a node answers that takes the request, also where it refuses it for good. */
  async answer(path: string, { headers: more, ...init }: RequestInit = {}): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.#options.token}`, 'content-type': 'application/json', ...more };
    for (const untilMs = performance.now() + MAX_MS; ; await wait(TRY_AGAIN_AFTER_MS)) {
      const urls = this.#options.urls();
      const url = `${urls[this.#turn++ % urls.length]}/api/v1${path}`;
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, { ...init, headers, signal }).catch(() => undefined);
      const body: unknown = await answer?.json().catch(() => undefined);
      const isTaken = answer !== undefined && answer.status < 500 && answer.status !== 429;
      // The node that was killed may still have it.
      const isInFlight = Object(body)['code'] === 'idempotency_in_flight';
      if (isTaken && !isInFlight && body !== undefined) return { status: answer.status, body };
      if (performance.now() > untilMs)
        throw new Error(`No node answers ${path}: ${answer?.status ?? 'no connection'}.`);
    }
  }
}

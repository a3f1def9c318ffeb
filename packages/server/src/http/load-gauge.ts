import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Source of the event loop delay: an interface, so that tests can set it. */
export type DelaySource = {
  /** Median delay of the event loop since the last call, in milliseconds. */
  medianMs(): number;
};

const RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

/** The delay as Node measures it. */
export class EventLoopDelay implements DelaySource {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.#histogram.enable();
  }

  medianMs(): number {
    const { count } = this.#histogram;
    const medianMs = count === 0 ? 0 : this.#histogram.percentile(50) / NANOSECONDS_PER_MS;
    this.#histogram.reset();
    return medianMs;
  }
}

/** Median delay from which new work is refused: clients that wait longer give up or retry. */
const MAX_DELAY_MS = 1_000;
/** Lifetime of a reading, short so that a bad one is soon repeated. */
const READ_EVERY_MS = 1_000;

/**
 * Whether the process lags so much that more work would only delay all requests: two bad readings in a row. A single
 * one may be a one-second pause, such as loading modules for the first request.
 */
export class LoadGauge {
  readonly #source: DelaySource;
  readonly #now: () => number;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #lagged = false;
  #overloaded = false;

  constructor(source: DelaySource, now: () => number) {
    this.#source = source;
    this.#now = now;
  }

  overloaded(): boolean {
    const nowMs = this.#now();
    if (nowMs - this.#readAtMs < READ_EVERY_MS) return this.#overloaded;
    this.#readAtMs = nowMs;
    const lags = this.#source.medianMs() > MAX_DELAY_MS;
    this.#overloaded = lags && this.#lagged;
    this.#lagged = lags;
    return this.#overloaded;
  }
}

import { isFound } from '../lists/snapshot/finds-listing.ts';
import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import type { ControlLost } from './thread-protocol.ts';

/** Searching a control name takes up to 0.1 s, so only one is checked at a time, between two answers. */
const EVERY_MS = 30_000;

type ControlCheckOptions = {
  /** Index of the first name to check, so that each thread starts with a different one. */
  readonly from: number;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Checks the control names of one index on the thread that answers on it: one right after the first answer, then one
 * every 30 seconds while the thread answers. An idle thread checks nothing.
 */
export class ControlCheck {
  readonly #search: Screener['screen'];
  readonly #controls: readonly ControlName[];
  readonly #now: () => number;
  #next: number;
  /** Last time at which every checked name was found. */
  #goodUntilMs: number;
  #dueMs = 0;

  constructor({ screen }: Pick<Screener, 'screen'>, controls: readonly ControlName[], options: ControlCheckOptions) {
    this.#search = screen;
    this.#controls = controls;
    this.#now = options.now;
    this.#next = options.from;
    this.#goodUntilMs = options.now();
  }

  /** Searches the next name if one is due. Returns the fault if the name is not found. */
  run(): ControlLost | undefined {
    const nowMs = this.#now();
    const control = this.#controls[this.#next % Math.max(1, this.#controls.length)];
    if (control === undefined || nowMs < this.#dueMs) return undefined;
    this.#next += 1;
    this.#dueMs = nowMs + EVERY_MS;
    if (isFound(this.#search, control.name, control.listing) !== true)
      return { kind: 'control_lost', list: control.list, goodUntilMs: this.#goodUntilMs };
    this.#goodUntilMs = nowMs;
    return undefined;
  }
}

import { isFound } from '../lists/snapshot/finds-listing.ts';
import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import type { ControlLost } from './thread-protocol.ts';

/** A control name takes up to a tenth of a second: one of them now and then, between two answers. */
const EVERY_MS = 30_000;

type ControlCheckOptions = {
  /** At which of the names it begins, so that threads begin with different ones. */
  readonly from: number;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Control names of one index, searched on the thread that answers on it: right after its first answer, then one every
 * half minute in which it answers. A thread that does nothing checks nothing.
 */
export class ControlCheck {
  readonly #search: Screener['screen'];
  readonly #controls: readonly ControlName[];
  readonly #now: () => number;
  #next: number;
  /** Until when every name was found. */
  #goodUntilMs: number;
  #dueMs = 0;

  constructor({ screen }: Pick<Screener, 'screen'>, controls: readonly ControlName[], options: ControlCheckOptions) {
    this.#search = screen;
    this.#controls = controls;
    this.#now = options.now;
    this.#next = options.from;
    this.#goodUntilMs = options.now();
  }

  /** Searches the next name where one is due; what is lost, where it is not found. */
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

import { useSyncExternalStore } from 'react';

const RESETS: (() => void)[] = [];

/** A value that is kept in memory while the window is open, never in storage or in an address. */
export class WindowState<Value> {
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(initial: Value) {
    this.#value = initial;
    RESETS.push(() => this.set(initial));
  }

  readonly get = (): Value => this.#value;

  set(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The value, and a new rendering whenever it changes. */
export const useWindowState = <Value>({ subscribe, get }: WindowState<Value>): Value =>
  useSyncExternalStore(subscribe, get);

/** Resets every value: a user logs in or out. */
export function forgetWindow(): void {
  for (const reset of RESETS) reset();
}

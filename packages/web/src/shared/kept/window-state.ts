import { useSyncExternalStore } from 'react';

const RESETS: (() => void)[] = [];

/** A value kept in memory while the window is open, never in storage or in an address. */
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

/** The value; renders again whenever it changes. */
export const useWindowState = <Value>({ subscribe, get }: WindowState<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);

/** Resets every value when a user logs in or out. */
export function forgetWindow(): void {
  for (const reset of RESETS) reset();
}

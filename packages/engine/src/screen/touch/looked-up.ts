import { LookUps } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';

/** What a search looks up, as it can be kept: see `LookUps`. */
export type LookedUp = {
  readonly plans: readonly string[];
  readonly inText: readonly string[];
  readonly together: readonly string[];
  readonly similar: readonly string[];
  readonly keys: readonly number[];
  readonly compared: readonly string[];
  readonly comparedKeys: readonly number[];
};

/** Runs a search of an index in which nobody is listed, and says what it looked up. */
export function lookedUp<Found>(empty: Index, search: () => Found): { readonly found: Found; readonly by: LookedUp } {
  const noted = new LookUps();
  empty.scratch.lookUps = noted;
  try {
    const found = search();
    const { plans, inText, together, similar, keys, compared, comparedKeys } = noted;
    const texts = { plans: [...plans], inText: [...inText], together: [...together], similar: [...similar] };
    return { found, by: { ...texts, keys: [...keys], compared: [...compared], comparedKeys: [...comparedKeys] } };
  } finally {
    empty.scratch.lookUps = undefined;
  }
}

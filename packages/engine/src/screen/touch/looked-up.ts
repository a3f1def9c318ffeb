import { LookUps } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';

/** The look-ups of a search in serialisable form: see `LookUps`. */
export type LookedUp = {
  readonly plans: readonly string[];
  readonly inText: readonly string[];
  readonly together: readonly string[];
  readonly similar: readonly string[];
  readonly keys: readonly number[];
  readonly compared: readonly string[];
  readonly comparedKeys: readonly number[];
};

/** Runs a search on an empty index and returns its look-ups as well. */
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

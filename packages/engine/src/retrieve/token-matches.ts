import type { Likeness, Likenesses } from './likeness.ts';

/** The listed tokens that a unit of a query may match: in ascending order, one that is matched in several ways as often. */
export type TokenMatches = { readonly tokens: Int32Array; readonly likenesses: readonly Likeness[] };

/** Packs likenesses by token; those of one token stay in order. */
export function tokenMatches(found: Likenesses): TokenMatches {
  const ids = Int32Array.from(found.keys()).sort();
  const [tokens, likenesses]: [number[], Likeness[]] = [[], []];
  for (const id of ids) {
    for (const likeness of found.get(id) ?? []) {
      tokens.push(id);
      likenesses.push(likeness);
    }
  }
  return { tokens: Int32Array.from(tokens), likenesses };
}

/** Where the matches of a token begin, if there are any: the first entry not below it. */
export function placeOf(tokens: Int32Array, token: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tokens[middle] ?? 0) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

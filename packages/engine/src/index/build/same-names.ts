import type { NameTable } from '../tables/index-data.ts';
import { NumberMap } from '../tables/number-map.ts';
import { stringAt } from '../tables/packed-strings.ts';

/** Letters, signs and marks of Latin names: no comparison depends on which of them a name is written with. */
const LATIN = /^[ -~\u00a0-\u024f\u1e00-\u1eff]*$/;

/**
 * Groups names that are the same in every comparison, two in five, into circles (see `IndexData.sameNames`). They have
 * the same words with the same weights and roles, belong to parties of one type, and are written alike or in Latin
 * letters.
 * @param types by listing
 */
export function sameNames(names: NameTable, types: Uint8Array): Int32Array {
  const { listing, tokenStarts, tokenIds, tokenWeights, tokenRoles, transcribed } = names;
  const areSame = (a: number, b: number): boolean => {
    const [from, other] = [tokenStarts[a] ?? 0, tokenStarts[b] ?? 0];
    const count = (tokenStarts[a + 1] ?? 0) - from;
    if (count !== (tokenStarts[b + 1] ?? 0) - other || transcribed[a] !== transcribed[b]) return false;
    if (types[listing[a] ?? 0] !== types[listing[b] ?? 0]) return false;
    for (let i = 0; i < count; i++) {
      if (tokenIds[from + i] !== tokenIds[other + i] || tokenRoles[from + i] !== tokenRoles[other + i]) return false;
      if (tokenWeights[from + i] !== tokenWeights[other + i]) return false;
    }
    const [one, two] = [stringAt(names.values, a), stringAt(names.values, b)];
    return one === two || (LATIN.test(one) && LATIN.test(two));
  };
  const same = Int32Array.from(listing, (_, name) => name);
  const firsts = new NumberMap();
  for (let name = 0; name < same.length; name++) {
    let hash = types[listing[name] ?? 0] ?? 0;
    for (let i = tokenStarts[name] ?? 0; i < (tokenStarts[name + 1] ?? 0); i++)
      hash = (Math.imul(hash, 31) + (tokenIds[i] ?? 0)) | 0;
    const first = firsts.get(hash);
    if (first === undefined || !areSame(first, name)) {
      firsts.set(hash, name);
      continue;
    }
    // The first links to the last.
    same[name] = same[first] ?? first;
    same[first] = name;
  }
  return same;
}

import type { Model } from '../../knowledge/model/model.ts';
import { formSkeleton } from '../../words/form/form.ts';
import { compoundKey, textKey } from '../../words/keys/keys.ts';
import { compoundRuns, type TokenRun } from '../tables/compound-runs.ts';
import { growingBytes, growingCounts, growingNumbers } from '../tables/growing-array.ts';
import type { NameTable } from '../tables/index-data.ts';
import type { FormerParts } from './former/former-parts.ts';

/** Neighbouring words of names, joined; separate entries for each name (see `distinct-compounds.ts`). */
export type CompoundTable = {
  readonly compoundName: Int32Array;
  readonly compoundFirst: Uint8Array;
  readonly compoundCount: Uint8Array;
  readonly compoundLength: Uint8Array;
  /** Keys under which the compounds are found. */
  readonly keys: Uint32Array;
};

/**
 * Joins neighbouring words of the listed names. A compound with a number word ("Xi" is also XI) is found by its letters
 * only: see `findCompounds`.
 * @param sameAs for each name an earlier one with the same tokens, or itself: their keys are the same
 * @param words by token, the word in its joinable form; undefined if it cannot be joined
 * @param before an earlier index and, for each name, the same name there; negative for the others
 */
export function compoundTable(
  names: NameTable,
  sameAs: Int32Array,
  words: readonly (string | undefined)[],
  model: Model,
  before?: { readonly former: FormerParts; readonly names: Int32Array },
): CompoundTable {
  const [compoundName, starts, keys] = [growingNumbers(), growingCounts(), growingCounts()];
  const [compoundFirst, compoundCount, compoundLength] = [growingBytes(), growingBytes(), growingBytes()];
  const runs = runsByLength();
  const numbers = new Map<number, boolean>();
  const isNumber = (id: number, word: string | undefined): boolean => {
    const known = numbers.get(id) ?? (word !== undefined && model.isNumber(word));
    numbers.set(id, known);
    return known;
  };
  const add = (name: number, first: number, count: number, length: number, key: number): void => {
    compoundName.push(name);
    keys.push(key);
    compoundFirst.push(first);
    compoundCount.push(count);
    compoundLength.push(length);
  };
  for (let name = 0; name < names.listing.length; name++) {
    starts.push(compoundName.length);
    const known = before?.names[name] ?? -1;
    if (known >= 0) {
      before?.former.eachCompound(known, (first, count, length, key) => add(name, first, count, length, key));
      continue;
    }
    const same = sameAs[name] ?? name;
    if (same < name) {
      for (let i = starts.at(same); i < starts.at(same + 1); i++)
        add(name, compoundFirst.at(i), compoundCount.at(i), compoundLength.at(i), keys.at(i));
      continue;
    }
    const from = names.tokenStarts[name] ?? 0;
    for (const { first, count } of runs((names.tokenStarts[name + 1] ?? from) - from)) {
      let text: string | undefined = '';
      let hasNumber = false;
      for (let i = from + first; i < from + first + count && text !== undefined; i++) {
        const id = names.tokenIds[i] ?? 0;
        const word: string | undefined = words[id];
        text = word === undefined ? undefined : text + word;
        hasNumber ||= isNumber(id, word);
      }
      if (text === undefined) continue;
      const key = hasNumber ? textKey(text) : compoundKey({ text, skeleton: formSkeleton(text, model) });
      add(name, first, count, Math.min(255, text.length), key);
    }
  }
  return {
    compoundName: compoundName.finish(),
    compoundFirst: compoundFirst.finish(),
    compoundCount: compoundCount.finish(),
    compoundLength: compoundLength.finish(),
    keys: keys.finish(),
  };
}

/** Memoises `compoundRuns` by number of tokens. */
function runsByLength(): (tokens: number) => readonly TokenRun[] {
  const known: TokenRun[][] = [];
  return (tokens) => {
    const runs = known[tokens] ?? compoundRuns(tokens);
    known[tokens] = runs;
    return runs;
  };
}

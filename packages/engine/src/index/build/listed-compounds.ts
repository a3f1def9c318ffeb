import type { Model } from '../../knowledge/model/model.ts';
import { formSkeleton } from '../../words/form/form.ts';
import { joinKey } from '../../words/keys/keys.ts';
import { joinsOf, type TokenRun } from '../tables/compound-runs.ts';
import { growingBytes, growingCounts, growingNumbers } from '../tables/growing-array.ts';
import type { NameTable, TokenTable } from '../tables/index-data.ts';

/** Neighbouring words of names written as one: see `TokenTable`. */
export type JoinedWords = Pick<TokenTable, 'joinName' | 'joinFirst' | 'joinCount' | 'joinLength'> & {
  /** What each is found under. */
  readonly keys: Uint32Array;
};

/**
 * Neighbouring words of the listed names, written as one.
 *
 * @param sameAs for each name an earlier one that has the same tokens, or itself: then the keys are the same
 * @param words by token, the word as it may be joined; undefined for what stays apart
 */
export function joinedWords(
  names: NameTable,
  sameAs: Int32Array,
  words: readonly (string | undefined)[],
  model: Model,
): JoinedWords {
  const [joinName, starts, keys] = [growingNumbers(), growingCounts(), growingCounts()];
  const [joinFirst, joinCount, joinLength] = [growingBytes(), growingBytes(), growingBytes()];
  const runs = runsByLength();
  const add = (name: number, first: number, count: number, length: number, key: number): void => {
    joinName.push(name);
    keys.push(key);
    joinFirst.push(first);
    joinCount.push(count);
    joinLength.push(length);
  };
  for (let name = 0; name < names.listing.length; name++) {
    starts.push(joinName.length);
    const same = sameAs[name] ?? name;
    if (same < name) {
      for (let i = starts.at(same); i < starts.at(same + 1); i++)
        add(name, joinFirst.at(i), joinCount.at(i), joinLength.at(i), keys.at(i));
      continue;
    }
    const from = names.tokenStarts[name] ?? 0;
    for (const { first, count } of runs((names.tokenStarts[name + 1] ?? from) - from)) {
      let text: string | undefined = '';
      for (let i = from + first; i < from + first + count && text !== undefined; i++) {
        const word: string | undefined = words[names.tokenIds[i] ?? 0];
        text = word === undefined ? undefined : text + word;
      }
      if (text === undefined) continue;
      add(name, first, count, Math.min(255, text.length), joinKey({ text, skeleton: formSkeleton(text, model) }));
    }
  }
  return {
    joinName: joinName.finish(),
    joinFirst: joinFirst.finish(),
    joinCount: joinCount.finish(),
    joinLength: joinLength.finish(),
    keys: keys.finish(),
  };
}

/** `joinsOf`, made once for each number of tokens. */
function runsByLength(): (tokens: number) => readonly TokenRun[] {
  const known: TokenRun[][] = [];
  return (tokens) => {
    const runs = known[tokens] ?? joinsOf(tokens);
    known[tokens] = runs;
    return runs;
  };
}

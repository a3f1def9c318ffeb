import { type KeyedTable, keyIn, readWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type KeyRow, keysOfRow } from '../../index/tables/key-table.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { findCompounds } from '../../retrieve/lookup/find-compounds.ts';
import { findForms, formOfKey } from '../../retrieve/lookup/find-forms.ts';
import { tagQuery } from '../../retrieve/lookup/query-tokens.ts';
import type { Policy } from '../../types/query.ts';
import { LEAST_THRESHOLD } from '../default-policy.ts';
import { namesWith } from '../parts/names-with.ts';
import { LEAST_SHARE } from '../text/occurs-in-text.ts';
import { namesCovered, tokensAlike } from '../text/word-places.ts';
import { type LookUpTable, SearchLists } from './look-up-table.ts';
import { type Planned, PlannedWords } from './planned-words.ts';

/** Number of bits in which most keys that an index lacks differ from those it has; a power of two. */
const KEY_BITS = 2 ** 20;

/**
 * Decides from a search's look-ups whether it may find anybody in a small index. If not, the search has the same result
 * as on an empty index. The effect of each word and key is computed once.
 */
export class Touch {
  readonly #index: Index;
  readonly #planned: PlannedWords;
  readonly #keys: ReadonlySet<number>;
  /** By the lowest bits of a key: whether the index may have it. */
  readonly #mayHave = new Uint8Array(KEY_BITS);
  readonly #inText = new Map<string, readonly number[]>();
  readonly #similar = new Map<string, boolean>();
  /** Null if no name contains the word, as is nearly always the case. */
  readonly #namesWith = new Map<string, ReadonlySet<number> | null>();

  constructor(index: Index, { threshold }: Pick<Policy, 'threshold'>) {
    this.#index = index;
    this.#planned = new PlannedWords(index, Math.max(LEAST_THRESHOLD, threshold));
    this.#keys = keysOf(index);
    for (const key of this.#keys) this.#mayHave[key % KEY_BITS] = 1;
  }

  /** Whether each search of a table may find somebody, by its number. */
  among(table: LookUpTable): (search: number) => boolean {
    const lists = new SearchLists(table);
    const planned: Planned[] = [];
    const textAt = (place: number): string => table.texts[place] ?? '';
    const plannedAt = (place: number): Planned => (planned[place] ??= this.#planned.wordOf(textAt(place)));
    const hasKey = (key: number): boolean => this.#mayHave[key % KEY_BITS] === 1 && this.#keys.has(key);
    const reaches = (words: readonly Planned[]): boolean => this.#planned.reaches(words);
    const isSimilar = (text: string): boolean => kept(this.#similar, text, (one) => this.#isSimilar(one));
    const areTogether = (words: readonly string[]): boolean => this.#areTogether(words);
    const isAlike = (text: string): boolean => this.#isAlike(text);
    const mayFind = (): boolean =>
      lists.someOfWords('plans', plannedAt, reaches) ||
      lists.someText('similar', isSimilar) ||
      lists.someOfWords('together', textAt, areTogether) ||
      // Many words share a key, and nearly all of them are not similar.
      (lists.some('comparedKeys', hasKey) && lists.someText('compared', isAlike)) ||
      this.#isCovered(lists);
    return (search) => {
      lists.begin(search);
      return lists.some('keys', hasKey) || this.#index.scratch.during(mayFind);
    };
  }

  #isSimilar(key: string): boolean {
    const { form, mode } = formOfKey(key, this.#index.model);
    return findForms(this.#index, form, mode).length > 0;
  }

  #isAlike(key: string): boolean {
    const { form, mode } = formOfKey(key, this.#index.model);
    if (findForms(this.#index, form, mode).length > 0) return true;
    if (mode === 'exact') return false;
    let isListedApart = false;
    findCompounds(this.#index, form, () => {
      isListedApart = true;
    });
    return isListedApart;
  }

  #areTogether(words: readonly string[]): boolean {
    const names: ReadonlySet<number>[] = [];
    for (const word of words) {
      const own = kept(this.#namesWith, word, (one) => {
        const found = namesWith(this.#index, readWord(one), 'any');
        return found.size === 0 ? null : found;
      });
      if (own === null) return false;
      names.push(own);
    }
    return [...(names[0] ?? [])].some((name) => names.every((others) => others.has(name)));
  }

  #isCovered(lists: SearchLists): boolean {
    const listed = new Map<number, []>();
    lists.someText('inText', (word) => {
      for (const token of kept(this.#inText, word, (one) => this.#tokensAlike(one))) listed.set(token, []);
      return false;
    });
    return listed.size > 0 && namesCovered(this.#index, listed, LEAST_SHARE).length > 0;
  }

  #tokensAlike(word: string): readonly number[] {
    const [own] = tagQuery([readWord(word)], undefined, this.#index.model);
    return (own?.forms ?? []).flatMap((form) => [...tokensAlike(this.#index, form, 'similar', findForms).tokens]);
  }
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make(key);
  map.set(key, made);
  return made;
}

/** The keys of all tables of an index, in the form that `LookUps` notes. */
function keysOf({ data }: Index): ReadonlySet<number> {
  const { tokens, verbatim, identifiers, initials, bodies } = data;
  const rows: readonly (readonly [KeyedTable, KeyRow])[] = [
    ['forms', tokens.formKeys],
    ['forms', tokens.transcribedKeys],
    ['compounds', tokens.compounds],
    ['written', verbatim.written],
    ['sets', verbatim.sets],
    ['identifiers', identifiers],
    ['initials', initials],
  ];
  const keys = new Set<number>();
  for (const [table, row] of rows) for (const key of keysOfRow(row)) keys.add(keyIn(table, key));
  for (let body = 0; body + 1 < bodies.ofBody.starts.length; body++)
    if (rowAt(bodies.ofBody, body).length > 0) keys.add(keyIn('bodies', body));
  return keys;
}

import type { CompoundMatch, UnitMatches, WordMatches } from '../../index/caches/matches.ts';
import { TwoGenerationCache } from '../../index/caches/two-generation-cache.ts';
import { type KeyedTable, keyIn, type PlannedWord, plannedWord, readWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type KeyRow, keysOfRow } from '../../index/tables/key-table.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { candidatesAt, mayReach } from '../../retrieve/candidates/candidates.ts';
import { addCompound, findCompounds } from '../../retrieve/lookup/find-compounds.ts';
import { findForms, formOfKey } from '../../retrieve/lookup/find-forms.ts';
import { type QueryToken, tagQuery } from '../../retrieve/lookup/query-tokens.ts';
import { matchWord } from '../../retrieve/lookup/word-matches.ts';
import { planCutQuery, type QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Policy } from '../../types/query.ts';
import { LEAST_THRESHOLD } from '../default-policy.ts';
import { namesWith } from '../parts/names-with.ts';
import { LEAST_SHARE } from '../text/occurs-in-text.ts';
import { namesCovered, tokensAlike } from '../text/word-places.ts';
import { type LookUpTable, listsAt, someOf } from './look-up-table.ts';

/** A query word as it matches a small index. */
type Known = {
  readonly token: QueryToken;
  readonly matches: WordMatches;
};

/** A word of plans, and whether it is similar to listed words, or to parts of them. */
type Planned = PlannedWord & { readonly isNothing: boolean; readonly isApart: boolean };

/** Maximum number of cached words. */
const MAX_WORDS = 2 ** 15;
/** Number of bits in which most keys that an index lacks differ from those it has; a power of two. */
const KEY_BITS = 2 ** 20;

/**
 * Decides from a search's look-ups whether it may find anybody in a small index. If not, the search has the same result
 * as on an empty index. The effect of each word and key is computed once.
 */
export class Touch {
  readonly #index: Index;
  readonly #points: number;
  readonly #keys: ReadonlySet<number>;
  /** By the lowest bits of a key: whether the index may have it. */
  readonly #mayHave = new Uint8Array(KEY_BITS);
  readonly #planned = new TwoGenerationCache<Planned>(4 * MAX_WORDS, () => 1);
  readonly #words = new TwoGenerationCache<Known>(MAX_WORDS, () => 1);
  readonly #cut = new Map<string, boolean>();
  readonly #inText = new Map<string, readonly number[]>();
  readonly #similar = new Map<string, boolean>();
  /** Null if no name contains the word, as is nearly always the case. */
  readonly #namesWith = new Map<string, ReadonlySet<number> | null>();

  constructor(index: Index, { threshold }: Pick<Policy, 'threshold'>) {
    this.#index = index;
    this.#points = Math.max(LEAST_THRESHOLD, threshold);
    this.#keys = keysOf(index);
    for (const key of this.#keys) this.#mayHave[key % KEY_BITS] = 1;
  }

  /** Whether each search of a table may find somebody, by its number. */
  among(table: LookUpTable): (search: number) => boolean {
    const { texts } = table;
    const planned: Planned[] = [];
    const plannedAt = (place: number): Planned => {
      planned[place] ??= this.#plannedOf(texts[place] ?? '');
      return planned[place];
    };
    const textAt = (place: number): string => texts[place] ?? '';
    return (search) => {
      const { keys, comparedKeys, plans, together, similar, compared, inText } = listsAt(table, search);
      if (this.#hasOne(keys)) return true;
      const mayBeAlike = this.#hasOne(comparedKeys);
      return this.#index.scratch.during(
        () =>
          someOf(plans, (words) => this.#reaches(words, plannedAt)) ||
          similar.some((place) => kept(this.#similar, textAt(place), (one) => this.#isSimilar(one))) ||
          someOf(together, (words) => this.#areTogether(words, textAt)) ||
          // Many words share a key, and nearly all of them are not similar.
          (mayBeAlike && compared.some((place) => this.#isAlike(textAt(place)))) ||
          (inText.length > 0 && this.#isCovered(Array.from(inText, textAt))),
      );
    };
  }

  /** Whether a name may reach the level by the words of a plan, none of them joined to another. */
  #reaches(places: Uint32Array, plannedAt: (place: number) => Planned): boolean {
    const last = plannedAt(places.at(-1) ?? 0);
    const isBeginning = last.isCut && kept(this.#cut, last.word, () => this.#isBeginning(last));
    if (!isBeginning && !this.#maySuffice(places, plannedAt)) return false;
    const words = Array.from(places, plannedAt);
    const plan = planOfWords(
      words.map((word) => this.#wordOf(word)),
      words,
    );
    return candidatesAt(this.#index, last.isCut ? planCutQuery(this.#index, plan) : plan, this.#points).length > 0;
  }

  /** Whether those words of a plan that are similar to listed ones may be enough for a name. */
  #maySuffice(places: Uint32Array, plannedAt: (place: number) => Planned): boolean {
    let [total, words, weight] = [0, 0, 0];
    for (const place of places) {
      const word = plannedAt(place);
      // It may match several words of a name.
      if (word.isApart) return true;
      total += word.weight;
      if (word.isNothing && !word.isInitial) continue;
      words += 1;
      weight += word.weight;
    }
    return words > 0 && mayReach(total, { words, weight }, this.#points);
  }

  #plannedOf(noted: string): Planned {
    const before = this.#planned.get(noted);
    if (before !== undefined) return before;
    const word = plannedWord(noted);
    const { tokens, native, compounds } = this.#wordOf(word).matches;
    const isApart = native.length + compounds.length > 0;
    const planned = { ...word, isApart, isNothing: !isApart && tokens.length === 0 };
    this.#planned.set(noted, planned);
    return planned;
  }

  #wordOf(planned: PlannedWord): Known {
    const { word, isInitial } = planned;
    const key = isInitial ? `${word}.` : word;
    const before = this.#words.get(key);
    if (before !== undefined) return before;
    const [own] = tagQuery([readWord(word)], undefined, this.#index.model);
    if (own === undefined) throw new Error('A word is one.');
    const token = { ...own, role: isInitial ? ROLE.initial : ROLE.name };
    const known = { token, matches: matchWord(this.#index, token, false, findForms) };
    this.#words.set(key, known);
    return known;
  }

  #isBeginning(last: PlannedWord): boolean {
    const [form] = this.#wordOf(last).token.forms;
    return form !== undefined && findForms(this.#index, form, 'prefix').length > 0;
  }

  #isSimilar(key: string): boolean {
    const { form, mode } = formOfKey(key, this.#index.model);
    return findForms(this.#index, form, mode).length > 0;
  }

  #hasOne(keys: Uint32Array): boolean {
    for (const key of keys) if (this.#mayHave[key % KEY_BITS] === 1 && this.#keys.has(key)) return true;
    return false;
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

  #areTogether(places: Uint32Array, textAt: (place: number) => string): boolean {
    const names: ReadonlySet<number>[] = [];
    for (const place of places) {
      const own = kept(this.#namesWith, textAt(place), (word) => {
        const found = namesWith(this.#index, readWord(word), 'any');
        return found.size === 0 ? null : found;
      });
      if (own === null) return false;
      names.push(own);
    }
    return [...(names[0] ?? [])].some((name) => names.every((others) => others.has(name)));
  }

  #isCovered(words: readonly string[]): boolean {
    const listed = words.flatMap((word) => kept(this.#inText, word, (one) => this.#tokensAlike(one)));
    return namesCovered(this.#index, new Map(listed.map((token) => [token, []])), LEAST_SHARE).length > 0;
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

function planOfWords(known: readonly Known[], words: readonly PlannedWord[]): QueryPlan {
  const compounds = new Map<number, CompoundMatch[]>();
  const matches: UnitMatches[] = [];
  known.forEach((word, unit) => {
    if (word.matches.tokens.length > 0) matches.push({ unit, ...word.matches });
    for (const one of [...word.matches.native, ...word.matches.compounds]) addCompound(compounds, unit, one);
  });
  const initials = words.flatMap(({ word, isInitial }, at) => (isInitial ? [[at, word.charCodeAt(0)] as const] : []));
  return {
    tokens: known.map(({ token }, at) => ({ ...token, weight: words[at]?.weight ?? 0 })),
    totalWeight: words.reduce((sum, { weight }) => sum + weight, 0),
    units: words.map(({ weight }, first) => ({ first, count: 1, weight })),
    matches,
    compounds,
    initials: new Map(initials),
    kana: false,
    tagged: new Map(),
  };
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

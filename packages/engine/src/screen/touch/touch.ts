import type { CompoundMatch, UnitMatches, WordMatches } from '../../index/caches/matches.ts';
import { TwoGenerationCache } from '../../index/caches/two-generation-cache.ts';
import { type KeyedTable, keyIn, type PlannedWord, planOf, readWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type KeyRow, keysOfRow } from '../../index/tables/key-table.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { candidatesAt } from '../../retrieve/candidates/candidates.ts';
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
import type { LookedUp } from './looked-up.ts';

/** A query word as it matches a small index. */
type Known = {
  readonly token: QueryToken;
  readonly matches: WordMatches;
};

/** Maximum number of cached words. */
const MAX_WORDS = 2 ** 15;

/**
 * Decides from a search's look-ups whether it may find anybody in a small index. If not, the search has the same result
 * as on an empty index. The effect of each word and key is computed once.
 */
export class Touch {
  readonly #index: Index;
  readonly #points: number;
  readonly #keys: ReadonlySet<number>;
  /** Words that are similar to nothing listed: most words of most names. */
  readonly #nothing = new Set<string>();
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
  }

  mayFind({ plans, inText, together, similar, keys, compared, comparedKeys }: LookedUp): boolean {
    if (this.#hasOne(keys)) return true;
    const mayBeAlike = this.#hasOne(comparedKeys);
    return this.#index.scratch.during(
      () =>
        plans.some((plan) => this.#reaches(plan)) ||
        similar.some((one) => kept(this.#similar, one, () => this.#isSimilar(one))) ||
        together.some((one) => this.#areTogether(one.split(' '))) ||
        // Many words share a key, and nearly all of them are not similar.
        (mayBeAlike && compared.some((one) => this.#isAlike(one))) ||
        this.#isCovered(inText),
    );
  }

  /** Whether a name may reach the level by the words of a plan, none of them joined to another. */
  #reaches(noted: string): boolean {
    const { words, isCut } = planOf(noted);
    const last = words.at(-1);
    const isBeginning = isCut && last !== undefined && kept(this.#cut, last.word, () => this.#isBeginning(last));
    if (!isBeginning && words.every((word) => this.#isNothing(word))) return false;
    const known = words.map((word) => this.#wordOf(word));
    const plan = planOfWords(known, words);
    return candidatesAt(this.#index, isCut ? planCutQuery(this.#index, plan) : plan, this.#points).length > 0;
  }

  #isNothing(word: PlannedWord): boolean {
    if (this.#nothing.has(keyOf(word))) return true;
    const { matches } = this.#wordOf(word);
    const isNothing = matches.tokens.length + matches.native.length + matches.compounds.length === 0;
    if (isNothing) this.#nothing.add(keyOf(word));
    return isNothing;
  }

  #wordOf(planned: PlannedWord): Known {
    const { word, isInitial } = planned;
    const before = this.#words.get(keyOf(planned));
    if (before !== undefined) return before;
    const [own] = tagQuery([readWord(word)], undefined, this.#index.model);
    if (own === undefined) throw new Error('A word is one.');
    const token = { ...own, role: isInitial ? ROLE.initial : ROLE.name };
    const known = { token, matches: matchWord(this.#index, token, false, findForms) };
    this.#words.set(keyOf(planned), known);
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

  #hasOne(keys: readonly number[]): boolean {
    return keys.some((key) => this.#keys.has(key));
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
      const own = kept(this.#namesWith, word, () => {
        const found = namesWith(this.#index, readWord(word), 'any');
        return found.size === 0 ? null : found;
      });
      if (own === null) return false;
      names.push(own);
    }
    return [...(names[0] ?? [])].some((name) => names.every((others) => others.has(name)));
  }

  #isCovered(words: readonly string[]): boolean {
    if (words.length === 0) return false;
    const listed = words.flatMap((word) => kept(this.#inText, word, () => this.#tokensAlike(word)));
    return namesCovered(this.#index, new Map(listed.map((token) => [token, []])), LEAST_SHARE).length > 0;
  }

  #tokensAlike(word: string): readonly number[] {
    const [own] = tagQuery([readWord(word)], undefined, this.#index.model);
    return (own?.forms ?? []).flatMap((form) => [...tokensAlike(this.#index, form, 'similar', findForms).tokens]);
  }
}

const keyOf = ({ word, isInitial }: PlannedWord): string => (isInitial ? `${word}.` : word);

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make();
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

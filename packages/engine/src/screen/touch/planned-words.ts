import type { CompoundMatch, UnitMatches, WordMatches } from '../../index/caches/matches.ts';
import { TwoGenerationCache } from '../../index/caches/two-generation-cache.ts';
import { type PlannedWord, plannedWord, readWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { candidatesAt, mayReach } from '../../retrieve/candidates/candidates.ts';
import { addCompound } from '../../retrieve/lookup/find-compounds.ts';
import { findForms } from '../../retrieve/lookup/find-forms.ts';
import { isInitialKind } from '../../retrieve/lookup/match-kind.ts';
import { type QueryToken, tagQuery } from '../../retrieve/lookup/query-tokens.ts';
import { matchWord } from '../../retrieve/lookup/word-matches.ts';
import { planCutQuery } from '../../retrieve/plan/cut-query.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';

/** A query word as it matches a small index. */
type Known = {
  readonly token: QueryToken;
  readonly matches: WordMatches;
  readonly names: NameSet;
};

/** Names by the lowest bits of their numbers: two words of one name have a bit in common. */
type NameSet = Int32Array;
/** Number of bits in a set of names, a power of two. */
const NAME_BITS = 128;
const NO_NAMES: NameSet = new Int32Array(NAME_BITS / 32);

/** A word of plans as it matches a small index. */
export type Planned = PlannedWord & {
  /** Whether it is similar to no listed word, or to parts of some. */
  readonly isNothing: boolean;
  readonly isApart: boolean;
  /** Maximum agreement, and by how much a near match may outweigh it. */
  readonly agreement: number;
  readonly excess: number;
  /** The names that hold a word similar to it. */
  readonly names: NameSet;
};

/** Maximum number of cached words. */
const MAX_WORDS = 2 ** 15;

/** Decides which plans of a search may reach a level in a small index. The matches of each word are found once. */
export class PlannedWords {
  readonly #index: Index;
  readonly #points: number;
  readonly #planned = new TwoGenerationCache<Planned>(4 * MAX_WORDS, () => 1);
  readonly #words = new TwoGenerationCache<Known>(MAX_WORDS, () => 1);
  readonly #begun = new Map<string, boolean>();

  /** @param points the level */
  constructor(index: Index, points: number) {
    [this.#index, this.#points] = [index, points];
  }

  /** @param noted a word of a plan, as the look-up notes have it */
  wordOf(noted: string): Planned {
    const before = this.#planned.get(noted);
    if (before !== undefined) return before;
    const word = plannedWord(noted);
    const { matches, names } = this.#knownOf(word);
    const isApart = matches.native.length + matches.compounds.length > 0;
    const planned = {
      ...word,
      isApart,
      isNothing: !isApart && matches.tokens.length === 0,
      agreement: matches.bestSimilarity * word.weight,
      excess: Math.max(0, matches.nearWeight - word.weight),
      names,
    };
    this.#planned.set(noted, planned);
    return planned;
  }

  /** Whether a name may reach the level by the words of a plan, none of them joined to another. */
  reaches(words: readonly Planned[]): boolean {
    const cut = words.reduce((mask, { isCut }, at) => (isCut ? mask | (1 << at) : mask), 0);
    const isBeginning = words.some((word) => word.isCut && this.#isBeginning(word));
    if (!isBeginning && !this.#maySuffice(words)) return false;
    const plan = planOfWords(
      words.map((word) => this.#knownOf(word)),
      words,
    );
    const read = cut === 0 ? plan : planCutQuery(this.#index, plan, cut);
    return candidatesAt(this.#index, read, this.#points).length > 0;
  }

  /** Whether words of a plan that may be in one name are enough for it. */
  #maySuffice(words: readonly Planned[]): boolean {
    let total = 0;
    for (const { weight, isApart } of words) {
      // It may match several words of a name.
      if (isApart) return true;
      total += weight;
    }
    return words.some((one) => !one.isNothing && this.#mayReach(one, words, total));
  }

  /** Whether a name with one of the words may reach the level, by this word and those that such a name may hold too. */
  #mayReach(one: Planned, all: readonly Planned[], total: number): boolean {
    let [words, weight, agreement, excess] = [0, 0, 0, 0];
    for (const word of all) {
      // An initial may stand for any word.
      if (!word.isInitial && !shareNames(one.names, word.names)) continue;
      words += 1;
      weight += word.weight;
      agreement += word.isInitial ? word.weight : word.agreement;
      excess += word.excess;
    }
    return mayReach(total, { words, weight, agreement, excess }, this.#points);
  }

  #knownOf({ word, isInitial }: PlannedWord): Known {
    const key = isInitial ? `${word}.` : word;
    const before = this.#words.get(key);
    if (before !== undefined) return before;
    const [own] = tagQuery([readWord(word)], undefined, this.#index.model);
    if (own === undefined) throw new Error('A word is one.');
    const token = { ...own, role: isInitial ? ROLE.initial : ROLE.name };
    const matches = matchWord(this.#index, token, false, findForms);
    const known = { token, matches, names: namesOf(this.#index, matches) };
    this.#words.set(key, known);
    return known;
  }

  #isBeginning(one: PlannedWord): boolean {
    const before = this.#begun.get(one.word);
    if (before !== undefined) return before;
    const [form] = this.#knownOf(one).token.forms;
    const isBeginning = form !== undefined && findForms(this.#index, form, 'prefix').length > 0;
    this.#begun.set(one.word, isBeginning);
    return isBeginning;
  }
}

function namesOf({ data }: Index, { tokens, kinds }: WordMatches): NameSet {
  if (tokens.length === 0) return NO_NAMES;
  const { postings, initialPostings } = data.tokens;
  const names = new Int32Array(NAME_BITS / 32);
  tokens.forEach((token, i) => {
    const { starts, values } = isInitialKind(kinds[i] ?? 0) ? initialPostings : postings;
    for (let k = starts[token] ?? 0; k < (starts[token + 1] ?? 0); k++) {
      const bit = (values[k] ?? 0) % NAME_BITS;
      names[bit >> 5] = (names[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  });
  return names;
}

const shareNames = (one: NameSet, other: NameSet): boolean => one.some((names, i) => (names & (other[i] ?? 0)) !== 0);

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

import { isListedFirmly, isListedIdentifier } from '../../identify/match-identifiers.ts';
import { mayHoldIdentifier } from '../../identify/may-hold-identifier.ts';
import { typedIdentifiers } from '../../identify/typed-identifiers.ts';
import { TwoGenerationCache } from '../../index/caches/two-generation-cache.ts';
import type { Index } from '../../index/open/open-index.ts';
import { compoundRuns } from '../../index/tables/compound-runs.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { bodiesIn } from '../../normalise/names/bodies-in.ts';
import { koreanReadings } from '../../normalise/readings/korean-readings.ts';
import { wordReadings } from '../../normalise/readings/native-words.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { areFewPlainWords } from '../../normalise/unicode.ts';
import { leastLevelAt } from '../../retrieve/candidates/candidates.ts';
import { findCompounds } from '../../retrieve/lookup/find-compounds.ts';
import { findForms } from '../../retrieve/lookup/find-forms.ts';
import { isKnownWord } from '../../retrieve/lookup/is-known-word.ts';
import { compoundOf, type QueryToken, queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { verbatimNames } from '../../retrieve/verbatim-names.ts';
import type { Policy, Query } from '../../types/query.ts';
import { foldLetters } from '../../verbatim/fold-letters.ts';
import { viewsOf } from '../../views/views-of.ts';
import { LEAST_THRESHOLD } from '../default-policy.ts';
import { fallbackSpellings } from '../name/fallback-spellings.ts';
import { isInsufficientName, SHORTEST_FIELD } from '../name/insufficient-name.ts';
import { isListedFamilyName } from '../parts/lone-words.ts';
import { namesNobody } from '../query/names-nobody.ts';
import { isReadOnce, reachesTogether } from './read-once.ts';
import { type TouchedNames, touchedNames } from './touched-names.ts';

const FEW_WORDS = 2;

/** Size of what is kept of words, in names; and what a word takes beside its names. */
const [MOST_KEPT, OVERHEAD] = [4_000_000, 60];

/** What is known of a word, which may be that nothing is. */
type Known = { readonly touched: TouchedNames | undefined };

const sizeOf = ({ touched }: Known): number => OVERHEAD + (touched?.names.length ?? 0);

/**
 * Tells at little cost that a query finds nobody in an index, and says enough of somebody for that to mean something.
 * False says nothing: whoever needs to know screens. For small indexes, in which most queries touch nothing: what a
 * word touches is kept for the next query.
 */
export class Untouched {
  readonly #index: Index;
  /** In points; what is kept of words is for them. */
  #level = 0;
  #words = new TwoGenerationCache<Known>(MOST_KEPT, sizeOf);

  constructor(index: Index) {
    this.#index = index;
  }

  isUntouchedBy(
    { searchText, type, aliases = [], addresses = [], identifiers = [] }: Query,
    { threshold }: Pick<Policy, 'threshold'>,
  ): boolean {
    if (addresses.length > 0 || identifiers.length > 0) return false;
    this.#begin(Math.max(LEAST_THRESHOLD, threshold));
    return this.#index.scratch.during(() =>
      [searchText, ...aliases].every((text) => areFewPlainWords(text) && this.#isUntouchedByText(text, type)),
    );
  }

  #begin(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    this.#words = new TwoGenerationCache(MOST_KEPT, sizeOf);
  }

  #isUntouchedByText(text: string, type: Query['type']): boolean {
    const index = this.#index;
    const { tokens } = normaliseText(text);
    const whole = this.#touchedBy(text, tokens, false);
    const cut = text.length < SHORTEST_FIELD ? whole : this.#touchedBy(text, tokens, true);
    if (whole === undefined || cut === undefined) return false;
    if (viewsOf(text, (word) => isKnownWord(index, word)).length > 0) return false;
    const own = queryTokens(tokens, undefined, index.model);
    if (isInsufficientName(own, index.model) || this.#isJoined(own)) return false;
    if (mayReach(cut) && !(isReadOnce(index, text, tokens, type) && !this.#reaches(own, whole, cut))) return false;
    return !this.#isReadOtherwise(text, tokens, whole);
  }

  /**
   * What each word of a text touches; undefined where that is not known.
   * @param isCut whether the last may be the beginning of a word
   */
  #touchedBy(text: string, tokens: readonly Token[], isCut: boolean): readonly TouchedNames[] | undefined {
    const words: TouchedNames[] = [];
    for (const word of text.split(' ')) {
      const own = this.#touched(word, isCut && words.length + 1 === tokens.length);
      if (own === undefined || own.text !== tokens[words.length]?.text) return undefined;
      words.push(own);
    }
    return words.length === tokens.length ? words : undefined;
  }

  #touched(word: string, isCut: boolean): TouchedNames | undefined {
    const key = isCut ? `${word}…` : word;
    const before = this.#words.get(key);
    if (before !== undefined) return before.touched;
    const touched = touchedNames(this.#index, word, leastLevelAt(this.#level), isCut);
    this.#words.set(key, { touched });
    return touched;
  }

  #reaches(tokens: readonly QueryToken[], whole: readonly TouchedNames[], cut: readonly TouchedNames[]): boolean {
    return (
      reachesTogether(this.#index, tokens, whole, this.#level) ||
      (cut !== whole && reachesTogether(this.#index, tokens, cut, this.#level))
    );
  }

  /** Whether words written as one are alike to anything listed. */
  #isJoined(tokens: readonly QueryToken[]): boolean {
    return compoundRuns(tokens.length).some((run) => {
      const joined = compoundOf(tokens, run, this.#index.model);
      if (joined === undefined) return false;
      let isFound = findForms(this.#index, joined.form, joined.mode).length > 0;
      if (run.count === tokens.length)
        findCompounds(this.#index, joined.form, () => {
          isFound = true;
        });
      return isFound;
    });
  }

  /** Whether a text may be anything that its words by themselves are not. */
  #isReadOtherwise(text: string, tokens: readonly Token[], words: readonly TouchedNames[]): boolean {
    const index = this.#index;
    if (wordReadings(tokens).length > 0 || koreanReadings(tokens).length > 0) return true;
    if (fallbackSpellings(index, text, tokens).length > 0 || namesNobody(text, tokens)) return true;
    if (tokens.length > FEW_WORDS && verbatimNames(index, foldLetters(text)).length > 0) return true;
    const isFirm = (folded: string): boolean => isListedFirmly(index, folded);
    const isListed = (folded: string): boolean => isListedIdentifier(index, folded);
    if (mayHoldIdentifier(text)) {
      const { identifiers, notCovered } = typedIdentifiers(text, isListed, isFirm);
      if (identifiers.length > 0 || notCovered.length > 0) return true;
    }
    const { ofBody, name } = index.data.bodies;
    const texts = tokens.map((token) => token.text);
    if (name.length > 0 && bodiesIn(texts, true).some(({ body }) => rowAt(ofBody, body).length > 0)) return true;
    return words.some(({ isNamed }) => isNamed) && isListedFamilyName(index, text, tokens);
  }
}

/** Whether a name may be reached by one of some words alone, or holds two of them. */
const mayReach = (touched: readonly TouchedNames[]): boolean =>
  touched.some(({ names, reaches }, at) => reaches || touched.slice(at + 1).some((other) => meet(names, other.names)));

function meet(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    const [x, y] = [a[i] ?? 0, b[k] ?? 0];
    if (x === y) return true;
    if (x < y) i++;
    else k++;
  }
  return false;
}

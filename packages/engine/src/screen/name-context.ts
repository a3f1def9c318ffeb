import type { Index } from '../index/open-index.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES } from '../lexicon/honorifics.ts';
import { legalFormClass } from '../lexicon/legal-forms.ts';
import { FUNCTION_WORDS } from '../lexicon/particles.ts';
import { VESSEL_WORDS } from '../lexicon/vessel-words.ts';
import { everydayMeaning } from '../model/everyday.ts';
import type { Model } from '../model/model.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import type { VerbatimName } from '../retrieve/verbatim-names.ts';
import type { MatchContext } from '../score/match.ts';
import { scriptOf } from '../scripts/script-of.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { EDGE, type FoldedLetters } from '../verbatim/fold-letters.ts';
import { isEverydayWord } from './everyday-word.ts';
import { messageTokens } from './message-tokens.ts';

/** What a word beside a name is: part of a name, business, a label ("Mr", "M/V"), what may tell another company ("II", "GmbH"), or of the sentence. */
type Beside = 'name' | 'generic' | 'label' | 'addition' | 'sentence';

/** Signs between words of a text that end a name. */
const SEPARATOR = /[\n\r\t,;:|/()[\]{}<>"«»“”„،؛；：，。、&+]|\.\s|\s[-–—]\s/;
/** Signs that end a part of a text; commas stand between family and given names too. */
const PART_END = /[\n\r\t;|:<>"«»“”„؛；：]/;
/** Behind a name these go on with it: "National Bank of …". */
const GOES_ON = new Set('of de du des del der di do da för voor для'.split(' '));
const TITLES = new Set(HONORIFICS.flatMap(({ forms }) => forms).filter((title) => !HONORIFICS_ALSO_NAMES.has(title)));
const SHIPS = new Set(VESSEL_WORDS);

/** Letters that a name has at least to be told from the rest of a word that is written without spaces. */
const LEAST_INSIDE: Readonly<Partial<Record<string, number>>> = { Hani: 3, Hang: 3, Kana: 4, Hira: 4 };
const LEAST_INSIDE_OTHERS = 5;

/** Tells what the words around a listed name in a text say of it. */
export class NameContext {
  readonly #model: Model;
  readonly #index: Index;
  readonly #text: string;
  readonly #letters: FoldedLetters;

  constructor(index: Index, text: string, letters: FoldedLetters) {
    [this.#index, this.#model, this.#text, this.#letters] = [index, index.model, text, letters];
  }

  /** `light` names stand aside, those in longer names are for a review. */
  of(one: VerbatimName): MatchContext {
    const [before, after] = [this.#before(one), this.#after(one)];
    const isExtended = [before, after].some((beside) => beside === 'name' || beside === 'generic');
    if (this.#isInsideWord(one)) return 'light';
    if (this.#isLight(one) && !this.#standsAlone(one)) return 'light';
    if ((before === 'name' || after === 'name') && this.#isTwoGivenNames(one)) return 'light';
    if (isExtended) return 'in_longer_name';
    return before === 'addition' || after === 'addition' ? 'beside' : 'apart';
  }

  /** A few syllables of a word written without spaces are syllables of many others. */
  #isInsideWord({ from, to }: VerbatimName): boolean {
    const { units, edges } = this.#letters;
    const script = scriptOf(units[from] ?? 0);
    const isInside = (at: number, other: number): boolean =>
      edges[at] === EDGE.inner && scriptOf(units[other] ?? 0) === script && !ALPHABETS.has(script);
    const least = LEAST_INSIDE[script] ?? LEAST_INSIDE_OTHERS;
    return to - from < least && (isInside(from, from - 1) || isInside(to, to));
  }

  #tokensOf(from: number, to: number) {
    const { starts, ends } = this.#letters;
    return normaliseText(this.#text.slice(starts[from], ends[to - 1])).tokens;
  }

  /** A single word with an everyday meaning, or too short to have one of its own. */
  #isLight({ name }: VerbatimName): boolean {
    const { names, tokens } = this.#index.data;
    const first = names.tokenStarts[name] ?? 0;
    if ((names.tokenStarts[name + 1] ?? 0) - first > 1) return false;
    return isEverydayWord(this.#index.text(tokens.ownForm[names.tokenIds[first] ?? 0] ?? 0));
  }

  /** Whether the part of the text in which a name stands has nothing else but labels and words of business. */
  #standsAlone({ from, to }: VerbatimName): boolean {
    const { starts, ends, units } = this.#letters;
    let [first, end] = [from, to];
    while (first > 0 && !PART_END.test(this.#text.slice(ends[first - 1], starts[first]))) first--;
    while (end < units.length && !PART_END.test(this.#text.slice(ends[end - 1], starts[end]))) end++;
    const others = [...(first < from ? this.#tokensOf(first, from) : []), ...(to < end ? this.#tokensOf(to, end) : [])];
    return others.every((token) => {
      const kind = this.#kindOf(token.text, false);
      return kind === 'label' || kind === 'generic' || kind === 'addition';
    });
  }

  #isTwoGivenNames(one: VerbatimName): boolean {
    const { listings, names } = this.#index.data;
    if (ENTITY_TYPES[listings.type[names.listing[one.name] ?? 0] ?? 0] !== 'person') return false;
    const tokens = this.#tokensOf(one.from, one.to);
    return tokens.length === 2 && tokens.every(({ text }) => this.#model.isGivenName(text));
  }

  #before({ from }: VerbatimName): Beside | null {
    const { starts, ends, edges } = this.#letters;
    if (from === 0 || edges[from] !== EDGE.word || SEPARATOR.test(this.#text.slice(ends[from - 1], starts[from])))
      return null;
    let first = from - 1;
    while (edges[first] !== EDGE.word) first--;
    const token = this.#tokensOf(first, from).at(-1);
    return token ? this.#kindOf(token.text, false) : null;
  }

  #after({ to }: VerbatimName): Beside | null {
    const { starts, ends, edges, units } = this.#letters;
    if (to === units.length || edges[to] !== EDGE.word || SEPARATOR.test(this.#text.slice(ends[to - 1], starts[to])))
      return null;
    let end = to + 1;
    while (edges[end] !== EDGE.word) end++;
    const [token] = this.#tokensOf(to, end);
    return token ? this.#kindOf(token.text, true) : null;
  }

  #kindOf(word: string, isBehind: boolean): Beside {
    if (isBehind && GOES_ON.has(word)) return 'name';
    if (TITLES.has(word) || SHIPS.has(word)) return 'label';
    if (legalFormClass(word) !== undefined || this.#model.isNumber(word) || word.length === 1) return 'addition';
    if (FUNCTION_WORDS.has(word)) return 'sentence';
    if (messageTokens(word, normaliseText(word).tokens).some(Boolean)) return 'sentence';
    if (this.#model.isBusinessWord(word) || this.#model.isPlace(word)) return 'generic';
    const meaning = everydayMeaning(word);
    if (meaning === 'place') return 'generic';
    return meaning === 'word' && !this.#model.isGivenName(word) && !this.#model.isFamilyName(word)
      ? 'sentence'
      : 'name';
  }
}

const ALPHABETS = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Zyyy']);

import { formOf } from '../forms/form.ts';
import type { Index } from '../index/open-index.ts';
import { stringAt } from '../index/packed-strings.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES } from '../lexicon/honorifics.ts';
import { legalFormClass } from '../lexicon/legal-forms.ts';
import { FUNCTION_WORDS } from '../lexicon/particles.ts';
import { VESSEL_WORDS } from '../lexicon/vessel-words.ts';
import type { Model } from '../model/model.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { findForms } from '../retrieve/find-forms.ts';
import type { VerbatimName } from '../retrieve/verbatim-names.ts';
import type { MatchContext } from '../score/match.ts';
import { scriptOf } from '../scripts/script-of.ts';
import { ENTITY_TYPES, type EntityType } from '../types/listing.ts';
import { EDGE, type FoldedLetters, foldLetters } from '../verbatim/fold-letters.ts';
import { isEverydayWord, meaningOf } from './everyday-word.ts';
import { isLabelledName } from './labelled-name.ts';
import { messageTokens } from './message-tokens.ts';

/** What a word next to a name is: part of a name, a business word, a label ("Mr", "M/V"), an addition that may name another company ("II", "GmbH"), or part of the sentence. */
type Beside = 'name' | 'generic' | 'label' | 'addition' | 'initial' | 'sentence';

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
/** Characters or syllables of a name that is a given name most often. */
const FEWEST_SYLLABLES = 2;
/** What cuts a word in two: the end of a line, a hyphen, or what once was markup. */
const BROKEN = /^(?:[-\u00ad\u2010\u2011]?\s*[\r\n]\s*|[-\u2010\u2011_.*~])$/;
/** From this many letters on, pieces that spell a listed name do so on purpose. */
const PIECED_UP_TO = 8;
/** Words from which a text is more than a name. */
const SENTENCE_FROM = 6;
/** Bodies that are never light but share their name with people: next to a given or family name the word is a person's name. */
const BORNE_BY_PEOPLE = new Set(['isis', 'wagner', 'ira', 'nico']);

/** Letters from which a part is long, and words of it that are looked at first. */
const NEXT_TO = 64;
const NEAREST = 3;
/** Steps of reading a letter. */
const LETTER = 0.25;

/** Classifies a listed name found in a text by the words around it. */
export class NameContext {
  readonly #model: Model;
  readonly #index: Index;
  readonly #text: string;
  readonly #letters: FoldedLetters;
  #parts: Int32Array | undefined;
  #isOfSentence: boolean | undefined;

  constructor(index: Index, text: string, letters: FoldedLetters) {
    [this.#index, this.#model, this.#text, this.#letters] = [index, index.model, text, letters];
  }

  /** `light` names stand aside, those in longer names are for a review. */
  of(one: VerbatimName): MatchContext {
    const [before, after] = [this.#before(one), this.#after(one)];
    const isPerson = this.#typeOf(one) === 'person';
    const isExtended = [before, after].some(
      (beside) => beside === 'name' || beside === 'generic' || (isPerson && beside === 'initial'),
    );
    if (this.#isInsideWord(one)) return 'light';
    if (this.#isLight(one) && !this.#standsAlone(one) && !this.#isLabelled(one)) return 'light';
    if ((before === 'name' || after === 'name') && this.#isTwoGivenNames(one)) return 'light';
    if (before === 'name' && this.#isWordWithForm(one)) return 'light';
    if ((before === 'name' || after === 'name') && this.#isAllGeneric(one)) return 'light';
    if (isExtended) return 'in_longer_name';
    return [before, after].some((beside) => beside === 'addition' || beside === 'initial') ? 'beside' : 'apart';
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
    this.#index.scratch.budget.spend((to - from) * LETTER);
    return normaliseText(this.#text.slice(starts[from], ends[to - 1])).tokens;
  }

  /** The words of a listed name. */
  #listed(name: number): string[] {
    const { names, tokens } = this.#index.data;
    const ids = names.tokenIds.subarray(names.tokenStarts[name], names.tokenStarts[name + 1]);
    return Array.from(ids, (id) => this.#index.text(tokens.ownForm[id] ?? 0));
  }

  /** A single word that is an everyday word or too short to be distinctive, or a name pieced together from separate words. */
  #isLight(one: VerbatimName): boolean {
    const { from, to, name } = one;
    const words = this.#listed(name);
    const { names, tokens } = this.#index.data;
    const isNative = (tokens.letter[names.tokenIds[names.tokenStarts[name] ?? 0] ?? 0] ?? 0) !== 0;
    if (isNative) return words.length <= FEWEST_SYLLABLES;
    // "SA-ID" is "said".
    const word = words.filter((own) => legalFormClass(own) === undefined).join('');
    if (this.#isPieced(one)) return true;
    if (words.length > 1 && this.#hasWordBreak(from, to)) return false;
    return isEverydayWord(word) || (BORNE_BY_PEOPLE.has(word) && this.#isAmongNames(one));
  }

  /** Whether a short name is pieced together where no writer would split it: "K:/GB" is not KGB, but "D A L V O R" is DALVOR. */
  #isPieced({ name, from, to, way }: VerbatimName): boolean {
    if (way !== 'written' || to - from >= PIECED_UP_TO) return false;
    const { edges } = this.#letters;
    const own = foldLetters(stringAt(this.#index.data.names.values, name)).edges;
    const cuts: number[] = [];
    for (let at = from + 1; at < to; at++)
      if (edges[at] === EDGE.word && (own[at - from] ?? EDGE.none) === EDGE.none) cuts.push(at);
    const gaps = new Set(cuts.map((at) => this.#gapBefore(at)));
    const isSpaced = cuts.length === to - from - 1 && gaps.size === 1;
    return cuts.length > 0 && !isSpaced && ![...gaps].every((gap) => BROKEN.test(gap));
  }

  /** Whether words stand apart in the text between two letters. */
  #hasWordBreak(from: number, to: number): boolean {
    for (let at = from + 1; at < to; at++) if (this.#letters.edges[at] === EDGE.word) return true;
    return false;
  }

  #gapBefore(at: number): string {
    return this.#text.slice(this.#letters.ends[at - 1], this.#letters.starts[at]);
  }

  /** Whether a word beside a name may be a given or family name, and the name is not written as an abbreviation beside it. */
  #isAmongNames(one: VerbatimName): boolean {
    const { starts, ends } = this.#letters;
    const written = this.#text.slice(starts[one.from], ends[one.to - 1]);
    const isAbbreviation = written === written.toUpperCase() && this.#text !== this.#text.toUpperCase();
    const isName = (word: string | undefined): boolean => word !== undefined && this.#mayBeBorne(word);
    return (
      !isAbbreviation &&
      ((this.#before(one) === 'name' && isName(this.#wordBefore(one))) ||
        (this.#after(one) === 'name' && isName(this.#wordAfter(one))))
    );
  }

  /** Whether a word is somebody's name: a table has it, or nobody listed bears it either. */
  #mayBeBorne(word: string): boolean {
    const meaning = meaningOf(word);
    if (meaning === 'given_name' || meaning === 'family_name') return true;
    return meaning === undefined && findForms(this.#index, formOf(word, this.#model), 'exact').length === 0;
  }

  /** Whether the part of the text in which a name stands has nothing else but words for a ship: then it is there as a name. A place is one in every address. */
  #standsAlone({ from, to, name }: VerbatimName): boolean {
    const { units } = this.#letters;
    const [first, end] = this.#partOf(from, to);
    if (!this.#isAmongShips(first, from, to, end)) return false;
    const others = [...(first < from ? this.#tokensOf(first, from) : []), ...(to < end ? this.#tokensOf(to, end) : [])];
    const [word = ''] = this.#listed(name);
    const isPlace = meaningOf(word) === 'place' || this.#model.isPlace(word);
    if (others.length === 0) return !isPlace || (first === 0 && end === units.length);
    return others.every(({ text }) => SHIPS.has(text));
  }

  /** Where the part of the text that holds letters `from` … `to` begins and ends. */
  #partOf(from: number, to: number): readonly [number, number] {
    const parts = this.#partStarts();
    const first = parts[from] ?? 0;
    let end = to;
    while (end < parts.length && parts[end] !== end) end++;
    return [first, end];
  }

  /** By letter: where the part of the text that it stands in begins. */
  #partStarts(): Int32Array {
    if (this.#parts) return this.#parts;
    const parts = new Int32Array(this.#letters.units.length);
    for (let at = 1; at < parts.length; at++)
      parts[at] = PART_END.test(this.#gapBefore(at)) ? at : (parts[at - 1] ?? 0);
    this.#parts = parts;
    return parts;
  }

  /** Whether the words next to a name may be nothing but words for a ship, told without reading a part that is long. */
  #isAmongShips(first: number, from: number, to: number, end: number): boolean {
    const before = from - first <= NEXT_TO ? [] : this.#tokensOf(this.#wordFrom(from - NEXT_TO), from).slice(-NEAREST);
    const after = end - to <= NEXT_TO ? [] : this.#tokensOf(to, this.#wordFrom(to + NEXT_TO)).slice(0, NEAREST);
    return [...before, ...after].every(({ text }) => SHIPS.has(text));
  }

  /** Where the word begins that has a letter. */
  #wordFrom(at: number): number {
    let first = at;
    while (this.#letters.edges[first] !== EDGE.word) first--;
    return first;
  }

  #isLabelled(one: VerbatimName): boolean {
    const { starts, ends } = this.#letters;
    const [start, end] = [starts[one.from] ?? 0, ends[one.to - 1] ?? 0];
    return isLabelledName(this.#text, start, end, this.#typeOf(one) === 'vessel');
  }

  #typeOf({ name }: VerbatimName): EntityType | undefined {
    const { listings, names } = this.#index.data;
    return ENTITY_TYPES[listings.type[names.listing[name] ?? 0] ?? 0];
  }

  /** "National Bank" is part of a thousand names. "Bank Melli" is not: no dictionary has its rarer word. */
  #isAllGeneric({ name }: VerbatimName): boolean {
    const words = this.#listed(name).filter((word) => legalFormClass(word) === undefined && !FUNCTION_WORDS.has(word));
    return words.length > 1 && words.every((word) => this.#model.isBusinessWord(word) && meaningOf(word) === 'word');
  }

  /** "Technology LLC" after a name is the end of that name; "Melli JSC" is a name of its own, since no dictionary has the word. */
  #isWordWithForm({ name }: VerbatimName): boolean {
    const words = this.#listed(name);
    const [word, ...others] = words.filter((own) => legalFormClass(own) === undefined);
    if (word === undefined || others.length > 0 || words.length === 1) return false;
    return this.#model.isBusinessWord(word) && meaningOf(word) === 'word';
  }

  #isTwoGivenNames(one: VerbatimName): boolean {
    const words = this.#listed(one.name);
    return this.#typeOf(one) === 'person' && words.length === 2 && words.every((word) => this.#model.isGivenName(word));
  }

  #before(one: VerbatimName): Beside | null {
    const word = this.#wordBefore(one);
    return word === undefined ? null : this.#kindOf(word, false);
  }

  #after(one: VerbatimName): Beside | null {
    const word = this.#wordAfter(one);
    return word === undefined ? null : this.#kindOf(word, true);
  }

  /** The words next to a name, where no sign stands between. */
  #wordBefore({ from }: VerbatimName): string | undefined {
    const { edges } = this.#letters;
    if (from === 0 || edges[from] !== EDGE.word || SEPARATOR.test(this.#gapBefore(from))) return undefined;
    let first = from - 1;
    while (edges[first] !== EDGE.word) first--;
    return this.#tokensOf(first, from).at(-1)?.text;
  }

  #wordAfter({ to }: VerbatimName): string | undefined {
    const { edges, units } = this.#letters;
    if (to === units.length || edges[to] !== EDGE.word || SEPARATOR.test(this.#gapBefore(to))) return undefined;
    let end = to + 1;
    while (edges[end] !== EDGE.word) end++;
    return this.#tokensOf(to, end)[0]?.text;
  }

  #kindOf(word: string, isBehind: boolean): Beside {
    if (isBehind && GOES_ON.has(word)) return 'name';
    if (TITLES.has(word) || SHIPS.has(word)) return 'label';
    if (legalFormClass(word) !== undefined || this.#model.isNumber(word)) return 'addition';
    if (word.length === 1) return 'initial';
    if (FUNCTION_WORDS.has(word)) return 'sentence';
    if (messageTokens(word, normaliseText(word).tokens).some(Boolean)) return 'sentence';
    if (this.#model.isBusinessWord(word) || this.#model.isPlace(word)) return 'generic';
    const meaning = meaningOf(word);
    if (meaning === 'place') return 'generic';
    const isWord = meaning === 'word' && !this.#model.isGivenName(word) && !this.#model.isFamilyName(word);
    return isWord && this.#isSentence() ? 'sentence' : 'name';
  }

  /** Whether a text is more than a name: half of all words are a family name somewhere. */
  #isSentence(): boolean {
    this.#isOfSentence ??= isSentence(this.#text);
    return this.#isOfSentence;
  }
}

function isSentence(text: string): boolean {
  const { tokens } = normaliseText(text);
  return tokens.length >= SENTENCE_FROM || messageTokens(text, tokens).some(Boolean);
}

const ALPHABETS = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Zyyy']);

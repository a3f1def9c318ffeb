import type { Index } from '../../index/open/open-index.ts';
import type { Stretch } from '../../message/parts/part.ts';
import { splitNames } from '../../message/split-names.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { VerbatimName } from '../../retrieve/verbatim-names.ts';
import { EDGE, type FoldedLetters } from '../../verbatim/fold-letters.ts';
import { isPlaceholderWord } from '../sentence/is-placeholder.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { type NeighbourKind, neighbourKind } from '../sentence/neighbour-kind.ts';

/** A range of letters, end exclusive. */
type Letters = Pick<VerbatimName, 'from' | 'to'>;

/** Signs between words that end a name. */
export const SEPARATOR = /[\n\r\t,;:|/()[\]{}<>"«»“”„،؛；：，。、&+]|\.\s|\s[-–—]\s/;
/** Signs that end a part of a text; commas do not, because they also separate family and given names. */
const PART_END = /[\n\r\t;|:<>"«»“”„؛；：]/;
/** Kinds of words that make the name next to them a longer one. */
const OF_NAMES: ReadonlySet<NeighbourKind> = new Set<NeighbourKind>(['name', 'unknown', 'generic']);
/** Minimum number of words in a text that is more than a name. */
const SENTENCE_FROM = 6;
/** Budget steps for a stretch of the text, and for each of its letters. */
const STRETCH = 3;
const LETTER = 0.25;

/** A text with its folded letters, read around a position. Properties of the whole text are computed once. */
export class SurroundingText {
  readonly index: Index;
  readonly text: string;
  readonly letters: FoldedLetters;
  #parts: Int32Array | undefined;
  #isSentence: boolean | undefined;
  #splitNames: readonly (readonly Stretch[])[] | undefined;

  constructor(index: Index, text: string, letters: FoldedLetters) {
    [this.index, this.text, this.letters] = [index, text, letters];
  }

  /** Kind of the word before a name; null if there is none or a separator is between. */
  before(one: Letters): NeighbourKind | null {
    const word = this.wordBefore(one);
    return word === undefined ? null : neighbourKind(word, false, this);
  }

  /** Kind of the word after a name; null if there is none or a separator is between. */
  after(one: Letters): NeighbourKind | null {
    const word = this.wordAfter(one);
    if (word === undefined) return null;
    return this.#isLabelAfter(one) ? 'sentence' : neighbourKind(word, true, this);
  }

  wordBefore({ from }: Letters): string | undefined {
    const { edges } = this.letters;
    if (from === 0 || edges[from] !== EDGE.word || SEPARATOR.test(this.gapBefore(from))) return undefined;
    let first = from - 1;
    while (edges[first] !== EDGE.word) first--;
    return this.tokensOf(first, from).at(-1)?.text;
  }

  wordAfter({ to }: Letters): string | undefined {
    const { edges, units } = this.letters;
    if (to === units.length || edges[to] !== EDGE.word || SEPARATOR.test(this.gapBefore(to))) return undefined;
    return this.tokensOf(to, this.#wordEnd(to))[0]?.text;
  }

  /** Whether the word after a name is the label of what follows: "QUELMAR DES:PAYROLL". */
  #isLabelAfter({ to }: Letters): boolean {
    const end = this.#wordEnd(to);
    return end < this.letters.units.length && this.gapBefore(end).startsWith(':');
  }

  /** End of the word that begins at a letter. */
  #wordEnd(from: number): number {
    const { edges, units } = this.letters;
    let end = from + 1;
    while (end < units.length && edges[end] !== EDGE.word) end++;
    return end;
  }

  /**
   * The words in a range of letters.
   * @throws SearchTooExpensiveError
   */
  tokensOf(from: number, to: number): readonly Token[] {
    this.index.scratch.budget.spend(STRETCH + (to - from) * LETTER);
    return normaliseText(this.written({ from, to })).tokens;
  }

  /** The text of a range of letters, as submitted. */
  written({ from, to }: Letters): string {
    const { starts, ends } = this.letters;
    return this.text.slice(starts[from], ends[to - 1]);
  }

  /** The text between a letter and the one before it. */
  gapBefore(at: number): string {
    return this.text.slice(this.letters.ends[at - 1], this.letters.starts[at]);
  }

  /** Whether a range of letters contains a word boundary. */
  hasWordBreak({ from, to }: Letters): boolean {
    for (let at = from + 1; at < to; at++) if (this.letters.edges[at] === EDGE.word) return true;
    return false;
  }

  /**
   * Whether one word is half of a name that fields or labels split ("Given name: …"): the other half is next to it,
   * unless that is a placeholder, a title or the same word, as forms have it for people of one name.
   */
  isHalfOfName(one: Letters): boolean {
    if (this.hasWordBreak(one)) return false;
    this.#splitNames ??= splitNames(this.text);
    const [first, last] = [this.letters.starts[one.from] ?? 0, this.letters.ends[one.to - 1] ?? 0];
    const holds = ([start, end]: Stretch): boolean => start <= first && last <= end;
    return this.#splitNames.some(
      (halves) => halves.some(holds) && halves.some((half) => !holds(half) && this.#isOtherHalf(half, one)),
    );
  }

  #isOtherHalf([start, end]: Stretch, one: Letters): boolean {
    const half = this.text.slice(start, end);
    if (isPlaceholderWord(half)) return false;
    const own = this.tokensOf(one.from, one.to)[0]?.text;
    return normaliseText(half).tokens.some(
      ({ text: word }) => word !== own && OF_NAMES.has(neighbourKind(word, true, this)),
    );
  }

  /** Start of the word that contains a letter. */
  wordFrom(at: number): number {
    let first = at;
    while (this.letters.edges[first] !== EDGE.word) first--;
    return first;
  }

  /** Start and end of the part of the text that contains a range of letters. */
  partOf({ from, to }: Letters): readonly [number, number] {
    this.#parts ??= this.#partStarts();
    const parts = this.#parts;
    let end = to;
    while (end < parts.length && parts[end] !== end) end++;
    return [parts[from] ?? 0, end];
  }

  /** For each letter the start of its part of the text. */
  #partStarts(): Int32Array {
    const parts = new Int32Array(this.letters.units.length);
    for (let at = 1; at < parts.length; at++) parts[at] = PART_END.test(this.gapBefore(at)) ? at : (parts[at - 1] ?? 0);
    return parts;
  }

  /** Whether the text is more than a name. */
  get isSentence(): boolean {
    this.#isSentence ??= isSentence(this.text);
    return this.#isSentence;
  }
}

/** Whether a text is more than a name: many words, or a word of messages. */
export function isSentence(text: string): boolean {
  const { tokens } = normaliseText(text);
  return tokens.length >= SENTENCE_FROM || messageTokens(text, tokens).some(Boolean);
}

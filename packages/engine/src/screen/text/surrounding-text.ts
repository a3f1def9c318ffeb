import type { Index } from '../../index/open/open-index.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { VerbatimName } from '../../retrieve/verbatim-names.ts';
import { EDGE, type FoldedLetters } from '../../verbatim/fold-letters.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { type NeighbourKind, neighbourKind } from '../sentence/neighbour-kind.ts';

/** Position of letters: from … to, end exclusive. */
type Letters = Pick<VerbatimName, 'from' | 'to'>;

/** Signs between words of a text that end a name. */
const SEPARATOR = /[\n\r\t,;:|/()[\]{}<>"«»“”„،؛；：，。、&+]|\.\s|\s[-–—]\s/;
/** Signs that end a part of a text; commas are between family and given names too. */
const PART_END = /[\n\r\t;|:<>"«»“”„؛；：]/;
/** Words from which a text is more than a name. */
const SENTENCE_FROM = 6;
/** What is longer is an amount or another number of the message. */
const LONGEST_SERIAL = 4;
/** Steps of reading a stretch of the text, and each letter of it. */
const STRETCH = 3;
const LETTER = 0.25;

/** A text with its folded letters, read around a place in it. What holds for the whole text is worked out once. */
export class SurroundingText {
  readonly index: Index;
  readonly text: string;
  readonly letters: FoldedLetters;
  #parts: Int32Array | undefined;
  #isSentence: boolean | undefined;

  constructor(index: Index, text: string, letters: FoldedLetters) {
    [this.index, this.text, this.letters] = [index, text, letters];
  }

  /** What the word in front of a name is; null if there is none, or a sign is between. */
  before(one: Letters): NeighbourKind | null {
    const word = this.wordBefore(one);
    return word === undefined ? null : neighbourKind(word, false, this);
  }

  /** What the word behind a name is. */
  after(one: Letters): NeighbourKind | null {
    const word = this.wordAfter(one);
    return word === undefined ? null : neighbourKind(word, true, this);
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
    let end = to + 1;
    while (edges[end] !== EDGE.word) end++;
    return this.tokensOf(to, end)[0]?.text;
  }

  /** Whether a number follows a name and ends the part of the text: "Quelmar 4" is another ship than "Quelmar". */
  endsWithNumber({ from, to }: Letters): boolean {
    const word = this.wordAfter({ from, to });
    if (word === undefined || word.length > LONGEST_SERIAL || !this.index.model.isNumber(word)) return false;
    let end = to + 1;
    while (end < this.letters.units.length && this.letters.edges[end] !== EDGE.word) end++;
    return end === this.partOf({ from, to })[1];
  }

  /**
   * The words between two letters, end exclusive.
   * @throws SearchTooExpensiveError
   */
  tokensOf(from: number, to: number): readonly Token[] {
    this.index.scratch.budget.spend(STRETCH + (to - from) * LETTER);
    return normaliseText(this.written({ from, to })).tokens;
  }

  /** The text between two letters, as given. */
  written({ from, to }: Letters): string {
    const { starts, ends } = this.letters;
    return this.text.slice(starts[from], ends[to - 1]);
  }

  /** What is between a letter and the one before it. */
  gapBefore(at: number): string {
    return this.text.slice(this.letters.ends[at - 1], this.letters.starts[at]);
  }

  /** Whether a gap between words is between two letters. */
  hasWordBreak({ from, to }: Letters): boolean {
    for (let at = from + 1; at < to; at++) if (this.letters.edges[at] === EDGE.word) return true;
    return false;
  }

  /** Where the word begins that has a letter. */
  wordFrom(at: number): number {
    let first = at;
    while (this.letters.edges[first] !== EDGE.word) first--;
    return first;
  }

  /** Where the part of the text begins and ends that holds some letters. */
  partOf({ from, to }: Letters): readonly [number, number] {
    this.#parts ??= this.#partStarts();
    const parts = this.#parts;
    let end = to;
    while (end < parts.length && parts[end] !== end) end++;
    return [parts[from] ?? 0, end];
  }

  /** By letter: start of its part of the text. */
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

function isSentence(text: string): boolean {
  const { tokens } = normaliseText(text);
  return tokens.length >= SENTENCE_FROM || messageTokens(text, tokens).some(Boolean);
}

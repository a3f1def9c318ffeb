import { foldArabic } from '../knowledge/scripts/abjads/arabic-fold.ts';
import { foldLatin } from '../knowledge/scripts/alphabets/latin.ts';
import { type Script, scriptOf } from '../knowledge/scripts/letters/script-of.ts';
import { type Cluster, clustersOf } from '../normalise/text/clusters.ts';
import { APOSTROPHES } from '../normalise/text/words.ts';
import { digitValue, isDigit, isLetter, isMark, withoutMarks } from '../normalise/unicode.ts';

/**
 * The boundary before a letter: none, a position inside a word where a name may begin or end, or a gap between words.
 */
export const EDGE = { none: 0, inner: 1, word: 2 } as const;

/** The folded letters and digits of a text, without gaps, with the original position of each UTF-16 unit. */
export type FoldedLetters = {
  readonly units: Uint16Array;
  /** By unit: offsets in the original text, end exclusive. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** By unit, plus one for the end: the `EDGE` before it. */
  readonly edges: Uint8Array;
};

/** Scripts written without spaces: a name may begin at any letter. */
const UNSPACED = new Set<Script>(['Hani', 'Hira', 'Kana', 'Hang', 'Thai', 'Laoo', 'Mymr', 'Khmr', 'Tibt']);
/** Scripts in which a mark is an accent or a vowel that writers omit. */
const MARKS_OPTIONAL = new Set<Script>(['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Zyyy']);
/** One-letter words that Arabic and Hebrew join with the next word: "and", "to", "in", "from". */
const PREFIXES = new Set([...'ولبفكסולבמשהכ'].map((letter) => letter.charCodeAt(0)));
/** Letters whose mark writers omit. */
const CYRILLIC: ReadonlyMap<string, string> = new Map([
  ['ё', 'е'],
  ['й', 'и'],
  ['ї', 'і'],
  ['ў', 'у'],
]);
const LONGEST_ASCII = 0x7f;

/**
 * Folds a text to its letters: case, accents and everything between letters are dropped. Each letter is folded by
 * itself, so a name yields the same letters in any context. The exact search for listed names relies on that.
 */
export function foldLetters(text: string): FoldedLetters {
  const builder = new LetterBuilder(text.length);
  if (isAscii(text)) foldAscii(text, builder);
  else foldClusters(text, builder);
  return builder.finish();
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > LONGEST_ASCII) return false;
  return true;
}

type Kind = 'lower' | 'upper' | 'digit' | 'caseless';

/** Collects letters and decides where words end. */
class LetterBuilder {
  #units: Uint16Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #edges: Uint8Array;
  #count = 0;
  #pending: number = EDGE.word;
  #kind: Kind = 'caseless';
  #script: Script = 'Zyyy';
  /** Number of consecutive capitals before the current letter. */
  #capitals = 0;

  constructor(room: number) {
    this.#units = new Uint16Array(room);
    this.#starts = new Int32Array(room);
    this.#ends = new Int32Array(room);
    this.#edges = new Uint8Array(room + 1);
  }

  /** Notes a gap before the next letter. */
  gap(edge: number): void {
    if (edge > this.#pending) this.#pending = edge;
  }

  add(unit: number, start: number, end: number, kind: Kind, script: Script): void {
    const isChange =
      (kind === 'digit') !== (this.#kind === 'digit') ||
      (kind === 'upper' && this.#kind === 'lower') ||
      (kind !== 'digit' && script !== this.#script);
    // "VLADIMIROVStreet": the last capital begins the next word.
    if (kind === 'lower' && this.#capitals > 1 && this.#pending === EDGE.none)
      this.#edges[this.#count - 1] = Math.max(EDGE.inner, this.#edges[this.#count - 1] ?? 0);
    this.#capitals = kind === 'upper' ? (this.#pending === EDGE.none ? this.#capitals : 0) + 1 : 0;
    if (isChange || (kind !== 'digit' && UNSPACED.has(script))) this.gap(EDGE.inner);
    this.#push(unit, start, end, this.#pending);
    this.#pending = EDGE.none;
    this.#kind = kind;
    this.#script = script;
  }

  /** Adds another unit of the previous letter: no name begins there. */
  more(unit: number, start: number, end: number): void {
    this.#push(unit, start, end, EDGE.none);
  }

  #push(unit: number, start: number, end: number, edge: number): void {
    if (this.#count === this.#units.length) this.#grow();
    this.#units[this.#count] = unit;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#edges[this.#count++] = edge;
  }

  #grow(): void {
    const room = 2 * this.#units.length + 16;
    const copy = <T extends Uint16Array | Int32Array | Uint8Array>(into: T, from: T): T => {
      into.set(from);
      return into;
    };
    this.#units = copy(new Uint16Array(room), this.#units);
    this.#starts = copy(new Int32Array(room), this.#starts);
    this.#ends = copy(new Int32Array(room), this.#ends);
    this.#edges = copy(new Uint8Array(room + 1), this.#edges);
  }

  finish(): FoldedLetters {
    const count = this.#count;
    this.#edges[count] = EDGE.word;
    return {
      units: this.#units.subarray(0, count),
      starts: this.#starts.subarray(0, count),
      ends: this.#ends.subarray(0, count),
      edges: this.#edges.subarray(0, count + 1),
    };
  }
}

function foldAscii(text: string, builder: LetterBuilder): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x61 && code <= 0x7a) builder.add(code, i, i + 1, 'lower', 'Latn');
    else if (code >= 0x41 && code <= 0x5a) builder.add(code + 32, i, i + 1, 'upper', 'Latn');
    else if (code >= 0x30 && code <= 0x39) builder.add(code, i, i + 1, 'digit', 'Zyyy');
    else builder.gap(code === 0x27 || code === 0x60 || isPointOfLetters(text, i) ? EDGE.inner : EDGE.word);
  }
}

/** The dot inside "S.A.": its letters are one word. */
const isPointOfLetters = (text: string, at: number): boolean =>
  text.charAt(at) === '.' &&
  isWordChar(text.charAt(at - 1)) &&
  isWordChar(text.charAt(at + 1)) &&
  !isWordChar(text.charAt(at - 2)) &&
  !isWordChar(text.charAt(at + 2));
const isWordChar = (char: string): boolean => isLetter(char) || isDigit(char);

function foldClusters(text: string, builder: LetterBuilder): void {
  let end = 0;
  // After a small word that Arabic and Hebrew join with the next, a word begins.
  let isPrefix = false;
  for (const cluster of clustersOf(text).clusters) {
    // Invisible characters may still separate two words.
    if (cluster.start > end) builder.gap(EDGE.inner);
    end = cluster.end;
    if (APOSTROPHES.has(cluster.text) || isPointOfLetters(text, cluster.start)) {
      builder.gap(EDGE.inner);
      continue;
    }
    isPrefix = foldCluster(text, cluster, isPrefix, builder);
  }
}

/** Adds the letters of a cluster; returns whether the next letter may begin a word after a joined prefix. */
function foldCluster(text: string, { text: folded, start, end }: Cluster, isPrefix: boolean, builder: LetterBuilder) {
  const written = text.slice(start, end);
  const kind: Kind =
    written !== written.toLowerCase() ? 'upper' : written !== written.toUpperCase() ? 'lower' : 'caseless';
  let [isFirst, isPrefixNext, hasLetter] = [true, false, false];
  for (const char of folded) {
    const code = char.codePointAt(0) ?? 0;
    if (isDigit(char)) {
      builder.add(digitValue(char, code).charCodeAt(0), start, end, 'digit', 'Zyyy');
      [isFirst, hasLetter] = [false, true];
      continue;
    }
    const script = scriptOf(code);
    const isOwnMark = isMark(char) && !MARKS_OPTIONAL.has(script);
    if (!isLetter(char) && !isOwnMark) continue;
    const letters = isOwnMark ? char : lettersOf(char, script);
    hasLetter = true;
    for (let i = 0; i < letters.length; i++) {
      const unit = letters.charCodeAt(i);
      if (!isFirst) {
        builder.more(unit, start, end);
        continue;
      }
      if (isPrefix) builder.gap(EDGE.inner);
      isPrefixNext = PREFIXES.has(unit);
      builder.add(unit, start, end, kind, script === 'Hira' ? 'Kana' : script);
      isFirst = false;
    }
  }
  if (!hasLetter && !isMark(folded)) builder.gap(EDGE.word);
  return isPrefixNext;
}

/** One folded letter in its own script: without accents, in the spelling that writers treat as equivalent. */
function lettersOf(char: string, script: Script): string {
  if (script === 'Latn') return foldLatin(char);
  if (script === 'Arab') return foldArabic(char);
  if (script === 'Cyrl') return CYRILLIC.get(char) ?? char;
  return script === 'Grek' ? withoutMarks(char).replace('ς', 'σ') : char;
}

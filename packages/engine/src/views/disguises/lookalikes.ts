import { type Script, scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import { compose, isDigit, isHidden, isLetter, isMark } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';
import { LOOKALIKES } from './lookalikes.gen.ts';

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.flatMap(([latin, characters]) => Array.from(characters, (char) => [char, latin] as const)),
);
/** Letters that are romanised as the letter they resemble: words of these letters read the same either way. */
const SAME_EITHER_WAY = new Set('аеокмтіјѕАЕОКМТІЈЅαεικοταΑΕΖΙΚΜΝΟΤօՕ');
/** Shorter native words are initials, particles and legal forms. */
const SHORTEST_NATIVE = 3;
/** Number of regional letters in a flag. */
const LETTERS_OF_FLAG = 2;

type Word = {
  readonly edits: Edit[];
  /** Number of its letters and digits, and of those that are plain Latin letters. */
  letters: number;
  plain: number;
  /** Whether it contains a character that resembles nothing in Latin. */
  blocked: boolean;
  /** Whether a letter reads differently in its own script, and whether one cannot be read at all. */
  differs: boolean;
  unread: boolean;
  flags: number;
};

const newWord = (): Word => ({
  edits: [],
  letters: 0,
  plain: 0,
  blocked: false,
  differs: false,
  unread: false,
  flags: 0,
});

/**
 * Reads words that look entirely Latin as Latin, with an edit for each letter. A word with a letter that resembles
 * nothing in Latin is kept. Empty if every such word reads the same natively.
 */
export function lookalikeEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  let isWorth = false;
  let [isAll, count] = [true, 0];
  let word = newWord();
  const flush = (): void => {
    if (word.edits.length > 0 && !word.blocked) {
      edits.push(...word.edits);
      const isFlag = word.flags === LETTERS_OF_FLAG && word.letters === LETTERS_OF_FLAG;
      // Letters of two scripts in one word are a disguise, however each of them reads.
      const isMixed = word.plain > 0;
      isWorth ||= !isFlag && (isMixed || word.unread || (word.differs && word.letters >= SHORTEST_NATIVE));
      count += word.differs ? word.letters : 0;
    }
    if (word.blocked || (word.letters > 0 && word.edits.length === 0)) isAll = false;
    if (word.letters > 0 || word.blocked) word = newWord();
  };
  let lastLatin = '';
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const size = code > 0xffff ? 2 : 1;
    if (code < 0x80) {
      if (isAlphanumeric(code)) {
        word.letters++;
        if (code > 0x39) word.plain++;
        lastLatin = text.charAt(at);
      } else flush();
      at += size;
      continue;
    }
    const char = text.slice(at, at + size);
    const latin = LATIN.get(char) ?? (mayDecompose(code) ? LATIN.get(compose(char)) : undefined);
    if (latin !== undefined) {
      const isStem = latin === 'I' && word.letters > 0 && lastLatin >= 'a';
      lastLatin = isStem ? 'l' : latin;
      word.edits.push({ start: at, end: at + size, text: lastLatin });
      word.letters++;
      note(word, char, code);
    } else if (isNative(code)) word.blocked = true;
    else if (isReadAsLatin(char, code) || isDigit(char)) {
      word.letters++;
      lastLatin = 'a';
    } else if (isLetter(char)) word.blocked = true;
    else if (!isMark(char) && !isHidden(char)) flush();
    // Marks and hidden characters belong to the word they are in.
    at += size;
  }
  flush();
  return isWorth || (isAll && count >= LETTERS_OF_FLAG) ? edits : [];
}

function note(word: Word, char: string, code: number): void {
  if (code >= 0x1f1e6 && code <= 0x1f1ff) {
    word.flags++;
    word.unread = true;
    return;
  }
  const script: Script = scriptOf(code);
  if (script === 'Zzzz' || (script === 'Zyyy' && code > 0x2000)) word.unread = true;
  if (!SAME_EITHER_WAY.has(char)) word.differs = true;
}

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

/** Whether a character may be a variant form of a letter: small, enclosed, mathematical, full-width. */
const mayDecompose = (code: number): boolean =>
  code >= 0x1d2c && (code < 0x2e00 || (code >= 0xa770 && code < 0xac00) || code >= 0xf900);

/** Letters of the most common scripts, detected without Unicode tables. */
const isNative = (code: number): boolean =>
  (code >= 0x410 && code < 0x482) ||
  (code >= 0x5d0 && code < 0x5eb) ||
  (code >= 0x621 && code < 0x64b) ||
  (code >= 0x3041 && code < 0x3097) ||
  (code >= 0x30a1 && code < 0x30fb) ||
  (code >= 0x4e00 && code < 0xa000) ||
  (code >= 0xac00 && code < 0xd7a4);

/** Whether a letter is Latin, or a variant form of a Latin letter. */
const isReadAsLatin = (char: string, code: number): boolean =>
  scriptOf(code) === 'Latn' || (mayDecompose(code) && scriptOf(compose(char).codePointAt(0) ?? 0) === 'Latn');

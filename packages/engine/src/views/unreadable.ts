import { hanTables } from '../knowledge/scripts/han/han-tables.ts';
import { scriptOf } from '../knowledge/scripts/letters/script-of.ts';
import { isComparable } from '../knowledge/scripts/other/romanise-other.ts';
import { romaniseWord } from '../knowledge/scripts/romanise-word.ts';
import { foldCase, isDigit, isLetter, isModifier, isNumeral, isUndefined } from '../normalise/unicode.ts';
import { lookalikeEdits } from './disguises/lookalikes.ts';
import { lostSpans } from './disguises/lost-letters.ts';
import { garbledSpans } from './encodings/cyrillic-mojibake.ts';
import type { Edit } from './view/view.ts';

/** Why a part of a text cannot be compared. */
export type WhyUnreadable = 'unreadable_script' | 'unknown_symbol' | 'replacement_character';

/** UTF-16 units of a text, end exclusive. */
export type UnreadableSpan = { readonly start: number; readonly end: number; readonly why: WhyUnreadable };

/**
 * Letters without a romanisation of their own that are read inside a word: soft signs, hamza, doubled and long sounds,
 * vowels written around a consonant, silent signs.
 */
const SILENT = new Set('ьЬҍҌءっッゝゞヽヾー々ะาำๅຯະາຳຽເແໂໃໄऽঽઽଽఽಽഽჸჺჾ〇ʔʕʼʻ');
const [SIGN_WRITING, SIGN_WRITING_TO] = [0x1d800, 0x1daaf];
/** All letters below this are read. */
const READABLE_TO = 0x180;

/** Blocks and boxes for letters that were painted over or could not be displayed, if several are adjacent. */
const COVERS = new Set([...'□■▢▮▯█▓▒░⍰⬚␣'].map((char) => char.charCodeAt(0)));
/** Signs used for the letters that they resemble, if several are adjacent or inside a word. */
const LETTER_LIKE = new Set(
  [...'∀∃∄∂∆∇∈∉∋∏∐∑√∧∨∩∪⊂⊃⊆⊇⊔⊓⊥⊤⋀⋁⋂⋃⍺⍵⍳⍴℘⅁⅂⅃⅄₳₵₿₪₦₩₭₮₱₲₴₸₹₺₼₽€'].map((char) => char.charCodeAt(0)),
);
const FIRST_CURRENCY = 0x20a0;
const LAST_CURRENCY = 0x20cf;

/** A word, or its end, painted over with the letter X: "Vestrakov" as "VesXXX" or "XXXX". */
const PAINTED = /[^\s\d.,;:()"'/|<>-]*?X{3,}(?![A-Za-z0-9])/g;
/** An ISO 9362 code of a head office, and a numeral. */
const NO_PAINT = /^(?:XXX|[A-Z]{8}XXX)$/;

function paintedSpans(text: string): UnreadableSpan[] {
  if (!text.includes('XXX')) return [];
  return Array.from(text.matchAll(PAINTED), ({ 0: word, index }) => ({ word, index }))
    .filter(({ word, index }) => !NO_PAINT.test(word) && [...word].every(isLetter) && !isDigit(text.charAt(index - 1)))
    .map(({ word, index }) => ({
      start: index + word.indexOf('XXX'),
      end: index + word.length,
      why: 'replacement_character',
    }));
}

/**
 * Letters, digits and letter-like signs that neither the normaliser nor a view compares; adjacent ones form one span.
 */
export function unreadableSpans(text: string): readonly UnreadableSpan[] {
  const spans: UnreadableSpan[] = [];
  let folded: readonly Edit[] | undefined;
  let next = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    const why = code < READABLE_TO ? undefined : (whyUnread(code) ?? whyCovered(text, at, code));
    if (why !== undefined) {
      folded ??= lookalikeEdits(text);
      while ((folded[next]?.end ?? text.length) <= at) next++;
      if ((folded[next]?.start ?? text.length) > at) {
        const last = spans.at(-1);
        if (last?.end === at && last.why === why) spans[spans.length - 1] = { ...last, end };
        else spans.push({ start: at, end, why });
      }
    }
    at = end;
  }
  const others = [
    ...paintedSpans(text),
    ...garbledSpans(text).map((span) => ({ ...span, why: 'replacement_character' as const })),
    ...lostSpans(text).map((span) => ({ ...span, why: 'replacement_character' as const })),
  ];
  return others.length === 0 ? spans : [...spans, ...others].sort((a, b) => a.start - b.start);
}

function whyUnread(code: number): WhyUnreadable | undefined {
  if (isOrdinary(code)) return undefined;
  if (code === 0xfffd || code === 0xfffc || (code >= 0xd800 && code <= 0xdfff)) return 'replacement_character';
  if (code >= 0x2801 && code <= 0x28ff) return 'unreadable_script';
  if (code >= SIGN_WRITING && code <= SIGN_WRITING_TO) return 'unreadable_script';
  if (code >= 0x2400 && code <= 0x243f) return 'unknown_symbol';
  const char = String.fromCodePoint(code);
  if (isLetter(char))
    return isModifier(char) || SILENT.has(char) || (isRead(char) && !isGuessed(code)) ? undefined : 'unreadable_script';
  if (isDigit(char)) return undefined;
  const isEnclosed = code >= 0x1f100 && code <= 0x1f1ad;
  if (isNumeral(char) || isEnclosed) return /[a-z0-9]/.test(foldCase(char)) ? undefined : 'unknown_symbol';
  return isUndefined(char) ? 'unknown_symbol' : undefined;
}

/**
 * Whether a letter belongs to a script that is only spelled letter by letter: it is compared, but a miss proves
 * nothing.
 */
const isGuessed = (code: number): boolean => scriptOf(code) === 'Zzzz' && !isComparable(code);

function whyCovered(text: string, at: number, code: number): WhyUnreadable | undefined {
  const isCover = COVERS.has(code);
  if (!isCover && !LETTER_LIKE.has(code)) return undefined;
  const isCurrency = code >= FIRST_CURRENCY && code <= LAST_CURRENCY;
  const neighbours = [text.charAt(at - 1), text.charAt(at + 1)].filter((char) => char !== '');
  const isTogether = neighbours.some((char) => (isCover ? COVERS : LETTER_LIKE).has(char.charCodeAt(0)));
  if (!isTogether && (isCurrency || !neighbours.some(isLetter))) return undefined;
  return isCover ? 'replacement_character' : 'unknown_symbol';
}

/** First and last letters of ranges that are all read, detected without romanising them. */
const ORDINARY = Uint16Array.from([
  0x391, 0x3a1, 0x3a3, 0x3ce, 0x410, 0x44f, 0x531, 0x556, 0x561, 0x586, 0x5d0, 0x5ea, 0x621, 0x63a, 0x641, 0x64a, 0x905,
  0x939, 0x995, 0x9a8, 0xe01, 0xe2e, 0xe40, 0xe46, 0x10d0, 0x10f6, 0x1200, 0x1248, 0x1290, 0x12b0, 0x1e00, 0x1eff,
  0x3041, 0x3096, 0x30a1, 0x30fc, 0xac00, 0xd7a3,
]);

function isOrdinary(code: number): boolean {
  for (let i = 0; i < ORDINARY.length; i += 2) {
    if (code < (ORDINARY[i] ?? 0)) return false;
    if (code <= (ORDINARY[i + 1] ?? 0)) return true;
  }
  return false;
}

/** Whether a letter has a romanisation: all letters of its folded form do, except for silent ones. */
const isRead = (char: string): boolean =>
  Array.from(foldCase(char)).every((letter) => !isLetter(letter) || SILENT.has(letter) || isSpelled(letter));

/** Tested tripled: a single letter may be a silent vowel. */
const isSpelled = (letter: string): boolean =>
  hanTables().pinyin.has(letter) || romaniseWord(letter.repeat(3), scriptOf(letter.codePointAt(0) ?? 0)).length > 0;

import { hanTables } from '../knowledge/scripts/han/han-tables.ts';
import { scriptOf } from '../knowledge/scripts/letters/script-of.ts';
import { isComparable } from '../knowledge/scripts/other/romanise-other.ts';
import { romaniseWord } from '../knowledge/scripts/romanise-word.ts';
import { foldCase, isDigit, isLetter, isModifier, isNumeral, isUndefined } from '../normalise/unicode.ts';
import { lookalikeEdits } from './disguises/lookalikes.ts';
import { lostSpans } from './disguises/lost-letters.ts';
import { garbledSpans } from './encodings/cyrillic-mojibake.ts';
import type { Edit } from './view/view.ts';

/** Why a part of a text is compared with nothing. */
export type WhyUnreadable = 'unreadable_script' | 'unknown_symbol' | 'replacement_character';

/** UTF-16 units of a text, end exclusive. */
export type UnreadableSpan = { readonly start: number; readonly end: number; readonly why: WhyUnreadable };

/**
 * Letters that romanise to nothing by themselves but are read within a word: soft signs, hamza, doubled and long
 * sounds, vowels written around a consonant, silent signs.
 */
const SILENT = new Set('ьЬҍҌءっッゝゞヽヾー々ะาำๅຯະາຳຽເແໂໃໄऽঽઽଽఽಽഽჸჺჾ〇ʔʕʼʻ');
const [SIGN_WRITING, SIGN_WRITING_TO] = [0x1d800, 0x1daaf];
/** Letters below are all read. */
const READABLE_TO = 0x180;

/** Blocks and boxes that stand for letters that were painted over or could not be shown, where they are together. */
const COVERS = new Set([...'□■▢▮▯█▓▒░⍰⬚␣'].map((char) => char.charCodeAt(0)));
/** Signs that are written for the letters they look like, where they are together or in a word. */
const LETTER_LIKE = new Set(
  [...'∀∃∄∂∆∇∈∉∋∏∐∑√∧∨∩∪⊂⊃⊆⊇⊔⊓⊥⊤⋀⋁⋂⋃⍺⍵⍳⍴℘⅁⅂⅃⅄₳₵₿₪₦₩₭₮₱₲₴₸₹₺₼₽€'].map((char) => char.charCodeAt(0)),
);
const FIRST_CURRENCY = 0x20a0;
const LAST_CURRENCY = 0x20cf;

/** The end of a word, or a word, that was painted over by the letter X: "Vestrakov" as "VesXXX" or "XXXX". */
const PAINTED = /[^\s\d.,;:()"'/|<>-]*?X{3,}(?![A-Za-z0-9])/g;
/** An ISO 9362 code whose branch is the head office, and a numeral. */
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
 * Letters, digits and letter-like signs that neither the normaliser nor a view compares; adjacent ones are one span.
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
 * Whether a letter is of a script that is spelled letter by letter only: it is compared, and finding nobody proves
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

/** First and last letters of runs that are all read: detected without spelling them. */
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

/** Whether a letter has a spelling in Latin letters: of what it is folded to, all the letters but the silent ones. */
const isRead = (char: string): boolean =>
  Array.from(foldCase(char)).every((letter) => !isLetter(letter) || SILENT.has(letter) || isSpelled(letter));

/** Three of a letter: by itself one may be a vowel that is not said. */
const isSpelled = (letter: string): boolean =>
  hanTables().pinyin.has(letter) || romaniseWord(letter.repeat(3), scriptOf(letter.codePointAt(0) ?? 0)).length > 0;

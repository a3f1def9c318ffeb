import { HAN_KOREAN } from './han-sino.gen.ts';
import { HANGUL_GIVEN, HANGUL_SURNAMES } from './hangul-names.ts';
import { interleave } from './liquids.ts';
import { readNames } from './name-table.ts';
import { MAX_READINGS, type RomanPart, romanPart, wholeWord } from './roman-part.ts';

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = [''].concat('k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '));

/** McCune–Reischauer without its marks: what North Korea, and lists before 2000, print. */
const MR_INITIALS = 'k kk n t tt r m p pp s ss  ch tch ch k t p h'.split(' ');
const MR_VOWELS = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');

/** What the letters stand for in names from abroad. */
const LOAN_INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const LOAN_VOWELS = 'a a ya ya er e yer ye o wa wa oe yo u wo we wi yu  ui i'.split(' ');
const LOAN_FINALS = [''].concat('k k k n n n t l k m l l l p l m p p s s ng t t k t p t'.split(' '));

const FIRST = 0xac00;
const LAST = 0xd7a3;

export type Jamo = { readonly initial: number; readonly vowel: number; readonly final: number };

/** The letters of a precomposed syllable, or undefined for anything else. */
export function jamoOf(codePoint: number): Jamo | undefined {
  if (codePoint < FIRST || codePoint > LAST) return undefined;
  const index = codePoint - FIRST;
  return { initial: Math.floor(index / 588), vowel: Math.floor(index / 28) % 21, final: index % 28 };
}

/** The precomposed syllable of letters. */
export const syllableOf = ({ initial, vowel, final }: Jamo): string =>
  String.fromCharCode(FIRST + (initial * 21 + vowel) * 28 + final);

const join = (jamo: Jamo, initials: readonly string[], vowels: readonly string[], finals: readonly string[]) =>
  `${initials[jamo.initial] ?? ''}${vowels[jamo.vowel] ?? ''}${finals[jamo.final] ?? ''}`;

/** Revised Romanization of one syllable by itself, or '' when it is no syllable. */
export function revised(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  return jamo === undefined ? '' : join(jamo, INITIALS, VOWELS, FINALS);
}

/** McCune–Reischauer of one syllable without diacritics, or ''. */
export function mccune(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  return jamo === undefined ? '' : join(jamo, MR_INITIALS, MR_VOWELS, FINALS);
}

let surnames: ReadonlyMap<string, readonly string[]> | undefined;
let given: ReadonlyMap<string, readonly string[]> | undefined;
const asIs = (word: string) => word;

type Names = ReadonlyMap<string, readonly string[]>;

/** A family name with one or two syllables of given names (three after a double one), or a given name of two. */
function isKoreanName(word: string, family: Names, names: Names): boolean {
  if (word.length > 4) return false;
  const double = family.has(word.slice(0, 2)) ? 2 : 1;
  if (word.length > double + 2) return false;
  const rest = [...word.slice(family.has(word.slice(0, double)) ? double : 0)];
  return rest.length < 3 && rest.every((syllable) => names.has(syllable));
}

let sinoKorean: ReadonlySet<string> | undefined;

/** A syllable that no Chinese character is read as shows that a word is foreign. */
function isForeign(word: string): boolean {
  sinoKorean ??= new Set(
    [HAN_KOREAN, HANGUL_SURNAMES, HANGUL_GIVEN].flatMap((table) => table.split('\n').map((line) => line.charAt(0))),
  );
  for (const syllable of word) if (!sinoKorean.has(syllable)) return true;
  return false;
}

/**
 * One part per syllable of a Korean personal name, one part for any other word. The first of two to four may be a family name,
 * the others are spelled as in given names.
 */
export function romaniseHangul(word: string): readonly RomanPart[] {
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  given ??= readNames(HANGUL_GIVEN, asIs);
  if (word.length > 1 && !isKoreanName(word, surnames, given)) {
    const letters = [...word];
    const native = [letters.map(revised).join(''), letters.map(mccune).join('')];
    const loans = hangulLoans(word).slice(0, MAX_READINGS - 1);
    return wholeWord(word, isForeign(word) ? [...loans, ...native] : [...native, ...loans]);
  }
  const parts: RomanPart[] = [];
  for (let at = 0; at < word.length; at++) {
    const syllable = word.charAt(at);
    const jamo = jamoOf(syllable.charCodeAt(0));
    if (jamo === undefined) continue;
    const family = at === 0 && word.length <= 4 ? (surnames.get(syllable) ?? []) : [];
    const loan = loanSyllable(jamo, at + 1 < word.length ? jamoOf(word.charCodeAt(at + 1)) : undefined);
    const part = romanPart(at, at + 1, [
      ...family,
      ...(given.get(syllable) ?? []),
      revised(syllable),
      mccune(syllable),
      loan,
      join(jamo, LOAN_INITIALS, VOWELS, FINALS).replace('eo', 'u'),
    ]);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

function loanSyllable(jamo: Jamo, next: Jamo | undefined): string {
  const doubledL = jamo.final === 8 && next?.initial === 5;
  const open = doubledL ? { ...jamo, final: 0 } : jamo;
  const spelled =
    open.initial === 14 && open.vowel === 18
      ? `ts${LOAN_FINALS[open.final] ?? ''}`
      : join(open, LOAN_INITIALS, LOAN_VOWELS, LOAN_FINALS);
  return jamo.final === 0 ? spelled : spelled.replace('er', 'e');
}

/** Likely spellings of the foreign name a hangul word stands for: added vowels left out, ㄹㄹ as l, ㅂ ㅍ as v f. */
export function hangulLoans(word: string): readonly string[] {
  let plain = '';
  let fricative = '';
  for (let at = 0; at < word.length; at++) {
    const jamo = jamoOf(word.charCodeAt(at));
    if (jamo === undefined) continue;
    const before = at > 0 ? jamoOf(word.charCodeAt(at - 1)) : undefined;
    const syllable = loanSyllable(jamo, jamoOf(word.charCodeAt(at + 1)));
    const spelled = before?.final === 8 && jamo.initial === 5 ? syllable.replace(/^r/, 'l') : syllable;
    plain += spelled;
    fricative += spelled.replace('p', 'f').replace('b', 'v').replace(/^j/, 'z').replace('er', 'e');
  }
  const stops = [plain, fricative, plain.replace(/[pb]/g, (stop) => (stop === 'p' ? 'f' : 'v'))];
  const spellings = [
    ...stops,
    ...stops.map(rhotic),
    plain.replaceAll('er', 'o'),
    plain.replaceAll('er', 'a'),
    plain.replaceAll('ch', 'ts'),
    plain.replace(/^y/, 'j'),
  ];
  const lateral = (spelled: string) => spelled.replace(/^r/, 'l');
  return interleave([spellings.map(lateral), spellings])
    .filter((one) => one !== '')
    .slice(0, MAX_READINGS);
}

/** English and German r after a vowel leaves no letter in Korean: 마크 is Mark, 워드 is Ward. */
const rhotic = (spelled: string) => spelled.replace(/(?<=[a-z])([ao])(?=[^aeiourlngmy])/g, '$1r');

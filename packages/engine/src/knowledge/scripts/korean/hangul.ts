const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = [''].concat('k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '));

/** McCune–Reischauer without diacritics, as in North Korea and in lists before 2000. */
const MR_INITIALS = 'k kk n t tt r m p pp s ss  ch tch ch k t p h'.split(' ');
const MR_VOWELS = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');

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

/** Revised Romanization of a single syllable, or '' if it is none. */
export function revised(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  return jamo === undefined ? '' : join(jamo, INITIALS, VOWELS, FINALS);
}

/** McCune–Reischauer of one syllable without diacritics, or ''. */
export function mccune(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  return jamo === undefined ? '' : join(jamo, MR_INITIALS, MR_VOWELS, FINALS);
}

/** McCune–Reischauer inside a word, where lax consonants are voiced (별 is pyol, but byol in Unbyol), or ''. */
export function mccuneInside(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  return jamo === undefined ? '' : join(jamo, INITIALS, MR_VOWELS, FINALS);
}

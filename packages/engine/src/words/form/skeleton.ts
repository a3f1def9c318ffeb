/** Interchangeable consonants of the spelling conventions, by common sign. */
const SIGN: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', v: 'f' };

/** The first letter after applying conventions; all vowels are one. A slip almost never affects the first letter. */
export function onsetOf(text: string): string {
  const first = text.charAt(0);
  if ('aeiouy'.includes(first)) return 'a';
  return first === 'w' || (first === 'p' && text.charAt(1) === 'h') ? 'f' : (SIGN[first] ?? first);
}

/** Whether a word begins with a vowel, or with a consonant that may be omitted before one. */
export const isSoft = (onset: number): boolean => onset === SOFT_A || onset === SOFT_H || onset === SOFT_F;
const [SOFT_A, SOFT_H, SOFT_F] = [97, 104, 102];

/** {@link onsetOf} as a unit, for a word whose UTF-16 units are in an array. */
export function onsetAt(units: Uint16Array, from: number, end: number): number {
  const first = from < end ? (units[from] ?? 0) : 0;
  if (first === P && from + 1 < end && units[from + 1] === H) return F;
  return first < ONSETS.length ? (ONSETS[first] ?? 0) : first;
}
const [P, H, F] = [112, 104, 102];
const ONSETS = Uint8Array.from({ length: 128 }, (_, unit) => onsetOf(String.fromCharCode(unit)).charCodeAt(0));

/**
 * The article inside a compound of two Arabic words, and its form before the sun letters: Nur-al-Din, Noureddine;
 * Abd-al-Razzaq, Abdurazak.
 */
const BEFORE_DIN = /^([a-z]{2,}?)(?:[aeiou]l|[aeiou]d?)d(?:i|ie|ee|e|y)ne?$/;
const BEHIND_ABD = /^abd[aeiou]{1,2}(?:l(?=[b-df-hj-np-tv-z])|([rsnztd])(?=\1))?(?=[a-z]{3})/;

/** A compound without its article ("nurdin", "abdrazzaq"); any other word unchanged. */
export function withoutArticle(text: string): string {
  if (text.startsWith('abd')) return text.replace(BEHIND_ABD, 'abd');
  const last = text.charCodeAt(text.length - 1);
  const mayEndInDin = (last === N || last === E) && text.lastIndexOf('d') >= text.length - LONGEST_DIN;
  return mayEndInDin ? text.replace(BEFORE_DIN, '$1din') : text;
}
const [N, E] = [110, 101];
const LONGEST_DIN = 'deene'.length;

/**
 * The consonants of a romanised token in a shared alphabet: the part that stays the same across spelling conventions.
 * Vowels, h, w and y are dropped; c, k, q merge, as do s and z, f, v and ph; x is ks; doubled letters are one.
 * "khaddari", "qadhari", "kaddary" → "kdr". The article inside a compound is dropped too.
 */
export function skeletonOf(word: string): string {
  const text = withoutArticle(word);
  let skeleton = '';
  let previous = 0;
  let last = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === previous) continue;
    previous = unit;
    const sign = unit < SIGNS.length ? (SIGNS[unit] ?? '') : text.charAt(i);
    if (sign === '') continue;
    if (unit === X) {
      skeleton += last === 'k' ? 's' : 'ks';
      last = 's';
      continue;
    }
    const own = unit === P && text.charCodeAt(i + 1) === H ? 'f' : sign;
    if (own !== last) skeleton += own;
    last = own;
  }
  return skeleton;
}

const X = 120;
const VOWELS_AND_BREATH = 'aeiouyhw';
/** By ASCII code, its sign; empty if it is dropped. */
const SIGNS: readonly string[] = Array.from({ length: 128 }, (_, unit) => {
  const char = String.fromCharCode(unit);
  return VOWELS_AND_BREATH.includes(char) ? '' : (SIGN[char] ?? char);
});

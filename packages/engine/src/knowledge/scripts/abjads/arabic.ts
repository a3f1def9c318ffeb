import { once } from '../../../types/once.ts';
import { readNames } from '../letters/name-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import { foldArabic } from './arabic-fold.ts';
import { ARABIC_NAMES } from './arabic-names.ts';
import { withoutRareLetters } from './arabic-rare.ts';
import {
  type ArabicConvention,
  EGYPTIAN,
  FOREIGN,
  FOREIGN_J,
  FOREIGN_PV,
  FRENCH,
  NATIVE,
  PERSIAN,
  spellArabic,
} from './arabic-rules.ts';

const names = once(() => readNames(ARABIC_NAMES, foldArabic));
const known = (folded: string) => names().get(folded);

const SIGNS = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/g;
const PERSIAN_ONLY = /[پچژگٹڈڑںےھکی]/;
const SUN: ReadonlyMap<string, string> = new Map([...'تثدذرزسشصضطظن'].map((letter) => [letter, 'a']));

/** Short forms of Mohammed that only occur in Latin letters: موحد (Movahed) is none of them. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['mohd', 'muhd', 'mhd']);

/** Endings that turn a name into a family name, spelled alike in every convention. */
const ENDINGS: readonly (readonly [ending: string, latin: readonly string[]])[] = [
  ['زاده', ['zadeh', 'zada']],
  ['نژاد', ['nejad', 'nezhad']],
  ['پور', ['pour', 'pur']],
  ['الدين', ['uddin', 'eddin', 'aldin', 'eddine']],
  ['الله', ['ullah', 'allah', 'ollah']],
  ['اوي', ['awi', 'aoui', 'avi']],
  ['خان', ['khan']],
  ['يان', ['ian', 'yan']],
  ['ي', ['i', 'y']],
];

/**
 * Latin spellings of a word in Arabic letters (Arabic, Persian, Urdu, Pashto, Kurdish, Uyghur). Known names as lists
 * spell them; others by rule, with guessed short vowels first. The article stays joined, and is dropped in one reading.
 */
export function romaniseArabic(original: string): readonly RomanPart[] {
  if (PERSIAN_OF_PLACE.test(original)) return ofPlace(original);
  const word = withoutRareLetters(original.replace(SIGNS, ''));
  const folded = foldArabic(word);
  const whole = known(folded);
  if (whole !== undefined)
    return wholeWord(original, [...whole, ...bound(word, whole[0]), ...byConventions(word, [NATIVE, FOREIGN])]);
  if (!/^ال../.test(folded) || /^[أإآ]/.test(word)) {
    const [own = '', ...more] = [...compound(folded), ...byRule(word)];
    return wholeWord(original, [own, ...bound(word, own), ...more]);
  }
  const stem = word.slice(2);
  const spellings = [...compound(foldArabic(stem)), ...byRule(stem)];
  const [first = '', second = first] = spellings;
  const assimilated = SUN.has(stem.charAt(0))
    ? [`a${/^(?:sh|th|dh)/.test(first) ? first.slice(0, 2) : first.slice(0, 1)}${first}`]
    : [];
  return wholeWord(original, [
    `al${first}`,
    first,
    second,
    ...assimilated,
    `el${first}`,
    ...bound(word, first),
    ...spellings.slice(2),
    ...byConventions(word, [FOREIGN]),
  ]);
}

/** A Persian family name derived from a place that ends in a silent h: a joiner separates it from "-i". */
const PERSIAN_OF_PLACE = /.{2}ه\u200c[ای][یي]$/;

/** Khamene-i, Maraghe-i: the place, with the ending in the spellings of lists. */
function ofPlace(original: string): readonly RomanPart[] {
  const place = romaniseArabic(original.replace(/\u200c..$/, ''));
  const latin = place
    .flatMap(({ text, readings }) => [text, ...readings])
    .map((one) => one.replace(/(?:eh|ah|[aeh])$/, ''));
  return wholeWord(original, [...new Set(latin.flatMap((one) => [`${one}ei`, `${one}eyi`, `${one}ai`]))]);
}

/** The ending ة after a long vowel, where its t is pronounced: مرساة is Marsat. */
const bound = (word: string, latin = ''): readonly string[] =>
  word.endsWith('اة') ? [`${latin.replace(/a*h?$/, '')}at`] : [];

/** A known name, Abd al-X joined, or a known name with an ending. */
function compound(folded: string): readonly string[] {
  const exact = known(folded);
  if (exact !== undefined) return exact;
  if (folded.startsWith('عبدال') && folded.length > 6) {
    const rest = folded.slice(5);
    const servant = known(rest) ?? [spellArabic(rest, NATIVE)];
    return [
      `abdul${servant[0]}`,
      `abdel${servant[0]}`,
      `abdal${servant[0]}`,
      ...servant.slice(1, 3).map((one) => `abdul${one}`),
    ];
  }
  if (folded.startsWith('ابو') && folded.length > 5) {
    const rest = folded.slice(3);
    return [
      `abu${(known(rest) ?? [spellArabic(rest, NATIVE)])[0]}`,
      `abou${(known(rest) ?? [spellArabic(rest, NATIVE)])[0]}`,
    ];
  }
  for (const [ending, latin] of ENDINGS) {
    if (!folded.endsWith(ending) || folded.length < ending.length + 3) continue;
    const stem = known(folded.slice(0, -ending.length));
    if (stem !== undefined) {
      const [first, second = first] = stem;
      return [...latin.map((one) => `${trimVowel(first, one)}${one}`), `${trimVowel(second, latin[0])}${latin[0]}`];
    }
    if (ending.length > 2) {
      const bare = spellArabic(folded.slice(0, -ending.length), NATIVE);
      return latin.map((one) => `${bare}${one}`);
    }
  }
  return [];
}

/** `hamza` + `awi` is `hamzawi`. */
function trimVowel(stem = '', ending = ''): string {
  return /[aeiou]$/.test(stem) && /^[aeiou]/.test(ending) ? stem.slice(0, -1) : stem;
}

const byConventions = (word: string, order: readonly ArabicConvention[]): readonly string[] =>
  order.map((convention) => spellArabic(word, convention)).filter((latin) => !SHORT_FORMS.has(latin));

function byRule(word: string): readonly string[] {
  const native = PERSIAN_ONLY.test(word) ? [PERSIAN, NATIVE] : [NATIVE];
  const order = [...native, FOREIGN, FOREIGN_PV, FOREIGN_J, FRENCH, EGYPTIAN, PERSIAN];
  return byConventions(word, order);
}

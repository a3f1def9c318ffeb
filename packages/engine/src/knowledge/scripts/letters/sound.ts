/**
 * The sound of a word as its script writes it, before romanisation, in an alphabet of sounds. The first unit is the
 * {@link SoundFamily}, each further one is a sound.
 * @remarks Vowels `a e i o u @` (schwa); consonants `p b f v w m n l r t d T D` (English th) `s z S Z` (sh, zh) `C J`
 * (ch, j) `c` (ts) `k g x G` (kh, gh) `h y`. Weak: `U O I`, a vowel the script adds to a lone consonant; `:`, a long
 * vowel; `j`, an optional glide; `A W Y`, a letter for a vowel or a glide; `N`, an optional g after n ("Lang", "Jean").
 */
export type Sound = string;

/** A group of scripts that preserve and lose the same sounds: Cyrillic, Greek, Hebrew, Arabic, kana, hangul, Han. */
export const SOUND_FAMILIES = ['C', 'G', 'B', 'A', 'J', 'H', 'Z'] as const;
export type SoundFamily = (typeof SOUND_FAMILIES)[number];

/** Maximum number of sounds compared in a word: longer runs are not a word. */
const LONGEST = 40;

const DOUBLED = /([pbfvwmnlrtdTDszSZCJckgxGq])\1+/g;

/** The sound of a word with doubled consonants merged; none if fewer than two of its sounds are known. */
export function soundOf(family: SoundFamily, sounds: string): Sound | undefined {
  const single = sounds.replace(DOUBLED, '$1');
  return single.length < 2 || single.length > LONGEST ? undefined : family + single;
}

/** Whether a text is a {@link Sound}: romanised words contain no upper-case letters. */
export const isSound = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first >= 65 && first <= 90;
};

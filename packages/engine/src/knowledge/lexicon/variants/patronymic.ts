import { once } from '../../../types/once.ts';
import { NAME_VARIANTS } from './name-variants.ts';

const ENDING = /(?:[oey]vich|[oeiy]vych|[oe]vic|[oe]vitch|[oe]witsch|[oeiy]vna|ichna)$/;
const EXACT =
  /^(?:ilich|ilyich|ilych|kuzmich|fomich|lukich|nikitich|savvich|foich|ilinichna|ilyinichna|kuzminichna|nikitichna|fominichna|savvichna|lukinichna)$/;
const TURKIC = /^.{3,}(?:ogly|oglu|ogli|oghlu|oghli|ugli|uulu|uly|kyzy|kizi|gyzy|gizi|qizi|kyzi|qyzy)$/;

/** Shorter words with these endings are Serbian family names and others: Kovic, Jovic. */
const MIN_LENGTH = 7;

/**
 * Whether a romanised token has the form of a Slavic or Turkic patronymic (Ivanovich, Petrovna, Ilyich, Alioglu;
 * Ivanavich and Piatrouna of a known name). Serbian and Jewish family names in -ovic(h) look alike: the caller knows
 * where in the name the token is.
 */
export function isPatronymic(token: string): boolean {
  if (EXACT.test(token)) return true;
  if (token.length < MIN_LENGTH) return false;
  return ENDING.test(token) || TURKIC.test(token) || patronymicGroups(token).length > 0;
}

/**
 * Son of, daughter of, as Russian, Ukrainian, Belarusian, Serbian and those who transcribe them write it, behind the
 * father's name.
 */
const OF_FATHER = /^([a-z]{2,}?)(?:v(?:ich|ych|yc|ic|itch|ytch|itsch|itj)|witsch|(v|w|u)na)$/;
const VOWELS_AT_END = /[aeiouyj]+$/;
/** Pavel's son is Pavlovich or Paulavich, Lev's Lvovich: the vowel goes. */
const FLEETING = /[ae]([lv])$/;

const NONE: readonly number[] = [];

/**
 * What all spellings of one patronymic have in common, as numbers that no other has: Nikolaevich, Mykolayovych,
 * Mikalaevich; Nikolaevna, Mykolaivna. None for other words.
 */
export function patronymicGroups(token: string): readonly number[] {
  if (token.length < MIN_LENGTH) return NONE;
  const [, father, daughter] = OF_FATHER.exec(token) ?? [];
  if (father === undefined) return NONE;
  const rows = rowsByStem().get(father.replace(VOWELS_AT_END, ''));
  return rows?.map((row) => row * 2 + (daughter === undefined ? 0 : 1)) ?? NONE;
}

const rowsByStem = once((): ReadonlyMap<string, readonly number[]> => {
  const stems = new Map<string, number[]>();
  const add = (stem: string, row: number): void => {
    const known = stems.get(stem) ?? [];
    if (stem.length >= 2 && !known.includes(row)) stems.set(stem, [...known, row]);
  };
  NAME_VARIANTS.forEach((names, row) => {
    for (const name of names) {
      const stem = name.replace(VOWELS_AT_END, '');
      add(stem, row);
      const short = stem.replace(FLEETING, '$1');
      add(short, row);
      add(short.replace(/vl$/, 'ul'), row);
    }
  });
  return stems;
});

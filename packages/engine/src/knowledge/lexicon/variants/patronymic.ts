import { once } from '../../../types/once.ts';
import { NAME_VARIANTS } from './name-variants.ts';

const ENDING = /(?:[oey]vich|[oeiy]vych|[oe]vic|[oe]vitch|[oe]witsch|[oeiy]vna|ichna)$/;
const EXACT =
  /^(?:ilich|ilyich|ilych|kuzmich|fomich|lukich|nikitich|savvich|foich|ilinichna|ilyinichna|kuzminichna|nikitichna|fominichna|savvichna|lukinichna)$/;
const TURKIC = /^.{3,}(?:ogly|oglu|ogli|oghlu|oghli|ugli|uulu|uly|kyzy|kizi|gyzy|gizi|qizi|kyzi|qyzy)$/;

/** Shorter words with these endings are usually Serbian family names: Kovic, Jovic. */
const MIN_LENGTH = 7;

/**
 * Whether a romanised token has the form of a Slavic or Turkic patronymic (Ivanovich, Petrovna, Ilyich, Alioglu; of
 * known names also Ivanavich and Piatrouna). Serbian and Jewish family names in -ovic(h) look the same: the caller
 * decides by the token's position in the name.
 */
export function isPatronymic(token: string): boolean {
  if (EXACT.test(token)) return true;
  if (token.length < MIN_LENGTH) return false;
  return ENDING.test(token) || TURKIC.test(token) || patronymicGroups(token).length > 0;
}

/**
 * "Son of" and "daughter of" after the father's name, in Russian, Ukrainian, Belarusian, Serbian and foreign spellings.
 */
const OF_FATHER = /^([a-z]{2,}?)(?:v(?:ich|ych|yc|ic|itch|ytch|itsch|itj)|witsch|(v|w|u)na)$/;
const VOWELS_AT_END = /[aeiouyj]+$/;
/** The vowel is dropped: Pavel's son is Pavlovich or Paulavich, Lev's is Lvovich. */
const FLEETING = /[ae]([lv])$/;

const NONE: readonly number[] = [];

/**
 * Numbers shared by all spellings of one patronymic and by no other: Nikolaevich, Mykolayovych, Mikalaevich;
 * Nikolaevna, Mykolaivna. None for other words.
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

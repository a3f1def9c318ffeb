import { isKoreanSurname } from '../korean/korean-spelling.ts';
import { HAN_SIMPLIFIED } from './han-simplified.gen.ts';
import { hanTables } from './han-tables.ts';

const SIMPLIFIED: ReadonlySet<string> = new Set(HAN_SIMPLIFIED);
/** Length of a family name and a two-syllable given name, as the Chinese press writes Korean names. */
const KOREAN_NAME = 3;

/**
 * Whether the characters of a name may be read as Korean. Koreans only write traditional forms: with simplified ones, a
 * name must look Korean in every other respect.
 */
export function mayBeKorean(letters: readonly (string | undefined)[]): boolean {
  if (!letters.some((letter) => letter !== undefined && SIMPLIFIED.has(letter))) return true;
  return letters.length === KOREAN_NAME && isKoreanSurname(hanTables().korean.get(letters[0] ?? '') ?? '');
}

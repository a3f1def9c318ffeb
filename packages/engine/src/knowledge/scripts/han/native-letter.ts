import { once } from '../../../types/once.ts';
import { jamoOf, syllableOf } from '../korean/hangul.ts';
import { hanTables } from './han-tables.ts';
import { HAN_VARIANTS } from './han-variants.gen.ts';

const variants = once((): ReadonlyMap<string, string> => {
  const letters = [...HAN_VARIANTS.replaceAll('\n', '')];
  const table = new Map<string, string>();
  for (let at = 0; at + 1 < letters.length; at += 2) table.set(letters[at] ?? '', letters[at + 1] ?? '');
  return table;
});

/**
 * The character by which two writings in one script are compared: the simplified form of a Han character; a Hangul
 * syllable without the initial ㄹ and ㄴ that South Korea drops at the start of a word (리 → 이, 로 → 노). Undefined for
 * other scripts.
 */
export function nativeLetter(letter: string): string | undefined {
  if (isHangul(letter)) return withoutInitial(letter);
  if (!isHan(letter)) return undefined;
  return variants().get(letter) ?? letter;
}

/** The native letters under which a character is found: itself, and the hangul syllable of its Korean reading. */
export function nativeLetters(letter: string): string[] {
  const folded = nativeLetter(letter);
  const hangul = hanTables().korean.get(letter);
  return [folded, hangul && withoutInitial(hangul), AS_SURNAME.get(letter)].filter((one) => one !== undefined);
}

/** Characters with a different reading as Korean family names. */
const AS_SURNAME: ReadonlyMap<string, string> = new Map([
  ['金', '김'],
  ['沈', '심'],
]);

export const isHangul = (letter: string): boolean => letter >= '가' && letter <= '힣';
const isHan = (letter: string): boolean => (letter >= '㐀' && letter <= '鿿') || letter === '々';

const [NIEUN, RIEUL, SILENT] = [2, 5, 11];
/** Vowels that start with an i or y, before which ㄴ is silent too. */
const PALATAL = new Set([2, 3, 6, 7, 12, 17, 20]);

function withoutInitial(syllable: string): string {
  const jamo = jamoOf(syllable.charCodeAt(0));
  if (jamo === undefined || (jamo.initial !== RIEUL && jamo.initial !== NIEUN)) return syllable;
  return syllableOf({ ...jamo, initial: PALATAL.has(jamo.vowel) ? SILENT : NIEUN });
}

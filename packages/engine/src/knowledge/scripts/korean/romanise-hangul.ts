import { SYSTEM, SystemReadings } from '../letters/reading-system.ts';
import type { RomanPart } from '../letters/roman-part.ts';
import { koreanSpellings } from './korean-spelling.ts';

/** One part per syllable, with the spellings of passports and lists; the first may be a family name. */
export function romaniseHangul(word: string): readonly RomanPart[] {
  const parts: RomanPart[] = [];
  for (let at = 0; at < word.length; at++) {
    const spelled = new SystemReadings();
    spelled.add(SYSTEM.korean, ...koreanSpellings(word.charAt(at), at === 0));
    const [text, ...readings] = spelled.texts;
    if (text !== undefined) parts.push({ text, start: at, end: at + 1, readings, systems: spelled.systems });
  }
  return parts;
}

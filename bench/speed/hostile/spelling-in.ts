import { normaliseText } from '@namesake/engine';
import { pick } from '../../lists/random.ts';

const LONGEST_LETTER = 5;

/**
 * Writes Latin words in the letters of another script by the engine's readings of each letter. This yields names close
 * to listed ones in scripts with few listed names.
 */
export function spellingIn(letters: readonly string[], random: () => number): (word: string) => string {
  const byReading = new Map<string, string[]>();
  for (const letter of letters) {
    const reading = normaliseText(letter).tokens[0]?.text ?? '';
    if (/^[a-z]+$/.test(reading)) byReading.set(reading, [...(byReading.get(reading) ?? []), letter]);
  }
  return (word) => {
    let written = '';
    for (let at = 0; at < word.length; ) {
      let length = Math.min(LONGEST_LETTER, word.length - at);
      while (length > 1 && !byReading.has(word.slice(at, at + length))) length--;
      const same = byReading.get(word.slice(at, at + length));
      written += same ? pick(same, random) : pick(letters, random);
      at += length;
    }
    return written;
  };
}

import { normaliseText } from '@namesake/engine';

const wordsOf = (text: string): readonly string[] => normaliseText(text).tokens.map(({ text: word }) => word);

/** Whether every word of a text stands in another, whatever its case, marks and script. A text without any does not. */
export function isPartOf(text: string, whole: string): boolean {
  const [own, words] = [wordsOf(text), new Set(wordsOf(whole))];
  return own.length > 0 && own.every((word) => words.has(word));
}

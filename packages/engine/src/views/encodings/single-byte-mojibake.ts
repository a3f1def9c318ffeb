import type { Edit } from '../view/view.ts';
import { KOI8_R, WINDOWS_1251, WINDOWS_1252 } from './code-pages.ts';

/** A word of accented letters alone: none is in a language of Latin letters. */
const WORD = /[\u00c0-\u00ff\u00a8\u00b8\u00a3\u00b3]{3,}/g;
const BYTES: ReadonlyMap<string, number> = new Map(Array.from(WINDOWS_1252, (char, i) => [char, 0x80 + i]));

/**
 * Undoes Russian that was read as Western European: Windows-1251 ("Âåëüìèð"), or KOI8-R ("÷ÅÌØÍÉÒ"), which has small
 * and capital letters the other way round.
 */
export function singleByteEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isLatin(text.charAt(index - 1)) || isLatin(text.charAt(index + word.length))) continue;
    const isKoi8 = /^[\u00e0-\u00ff]?[\u00c0-\u00df]+$/.test(word) && /^[\u00e0-\u00ff]/.test(word);
    const page = isKoi8 ? KOI8_R : WINDOWS_1251;
    Array.from(word).forEach((char, i) => {
      const text = page.charAt((BYTES.get(char) ?? 0x80) - 0x80);
      edits.push({ start: index + i, end: index + i + 1, text });
    });
  }
  return edits;
}

const isLatin = (char: string): boolean => /[A-Za-z\u0100-\u017f]/.test(char);

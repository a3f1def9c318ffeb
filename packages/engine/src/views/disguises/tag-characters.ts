import type { Edit } from '../view/view.ts';

/** A regional flag: a black flag followed by a few tags and their end. */
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}/gu;
const TAG = /[\u{e0020}-\u{e007e}]/gu;
const FIRST = 0xe0000;

/** Reads invisible tag characters as the ASCII that they stand for. Those of flags are kept. */
export function tagCharacterEdits(text: string): readonly Edit[] {
  if (!text.includes('\udb40')) return [];
  const flags = Array.from(text.matchAll(FLAG), ({ 0: flag, index }) => ({ start: index, end: index + flag.length }));
  let at = 0;
  const edits: Edit[] = [];
  for (const { 0: char, index } of text.matchAll(TAG)) {
    while ((flags[at]?.end ?? text.length) <= index) at++;
    if ((flags[at]?.start ?? text.length) <= index) continue;
    edits.push({ start: index, end: index + 2, text: String.fromCharCode((char.codePointAt(0) ?? 0) - FIRST) });
  }
  return edits;
}

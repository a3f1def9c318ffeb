import { isLetter } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';

const SIGNS = /[$@!|\u200b]+/g;

/**
 * Replaces signs between words that might also stand for a letter by spaces: "Varnok|Dalvor" is two words in a table.
 */
export function separatorEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { 0: signs, index } of text.matchAll(SIGNS)) {
    const end = index + signs.length;
    const isBetween = [index - 2, index - 1, end, end + 1].every((at) => isLetterAt(text, at));
    if (isBetween) edits.push({ start: index, end, text: ' ' });
  }
  return edits;
}

/** A surrogate counts as a letter: most characters outside the first plane are letters. */
const isLetterAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return (unit >= 0xd800 && unit <= 0xdfff) || isLetter(text.charAt(at));
};

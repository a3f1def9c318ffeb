import { isLetter } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';

const SIGNS = /[$@!|\u200b]+/g;

/** Makes spaces of signs between words that may as well stand for a letter: "Varnok|Dalvor" is two words in a table. */
export function separatorEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { 0: signs, index } of text.matchAll(SIGNS)) {
    const end = index + signs.length;
    const isBetween = [index - 2, index - 1, end, end + 1].every((at) => isLetterAt(text, at));
    if (isBetween) edits.push({ start: index, end, text: ' ' });
  }
  return edits;
}

/** Half of a letter outside the first plane counts as one: those are letters, mostly. */
const isLetterAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return (unit >= 0xd800 && unit <= 0xdfff) || isLetter(text.charAt(at));
};

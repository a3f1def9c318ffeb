import type { Atom } from './atoms.ts';
import { isLabelWord } from './labels.ts';

const LETTERS_FIRST = /^([A-Za-z]{2,})[0-9]/;
/** Maximum number of letters before the digits of a number, and minimum length of a label joined with them. */
const MAX_SERIES = 3;
const SHORTEST_LABEL = 5;
const NUMBER_WORD = /(?:no|nr|number)$/i;

/**
 * Splits a label from a number joined with it: "IMO9123456", "PassportNoXA0001234". Both parts get the span of the
 * whole.
 */
export const splitLabels = (atoms: readonly Atom[]): Atom[] =>
  atoms.flatMap((atom) => {
    const [, letters = ''] = (atom.digits > 0 && LETTERS_FIRST.exec(atom.text)) || [];
    for (let length = letters.length; length >= letters.length - MAX_SERIES && length > 1; length--) {
      const label = length < SHORTEST_LABEL && length < letters.length ? undefined : labelIn(letters.slice(0, length));
      if (label !== undefined) return [{ ...atom, ...texts(label), digits: 0 }, numberIn(atom, length)];
    }
    return [atom];
  });

function labelIn(letters: string): string | undefined {
  return [letters, letters.replace(NUMBER_WORD, '')].find((word) => isLabelWord(word.toLowerCase()));
}

const numberIn = (atom: Atom, from: number): Atom => ({ ...atom, ...texts(atom.text.slice(from)), before: 'none' });

const texts = (text: string): Pick<Atom, 'text' | 'upper' | 'word'> => ({
  text,
  upper: text.toUpperCase(),
  word: text.toLowerCase(),
});

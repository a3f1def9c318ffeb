import type { Atom } from './atoms.ts';
import { isLabelWord } from './labels.ts';

const LABELLED = /^([A-Za-z]{2,})([0-9].*)$/;

/** Takes apart a label and the number that is written as one with it: "IMO9123456". Both have the span of the whole. */
export const splitLabels = (atoms: readonly Atom[]): Atom[] =>
  atoms.flatMap((atom) => {
    const [, label = '', number = ''] = (atom.digits > 0 && LABELLED.exec(atom.text)) || [];
    if (label === '' || !isLabelWord(label.toLowerCase())) return [atom];
    const part = (text: string): Pick<Atom, 'text' | 'upper' | 'word'> => ({
      text,
      upper: text.toUpperCase(),
      word: text.toLowerCase(),
    });
    return [
      { ...atom, ...part(label), digits: 0 },
      { ...atom, ...part(number), before: 'none' as const },
    ];
  });

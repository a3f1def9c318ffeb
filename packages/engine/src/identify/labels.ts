import type { IdentifierType } from '../types/listing.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { ENDING_ROWS, FILLER_WORDS, LABEL_ROWS, type LabelRow } from './label-words.ts';

/** What the words before a number tell about it. */
export type Label = { readonly type: IdentifierType; readonly shortest: number };

const MAX_LABEL_WORDS = 4;
/** Maximum number of filler words between a label and its number. */
const MAX_FILLERS = 3;

const keyOf = (words: string): string =>
  atomsOf(words)
    .map(({ word }) => word)
    .join(' ');

const labelsOf = (rows: readonly LabelRow[]): readonly (readonly [key: string, label: Label])[] =>
  rows.flatMap(({ type, shortest, words }) =>
    words.split(', ').map((word) => [keyOf(word), { type, shortest }] as const),
  );

const LABELS: ReadonlyMap<string, Label> = new Map(labelsOf(LABEL_ROWS));
const LAST_WORDS: ReadonlySet<string> = new Set([...LABELS.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)));
const ENDINGS = labelsOf(ENDING_ROWS);
const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(keyOf));
const FILLER_ENDINGS = [...FILLERS].filter((word) => word > '\u0e00');
const SERIES = /^[A-Z]{1,3}$/;

/** Whether a word alone is a label and may thus be joined with its number. */
export const isLabelWord = (word: string): boolean => LABELS.has(word) || FILLERS.has(word);

/** Whether an atom is a filler word such as "no.". */
export const isNumberWord = ({ word }: Atom): boolean => FILLERS.has(word);

/** Whether an atom says nothing about a party: a filler word, or a few capitals. */
export const isFiller = (atom: Atom): boolean => isNumberWord(atom) || SERIES.test(atom.text);

/** For each atom of a text the label that ends with it, if any, and whether the atom is part of one. */
export class Labels {
  readonly #ends: (Label | undefined)[];
  readonly #parts = new Set<number>();

  constructor(atoms: readonly Atom[]) {
    this.#ends = atoms.map((_, at) => this.#endingAt(atoms, at));
    this.#atoms = atoms;
  }

  readonly #atoms: readonly Atom[];

  /** The label of the number that starts at an atom, skipping words like "no." between them. */
  before(first: number): Label | undefined {
    for (let at = first - 1, fillers = 0; at >= 0; at--, fillers++) {
      const [label, atom] = [this.#ends[at], this.#atoms[at]];
      if (label) return label;
      if (!atom || fillers === MAX_FILLERS || !isFiller(atom)) return undefined;
    }
    return undefined;
  }

  isPart(at: number): boolean {
    return this.#parts.has(at);
  }

  #endingAt(atoms: readonly Atom[], last: number): Label | undefined {
    const word = atoms[last]?.word ?? '';
    if (word > '\u0e00') {
      const label = labelAtEnd(word);
      if (label) this.#parts.add(last);
      return label;
    }
    const [initials, first] = word.length === 1 ? initialsUpTo(atoms, last) : ['', last];
    const byInitials = LABELS.get(initials);
    if (!LAST_WORDS.has(word) && !byInitials) return undefined;
    for (let count = MAX_LABEL_WORDS; count > 0; count--) {
      const from = last - count + 1;
      const label =
        from < 0
          ? undefined
          : LABELS.get(
              atoms
                .slice(from, last + 1)
                .map((a) => a.word)
                .join(' '),
            );
      if (!label) continue;
      for (let at = from; at <= last; at++) this.#parts.add(at);
      return label;
    }
    if (byInitials) for (let at = first; at <= last; at++) this.#parts.add(at);
    return byInitials;
  }
}

const LONGEST_INITIALS = 5;

/** Single letters, joined into one word: "D.N.I.". */
function initialsUpTo(atoms: readonly Atom[], last: number): readonly [word: string, first: number] {
  let [word, first] = ['', last + 1];
  while (first > 0 && word.length < LONGEST_INITIALS && atoms[first - 1]?.word.length === 1) {
    if (first <= last && atoms[first]?.before !== 'group') break;
    first--;
    word = (atoms[first]?.word ?? '') + word;
  }
  return [word, first];
}

/** In scripts without spaces, a label ends a run of letters. */
function labelAtEnd(run: string): Label | undefined {
  let word = run;
  for (let filler = fillerAtEnd(word); filler !== undefined && filler.length < word.length; filler = fillerAtEnd(word))
    word = word.slice(0, -filler.length);
  return LABELS.get(run) ?? ENDINGS.find(([ending]) => word.endsWith(ending))?.[1];
}

const fillerAtEnd = (word: string): string | undefined => FILLER_ENDINGS.find((filler) => word.endsWith(filler));

import { isDateShaped, standsAlone } from '../normalise/identifiers/stands-alone.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { isFiller, isNumberWord, Labels } from './labels.ts';
import { splitLabels } from './split-labels.ts';

/** A stretch of a text, in atoms, that may be one identifier. */
export type Stretch = { readonly first: number; readonly count: number };

/** A text in parts, with queries on them. */
export class TextParts {
  readonly atoms: readonly Atom[];
  readonly labels: Labels;
  readonly #isListed: (folded: string) => boolean;
  readonly #isFirm: (folded: string) => boolean;
  readonly #listed = new Set<string>();
  readonly #taken: Uint8Array;
  readonly #firstRelevant: number;
  readonly #lastRelevant: number;

  /**
   * @param isListed whether some listing carries an identifier, folded
   * @param isFirm whether one carries it otherwise than in prose
   */
  constructor(text: string, isListed: (folded: string) => boolean, isFirm = isListed) {
    this.atoms = splitLabels(atomsOf(text));
    this.labels = new Labels(this.atoms);
    this.#isListed = isListed;
    this.#isFirm = isFirm;
    this.#taken = new Uint8Array(this.atoms.length);
    const isRelevant = (atom: Atom, at: number): boolean =>
      atom.digits > 0 || (!this.labels.isPart(at) && !isNumberWord(atom));
    this.#firstRelevant = this.atoms.findIndex(isRelevant);
    this.#lastRelevant = this.atoms.findLastIndex(isRelevant);
  }

  /** What is listed is looked up once: a text may repeat it a thousand times. */
  isListed(folded: string): boolean {
    if (this.#listed.has(folded)) return true;
    const listed = this.#isListed(folded);
    if (listed) this.#listed.add(folded);
    return listed;
  }

  /** Whether a listed number counts without a label: alone, as all of the text, even a short one out of prose does. */
  isTelling(folded: string, isWhole: boolean): boolean {
    if (this.#isFirm(folded)) return true;
    return !isDateShaped(folded) && (isWhole || standsAlone(folded));
  }

  /** Marks a stretch as part of an identifier. */
  take({ first, count }: Stretch): void {
    this.#taken.fill(1, first, first + count);
  }

  isTaken(at: number): boolean {
    return this.#taken[at] === 1;
  }

  isFree({ first, count }: Stretch): boolean {
    return !this.#taken.subarray(first, first + count).includes(1);
  }

  /** Whether a stretch is surrounded only by labels and words like "no.". */
  isWhole({ first, count }: Stretch): boolean {
    return first <= this.#firstRelevant && first + count > this.#lastRelevant;
  }

  /** Whether an atom is neither part of a number or label nor a word about numbers. */
  isOther(at: number): boolean {
    const atom = this.atoms[at];
    return atom !== undefined && atom.digits === 0 && !this.labels.isPart(at) && !isFiller(atom);
  }

  /** The letters and digits of a stretch as one word, as written or in upper case. */
  join({ first, count }: Stretch, form: 'text' | 'upper'): string {
    let joined = '';
    for (let at = first; at < first + count; at++) joined += this.atoms[at]?.[form] ?? '';
    return joined;
  }

  /** How many atoms from one on may be groups of one number, at most so many. */
  reach(first: number, most: number): number {
    let count = 1;
    while (count < most && (this.atoms[first + count]?.before ?? 'break') !== 'break') count++;
    return count;
  }
}

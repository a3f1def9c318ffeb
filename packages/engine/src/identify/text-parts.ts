import { isDateShaped, standsAlone } from '../normalise/identifiers/stands-alone.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { isFiller, isNumberWord, Labels } from './labels.ts';
import { splitLabels } from './split-labels.ts';

/** A stretch of atoms that may be one identifier. */
export type Stretch = { readonly first: number; readonly count: number };

/** A text split into atoms, with queries on them. */
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
   * @param isListed whether a listing carries a folded identifier
   * @param isFirm whether a listing carries it outside prose
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

  /** Caches positive look-ups: a text may repeat an identifier a thousand times. */
  isListed(folded: string): boolean {
    if (this.#listed.has(folded)) return true;
    const listed = this.#isListed(folded);
    if (listed) this.#listed.add(folded);
    return listed;
  }

  /**
   * Whether a listed number counts without a label. One from prose must not look like a date, and must be the whole
   * text or able to stand alone.
   */
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

  /** Whether an atom is neither part of a number or label nor a filler word. */
  isOther(at: number): boolean {
    const atom = this.atoms[at];
    return atom !== undefined && atom.digits === 0 && !this.labels.isPart(at) && !isFiller(atom);
  }

  /** The letters and digits of a stretch joined, as written or in upper case. */
  join({ first, count }: Stretch, form: 'text' | 'upper'): string {
    let joined = '';
    for (let at = first; at < first + count; at++) joined += this.atoms[at]?.[form] ?? '';
    return joined;
  }

  /** Number of atoms from one on that may be groups of one number, up to a maximum. */
  reach(first: number, most: number): number {
    let count = 1;
    while (count < most && (this.atoms[first + count]?.before ?? 'break') !== 'break') count++;
    return count;
  }
}

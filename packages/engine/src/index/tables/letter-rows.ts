import { foldLetters } from '../../verbatim/fold-letters.ts';
import { keyOf, nameKeys, PREFIX } from '../../verbatim/name-words.ts';
import { concat } from './concat-arrays.ts';
import { growingBytes, growingCounts } from './growing-array.ts';

/** Flags for the columns of `LetterRows` that a name has. */
export const LETTERS = { written: 1, kept: 2, set: 4 } as const;

/** By name, the keys of its letters (see `NameKeys`). They depend only on its text. */
export type LetterRows = {
  /** Bits of {@link LETTERS}. */
  readonly flags: Uint8Array;
  readonly written: Uint32Array;
  readonly kept: Uint32Array;
  readonly set: Uint32Array;
  /** The position in `VerbatimTable.reach`, then the number of letters, 16 bits each; 0 if shorter than a prefix. */
  readonly writtenReach: Uint32Array;
  readonly keptReach: Uint32Array;
};

/** Number of upper bits of a prefix key that index `VerbatimTable.reach`. */
export const REACH_BITS = 16;
/** The position in `VerbatimTable.reach` for a key of `PREFIX` letters. */
export const reachPlace = (key: number): number => key >>> (32 - REACH_BITS);

const MAX_LETTERS = 0xffff;

function reachOf(units: Uint16Array): number {
  if (units.length < PREFIX) return 0;
  const place = reachPlace(keyOf(units.subarray(0, PREFIX)));
  return place * (MAX_LETTERS + 1) + Math.min(units.length, MAX_LETTERS);
}

/** Collects the letter keys of names. */
export class LetterRowsBuilder {
  readonly #flags = growingBytes();
  readonly #columns = {
    written: growingCounts(),
    kept: growingCounts(),
    set: growingCounts(),
    writtenReach: growingCounts(),
    keptReach: growingCounts(),
  };

  add(text: string): void {
    const letters = foldLetters(text);
    if (letters.units.length === 0) this.#push(0, 0, 0, 0, 0, 0);
    else {
      const { written, kept, set } = nameKeys(letters);
      const flags = LETTERS.written | (kept === undefined ? 0 : LETTERS.kept) | (set === undefined ? 0 : LETTERS.set);
      const keptReach = kept === undefined ? 0 : reachOf(kept.units);
      this.#push(flags, written, kept?.key ?? 0, set ?? 0, reachOf(letters.units), keptReach);
    }
  }

  /** Appends a copy of row `i`. */
  repeat(i: number): void {
    for (const column of [this.#flags, ...Object.values(this.#columns)]) column.push(column.at(i));
  }

  /** Appends row `i` of another table. */
  addFrom({ flags, written, kept, set, writtenReach, keptReach }: LetterRows, i: number): void {
    this.#push(flags[i] ?? 0, written[i] ?? 0, kept[i] ?? 0, set[i] ?? 0, writtenReach[i] ?? 0, keptReach[i] ?? 0);
  }

  finish(): LetterRows {
    const { written, kept, set, writtenReach, keptReach } = this.#columns;
    return {
      flags: this.#flags.finish(),
      written: written.finish(),
      kept: kept.finish(),
      set: set.finish(),
      writtenReach: writtenReach.finish(),
      keptReach: keptReach.finish(),
    };
  }

  #push(flags: number, written: number, kept: number, set: number, writtenReach: number, keptReach: number): void {
    const columns = this.#columns;
    this.#flags.push(flags);
    columns.written.push(written);
    columns.kept.push(kept);
    columns.set.push(set);
    columns.writtenReach.push(writtenReach);
    columns.keptReach.push(keptReach);
  }
}

/** Concatenates two tables. */
export const concatLetterRows = (a: LetterRows, b: LetterRows): LetterRows => ({
  flags: concat([a.flags, b.flags]),
  written: concat([a.written, b.written]),
  kept: concat([a.kept, b.kept]),
  set: concat([a.set, b.set]),
  writtenReach: concat([a.writtenReach, b.writtenReach]),
  keptReach: concat([a.keptReach, b.keptReach]),
});

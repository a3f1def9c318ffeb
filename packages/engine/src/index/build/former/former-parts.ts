import type { NativeReading } from '../../../knowledge/scripts/native-readings.ts';
import { pick } from '../../tables/concat-arrays.ts';
import type { IndexData } from '../../tables/index-data.ts';
import { keysOfRow } from '../../tables/key-table.ts';
import type { LetterRows } from '../../tables/letter-rows.ts';
import { type PackedStrings, stringAt } from '../../tables/packed-strings.ts';
import { placesByValue, type Rows, rowAt } from '../../tables/rows.ts';
import { firstOfSame } from '../../tables/same-names.ts';
import type { PartyNotes } from '../parties/former-parties.ts';

/** What a later index needs, besides the index, to take over names and parties: see `Vocabulary` and `NamePart`. */
export type IndexNotes = {
  readonly tokenKeys: PackedStrings;
  readonly letters: LetterRows;
  readonly parties: PartyNotes;
};

/**
 * An earlier index by listing, name and token, as they were gathered: unchanged listings are gathered again without
 * parsing them or normalising their names.
 */
export class FormerParts {
  readonly data: IndexData;
  readonly tokenKeys: PackedStrings;
  readonly letters: LetterRows;
  readonly parties: PartyNotes;
  /** By token, its positions in `formTokens.values`. */
  readonly formPlaces: Rows;
  /** By these positions, the form. */
  readonly formAt: Int32Array;
  /** By name, its positions in `compoundNames`, in the order of `compoundRuns`. */
  readonly #compounds: Rows;
  /** By these positions, the compound. */
  readonly #compoundAt: Int32Array;
  /** By compound, its key. */
  readonly #compoundKeys: Uint32Array;
  /** By word in native characters, its form. */
  readonly #wordForms: Int32Array;
  readonly #wordsOf: Rows;
  /** By listing, its positions in `identifiers`. */
  readonly #identifiers: Rows;
  /** By these positions, the key. */
  readonly #identifierKeys: Uint32Array;

  constructor(data: IndexData, { tokenKeys, letters, parties }: IndexNotes) {
    const { formTokens, nativeWords, ownForm, compounds, compoundNames, compoundFirst, compoundCount } = data.tokens;
    const names = data.names.listing.length;
    this.data = data;
    this.tokenKeys = tokenKeys;
    this.letters = letters;
    this.parties = parties;
    this.#identifiers = placesByValue(data.identifiers.items, data.listings.list.length);
    this.#identifierKeys = keysOfRow(data.identifiers);
    this.formAt = rowOfPlace(formTokens);
    this.formPlaces = placesByValue(formTokens.values, ownForm.length);
    this.#compoundAt = rowOfPlace(compoundNames);
    let order = compoundNames.values.map((_, place) => place);
    for (const digit of [compoundFirst, pick(compoundCount, this.#compoundAt)])
      order = pick(order, placesByValue(pick(digit, order), DIGITS).values);
    const { starts, values } = placesByValue(pick(compoundNames.values, order), names);
    this.#compounds = { starts, values: pick(order, values) };
    this.#compoundKeys = keysOfRow(compounds);
    this.#wordForms = new Int32Array(nativeWords.name.length);
    rowOfPlace(nativeWords.ofForm).forEach((form, place) => {
      this.#wordForms[nativeWords.ofForm.values[place] ?? 0] = form;
    });
    this.#wordsOf = placesByValue(nativeWords.name, names);
  }

  /** Calls `visit` with each identifier key of a listing. */
  eachIdentifier(listing: number, visit: (key: number) => void): void {
    for (const place of rowAt(this.#identifiers, listing)) visit(this.#identifierKeys[place] ?? 0);
  }

  /** Possible readings of the words of a name in native characters. */
  wordsOf(name: number): readonly NativeReading[] {
    const { forms, nativeWords } = this.data.tokens;
    const { first, count, systems } = nativeWords;
    const { starts, values } = this.#wordsOf;
    // Forms lead only to the first of identical names.
    const one = firstOfSame(this.data, name);
    return Array.from(values.subarray(starts[one], starts[one + 1]), (word) => ({
      first: first[word] ?? 0,
      count: count[word] ?? 0,
      system: systems[word] ?? 0,
      text: stringAt(forms, this.#wordForms[word] ?? 0),
    }));
  }

  /** Calls `visit` with each compound of a name. */
  eachCompound(name: number, visit: (first: number, count: number, length: number, key: number) => void): void {
    const { compoundFirst, compoundCount, compoundLength } = this.data.tokens;
    const { starts, values } = this.#compounds;
    const one = firstOfSame(this.data, name);
    for (let i = starts[one] ?? 0; i < (starts[one + 1] ?? 0); i++) {
      const at = values[i] ?? 0;
      const compound = this.#compoundAt[at] ?? 0;
      const key = this.#compoundKeys[compound] ?? 0;
      visit(compoundFirst[at] ?? 0, compoundCount[compound] ?? 0, compoundLength[compound] ?? 0, key);
    }
  }
}

/** Number of values of a byte. */
const DIGITS = 256;

/** By position in the values, the row. */
function rowOfPlace({ starts, values }: Rows): Int32Array {
  const rows = new Int32Array(values.length);
  for (let row = 0; row + 1 < starts.length; row++) rows.fill(row, starts[row], starts[row + 1]);
  return rows;
}

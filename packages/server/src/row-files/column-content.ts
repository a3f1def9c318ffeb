import type { ColumnContent } from '@namesake/contract';
import { isPlaceholder, type LabelField, loadModel, normaliseText } from '@namesake/engine';
import { isOwnColumn } from './guess-columns.ts';
import { readHeading } from './read-heading.ts';
import { saysYesOrNo } from './words.ts';

const NAMES: readonly LabelField[] = [
  ...(['name', 'fullName', 'givenName', 'middleName', 'familyName', 'alias', 'weakAlias', 'formerName'] as const),
  ...(['related', 'vessel'] as const),
];

type Label = NonNullable<ReturnType<typeof readHeading>>;

/** Two letters, or one letter of a script in which a letter can be a word. */
const LETTERS = /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u;

const MIXED = /(?=\S*\p{Nd})\S+/gu;

/** Codes of countries, currencies and kinds; Latin names are not written this way. */
const CODE = /^[A-Z]{1,3}$/;

/** Also a given name, so it is screened in a column of names. */
const NIL = /^nil\.?$/i;
const SEVERAL_WORDS = /\p{L}\P{L}+\p{L}/u;

/** Whether a cell means "unknown". */
const saysNothing = (text: string): boolean => NIL.test(text) || isPlaceholder(text);

/** Whether a cell means "yes", "no" or "unknown". */
export const isFiller = (cell: string): boolean => saysYesOrNo(cell) || saysNothing(cell.trim());

type Members = Readonly<Record<string, unknown>>;

/** Members of a JSON row without the ignored ones. */
type KeptMembers = {
  readonly kept: Members;
  /**
   * Ignored members that contain words, and those of them that hold names. With any of the latter, an empty result
   * proves nothing.
   */
  readonly setAside: readonly string[];
  readonly leftOut: readonly string[];
};

/**
 * Whether a cell holds words: not a number, date, code, or yes and no. A one-word placeholder ("Brak", "Null") is also
 * a family name, so it counts unless the heading says that the column holds something else.
 */
export function hasWords(cell: string, heading: string): boolean {
  const text = cell.trim();
  if (text === '' || CODE.test(text) || saysYesOrNo(text)) return false;
  if (saysNothing(text) && (SEVERAL_WORDS.test(text) || !mayHoldNames(readHeading(heading)))) return false;
  return LETTERS.test(text.replace(MIXED, ' '));
}

const isOfNames = ({ role, field }: Label): boolean => role !== null || NAMES.includes(field);
const mayHoldNames = (label: Label | undefined): boolean => label === undefined || isOfNames(label);

/** Apparent content of a column, from its heading and its first values. */
export function contentOf(heading: string, values: readonly string[]): ColumnContent {
  if (isOwnColumn(heading)) return 'other';
  const label = readHeading(heading);
  if (label !== undefined && isOfNames(label)) return 'names';
  const worded = values.filter((value) => hasWords(value, heading));
  // Placeholders say nothing about the content; a column that has only placeholders was never filled in.
  const said = worded.filter((value) => !isFiller(value));
  if (said.length === 0) return 'other';
  return label === undefined && said.filter(isOfPeople).length * 2 > said.length ? 'names' : 'words';
}

/** Whether text looks like a person's name: several words, at least one a known given or family name. */
function isOfPeople(value: string): boolean {
  const { tokens } = normaliseText(value);
  const model = loadModel();
  return (
    tokens.length > 1 &&
    tokens.length < 6 &&
    tokens.some(({ text }) => model.isGivenName(text) || model.isFamilyName(text))
  );
}

/** Removes ignored members, but never the text to screen. */
export function setAsideMembers(members: Members, ignored: readonly string[]): KeptMembers {
  const isAside = (name: string): boolean => ignored.includes(name) && name !== 'searchText';
  const setAside = Object.keys(members).filter(
    (name) => isAside(name) && textsOf(members[name]).some((text) => hasWords(text, name)),
  );
  return {
    kept: Object.fromEntries(Object.entries(members).filter(([name]) => !isAside(name))),
    setAside,
    leftOut: setAside.filter((name) => contentOf(name, textsOf(members[name])) === 'names'),
  };
}

/** All texts within a member, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Collects ignored members, to report them once at the end instead of once per row. */
export class IgnoredMembers {
  readonly #rows = new Map<string, number>();

  /** Counts the JSON Pointers of one row. */
  add(pointers: readonly string[]): void {
    for (const name of new Set(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, '')))) {
      if (this.#rows.size < 100 || this.#rows.has(name)) this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** One line per ignored member. */
  lines(what = 'is not a member and was ignored'): readonly string[] {
    return [...this.#rows].map(([name, rows]) => `note: ${name} ${what} in ${rows} rows`);
  }
}

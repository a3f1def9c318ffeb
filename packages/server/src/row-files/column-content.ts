import type { ColumnContent } from '@namesake/contract';
import { isPlaceholder, type LabelField, loadModel, normaliseText, readLabel } from '@namesake/engine';
import { isOwnColumn } from './guess-columns.ts';

const NAMES: readonly LabelField[] = [
  ...(['name', 'fullName', 'givenName', 'middleName', 'familyName', 'alias', 'weakAlias', 'formerName'] as const),
  ...(['related', 'vessel'] as const),
];

type Label = NonNullable<ReturnType<typeof readLabel>>;

/** Two letters, or one of a script whose letters are words. */
const LETTERS = /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u;

const MIXED = /(?=\S*\p{Nd})\S+/gu;

/** Codes of countries, currencies and kinds; Latin names are not written so. */
const CODE = /^[A-Z]{1,3}$/;

const SAYS_YES = /^(?:true|false|yes|no|ja|nein|oui|non|sí|si|да|нет)\.?$/i;
/** Also a given name: in a column of names it is screened. */
const NIL = /^nil\.?$/i;
const SEVERAL_WORDS = /\p{L}\P{L}+\p{L}/u;

/** Whether a cell says that nothing is known. */
const saysNothing = (text: string): boolean => NIL.test(text) || isPlaceholder(text);

/** Whether a cell says yes, no, or that nothing is known. */
export const isFiller = (cell: string): boolean => SAYS_YES.test(cell.trim()) || saysNothing(cell.trim());

type Members = Readonly<Record<string, unknown>>;

/** Members of a row of JSON without those that are set aside. */
type KeptMembers = {
  readonly kept: Members;
  /** Members with words that are set aside, and which of them hold names: an empty result proves nothing then. */
  readonly setAside: readonly string[];
  readonly leftOut: readonly string[];
};

/**
 * Whether a cell holds words: not a number, a date, a code, or yes and no. One word for nothing ("Brak", "Null") is a
 * family name, too: it counts where the heading does not say that a column holds something else.
 */
export function hasWords(cell: string, heading: string): boolean {
  const text = cell.trim();
  if (text === '' || CODE.test(text) || SAYS_YES.test(text)) return false;
  if (saysNothing(text) && (SEVERAL_WORDS.test(text) || !mayHoldNames(readLabel(heading)))) return false;
  return LETTERS.test(text.replace(MIXED, ' '));
}

const isOfNames = ({ role, field }: Label): boolean => role !== null || NAMES.includes(field);
const mayHoldNames = (label: Label | undefined): boolean => label === undefined || isOfNames(label);

/** What a column seems to hold, by its heading and its first values. */
export function contentOf(heading: string, values: readonly string[]): ColumnContent {
  if (isOwnColumn(heading)) return 'other';
  const label = readLabel(heading);
  if (label !== undefined && isOfNames(label)) return 'names';
  const worded = values.filter((value) => hasWords(value, heading));
  // Words for nothing say nothing of what the others are: a column of them alone is one that nobody filled in.
  const said = worded.filter((value) => !isFiller(value));
  if (said.length === 0) return 'other';
  return label === undefined && said.filter(isOfPeople).length * 2 > said.length ? 'names' : 'words';
}

/** Whether words look like the name of a person: several, of which one is a known given or family name. */
function isOfPeople(value: string): boolean {
  const { tokens } = normaliseText(value);
  const model = loadModel();
  return (
    tokens.length > 1 &&
    tokens.length < 6 &&
    tokens.some(({ text }) => model.isGivenName(text) || model.isFamilyName(text))
  );
}

/** Sets members aside; the text that is screened never is. */
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

/** The texts of a member, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Gathers which members of rows were ignored, to report them once at the end instead of once per row. */
export class IgnoredMembers {
  readonly #rows = new Map<string, number>();

  /** Counts the JSON Pointers of one row. */
  add(pointers: readonly string[]): void {
    for (const name of new Set(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, '')))) {
      if (this.#rows.size < 100 || this.#rows.has(name)) this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** One line for each ignored member, with what became of it. */
  lines(what = 'is not a member and was ignored'): readonly string[] {
    return [...this.#rows].map(([name, rows]) => `note: ${name} ${what} in ${rows} rows`);
  }
}

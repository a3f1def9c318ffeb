import type { ColumnContent } from '@namesake/contract';
import { type LabelField, loadModel, normaliseText, readLabel } from '@namesake/engine';
import { isOwnColumn } from './guess-columns.ts';

const NAMES: readonly LabelField[] = [
  ...(['name', 'fullName', 'givenName', 'middleName', 'familyName', 'alias', 'weakAlias', 'formerName'] as const),
  ...(['related', 'vessel'] as const),
];

/** Two letters, or one of a script whose letters are words. */
const LETTERS = /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u;
const MIXED = /(?=\S*\p{Nd})\S+/gu;
/** Codes of countries, currencies and kinds; Latin names are not written so. */
const CODE = /^[A-Z]{1,3}$/;
const SAYS_YES = /^(?:true|false|yes|no|ja|nein|oui|non|sí|si|да|нет|n\/a|null|none|nil|unknown)$/i;

/** Whether a cell holds words: not a number, a date, a code, or yes and no. */
export function hasWords(cell: string): boolean {
  const text = cell.trim();
  if (text === '' || CODE.test(text) || SAYS_YES.test(text)) return false;
  return LETTERS.test(text.replace(MIXED, ' '));
}

/** What a column seems to hold, by its heading and its first values. */
export function contentOf(heading: string, values: readonly string[]): ColumnContent {
  if (isOwnColumn(heading)) return 'other';
  const label = readLabel(heading);
  if (label !== undefined && (label.role !== null || NAMES.includes(label.field))) return 'names';
  const worded = values.filter(hasWords);
  if (worded.length === 0) return 'other';
  return label === undefined && worded.filter(isOfPeople).length * 2 > worded.length ? 'names' : 'words';
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

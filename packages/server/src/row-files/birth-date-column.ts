import type { BatchMember } from '@namesake/contract';

/** Member for a column of birth dates, depending on what is known about the order of day and month. */
type BirthDateMember = Extract<BatchMember, 'birthDate' | 'birthDateDayFirst' | 'birthDateMonthFirst'>;

/** Two numbers followed by a year. */
const DAY_AND_MONTH = /^(\d\d?)([-./])(\d\d?)\2(\d{4})$/;
/** "dd/mm/yyyy", "TT.MM.JJJJ", "jj/mm/aaaa", "gg/mm/aaaa": date patterns in headings. */
const DAY_FIRST = /[([\s_]*\b(?:d{1,2}|t{1,2}|j{1,2}|g{1,2})[-./ _]?m{1,2}[-./ _]?(?:[yja]{4}|[yja]{2})\b[)\]]*/i;
const MONTH_FIRST = /[([\s_]*\bm{1,2}[-./ _]?d{1,2}[-./ _]?(?:y{4}|y{2})\b[)\]]*/i;
const YEAR_FIRST = /[([\s_]*\b(?:y{4}|j{4}|a{4})[-./ _]?m{1,2}[-./ _]?(?:d{1,2}|t{1,2}|j{1,2}|g{1,2})\b[)\]]*/i;

/** Heading without its date pattern: "DOB (DD/MM/YYYY)" becomes "DOB". */
export const withoutPattern = (heading: string): string =>
  [DAY_FIRST, MONTH_FIRST, YEAR_FIRST].reduce((text, pattern) => text.replace(pattern, ''), heading).trim();

/**
 * Order of day and month in a column of birth dates: from its heading; else from values with a number above twelve, if
 * these agree. `birthDate` if the order is unknown: each date is then compared in both orders.
 */
export function birthDateMember(heading: string, values: readonly string[]): BirthDateMember {
  if (DAY_FIRST.test(heading)) return 'birthDateDayFirst';
  if (MONTH_FIRST.test(heading)) return 'birthDateMonthFirst';
  const proofs = new Set(values.map((value) => provedOrder(value.trim())).filter((order) => order !== null));
  const [only] = proofs;
  return proofs.size === 1 && only !== undefined ? only : 'birthDate';
}

function provedOrder(value: string): BirthDateMember | null {
  const [, first, , second] = DAY_AND_MONTH.exec(value) ?? [];
  if (first === undefined || (Number(first) > 12 && Number(second) > 12)) return null;
  if (Number(first) > 12) return 'birthDateDayFirst';
  return Number(second) > 12 ? 'birthDateMonthFirst' : null;
}

/**
 * Birth date as `YYYY-MM-DD` in the order of its column. Unchanged if it does not start with two numbers, or if that
 * day does not exist: the other order may fit.
 */
export function inOrder(value: string, member: BirthDateMember): string {
  const [, first = '', , second = '', year = ''] = DAY_AND_MONTH.exec(value) ?? [];
  if (member === 'birthDate' || first === '') return value;
  const [day, month] = member === 'birthDateDayFirst' ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : value;
}

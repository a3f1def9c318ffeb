import type { BatchMember } from '@namesake/contract';
import { type LabelField, loadModel, normaliseText } from '@namesake/engine';
import { readBirthDate, readLabel } from '@namesake/engine/vocabulary';
import type { BatchColumn } from '../modules/batches/store/batch.ts';
import { withoutPattern } from './birth-date-column.ts';
import { isFiller } from './column-content.ts';
import { isPartOf } from './name-gaps.ts';
import { readHeading } from './read-heading.ts';
import { countryCode, genderWord, typeWord } from './words.ts';

type UsualCells = NonNullable<BatchColumn['usual']>;

const CODES: readonly BatchMember[] = [
  ...(['id', 'externalRef', 'identifier', 'type', 'gender', 'countries'] as const),
  ...(['birthDate', 'birthDateDayFirst', 'birthDateMonthFirst'] as const),
];

/** Usual content of address and context columns. */
const BY_FIELD: Readonly<Partial<Record<LabelField, UsualCells>>> = {
  email: 'codes',
  phone: 'codes',
  website: 'codes',
  deathDate: 'codes',
  otherDate: 'codes',
  occupation: 'titles',
  product: 'titles',
  title: 'titles',
  city: 'places',
  birthPlace: 'places',
  address: 'places',
};

/** Headings that read as places or products but whose cells are codes. */
const CODE_HEADING =
  /post(?:al)?[\s_-]?(?:code|nummer|nr|inumero)|^(?:zip|plz|cap|cep|psč)\b|postleitzahl|(?:code|código|kod) (?:postal|pocztowy)|индекс|currency|währung|devise|moneda|valuta|waluta|валюта/i;

/** Text with letters that is not part of a name: mail addresses, web pages, and words with digits. */
const NO_WORD = /\S*(?:@|:\/\/|www\.|\p{Nd})\S*/giu;
const ONLY_CODES = /^\s*[A-Z]{1,3}(?:\s*[,;/|]\s*[A-Z]{1,3})*\s*$/;
const SHORT_CODE = /(?<![\p{L}\p{M}])[A-Z]{1,3}(?![\p{L}\p{M}])/gu;
const HAS_LETTERS = /\p{L}/u;
const HAS_DIGITS = /\p{Nd}/u;
const BETWEEN_COUNTRIES = /[;|,/]/;

/** Start of place names that continue with a given name: "San Antonio". */
const OF_SAINTS = /^(?:san|santa|santo|sant|são|sao|saint|sankt|st)\b/i;
const MAX_WORDS = 5;

/** Words of a cell as the engine would read them in a name, without numbers, codes, dates and mail addresses. */
function wordsOfCell(cell: string): readonly string[] {
  if (ONLY_CODES.test(cell) || isFiller(cell)) return [];
  const spelled = cell.replace(NO_WORD, ' ');
  const worded = HAS_DIGITS.test(cell) ? spelled.replace(SHORT_CODE, ' ') : spelled;
  return normaliseText(worded).tokens.flatMap(({ text }) => (HAS_LETTERS.test(text) ? [text] : []));
}

/** Whether a cell is a valid value for its column: a country name is not a party's name. */
function isValue(cell: string, member: BatchMember): boolean {
  if (member === 'countries')
    return cell.split(BETWEEN_COUNTRIES).every((part) => countryCode(part.trim()) !== undefined);
  if (member === 'type') return typeWord(cell) !== undefined;
  if (member === 'gender') return genderWord(cell) !== undefined;
  return HAS_DIGITS.test(cell) && readBirthDate(cell).length > 0;
}

/** Whether words look like a person's name: several, at least one a known name, and no place or business word. */
function isOfPerson(words: readonly string[]): boolean {
  const model = loadModel();
  return (
    words.length > 1 &&
    words.length <= MAX_WORDS &&
    words.some((word) => model.isGivenName(word) || model.isFamilyName(word)) &&
    !words.some((word) => model.isPlace(word) || model.isBusinessWord(word))
  );
}

/**
 * Usual content of a column, by its heading, its member and its first cells. `any` for references that are mostly words
 * but not persons' names, and for kinds in a firm's own vocabulary.
 */
export function usualCells(heading: string, member: BatchMember, values: readonly string[]): UsualCells {
  if (member === 'unmapped' || member === 'ignore') return 'any';
  const field = readHeading(withoutPattern(heading))?.field;
  const isCode = CODES.includes(member) || (member === 'context' && CODE_HEADING.test(heading));
  const byHeading = isCode ? 'codes' : member === 'context' || member === 'address' ? BY_FIELD[field ?? 'name'] : 'any';
  if (byHeading === 'any' || member.startsWith('birthDate')) return byHeading ?? 'any';
  const worded = values
    .map((cell) => (isValue(cell, member) ? [] : wordsOfCell(cell)))
    .filter(({ length }) => length > 0);
  if (byHeading === undefined || byHeading === 'places')
    return values.length > 1 && worded.length * 2 < values.length ? 'codes' : (byHeading ?? 'any');
  if (byHeading === 'titles') return byHeading;
  const isWords = worded.length > 1 && worded.length * 2 > values.length;
  return isWords && worded.filter(isOfPerson).length * 2 <= worded.length ? 'any' : 'codes';
}

/** The screened texts of a row, and whether one of them is a name of several words. */
type Screened = { readonly texts: string; readonly hasName: boolean };

/** Whether a cell holds words that belong elsewhere, perhaps a name, and are not screened. */
export function isMisplaced(
  cell: string,
  { member, usual = 'any' }: Pick<BatchColumn, 'member' | 'usual'>,
  { texts, hasName }: Screened,
): boolean {
  if (usual === 'any' || isValue(cell, member)) return false;
  const words = wordsOfCell(cell);
  if (words.length < 2 || isPartOf(words.join(' '), texts)) return false;
  if (usual === 'codes') return readLabel(words.join(' ')) === undefined;
  if (usual === 'places' && (hasName || OF_SAINTS.test(cell) || HAS_DIGITS.test(cell))) return false;
  return isOfPerson(words);
}

/** Whether a text is a name of several words. */
export const isWholeName = (text: string): boolean => wordsOfCell(text).length > 1;

/** Whether a number or a date stands in place of a name. */
export const isNumberOrDate = (text: string): boolean =>
  !HAS_LETTERS.test(text) || (HAS_DIGITS.test(text) && readBirthDate(text).length > 0);

/**
 * Whether a heading stands in place of a name: in a transposed table, or in a second table below. Labels of related
 * parties and products do not count, because firms have such names: "First Bank", "Segment".
 */
export function isLabel(text: string): boolean {
  const label = readLabel(text);
  return label?.role === null && label.field !== 'product';
}

/** Members of a JSON row that hold codes. */
const CODE_MEMBERS = ['externalRef', 'type', 'gender', 'birthDate', 'countries'];

/** Members of a JSON row, or its id, that hold what looks like a person's name and is not screened. */
export function misplacedNames(id: string | number | null, members: Readonly<Record<string, unknown>>): string[] {
  const screened = [members['searchText'], members['aliases']].flat().map(String).join(' ');
  const isName = (text: unknown): boolean => {
    const words = typeof text === 'string' ? wordsOfCell(text) : [];
    return isOfPerson(words) && !isPartOf(words.join(' '), screened);
  };
  const found = CODE_MEMBERS.filter((member) => [members[member]].flat().some(isName));
  return isName(id) ? ['id', ...found] : found;
}

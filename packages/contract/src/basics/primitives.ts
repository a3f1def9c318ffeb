import { readBirthDate } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';
import { COUNTRY_CODE_HINTS, COUNTRY_CODES, EXTRA_COUNTRY_CODES } from './country-codes.ts';

/** Attaches the code that a failed check is reported with; read by `parseRequest`. */
export const coded = (code: ErrorCode, detail: string): { error: string; params: { code: ErrorCode } } => ({
  error: detail,
  params: { code },
});

/** Length as counted by the API: Unicode code points, not UTF-16 units. */
export const codePointLength = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** JSON Schema pattern for a text that is not only white space. */
export const NOT_BLANK = '\\S';

/** A visible character: no white space, control, directional or zero-width mark, or filler. */
const VISIBLE = /[^\p{Z}\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character, such as one of zero-width spaces. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

const boundedText = (max: number, isEmpty: (text: string) => boolean, text = z.string()) =>
  text
    .refine((text) => !isEmpty(text), coded('too_short', 'This must not be empty.'))
    .refine(
      (text) => text.length <= max || codePointLength(text) <= max,
      coded('too_long', `At most ${max} characters.`),
    )
    .meta({ minLength: 1, maxLength: max, pattern: NOT_BLANK });

/** A text of 1 to `max` code points with at least one visible character. */
export const shortText = (max: number) => boundedText(max, isBlank);

/** The same without white space at its ends: references that look the same are the same, as in files. */
export const referenceText = (max: number) => boundedText(max, isBlank, z.string().trim());

/** The same for a screened party, which is screened whatever characters it has, unless it is only white space. */
export const screenedText = (max: number) => boundedText(max, (text) => text.trim() === '');

/** Id of a person with an account. */
export const personId = shortText(100).meta({ description: 'Id of a person.', examples: ['usr_7Gk2mNp8qRs1T4fG'] });

const KNOWN_COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_CODES, ...EXTRA_COUNTRY_CODES]);

/** ISO 3166-1 alpha-2; lower case is accepted and converted to upper case. */
export const countrySchema = z
  .string()
  .toUpperCase()
  .superRefine((code, context) => {
    if (KNOWN_COUNTRIES.has(code)) return;
    const hint = COUNTRY_CODE_HINTS[code];
    const detail = 'Countries are ISO 3166-1 alpha-2 codes such as "DE".';
    context.addIssue({
      code: 'custom',
      message: hint === undefined ? detail : `${detail} Did you mean "${hint}"?`,
      params: { code: 'invalid_country' satisfies ErrorCode },
    });
  })
  .meta({ description: 'ISO 3166-1 alpha-2 country code.', examples: ['DE'], pattern: '^[A-Za-z]{2}$' });

/** An earlier birth year must be a typing error: nobody alive was born before this day. */
const FIRST_BIRTH_DATE = '1850-01-01';

/** A birth date in any format that the engine reads. The server, which has a clock, refuses future dates. */
export const birthDateSchema = z
  .string()
  .refine((text) => readBirthDate(text).length > 0, {
    ...coded(
      'invalid_birth_date',
      'This is not a calendar date. Write it like 1952-10-07, 7 Oct 1952, 07.10.1952, Oct 1952, 1952, circa 1952 or 1950 to 1952.',
    ),
    abort: true,
  })
  .refine(
    (text) => readBirthDate(text).some(({ earliest }) => earliest >= FIRST_BIRTH_DATE),
    coded('invalid_birth_date', 'This is before 1850: check the year.'),
  )
  .meta({
    description: 'A day, month, year or range, in the formats that people and publishers use.',
    examples: ['1971-04-02'],
    // Every format that the engine reads contains a year from 1850 on.
    pattern: '(?:18[5-9]|19\\d|2\\d\\d)\\d',
    maxLength: 200,
  });

const EXAMPLE_INSTANT = '2026-03-02T09:15:00.000Z';

/** An RFC 3339 timestamp in UTC. */
export const instant = (description: string) => z.iso.datetime().meta({ description, examples: [EXAMPLE_INSTANT] });

/** An RFC 3339 timestamp in UTC, or null. */
export const instantOrNull = (description: string) =>
  z.iso
    .datetime()
    .nullable()
    .meta({ description, examples: [EXAMPLE_INSTANT] });

/** Points 0–100 with one decimal. */
export const points = (description: string, example: number) =>
  z.number().meta({ description: `${description} Points, 0–100, one decimal.`, examples: [example] });

const EXAMPLE_HASH = `sha256:${'0'.repeat(64)}`;

/** A hash in responses: `sha256:` and 64 hexadecimal digits. */
export const hash = (description: string) => z.string().meta({ description, examples: [EXAMPLE_HASH] });

/** A hash in responses, or null. */
export const hashOrNull = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [EXAMPLE_HASH] });

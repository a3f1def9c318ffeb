import { z } from 'zod';
import { COUNTRY_CODE_HINTS, COUNTRY_CODES, EXTRA_COUNTRY_CODES } from './country-codes.ts';
import type { ErrorCode } from './error-codes.ts';

/** Attaches the code a failed check is reported with; read by `parseRequest`. */
export const coded = (code: ErrorCode, detail: string): { error: string; params: { code: ErrorCode } } => ({
  error: detail,
  params: { code },
});

/** Length as the API counts it: Unicode code points, not UTF-16 units. */
export const codePointLength = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** A text of 1 to `max` code points that is not only white space. */
export const shortText = (max: number) =>
  z
    .string()
    .refine((text) => text.trim() !== '', coded('too_short', 'This must not be empty.'))
    .refine(
      (text) => text.length <= max || codePointLength(text) <= max,
      coded('too_long', `At most ${max} characters.`),
    )
    .meta({ minLength: 1, maxLength: max });

const KNOWN_COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_CODES, ...EXTRA_COUNTRY_CODES]);

/** ISO 3166-1 alpha-2; lower case is accepted and made upper. */
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
  .meta({ description: 'ISO 3166-1 alpha-2 country code.', examples: ['DE'], minLength: 2, maxLength: 2 });

const isRealDate = (text: string): boolean => {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2] ?? '1'), Number(parts[3] ?? '1')];
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
};

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, a day that exists. */
export const partialDateTextSchema = z
  .string()
  .refine(isRealDate, coded('invalid_birth_date', 'Write a date that exists as YYYY, YYYY-MM or YYYY-MM-DD.'))
  .meta({
    description: 'A year, month or day: YYYY, YYYY-MM or YYYY-MM-DD.',
    examples: ['1971-04-02'],
    pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
  });

const EXAMPLE_INSTANT = '2026-03-02T09:15:00.000Z';

/** A moment, RFC 3339 in UTC. */
export const instant = (description: string) => z.iso.datetime().meta({ description, examples: [EXAMPLE_INSTANT] });

/** A moment, RFC 3339 in UTC, or null. */
export const instantOrNull = (description: string) =>
  z.iso
    .datetime()
    .nullable()
    .meta({ description, examples: [EXAMPLE_INSTANT] });

/** Points 0–100 with one decimal. */
export const points = (description: string, example: number) =>
  z.number().meta({ description: `${description} Points, 0–100, one decimal.`, examples: [example] });

import type { CompareRequest, FieldError, SearchRequest } from '@namesake/contract';
import { readBirthDate } from '@namesake/engine/vocabulary';
import { ApiError } from '../../lib/errors/api-error.ts';

/** UTC+14 is the earliest time zone, where tomorrow starts first. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

type Dates = readonly (readonly [pointer: string, birthDate: string | undefined])[];

/** Birth dates of a search, each with its pointer. */
export const datesOfSearch = ({ birthDate }: Pick<SearchRequest, 'birthDate'>): Dates => [['/birthDate', birthDate]];

/** Birth dates of a comparison, each with its pointer. */
export const datesOfComparison = ({ query, entity }: Pick<CompareRequest, 'query' | 'entity'>): Dates => [
  ['/query/birthDate', query.birthDate],
  ...(entity.birthDates ?? []).map((date, at) => [`/entity/birthDates/${at}`, date] as const),
];

/** Errors for birth dates that lie in the future in every reading and every time zone. */
export function futureDates(dates: Dates, nowMs: number): readonly FieldError[] {
  const today = new Date(nowMs + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  const isFuture = (text: string): boolean => readBirthDate(text).every(({ earliest }) => earliest > today);
  return dates.flatMap(([pointer, birthDate]): FieldError[] => {
    if (birthDate === undefined || !isFuture(birthDate)) return [];
    return [{ pointer, code: 'invalid_birth_date', detail: 'This is in the future: check the year.' }];
  });
}

/**
 * Refuses birth dates in the future. The contract cannot check this, since it has no clock.
 *
 * @throws ApiError `invalid_birth_date`
 */
export function checkBirthDates(dates: Dates, nowMs: number): void {
  const errors = futureDates(dates, nowMs);
  if (errors.length > 0) throw new ApiError('invalid_birth_date', { errors });
}

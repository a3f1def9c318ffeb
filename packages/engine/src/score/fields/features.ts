import type { ListingFacts } from '../../index/tables/index-data.ts';
import { FIELD_POINTS, FIELD_RULES } from '../../knowledge/model/field-evidence.ts';
import type { EntityType } from '../../types/listing.ts';
import type { Query } from '../../types/query.ts';
import type { EvidenceField, Verdict } from '../../types/result.ts';
import { compareAddresses } from './address.ts';
import { bestVerdict, compareBirthDates, exactnessOf, yearsApart } from './birth-date.ts';
import type { Finding } from './finding.ts';
import { compareIdentifiers } from './identifier-evidence.ts';

/** Members of a listing that fields are compared with. */
export type Compared = { readonly type: EntityType; readonly facts: ListingFacts };

/** One row of the table that turns a name score into a score. */
export type Feature = {
  readonly field: EvidenceField;
  readonly doc: string;
  /** Whether a query has a value for this field; if not, the verdict is `unknown`. */
  readonly isGiven: (query: Query) => boolean;
  /** Whether only the matched listing is compared: all listings of a party agree in this field. */
  readonly isOfListing?: true;
  /** Points by verdict, as documented; `find` may give less. */
  readonly points: Readonly<Partial<Record<Verdict, number>>>;
  readonly find: (query: Query, compared: Compared, points: Feature['points']) => Finding;
};

const absent = (submitted: string | undefined, listed: readonly string[]): Finding => ({
  submitted: submitted ?? null,
  listed,
  verdict: 'unknown',
  points: 0,
});

/** Months and years agree by chance more often than days; published dates of one person are often a few years apart. */
function birthDatePoints(
  submitted: string,
  listed: NonNullable<ListingFacts['birthDates']>,
  verdict: Verdict,
  points: Feature['points'],
): number {
  const full = points[verdict] ?? 0;
  if (verdict === 'conflict') {
    const isNear = listed.some((date) => yearsApart(submitted, date) < FIELD_RULES.clearlyApart.value);
    return isNear ? FIELD_RULES.nearConflict.value : full;
  }
  const exactness = exactnessOf(submitted);
  if (verdict !== 'match' || exactness === 'day') return full;
  return exactness === 'month' ? FIELD_RULES.monthMatch.value : FIELD_RULES.yearMatch.value;
}

/**
 * The field scorer as a table, in the order of the waterfall. A missing value is `unknown` and costs nothing; no field
 * hides a hit.
 */
export const FEATURES: readonly Feature[] = [
  {
    field: 'identifier',
    doc: 'A submitted or typed document, register or ship number equals a listed one: the strongest evidence. Another branch or an account of a listed bank (close) raises the score to its points and stays a review. Another valid IMO number is a review at most, under any policy.',
    isGiven: ({ identifiers }) => Boolean(identifiers?.length),
    points: FIELD_POINTS.identifier,
    find: (query, { facts }, points) => compareIdentifiers(query.identifiers ?? [], facts, points),
  },
  {
    field: 'birthDate',
    doc: 'The same day, month, year or range supports, the more exact the more; one day, month or year off, or day and month swapped, a little. A different one counts against, less within three years, and such a result is never high.',
    isGiven: ({ birthDate }) => Boolean(birthDate),
    points: FIELD_POINTS.birthDate,
    find: (query, { facts }, points) => {
      const listed = facts.birthDates ?? [];
      const texts = [...new Set(listed.map(({ text }) => text))];
      const submitted = query.birthDate;
      if (submitted === undefined || listed.length === 0) return absent(submitted, texts);
      const verdict = bestVerdict(listed.map((date) => compareBirthDates(submitted, date)));
      return { submitted, listed: texts, verdict, points: birthDatePoints(submitted, listed, verdict, points) };
    },
  },
  {
    field: 'gender',
    doc: 'A different gender counts against; the same one applies to half of all people and adds nothing.',
    isGiven: ({ gender }) => Boolean(gender),
    points: FIELD_POINTS.gender,
    find: (query, { facts }, points) => {
      const listed = facts.gender === undefined ? [] : [facts.gender];
      if (query.gender === undefined || listed.length === 0) return absent(query.gender, listed);
      const verdict = facts.gender === query.gender ? 'match' : 'conflict';
      return { submitted: query.gender, listed, verdict, points: points[verdict] ?? 0 };
    },
  },
  {
    field: 'country',
    doc: 'A shared country in any role supports a little; a different one says nothing, since people move and lists are incomplete.',
    isGiven: ({ countries }) => Boolean(countries?.length),
    points: FIELD_POINTS.country,
    find: (query, { facts }, points) => {
      const listed = facts.countries ?? [];
      const submitted = query.countries ?? [];
      if (submitted.length === 0 || listed.length === 0) return absent(submitted.join(', ') || undefined, listed);
      const verdict = submitted.some((country) => listed.includes(country.toUpperCase())) ? 'match' : 'unknown';
      return { submitted: submitted.join(', '), listed, verdict, points: points[verdict] ?? 0 };
    },
  },
  {
    field: 'address',
    doc: 'A submitted address that shares its distinctive words with a listed one supports a little.',
    isGiven: ({ addresses }) => Boolean(addresses?.length),
    points: FIELD_POINTS.address,
    find: (query, { facts }, points) => {
      const listed = facts.addresses ?? [];
      const submitted = query.addresses ?? [];
      if (submitted.length === 0 || listed.length === 0) return absent(submitted[0], []);
      const same = listed.filter((address) => submitted.some((given) => compareAddresses(given, address)));
      const verdict = same.length > 0 ? 'match' : 'unknown';
      return { submitted: submitted.join('; '), listed: same, verdict, points: points[verdict] ?? 0 };
    },
  },
  {
    field: 'type',
    doc: 'A type other than the requested one counts against. A query with a birth date or gender means a person.',
    isOfListing: true,
    isGiven: ({ type, birthDate, gender }) => type !== undefined || Boolean(birthDate || gender),
    points: FIELD_POINTS.type,
    find: (query, { type }, points) => {
      const submitted = query.type ?? (query.birthDate || query.gender ? 'person' : undefined);
      if (submitted === undefined || submitted === 'unknown' || type === 'unknown') return absent(submitted, [type]);
      const verdict = type === submitted ? 'match' : 'conflict';
      return { submitted, listed: [type], verdict, points: points[verdict] ?? 0 };
    },
  },
];

/** Whether a query contains only a name: every field is then `unknown`. */
export const isNameOnly = (query: Query): boolean => !FEATURES.some(({ isGiven }) => isGiven(query));

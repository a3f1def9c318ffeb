import type { SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';

/** Name score from which names count as the same. */
const SAME_NAME_FROM = 95;
/** Widest range of days that still counts as a birth date: one year. */
const MAX_DAYS = 366;
/** Maximum number of pairs whose names are compared; bounds the cost of a search with many results. */
const MAX_PAIRS = 30;

const DAY_MS = 24 * 3_600_000;

type BirthDate = SearchResult['birthDates'][number];

/**
 * Suggests for each person among the results others that may be the same: names and birth dates agree, but no reference
 * or document joins the records. Nothing is merged.
 */
export function suggestSame(app: Names, results: readonly SearchResult[]): SearchResult[] {
  const suggested = new Map<string, SearchResult['possiblySameAs'][number][]>();
  const pairs = sameBirths(results.filter(({ entityType }) => entityType === 'person'));
  const scoreOf = nameAgreement(app, [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]);
  for (const { one, other, born } of pairs) {
    const score = scoreOf(one, other);
    if (score < SAME_NAME_FROM) continue;
    const text = `The names agree (${score}) and so do the birth dates (${born}).`;
    note(suggested, one, other, text);
    note(suggested, other, one, text);
  }
  return results.map((result) => ({ ...result, possiblySameAs: suggested.get(result.entityId) ?? [] }));
}

type Names = Pick<App, 'policy' | 'nameScoresAmong'>;
type Pair = { readonly one: SearchResult; readonly other: SearchResult; readonly born: string };

/** The first pairs of persons whose birth dates agree. */
function sameBirths(persons: readonly SearchResult[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const [place, one] of persons.entries())
    for (const other of persons.slice(place + 1)) {
      const born = sameBirth(one.birthDates, other.birthDates);
      if (born !== undefined) pairs.push({ one, other, born });
      if (pairs.length === MAX_PAIRS) return pairs;
    }
  return pairs;
}

/**
 * Best score between the main and matched names of two persons. Each person's names are read once, since searches call
 * this.
 */
function nameAgreement(
  { nameScoresAmong, policy }: Names,
  persons: readonly SearchResult[],
): (one: SearchResult, other: SearchResult) => number {
  if (persons.length === 0) return () => 0;
  const entities = persons.map((person) => ({ type: 'person', names: namesOf(person) }) as const);
  const scoresOf = nameScoresAmong(entities, policy);
  const known = new Map<SearchResult, readonly number[]>();
  const bestOf = (person: SearchResult): readonly number[] => {
    const scores =
      known.get(person) ?? mostOf(namesOf(person).map((name) => scoresOf({ searchText: name, type: 'person' })));
    known.set(person, scores);
    return scores;
  };
  return (one, other) => bestOf(one)[persons.indexOf(other)] ?? 0;
}

/** Maximum of these rows at each position. */
const mostOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  rows.reduce((best, row) => best.map((score, place) => Math.max(score, row[place] ?? 0)));

function note(
  suggested: Map<string, SearchResult['possiblySameAs'][number][]>,
  { entityId: of }: SearchResult,
  { entityId, primaryName, listings }: SearchResult,
  text: string,
): void {
  const [first] = listings;
  const known = suggested.get(of) ?? [];
  suggested.set(of, [...known, { entityId, primaryName, list: first?.list ?? '', code: 'name_and_birth_date', text }]);
}

function namesOf({ primaryName, matchedName }: SearchResult): readonly string[] {
  return [...new Set([primaryName, matchedName?.value ?? primaryName])];
}

/** The birth date that both state, in the more exact form; undefined if none agrees. */
function sameBirth(some: readonly BirthDate[], others: readonly BirthDate[]): string | undefined {
  for (const one of some.filter(isSpecific)) {
    const same = others.find((other) => isSpecific(other) && overlap(one, other));
    if (same !== undefined) return daysIn(same) < daysIn(one) ? same.text : one.text;
  }
  return undefined;
}

function overlap(one: BirthDate, other: BirthDate): boolean {
  return one.earliest <= other.latest && other.earliest <= one.latest;
}

function isSpecific(date: BirthDate): boolean {
  return !date.circa && daysIn(date) <= MAX_DAYS;
}

function daysIn({ earliest, latest }: BirthDate): number {
  return (Date.parse(latest) - Date.parse(earliest)) / DAY_MS + 1;
}

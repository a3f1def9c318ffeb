import type { SearchResult } from '@namesake/contract';
import type { ComparedEntity } from '@namesake/engine';
import type { App } from '../app.ts';

/** Name score from which two names are held to be the same. */
const SAME_NAME_FROM = 95;
/** Widest range of days that still says when somebody was born: a year. */
const MOST_DAYS = 366;
/** Most pairs whose names are compared: bounds what a search with many results costs. */
const MOST_PAIRS = 30;

const DAY_MS = 24 * 3_600_000;

type BirthDate = SearchResult['birthDates'][number];

/**
 * Says of each person among the results which others may be the same: names and birth dates agree, and nothing that
 * joins records does (a reference, a document). A suggestion for whoever decides; nothing is merged.
 */
export function suggestSame(app: Pick<App, 'compare' | 'policy'>, results: readonly SearchResult[]): SearchResult[] {
  const suggested = new Map<string, SearchResult['possiblySameAs'][number][]>();
  let pairs = 0;
  const persons = results
    .filter(({ entityType, birthDates }) => entityType === 'person' && birthDates.length > 0)
    // One value for all comparisons: what the engine makes of it, it makes once.
    .map((result) => ({ ...result, entity: { type: 'person', names: namesOf(result) } as const }));
  persons.forEach((one, index) => {
    for (const other of persons.slice(index + 1)) {
      const born = sameBirth(one.birthDates, other.birthDates);
      if (born === undefined || ++pairs > MOST_PAIRS) continue;
      const score = nameAgreement(app, one.entity, other.entity);
      if (score < SAME_NAME_FROM) continue;
      const why = `The names agree (${score}) and so do the birth dates (${born}).`;
      note(suggested, one, other, why);
      note(suggested, other, one, why);
    }
  });
  return results.map((result) => ({ ...result, possiblySameAs: suggested.get(result.entityId) ?? [] }));
}

function note(
  suggested: Map<string, SearchResult['possiblySameAs'][number][]>,
  { entityId: of }: SearchResult,
  { entityId, primaryName, listings }: SearchResult,
  why: string,
): void {
  const [first] = listings;
  const known = suggested.get(of) ?? [];
  suggested.set(of, [...known, { entityId, primaryName, list: first?.list ?? '', why }]);
}

/** The best score of main and matched names against each other, on the path of a search. */
function nameAgreement(
  { compare, policy }: Pick<App, 'compare' | 'policy'>,
  one: ComparedEntity,
  other: ComparedEntity,
) {
  let best = 0;
  for (const searchText of one.names) {
    const { nameScore } = compare({ searchText, type: 'person' }, other, policy);
    best = Math.max(best, nameScore);
    if (best >= SAME_NAME_FROM) break;
  }
  return best;
}

function namesOf({ primaryName, matchedName }: SearchResult): readonly string[] {
  return [...new Set([primaryName, matchedName?.value ?? primaryName])];
}

/** The birth date that both state, in the words of the one that says more; undefined where none agrees. */
function sameBirth(some: readonly BirthDate[], others: readonly BirthDate[]): string | undefined {
  for (const one of some.filter(isTelling)) {
    const same = others.find((other) => isTelling(other) && overlap(one, other));
    if (same !== undefined) return daysIn(same) < daysIn(one) ? same.text : one.text;
  }
  return undefined;
}

function overlap(one: BirthDate, other: BirthDate): boolean {
  return one.earliest <= other.latest && other.earliest <= one.latest;
}

function isTelling(date: BirthDate): boolean {
  return !date.circa && daysIn(date) <= MOST_DAYS;
}

function daysIn({ earliest, latest }: BirthDate): number {
  return (Date.parse(latest) - Date.parse(earliest)) / DAY_MS + 1;
}

import type { CompactSearchResponse, SearchResponse, SearchResult } from '@namesake/contract';

/** Short form of an answer: the decisive members, and the key facts of each party. */
export function compactView(answer: SearchResponse): CompactSearchResponse {
  const { view: _, results, lists, coverage: __, ...envelope } = answer;
  return {
    ...envelope,
    view: 'compact',
    results: results.map(compactResult),
    listsSearched: lists.map(({ id }) => id),
  };
}

function compactResult(result: SearchResult): CompactSearchResponse['results'][number] {
  const { entityId, entityType, priority, score, nameScore, primaryName, matchedName, reasons, listings } = result;
  const { birthDates, nationalities, addresses, decision, rule } = result;
  const years = birthDates.flatMap(({ earliest, latest }) => [
    Number(earliest.slice(0, 4)),
    Number(latest.slice(0, 4)),
  ]);
  const countries = [...nationalities, ...addresses.flatMap(({ country }) => country ?? [])];
  return {
    entityId,
    entityType,
    priority,
    score,
    nameScore,
    primaryName,
    matchedName,
    reasonCodes: reasons.map(({ code }) => code),
    birthYears: [...new Set(years)].sort((a, b) => a - b),
    countries: [...new Set(countries)],
    lists: [...new Set(listings.map(({ list }) => list))],
    listingIds: listings.map(({ id }) => id),
    ...(decision === undefined ? {} : { decision }),
    ...(rule === undefined ? {} : { rule }),
  };
}

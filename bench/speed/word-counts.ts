import type { Listing } from '@namesake/engine';

/** Number of persons' names with each word in Latin letters. */
export function wordCounts(listings: readonly Listing[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entityType, names } of listings) {
    if (entityType !== 'person') continue;
    for (const { value } of names)
      for (const word of value.toLowerCase().split(/[\s,-]+/))
        if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The most common words in persons' names, most common first. */
export const commonestWords = (listings: readonly Listing[], count: number): string[] =>
  [...wordCounts(listings)]
    .sort(([x, a], [y, b]) => b - a || (x < y ? -1 : 1))
    .slice(0, count)
    .map(([word]) => word);

import { parseDate } from '../../../packages/lists/src/fields/parse-date.ts';
import { partsBy, percentWrong } from '../figures.ts';
import { foldedWords } from '../folded-words.ts';
import { isHigh, judgePair } from '../judge-pair.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/**
 * Two different listed parties: a high result is a false alert. Rows with equal names are left out, since nothing could
 * distinguish them.
 */
export const differentParties: Measure = {
  id: 'different-parties',
  about: 'Two different listed parties with like names, with names only and with both birth dates.',
  run({ cases }) {
    const pairs = readCases(cases, 'different-parties-alike.csv')
      .filter((row) => foldedWords(row['query'] ?? '') !== foldedWords(row['listed'] ?? ''))
      .map((row) => {
        const dates = [dateText(row['birthDate1']), dateText(row['birthDate2'])] as const;
        return {
          set: 'different-parties',
          query: row['query'] ?? '',
          listed: row['listed'] ?? '',
          alert: false,
          type: row['type'] === 'Individual' ? 'person' : 'organization',
          kind: row['note'] || 'names only',
          birthDates: dates[0] && dates[1] ? ([dates[0], dates[1]] as const) : undefined,
        };
      });
    const rows = pairs.map((pair) => judgePair(pair));
    const bare = pairs.map((pair) => judgePair({ ...pair, birthDates: undefined }));
    const high = figureOf('different-parties/high', 'different parties alike: high, with birth dates');
    const highBare = figureOf('different-parties/high-names-only', 'different parties alike: high, names only');
    return {
      rows,
      figures: [high(rows), highBare(bare), ...partsBy(rows, 'type', ({ type }) => type, high)],
    };
  },
};

const figureOf = (id: string, measure: string) => (rows: readonly Row[]) =>
  percentWrong({ id, measure }, rows.filter(isHigh).length, rows.length);

/** The day, month or year in a publisher's words, in query format; undefined for ranges. */
export function dateText(words: string | undefined): string | undefined {
  const date = parseDate(words ?? '');
  if (!date || date.circa) return undefined;
  const { earliest, latest } = date;
  if (earliest === latest) return earliest;
  if (earliest.endsWith('-01-01') && latest === `${earliest.slice(0, 4)}-12-31`) return earliest.slice(0, 4);
  return earliest.slice(0, 7) === latest.slice(0, 7) ? earliest.slice(0, 7) : undefined;
}

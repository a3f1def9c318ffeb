import { type Figure, partsBy, percentOf } from '../figures.ts';
import { isShown, judgePair } from '../judge-pair.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/** One row in so many without `--all`. */
const SAMPLE = 4;

/** What the column "origin" of the set calls each language. */
const LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ['ru', /russian/i],
  ['he', /hebrew/i],
  ['ko', /korean/i],
  ['katakana', /katakana/i],
  ['ja', /japanese/i],
  ['zh', /chinese/i],
  ['ar', /arabic|ar2en|anetac/i],
];

const languageOf = (origin: string): string => LANGUAGES.find(([, pattern]) => pattern.test(origin))?.[0] ?? 'other';

const shownOf =
  (language: string) =>
  (rows: readonly Row[]): Figure =>
    percentOf(
      { id: `words/${language}`, measure: `words across scripts: ${language}` },
      rows.filter(isShown).length,
      rows.length,
    );

export const words: Measure = {
  id: 'words',
  about: `A word in its own script and in Latin letters, one row in ${SAMPLE}; some Korean rows pair the wrong words.`,
  run({ cases, all }) {
    const rows = readCases(cases, 'transliteration-words.csv.gz')
      .filter((_, i) => all || i % SAMPLE === 0)
      .map((row) =>
        judgePair({
          set: `words-${languageOf(row['origin'] ?? '')}`,
          query: row['original'] ?? '',
          listed: row['latin'] ?? '',
          alert: true,
          kind: row['origin'],
        }),
      );
    const figures = LANGUAGES.flatMap(([language]) => {
      const own = rows.filter(({ set }) => set === `words-${language}`);
      const shown = shownOf(language);
      return [
        shown(own),
        ...partsBy(own, 'script', ({ script }) => script, shown),
        ...partsBy(own, 'source', ({ kind }) => kind?.split(' ')[0], shown),
      ];
    });
    return { rows, figures };
  },
};

import { type Figure, partsBy, percentOf } from '../figures.ts';
import { isShown, judgePair } from '../judge-pair.ts';
import { type Measure, type Row, sampleOf } from '../measure.ts';
import { readCases } from '../read-cases.ts';

const ONE_IN = { some: 4, few: 16 };

/** Language names in the set's column "origin". */
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
  about: `A word in its own script and in Latin letters, one row in ${ONE_IN.some}; some Korean rows pair the wrong words.`,
  run({ cases, sample }) {
    const rows = sampleOf(readCases(cases, 'transliteration-words.csv.gz'), sample, ONE_IN).map((row) =>
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

import { countWrong, type Figure, partsBy, percentOf, shareOf } from '../figures.ts';
import { isShown, judgePair } from '../judge-pair.ts';
import { HIGH, type Measure, type Row, SHOWN } from '../measure.ts';
import { atLevel, auc } from '../ranking.ts';
import { readCases } from '../read-cases.ts';

/** Share of positives shown in one group. */
export const shownOf = (id: string, measure: string) => (rows: readonly Row[]) => {
  const positives = rows.filter(({ alert }) => alert);
  return percentOf({ id, measure }, positives.filter(isShown).length, positives.length);
};

/** F1 at high in one group. */
const f1Of = (id: string, measure: string) => (rows: readonly Row[]) =>
  shareOf({ id, measure }, atLevel(HIGH, rows).f1, rows.length);

/** Precision, recall and F1 of a set at both levels, and the area under the curve. */
export function rankingFigures(id: string, name: string, rows: readonly Row[]): Figure[] {
  const shown = atLevel(
    SHOWN,
    rows.map(({ nameScore, alert }) => ({ score: nameScore, alert })),
  );
  const high = atLevel(HIGH, rows);
  const figure = (key: string, text: string, value: number) =>
    shareOf({ id: `${id}/${key}`, measure: `${name}: ${text}` }, value, rows.length);
  const part = (made: Figure): Figure => ({ ...made, part: true });
  return [
    figure('f1-high', 'F1 at high', high.f1),
    figure('auc', 'AUC of score', auc(rows)),
    part(figure('precision-high', 'precision at high', high.precision)),
    part(figure('recall-high', 'recall at high', high.recall)),
    part(figure('precision-shown', 'precision at the threshold', shown.precision)),
    part(figure('recall-shown', 'recall at the threshold', shown.recall)),
    part(figure('f1-shown', 'F1 at the threshold', shown.f1)),
  ];
}

export const namePairs: Measure = {
  id: 'name-pairs',
  about: 'Pairs of names labelled with whether the one should alert on the other.',
  run({ cases }) {
    const rows = readCases(cases, 'name-pairs.csv').map((row) =>
      judgePair({
        set: 'name-pairs',
        query: row['query'] ?? '',
        listed: row['listed'] ?? '',
        alert: row['alert'] === 'true',
        type: row['type'],
        kind: row['tier'],
      }),
    );
    const strong = rows.filter(({ kind }) => kind === 'strong');
    const nonLatin = rows.filter(({ script }) => script !== 'Latn');
    const shown = shownOf('name-pairs/shown', 'name pairs: positives shown');
    const f1 = f1Of('name-pairs/f1-high', 'name pairs: F1 at high');
    return {
      rows,
      figures: [
        shown(rows),
        countWrong(
          { id: 'name-pairs/strong-wrong', measure: 'name pairs: tier strong wrong' },
          strong.filter(({ wrong }) => wrong).length,
          strong.length,
        ),
        ...rankingFigures('name-pairs', 'name pairs', rows),
        f1Of('name-pairs/f1-high-non-latin', 'name pairs, not Latin: F1 at high')(nonLatin),
        ...partsBy(rows, 'type', ({ type }) => type, shown),
        ...partsBy(rows, 'script', ({ script }) => script, shown),
        ...partsBy(rows, 'tier', ({ kind }) => kind, shown),
        ...partsBy(rows, 'type', ({ type }) => type, f1),
        ...partsBy(rows, 'script', ({ script }) => script, f1),
      ],
    };
  },
};

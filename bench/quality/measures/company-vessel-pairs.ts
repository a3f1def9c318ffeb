import { partsBy, percentOf, percentWrong } from '../figures.ts';
import { isHigh, isShown, judgePair } from '../judge-pair.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';
import { rankingFigures, shownOf } from './name-pairs.ts';

const ID = 'company-vessel-pairs';

const highOf = (rows: readonly Row[]) => {
  const negatives = rows.filter(({ alert }) => !alert);
  return percentWrong(
    { id: `${ID}/negatives-high`, measure: 'companies and vessels: negatives high' },
    negatives.filter(isHigh).length,
    negatives.length,
  );
};

export const companyVesselPairs: Measure = {
  id: ID,
  about: 'Pairs of company and ship names, by kind of change.',
  run({ cases }) {
    const rows = readCases(cases, 'company-vessel-pairs.csv').map((row) =>
      judgePair({
        set: ID,
        query: row['query'] ?? '',
        listed: row['listed'] ?? '',
        alert: row['alert'] === 'true',
        type: row['type'],
        kind: row['category'],
      }),
    );
    const high = rows.filter(isHigh);
    const siblings = rows.filter(({ alert, kind }) => !alert && /sibling/.test(kind ?? ''));
    const shown = shownOf(`${ID}/shown`, 'companies and vessels: positives shown');
    return {
      rows,
      figures: [
        shown(rows),
        percentOf(
          { id: `${ID}/precision-high`, measure: 'companies and vessels: precision at high' },
          high.filter(({ alert }) => alert).length,
          high.length,
        ),
        percentOf(
          { id: `${ID}/affiliates`, measure: 'companies and vessels: siblings shown as possible_affiliate' },
          siblings.filter((row) => isShown(row) && row.reasons.includes('possible_affiliate')).length,
          siblings.length,
        ),
        ...rankingFigures(ID, 'companies and vessels', rows)
          .map((figure) => ({ ...figure, part: true }))
          .filter(({ id }) => id !== `${ID}/precision-high`),
        highOf(rows.filter(({ alert }) => !alert)),
        ...partsBy(rows, 'type', ({ type }) => type, shown),
        ...partsBy(
          rows.filter(({ alert }) => alert),
          'change',
          ({ kind }) => kind,
          shown,
        ),
        ...partsBy(
          rows.filter(({ alert }) => !alert),
          'change',
          ({ kind }) => kind,
          highOf,
        ),
      ],
    };
  },
};

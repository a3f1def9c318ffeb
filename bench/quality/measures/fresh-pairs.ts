import { partsBy, shareOf } from '../figures.ts';
import { judgePair } from '../judge-pair.ts';
import { type Measure, SHOWN } from '../measure.ts';
import { atLevel, auc } from '../ranking.ts';
import { readCases } from '../read-cases.ts';
import { shownOf } from './name-pairs.ts';

/** Pairs from sources that were never used for tuning; their labels are noisy. */
export const freshPairs: Measure = {
  id: 'fresh-pairs',
  about: 'Pairs of names from sources that nothing was tuned to: F1 at the threshold, and which kinds are shown.',
  run({ cases }) {
    const rows = readCases(cases, 'fresh-pairs.csv').map((row) =>
      judgePair({
        set: 'fresh-pairs',
        query: row['query'] ?? '',
        listed: row['listed'] ?? '',
        alert: row['alert'] === 'true',
        type: row['type'],
        kind: row['kind'],
      }),
    );
    const names = rows.map(({ nameScore, alert }) => ({ score: nameScore, alert }));
    const shown = shownOf('fresh-pairs/shown', 'fresh pairs: positives shown');
    const f1 = { id: 'fresh-pairs/f1-shown', measure: 'fresh pairs: F1 at the threshold' };
    return {
      rows,
      points: [],
      figures: [
        shareOf(f1, atLevel(SHOWN, names).f1, rows.length),
        shareOf({ id: 'fresh-pairs/auc', measure: 'fresh pairs: AUC of score' }, auc(rows), rows.length),
        shown(rows),
        ...partsBy(rows, 'kind', ({ kind }) => kind, shown),
      ],
    };
  },
};

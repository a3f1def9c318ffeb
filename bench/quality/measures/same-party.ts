import { partsBy } from '../figures.ts';
import { judgePair } from '../judge-pair.ts';
import type { Measure } from '../measure.ts';
import { readCases } from '../read-cases.ts';
import { shownOf } from './name-pairs.ts';

export const sameParty: Measure = {
  id: 'same-party',
  about: 'One party as two lists write its name (about 1 % of the rows are errors of the join).',
  run({ cases }) {
    const rows = readCases(cases, 'same-party-across-lists.csv').map((row) =>
      judgePair({
        set: 'same-party',
        query: row['query'] ?? '',
        listed: row['listed'] ?? '',
        alert: true,
        // UN references of entities end in `e.` and a number: QDe.001. All others are individuals.
        type: /e\.\d+$/.test(row['unReference'] ?? '') ? 'organization' : 'person',
      }),
    );
    const shown = shownOf('same-party/shown', 'same party across lists: shown');
    return { rows, figures: [shown(rows), ...partsBy(rows, 'script', ({ script }) => script, shown)] };
  },
};

import { percentOf } from '../figures.ts';
import { judgePair } from '../judge-pair.ts';
import type { Measure } from '../measure.ts';
import { readCases } from '../read-cases.ts';

export const crossScript: Measure = {
  id: 'cross-script',
  about: 'The scores that another system promises across scripts.',
  run({ cases }) {
    const rows = readCases(cases, 'cross-script.csv').map((row) => {
      const promised = Number((row['score'] ?? '').replace(/[^0-9.]/g, '')) * 100;
      const judged = judgePair({
        set: 'cross-script',
        query: row['query'] ?? '',
        listed: row['listed'] ?? '',
        alert: true,
      });
      const wrong = judged.nameScore < promised ? ('miss' as const) : null;
      return { ...judged, wrong, note: `promised ${promised}` };
    });
    const reached = rows.filter(({ wrong }) => !wrong).length;
    const named = { id: 'cross-script/reached', measure: 'cross-script: promised score reached' };
    return { rows, figures: [percentOf(named, reached, rows.length)] };
  },
};

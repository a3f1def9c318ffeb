import { judgePair } from '../judge-pair.ts';
import type { Measure } from '../measure.ts';
import { readCases } from '../read-cases.ts';
import { shownOf } from './name-pairs.ts';

/** Added to both forms, because a given name alone is never screened. */
const FAMILY_NAME = 'Zebrowsky';

export const nicknames: Measure = {
  id: 'nicknames',
  about: 'A given name and its short form with one invented family name (the set has errors).',
  run({ cases }) {
    const rows = readCases(cases, 'nicknames.csv').map((row) =>
      judgePair({
        set: 'nicknames',
        query: `${row['name']} ${FAMILY_NAME}`,
        listed: `${row['nickname']} ${FAMILY_NAME}`,
        alert: true,
        type: 'person',
      }),
    );
    return { rows, figures: [shownOf('nicknames/shown', 'nicknames: shown')(rows)] };
  },
};

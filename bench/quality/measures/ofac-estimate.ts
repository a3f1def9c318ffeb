import { percentOf, pointsOff } from '../figures.ts';
import { comparePair, judgePair } from '../judge-pair.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';

const WITHIN = 5;

export const ofacEstimateMeasure: Measure = {
  id: 'ofac-estimate',
  about: "Our estimate of the score of Treasury's own search against what that search showed.",
  run({ cases }) {
    const errors: number[] = [];
    const rows = readCases(cases, 'ofac-search-tool.csv')
      .filter((row) => Number(row['ofac_score']) >= 0)
      .map((row): Row => {
        const pair = {
          set: 'ofac-estimate',
          query: row['query_name'] ?? '',
          listed: row['result_name'] ?? '',
          alert: true,
        };
        const comparison = comparePair(pair);
        const estimate = comparison.ofacScoreEstimate ?? 0;
        const error = Math.abs(estimate - Number(row['ofac_score']));
        errors.push(error);
        const note = `estimate ${estimate}, seen ${row['ofac_score']}`;
        return { ...judgePair(pair, comparison), wrong: error > WITHIN ? 'miss' : null, note };
      });
    const within = errors.filter((error) => error <= WITHIN).length;
    const mean = errors.reduce((sum, error) => sum + error, 0) / (errors.length || 1);
    return {
      rows,
      figures: [
        percentOf({ id: 'ofac-estimate/within-5', measure: 'OFAC estimate: within 5 points' }, within, rows.length),
        pointsOff({ id: 'ofac-estimate/mean-error', measure: 'OFAC estimate: mean error' }, mean, rows.length),
      ],
    };
  },
};

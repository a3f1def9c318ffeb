import type { Figure } from './figures.ts';
import type { Measurement, Point, Row } from './measure.ts';

/** A completed measure: all scores, and the wrong rows with their evidence. */
export type Finished = {
  readonly id: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  readonly points: readonly Point[];
  readonly mistakes: readonly Row[];
};

export const finishedOf = (id: string, ms: number, { figures, rows, points = rows }: Measurement): Finished => ({
  id,
  seconds: Math.round(ms / 100) / 10,
  figures,
  points: points.map(({ set, nameScore, score, alert }) => ({ set, nameScore, score, alert })),
  mistakes: rows.filter(({ wrong }) => wrong),
});

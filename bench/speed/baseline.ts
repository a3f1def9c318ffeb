/** What is committed: ratios to the full scan of the same run, counts and sizes; never a time by itself. */
export type SpeedFigure = {
  readonly id: string;
  readonly value: number;
  readonly better: 'more' | 'less';
};

export type SpeedBaseline = { readonly figures: readonly SpeedFigure[] };

/** How much worse a figure may be than the baseline's before that is a drop, as a share of it. */
export const TOLERANCE = 0.25;

/** A line for each figure that is worse than the baseline's by more than the tolerance, or is no longer measured. */
export function dropsSince({ figures }: SpeedBaseline, now: readonly SpeedFigure[]): string[] {
  const current = new Map(now.map((figure) => [figure.id, figure.value]));
  return figures.flatMap(({ id, value: before, better }) => {
    const after = current.get(id);
    if (after === undefined) return [`${id} is no longer measured`];
    const isWorse = better === 'more' ? after < before / (1 + TOLERANCE) : after > before * (1 + TOLERANCE);
    return isWorse ? [`${id}: ${after}, was ${before}`] : [];
  });
}

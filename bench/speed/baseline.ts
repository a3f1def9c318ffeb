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

/** Of two runs the better of each figure: what only one run is slow in, the machine's other work made slow. */
export function betterOf(one: readonly SpeedFigure[], other: readonly SpeedFigure[]): readonly SpeedFigure[] {
  const values = new Map(other.map((figure) => [figure.id, figure.value]));
  return one.map((figure) => {
    const value = values.get(figure.id) ?? figure.value;
    return {
      ...figure,
      value: figure.better === 'more' ? Math.max(figure.value, value) : Math.min(figure.value, value),
    };
  });
}

/**
 * What the baseline becomes: of two runs that differ by no more than the tolerance the worse, since that is noise;
 * beyond it, and of what is new, the later.
 */
export function updated({ figures }: SpeedBaseline, now: readonly SpeedFigure[]): SpeedBaseline {
  const before = new Map(figures.map((figure) => [figure.id, figure.value]));
  const worse = ({ id, value, better }: SpeedFigure): number => {
    const old = before.get(id) ?? value;
    const [low, high] = [Math.min(old, value), Math.max(old, value)];
    if (high > low * (1 + TOLERANCE)) return value;
    return better === 'more' ? low : high;
  };
  return { figures: now.map((figure) => ({ ...figure, value: worse(figure) })) };
}

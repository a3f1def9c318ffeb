/** Committed figures: ratios to the full scan of the same run, counts and sizes; never absolute times. */
export type SpeedFigure = {
  readonly id: string;
  readonly value: number;
  readonly better: 'more' | 'less';
};

export type SpeedBaseline = { readonly figures: readonly SpeedFigure[] };

/** How much worse than the baseline a figure may be before it is a regression, as a share. */
export const TOLERANCE = 0.25;

/** One line for each figure that is worse than the baseline's by more than the tolerance, or is no longer measured. */
export function dropsSince({ figures }: SpeedBaseline, now: readonly SpeedFigure[]): string[] {
  const current = new Map(now.map((figure) => [figure.id, figure.value]));
  return figures.flatMap(({ id, value: before, better }) => {
    const after = current.get(id);
    if (after === undefined) return [`${id} is no longer measured`];
    const isWorse = better === 'more' ? after < before / (1 + TOLERANCE) : after > before * (1 + TOLERANCE);
    return isWorse ? [`${id}: ${after}, was ${before}`] : [];
  });
}

/** The better of two runs for each figure: a figure slow in only one run was slowed by other work on the machine. */
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
 * The next baseline: the worse of two runs within the tolerance, since the difference is noise; otherwise, and for new
 * figures, the later run.
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

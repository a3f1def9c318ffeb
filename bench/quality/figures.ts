/** One figure of the report. */
export type Figure = {
  /** Permanent key in the baseline and the targets, e.g. `name-pairs/shown`. A part adds `/type=person`. */
  readonly id: string;
  readonly measure: string;
  readonly value: number;
  /** Number of rows behind it. */
  readonly of: number;
  readonly unit: 'percent' | 'count' | 'share' | 'points';
  readonly better: 'more' | 'less';
  /** A breakdown of another figure: shown in the JSON and on request, but never checked on its own. */
  readonly part?: boolean;
};

type Named = { readonly id: string; readonly measure: string };

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Rounds, but never up to the whole: a single lost row among many must show. */
function roundedBelow(whole: number, value: number, digits: number): number {
  const near = rounded(value, digits);
  return near === whole && value < whole ? rounded(whole - 10 ** -digits, digits) : near;
}

/** The share of correct rows, in per cent. */
export const percentOf = (named: Named, hits: number, of: number): Figure => ({
  ...named,
  value: of === 0 ? 0 : roundedBelow(100, (hits / of) * 100, 2),
  of,
  unit: 'percent',
  better: 'more',
});

/** The share of wrong rows, in per cent. */
export const percentWrong = (named: Named, hits: number, of: number): Figure => ({
  ...percentOf(named, hits, of),
  better: 'less',
});

/** The number of wrong rows. */
export const countWrong = (named: Named, value: number, of: number): Figure => ({
  ...named,
  value,
  of,
  unit: 'count',
  better: 'less',
});

/** A statistic between 0 and 1. */
export const shareOf = (named: Named, value: number, of: number): Figure => ({
  ...named,
  value: roundedBelow(1, value, 3),
  of,
  unit: 'share',
  better: 'more',
});

/** A mean error in points of score. */
export const pointsOff = (named: Named, value: number, of: number): Figure => ({
  ...named,
  value: rounded(value, 2),
  of,
  unit: 'points',
  better: 'less',
});

/** The same figure for every value of a label, e.g. by type: `name-pairs/shown/type=person`. */
export function partsBy<Row>(
  rows: readonly Row[],
  label: string,
  labelOf: (row: Row) => string | undefined,
  figureOf: (rows: readonly Row[]) => Figure,
): Figure[] {
  const groups = Map.groupBy(rows, (row) => labelOf(row) ?? '');
  // A single group equals the whole, which is already reported.
  if (groups.size < 2) return [];
  return [...groups]
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, group]) => {
      const figure = figureOf(group);
      return { ...figure, id: `${figure.id}/${label}=${value}`, measure: `${figure.measure}, ${value}`, part: true };
    });
}

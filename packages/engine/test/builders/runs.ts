/** CI tries a part of each property: it draws the same cases in every run. */
const PART_IN_CI = 0.4;
const TIMES = Number(process.env['FC_TIMES'] ?? PART_IN_CI);

/**
 * How often a property is tried, and with which seed: a part of it and the same in every run of CI, so that a red test
 * is the change's own; ten times as often and with the seed of the day in `npm run release:check`. To look further,
 * `FC_SEED=7 FC_TIMES=20 vitest run --project engine test/laws`.
 */
export const runs = (numRuns: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: Math.ceil(numRuns * TIMES),
  seed: Number(process.env['FC_SEED'] ?? 1),
});

/** A size that CI tries a part of, and `npm run release:check` whole. */
export const sizeOf = (whole: number, inCi: number): number => (TIMES > 1 ? whole : inCi);

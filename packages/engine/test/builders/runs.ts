/**
 * How often a property is tried, and with which seed: the same in every run, so that a red test is the change's own.
 * `npm run release:check` tries each ten times as often, with the seed of the day. To look further,
 * `FC_SEED=7 FC_TIMES=20 vitest run --project engine test/laws`.
 */
export const runs = (numRuns: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: numRuns * Number(process.env['FC_TIMES'] ?? 1),
  seed: Number(process.env['FC_SEED'] ?? 1),
});

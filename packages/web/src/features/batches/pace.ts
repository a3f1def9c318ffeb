/** Rows done at a time, in milliseconds. */
export type Sample = { readonly atMs: number; readonly rows: number };

/** Older samples say little about the current pace: lists are loaded, other searches end. */
const WINDOW_MS = 30_000;
const LEAST_MS = 1_000;

/** Adds a sample and drops old ones; only keeps the new one if the row count did not grow. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last !== undefined && sample.rows === last.rows) return samples;
  if (last !== undefined && sample.rows < last.rows) return [sample];
  return [...samples.filter(({ atMs }) => atMs >= sample.atMs - WINDOW_MS), sample];
}

/** Rows per second; undefined without enough samples. */
export function paceOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.atMs - first.atMs < LEAST_MS) return undefined;
  return (1_000 * (last.rows - first.rows)) / (last.atMs - first.atMs);
}

/** Seconds until all rows are done at this pace; undefined if unknown. */
export function secondsLeft(rows: number, expected: number | null, pace: number | undefined): number | undefined {
  return expected === null || pace === undefined || pace <= 0 ? undefined : Math.max(0, expected - rows) / pace;
}

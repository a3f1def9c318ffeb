import type { QueryKind } from './query-kinds.ts';

/** Milliseconds per search of one kind of query. */
export type Timing = {
  readonly kind: string;
  /** CPU time of the thread, independent of the machine's load. */
  readonly cpuMean: number;
  /** Factor by which it is faster than a full scan by Jaro–Winkler, both in CPU time of this run. */
  readonly fasterThanScan: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

type Measured = { readonly kind: string; readonly times: readonly number[]; readonly cpuMs: number };

const round = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Runs a search for each text of a kind. */
export function measureKind({ kind, texts }: QueryKind, search: (text: string) => void): Measured {
  const cpuBefore = process.threadCpuUsage();
  const times = texts.map((text) => {
    const started = performance.now();
    search(text);
    return performance.now() - started;
  });
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return { kind, times, cpuMs: (user + system) / 1000 };
}

/** All kinds together, weighted by their number of measurements. */
export const together = (measured: readonly Measured[]): Measured => ({
  kind: 'all',
  times: measured.flatMap(({ times }) => times),
  cpuMs: measured.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
});

/** Summarises one kind. `scanMs`: CPU time of a full scan. */
export function timingOf({ kind, times, cpuMs }: Measured, scanMs: number): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const mean = round(times.reduce((a, b) => a + b, 0) / times.length);
  const cpuMean = cpuMs / times.length;
  const fasterThanScan = Math.round(scanMs / cpuMean);
  return { kind, cpuMean: round(cpuMean), fasterThanScan, mean, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { loadIndex } from '../lists/load-index.ts';
import { queryKinds } from './query-kinds.ts';
import { measureService } from './service-memory.ts';

type Timing = {
  readonly kind: string;
  /** Of the thread's CPU time: what a search costs however busy the machine is. */
  readonly cpuMean: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** Searches of each kind before timing, for the compiler. */
const WARM_UP = 50;

const round = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Times searches of each kind on one thread and prints milliseconds per search, build time and the service's memory. */
export async function measureSpeed(options: { readonly lists: string; readonly json: boolean }) {
  const { index, listings, readMs, buildMs } = await loadIndex(options.lists);
  const kinds = queryKinds(listings);
  for (const { texts } of kinds)
    for (const searchText of texts.slice(0, WARM_UP)) screen(index, { searchText }, DEFAULT_POLICY);
  const measured = kinds.map(({ kind, texts }) => {
    const cpuBefore = process.threadCpuUsage();
    const times = texts.slice(WARM_UP).map(timed);
    const cpu = process.threadCpuUsage(cpuBefore);
    return { kind, times, cpuMs: (cpu.user + cpu.system) / 1000 };
  });
  const cpuMs = measured.reduce((sum, kind) => sum + kind.cpuMs, 0);
  const all = { kind: 'all', times: measured.flatMap(({ times }) => times), cpuMs };
  const timings = [...measured, all].map(timingOf);
  const service = await measureService(
    options.lists,
    kinds.flatMap(({ texts }) => texts.slice(0, WARM_UP)),
  );
  const result = { ...index.stats, readMs: Math.round(readMs), buildMs: Math.round(buildMs), service, timings };
  if (!options.json) {
    const megabytes = (index.stats.bytes / 1e6).toFixed(1);
    console.log(`${index.stats.listings} listings, ${index.stats.names} names, index ${megabytes} MB`);
    console.log(`read ${result.readMs} ms, build ${result.buildMs} ms`);
    console.log(
      `service ready in ${service.readyMs} ms, RSS ${service.rssReadyMb} MB, after 3,000 searches ${service.rssSearchedMb} MB`,
    );
    console.table(Object.fromEntries(result.timings.map(({ kind, ...ms }) => [kind, ms])));
  }
  return result;

  function timed(searchText: string): number {
    const started = performance.now();
    screen(index, { searchText }, DEFAULT_POLICY);
    return performance.now() - started;
  }
}

function timingOf({
  kind,
  times,
  cpuMs,
}: {
  readonly kind: string;
  readonly times: readonly number[];
  readonly cpuMs: number;
}): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const mean = round(times.reduce((a, b) => a + b, 0) / times.length);
  return { kind, cpuMean: round(cpuMs / times.length), mean, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

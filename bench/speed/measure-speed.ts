import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { loadIndex } from '../lists/load-index.ts';
import { fullScanMs } from './full-scan.ts';
import { hostileQueries } from './hostile-queries.ts';
import { LONG_TEXT, queryKinds } from './query-kinds.ts';
import { measureService } from './service-memory.ts';
import { measureKind, timingOf, together } from './timings.ts';

/** Searches of each kind before timing, for the compiler. */
const WARM_UP = 50;
/** Times each hostile query is asked; the quickest counts, since only the machine's other work makes it slower. */
const HOSTILE_RUNS = 3;

/** Times searches of each kind on one thread and prints milliseconds per search, build time and the service's memory. */
export async function measureSpeed(options: { readonly lists: string; readonly json: boolean }) {
  const { index, listings, readMs, buildMs } = await loadIndex(options.lists);
  const search = (searchText: string): void => void screen(index, { searchText }, DEFAULT_POLICY);
  const kinds = queryKinds(listings);
  for (const { texts } of kinds) texts.slice(0, WARM_UP).forEach(search);
  const measured = kinds.map(({ kind, texts }) => measureKind({ kind, texts: texts.slice(WARM_UP) }, search));
  const scanMs = fullScanMs(listings, kinds.find(({ kind }) => kind === 'recombined')?.texts ?? []);
  const timings = [...measured, together(measured.filter(({ kind }) => kind !== LONG_TEXT))].map((one) =>
    timingOf(one, scanMs),
  );
  const hostile = hostileQueries(listings).map(({ kind, texts }) => {
    const runs = Array.from({ length: HOSTILE_RUNS }, () => measureKind({ kind, texts }, search).cpuMs);
    return { kind, cpuMs: Math.round(Math.min(...runs) * 10) / 10 };
  });
  const service = await measureService(
    options.lists,
    kinds.flatMap(({ texts }) => texts.slice(0, WARM_UP)),
  );
  const result = {
    ...index.stats,
    readMs: Math.round(readMs),
    buildMs: Math.round(buildMs),
    scanMs: Math.round(scanMs),
    service,
    timings,
    hostile,
  };
  if (!options.json) {
    const megabytes = (index.stats.bytes / 1e6).toFixed(1);
    console.log(`${index.stats.listings} listings, ${index.stats.names} names, index ${megabytes} MB`);
    console.log(`read ${result.readMs} ms, build ${result.buildMs} ms, full scan by Jaro-Winkler ${result.scanMs} ms`);
    console.log(
      `service ready in ${service.readyMs} ms, RSS ${service.rssReadyMb} MB, after 3,000 searches ${service.rssSearchedMb} MB`,
    );
    console.table(Object.fromEntries(timings.map(({ kind, ...ms }) => [kind, ms])));
    console.table(Object.fromEntries(hostile.map(({ kind, ...ms }) => [kind, ms])));
  }
  return result;
}

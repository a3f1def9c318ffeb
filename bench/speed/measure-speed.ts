import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_POLICY, type Index, type IndexStats, loadModel, openImage, screen } from '@namesake/engine';
import { type LoadedIndex, loadIndex } from '../lists/load-index.ts';
import { betterOf, dropsSince, type SpeedBaseline, type SpeedFigure, updated } from './baseline.ts';
import { fillAllRows } from './fill-all-rows.ts';
import { fullScanMs } from './full-scan.ts';
import { hostileQueries } from './hostile/hostile-queries.ts';
import { measureHostile, worstOf } from './hostile/measure-hostile.ts';
import { indexParts } from './index-parts.ts';
import { type Growth, measureGrowth } from './measure-growth.ts';
import { LONG_TEXT, type QueryKind, queryKinds } from './query-kinds.ts';
import { savedLoadMs } from './saved-times.ts';
import { measureService } from './service-memory.ts';
import { measureThroughput } from './throughput.ts';
import { measureKind, type Timing, timingOf, together } from './timings.ts';

const BASELINE = new URL('../baseline/speed.json', import.meta.url);
/** Number of searches of each kind before timing, for the compiler. */
const WARM_UP = 50;
/**
 * Maximum number of timed runs if some figures are slower than the baseline: other work slows down a few seconds, a
 * worse engine slows down every run.
 */
const MAX_RUNS = 3;

export type SpeedOptions = {
  readonly lists: string;
  readonly json: boolean;
  /**
   * Compares ratios, counts and sizes with the committed baseline; a regression sets exit code 1. Skips everything that
   * is not in the baseline.
   */
  readonly check: boolean;
  /** Rewrites the committed baseline, also skipping everything else. */
  readonly update: boolean;
  /** Also measures these multiples of the names. */
  readonly grow?: string | undefined;
};

/**
 * Times searches of each kind on one thread, and prints their cost and that of the index and the service, compared with
 * other ways to search.
 */
export async function measureSpeed(options: SpeedOptions) {
  const loaded = await loadIndex(options.lists);
  const { listings, readMs, buildMs, buildCpuMs } = loaded;
  // As in a service some seconds after its start.
  const { index, image, rowsBytes, rowsCpuMs } = fillAllRows(loaded.index);
  const kinds = queryKinds(listings);
  const { timings, scanMs } = measureKinds(index, listings, kinds);
  const parts = indexParts(index.data);
  const loadCpuMs = await savedLoadMs(index.data);
  const figures = figuresOf({ ...loaded, timings, scanMs, parts, loadCpuMs });
  const own: Own = {
    ...index.stats,
    bytesPerEntity: Object.fromEntries([...parts].map(([part, bytes]) => [part, round(bytes / listings.length)])),
    readMs: Math.round(readMs),
    buildMs: Math.round(buildMs),
    buildCpuMs: Math.round(buildCpuMs),
    loadCpuMs: Math.round(loadCpuMs),
    rowsBytes,
    rowsCpuMs: Math.round(rowsCpuMs),
    scanMs: Math.round(scanMs),
    timings,
  };
  if (!options.json) print(own);
  const rest = options.check || options.update ? {} : await measureRest(options, loaded, kinds, scanMs);
  if (options.check) {
    const again = () => {
      // A newly opened index has empty caches.
      const run = measureKinds(openImage(image, loadModel()), listings, kinds);
      return figuresOf({ ...loaded, ...run, parts, loadCpuMs });
    };
    check(figures, again);
  }
  if (options.update) update(figures);
  return { ...own, figures, ...rest };
}

function measureKinds(index: Index, listings: LoadedIndex['listings'], kinds: readonly QueryKind[]) {
  const search = (searchText: string): void => void screen(index, { searchText }, DEFAULT_POLICY);
  for (const { texts } of kinds) texts.slice(0, WARM_UP).forEach(search);
  const measured = kinds.map(({ kind, texts }) => measureKind({ kind, texts: texts.slice(WARM_UP) }, search));
  const scanMs = fullScanMs(listings, kinds.find(({ kind }) => kind === 'recombined')?.texts ?? []);
  const all = together(measured.filter(({ kind }) => kind !== LONG_TEXT));
  return { timings: [...measured, all].map((one) => timingOf(one, scanMs)), scanMs };
}

/** Slow measurements that are not checked: the service, hostile texts, other libraries, growth. */
async function measureRest(
  { lists, json, grow }: SpeedOptions,
  { index, listings }: LoadedIndex,
  kinds: readonly QueryKind[],
  scanMs: number,
) {
  const hostile = measureHostile(index, hostileQueries(listings));
  const throughput = await measureThroughput(index.data, listings);
  const { measureLibraries } = await import('./libraries.ts');
  const libraries = measureLibraries(index, listings, scanMs);
  const times = grow === undefined ? [] : [1, ...grow.split(',').map(Number)];
  const growth: readonly Growth[] = await measureGrowth(listings, kinds, times);
  const service = await measureService(
    lists,
    kinds.flatMap(({ texts }) => texts.slice(0, WARM_UP)),
  );
  if (!json) {
    console.table(Object.fromEntries(worstOf(hostile).map(({ kind, ...costs }) => [kind, costs])));
    console.table(Object.fromEntries(throughput.map(({ threads, ...one }) => [`${threads} threads`, one])));
    console.table(Object.fromEntries(libraries.map(({ library, ...one }) => [library, one])));
    if (growth.length > 0) console.table(Object.fromEntries(growth.map(({ times: n, ...one }) => [`${n}×`, one])));
    console.log(
      `service ready in ${service.readyMs} ms, RSS ${service.rssReadyMb} MB, after 3,000 searches ${service.rssSearchedMb} MB`,
    );
  }
  return { hostile, throughput, libraries, growth, service };
}

type Measured = Pick<LoadedIndex, 'index' | 'buildCpuMs'> & {
  readonly timings: readonly Timing[];
  readonly scanMs: number;
  readonly parts: ReadonlyMap<string, number>;
  readonly loadCpuMs: number;
};

function figuresOf({ index, buildCpuMs, timings, scanMs, parts, loadCpuMs }: Measured): readonly SpeedFigure[] {
  const { stats } = index;
  const less = (id: string, value: number): SpeedFigure => ({ id, value: round(value), better: 'less' });
  return [
    ...timings.map(
      ({ kind, cpuMean }): SpeedFigure => ({
        id: `${kind}: times faster than a full scan`,
        value: round(scanMs / cpuMean),
        better: 'more',
      }),
    ),
    less('building, in full scans', buildCpuMs / scanMs),
    less('loading, in full scans', loadCpuMs / scanMs),
    less('bytes a listing', stats.bytes / stats.listings),
    ...[...parts].map(([part, bytes]) => less(`bytes a listing: ${part}`, bytes / stats.listings)),
    less('forms', stats.forms),
    less('words', stats.tokens),
  ];
}

function check(first: readonly SpeedFigure[], again: () => readonly SpeedFigure[]): void {
  if (!existsSync(BASELINE)) throw new Error('There is no baseline: run with --update.');
  const baseline: SpeedBaseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
  let [figures, drops] = [first, dropsSince(baseline, first)];
  for (let run = 1; drops.length > 0 && run < MAX_RUNS; run++) {
    console.log(`Timed again, since these are worse: ${drops.join('; ')}`);
    figures = betterOf(figures, again());
    drops = dropsSince(baseline, figures);
  }
  for (const line of drops) console.error(line);
  console.log(drops.length === 0 ? 'No figure is worse than the baseline by a quarter.' : 'Worse than the baseline.');
  if (drops.length > 0) process.exitCode = 1;
}

function update(figures: readonly SpeedFigure[]): void {
  const before: SpeedBaseline = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : { figures: [] };
  writeFileSync(BASELINE, `${JSON.stringify(updated(before, figures), null, 2)}\n`);
}

type Own = IndexStats & {
  readonly bytesPerEntity: Readonly<Record<string, number>>;
  readonly readMs: number;
  readonly buildMs: number;
  readonly buildCpuMs: number;
  readonly loadCpuMs: number;
  readonly rowsBytes: number;
  readonly rowsCpuMs: number;
  readonly scanMs: number;
  readonly timings: readonly Timing[];
};

function print(own: Own): void {
  const { listings, names, bytes, bytesPerEntity, timings } = own;
  console.log(`${listings} listings, ${names} names, index ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(
    `read ${own.readMs} ms, build ${own.buildMs} ms (CPU ${own.buildCpuMs} ms), load CPU ${own.loadCpuMs} ms`,
  );
  console.log(`rows of forms ${(own.rowsBytes / 1e6).toFixed(1)} MB, CPU ${own.rowsCpuMs} ms`);
  console.log(`full scan by Jaro-Winkler ${own.scanMs} ms`);
  console.table(bytesPerEntity);
  console.table(Object.fromEntries(timings.map(({ kind, ...ms }) => [kind, ms])));
}

const round = (value: number): number => Math.round(value * 10) / 10;

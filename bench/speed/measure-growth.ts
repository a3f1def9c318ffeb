import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIndexFrom, type Listing, loadModel } from '@namesake/engine';
import { LIST_TRAITS } from '@namesake/lists';
import { grownListings } from './grown-listings.ts';
import { LONG_TEXT, type QueryKind } from './query-kinds.ts';
import { saveForBench } from './saved-times.ts';

/** Cost of an index with a multiple of the names. */
export type Growth = {
  readonly times: number;
  readonly entities: number;
  readonly names: number;
  readonly indexMb: number;
  readonly bytesPerEntity: number;
  readonly buildMs: number;
  /** CPU time of the building thread. */
  readonly buildCpuMs: number;
  readonly loadMs: number;
  /** Mean CPU time per search over all kinds except pages of text. */
  readonly cpuMean: number;
  readonly meanResults: number;
  /** Resident memory of a process that loaded and searched the index. */
  readonly rssMb: number;
  /** Exponent with which search time grows in the number of names, from the smallest index on. */
  readonly exponent: number | null;
};

const WARM_UP = 50;
const TIMED = 100;
/** Builds, saves, loads and searches indexes with multiples of the names, one after another. */
export async function measureGrowth(
  listings: readonly Listing[],
  kinds: readonly QueryKind[],
  times: readonly number[],
): Promise<readonly Growth[]> {
  const asked = kinds.filter(({ kind }) => kind !== LONG_TEXT);
  const warmUp = asked.flatMap(({ texts }) => texts.slice(0, WARM_UP));
  const timed = asked.flatMap(({ texts }) => texts.slice(WARM_UP, WARM_UP + TIMED));
  const dir = mkdtempSync(join(tmpdir(), 'namesake-grown-'));
  const grown: Growth[] = [];
  try {
    writeFileSync(join(dir, 'texts.json'), JSON.stringify({ warmUp, timed }));
    for (const one of times) grown.push(await measureOne(dir, listings, one, grown[0]));
  } finally {
    rmSync(dir, { recursive: true });
  }
  return grown;
}

async function measureOne(dir: string, listings: readonly Listing[], times: number, first?: Growth): Promise<Growth> {
  const size = await build(dir, grownListings(listings, times));
  const script = join(import.meta.dirname, 'grown-process.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, dir, join(dir, 'texts.json')];
  const { stdout } = await promisify(execFile)('node', args);
  const searched: Pick<Growth, 'loadMs' | 'cpuMean' | 'meanResults' | 'rssMb'> = JSON.parse(stdout);
  const exponent =
    first === undefined ? null : Math.log(searched.cpuMean / first.cpuMean) / Math.log(size.names / first.names);
  return { times, ...size, ...searched, exponent };
}

/** A separate process, so that its memory is free while the other one runs. */
async function build(dir: string, source: ReturnType<typeof grownListings>) {
  const [started, before] = [performance.now(), process.threadCpuUsage()];
  const data = buildIndexFrom(source, loadModel(), LIST_TRAITS);
  const { user, system } = process.threadCpuUsage(before);
  const [buildMs, buildCpuMs] = [Math.round(performance.now() - started), Math.round((user + system) / 1000)];
  const [entities, names] = [data.listings.list.length, data.names.listing.length];
  const { bytes } = await saveForBench(dir, data);
  return {
    entities,
    names,
    buildMs,
    buildCpuMs,
    indexMb: Math.round(bytes / 1e6),
    bytesPerEntity: Math.round(bytes / entities),
  };
}

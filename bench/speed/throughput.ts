import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type IndexData, type Listing, packIndex, withSharedWords } from '@namesake/engine';
import { pick, randomFrom } from '../lists/random.ts';
import type { Share, ToScreen } from './throughput-thread.ts';

/** Combined throughput of a number of threads. */
export type Throughput = {
  readonly threads: number;
  /** By wall-clock time. */
  readonly namesPerSecond: number;
  /** CPU time per name, summed over all threads. */
  readonly cpuMs: number;
};

/** Number of names that each thread screens before timing starts, and number that all screen together while timed. */
const WARM_UP = 2_000;
const TIMED = 40_000;
/** Memory for shared words, as in `namesake screen`. */
const WORDS_MB = 96;
/** Maximum number of threads: more of them compete for the machine's memory and say nothing about its cores. */
const MAX_THREADS = 8;

/**
 * Screens invented people with listed words on one index in shared memory: with one thread, two, and so on up to one
 * per core.
 */
export async function measureThroughput(data: IndexData, listings: readonly Listing[]): Promise<readonly Throughput[]> {
  const packed = packIndex(data);
  const texts = strangers(listings, WARM_UP + TIMED);
  const measured: Throughput[] = [];
  for (let threads = 1; threads <= Math.min(availableParallelism(), MAX_THREADS); threads *= 2) {
    const next = new Int32Array(new SharedArrayBuffer(4));
    const image = withSharedWords(packed, WORDS_MB);
    measured.push(await measureOne({ image, texts, warmUp: WARM_UP, next }, threads));
  }
  return measured;
}

async function measureOne(toScreen: ToScreen, threads: number): Promise<Throughput> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./throughput-thread.ts', import.meta.url), { workerData: toScreen }),
  );
  try {
    await Promise.all(workers.map((worker) => answerOf<'ready'>(worker)));
    Atomics.store(toScreen.next, 0, toScreen.warmUp);
    const started = performance.now();
    const shares = await Promise.all(
      workers.map((worker) => {
        const share = answerOf<Share>(worker);
        worker.postMessage('go');
        return share;
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const cpuMs = shares.reduce((sum, share) => sum + share.cpuMs, 0) / TIMED;
    return { threads, namesPerSecond: Math.round(TIMED / seconds), cpuMs: Math.round(cpuMs * 1000) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Resolves with the next message of a thread; rejects with its error. */
const answerOf = <T>(worker: Worker): Promise<T> =>
  new Promise((resolve, reject) => {
    const settle = (deed: () => void): void => {
      worker.removeAllListeners();
      deed();
    };
    worker.once('message', (message: T) => settle(() => resolve(message)));
    worker.once('error', (error) => settle(() => reject(error)));
  });

/** First words of listed people combined with last words of others. */
function strangers(listings: readonly Listing[], count: number): string[] {
  const random = randomFrom(20_261_122);
  const names = listings
    .filter(({ entityType }) => entityType === 'person')
    .flatMap((listing) => listing.names.map(({ value }) => value.split(' ')));
  return Array.from({ length: count }, () => `${pick(names, random)[0] ?? ''} ${pick(names, random).at(-1) ?? ''}`);
}

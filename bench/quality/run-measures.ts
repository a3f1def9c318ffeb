import { Worker } from 'node:worker_threads';
import type { Finished } from './finished.ts';
import type { Measure, Sample } from './measure.ts';

export type RunOptions = {
  readonly lists: string;
  readonly cases: string;
  readonly sample: Sample;
};

/** Each thread has its own index (some 300 MB with the lists), so more threads gain little. */
const THREADS = 2;

/** The longest measures start first, so that no thread waits long for the other at the end. */
const LONGEST = [
  'strong-names',
  'innocent-global',
  'innocent-us',
  'alias-out',
  'candidate-recall',
  'words',
  'free-text',
];
const rank = (id: string): number => (LONGEST.includes(id) ? LONGEST.indexOf(id) : LONGEST.length);

/** Runs measures on two threads. Results are in input order. */
export async function runMeasures(measures: readonly Measure[], options: RunOptions): Promise<Finished[]> {
  const waiting = measures.map(({ id }) => id).sort((a, b) => rank(a) - rank(b));
  const finished = new Map<string, Finished>();
  await Promise.all(
    Array.from({ length: Math.min(THREADS, waiting.length) }, () =>
      work(waiting, options, (one) => finished.set(one.id, one)),
    ),
  );
  return measures.flatMap(({ id }) => finished.get(id) ?? []);
}

/** One thread that takes measures until none is left. */
function work(waiting: string[], options: RunOptions, done: (finished: Finished) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { workerData: options });
    const next = () => {
      const id = waiting.shift();
      if (id === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(id);
    };
    worker.on('message', (finished: Finished) => {
      done(finished);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

// Screens its share of texts on an index that threads share: see throughput.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { DEFAULT_POLICY, type IndexImage, loadModel, openImage, screen } from '@namesake/engine';

/**
 * What all threads are given: the texts of which the first are for warming up, and in shared memory the place of the
 * next.
 */
export type ToScreen = {
  readonly image: IndexImage;
  readonly texts: readonly string[];
  readonly warmUp: number;
  readonly next: Int32Array;
};

/** CPU time that a thread took for what it screened. */
export type Share = { readonly cpuMs: number };

const AT_ONCE = 100;

const { image, texts, warmUp, next }: ToScreen = workerData;
const index = openImage(image, loadModel());
const take = (): number => Atomics.add(next, 0, AT_ONCE);
const search = (searchText: string): void => void screen(index, { searchText }, DEFAULT_POLICY);
texts.slice(0, warmUp).forEach(search);
parentPort?.once('message', () => {
  const before = process.threadCpuUsage();
  for (let from = take(); from < texts.length; from = take()) texts.slice(from, from + AT_ONCE).forEach(search);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ cpuMs: (user + system) / 1000 } satisfies Share);
});
parentPort?.postMessage('ready');

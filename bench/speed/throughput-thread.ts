// Screens its share of texts on a shared index: see throughput.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { DEFAULT_POLICY, type IndexImage, loadModel, openImage, screen } from '@namesake/engine';

/**
 * Input of all threads: the texts, the first of them for warm-up, and the position of the next one in shared memory.
 */
export type ToScreen = {
  readonly image: IndexImage;
  readonly texts: readonly string[];
  readonly warmUp: number;
  readonly next: Int32Array;
};

/** CPU time of a thread for the texts that it screened. */
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

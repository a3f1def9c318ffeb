import { Worker } from 'node:worker_threads';
import type { ListedChoice, StrangerChoice } from './generate-pairs.ts';
import type { Observation } from './observation.ts';

/** Generates pairs on two threads: one for listed names, one for strangers. */
export async function observations(
  lists: string,
  listed: ListedChoice,
  strangers: StrangerChoice,
): Promise<Observation[]> {
  const parts = await Promise.all([made({ lists, listed }), made({ lists, strangers })]);
  return parts.flat();
}

function made(workerData: object): Promise<Observation[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pair-thread.ts', import.meta.url), { workerData });
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

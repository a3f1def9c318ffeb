// A thread that runs requested measures, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { loadIndex } from '../lists/load-index.ts';
import { type Finished, finishedOf } from './finished.ts';
import type { MeasureContext } from './measure.ts';
import { MEASURES } from './measures.ts';
import type { RunOptions } from './run-measures.ts';

const options = workerData as RunOptions;
let loading: ReturnType<typeof loadIndex> | undefined;
const context: MeasureContext = {
  cases: options.cases,
  sample: options.sample,
  loaded() {
    loading ??= loadIndex(options.lists);
    return loading;
  },
};

parentPort?.on('message', async (id: string) => {
  const measure = MEASURES.find((one) => one.id === id);
  if (!measure) throw new Error(`No measure "${id}".`);
  const started = performance.now();
  const measured = await measure.run(context);
  const finished: Finished = finishedOf(id, performance.now() - started, measured);
  parentPort?.postMessage(finished);
});

import { formPart, loadModel, namePart, openImage } from '@namesake/engine';
import { listingOf } from '../snapshot/packed-records.ts';
import { tryListing } from '../snapshot/prove-index.ts';
import { readFile } from './read-file.ts';
import { taken, type WorkerReport, type WorkerTask } from './worker-tasks.ts';

/** Does a thread's share of a task and reports each result as it is ready. */
export async function doTask(task: WorkerTask, tell: (report: WorkerReport) => void): Promise<void> {
  if (task.kind === 'read') {
    const { files, next, counter } = task;
    for (const file of taken(next, files.length))
      tell({ kind: 'file', file, outcome: await readFile(files[file], counter) });
  } else if (task.kind === 'names') {
    const { listings, order, from, to } = task;
    const listing = (number: number) => listingOf(listings, number);
    tell({ kind: 'names', part: namePart({ listing }, order, from, to, loadModel()) });
  } else if (task.kind === 'forms') {
    tell({ kind: 'forms', part: formPart(task.forms, task.from, task.to, loadModel()) });
  } else {
    const index = openImage(task.image, loadModel());
    for (const probe of taken(task.next, task.probes.length))
      tell({ kind: 'trial', probe, trial: tryListing(index, listingOf(task.listings, task.probes[probe] ?? 0)) });
  }
}

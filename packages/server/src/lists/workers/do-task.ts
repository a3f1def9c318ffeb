import { formPart, type Listing, loadModel, namePart, openImage } from '@namesake/engine';
import { type ListFile, ListRefused, readListFile } from '@namesake/lists';
import { listingOf } from '../snapshot/packed-records.ts';
import { tryListings } from '../snapshot/prove-index.ts';
import { RecordPacker } from '../snapshot/record-packer.ts';
import { type FileOutcome, taken, type WorkerReport, type WorkerTask } from './worker-tasks.ts';

/** Does a thread's share of a task and reports each result when it is ready. */
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
    const listing = (number: number) => listingOf(task.listings, number);
    for (const turn of taken(task.next, task.probes.length))
      tell({ kind: 'trials', turn, trials: tryListings(index, task.probes[turn] ?? [], listing, task.enough) });
  }
}

/** Reads a file in full on this thread, and counts its listings. */
async function readFile(file: ListFile | undefined, counter: Int32Array): Promise<FileOutcome> {
  if (file === undefined) return { failed: 'there is no such file' };
  const { path, ...hint } = file;
  const records = new RecordPacker('own');
  try {
    const onListing = (listing: Listing): void => {
      records.add(listing);
      Atomics.add(counter, 0, 1);
    };
    const version = await readListFile(path, { ...hint, onListing });
    return { version, records: records.finish() };
  } catch (error) {
    if (!(error instanceof ListRefused)) return { failed: error instanceof Error ? error.message : String(error) };
    return { refused: error.parts };
  }
}

import { loadModel, namePart, openIndex, unpackIndex } from '@namesake/engine';
import { type ListFile, ListRefused, readListFile } from '@namesake/lists';
import { listingOf } from '../packed-records.ts';
import { tryListing } from '../prove-index.ts';
import { RecordPacker } from '../record-packer.ts';
import { type CrewReport, type CrewTask, type FileOutcome, taken } from './crew-tasks.ts';

/** Does a thread's share of a task, telling each result as it comes. */
export async function doTask(task: CrewTask, tell: (report: CrewReport) => void): Promise<void> {
  if (task.kind === 'read') {
    for (const file of taken(task.next, task.files.length))
      tell({ kind: 'file', file, outcome: await outcomeOf(task.files[file]) });
  } else if (task.kind === 'names') {
    const { listings, order, from, to } = task;
    const listing = (number: number) => listingOf(listings, number);
    tell({ kind: 'names', part: namePart({ listing }, order, from, to, loadModel()) });
  } else {
    const index = openIndex(unpackIndex(task.image), loadModel());
    for (const probe of taken(task.next, task.probes.length))
      tell({ kind: 'trial', probe, trial: tryListing(index, listingOf(task.listings, task.probes[probe] ?? 0)) });
  }
}

async function outcomeOf(file: ListFile | undefined): Promise<FileOutcome> {
  if (file === undefined) return { failed: 'there is no such file' };
  const { path, ...hint } = file;
  const records = new RecordPacker();
  try {
    const version = await readListFile(path, { ...hint, onListing: (listing) => records.add(listing) });
    return { version, records: records.finish() };
  } catch (error) {
    if (!(error instanceof ListRefused)) return { failed: error instanceof Error ? error.message : String(error) };
    const { code, reason, list, position, file: where } = error;
    return {
      refused: {
        code,
        reason,
        ...(list === undefined ? {} : { list }),
        ...(position === undefined ? {} : { position }),
        ...(where === undefined ? {} : { file: where }),
      },
    };
  }
}

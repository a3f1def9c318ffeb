import type { Listing } from '@namesake/engine';
import { type ListFile, ListRefused, readListFile } from '@namesake/lists';
import { RecordPacker } from '../snapshot/record-packer.ts';
import type { FileOutcome } from './worker-tasks.ts';

/** Reads a file whole, in this thread, and counts its listings up. */
export async function readFile(file: ListFile | undefined, counter: Int32Array): Promise<FileOutcome> {
  if (file === undefined) return { failed: 'there is no such file' };
  const { path, ...hint } = file;
  const records = new RecordPacker();
  try {
    const onListing = (listing: Listing): void => {
      records.add(listing);
      Atomics.add(counter, 0, 1);
    };
    const version = await readListFile(path, { ...hint, onListing });
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

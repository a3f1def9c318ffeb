import { type ListFile, ListRefused, readListFile } from '@namesake/lists';
import { RecordPacker } from '../record-packer.ts';
import type { FileOutcome } from './crew-tasks.ts';

/** Reads a file whole, in this thread. */
export async function readFile(file: ListFile | undefined): Promise<FileOutcome> {
  if (file === undefined) return { failed: 'there is no such file' };
  const { path, ...hint } = file;
  const records = new RecordPacker();
  try {
    const version = await readListFile(path, { ...hint, onListing: (listing) => records.add(listing) });
    return { version, records: [records.finish()] };
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

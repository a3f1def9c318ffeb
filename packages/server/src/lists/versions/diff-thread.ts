import { parentPort, workerData } from 'node:worker_threads';
import { stepBack } from '../../lib/threads/step-back.ts';
import { diffLines, type ListingChange } from './diff-lines.ts';
import { VersionFiles } from './version-files.ts';

/** Which two contents to compare. */
export type DiffRequest = { readonly dir: string; readonly from: string; readonly to: string };

/** What differs between two contents: added, then changed, then removed, each in the order of ids. */
export type VersionDiff = { readonly changes: readonly ListingChange[]; readonly unchanged: number };

const port = parentPort;
if (port === null) throw new Error('diff-thread.ts runs as a worker only');
stepBack();
const request: DiffRequest = workerData;
const files = new VersionFiles(request.dir);
const after = files.read(request.to);
const changes = diffLines(files.read(request.from), after);
const touched = changes.filter(({ change, fields }) => change !== 'removed' || fields.length > 0).length;
port.postMessage({ changes, unchanged: countOf(after) - touched } satisfies VersionDiff);

function countOf(lines: Iterable<string>): number {
  let count = 0;
  for (const _ of lines) count += 1;
  return count;
}

import { type LoadedIndex, loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';

const shared = sharedDir();

/** Whether the official lists are on this machine; tests that need them skip where they are not, and say so. */
export const hasOfficialLists = shared !== undefined;
if (!hasOfficialLists) console.warn('Skipped: no ../shared/lists on this machine.');

let loading: Promise<LoadedIndex> | undefined;

/** The index of all official lists, loaded once for all laws that one thread of the tests checks. */
export function officialLists(): Promise<LoadedIndex> {
  loading ??= loadIndex(`${shared}/lists/current`);
  return loading;
}

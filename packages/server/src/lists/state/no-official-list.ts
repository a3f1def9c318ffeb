import { SOURCES } from '@namesake/lists';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Placeholder for any official list. No list has a colon in its id. */
export const ANY_OFFICIAL = 'official:any';

const REASON =
  'The folder of lists holds private lists only. Add official files, or name what a complete answer needs: NAMESAKE_LISTS_REQUIRED.';

/** Origin and ids of a set of lists. */
type OfLists = Pick<Snapshot, 'origin'> & { readonly lists: readonly { readonly id: string }[] };

/**
 * Why an empty result on a folder is no clearance: it holds no official list, and the operator did not declare that
 * none is needed. Undefined if one is loaded, or the operator declared the required lists.
 */
export function noOfficialList(snapshot: OfLists | undefined, declared: readonly string[]): string | undefined {
  if (snapshot?.origin !== 'disk' || declared.length > 0) return undefined;
  return snapshot.lists.some(({ id }) => isOfficial(id)) ? undefined : REASON;
}

/** Whether it is a list of a known publisher: no private list or dataset has such an id. */
const isOfficial = (list: string): boolean => SOURCES.some(({ id }) => id === list);

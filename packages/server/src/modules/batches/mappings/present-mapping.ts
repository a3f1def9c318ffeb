import type { BatchMapping } from '@namesake/contract';
import type { ActorNames } from '../../records/actor-names.ts';
import type { SavedMapping } from '../store/batch-mapping-store.ts';

/** A saved mapping as answers show it. */
export async function presentMapping(
  { name, columns, headings, savedAt, savedBy }: SavedMapping,
  names: ActorNames,
): Promise<BatchMapping> {
  return {
    name,
    headings,
    columns: columns.map((column) => ({ ...column })),
    savedAt: new Date(savedAt).toISOString(),
    savedBy: await names.actor(savedBy),
  };
}

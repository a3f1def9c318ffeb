import type { BatchMapping } from '@namesake/contract';
import type { SavedMapping } from '../../storage/ports/batch-mappings.ts';
import type { ActorNames } from '../records/actor-names.ts';

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

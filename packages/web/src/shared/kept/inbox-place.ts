import { messages } from '#shared/messages/messages.ts';
import { type RowPlace, readRowPlace } from './row-place.ts';

/** The address of the inbox: what waits, in which order, and which of it. */
export type InboxAddress = {
  readonly hits?: 'proposed';
  readonly sort?: 'newest' | 'score';
  readonly priority?: 'high';
  readonly list?: string;
  readonly entityType?: string;
  readonly batch?: string;
};

export const readInboxAddress = ({
  hits,
  sort,
  priority,
  list,
  entityType,
  batch,
}: Record<string, unknown>): InboxAddress => ({
  ...(hits === 'proposed' ? { hits } : {}),
  ...(sort === 'newest' || sort === 'score' ? { sort } : {}),
  ...(priority === 'high' ? { priority } : {}),
  ...(typeof list === 'string' && /^[\w.-]{1,100}$/.test(list) ? { list } : {}),
  ...(typeof entityType === 'string' && Object.hasOwn(messages.entityTypes, entityType) ? { entityType } : {}),
  ...(typeof batch === 'string' && /^bat_\w{1,60}$/.test(batch) ? { batch } : {}),
});

/** Where this tab was in the inbox; undefined where it was nowhere. */
export function readInboxPlace(): (RowPlace & { readonly address: InboxAddress }) | undefined {
  const place = readRowPlace('inbox');
  return place && { ...place, address: readInboxAddress(place.address) };
}

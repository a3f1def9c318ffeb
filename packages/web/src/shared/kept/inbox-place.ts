import { messages } from '#shared/messages/messages.ts';
import { type RowPlace, readRowPlace } from './row-place.ts';

/** The address of the inbox: kind of waiting, order, and filters. */
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

/** This tab's place in the inbox; undefined if there is none. */
export function readInboxPlace(): (RowPlace & { readonly address: InboxAddress }) | undefined {
  const place = readRowPlace('inbox');
  return place && { ...place, address: readInboxAddress(place.address) };
}

import { messages } from '#shared/messages/messages.ts';
import { fieldsOf } from './fields-of.ts';
import { keepTab, readTab } from './tab-state.ts';

/** The address of the inbox: what waits, in which order, and which of it. */
export type InboxAddress = {
  readonly hits?: 'proposed';
  readonly sort?: 'newest' | 'score';
  readonly priority?: 'high';
  readonly list?: string;
  readonly entityType?: string;
  readonly batch?: string;
};

/** A place in the inbox: its address, the screenings in their order, and the one that had the focus. */
export type InboxPlace = {
  readonly address: InboxAddress;
  readonly ids: readonly string[];
  readonly current: string | undefined;
};

const KEY = 'inbox-place';

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

export const keepPlace = (place: InboxPlace): void => keepTab(KEY, place);

/** The place that this tab was at; undefined where it was at none. */
export function readPlace(): InboxPlace | undefined {
  const { address, ids, current } = fieldsOf(readTab(KEY));
  if (!Array.isArray(ids)) return undefined;
  return {
    address: readInboxAddress(fieldsOf(address)),
    ids: ids.map(String),
    current: typeof current === 'string' ? current : undefined,
  };
}

import { checkedByApi } from '#shared/api/client.ts';
import type { GoodGuyFilters } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';

const ID = /^\S{1,200}$/;

/** Reads the address of the page; values with a space may be names and are left out. */
export function readGoodGuyAddress(search: Record<string, unknown>): GoodGuyFilters {
  const { state, customer } = search;
  return {
    ...(typeof state === 'string' && Object.hasOwn(messages.goodGuys.states, state)
      ? { state: checkedByApi(state) }
      : {}),
    ...(typeof customer === 'string' && ID.test(customer) ? { customer } : {}),
  };
}

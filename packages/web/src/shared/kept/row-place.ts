import { fieldsOf } from './fields-of.ts';
import { keepTab, readTab } from './tab-state.ts';

/** A place in a list: its rows in their order, by id, and the one that had the focus. */
export type RowPlace = { readonly ids: readonly string[]; readonly current: string | undefined };

/** Lists that people work through, and come back to. */
type ListName = 'inbox' | 'cases';

const keyOf = (list: ListName): string => `${list}-place`;

/** Keeps where this tab is in a list, with the address of the list. */
export const keepRowPlace = (list: ListName, address: object, { ids, current }: RowPlace): void =>
  keepTab(keyOf(list), { address, ids, current });

/** The place that this tab was at, with the address as it was kept; undefined where it was at none. */
export function readRowPlace(
  list: ListName,
): (RowPlace & { readonly address: Readonly<Record<string, unknown>> }) | undefined {
  const { address, ids, current } = fieldsOf(readTab(keyOf(list)));
  if (!Array.isArray(ids)) return undefined;
  return {
    address: fieldsOf(address),
    ids: ids.map(String),
    current: typeof current === 'string' ? current : undefined,
  };
}

import { fieldsOf } from './fields-of.ts';
import { keepTab, readTab } from './tab-state.ts';

/** A place in a list: its row ids in order, and the focused one. */
export type RowPlace = { readonly ids: readonly string[]; readonly current: string | undefined };

/** Lists that users work through and return to. */
type ListName = 'inbox' | 'cases';

const keyOf = (list: ListName): string => `${list}-place`;

/** Keeps this tab's place in a list, with the address of the list. */
export const keepRowPlace = (list: ListName, address: object, { ids, current }: RowPlace): void =>
  keepTab(keyOf(list), { address, ids, current });

/** This tab's place in a list, with its address; undefined if there is none. */
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

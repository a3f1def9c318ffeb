import type { LoadedIndex } from '../lists/load-index.ts';
import type { MissedString } from './printed-numbers.ts';
import { waysMissed } from './three-ways.ts';

/** Labels for contacts in a customer's file, by kind. */
const LABELS = { email: 'e-mail', phone: 'phone', fax: 'fax', website: 'website', handle: 'account' } as const;

export type ContactsReport = {
  readonly tried: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly missed: readonly MissedString[];
};

/** Searches each contact in the loaded lists as printed, in three ways. */
export function measureContacts({ index, listings }: LoadedIndex): ContactsReport {
  const missed: MissedString[] = [];
  const byKind: Record<string, number> = {};
  for (const { id, list, contacts = [] } of listings)
    for (const { kind, value } of contacts) {
      byKind[kind] = (byKind[kind] ?? 0) + 1;
      const ways = waysMissed(index, value, LABELS[kind], (hit) => hit === id);
      if (ways.length > 0) missed.push({ list, printed: `${kind}: ${value}`, value, ways });
    }
  const tried = Object.values(byKind).reduce((sum, count) => sum + count, 0);
  return { tried, byKind, missed };
}

import type { Snapshot } from './snapshot.ts';

/**
 * The same lists, with the contacts from signed bundles: when the publisher had nothing newer. Downloads know it
 * themselves.
 */
export function withContacts(snapshot: Snapshot, contacts: ReadonlyMap<string, number>): Snapshot {
  if (snapshot.origin !== 'disk' || contacts.size === 0) return snapshot;
  return { ...snapshot, lists: snapshot.lists.map((list) => ({ ...list, contactAtMs: contacts.get(list.sha256) })) };
}

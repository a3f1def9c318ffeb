import { z } from 'zod';
import type { AuditLog } from '../../db/ledger/audit-log.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Recorded for each bundle that is taken. */
export const IMPORTED = 'lists.imported';

/** Contact times in such an event. Events of earlier releases lack them. */
const detailSchema = z.object({ checked: z.record(z.string(), z.iso.datetime()) });

/**
 * When the exporting site last asked the publisher and was given this very file: Unix milliseconds by SHA-256,
 * hexadecimal.
 */
export type BundleContacts = ReadonlyMap<string, number>;

/**
 * Every contact from a signed bundle, the latest for each file. A file's own time proves nothing: anybody can
 * set it.
 */
export async function bundleContacts(audit: Pick<AuditLog, 'details'>): Promise<BundleContacts> {
  const contacts = new Map<string, number>();
  for (const detail of await audit.details(IMPORTED)) {
    const { data } = detailSchema.safeParse(detail);
    for (const [sha256, checkedAt] of Object.entries(data?.checked ?? {}))
      contacts.set(sha256, Math.max(contacts.get(sha256) ?? 0, Date.parse(checkedAt)));
  }
  return contacts;
}

/** Another text where another contact is known. */
export const contactsText = (contacts: BundleContacts): string =>
  [...contacts].map(([sha256, atMs]) => `${sha256}:${atMs}`).join('\n');

/**
 * The same lists, with the contacts from signed bundles: when the publisher had nothing newer. Downloads know it
 * themselves.
 */
export function withContacts(snapshot: Snapshot, contacts: BundleContacts): Snapshot {
  if (snapshot.origin !== 'disk' || contacts.size === 0) return snapshot;
  return { ...snapshot, lists: snapshot.lists.map((list) => ({ ...list, contactAtMs: contacts.get(list.sha256) })) };
}

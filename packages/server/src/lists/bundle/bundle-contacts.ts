import { z } from 'zod';
import type { AuditLog } from '../../db/ledger/audit-log.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Audit action for each imported bundle. */
export const IMPORTED = 'lists.imported';

/** Contact times in such an event; earlier releases wrote none. */
const detailSchema = z.object({ checked: z.record(z.string(), z.iso.datetime()) });

/**
 * Last time the exporting site asked the publisher and received this very file: Unix milliseconds by hexadecimal
 * SHA-256.
 */
export type BundleContacts = ReadonlyMap<string, number>;

/**
 * Publisher contacts from all signed bundles, the latest for each file. A file's own time proves nothing: anybody can
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

/** Text that changes when the known contacts change. */
export const contactsText = (contacts: BundleContacts): string =>
  [...contacts].map(([sha256, atMs]) => `${sha256}:${atMs}`).join('\n');

/** Adds publisher contacts from signed bundles to the lists of a folder. Downloads have their own. */
export function withContacts(snapshot: Snapshot, contacts: BundleContacts): Snapshot {
  if (snapshot.origin !== 'disk' || contacts.size === 0) return snapshot;
  return { ...snapshot, lists: snapshot.lists.map((list) => ({ ...list, contactAtMs: contacts.get(list.sha256) })) };
}

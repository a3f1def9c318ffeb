import { createHash } from 'node:crypto';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import type { GoodGuy, GoodGuyContent, GoodGuyEvent } from './good-guy.ts';

/**
 * Digest of an event and its good guy for the audit log. The ledger proves what it said; erasing the salt erases the
 * names. SHA-256 in hexadecimal over the salt and a JSON array of the members in this order.
 */
export function goodGuyDigest(
  goodGuy: GoodGuyContent,
  { salt, number, kind, at, actor, text, changes }: Omit<GoodGuyEvent, 'person'>,
): string {
  const { id, externalRef, listing, listedName, reason, decision, screeningId, expiresAt } = goodGuy;
  const { recordHash, listingFacts, customerFacts } = goodGuy;
  const made = [id, externalRef, listing, listedName, reason, decision, screeningId?.toString('hex') ?? null];
  const facts = [expiresAt, recordHash, listingFacts, customerFacts];
  const members = [...made, ...facts, number, kind, at, actor, text, changes];
  return createHash('sha256').update(salt).update(JSON.stringify(members)).digest('hex');
}

/**
 * A good guy in plain JSON, for evidence packs.
 *
 * @param withNames whether to include references, texts, facts, and the salts that prove them
 */
export function goodGuyLine({ events, screeningId, expiresAt, ...goodGuy }: GoodGuy, withNames: boolean) {
  const content = { ...goodGuy, screeningId, expiresAt };
  const { id, listing, listedName, reason, decision, recordHash, externalRef, listingFacts, customerFacts } = goodGuy;
  return {
    id,
    listing,
    listedName,
    reason,
    decision,
    recordHash,
    searchId: screeningId === null ? null : formatScreeningId(screeningId),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    ...(withNames ? { externalRef, listingFacts, customerFacts } : {}),
    events: events.map((event) => {
      const { number, kind, at, actor, text, changes, salt } = event;
      const shown = { number, kind, at: new Date(at).toISOString(), actor, digest: goodGuyDigest(content, event) };
      const changed = changes.map(({ side, fact }) => `${side} ${fact}`);
      return withNames ? { ...shown, text, changes, salt: salt.toString('hex') } : { ...shown, changed };
    }),
  };
}

import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import type { GoodGuy } from './good-guy.ts';
import { goodGuyDigest } from './good-guy-digest.ts';

/**
 * A good guy as evidence packs have it, in plain JSON.
 *
 * @param withNames whether references, texts, facts, and the salts that prove them are in it
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

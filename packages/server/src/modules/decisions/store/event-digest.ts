import { createHash } from 'node:crypto';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import type { DecisionContent, DecisionEvent, HitDecision } from './hit-decision.ts';

/**
 * Digest of an event and its decision for the audit log. The ledger proves what was decided; erasing the salt erases
 * the text. SHA-256 in hexadecimal over the salt and a JSON array of the members in this order.
 */
export function eventDigest(
  decision: DecisionContent,
  { salt, ...event }: Omit<DecisionEvent, 'seq' | 'person'>,
): string {
  const { id, screeningId, externalRef, listing, entityId, recordHash, verdict, reason } = decision;
  const { number, kind, at, actor, text } = event;
  const decided = [id, screeningId.toString('hex'), externalRef, listing, entityId, recordHash, verdict, reason];
  const members = [...decided, number, kind, at, actor, text];
  return createHash('sha256').update(salt).update(JSON.stringify(members)).digest('hex');
}

/**
 * A decision in plain JSON, for exports and evidence packs.
 *
 * @param withNames whether to include references, texts, and the salts that prove them
 */
export function decisionLine({ events, screeningId, externalRef, ...decision }: HitDecision, withNames: boolean) {
  const content = { ...decision, screeningId, externalRef };
  return {
    searchId: formatScreeningId(screeningId),
    ...decision,
    ...(withNames ? { externalRef } : {}),
    events: events.map((event) => {
      const { number, kind, at, actor, text, salt } = event;
      const digest = eventDigest(content, event);
      const shown = { number, kind, at: new Date(at).toISOString(), actor, digest };
      return withNames ? { ...shown, text, salt: salt.toString('hex') } : shown;
    }),
  };
}

import { createHash } from 'node:crypto';
import type { DecisionContent, DecisionEvent } from './hit-decision.ts';

/**
 * Digest of an event with all that was decided, for the audit log: the ledger proves what a decision said, and its text
 * is erased with the salt. SHA-256 in hexadecimal over the salt and a JSON array of the members in this order.
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

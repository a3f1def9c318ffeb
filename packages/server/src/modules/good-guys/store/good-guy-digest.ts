import { createHash } from 'node:crypto';
import type { GoodGuyContent, GoodGuyEvent } from './good-guy.ts';

/**
 * Digest of an event with the whole good guy, for the audit log: the ledger proves what it said, and what names people
 * is erased with the salt. SHA-256 in hexadecimal over the salt and a JSON array of the members in this order.
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

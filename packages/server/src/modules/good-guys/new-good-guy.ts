import type { AuditAction } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listingChanges, listingFacts } from './store/facts.ts';
import type { FactChange, Facts, GoodGuy, GoodGuyEvent, MadeGoodGuy } from './store/good-guy.ts';
import { goodGuyDigest } from './store/good-guy-digest.ts';

const ID_LENGTH = 16;

export type ListsNow = Pick<Snapshot, 'lists' | 'records' | 'screener'>;

export const newGoodGuyId = (): string => `gg_${randomBase62(ID_LENGTH)}`;

/** First event of good guys made in one transaction, without its salt. */
export const firstEvent = (
  isProposal: boolean,
  by: Pick<GoodGuyEvent, 'at' | 'actor' | 'person'>,
  text: string,
): Omit<GoodGuyEvent, 'salt'> => ({
  ...by,
  number: 1,
  kind: isProposal ? 'proposed' : 'made',
  text: text.trim(),
  changes: [],
});

/** Audit event for new good guys: ids and digests, neither references nor names. */
export function makingEvent(call: Call, made: readonly MadeGoodGuy[], action?: AuditAction): AuditEvent {
  const goodGuys = made.map(({ event, ...content }) => {
    const { id, listing, decision, reason } = content;
    return { id, listing, decision, reason, digest: goodGuyDigest(content, event) };
  });
  return auditEvent(call, action ?? `good_guy.${made[0]?.event.kind ?? 'made'}`, '', { goodGuys });
}

/** Current version of a listing, with the facts that a good guy stores; undefined if it is gone. */
export function listingNow({ records, screener }: Pick<ListsNow, 'records' | 'screener'>, id: string) {
  const found = records.find(id);
  if (found === undefined) return undefined;
  const party = screener.entityOf(id)?.listings ?? [];
  const facts = listingFacts(
    found.listing,
    party.filter((other) => other !== id),
  );
  return { ...found, facts };
}

/** Changes of its listing since a good guy was made. Empty while its list is not loaded. */
export function changesSince({ listing, listingFacts: then }: GoodGuy, snapshot: ListsNow): readonly FactChange[] {
  const isLoaded = (id: string): boolean => snapshot.lists.some((list) => id.startsWith(`${list.id}:`));
  if (!isLoaded(listing)) return [];
  const now = listingNow(snapshot, listing);
  if (now === undefined) return [{ side: 'listing', fact: 'status', before: then.status ?? [], after: ['delisted'] }];
  const before: Facts = then.party === undefined ? then : { ...then, party: then.party.filter(isLoaded) };
  return listingChanges(before, now.facts);
}

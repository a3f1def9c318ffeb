import type { SearchResult } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { HitDecision } from '../decisions/store/hit-decision.ts';
import { listingNow } from '../good-guys/new-good-guy.ts';
import { factsKey } from '../good-guys/store/facts.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import { type DecisionsByListing, decisionOn, type FoundHit, stillApplies } from './store/found-hit.ts';
import { evidenceOf } from './store/hit-evidence.ts';

type HitContext = {
  /** Snapshot of the lists that were searched. */
  readonly snapshot: Snapshot | undefined;
  readonly decisions: DecisionsByListing;
  /** What the last recorded screening found for the party. */
  readonly before: { readonly searchId: string | null; readonly hits: readonly FoundHit[] } | undefined;
};

/** Reduces a result to what is stored: its listings, their relevant facts, and the decisions in force. */
export function foundHit(result: SearchResult, { snapshot, decisions, before }: HitContext): FoundHit {
  const { entityId, priority, rule } = result;
  const evidence = evidenceOf(result);
  const earlier = new Map(before?.hits.flatMap(({ listings }) => listings.map((one) => [one.id, one] as const)));
  const found = result.listings.map(({ id, recordHash }) => {
    const now = snapshot && listingNow(snapshot, id);
    // If the record has changed since the screening, only its hash is known.
    const facts = now?.recordHash === recordHash ? factsKey(now.facts) : recordHash;
    const then = { searchId: before?.searchId ?? null, listing: earlier.get(id) };
    const decided = decisionOn(decisions.get(id) ?? [], then);
    const final = decided?.made.verdict === 'undecided' ? undefined : decided;
    const isDecided = final !== undefined && stillApplies(final, { facts, evidence });
    return { listing: { id, facts, decision: final?.decision ?? null }, isDecided };
  });
  const isOpen = found.some(({ isDecided }) => !isDecided);
  const listings = found.map(({ listing }) => listing);
  return {
    entityId,
    priority,
    isOpen,
    listings,
    ...(rule === undefined ? {} : { rule }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

/** Decisions about listings for one reference, with the facts they were made on. */
export async function decisionsOn(
  { app }: Call,
  externalRef: string,
  listings: readonly { readonly id: string }[],
): Promise<DecisionsByListing> {
  const ids = [...new Set(listings.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const about = await app.storage.hitDecisions.about({ kind: 'reference', externalRef }, ids);
  const snapshot = app.lists.current();
  const same = about.flatMap((one) => {
    const now = snapshot && listingNow(snapshot, one.listing);
    return now?.recordHash === one.recordHash ? [{ one, facts: now.facts }] : [];
  });
  // The author saw the whole party: another of its records may have been what ruled the person out.
  const results = await resultsThen(app, about);
  const madeOn = new Map(
    same.flatMap(({ one, facts }) => {
      const then = results.get(one.id)?.listings.map(({ id }) => id);
      return isSameSet(then, [one.listing, ...(facts.party ?? [])]) ? [[one.id, factsKey(facts)] as const] : [];
    }),
  );
  return Map.groupBy(
    about.map((one) => {
      const result = results.get(one.id);
      return { ...one, madeOn: madeOn.get(one.id), evidence: result && evidenceOf(result) };
    }),
    ({ listing }) => listing,
  );
}

/** Result each decision was made on, by decision id, if its screening is still stored. */
async function resultsThen(
  { storage }: App,
  decisions: readonly HitDecision[],
): Promise<ReadonlyMap<string, SearchResult>> {
  if (decisions.length === 0) return new Map();
  const ids = new Map(decisions.map(({ screeningId }) => [formatScreeningId(screeningId), screeningId]));
  const records = await storage.screenings.findAll([...ids.values()]);
  const results = new Map(records.map(({ id, answer }) => [formatScreeningId(id), readAnswer(answer).results]));
  return new Map(
    decisions.flatMap(({ id, screeningId, listing }) => {
      const found = results.get(formatScreeningId(screeningId)) ?? [];
      const party = found.find(({ listings }) => listings.some((one) => one.id === listing));
      return party === undefined ? [] : [[id, party] as const];
    }),
  );
}

const isSameSet = (then: readonly string[] | undefined, now: readonly string[]): boolean =>
  then !== undefined && then.length === now.length && now.every((id) => then.includes(id));

import type {
  NotComparedPart,
  TokenEvidence as PresentedToken,
  SearchRequest,
  SearchResult,
  Span,
} from '@namesake/contract';
import type { Span as EngineSpan, Evidence, FieldEvidence, Hit, NotCompared, TokenEvidence } from '@namesake/engine';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { presentFacts, presentListing, presentTies, readListings } from './present-listing.ts';

const NO_EVIDENCE: SearchResult['evidence'] = { tokens: [], fields: [], waterfall: [] };

/** A hit with the facts of its records. `explain: none` leaves the evidence out, never the reasons. */
export function presentHit(
  hit: Hit,
  { records, held, screener }: Pick<Snapshot, 'records' | 'held' | 'screener'>,
  explain: SearchRequest['explain'],
): SearchResult {
  const stored = readListings(records, hit.listings);
  return {
    entityId: hit.entityId,
    entityType: hit.entityType,
    priority: hit.priority,
    score: hit.score,
    nameScore: hit.nameScore,
    ofacScoreEstimate: hit.ofacScoreEstimate,
    primaryName: hit.primaryName,
    matchedName: hit.matchedName,
    reasons: hit.reasons,
    evidence: explain === 'none' ? NO_EVIDENCE : presentEvidence(hit.evidence),
    listings: stored.map((one) => presentListing(one, held)),
    joinedBy: presentTies(screener.entityOf(hit.entityId)?.ties ?? []),
    possiblySameAs: [],
    ...presentFacts(stored, hit.primaryName),
  };
}

/** A span as answers write it. */
function presentSpan([start, end]: EngineSpan): Span {
  return { start, end };
}

/** Pairs of words as answers show them. */
export function presentTokens(tokens: readonly TokenEvidence[]): PresentedToken[] {
  return tokens.map(({ querySpan, listedSpan, ...token }) => ({
    ...token,
    querySpan: presentSpan(querySpan),
    listedSpan: presentSpan(listedSpan),
  }));
}

/** Evidence as answers show it. */
export function presentEvidence({ tokens, fields, waterfall }: Evidence): SearchResult['evidence'] {
  return { tokens: presentTokens(tokens), fields: fields.filter(saysSomething).map(presentField), waterfall };
}

function presentField({
  agreesWith,
  conflictsWith,
  ...field
}: FieldEvidence): SearchResult['evidence']['fields'][number] {
  return {
    ...field,
    listed: [...field.listed],
    ...(agreesWith && { agreesWith: [...agreesWith] }),
    ...(conflictsWith && { conflictsWith: [...conflictsWith] }),
  };
}

/** Fields without a value in the request were not compared. */
const saysSomething = ({ verdict, submitted }: FieldEvidence): boolean => verdict !== 'unknown' || submitted !== null;

/** Parts that were not compared, as answers show them. */
export function presentNotCompared(parts: readonly NotCompared[]): NotComparedPart[] {
  return parts.map(({ field, index, span, why }) => ({ field, index, span: presentSpan(span), why }));
}

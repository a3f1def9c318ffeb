import type {
  AppliedRule,
  NotComparedPart,
  TokenEvidence as PresentedToken,
  SearchRequest,
  SearchResponse,
  SearchResult,
  Span,
} from '@namesake/contract';
import type {
  Span as EngineSpan,
  Evidence,
  FieldEvidence,
  Hit,
  NearMiss,
  NotCompared,
  Policy,
  Screening,
  TokenEvidence,
} from '@namesake/engine';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { presentFacts, presentListing, presentTies, readListings } from './present-listing.ts';

const NO_EVIDENCE: SearchResult['evidence'] = { tokens: [], fields: [], waterfall: [] };

type Suppressed = SearchResponse['suppressed'];

/** Suppressions added to those of the engine by good guys, rules and paging. */
type Besides = {
  readonly overLimit: number;
  readonly goodGuys: number;
  readonly discounts: number;
  readonly items: Suppressed['items'];
};

/** Shown even if no explanation is requested, since nothing else in the answer reports them. */
const ALWAYS: readonly NearMiss['why'][] = ['light_name', 'by_rule', 'by_effect'];

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

/** Adds the rule that applied to a result. */
export const withRule = (result: SearchResult, rule: AppliedRule | undefined): SearchResult =>
  rule === undefined ? result : { ...result, rule };

/** A span in the format of answers. */
function presentSpan([start, end]: EngineSpan): Span {
  return { start, end };
}

/** Matched words in the format of answers. */
export function presentTokens(tokens: readonly TokenEvidence[]): PresentedToken[] {
  return tokens.map(({ querySpan, listedSpan, ...token }) => ({
    ...token,
    querySpan: presentSpan(querySpan),
    listedSpan: presentSpan(listedSpan),
  }));
}

/** Evidence in the format of answers. */
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

/** Fields without a value in the request were not compared, so they are left out. */
const saysSomething = ({ verdict, submitted }: FieldEvidence): boolean => verdict !== 'unknown' || submitted !== null;

/** Parts that were not compared, in the format of answers. */
export function presentNotCompared(parts: readonly NotCompared[]): NotComparedPart[] {
  return parts.map(({ field, index, span, why }) => ({ field, index, span: presentSpan(span), why }));
}

/** Counts of what is not among the results. */
export function presentSuppressed(
  { weakAliasOnly, nearMisses, lightNames, byEffect, byRule }: Omit<Screening['suppressed'], 'items' | 'overLimit'>,
  { overLimit, goodGuys, discounts, items }: Besides,
): Suppressed {
  return {
    weakAliasOnlyCount: weakAliasOnly,
    overLimitCount: overLimit,
    nearMissCount: nearMisses,
    lightNameCount: lightNames,
    ...(byEffect === undefined ? {} : { byEffectCount: byEffect }),
    ...(byRule === undefined ? {} : { byRuleCount: byRule }),
    ...(goodGuys === 0 ? {} : { goodGuyCount: goodGuys }),
    ...(discounts === 0 ? {} : { discountCount: discounts }),
    items,
  };
}

/** Whether an answer without results clears no party, because the name says too little to tell parties apart. */
export const hasInsufficientName = ({ outcome, total }: Pick<SearchResponse, 'outcome' | 'total'>): boolean =>
  outcome === 'insufficient_name' && total === 0;

/** Number of parties suppressed by good guys and rules. */
export const takenIn = ({ goodGuyCount = 0, discountCount = 0 }: Suppressed): number => goodGuyCount + discountCount;

/**
 * Suppressed items to show. Light names, parties left out by effect or rule, and names that reach the threshold without
 * being results are shown for every level of explanation.
 */
export function shownAside(
  items: readonly NearMiss[],
  { explain }: Pick<SearchRequest, 'explain'>,
  { threshold }: Pick<Policy, 'threshold'>,
): readonly NearMiss[] {
  if (explain === 'full') return items;
  return items.filter(({ why, nameScore }) => ALWAYS.includes(why) || (why === 'near_miss' && nameScore >= threshold));
}

import type { ListingId } from '../../types/listing.ts';
import type { Query } from '../../types/query.ts';
import type { EvidenceField, Verdict } from '../../types/result.ts';
import { type Compared, FEATURES, type Feature } from './features.ts';
import type { Finding } from './finding.ts';

/** A listing of a party whose fields are compared with a query. */
export type Member = Compared & {
  readonly id: ListingId;
  /** Whether it is certainly the same party, so that its contradictions count against the matched listing. */
  readonly isSure: boolean;
};

/** Comparison of one field of a query with a party, and the listings that agree or contradict. */
export type FieldFinding = Finding & {
  readonly field: EvidenceField;
  readonly agreesWith?: readonly ListingId[];
  readonly conflictsWith?: readonly ListingId[];
};

/**
 * Compares every field of a query with every listing of a party. One agreeing listing is enough. If none agrees, there
 * is a conflict; it costs points only if the matched listing, or one that is certainly the same party, contradicts.
 * @param own the matched listing
 */
export const compareParty = (query: Query, own: Member, siblings: readonly Member[]): FieldFinding[] =>
  FEATURES.map((feature) => compareField(feature, query, own, siblings));

function compareField(feature: Feature, query: Query, own: Member, siblings: readonly Member[]): FieldFinding {
  const { field, find, points } = feature;
  const first = { ...own, isSure: true, finding: find(query, own, points) };
  if (siblings.length === 0 || feature.isOfListing) return { field, ...first.finding };
  const found = [first, ...siblings.map((one) => ({ ...one, finding: find(query, one, points) }))];
  const having = (verdict: Verdict) => found.filter(({ finding }) => finding.verdict === verdict);
  const conflicting = having('conflict');
  const agreeing = having('match').length > 0 ? having('match') : having('close');
  const sure = conflicting.filter(({ isSure }) => isSure);
  const told = [agreeing, sure, conflicting].find(({ length }) => length > 0) ?? [first];
  const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);
  return {
    field,
    ...together(told),
    // A listing tied by name alone may be another party's: its conflict is shown but costs no points.
    ...(told === conflicting && { points: 0 }),
    ...(agreeing.length > 0 && { agreesWith: idsOf(agreeing) }),
    ...(conflicting.length > 0 && { conflictsWith: idsOf(conflicting) }),
  };
}

/** Merges findings with the same verdict: the best one, with the values of all. */
function together(found: readonly { readonly finding: Finding }[]): Finding {
  const findings = found.map(({ finding }) => finding);
  const best = findings.reduce((one, other) => (other.points > one.points ? other : one));
  return { ...best, listed: [...new Set([best, ...findings].flatMap(({ listed }) => listed))] };
}

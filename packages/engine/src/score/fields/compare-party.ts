import type { ListingId } from '../../types/listing.ts';
import type { Query } from '../../types/query.ts';
import type { EvidenceField, Verdict } from '../../types/result.ts';
import { type Compared, FEATURES, type Feature } from './features.ts';
import type { Finding } from './finding.ts';

/** A listing of a party whose fields are compared with a query. */
export type Member = Compared & {
  readonly id: ListingId;
  /** Whether it is the same party beyond doubt, so that what it contradicts counts against the listing that matched. */
  readonly isSure: boolean;
};

/** What one field of a query and a party have in common, and which of several listings say so. */
export type FieldFinding = Finding & {
  readonly field: EvidenceField;
  readonly agreesWith?: readonly ListingId[];
  readonly conflictsWith?: readonly ListingId[];
};

/**
 * Compares every field of a query with every listing of a party. Agreement with any of them counts; there is a conflict
 * if none agrees, and it takes points only with the listing that matched or one that is surely the same party.
 * @param own the listing that matched
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
    // A listing tied by name alone may be another party's: its conflict is shown and takes no points.
    ...(told === conflicting && { points: 0 }),
    ...(agreeing.length > 0 && { agreesWith: idsOf(agreeing) }),
    ...(conflicting.length > 0 && { conflictsWith: idsOf(conflicting) }),
  };
}

/** Findings with one verdict as one: that of the best, with the values of all. */
function together(found: readonly { readonly finding: Finding }[]): Finding {
  const findings = found.map(({ finding }) => finding);
  const best = findings.reduce((one, other) => (other.points > one.points ? other : one));
  return { ...best, listed: [...new Set([best, ...findings].flatMap(({ listed }) => listed))] };
}

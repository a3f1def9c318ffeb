import type { Index } from '../index/open/open-index.ts';
import { membersOf } from '../index/open/party-members.ts';
import { effectBits } from '../index/tables/effect-bits.ts';
import { FINDINGS } from '../knowledge/model/findings.ts';
import {
  DEFAULT_RULES,
  type EffectRule,
  type Policy,
  RULED_EFFECTS,
  type RuledEffect,
  type RuleNeed,
} from '../types/query.ts';
import type { EvidenceField, FieldEvidence, ReasonCode } from '../types/result.ts';
import type { Match } from './match.ts';
import type { Found } from './name/finding-of.ts';

/** Result of a policy's rules for a match. */
export type Ruling = {
  readonly effects: readonly RuledEffect[];
  /** Whether at least one rule allows a result. */
  readonly isResult: boolean;
  /** Whether only facts of the query rule it out: by its name it would be a result. */
  readonly isByFacts: boolean;
  /** Whether every rule that allows it keeps it for review. */
  readonly isForReview: boolean;
};

/**
 * The effects of a party that is listed only for effects with rules in the policy; otherwise none. A party that any
 * list names for another effect, or for an unknown one, is under no rule.
 */
export function ruledEffects(index: Index, listing: number, { rules }: Policy): readonly RuledEffect[] {
  const { effects } = index.data.listings;
  const ruled = RULED_EFFECTS.filter((effect) => (rules?.[effect] ?? DEFAULT_RULES[effect]) !== undefined);
  const bits = effectBits(ruled);
  const isRuled = (member: number): boolean => ((effects[member] ?? 0) & ~bits) === 0;
  if (!isRuled(listing) || !membersOf(index, listing).every(isRuled)) return [];
  const all = membersOf(index, listing).reduce((sum, member) => sum | (effects[member] ?? 0), 0);
  return ruled.filter((effect) => (all & effectBits([effect])) !== 0);
}

/** Applies the rules of a policy to a match; undefined if its party is under none. */
export function ruling(
  index: Index,
  match: Match,
  found: Found | null,
  fields: readonly FieldEvidence[],
  policy: Policy,
): Ruling | undefined {
  const effects = ruledEffects(index, match.listing, policy);
  if (effects.length === 0) return undefined;
  const rules = effects.map((effect) => policy.rules?.[effect] ?? DEFAULT_RULES[effect] ?? {});
  const meets = ({ threshold = 0, needs = [] }: EffectRule): boolean =>
    (match.name?.tenths ?? 0) >= threshold * 10 && needs.every((need) => NEEDS[need](index, match, found, fields));
  const met = match.byIdentifier ? rules : rules.filter(meets);
  const isByName = ({ needs = [], ...rule }: EffectRule): boolean =>
    meets({ ...rule, needs: needs.filter((need) => need !== 'no_conflict') });
  return {
    effects,
    isResult: met.length > 0,
    isByFacts: met.length === 0 && rules.some(isByName),
    isForReview: met.every(({ priority }) => priority === 'review'),
  };
}

/** Reasons of names that agree only in part. */
const NOT_IN_FULL: readonly ReasonCode[] = ['possible_affiliate', 'partial_name', 'initials', 'name_in_longer_name'];
/** Fields that tell people apart: too many share a gender or a type. */
const SECOND_FACTS: readonly EvidenceField[] = ['birthDate', 'identifier', 'country', 'address'];

type Need = (index: Index, match: Match, found: Found | null, fields: readonly FieldEvidence[]) => boolean;

const NEEDS: Readonly<Record<RuleNeed, Need>> = {
  full_name: (_, __, found) => found === null || !NOT_IN_FULL.includes(FINDINGS[found.code].reason),
  // A fact of another listing of the party removes no result.
  no_conflict: (index, { listing }, _, fields) => {
    const own = index.listingId(listing);
    return fields.every(({ verdict, conflictsWith = [own] }) => verdict !== 'conflict' || !conflictsWith.includes(own));
  },
  second_fact: (_, __, ___, fields) =>
    fields.some(({ field, verdict }) => SECOND_FACTS.includes(field) && (verdict === 'match' || verdict === 'close')),
};

import type { Index } from '../index/open/open-index.ts';
import { membersOf } from '../index/open/party-members.ts';
import { effectBits } from '../index/tables/effect-bits.ts';
import { FINDINGS } from '../knowledge/model/findings.ts';
import type { FieldEvidence, ReasonCode } from '../types/result.ts';
import type { Match } from './match.ts';
import type { Found } from './name/finding-of.ts';

const PEP = effectBits(['pep']);

/** Reasons of names that do not agree in full. */
const NOT_IN_FULL: readonly ReasonCode[] = ['possible_affiliate', 'partial_name', 'initials', 'name_in_longer_name'];

/**
 * Whether a listing and all others of its party say that it is politically exposed, and nothing else: a party that any
 * list names for another effect, or for an unknown one, is no mere PEP.
 */
export function isPepOnly(index: Index, listing: number): boolean {
  const { effects } = index.data.listings;
  return effects[listing] === PEP && membersOf(index, listing).every((member) => effects[member] === PEP);
}

/**
 * Whether a match on a mere PEP is a result: only by an identifier, or by a full name that no fact of the listing
 * contradicts; those of others of its party take no result away. There are hundreds of thousands of PEPs, with names
 * that many people share.
 */
export function isPepResult(
  index: Index,
  match: Match,
  found: Found | null,
  fields: readonly FieldEvidence[],
): boolean {
  if (match.byIdentifier) return true;
  if (found !== null && NOT_IN_FULL.includes(FINDINGS[found.code].reason)) return false;
  const own = index.listingId(match.listing);
  return !fields.some(
    ({ verdict, conflictsWith }) =>
      verdict === 'conflict' && (conflictsWith === undefined || conflictsWith.includes(own)),
  );
}

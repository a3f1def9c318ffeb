import type { Tie } from '../relations/ties-of.ts';

/** One party's stake in another. Party ids may have any form. */
export type Stake = {
  readonly owner: string;
  readonly owned: string;
  /** Millionths of the whole, an integer; null if unknown, which counts as nothing. */
  readonly sharePpm: number | null;
  /** A source says that the owner controls it, or that it is "owned or controlled". */
  readonly control: boolean;
};

/** Direction and kind of a stake that a tie states, before ids are resolved. */
export type TieStake = { readonly isOwner: boolean; readonly control: boolean };

/**
 * Whether a tie is a stake, and its direction: `isOwner` if the stating party is the owner. Kinship, links, offices and
 * acting for someone are not; nor are former ties. "Owned or controlled" meets rules that accept either, but never one
 * that requires ownership.
 */
export function stakeOfTie({ role, former }: Pick<Tie, 'role' | 'former'>): TieStake | undefined {
  if (former) return undefined;
  if (role === 'owned_by') return { isOwner: false, control: false };
  if (role === 'owns') return { isOwner: true, control: false };
  if (role === 'owned_or_controlled_by') return { isOwner: false, control: true };
  if (role === 'owns_or_controls') return { isOwner: true, control: true };
  return undefined;
}

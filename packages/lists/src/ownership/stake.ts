import type { Tie } from '../relations/ties-of.ts';

/** One party's hold on another. Ids are of parties, in whatever form the caller has them. */
export type Stake = {
  readonly owner: string;
  readonly owned: string;
  /** Millionths of the whole, a whole number; null where nobody says how much. Unknown counts as nothing. */
  readonly sharePpm: number | null;
  /** Somebody says that the owner controls it, or that it is "owned or controlled". */
  readonly control: boolean;
};

/** Ends of a stake that a tie states, before anybody knows whose ids they are. */
export type TieStake = { readonly isOwner: boolean; readonly control: boolean };

/**
 * Whether a tie is a hold of one party on another, and which way: `isOwner` where the stating party is the owner.
 * Kinship, links, offices and acting for somebody are none; neither is what is over.
 *
 * "Owned or controlled" satisfies rules that ask for either, and never one that asks for ownership alone.
 */
export function stakeOfTie({ role, former }: Pick<Tie, 'role' | 'former'>): TieStake | undefined {
  if (former) return undefined;
  if (role === 'owned_by') return { isOwner: false, control: false };
  if (role === 'owns') return { isOwner: true, control: false };
  if (role === 'owned_or_controlled_by') return { isOwner: false, control: true };
  if (role === 'owns_or_controls') return { isOwner: true, control: true };
  return undefined;
}

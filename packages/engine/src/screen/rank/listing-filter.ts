import type { Index } from '../../index/open/open-index.ts';
import { effectBits } from '../../index/tables/effect-bits.ts';
import { rowAt } from '../../index/tables/rows.ts';
import type { Policy } from '../../types/query.ts';

/** What a policy does with a listing. Listings left out only because of their effects are counted and named. */
export type Passing = 'searched' | 'by_effect' | 'left_out';

/** Tells whether a policy searches a listing. Unknown values are never filtered out. */
export function listingFilter(index: Index, policy: Policy): (listing: number) => Passing {
  const { listings, lists, programs } = index.data;
  const wantedLists = policy.lists && new Set(policy.lists.map((list) => lists.indexOf(list)));
  const wantedEffects = policy.effects && effectBits([...policy.effects, 'unknown']);
  const wantedPrograms = policy.programs && new Set(policy.programs.map((program) => programs.indexOf(program)));
  return (listing) => {
    if (!policy.includeDelisted && listings.delisted[listing] === 1) return 'left_out';
    if (wantedLists && !wantedLists.has(listings.list[listing] ?? -1)) return 'left_out';
    const own = rowAt(listings.programs, listing);
    if (wantedPrograms && own.length > 0 && !own.some((program) => wantedPrograms.has(program))) return 'left_out';
    return wantedEffects && ((listings.effects[listing] ?? 0) & wantedEffects) === 0 ? 'by_effect' : 'searched';
  };
}

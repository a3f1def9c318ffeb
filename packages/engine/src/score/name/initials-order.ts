import type { Index } from '../../index/open/open-index.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Pair } from './pairs.ts';

/** Whether initials agree in another order: "J. R. Varnok" is neither "R. J. Varnok" nor "Robert John Varnok". */
export function areInitialsReordered(index: Index, plan: QueryPlan, name: number, alignment: readonly Pair[]): boolean {
  const { tokenRoles, tokenStarts } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const initials = alignment
    .filter(
      ({ queryFirst, listedFirst }) =>
        plan.tokens[queryFirst]?.role === ROLE.initial || tokenRoles[from + listedFirst] === ROLE.initial,
    )
    .sort((a, b) => a.queryFirst - b.queryFirst);
  return initials.some(({ listedFirst }, at) => at > 0 && listedFirst < (initials[at - 1]?.listedFirst ?? 0));
}

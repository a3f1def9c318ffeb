import type { ListInfo, ListUsed } from '@namesake/contract';
import type { ListState } from '../../snapshot/list-state.ts';

/** A list as a screening names it. */
export function presentListUsed(state: ListState): ListUsed {
  const { id, loaded, checkedAtMs, ageSeconds, status } = state;
  return {
    id,
    version: loaded?.version ?? null,
    publishedAt: loaded?.publishedAt ?? null,
    checkedAt: checkedAtMs === null ? null : new Date(checkedAtMs).toISOString(),
    ageSeconds,
    records: loaded?.records ?? null,
    sha256: loaded?.sha256 ?? null,
    status,
  };
}

/** A list with everything known of it. */
export function presentListInfo(state: ListState): ListInfo {
  const { title, publisher, url, effect, required, problem, heldRemovals } = state;
  const facts = { title, publisher, url: url === '' ? null : url, effect, required };
  return { ...presentListUsed(state), ...facts, problem, heldRemovals, warnings: [...(state.loaded?.warnings ?? [])] };
}

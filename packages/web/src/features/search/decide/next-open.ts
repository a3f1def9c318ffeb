import type { DecisionView, SearchResult } from '@namesake/contract';
import { decidedOf } from '#shared/decide/decided.ts';

/** The party after this one about which nothing was decided, else one before it; undefined where none is left. */
export function nextOpen(
  results: readonly SearchResult[],
  after: string,
  decisions: readonly DecisionView[],
): SearchResult | undefined {
  const at = results.findIndex(({ entityId }) => entityId === after);
  const others = [...results.slice(at + 1), ...results.slice(0, Math.max(at, 0))];
  return others.find((result) => decidedOf(result, decisions).kind === 'open');
}

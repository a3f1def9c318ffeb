import { isUnverified, type Policy, type Query, SearchTooExpensiveError } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';

/**
 * Whether a query was compared in full and finds nobody: then nothing else of its screening can matter. False is not an
 * outcome: whoever needs one screens it.
 */
export function findsNothing(screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): boolean {
  try {
    const found = screener.screen(query, policy);
    const isWhole = found.notCompared.length === 0 && found.identifiersNotCovered.length === 0;
    return found.total === 0 && isWhole && !found.insufficientName && !found.unscreenable && !isUnverified(found);
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return false;
    throw error;
  }
}

import { isUnverified, type Policy, type Query, SearchTooExpensiveError } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';

/** What an empty result means: nobody similar is listed, or the name says too little to tell. */
export type Silence = 'proof' | 'insufficient_name';

/** Undefined where a query finds somebody, or was not compared in full. */
export function silenceOf(screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): Silence | undefined {
  try {
    const found = screener.screen(query, policy);
    const isWhole = found.notCompared.length === 0 && found.identifiersNotCovered.length === 0;
    if (found.total > 0 || !isWhole || found.unscreenable || isUnverified(found)) return undefined;
    return found.insufficientName ? 'insufficient_name' : 'proof';
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return undefined;
    throw error;
  }
}

/**
 * Whether a query was compared in full and finds nobody. Where this is false, only a full screening gives the outcome.
 */
export const findsNothing = (screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): boolean =>
  silenceOf(screener, query, policy) === 'proof';

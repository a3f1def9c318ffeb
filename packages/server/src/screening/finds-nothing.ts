import { isUnverified, type Policy, type Query, SearchTooExpensiveError } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';

/** What it proves that a query finds nobody: that nobody like it is listed; or nothing, as its name says too little. */
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
 * Whether a query was compared in full and finds nobody: then nothing else of its screening can matter. False is not an
 * outcome: whoever needs one screens it.
 */
export const findsNothing = (screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): boolean =>
  silenceOf(screener, query, policy) === 'proof';

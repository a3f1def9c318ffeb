import { isUnverified, type Policy, type Query, SearchTooExpensiveError } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';

/** Meaning of an empty result: no similar party is listed, or the name is insufficient. */
export type Silence = 'proof' | 'insufficient_name';

/** Undefined if the query finds a party, or was not compared in full. */
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

/** Whether a query was compared in full and finds no party. If false, only a full screening gives the outcome. */
export const findsNothing = (screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): boolean =>
  silenceOf(screener, query, policy) === 'proof';

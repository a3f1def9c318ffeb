import { workerData } from 'node:worker_threads';
import type { ComparedEntity, Comparison, Policy } from '@namesake/engine';
import { comparer, loadModel, MAX_STEPS, type Query, SearchTooExpensiveError } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';

/** Data that the comparison thread is started with. */
export type ComparerStart = { readonly entity: ComparedEntity; readonly policy: Policy };

/** The part of a comparison that is kept. */
type Compared = Pick<Comparison, 'nameScore' | 'score' | 'priority'> & { readonly matchedName: string | null };

/** One entry per query; null if the query takes more work than a search may. */
export type ComparerReply = readonly (Compared | null)[];

const port = portToParent();
stepBack();
const { entity, policy }: ComparerStart = workerData;
const compare = comparer(entity, policy, loadModel());

port.on('message', (queries: readonly Query[]) => {
  port.postMessage(queries.map(compared) satisfies ComparerReply);
});

function compared(query: Query): Compared | null {
  try {
    const { nameScore, score, priority, matchedName } = compare(query, MAX_STEPS);
    return { nameScore, score, priority, matchedName: matchedName?.value ?? null };
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return null;
    throw error;
  }
}

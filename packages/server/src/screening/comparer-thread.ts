import { workerData } from 'node:worker_threads';
import { comparer, loadModel, MOST_STEPS, type Query, SearchTooExpensiveError } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import type { Compared, ComparerReply, ComparerStart } from './comparer.ts';

const port = portToParent();
stepBack();
const { entity, policy }: ComparerStart = workerData;
const compare = comparer(entity, policy, loadModel());

port.on('message', (queries: readonly Query[]) => {
  port.postMessage(queries.map(compared) satisfies ComparerReply);
});

function compared(query: Query): Compared | null {
  try {
    const { nameScore, score, priority, matchedName } = compare(query, MOST_STEPS);
    return { nameScore, score, priority, matchedName: matchedName?.value ?? null };
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return null;
    throw error;
  }
}

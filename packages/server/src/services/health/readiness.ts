import type { Readiness } from '@namesake/contract';
import { isComplete } from '../../snapshot/list-book.ts';
import type { App } from '../app.ts';
import { listWarnings } from '../lists/list-warnings.ts';
import { presentListUsed } from '../lists/present-list.ts';

/**
 * Whether searches can be answered. Stale lists leave a node ready and say so: one publisher's outage must not drain
 * every node at once.
 */
export function readiness(app: App, shuttingDown: boolean): Readiness {
  const nowMs = app.now();
  const states = app.lists.states(nowMs);
  const snapshot = app.lists.current();
  const demo = snapshot?.origin === 'sample';
  const missing = states.some((state) => state.required && state.status === 'missing');
  const status = shuttingDown
    ? 'shutting_down'
    : snapshot === undefined
      ? 'starting'
      : missing && snapshot.origin !== 'sample'
        ? 'lists_missing'
        : 'ready';
  const lists = states.map(presentListUsed);
  return {
    status,
    demo,
    complete: isComplete(states),
    problems: [...app.faults.problems, ...(demo ? [] : listWarnings(states, app.lists, nowMs).map(({ text }) => text))],
    lists: lists.map(({ id, status: listStatus, ageSeconds, records }) => ({
      id,
      status: listStatus,
      ageSeconds,
      records,
    })),
  };
}

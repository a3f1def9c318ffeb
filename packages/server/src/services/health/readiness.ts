import type { Readiness } from '@namesake/contract';
import { isComplete } from '../../snapshot/list-book.ts';
import type { App } from '../app.ts';
import { presentListUsed } from '../lists/present-list.ts';

/**
 * Whether searches can be answered. Stale lists leave a node ready and say so: one publisher's outage must not drain
 * every node at once.
 */
export function readiness(app: App, shuttingDown: boolean): Readiness {
  const states = app.lists.states(app.now());
  const snapshot = app.lists.current();
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
    demo: snapshot?.origin === 'sample',
    complete: isComplete(states),
    problems: app.faults.problems,
    lists: lists.map(({ id, status: listStatus, ageSeconds, records }) => ({
      id,
      status: listStatus,
      ageSeconds,
      records,
    })),
  };
}

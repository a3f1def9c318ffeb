import type { Readiness } from '@namesake/contract';
import { isComplete } from '../../snapshot/list-book.ts';
import type { ListState } from '../../snapshot/list-state.ts';
import type { SnapshotOrigin } from '../../snapshot/snapshot.ts';
import type { App } from '../app.ts';
import { presentListUsed } from '../lists/present-list.ts';

/** Who asks: a balancer that reads only the status asks strictly. */
export type ReadinessOptions = { readonly shuttingDown: boolean; readonly strict: boolean };

/**
 * Whether searches can be answered. Stale lists leave a node ready, unless it is asked strictly, and say so: one publisher's outage must not
 * drain every node at once.
 */
export function readiness(app: App, { shuttingDown, strict }: ReadinessOptions): Readiness {
  const states = app.lists.states(app.now());
  const origin = app.lists.current()?.origin;
  const storage = app.storage.health.look();
  const shortcomings = strict ? shortcomingsOf(states, origin) : [];
  const missing = states.some((state) => state.required && state.status === 'missing');
  const status = shuttingDown
    ? 'shutting_down'
    : storage !== undefined
      ? 'storage_unavailable'
      : origin === undefined
        ? 'starting'
        : missing && origin !== 'sample'
          ? 'lists_missing'
          : shortcomings.length > 0
            ? 'incomplete'
            : 'ready';
  const lists = states.map(presentListUsed);
  return {
    status,
    demo: origin === 'sample',
    complete: isComplete(states),
    problems: [...(storage === undefined ? [] : [storage.text]), ...app.faults.problems, ...shortcomings],
    lists: lists.map(({ id, status: listStatus, ageSeconds, records }) => ({
      id,
      status: listStatus,
      ageSeconds,
      records,
    })),
  };
}

/** Why an answer would not be complete, and lists that are stale though no answer needs them. */
function shortcomingsOf(states: readonly ListState[], origin: SnapshotOrigin | undefined): readonly string[] {
  if (origin === 'sample') return ['Only the fictional sample list is loaded.'];
  const lacking = states.filter(({ required, status }) => status === 'stale' || (required && status !== 'fresh'));
  if (lacking.length > 0)
    return lacking.map(({ id, title, status }) => `The list ${title === '' ? id : title} (${id}) is ${status}.`);
  return isComplete(states) ? [] : ['Answers are not complete. GET /api/v1/lists tells why.'];
}

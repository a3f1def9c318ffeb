import { isDeclaredCurrent, type Readiness } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { SnapshotOrigin } from '../../lists/snapshot/snapshot.ts';
import type { Attestation } from '../../lists/state/attestation.ts';
import { type ListState, provesSomething } from '../../lists/state/list-state.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { ANY_OFFICIAL } from '../../lists/state/no-official-list.ts';
import { unusableBecause } from '../../lists/state/unusable-because.ts';
import { listWarnings } from '../lists/list-warnings.ts';
import { presentListUsed, presentLoading } from '../lists/view.ts';

/** `strict` is for load balancers that read only the status. */
type ReadinessOptions = { readonly shuttingDown: boolean; readonly strict: boolean };

/**
 * Whether searches can be answered. With stale lists a node stays ready, unless asked strictly, and reports them: one
 * publisher's outage must not drain every node at once.
 */
export function readiness(app: App, { shuttingDown, strict }: ReadinessOptions): Readiness {
  const nowMs = app.now();
  const states = app.lists.states(nowMs);
  const origin = app.lists.current()?.origin;
  const storage = app.storage.health.look();
  const shortcomings = strict ? shortcomingsOf(states, origin) : [];
  // Private lists alone can be searched, although answers from them are never complete.
  const missing = states.some(({ id, required, status }) => required && status === 'missing' && id !== ANY_OFFICIAL);
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
  return {
    status,
    demo: origin === 'sample',
    complete: isComplete(states),
    problems: [
      ...(storage === undefined ? [] : [storage.text]),
      ...app.faults.problems,
      ...forgedRows(app.storage.rowProof.forgedCount),
      ...(app.sharing.problem === undefined ? [] : [app.sharing.problem]),
      ...(origin === 'sample' ? [] : listWarnings(states, app.lists, nowMs).map(({ text }) => text)),
      ...(origin === 'sample' ? [] : states.flatMap(refusedFile)),
      ...shortcomings,
    ],
    loading: presentLoading(app),
    lists: states.map((state) => {
      const { id, status: listStatus, ageSeconds, recordCount } = presentListUsed(state);
      return {
        id,
        status: listStatus,
        ageSeconds,
        recordCount,
        ...declaredCurrent(state, app.lists.attestation, nowMs),
      };
    }),
  };
}

function declaredCurrent(state: ListState, attestation: Attestation | null, nowMs: number) {
  if (attestation === null || !isDeclaredCurrent(state, state.declaredAtMs !== null)) return {};
  const publishedAtMs = state.loaded?.isDated === true ? Date.parse(state.loaded.publishedAt) : null;
  const fileAgeSeconds = publishedAtMs === null ? null : Math.max(0, Math.floor((nowMs - publishedAtMs) / 1_000));
  return { declaredCurrent: { until: new Date(attestation.untilMs).toISOString(), fileAgeSeconds } };
}

/** Contains no names, since anybody may read it. */
const forgedRows = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? '1 row' : `${count} rows`} of the database that could clear a party, read since the start, ${count === 1 ? 'is' : 'are'} not what this installation wrote. Such rows do not count; namesake verify names them.`,
      ];

/** Reports a refused newest file while the previous version is still in use. */
function refusedFile(state: ListState): readonly string[] {
  const { id, loaded, problem, problemKind } = state;
  if (loaded === null || problem === null || problemKind !== 'refused' || loaded.isStandIn === true) return [];
  return [`${id}: the newest file is refused: ${problem}`];
}

/** Reasons beyond required lists for a strict load balancer to skip this service. */
function shortcomingsOf(states: readonly ListState[], origin: SnapshotOrigin | undefined): readonly string[] {
  if (origin === 'sample') return ['Only the fictional sample list is loaded.'];
  const unneeded = states.filter((state) => !state.required && !provesSomething(state));
  const old = unneeded.map((state) => `${state.id} ${unusableBecause(state)}.`);
  return isComplete(states) ? old : [...old, 'Answers are not complete.'];
}

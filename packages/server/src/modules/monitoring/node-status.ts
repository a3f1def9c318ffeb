import type { Readiness } from '@namesake/contract';
import type { NodeFacts } from './node-facts.ts';

type ListStatus = {
  readonly id: string;
  readonly status: string;
  /** Null if metrics could not be read. */
  readonly version: string | null;
  readonly ageSeconds: number | null;
  readonly records: number | null;
  /** Set if only the operator declared its file current; absent also in what nodes of earlier versions stored. */
  readonly declaredCurrent?: Readiness['lists'][number]['declaredCurrent'];
  readonly heldRemovals: number;
};

/** Status that a service reports of itself. Members that come only from metrics are null without them. */
export type NodeStatus = {
  readonly url: string;
  /** As in `/readyz`; `no_answer` if there is none. */
  readonly status: string;
  readonly version: string | null;
  readonly upSince: string | null;
  readonly lists: readonly ListStatus[];
  readonly storage: 'ok' | 'problem' | null;
  readonly ledger: { readonly entries: number; readonly unsealed: number } | null;
  /** Jobs of all nodes on the same database. */
  readonly jobs: { readonly queued: number; readonly active: number; readonly failed: number } | null;
  readonly lastBackup: string | null;
  readonly problems: readonly string[];
  /** Remarks that require no action on the service. */
  readonly notes: readonly string[];
};

/** Facts of a status beyond readiness. Facts that could not be read are null. */
export type StatusFacts = Pick<NodeStatus, 'jobs' | 'ledger' | 'version'> & {
  readonly startedAtMs: number | null;
  readonly lastBackupMs: number | null;
  readonly isStorageFailing: boolean;
  /** Version by list, for loaded lists. */
  readonly versions: ReadonlyMap<string, string>;
  /** Number by list. */
  readonly heldRemovals: ReadonlyMap<string, number>;
};

/** Status of this node. */
export function describeSelf(url: string, facts: NodeFacts): NodeStatus {
  const { readiness, ledger, jobs, lists, lastBackupMs } = facts;
  const sum = (state: 'queued' | 'active' | 'failed'): number =>
    (jobs ?? []).reduce((total, counts) => total + counts[state], 0);
  return describeNode(url, readiness, {
    version: facts.version,
    // In whole seconds, as in metrics.
    startedAtMs: Math.round(facts.startedAtMs / 1_000) * 1_000,
    lastBackupMs: lastBackupMs ?? null,
    isStorageFailing: facts.storageProblem !== undefined,
    ledger: ledger === undefined ? null : { entries: ledger.entries, unsealed: ledger.unsealed },
    jobs: jobs === undefined ? null : { queued: sum('queued'), active: sum('active'), failed: sum('failed') },
    versions: new Map(lists.flatMap(({ id, loaded }) => (loaded === null ? [] : [[id, loaded.version]]))),
    heldRemovals: new Map(lists.map(({ id, heldRemovals }) => [id, heldRemovals])),
  });
}

/** Status from readiness and further facts; `facts` is undefined if only readiness is known. */
export function describeNode(url: string, ready: Readiness, facts: StatusFacts | undefined): NodeStatus {
  const isFailing = facts?.isStorageFailing === true || ready.status === 'storage_unavailable';
  const jobs = facts?.jobs ?? null;
  const lists = ready.lists.map(({ id, status, ageSeconds, recordCount: records, declaredCurrent }) => ({
    id,
    status,
    version: facts?.versions.get(id) ?? null,
    ageSeconds,
    records,
    ...(declaredCurrent === undefined ? {} : { declaredCurrent }),
    heldRemovals: facts?.heldRemovals.get(id) ?? 0,
  }));
  return {
    url,
    status: ready.status,
    version: facts?.version ?? null,
    upSince: isoOf(facts?.startedAtMs ?? null),
    lists,
    storage: isFailing ? 'problem' : facts === undefined ? null : 'ok',
    ledger: facts?.ledger ?? null,
    jobs,
    lastBackup: isoOf(facts?.lastBackupMs ?? null),
    problems: [
      ...(ready.status === 'ready' ? [] : [`The service is not ready: ${ready.status}.`]),
      ...(ready.demo ? ['Only the fictional sample is loaded: no answer can clear a party.'] : []),
      ...(ready.complete || ready.demo ? [] : ['Answers are not complete.']),
      ...ready.problems,
      ...lists.filter(({ heldRemovals }) => heldRemovals > 0).map(heldText),
      ...(jobs === null || jobs.failed === 0 ? [] : [failedText(jobs.failed)]),
    ],
    notes: [],
  };
}

const isoOf = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());

const heldText = ({ id, heldRemovals }: ListStatus): string =>
  `${heldRemovals} ${heldRemovals === 1 ? 'removal' : 'removals'} of ${id} need your approval.`;

const failedText = (failed: number): string =>
  `${failed} ${failed === 1 ? 'job' : 'jobs'} failed for good: "namesake jobs list" says why.`;

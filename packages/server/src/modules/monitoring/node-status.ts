import { type Readiness, readyzSchema } from '@namesake/contract';
import { ask } from '../../lib/net/ask.ts';
import { METRICS_PATH } from './metrics-path.ts';
import { parseMetrics, type Sample } from './parse-metrics.ts';

export type ListStatus = {
  readonly id: string;
  readonly status: string;
  /** Null where metrics could not be read. */
  readonly version: string | null;
  readonly ageSeconds: number | null;
  readonly records: number | null;
  readonly heldRemovals: number;
};

/** One service as it describes itself. Members that only metrics tell are null without them. */
export type NodeStatus = {
  readonly url: string;
  /** As in `/readyz`; `no_answer` where there is none. */
  readonly status: string;
  readonly version: string | null;
  readonly upSince: string | null;
  readonly lists: readonly ListStatus[];
  readonly storage: 'ok' | 'problem' | null;
  readonly ledger: { readonly entries: number; readonly unsealed: number } | null;
  /** Of all nodes on the same database. */
  readonly jobs: { readonly queued: number; readonly active: number; readonly failed: number } | null;
  readonly lastBackup: string | null;
  readonly problems: readonly string[];
  /** Remarks that need no action on the service. */
  readonly notes: readonly string[];
};

/** Asks a service for `/readyz` and `/metrics`. Its data folder is not opened. */
export async function nodeStatus(url: string, token?: string): Promise<NodeStatus> {
  const asked = await ask(`${url}/readyz`);
  const ready = 'body' in asked ? readyzSchema.safeParse(asked.body).data : undefined;
  if (ready === undefined) return silent(url, 'failure' in asked ? asked.failure : `status ${asked.status}`);
  const answer = await ask(`${url}${METRICS_PATH}`, token);
  const samples = 'text' in answer && answer.status === 200 ? parseMetrics(answer.text) : undefined;
  const notes = samples === undefined ? [withoutMetrics('status' in answer ? answer.status : undefined)] : [];
  return { ...describeNode(url, ready, samples), notes };
}

/** A service as readiness and metrics describe it; `samples` undefined where metrics could not be read. */
export function describeNode(url: string, ready: Readiness, samples: readonly Sample[] | undefined): NodeStatus {
  const gaugeOf = (name: string, list?: string): number | null => find(samples, name, list)?.value ?? null;
  const [entries, unsealed] = [gaugeOf('namesake_ledger_entries'), gaugeOf('namesake_ledger_unsealed_entries')];
  const jobs = jobsOf(samples);
  const lists = ready.lists.map(({ id, status, ageSeconds, recordCount: records }) => ({
    id,
    status,
    version: find(samples, 'namesake_list_info', id)?.labels['version'] ?? null,
    ageSeconds,
    records,
    heldRemovals: gaugeOf('namesake_list_held_removals', id) ?? 0,
  }));
  return {
    url,
    status: ready.status,
    version: find(samples, 'namesake_build_info')?.labels['version'] ?? null,
    upSince: isoOf(gaugeOf('process_start_time_seconds')),
    lists,
    storage: samples === undefined && ready.status !== 'storage_unavailable' ? null : storageOf(samples, ready.status),
    ledger: entries === null || unsealed === null ? null : { entries, unsealed },
    jobs,
    lastBackup: isoOf(gaugeOf('namesake_last_backup_timestamp_seconds')),
    problems: [
      ...(ready.status === 'ready' ? [] : [`The service is not ready: ${ready.status}.`]),
      ...(ready.demo ? ['Only the fictional sample is loaded: no answer clears anybody.'] : []),
      ...(ready.complete || ready.demo ? [] : ['Answers are not complete.']),
      ...ready.problems,
      ...lists.filter(({ heldRemovals }) => heldRemovals > 0).map(heldText),
      ...(jobs === null || jobs.failed === 0 ? [] : [failedText(jobs.failed)]),
    ],
    notes: [],
  };
}

function find(samples: readonly Sample[] | undefined, name: string, list?: string): Sample | undefined {
  return samples?.find((one) => one.name === name && (list === undefined || one.labels['list'] === list));
}

function jobsOf(samples: readonly Sample[] | undefined): NodeStatus['jobs'] {
  const counts = samples?.filter(({ name }) => name === 'namesake_jobs') ?? [];
  if (counts.length === 0) return null;
  const sum = (state: string): number =>
    counts.filter(({ labels }) => labels['state'] === state).reduce((total, { value }) => total + value, 0);
  return { queued: sum('queued'), active: sum('active'), failed: sum('failed') };
}

function storageOf(samples: readonly Sample[] | undefined, status: string): 'ok' | 'problem' {
  const failing = samples?.some(({ name, value }) => name === 'namesake_storage_problem' && value === 1) === true;
  return failing || status === 'storage_unavailable' ? 'problem' : 'ok';
}

const isoOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString();

const heldText = ({ id, heldRemovals }: ListStatus): string =>
  `${heldRemovals} ${heldRemovals === 1 ? 'removal' : 'removals'} of ${id} need your approval.`;

const failedText = (failed: number): string =>
  `${failed} ${failed === 1 ? 'job' : 'jobs'} failed for good: "namesake jobs list" says why.`;

const withoutMetrics = (status: number | undefined): string =>
  status === 401 || status === 403
    ? 'Metrics need a token with the scope metrics:read: give --token-file.'
    : `Metrics could not be read (${status === undefined ? 'no answer' : `status ${status}`}).`;

const silent = (url: string, failure: string): NodeStatus => ({
  url,
  status: 'no_answer',
  version: null,
  upSince: null,
  lists: [],
  storage: null,
  ledger: null,
  jobs: null,
  lastBackup: null,
  problems: [`No Namesake service answers at ${url} (${failure}). "namesake doctor" examines the installation.`],
  notes: [],
});

import { readyzSchema } from '@namesake/contract';
import { ask } from '../../lib/net/ask.ts';
import { METRICS_PATH } from './metrics-path.ts';
import { describeNode, type NodeStatus, type StatusFacts } from './node-status.ts';

/** Requests `/readyz` and `/metrics` of a service. Does not open its data folder. */
export async function askNode(url: string, token?: string): Promise<NodeStatus> {
  const asked = await ask(`${url}/readyz`);
  const ready = 'body' in asked ? readyzSchema.safeParse(asked.body).data : undefined;
  if (ready === undefined) return silent(url, 'failure' in asked ? asked.failure : `status ${asked.status}`);
  const answer = await ask(`${url}${METRICS_PATH}`, token);
  if ('text' in answer && answer.status === 200) return describeNode(url, ready, factsOf(parseMetrics(answer.text)));
  const notes = [withoutMetrics('status' in answer ? answer.status : undefined)];
  return { ...describeNode(url, ready, undefined), notes };
}

/** Status facts from the metrics of another process. */
function factsOf(samples: readonly Sample[]): StatusFacts {
  const named = (name: string): readonly Sample[] => samples.filter((sample) => sample.name === name);
  const gaugeOf = (name: string): number | null => named(name)[0]?.value ?? null;
  const msOf = (name: string): number | null => {
    const seconds = gaugeOf(name);
    return seconds === null ? null : seconds * 1_000;
  };
  const listOf = ({ labels }: Sample): string => labels['list'] ?? '';
  const [entries, unsealed] = [gaugeOf('namesake_ledger_entries'), gaugeOf('namesake_ledger_unsealed_entries')];
  return {
    version: named('namesake_build_info')[0]?.labels['version'] ?? null,
    startedAtMs: msOf('process_start_time_seconds'),
    lastBackupMs: msOf('namesake_last_backup_timestamp_seconds'),
    isStorageFailing: named('namesake_storage_problem').some(({ value }) => value === 1),
    ledger: entries === null || unsealed === null ? null : { entries, unsealed },
    jobs: jobsOf(named('namesake_jobs')),
    versions: new Map(named('namesake_list_info').map((one) => [listOf(one), one.labels['version'] ?? ''])),
    heldRemovals: new Map(named('namesake_list_held_removals').map((one) => [listOf(one), one.value])),
  };
}

function jobsOf(counts: readonly Sample[]): NodeStatus['jobs'] {
  if (counts.length === 0) return null;
  const sum = (state: string): number =>
    counts.filter(({ labels }) => labels['state'] === state).reduce((total, { value }) => total + value, 0);
  return { queued: sum('queued'), active: sum('active'), failed: sum('failed') };
}

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

/** One line of the text format: a series and its value. */
type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Parses the Prometheus text format, version 0.0.4. Skips all other lines. */
export function parseMetrics(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', quoted = '']) => [key, unquoted(quoted)]);
    return [{ name, labels: Object.fromEntries(pairs), value: numberOf(value) }];
  });
}

const unquoted = (quoted: string): string =>
  quoted.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));

const numberOf = (text: string): number =>
  text === '+Inf' ? Number.POSITIVE_INFINITY : text === '-Inf' ? Number.NEGATIVE_INFINITY : Number(text);

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** In seconds, from a cached search to one that reaches its deadline. */
const SEARCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** In seconds, from a fast disk to one that hangs. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** In seconds, from a check that finds nothing to do to a purge of several years. */
const JOB_SECONDS = [0.01, 0.1, 1, 5, 15, 60, 300, 900, 3_600, 14_400];
const COMMIT_RECORDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];

/** Metrics that are counted as events happen. */
export type Counters = ReturnType<typeof countersOf>;

/** Metrics that are read on request. */
export type Gauges = ReturnType<typeof gaugesOf>;

/** Counters and histograms of a registry. Label values come from closed sets, never from a caller. */
export function countersOf(registry: Registry) {
  const registers = [registry];
  return {
    searches: new Counter({
      name: 'namesake_searches_total',
      help: 'Recorded searches, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    refused: new Counter({
      name: 'namesake_searches_refused_total',
      help: 'Searches that were refused or failed, by the code of the problem. Nothing was answered.',
      labelNames: ['code', 'status'],
      registers,
    }),
    searchSeconds: new Histogram({
      name: 'namesake_search_duration_seconds',
      help: 'From the arrival of an answered search until its answer has left, its record included.',
      buckets: SEARCH_SECONDS,
      registers,
    }),
    loginFailures: new Counter({
      name: 'namesake_login_failures_total',
      help: 'Refused attempts to log in, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    forgedRows: new Counter({
      name: 'namesake_forged_rows_total',
      help: 'Rows that can clear a party, without a valid MAC, that were read, by table; each once. They do not count.',
      labelNames: ['table'],
      registers,
    }),
    requests: new Counter({
      name: 'namesake_http_requests_total',
      help: 'HTTP requests, by the template of the route and the class of the status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'namesake_storage_commit_seconds',
      help: 'From handing a record to the storage until it is durable, including the wait for the commit before.',
      buckets: COMMIT_SECONDS,
      registers,
    }),
    commitRecords: new Histogram({
      name: 'namesake_storage_commit_records',
      help: 'Records that became durable together.',
      buckets: COMMIT_RECORDS,
      registers,
    }),
    jobRuns: new Counter({
      name: 'namesake_job_runs_total',
      help: 'Runs of jobs on this node, by how they ended.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'namesake_job_duration_seconds',
      help: 'How long a run of a job took on this node.',
      labelNames: ['kind'],
      buckets: JOB_SECONDS,
      registers,
    }),
    readFailures: new Counter({
      name: 'namesake_metrics_read_failures_total',
      help: 'Facts that could not be read for metrics, by what they are about.',
      labelNames: ['about'],
      registers,
    }),
  };
}

/** Gauges of a registry. The label `list` has the ids of loaded and required lists, which the operator chooses. */
export function gaugesOf(registry: Registry) {
  const registers = [registry];
  const plain = (name: string, help: string) => new Gauge({ name, help, registers });
  const by = <const Label extends string>(labelNames: readonly Label[], name: string, help: string) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  return {
    build: by(['version', 'engine', 'model'], 'namesake_build_info', 'Always 1; the labels name what runs.'),
    ready: plain('namesake_ready', '1 while searches can be answered, as in /readyz.'),
    complete: plain('namesake_complete', '1 while every required list is loaded and young enough.'),
    demo: plain('namesake_demo', '1 while only the fictional sample list is loaded.'),
    controlFaults: plain('namesake_control_faults', 'Lists whose control names a search thread did not find.'),
    listsLag: plain(
      'namesake_lists_lag_seconds',
      'How long newer lists of another node have been published that this node does not search; 0 where there are none.',
    ),
    queue: plain('namesake_search_queue_length', 'Searches that wait for a search thread.'),
    threads: by(['state'], 'namesake_search_threads', 'Search threads that run now, busy or idle.'),
    threadsMost: plain('namesake_search_threads_max', 'Search threads that may run at a time.'),
    listAge: by(['list'], 'namesake_list_age_seconds', 'Age that the freshness of a list counts from.'),
    listRecords: by(['list'], 'namesake_list_records', 'Listings of a list that are searched.'),
    listRequired: by(['list'], 'namesake_list_required', '1 if a complete answer needs the list.'),
    listState: by(['list', 'state'], 'namesake_list_state', '1 for the state that a list is in, 0 for the others.'),
    listRefused: by(['list'], 'namesake_list_refused', '1 while the newest file of a list is refused.'),
    listInfo: by(['list', 'version'], 'namesake_list_info', 'Always 1; the label names the loaded version.'),
    heldRemovals: by(['list'], 'namesake_list_held_removals', 'Removals of a list that wait for approval.'),
    incomplete: plain('namesake_lists_incomplete', 'Lists of which held-back listings cannot be searched.'),
    storageProblem: by(['kind'], 'namesake_storage_problem', '1 while nothing can be recorded for this reason.'),
    ledgerEntries: plain('namesake_ledger_entries', 'Entries in the ledger.'),
    unsealed: plain('namesake_ledger_unsealed_entries', 'Entries in the ledger that no segment seals yet.'),
    jobs: by(['kind', 'state'], 'namesake_jobs', 'Unfinished jobs of all nodes, and those that failed for good.'),
    dataFree: plain('namesake_data_free_bytes', 'Free space on the disk of the data folder.'),
    dataSize: plain('namesake_data_size_bytes', 'Size of the disk of the data folder.'),
    policiesWaiting: plain(
      'namesake_policies_waiting',
      'Policies with a version that would drop second persons and waits for one.',
    ),
    watchCustomers: plain('namesake_watch_customers', 'Customers under watch.'),
    watchDue: plain('namesake_watch_due', 'Customers under watch who wait to be screened.'),
    watchCurrent: plain(
      'namesake_watch_current',
      '1 while everybody under watch was screened against the lists and rules of now.',
    ),
    watchLastRun: plain(
      'namesake_watch_last_run_timestamp_seconds',
      'When the last run over all customers ended; absent before the first.',
    ),
    webhookDeliveries: by(
      ['state'],
      'namesake_webhook_deliveries',
      'Deliveries of all webhooks that wait, and those of the last 30 days that failed for good.',
    ),
    webhooksDisabled: plain('namesake_webhooks_disabled', 'Webhooks that their receivers disabled by 410.'),
    lastBackup: plain(
      'namesake_last_backup_timestamp_seconds',
      'When the last backup was made, or noted by namesake backup --note; absent if unknown.',
    ),
  };
}

import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import type { FailedJob, JobStore } from '../db/jobs/job-store.ts';
import { JOB_KINDS } from '../jobs/job-kinds.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';

const USAGE = `Background jobs: which are waiting, and which failed for good. Works while the service runs.

Usage: namesake jobs list [--json] [--data DIR]
       namesake jobs retry ID... [--data DIR]
       namesake jobs retry --all [--data DIR]

  --all        every job that failed for good
  --json       one JSON object
  --data DIR   data folder of the service   NAMESAKE_DATA_DIR   ./data

A failed job is retried automatically, each time after a longer wait. One that failed for good needs you: fix what
"list" names, then "retry" it. It also disappears when a later job of the same kind succeeds.

Kinds:
${Object.entries(JOB_KINDS)
  .map(([kind, { doc }]) => `  ${kind.padEnd(16)}${doc}`)
  .join('\n')}

Exit status: 0, or 1 where jobs failed for good

Examples:
  namesake jobs list
  namesake jobs retry --all
`;

/** Lists jobs, and queues failed jobs again. */
export async function jobsCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args.length === 0 ? ['--help'] : args, USAGE, {
    data: { type: 'string' },
    json: { type: 'boolean' },
    all: { type: 'boolean' },
  });
  const [verb, ...ids] = texts;
  const isRetry = verb === 'retry' && ids.length > 0 !== (values.all === true);
  if (!isRetry && (verb !== 'list' || ids.length > 0))
    throw new UsageError('Say what to do: list, retry ID, or retry --all.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    if (isRetry) await retry(storage.jobs, values.all === true ? undefined : ids);
    else await list(storage.jobs, values.json === true);
  } finally {
    await storage.close();
  }
}

async function list(jobs: JobStore, json: boolean): Promise<void> {
  const [counts, failed] = [await jobs.counts(), await jobs.failed()];
  if (failed.length > 0) process.exitCode = 1;
  if (json) {
    process.stdout.write(`${JSON.stringify({ counts, failed }, null, 2)}\n`);
    return;
  }
  if (counts.length === 0) process.stdout.write('No job waits, and none failed.\n');
  for (const { kind, ...states } of counts)
    process.stdout.write(
      `${kind.padEnd(16)}${states.queued} queued, ${states.active} active, ${states.failed} failed\n`,
    );
  for (const job of failed) process.stdout.write(`${lineOf(job)}\n`);
}

const lineOf = ({ id, kind, data, problem, failedAt }: FailedJob): string =>
  `failed  ${id}  ${kind} ${JSON.stringify(data)}  ${new Date(failedAt).toISOString()}  ${problem}`;

async function retry(jobs: JobStore, given: readonly string[] | undefined): Promise<void> {
  const ids = given ?? (await jobs.failed()).map(({ id }) => id);
  for (const id of ids) {
    if (!(await jobs.retry(id))) throw new UsageError(`No job "${id}" failed for good: see namesake jobs list.`);
    process.stdout.write(`${id} is queued again.\n`);
  }
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type JobKinds, reference } from '../../src/jobs/job-kind.ts';
import { openJobs } from '../../src/jobs/job-runner.ts';
import { openStorage } from '../../src/stores/open-storage.ts';

/** One kind of jobs, which a test kills in the middle. */
export const WORKER_KINDS = {
  steps: {
    data: z.strictObject({ item: reference }),
    retries: 20,
    timeoutMs: 60_000,
    singleton: false,
    doc: 'Notes three steps in a file, each once.',
  },
} as const satisfies JobKinds;

export const WORKER_TIMES = { leaseMs: 10_000, retryDelayMs: 1_000, retryDelayMaxMs: 1_000, pollMs: 100 };
const STEPS = [1, 2, 3];

/** Lines of the file: an item and a step. */
export const stepsIn = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

// As a program: does jobs until it is killed. Its arguments are the data folder, the file, and the URL of a database.
if (import.meta.main) {
  const [dataDir = '', file = '', databaseUrl = ''] = process.argv.slice(2);
  const storage = await openStorage({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl }, 'service');
  const jobs = await openJobs({ store: storage.jobs, kinds: WORKER_KINDS, times: WORKER_TIMES, now: Date.now });
  jobs.work('steps', async ({ item }) => {
    for (const step of STEPS) {
      const line = `${item} ${step}`;
      // Two processes that worked on one job at a time would both find it missing.
      const isMissing = !stepsIn(file).includes(line);
      await wait(40);
      if (isMissing) appendFileSync(file, `${line}\n`);
    }
  });
  process.stdin.resume();
}

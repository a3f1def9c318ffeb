import { z } from 'zod';
import { type JobKinds, reference } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All kinds of jobs of the service. */
export const JOB_KINDS = {
  purge: {
    data: z.strictObject({}),
    retries: 8,
    timeoutMs: 12 * HOUR_MS,
    singleton: true,
    doc: 'Purges once a day what was kept as long as the retention settings say.',
  },
  'expiry-notices': {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: 5 * MINUTE_MS,
    singleton: true,
    doc: 'Writes a line to the log, once a day, for each API token that expires within fourteen days, and notes it once in the audit log.',
  },
  'list-notices': {
    data: z.strictObject({}),
    retries: 0,
    timeoutMs: 5 * MINUTE_MS,
    singleton: true,
    doc: 'Notes in the audit log, every five minutes, which lists have become too old, wait for a confirmation, or were refused because their format changed.',
  },
  batch: {
    data: z.strictObject({ batch: reference }),
    retries: 100,
    timeoutMs: 23 * HOUR_MS,
    singleton: false,
    doc: 'Screens the rows of a batch.',
  },
  batches: {
    data: z.strictObject({}),
    retries: 0,
    timeoutMs: 5 * MINUTE_MS,
    singleton: true,
    doc: 'Looks, every minute, whether each batch that waits has a job; ends abandoned ones.',
  },
  lookback: {
    data: z.strictObject({ lookback: reference }),
    retries: 100,
    timeoutMs: 23 * HOUR_MS,
    singleton: false,
    doc: 'Searches recorded screenings for the party of a lookback.',
  },
  lookbacks: {
    data: z.strictObject({}),
    retries: 0,
    timeoutMs: 5 * MINUTE_MS,
    singleton: true,
    doc: 'Looks, every minute, whether each lookback that waits has a job.',
  },
  customers: {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: 12 * HOUR_MS,
    singleton: true,
    doc: 'Screens, every minute, customers that were added or changed, or about whom somebody decided, and that are not screened yet.',
  },
  cases: {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: HOUR_MS,
    singleton: true,
    doc: 'Looks, every minute, whether cases say what was decided, and whether each customer in alert has one.',
  },
  run: {
    data: z.strictObject({ run: reference }),
    retries: 100,
    timeoutMs: 23 * HOUR_MS,
    singleton: false,
    doc: 'Screens all customers, or those whom a change of the lists can affect.',
  },
  runs: {
    data: z.strictObject({}),
    retries: 0,
    timeoutMs: 5 * MINUTE_MS,
    singleton: true,
    doc: 'Looks, every minute, whether all customers are to be screened: after changes of lists and rules, and once a day or on the schedule of their groups.',
  },
  webhooks: {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: 10 * MINUTE_MS,
    singleton: true,
    doc: 'Sends events to webhooks, every two seconds, where there are any.',
  },
  proposals: {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: HOUR_MS,
    singleton: true,
    doc: 'Ends proposals, every five minutes, that nobody answered in the time that their policy gives.',
  },
  'good-guys': {
    data: z.strictObject({}),
    retries: 3,
    timeoutMs: HOUR_MS,
    singleton: true,
    doc: 'Reopens good guys, every five minutes, whose listing changed in a way that matters or was delisted.',
  },
} as const satisfies JobKinds;

/** The queue of the service. */
export type ServiceJobs = JobQueue<typeof JOB_KINDS>;

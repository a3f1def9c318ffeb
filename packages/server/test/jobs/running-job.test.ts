import { expect, it } from 'vitest';
import type { JobStore } from '../../src/db/jobs/job-store.ts';
import type { JobHandler } from '../../src/jobs/job-queue.ts';
import { RunningJob } from '../../src/jobs/running-job.ts';

const JOB = { id: 'one', kind: 'copy', key: 'one', data: {}, retriesLeft: 1 };
const TIMES = { leaseMs: 300, pollMs: 10 };

/** A store that notes what became of the job; `fails` says which calls cannot reach the database. */
function storeThat(fails: (call: string, before: number) => boolean): {
  readonly store: JobStore;
  readonly calls: string[];
} {
  const calls: string[] = [];
  const note = (call: string) => async (): Promise<void> => {
    const before = calls.filter((one) => one === call).length;
    calls.push(call);
    if (fails(call, before)) throw new Error('The database is away, says the test.');
  };
  const none = (): never => {
    throw new Error('not asked for');
  };
  const [renew, complete, fail, giveBack] = [note('renew'), note('complete'), note('fail'), note('giveBack')];
  const others = { open: none, add: none, take: none, counts: none, failed: none, retry: none, close: none };
  return { calls, store: { ...others, renew, complete, fail, giveBack } };
}

const run = (store: JobStore, handler: JobHandler<unknown>, stopping = new AbortController().signal) =>
  new RunningJob({ job: JOB, handler, timeoutMs: 60_000, store, times: TIMES, stopping }).run();

const untilAborted: JobHandler<unknown> = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

it('a job is renewed as long as its handler works', async () => {
  const { store, calls } = storeThat(() => false);
  const enough = Promise.withResolvers<void>();
  const renewed = { ...store, renew: () => store.renew(JOB).then(() => calls.length === 5 && enough.resolve()) };
  const ended = await run({ ...store, renew: async () => void (await renewed.renew()) }, () => enough.promise);
  expect(ended.outcome).toBe('done');
  expect(calls.at(-1)).toBe('complete');
});

it('a handler is aborted where the job could not be renewed in time, and says nothing of a job that others may have', async () => {
  const { store, calls } = storeThat((call) => call === 'renew');
  const { outcome } = await run(store, untilAborted);
  expect(outcome).toBe('lost');
  expect(new Set(calls)).toEqual(new Set(['renew']));
});

it('the end of a job is stored when the database is back', async () => {
  const { store, calls } = storeThat((call, before) => call === 'complete' && before < 3);
  expect((await run(store, async () => {})).outcome).toBe('done');
  expect(calls.filter((call) => call === 'complete')).toHaveLength(4);
});

it('a service that stops does not wait for a database that is away', async () => {
  const { store, calls } = storeThat((call) => call !== 'renew');
  const stopping = AbortSignal.abort();
  expect((await run(store, async () => {}, stopping)).outcome).toBe('lost');
  expect(calls).toEqual(['complete']);
});

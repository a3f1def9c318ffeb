import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JobKinds, reference } from '../../src/jobs/job-kind.ts';
import type { JobRun } from '../../src/jobs/job-queue.ts';
import { type JobRunner, openJobs } from '../../src/jobs/job-runner.ts';
import { JobProblem } from '../../src/jobs/running-job.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';

const KIND = { retries: 1, timeoutMs: 60_000, singleton: false, doc: 'Of a test.' };
const KINDS = {
  copy: { ...KIND, data: z.strictObject({ list: reference }) },
  once: { ...KIND, data: z.strictObject({}), singleton: true },
  brief: { ...KIND, data: z.strictObject({}), timeoutMs: 50, retries: 0 },
  untried: { ...KIND, data: z.strictObject({}), retries: 0 },
} as const satisfies JobKinds;
/** The shortest wait: PostgreSQL counts in seconds. */
const shortestMs = (database: string): number => (database === 'PostgreSQL' ? 1_000 : 200);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-jobs-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe.each(DIALECTS)('jobs on $name', ({ name, make }) => {
  const waitMs = shortestMs(name);
  const times = { leaseMs: 10_000, retryDelayMs: waitMs, retryDelayMaxMs: waitMs, pollMs: 100 };
  let place: TestStore;
  let runs: JobRun[];
  const opened: { readonly storage: Storage; readonly jobs: JobRunner<typeof KINDS> }[] = [];
  beforeEach(async () => {
    place = await make(dir);
    runs = [];
  });
  afterEach(async () => {
    for (const { storage, jobs } of opened.splice(0)) {
      await jobs.stop(0);
      await storage.close();
    }
    await place.remove();
  });

  const open = async (now = Date.now): Promise<(typeof opened)[number]> => {
    const storage = await place.open('service');
    const parts = { store: storage.jobs, kinds: KINDS, times, now };
    const one = { storage, jobs: await openJobs(parts) };
    one.jobs.watch((run) => runs.push(run));
    opened.push(one);
    return one;
  };
  const close = async ({ storage, jobs }: (typeof opened)[number], graceMs = 10_000): Promise<void> => {
    opened.splice(0);
    await jobs.stop(graceMs);
    await storage.close();
  };
  const outcomes = () => runs.map(({ outcome }) => outcome);

  it('can be looked at by a command before a service ever ran', async () => {
    const storage = await place.open('command');
    expect([await storage.jobs.counts(), await storage.jobs.failed()]).toEqual([[], []]);
    expect(await storage.jobs.retry('00000000-0000-4000-8000-000000000000')).toBe(false);
    await storage.close();
  });

  it('can be used by processes that start together on an empty database', async () => {
    const storages: Storage[] = [];
    for (const _ of [1, 2, 3]) storages.push(await place.open('service'));
    const rules = [{ kind: 'copy', retries: 1, timeoutMs: 60_000 }];
    await Promise.all(storages.map(({ jobs }) => jobs.open(rules, times)));
    const job = { kind: 'copy', key: 'a', data: {}, startAfterMs: 0 };
    const added = await Promise.all(storages.map(({ jobs }) => jobs.add({ ...job, id: randomUUID() })));
    expect(added.filter(Boolean)).toHaveLength(1);
    const taken = await Promise.all(storages.map(({ jobs }) => jobs.take('copy')));
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    for (const storage of storages) await storage.close();
  });

  it('are done once each, with their data', async () => {
    const { jobs } = await open();
    const done: string[] = [];
    jobs.work('copy', async ({ list }) => void done.push(list));
    for (const list of ['a', 'b', 'c']) await jobs.send('copy', { list });
    await expect.poll(() => done.toSorted()).toEqual(['a', 'b', 'c']);
    await expect.poll(() => jobs.counts()).toEqual([]);
    await expect.poll(outcomes).toEqual(['done', 'done', 'done']);
  });

  it('carry references, not texts with spaces', async () => {
    const { jobs } = await open();
    await expect(jobs.send('copy', { list: 'Orvanth Melkesh' })).rejects.toThrow();
    expect(await jobs.counts()).toEqual([]);
  });

  it('of one key are unfinished once at a time, also while one runs', async () => {
    const { jobs } = await open();
    expect(await jobs.send('copy', { list: 'a' }, { key: 'a' })).not.toBeNull();
    expect(await jobs.send('copy', { list: 'a' }, { key: 'a' })).toBeNull();
    expect(await jobs.send('copy', { list: 'b' }, { key: 'b' })).not.toBeNull();
    expect(await jobs.send('once', {})).not.toBeNull();
    expect(await jobs.send('once', {})).toBeNull();
    const running = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    jobs.work('once', async () => {
      running.resolve();
      await mayEnd.promise;
    });
    await running.promise;
    expect(await jobs.send('once', {})).toBeNull();
    expect(await jobs.counts()).toEqual([
      { kind: 'copy', queued: 2, active: 0, failed: 0 },
      { kind: 'once', queued: 0, active: 1, failed: 0 },
    ]);
    mayEnd.resolve();
    await expect.poll(() => jobs.send('once', {})).not.toBeNull();
  });

  it('wait as long as they should', async () => {
    const { jobs } = await open();
    const sentMs = performance.now();
    let doneMs = 0;
    jobs.work('once', async () => {
      doneMs = performance.now();
    });
    await jobs.send('once', {}, { startAfterMs: waitMs });
    await expect.poll(() => doneMs).toBeGreaterThan(0);
    expect(doneMs - sentMs).toBeGreaterThan(waitMs - 50);
  });

  it('that fail are tried again after a while', async () => {
    const { jobs } = await open();
    const triedMs: number[] = [];
    jobs.work('once', async () => {
      triedMs.push(performance.now());
      if (triedMs.length === 1) throw new JobProblem('The disk is full.');
    });
    await jobs.send('once', {});
    await expect.poll(outcomes).toEqual(['retried', 'done']);
    const [first = 0, second = 0] = triedMs;
    expect(second - first).toBeGreaterThan(waitMs - 50);
    expect(await jobs.counts()).toEqual([]);
  });

  it('that fail for good stay, say why, and can be tried again', async () => {
    const { jobs, storage } = await open();
    let isFixed = false;
    jobs.work('copy', async () => {
      if (!isFixed) throw new JobProblem('The disk is full.');
    });
    await jobs.send('copy', { list: 'a' }, { key: 'a' });
    await expect.poll(outcomes).toEqual(['retried', 'failed']);
    expect(await jobs.counts()).toEqual([{ kind: 'copy', queued: 0, active: 0, failed: 1 }]);
    const [failed] = await storage.jobs.failed();
    expect(failed).toMatchObject({ kind: 'copy', data: { list: 'a' }, problem: 'The disk is full.' });
    expect(Math.abs(Date.now() - (failed?.failedAt ?? 0))).toBeLessThan(60_000);
    expect(await storage.jobs.retry('none')).toBe(false);
    isFixed = true;
    expect(await storage.jobs.retry(failed?.id ?? '')).toBe(true);
    await expect.poll(outcomes).toEqual(['retried', 'failed', 'done']);
    expect(await storage.jobs.failed()).toEqual([]);
    expect(await jobs.counts()).toEqual([]);
  });

  it('that failed for good are gone when a later one of the same key is done', async () => {
    const { jobs, storage } = await open();
    let isFixed = false;
    jobs.work('copy', async () => {
      if (!isFixed) throw new JobProblem('The disk is full.');
    });
    for (const key of ['a', 'b']) await jobs.send('copy', { list: key }, { key });
    await expect.poll(async () => (await storage.jobs.failed()).length).toBe(2);
    isFixed = true;
    await jobs.send('copy', { list: 'a' }, { key: 'a' });
    await expect.poll(async () => (await storage.jobs.failed()).map(({ data }) => data)).toEqual([{ list: 'b' }]);
  });

  it('keep the words of expected faults only, since others may hold names', async () => {
    const { jobs, storage } = await open();
    jobs.work('once', () => Promise.reject(new TypeError('Orvanth Melkesh is no list')));
    await jobs.send('once', {});
    await expect.poll(async () => (await storage.jobs.failed()).length).toBe(1);
    expect((await storage.jobs.failed())[0]?.problem).toBe('It failed (TypeError).');
  });

  it('that take too long are aborted and count as failed', async () => {
    const { jobs, storage } = await open();
    jobs.work('brief', (_, { signal }) => untilAborted(signal));
    await jobs.send('brief', {});
    await expect.poll(async () => (await storage.jobs.failed())[0]?.problem).toBe('It took too long.');
  });

  it('that stop is asked to wait for may end', async () => {
    const one = await open();
    const running = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    one.jobs.work('once', async () => {
      running.resolve();
      await mayEnd.promise;
    });
    await one.jobs.send('once', {});
    await running.promise;
    const closed = close(one);
    mayEnd.resolve();
    await closed;
    expect(outcomes()).toEqual(['done']);
    const { jobs } = await open();
    expect(await jobs.counts()).toEqual([]);
  });

  it.each([
    { name: 'that heed the signal', heeds: true },
    { name: 'that do not end within the time to stop', heeds: false },
  ])('$name are given back, and do not count as tried', async ({ heeds }) => {
    for (let time = 0; time < 3; time += 1) {
      const one = await open();
      const running = Promise.withResolvers<void>();
      one.jobs.work('untried', async (_, { signal }) => {
        running.resolve();
        await (heeds ? untilAborted(signal) : new Promise(() => {}));
      });
      if (time === 0) await one.jobs.send('untried', {});
      await running.promise;
      await close(one, heeds ? 10_000 : 10);
    }
    const { jobs } = await open();
    expect(await jobs.counts()).toEqual([{ kind: 'untried', queued: 1, active: 0, failed: 0 }]);
  });

  it('of a schedule are queued once at each tick, however many nodes ask for them', async () => {
    let nowMs = Date.parse('2026-03-15T12:00:01Z');
    const { jobs } = await open(() => nowMs);
    const ticks: string[] = [];
    jobs.work('copy', async ({ list }) => void ticks.push(list));
    for (const _ of [1, 2, 3]) {
      jobs.every('copy', 3_600_000, { list: 'hourly' });
      jobs.every('copy', '0 0 * * MON', { list: 'weekly' }, { key: 'weekly' });
    }
    await expect.poll(() => ticks.toSorted()).toEqual(['hourly', 'weekly']);
    nowMs += 3_600_000;
    await expect.poll(() => ticks.toSorted()).toEqual(['hourly', 'hourly', 'weekly']);
    await jobs.send('copy', { list: 'last' });
    await expect.poll(() => ticks.at(-1)).toBe('last');
    expect(ticks).toHaveLength(4);
  });

  it('of a tick that is done are not queued again by a service that starts', async () => {
    const nowMs = Date.now();
    for (let time = 0; time < 2; time += 1) {
      const one = await open(() => nowMs);
      one.jobs.work('once', async () => {});
      one.jobs.every('once', '* * * * *', {});
      await one.jobs.send('once', {}, { key: `${time}` });
      await expect.poll(outcomes).toHaveLength(2 + time);
      await close(one);
    }
  });
});

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

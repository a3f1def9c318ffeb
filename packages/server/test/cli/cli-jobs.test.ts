import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openInstallation } from '../../src/app/open-installation.ts';
import { jobsCommand } from '../../src/cli/jobs.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { JOB_KINDS } from '../../src/jobs/job-kinds.ts';
import { openJobs } from '../../src/jobs/job-runner.ts';
import { JobProblem } from '../../src/jobs/running-job.ts';

const TIMES = { leaseMs: 10_000, retryDelayMs: 1, retryDelayMaxMs: 1, pollMs: 10 };

let dir: string;
let written: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-jobs-cli-'));
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  await rm(dir, { recursive: true });
});

async function makeInstallation(): Promise<void> {
  await (await openInstallation(resolveSettings({ DATA_DIR: dir }), { openFor: 'service' })).storage.close();
}

/** What a service leaves whose purge never works. */
async function failPurge(): Promise<void> {
  const { storage } = await openInstallation(resolveSettings({ DATA_DIR: dir }), { openFor: 'service' });
  const jobs = await openJobs({ store: storage.jobs, kinds: JOB_KINDS, times: TIMES, now: Date.now });
  jobs.work('purge', () => Promise.reject(new JobProblem('The folder is read-only, says the test.')));
  await jobs.send('purge', {});
  await expect.poll(async () => (await storage.jobs.failed()).length).toBe(1);
  await jobs.stop(1_000);
  await storage.close();
}

it('lists nothing where nothing waits', async () => {
  await makeInstallation();
  await jobsCommand(['list', '--data', dir]);
  expect(written.join('')).toBe('No job waits, and none failed.\n');
  expect(process.exitCode).toBeUndefined();
});

it('says why a job failed for good, and queues it again', async () => {
  await failPurge();
  await jobsCommand(['list', '--data', dir]);
  expect(written.join('')).toMatch(
    /^purge {11}0 queued, 0 active, 1 failed\nfailed {2}\S+ {2}purge .*read-only, says the test\.\n$/,
  );
  expect(process.exitCode).toBe(1);
  written = [];
  await jobsCommand(['retry', '--all', '--data', dir]);
  expect(written.join('')).toMatch(/^\S+ is queued again\.\n$/);
  written = [];
  await jobsCommand(['list', '--json', '--data', dir]);
  expect(JSON.parse(written.join(''))).toEqual({
    counts: [{ kind: 'purge', queued: 1, active: 0, failed: 0 }],
    failed: [],
  });
});

it('knows no other job', async () => {
  await makeInstallation();
  await expect(jobsCommand(['retry', 'none', '--data', dir])).rejects.toThrow('namesake jobs list');
  await expect(jobsCommand(['retry', '--data', dir])).rejects.toThrow('list, retry ID, or retry --all');
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJobs } from '../../src/jobs/job-runner.ts';
import { openStorage } from '../../src/stores/open-storage.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { stepsIn, WORKER_KINDS, WORKER_TIMES } from '../support/job-worker.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

const WORKER = fileURLToPath(new URL('../support/job-worker.ts', import.meta.url));
const ITEMS = Array.from({ length: 12 }, (_, n) => `item-${n}`);
const STEPS = ITEMS.flatMap((item) => [1, 2, 3].map((step) => `${item} ${step}`));
/** How many steps are done when a worker is killed: in the middle of a job, at its end, and between two. */
const KILLED_AT = [2, 9, 16];

let dir: string;
let database: TestDatabase | undefined;
const workers = new Set<ChildProcess>();
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-killed-jobs-'));
});
afterEach(async () => {
  for (const worker of workers) await kill(worker);
  await database?.drop();
  database = undefined;
  await rm(dir, { recursive: true });
});

const work = (): ChildProcess => {
  const args = [WORKER, dir, file(), database?.url ?? ''];
  const worker = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  workers.add(worker);
  return worker;
};
const file = (): string => join(dir, 'steps');

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker);
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

const open = (): Promise<Storage> => openStorage({ dataDir: dir, databaseUrl: database?.url ?? null });

describe.each([
  { name: 'SQLite', atATime: 1 },
  { name: 'PostgreSQL', atATime: 2 },
])('jobs on $name whose process is killed', ({ name, atATime }) => {
  it('are finished by another one: every step is done, and none twice', async () => {
    if (name === 'PostgreSQL') database = await testDatabase('made');
    const storage = await open();
    const jobs = await openJobs({ store: storage.jobs, kinds: WORKER_KINDS, times: WORKER_TIMES, now: Date.now });
    for (const item of ITEMS) await jobs.send('steps', { item }, { key: item });
    await jobs.stop(0);
    await storage.close();

    let running = Array.from({ length: atATime }, work);
    for (const count of KILLED_AT) {
      await expect.poll(() => stepsIn(file()).length).toBeGreaterThanOrEqual(count);
      const [victim, ...others] = running;
      if (victim !== undefined) await kill(victim);
      running = [...others, work()];
    }
    await expect.poll(() => stepsIn(file()).length).toBe(STEPS.length);
    expect(stepsIn(file()).toSorted()).toEqual(STEPS.toSorted());
    const left = await open();
    await expect.poll(() => left.jobs.counts()).toEqual([]);
    for (const worker of running) await kill(worker);
    expect(stepsIn(file())).toHaveLength(STEPS.length);
    await left.close();
  });
});

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type CpuMs, cpuOf, residentMb } from './process-figures.ts';

/** The real service as a separate process, with a temporary data folder. */
export type RunningService = {
  readonly base: string;
  /** From process start until searches were answered. */
  readonly readyMs: number;
  /** Resolves when the background work after the first response is done. */
  readonly settled: () => Promise<void>;
  /** Creates an API token with the command that operators use; with the given scopes, or its defaults. */
  readonly token: (scopes?: string) => Promise<string>;
  /** Resident memory in MB (10⁶ bytes); null if the system has no /proc. */
  readonly rssMb: () => number | null;
  /** CPU time so far; null if the system has no /proc. */
  readonly cpu: () => CpuMs | null;
  /** Database size in bytes, including data not yet in its main file. */
  readonly databaseBytes: () => number;
  /** Stops it and waits until its records are in the database's main file. */
  readonly end: () => Promise<void>;
  readonly remove: () => void;
};

const READY_WITHIN_MS = 120_000;

/** Starts the service on a folder of lists of any age, or on the fictional sample if `lists` is null. */
export async function startService(lists: string | null, environment: NodeJS.ProcessEnv = {}): Promise<RunningService> {
  const data = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const from = lists === null ? ['--offline'] : ['--lists', lists, '--lists-attested', 'measuring how fast it is'];
  const env = { ...process.env, ...environment };
  const started = performance.now();
  const service = spawn('namesake', ['serve', '--port', String(port), '--data', data, ...from], {
    stdio: 'ignore',
    env,
  });
  const ended = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    service.kill('SIGTERM');
    await ended;
  };
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  try {
    await untilReady(base, started);
  } catch (error) {
    await end();
    remove();
    throw error;
  }
  return {
    base,
    readyMs: Math.round(performance.now() - started),
    settled: () => untilIdle(service.pid),
    token: async (scopes) => {
      const may = scopes === undefined ? [] : ['--scopes', scopes];
      const make = ['tokens', 'create', '--name', 'bench', '--data', data, ...may];
      return (await promisify(execFile)('namesake', make, { env })).stdout.trim();
    },
    rssMb: () => residentMb(service.pid),
    cpu: () => cpuOf(service.pid),
    databaseBytes: () => {
      const files = readdirSync(data).filter((name) => /^namesake\.db(?:-wal)?$/.test(name));
      return files.reduce((sum, name) => sum + statSync(join(data, name)).size, 0);
    },
    end,
    remove,
  };
}

async function untilReady(base: string, started: number): Promise<void> {
  while (performance.now() - started < READY_WITHIN_MS) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The service was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

/** CPU milliseconds per second up to which the process counts as idle. */
const IDLE_MS = 50;

async function untilIdle(pid: number | undefined): Promise<void> {
  for (let before = cpuOf(pid); before !== null; ) {
    await wait(1_000);
    const after = cpuOf(pid);
    if (after === null || after.all - before.all <= IDLE_MS) return;
    before = after;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

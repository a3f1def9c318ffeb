import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Resident memory of the service in MB (10⁶ bytes); null where the system has no /proc. */
export type ServiceMemory = {
  readonly readyMs: number;
  readonly rssReadyMb: number | null;
  readonly rssSearchedMb: number | null;
};

const READY_WITHIN_MS = 120_000;
const SETTLE_MS = 10_000;
const SEARCHES = 3000;
const AT_ONCE = 8;

/** Starts the service on a folder of lists, searches it over HTTP, and reads how much memory it holds. */
export async function measureService(lists: string, texts: readonly string[]): Promise<ServiceMemory> {
  const data = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const service = spawn('namesake', ['serve', '--lists', lists, '--port', String(port), '--data', data], {
    stdio: 'ignore',
  });
  try {
    await untilReady(base, started);
    const readyMs = Math.round(performance.now() - started);
    await wait(SETTLE_MS);
    const rssReadyMb = residentMb(service.pid);
    const { stdout } = await promisify(execFile)('namesake', ['tokens', 'create', '--name', 'bench', '--data', data]);
    await searchAll(base, stdout.trim(), texts);
    return { readyMs, rssReadyMb, rssSearchedMb: residentMb(service.pid) };
  } finally {
    service.kill('SIGTERM');
    await new Promise((resolve) => service.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}

async function searchAll(base: string, token: string, texts: readonly string[]): Promise<void> {
  let next = 0;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const worker = async () => {
    while (next < SEARCHES) {
      const searchText = texts[next++ % texts.length];
      const answer = await fetch(`${base}/api/v1/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ searchText }),
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function untilReady(base: string, started: number): Promise<void> {
  while (performance.now() - started < READY_WITHIN_MS) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The service was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** VmRSS of a process and, where the command handed over to another, of that one. */
function residentMb(pid: number | undefined): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
    const kilobytes = [String(pid), ...children].map((id) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0),
    );
    return Math.round((Math.max(...kilobytes) * 1024) / 1e6);
  } catch {
    return null;
  }
}

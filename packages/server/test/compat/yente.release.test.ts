import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestService } from '../support/test-service.ts';
import { startWatchman } from './watchman-service.ts';
import { RECORDED, type YenteStep } from './yente-recorded.ts';

/** The newest client on PyPI when this was written. */
const CLIENT = 'yente-client==0.2.0';
const PROGRAM = fileURLToPath(new URL('yente-client.py', import.meta.url));
const MINUTE_MS = 60_000;

const run = promisify(execFile);
let service: TestService;
let dir: string;
beforeAll(async () => {
  service = await startWatchman();
  dir = await mkdtemp(join(tmpdir(), 'namesake-yente-'));
  await run('python3', ['-m', 'venv', dir]);
  await run(join(dir, 'bin', 'pip'), ['install', '--quiet', CLIENT], { timeout: 8 * MINUTE_MS });
}, 10 * MINUTE_MS);
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

async function said(token: string): Promise<Readonly<Record<string, YenteStep>>> {
  const { stdout } = await run(join(dir, 'bin', 'python'), [PROGRAM, `${service.url}/compat/yente`, token]);
  return JSON.parse(stdout);
}

it('yente’s own client of Python, unchanged, is answered whatever it asks, or refused with an error', async () => {
  expect(await said(await service.token())).toEqual(RECORDED);
});

it('yente’s own client of Python reports a refusal as an error, never as an empty list', async () => {
  const { healthz, readyz, datasets, algorithms, ...others } = await said(
    await service.token({ scopes: ['lists:read'] }),
  );
  for (const step of Object.values(others)) expect(step.answer).toBeUndefined();
});

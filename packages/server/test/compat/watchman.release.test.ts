import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WATCHMAN_BASE } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from '../support/test-service.ts';
import { RECORDED, type RecordedSearch } from './watchman-recorded.ts';
import { startWatchman } from './watchman-service.ts';

/** The newest client on Go's proxy when this was written. */
const CLIENT = 'github.com/moov-io/watchman@v0.61.1';
const PROGRAM = fileURLToPath(new URL('watchman-client.go', import.meta.url));
const MINUTE_MS = 60_000;

let service: TestService;
let dir: string;
beforeAll(async () => {
  service = await startWatchman();
  dir = await mkdtemp(join(tmpdir(), 'namesake-watchman-'));
  await cp(PROGRAM, join(dir, 'main.go'));
  await go('mod', 'init', 'searches');
  await go('get', CLIENT);
  await go('build', '-o', 'searches', '.');
}, 10 * MINUTE_MS);
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

async function go(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, GOFLAGS: '-mod=mod', PATH: `${process.env['PATH']}:/usr/local/go/bin` };
  return (await promisify(execFile)('go', args, { cwd: dir, env, timeout: 8 * MINUTE_MS })).stdout;
}

type Said = { readonly searches: readonly RecordedSearch[]; readonly lists: Readonly<Record<string, number>> };

async function searches(token: string, way: 'transport' | 'address'): Promise<Said> {
  const { stdout } = await promisify(execFile)(join(dir, 'searches'), [service.url + WATCHMAN_BASE, token, way]);
  return JSON.parse(stdout);
}

describe('Watchman’s own Go client, unchanged', () => {
  it.each(['transport', 'address'] as const)('searches a party of each type, with the token in its %s', async (way) => {
    const said = await searches(await service.token(), way);
    expect(said.searches).toEqual(RECORDED);
    expect(said.lists).toEqual({ list_a: 2, list_b: 2 });
  });

  it('reports a refusal as an error, never as an empty list', async () => {
    const { secret } = { secret: await service.token({ scopes: ['search:write'] }) };
    const { searches: refused } = await searches(secret, 'transport');
    expect(refused.every(({ failed, found }) => /scope_missing/.test(failed) && found.length === 0)).toBe(true);
  });

  it('is the client whose module the program names', async () => {
    expect(await readFile(join(dir, 'go.mod'), 'utf8')).toContain('github.com/moov-io/watchman v0.61.1');
  });
});

import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToken, headersOf, Load, lostOf, readyz } from '../support/load.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

let dir: string;
let service: SpawnedService | undefined;
let load: Load | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-backup-'));
  await mkdir(join(dir, 'lists'));
});
afterEach(async () => {
  await load?.end();
  await service?.end('SIGKILL').catch(() => undefined);
  [service, load] = [undefined, undefined];
  await rm(dir, { recursive: true });
});

const publish = (day: string, persons: readonly number[]): Promise<void> =>
  writeFile(join(dir, 'lists', 'consolidated.xml'), unListOf(day, persons));
const start = async (dataDir: string): Promise<SpawnedService> => {
  service = await spawnService(dataDir, ['--lists', join(dir, 'lists')]);
  return service;
};

/** A service with a token, recorded screenings, an administrator’s link and fifteen held removals. */
async function busyService(dataDir: string): Promise<{ readonly url: string; readonly token: string }> {
  await publish('2026-02-01', numbers(10, 70));
  const { url } = await start(dataDir);
  const token = await createToken(dataDir, '--scopes', 'search:write,search:read,lists:read,lists:write');
  await publish('2026-02-02', numbers(10, 55));
  const refresh = { method: 'POST', headers: headersOf(token), body: '{}' };
  expect((await fetch(`${url}/api/v1/lists/un_sc/refresh`, refresh)).status).toBe(202);
  const list = async () => (await fetch(`${url}/api/v1/lists/un_sc`, { headers: headersOf(token) })).json();
  await expect.poll(async () => Object(await list()).refresh.state).toBe('done');
  return { url, token };
}

async function answerFor(url: string, token: string, searchText: string): Promise<unknown> {
  const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify({ searchText }) };
  return (await fetch(`${url}/api/v1/search`, init)).json();
}

it('a backup that is made under load restores every record that was answered before it, tokens, and held removals', async () => {
  const { url, token } = await busyService(join(dir, 'data'));
  load = new Load(url, token, 4);
  await load.answers(100);
  const before = [...load.answered];
  const file = join(dir, 'backup.tar.zst');
  const made = await runCommand(['backup', file, '--data', join(dir, 'data')]);
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 API token, .*15 held removals/) });
  await load.end();
  await service?.end('SIGKILL');
  await rm(join(dir, 'data'), { recursive: true });

  expect(await runCommand(['restore', '--check', file])).toMatchObject({ code: 0 });
  const restored = join(dir, 'restored');
  expect(await runCommand(['restore', file, '--data', restored])).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining('warning'),
  });
  const again = await start(restored);
  expect(await lostOf(again.url, token, before)).toEqual([]);
  expect(await readyz(again.url)).toMatchObject({ code: 200, complete: true });
  expect(await answerFor(again.url, token, nameOf(60))).toMatchObject({
    outcome: 'potential_match',
    complete: true,
    results: [{ listings: [{ status: 'held' }] }],
    coverage: { heldRemovals: [{ list: 'un_sc', count: 15 }] },
  });
});

it('a plain copy of the database alone, restored, clears nobody that was held', async () => {
  const { token } = await busyService(join(dir, 'data'));
  await service?.end('SIGTERM');
  const copy = join(dir, 'copy');
  await mkdir(copy);
  for (const name of ['namesake.db', 'secret']) await copyFile(join(dir, 'data', name), join(copy, name));
  const again = await start(copy);
  expect(await answerFor(again.url, token, nameOf(60))).toMatchObject({
    code: 'lists_unavailable',
    detail: expect.stringContaining('lacks 15 listings'),
  });
  expect(again.said()).toContain('what this file removes was not checked');
  const made = await runCommand(['backup', join(dir, 'backup.tar.zst'), '--data', copy]);
  expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('lacks 1 stored version of') });
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

let dir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-killed-'));
  await mkdir(join(dir, 'lists'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  await rm(dir, { recursive: true });
});

const dataDir = (): string => join(dir, 'data');
const publish = (day: string, persons: readonly number[]) =>
  writeFile(join(dir, 'lists', 'consolidated.xml'), unListOf(day, persons));
const start = async (): Promise<SpawnedService> => {
  service = await spawnService(dataDir(), ['--lists', join(dir, 'lists')]);
  return service;
};
/** Versions that were written to the end: what was being written when the service was killed is swept a day later. */
const contents = async (): Promise<number> =>
  (await readdir(join(dataDir(), 'versions'))).filter((name) => !name.endsWith('.part')).length;

it('a service that is killed while it refreshes loses no version, and has the new one after the start', async () => {
  await publish('2026-02-01', numbers(0, 40));
  let { url, said, end } = await start();
  const scopes = 'search:write,lists:read,lists:write';
  const made = await runCommand(['tokens', 'create', '--name', 't', '--scopes', scopes, '--data', dataDir()]);
  const headers = { authorization: `Bearer ${made.stdout.trim()}`, 'content-type': 'application/json' };
  const refresh = () =>
    fetch(`${url}/api/v1/lists/un_sc/refresh`, {
      method: 'POST',
      headers: { authorization: headers.authorization },
    }).catch(() => undefined);
  const outcome = async (number: number) => {
    const body = JSON.stringify({ searchText: nameOf(number) });
    const answer = await fetch(`${url}/api/v1/search`, { method: 'POST', headers, body });
    return Object(await answer.json()).outcome;
  };
  const versions = async () => {
    const answer = await fetch(`${url}/api/v1/lists/un_sc/versions`, { headers });
    return Array.from<object>(Object(await answer.json()).items);
  };

  // Once in the middle of building, once when the new version was written and perhaps not yet searched.
  await publish('2026-02-02', numbers(0, 42));
  const first = refresh();
  await expect.poll(() => said().split('building the index').length).toBeGreaterThan(2);
  await end('SIGKILL');
  await first;
  ({ url, said, end } = await start());
  expect([await outcome(41), await outcome(0)]).toEqual(['potential_match', 'potential_match']);
  expect(await versions()).toMatchObject([
    { active: true, recordCount: 42, changes: { added: 2 } },
    { recordCount: 40 },
  ]);

  await publish('2026-02-03', numbers(0, 44));
  const second = refresh();
  await expect.poll(contents).toBeGreaterThan(2);
  await end('SIGKILL');
  await second;
  ({ url, said, end } = await start());
  expect(await outcome(43)).toBe('potential_match');
  expect(await versions()).toMatchObject([
    { active: true, kept: true, recordCount: 44 },
    { active: false, kept: true, recordCount: 42 },
    { active: false, kept: true, recordCount: 40 },
  ]);
  expect(await contents()).toBe(3);
});

import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToken, lostOf, readyz, search } from '../support/load.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-unusable-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  service = undefined;
  await rm(dataDir, { recursive: true });
});

const path = (): string => join(dataDir, 'namesake.db');

it('a database that another program holds locked is told as that, and goes on when it is let go', async () => {
  service = await spawnService(dataDir);
  const token = await createToken(dataDir);
  const { url } = service;
  const first = await search(url, token, 'Somebody Else');
  const other = new Database(path());
  other.exec('begin immediate');
  // Waits for the other program as long as the database does.
  expect(await search(url, token, 'Somebody Else')).toMatchObject({ status: 503, code: 'storage_unavailable' });
  const problems = [expect.stringContaining('Another program holds the database locked')];
  expect(await readyz(url)).toMatchObject({ code: 503, status: 'storage_unavailable', problems });
  other.exec('rollback');
  other.close();
  await expect.poll(() => readyz(url)).toMatchObject({ code: 200, problems: [] });
  const last = await search(url, token, 'Somebody Else');
  expect(last.status).toBe(200);
  expect(await lostOf(url, token, [first.searchId ?? '', last.searchId ?? ''])).toEqual([]);
});

it('a database that is damaged while the service runs is answered from no more', async () => {
  service = await spawnService(dataDir);
  const token = await createToken(dataDir);
  await search(service.url, token, 'Somebody Else');
  await service.end('SIGTERM');
  service = await spawnService(dataDir);
  const { url } = service;
  const { size } = await stat(path());
  const handle = await open(path(), 'r+');
  await handle.write(Buffer.alloc(size - 4_096, 0xa5), 0, size - 4_096, 4_096);
  await handle.close();
  await expect.poll(async () => (await search(url, token, 'Somebody Else')).status).toBe(503);
  const problems = [expect.stringContaining('The database is damaged')];
  expect(await readyz(url)).toMatchObject({ code: 503, status: 'storage_unavailable', problems });
  expect(await search(url, token, 'Somebody Else')).toMatchObject({ status: 503, code: 'storage_unavailable' });
});

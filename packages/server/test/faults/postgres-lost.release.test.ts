import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { headersOf, Load, lostOf, readyz } from '../support/load.ts';
import { onDatabase } from '../support/postgres.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';
import { type StartedPostgres, startPostgres } from '../support/start-postgres.ts';

let dataDir: string;
let postgres: StartedPostgres;
let environment: NodeJS.ProcessEnv;
let service: SpawnedService | undefined;
let load: Load | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-postgres-lost-'));
  postgres = await startPostgres();
  await onDatabase(postgres.url(), 'create database namesake');
  environment = {
    NAMESAKE_DATABASE_URL: postgres.url('namesake'),
    NAMESAKE_SECRET: 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e',
  };
});
afterEach(async () => {
  await load?.end();
  await service?.end('SIGKILL').catch(() => undefined);
  [service, load] = [undefined, undefined];
  await postgres.remove();
  await rm(dataDir, { recursive: true });
});

async function started(): Promise<{ readonly url: string; readonly token: string }> {
  service = await spawnService(dataDir, ['--offline'], environment);
  const args = ['tokens', 'create', '--name', 'test', '--data', dataDir];
  return { url: service.url, token: (await runCommand(args, '', environment)).stdout.trim() };
}

/** The server may need a moment until what it left is gone. */
const startAgain = (): Promise<void> =>
  expect
    .poll(() =>
      postgres.start().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

describe('a PostgreSQL server', () => {
  it('that is killed under load has every answered screening when it is back, in a whole chain', async () => {
    const { url, token } = await started();
    load = new Load(url, token, 8);
    for (const _ of [1, 2]) {
      await load.answers(150);
      await postgres.kill();
      await load.refusals(3);
      await startAgain();
    }
    await load.answers(50);
    await load.end();
    expect([...new Set(load.refused)]).toEqual(['storage_unavailable']);
    expect(await lostOf(url, token, load.answered)).toEqual([]);
    await service?.end('SIGTERM');
    const [twice] = await onDatabase(
      postgres.url('namesake'),
      'select count(*)::int as n from (select id from screening group by id having count(*) > 1) doubled',
    );
    expect(twice).toEqual({ n: 0 });
    const source = { kind: 'postgres', url: postgres.url('namesake') } as const;
    const verified = await verifyStore(source, { here: verifyRange, allSignatures: true });
    expect(verified).toMatchObject({ broken: null, unsealed: 0 });
    expect(verified.screenings).toBeGreaterThanOrEqual(load.answered.length);
  });

  it('that cannot be reached makes searches 503 with a time to come back, and the service recovers by itself', async () => {
    const { url, token } = await started();
    const search = () =>
      fetch(`${url}/api/v1/search`, {
        method: 'POST',
        headers: headersOf(token),
        body: JSON.stringify({ searchText: 'Tolbrecht Quelmar' }),
      });
    expect((await search()).status).toBe(200);
    await postgres.stop();
    await expect.poll(async () => (await search()).status).toBe(503);
    const refused = await search();
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'storage_unavailable' });
    await expect.poll(async () => (await readyz(url))['code']).toBe(503);
    await postgres.start();
    await expect.poll(async () => (await readyz(url))['code']).toBe(200);
    expect((await search()).status).toBe(200);
    expect(service?.said()).toContain('PostgreSQL server cannot be reached');
    // The password of the URL.
    expect(`${service?.said()}${service?.log()}`).not.toContain('postgres:postgres');
  });
});

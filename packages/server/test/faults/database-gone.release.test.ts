import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createToken, Load, lostOf, readyz, search } from '../support/load.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
let load: Load | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-gone-'));
});
afterEach(async () => {
  await load?.end();
  await service?.end('SIGKILL').catch(() => undefined);
  [service, load] = [undefined, undefined];
  await rm(dataDir, { recursive: true });
});

const file = (name = ''): string => join(dataDir, `namesake.db${name}`);

async function underLoad(): Promise<{ readonly url: string; readonly token: string; readonly load: Load }> {
  service = await spawnService(dataDir);
  const token = await createToken(dataDir);
  load = new Load(service.url, token, 4);
  await load.answers(50);
  return { url: service.url, token, load };
}

async function restarted(): Promise<string> {
  await service?.end('SIGTERM');
  service = await spawnService(dataDir);
  return service.url;
}

describe('a database that goes away while the service runs', () => {
  const FILES = [
    ['the database', ''],
    ['its log', '-wal'],
    ['the index of its log', '-shm'],
  ] as const;

  it('refuses every search while one of its files is gone, goes on when that is back, and has lost nothing', async () => {
    const { url, token, load } = await underLoad();
    for (const [what, suffix] of FILES) {
      const refusedBefore = load.refused.length;
      await rename(file(suffix), file('.away'));
      await load.refusals(20);
      const during = load.answered.length;
      await load.refusals(20);
      expect(load.answered.length, what).toBe(during);
      expect(new Set(load.refused.slice(refusedBefore)), what).toEqual(new Set(['storage_unavailable']));
      expect(await readyz(url), what).toMatchObject({
        code: 503,
        status: 'storage_unavailable',
        problems: [expect.stringContaining(`namesake.db${suffix} is gone`)],
      });
      await rename(file('.away'), file(suffix));
      await load.answers(20);
      await expect.poll(() => readyz(url)).toMatchObject({ code: 200, problems: [] });
    }
    await load.end();
    expect(service?.said()).toMatch(/warning: namesake\.db\S* is gone[\s\S]*can be written again/);
    // Where nobody searches, a probe notices it.
    await rename(file(), file('.away'));
    expect(await readyz(url)).toMatchObject({ code: 503, status: 'storage_unavailable' });
    await rename(file('.away'), file());
    await expect.poll(async () => (await readyz(url))['code']).toBe(200);
    expect(await lostOf(await restarted(), token, load.answered)).toEqual([]);
  });

  it('keeps what was answered before its log was deleted, when the service is stopped in order', async () => {
    const { token, load } = await underLoad();
    await rm(file('-wal'));
    await load.refusals(10);
    await load.end();
    expect(await lostOf(await restarted(), token, load.answered)).toEqual([]);
  });
});

describe('a database that is replaced while the service runs', () => {
  it('is refused until the restart, and then is the one that counts', async () => {
    service = await spawnService(dataDir);
    const token = await createToken(dataDir);
    await restarted();
    await copyFile(file(), file('.copy'));
    const { url } = service;
    const kept = await search(url, token, 'Somebody Else');
    expect(kept.status).toBe(200);
    await rename(file('.copy'), file());
    expect(await search(url, token, 'Somebody Else')).toMatchObject({ status: 503, code: 'storage_unavailable' });
    expect(await readyz(url)).toMatchObject({ code: 503, problems: [expect.stringContaining('was replaced')] });
    const again = await restarted();
    expect((await search(again, token, 'Somebody Else')).status).toBe(200);
  });

  it('is noticed where a shorter copy is written over it', async () => {
    service = await spawnService(dataDir);
    const token = await createToken(dataDir);
    await restarted();
    const { url } = service;
    expect((await search(url, token, 'Somebody Else')).status).toBe(200);
    expect(await readyz(url)).toMatchObject({ code: 200 });
    const bytes = await readFile(file());
    await writeFile(file(), bytes.subarray(0, bytes.length / 2));
    expect(await search(url, token, 'Somebody Else')).toMatchObject({ status: 503, code: 'storage_unavailable' });
    expect(await readyz(url)).toMatchObject({ code: 503, problems: [expect.stringContaining('was overwritten')] });
  });
});

import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootId, isHeld, type Machine, processStart } from '../../src/lib/data-dir/is-held.ts';
import type { LockOwner } from '../../src/lib/data-dir/lock-file.ts';
import { createToken, readyz, search } from '../support/load.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
const services: SpawnedService[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-lock-'));
});
afterEach(async () => {
  await Promise.allSettled(services.splice(0).map(({ end }) => end('SIGKILL')));
  await rm(dataDir, { recursive: true });
});

const lockPath = (): string => join(dataDir, 'service.lock');
const start = async (): Promise<SpawnedService> => {
  const service = await spawnService(dataDir);
  services.push(service);
  return service;
};
const second = () => runCommand(['serve', '--offline', '--port', '0', '--data', dataDir]);
const ownerNow = async (): Promise<LockOwner> => JSON.parse(await readFile(lockPath(), 'utf8'));

/** This very process as an owner: it runs, and is no service. */
const running: LockOwner = {
  id: 'f'.repeat(16),
  pid: process.pid,
  host: hostname(),
  startedAt: '2026-03-01T00:00:00.000Z',
  boot: bootId(),
  processStart: processStart(process.pid),
};
const leave = (owner: LockOwner): Promise<void> => writeFile(lockPath(), JSON.stringify(owner));

describe('a second service on a data folder', () => {
  it('is refused in one sentence that names the first, which goes on; commands work beside it', async () => {
    const { url, pid, end } = await start();
    const { code, stdout, stderr } = await second();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`is in use by the service with process id ${pid} on host ${hostname()}`);
    expect((await search(url, await createToken(dataDir), 'Somebody Else')).status).toBe(200);
    expect((await runCommand(['users', 'list', '--data', dataDir])).code).toBe(0);
    expect((await runCommand(['lists', 'versions', '--data', dataDir])).code).toBe(0);
    expect(await end('SIGTERM')).toBe(0);
    await expect(stat(lockPath())).rejects.toThrow('ENOENT');
    await start();
  });

  it('is refused where all start at once, but for one', async () => {
    const all = await Promise.allSettled([start(), start(), start()]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of all)
      if (one.status === 'rejected') expect(String(one.reason)).toContain('is in use by the service with process id');
    expect((await ownerNow()).pid).toBe(services[0]?.pid);
  });

  it('is refused where all find the same lock of a dead one', async () => {
    await leave({ ...running, processStart: '1' });
    const all = await Promise.allSettled([start(), start(), start()]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('a lock that was left behind', () => {
  it('is taken over at once after kill -9', async () => {
    const first = await start();
    await first.end('SIGKILL');
    expect((await ownerNow()).pid).toBe(first.pid);
    const { pid } = await start();
    expect((await ownerNow()).pid).toBe(pid);
  });

  it('is taken over where its process id is another program now', async () => {
    await leave({ ...running, processStart: '1' });
    await start();
  });

  it('holds where that very process runs, whatever it may be', async () => {
    await leave(running);
    const { code, stderr } = await second();
    expect([code, stderr]).toEqual([1, expect.stringContaining(`process id ${process.pid} on host ${hostname()}`)]);
  });

  it('of another machine holds until it was silent for half a minute', async () => {
    await leave({ ...running, host: 'elsewhere', boot: 'another boot' });
    const { code, stderr } = await second();
    expect([code, stderr]).toEqual([1, expect.stringContaining('on host elsewhere')]);
    expect(stderr).toMatch(/Its last sign of life was \d+ s ago/);
    const longAgo = new Date(Date.now() - 31_000);
    await utimes(lockPath(), longAgo, longAgo);
    await start();
  });

  it('that cannot be read is taken over when nobody has touched it for half a minute', async () => {
    await writeFile(lockPath(), '');
    expect((await second()).code).toBe(1);
    const longAgo = new Date(Date.now() - 31_000);
    await utimes(lockPath(), longAgo, longAgo);
    await start();
  });
});

describe('a running service', () => {
  it('gives signs of life, and answers nothing any more when its folder was taken over by one that it cannot stop', async () => {
    const { url } = await start();
    const { mtimeMs } = await stat(lockPath());
    const token = await createToken(dataDir);
    await expect.poll(async () => (await stat(lockPath())).mtimeMs).toBeGreaterThan(mtimeMs);
    expect((await search(url, token, 'Somebody Else')).status).toBe(200);
    await leave({ ...running, host: 'elsewhere' });
    await expect
      .poll(() => readyz(url))
      .toMatchObject({
        code: 503,
        status: 'storage_unavailable',
        problems: [expect.stringContaining('was taken over by the service')],
      });
    expect(await search(url, token, 'Somebody Else')).toMatchObject({ status: 503, code: 'storage_unavailable' });
  });
});

describe('whether an owner may still run', () => {
  const here = { host: 'here', boot: 'now', startedAt: '', id: 'a', pid: 7, processStart: '100' };
  const machine: Machine = { host: 'here', boot: 'now', isRunning: (pid) => pid === 7, processStart: () => '100' };
  const blind: Machine = { ...machine, boot: null, processStart: () => null };

  it.each([
    ['its process runs', here, 0, machine, true],
    ['its process runs, however long it was blocked', here, 90_000, machine, true],
    ['its process is gone', { ...here, pid: 8 }, 0, machine, false],
    ['its number is another process now', { ...here, processStart: '99' }, 0, machine, false],
    ['the machine was started anew', { ...here, boot: 'before' }, 0, machine, false],
    ['it was a container of this machine', { ...here, host: 'c0ffee' }, 0, machine, false],
    ['it is another machine', { ...here, host: 'there', boot: 'other' }, 29_000, machine, true],
    ['it is another machine that is silent', { ...here, host: 'there', boot: 'other' }, 30_000, machine, false],
    ['it is another machine whose clock is ahead', { ...here, host: 'there', boot: 'other' }, -5_000, machine, true],
    ['the system tells no start and the number runs', here, 0, blind, true],
    ['the system tells no start and the number is silent', here, 30_000, blind, false],
    ['the system tells no start and the number is gone', { ...here, pid: 8 }, 0, blind, false],
    ['nobody can be read', undefined, 0, machine, true],
    ['nobody can be read and it is old', undefined, 30_000, machine, false],
  ])('%s', (_, owner, silentMs, on, held) => {
    expect(isHeld(owner, silentMs, on)).toBe(held);
  });

  it.runIf(process.platform === 'linux')('knows when a process started, and which start of the machine it is', () => {
    expect(processStart(process.pid)).toMatch(/^\d+$/);
    expect(processStart(1)).not.toBe(processStart(process.pid));
    expect(bootId()).toBe(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  });
});

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUp, type Told } from '../support/administrator.ts';
import { Load, lostOf, readyz } from '../support/load.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
let load: Load | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-full-'));
});
afterEach(async () => {
  await load?.end();
  await service?.end('SIGKILL').catch(() => undefined);
  [service, load] = [undefined, undefined];
  await rm(dataDir, { recursive: true });
});

type Disk = {
  readonly name: string;
  /** Whether this machine can do it. */
  readonly possible: boolean;
  /** Puts the program's command into what makes the fault possible. */
  readonly wrap: (command: readonly string[]) => readonly string[];
  /** The same for a command beside the service. */
  readonly enter: (pid: number, command: readonly string[]) => readonly string[];
  readonly fill: (service: SpawnedService) => void;
  readonly free: (service: SpawnedService) => void;
  readonly says: string;
};

const succeeds = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** The folder as the service sees it, in its own mount namespace. */
const within = (pid: number): string => `/proc/${pid}/root${dataDir}`;

const DISKS: readonly Disk[] = [
  {
    // Needs no privilege: the system refuses to let the log grow, as a failing or overfull disk does.
    name: 'a disk on which files cannot grow',
    possible: succeeds('prlimit', '--version'),
    wrap: (command) => command,
    enter: (_, command) => command,
    fill: ({ pid }) => {
      const bytes = statSync(join(dataDir, 'namesake.db-wal')).size;
      expect(succeeds('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`)).toBe(true);
    },
    free: ({ pid }) => expect(succeeds('prlimit', '--pid', String(pid), '--fsize=unlimited:unlimited')).toBe(true),
    says: 'reports errors',
  },
  {
    name: 'a disk that is full',
    possible: succeeds('unshare', '-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()),
    wrap: (command) => [
      'unshare',
      '-Urm',
      'sh',
      '-c',
      'mount -t tmpfs -o size=64m tmpfs "$0" && exec "$@"',
      dataDir,
      ...command,
    ],
    enter: (pid, command) => ['nsenter', '--user', '--mount', '--preserve-credentials', '-t', String(pid), ...command],
    fill: ({ pid }) => {
      const file = openSync(join(within(pid), 'ballast'), 'w');
      const write = (bytes: number): void => {
        for (;;) writeSync(file, Buffer.alloc(bytes));
      };
      expect(() => write(2 ** 20)).toThrow('ENOSPC');
      expect(() => write(1)).toThrow('ENOSPC');
      closeSync(file);
    },
    free: ({ pid }) => rmSync(join(within(pid), 'ballast')),
    says: 'is full',
  },
];

describe.each(DISKS)('$name', ({ possible, wrap, enter, fill, free, says }) => {
  it.runIf(possible)(
    'stops every write with 503 and when to come back, and by itself goes on when there is room',
    async () => {
      service = await spawnService(dataDir, ['--offline'], {}, wrap);
      const { url, pid } = service;
      const link = await runCommand(['users', 'setup-link', '--data', dataDir], '', {}, (command) =>
        enter(pid, command),
      );
      const admin = await setUp(url, link.stdout);
      const made = await admin.call('POST', '/api/v1/tokens', { name: 'load' });
      const secondToken = await admin.call('POST', '/api/v1/tokens', { name: 'to be revoked' });
      const policy = { threshold: 80, text: 'a policy for this test' };
      expect(await admin.call('PUT', '/api/v1/policies/kept', policy)).toMatchObject({ status: 201 });
      const token = String(made.body['token']);
      const writes: readonly (readonly [string, () => Promise<Told>])[] = [
        ['search', () => admin.call('POST', '/api/v1/search', { searchText: 'Somebody Else' })],
        ['create a token', () => admin.call('POST', '/api/v1/tokens', { name: 'another' })],
        ['log in', () => admin.logIn()],
        ['save a policy', () => admin.call('PUT', '/api/v1/policies/new', policy)],
        ['delete a policy', () => admin.call('DELETE', '/api/v1/policies/kept')],
        ['revoke a token', () => admin.call('DELETE', `/api/v1/tokens/${String(secondToken.body['id'])}`)],
        ['log out', () => admin.call('DELETE', '/api/v1/session')],
      ];
      load = new Load(url, token, 4);
      await load.answers(20);

      fill(service);
      await load.refusals(20);
      const during = load.answered.length;
      await load.refusals(20);
      expect(load.answered.length).toBe(during);
      expect(new Set(load.refused)).toEqual(new Set(['storage_unavailable']));
      for (const [name, write] of writes)
        expect(await write(), name).toMatchObject({
          status: 503,
          retryAfter: '5',
          body: { code: 'storage_unavailable', detail: expect.stringContaining(says) },
        });
      const problems = [expect.stringContaining(says)];
      expect(await readyz(url)).toMatchObject({ code: 503, status: 'storage_unavailable', problems });

      free(service);
      await expect.poll(() => readyz(url)).toMatchObject({ code: 200, problems: [] });
      await load.answers(20);
      await load.end();
      expect(load.refused.filter((code) => code !== 'storage_unavailable')).toEqual([]);
      for (const [name, write] of writes) expect((await write()).status, name).toBeLessThan(300);
      expect(service.said()).toMatch(/warning: The disk[\s\S]*can be written again/);
      expect(await lostOf(url, token, load.answered)).toEqual([]);
      // A tmpfs ends with its service; what was answered must be there after the start where the folder stays.
      if (says === 'is full') return;
      await service.end('SIGKILL');
      service = await spawnService(dataDir);
      expect(await lostOf(service.url, token, load.answered)).toEqual([]);
    },
    240_000,
  );
});

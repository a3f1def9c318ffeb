import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewCommand } from '../../src/cli/preview.ts';
import { FolderService } from '../support/folder-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const LIST = 'consolidated.xml';
const ATTESTED = { LISTS_ATTESTED: 'invented lists are current; until 2999-12-31' };

let service: FolderService;
let written: string[];
let said: string[];
beforeEach(async () => {
  [written, said] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.stubEnv('NAMESAKE_LISTS_ATTESTED', ATTESTED.LISTS_ATTESTED);
  service = await FolderService.make();
  service.scopes = ['customers:write', 'customers:read', 'policies:write', 'search:override'];
  await service.put(LIST, unListOf('2026-02-01', numbers(10, 30)));
  await service.start(ATTESTED);
  const customers = [
    { externalRef: 'customer-1', searchText: nameOf(11) },
    { externalRef: 'customer-2', searchText: nameOf(40) },
    { externalRef: 'customer-3', searchText: 'Berta Halvorsen' },
  ];
  expect((await service.ask('/api/v1/customers', { customers })).status).toBe(200);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  await service.close();
});

async function preview(...args: readonly string[]): Promise<string> {
  written = [];
  await previewCommand(['--data', service.dataDir, '--lists', join(service.dir, 'lists'), ...args]);
  return written.join('');
}
/** Every file of a data folder with its hash, but what SQLite keeps beside a database that is being read. */
async function filesOf(dir: string): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((one) => one.isFile() && !/-(?:shm|wal)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name));
  return Promise.all(
    paths.sort().map(
      async (path) =>
        [
          path,
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        ] as const,
    ),
  );
}

describe('namesake preview', () => {
  it('says that nobody would change, beside the running service and without one, and leaves no trace', async () => {
    expect(await preview()).toMatch(/^Nobody would change: 3 customers .*Nothing was recorded or changed\.\n$/s);
    expect(process.exitCode).toBe(0);
    await service.stop();
    const before = await filesOf(service.dataDir);
    expect(await preview()).toMatch(/^Nobody would change: 3 customers /);
    expect(await filesOf(service.dataDir)).toEqual(before);
  });

  it('says who would have another status on what this version reads from the list files', async () => {
    await service.put(LIST, unListOf('2026-02-02', [...numbers(10, 30), 40]));
    const text = await preview('--references');
    expect(text).toContain('Of 3 customers under watch, 1 would change status, and 1 would raise an alert.');
    expect(text).toContain('"customer-2"  clear → alert  new_party');
    expect(process.exitCode).toBe(1);
    expect((await service.ask('/api/v1/customers?status=alert')).body['items']).toHaveLength(1);
  });

  it('says it as lines of JSON, which name nobody', async () => {
    await service.put(LIST, unListOf('2026-02-02', [...numbers(10, 30), 40]));
    const [changed, last, ...more] = (await preview('--json')).trim().split('\n');
    expect(JSON.parse(changed ?? '')).toEqual({
      customerId: expect.stringMatching(/^cus_/),
      from: 'clear',
      to: 'alert',
      news: ['new_party'],
    });
    expect(JSON.parse(last ?? '')).toMatchObject({
      summary: {
        customers: 3,
        changed: 1,
        alerted: 1,
        moves: expect.arrayContaining([{ from: 'clear', to: 'alert', count: 1 }]),
      },
    });
    expect(more).toEqual([]);
    expect([...written, ...said].join('')).not.toMatch(/customer-\d|skaya|Halvorsen/);
  });

  it('says who another policy would change', async () => {
    await expect(preview('--policy', 'none')).rejects.toThrow('Policies here are default.');
    const answer = await fetch(`${service.access.url}/api/v1/policies/loose`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${service.access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ threshold: 85, text: 'Fewer hits.' }),
    });
    expect(answer.status).toBe(201);
    expect(await preview('--policy', 'loose', '--references')).toContain('"customer-3"  clear → not_screened');
    expect(process.exitCode).toBe(1);
  });

  it('says nothing of who would be clear where lists are incomplete', async () => {
    vi.stubEnv('NAMESAKE_LISTS_ATTESTED', '');
    await expect(preview()).rejects.toThrow(/Nothing can be concluded: lists are incomplete/);
    expect(written).toEqual([]);
  });

  it('is refused without the records of a service', async () => {
    const nowhere = join(service.dir, 'nowhere');
    await expect(previewCommand(['--data', nowhere])).rejects.toMatchObject({ name: 'UsageError' });
  });
});

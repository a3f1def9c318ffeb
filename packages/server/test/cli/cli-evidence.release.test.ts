import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openInstallation } from '../../src/app/open-installation.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { unzip } from '../support/unzip.ts';

const BIN = join(import.meta.dirname, '../../bin/namesake.js');
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-evidence-cli-'));
  const { storage } = await openInstallation(resolveSettings({ DATA_DIR: dir }), { openFor: 'service' });
  const contextId = await storage.screenings.internContext('{"lists":[]}');
  for (const day of ['2026-03-01', '2026-03-31', '2026-04-01']) {
    const id = newScreeningId(Date.parse(`${day}T23:00:00Z`));
    const request = '{"searchText":"Tolbrecht"}';
    await storage.screenings.record({
      id,
      contextId,
      actor: 'a',
      outcome: 'no_match',
      total: 0,
      request,
      answer: '{"total":0}',
    });
  }
  await storage.close();
});
afterEach(() => rm(dir, { recursive: true }));

function evidence(...args: readonly string[]) {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('NAMESAKE_'));
  const options = { encoding: 'utf8', env: Object.fromEntries(environment), cwd: dir } as const;
  return spawnSync(process.execPath, [BIN, 'evidence', ...args, '--data', dir], options);
}

it('evidence of a period is written to a file that its owner alone reads; its last day belongs to it', async () => {
  const out = join(dir, 'pack.zip');
  const { status, stderr } = evidence('--from', '2026-03-01', '--to', '2026-03-31', '--out', out);
  expect([status, stderr]).toEqual([0, '']);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  const files = await unzip(await readFile(out));
  expect(files.get('screenings/no_match.jsonl')?.toString().trim().split('\n')).toHaveLength(2);
  expect(files.get('screenings/no_match.jsonl')?.toString()).toContain('Tolbrecht');
  expect(JSON.parse(String(files.get('chain/verification.json')))).toMatchObject({ broken: null, screenings: 3 });
  expect(JSON.parse(String(files.get('manifest.json')))).toMatchObject({ madeBy: 'operator' });
});

it('without names, no request and no answer is in it', async () => {
  const out = join(dir, 'pack.zip');
  expect(evidence('--from', '2026-01-01', '--to', '2027-01-01', '--out', out, '--no-names').status).toBe(0);
  const files = await unzip(await readFile(out));
  expect(Buffer.concat([...files.values()]).toString()).not.toContain('Tolbrecht');
});

it('a period that is none is refused with what would be right, and nothing is written', async () => {
  const out = join(dir, 'pack.zip');
  const backwards = evidence('--from', '2026-03-02', '--to', '2026-03-01', '--out', out);
  expect([backwards.status, backwards.stderr]).toEqual([2, expect.stringContaining('ends before it begins')]);
  expect(evidence('--from', 'March', '--to', '2026-03-01', '--out', out).stderr).toContain('such as 2026-01-01');
  expect(evidence('--from', '2026-03-01').stderr).toContain('--out FILE');
  expect((await readdir(dir)).filter((name) => name.startsWith('pack'))).toEqual([]);
});

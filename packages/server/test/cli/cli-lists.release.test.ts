import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { runCommand } from '../support/spawn-service.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

/** As many as the gates ask of the UN list. */
const WHOLE = numbers(0, 600);
const reason = 'the publisher confirmed it';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-cli-lists-'));
});
afterEach(() => rm(dir, { recursive: true }));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const lists = (verb: string, ...args: readonly string[]) => runCommand(['lists', verb, ...args]);

/** A downloaded list as `downloadList` leaves it. */
async function download(dataDir: string, text: string, checkedAt: string): Promise<void> {
  const folder = join(dataDir, 'lists', 'un_sc');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'current.xml'), text);
  const version = { sha256: `sha256:${hashOf(text)}`, records: WHOLE.length, publishedAt: '2026-02-01T00:00:00.000Z' };
  await writeFile(join(folder, 'meta.json'), JSON.stringify({ checkedAt, version }));
}

describe('namesake lists status', () => {
  it('shows what was downloaded, and nothing of the files that the service keeps beside it', async () => {
    const nothing = await lists('status', '--data', dir);
    expect([nothing.code, nothing.stdout, nothing.stderr]).toEqual([2, '', expect.stringContaining('lists refresh')]);
    await download(dir, unListOf('2026-02-01', WHOLE), '2026-02-02T10:00:00.000Z');
    const { code, stdout } = await lists('status', '--data', dir);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^list +records +published +state +file$/),
      expect.stringMatching(/^un_sc +600 +2026-02-01 +stale, .*current\.xml$/),
    ]);
  });

  it('says that the word on old files has ended', async () => {
    await mkdir(join(dir, 'official-lists'));
    await writeFile(join(dir, 'official-lists', 'consolidated.xml'), unListOf('2026-02-01', WHOLE));
    const attested = { NAMESAKE_LISTS_ATTESTED: 'checked on Monday; until 2026-03-01' };
    const args = ['lists', 'status', '--lists', join(dir, 'official-lists')];
    const { code, stdout, stderr } = await runCommand(args, '', attested);
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/un_sc +600 +2026-02-01 +stale/),
      expect.stringMatching(/^warning: .* ended on 2026-03-01/),
    ]);
  });
});

describe('namesake lists export and import', () => {
  it('take lists from one site to another, which believes only a key that it was told', async () => {
    const [connected, isolated] = [join(dir, 'connected'), join(dir, 'isolated')];
    const [bundle, folder] = [join(dir, 'lists.bundle'), join(dir, 'official-lists')];
    const list = unListOf('2026-02-01', WHOLE);
    await download(connected, list, '2026-02-02T10:00:00.000Z');

    const exported = await lists('export', bundle, '--data', connected);
    expect([exported.code, exported.stdout]).toEqual([
      0,
      expect.stringContaining('un_sc: 600 records, last checked 2026-02-02 10:00 UTC'),
    ]);
    const [, key = ''] = /signed with the key ([0-9a-f]{64})/.exec(exported.stdout) ?? [];
    const to = ['--lists', folder, '--data', isolated];

    const unknown = await lists('import', bundle, ...to);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('which is not trusted here')]);
    const other = await lists('import', bundle, ...to, '--key', 'ab'.repeat(32));
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('not with that one')]);

    const imported = await lists('import', bundle, ...to, '--key', key);
    expect([imported.code, imported.stdout, imported.stderr]).toEqual([
      1,
      expect.stringMatching(/un_sc: 600 records.* days ago: STALE/),
      expect.stringContaining('1 of 1 lists are stale already: un_sc.'),
    ]);
    expect(await readFile(join(folder, 'un_sc', 'current.xml'), 'utf8')).toBe(list);
    // The key is known from now on.
    const checkedNow = new Date().toISOString();
    await download(connected, list, checkedNow);
    await lists('export', bundle, '--data', connected);
    expect((await lists('import', bundle, ...to)).code).toBe(0);
    expect((await lists('status', ...to)).stdout).toMatch(/un_sc +600 +2026-02-01 +/);

    const bytes = await readFile(bundle);
    const at = bytes.length - 100;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(bundle, bytes);
    const tampered = await lists('import', bundle, ...to);
    expect([tampered.code, tampered.stderr]).toEqual([2, expect.stringContaining('The bundle is not taken')]);

    await download(connected, unListOf('2026-01-01', WHOLE), '2026-02-03T10:00:00.000Z');
    await lists('export', bundle, '--data', connected);
    const older = await lists('import', bundle, ...to);
    expect([older.code, older.stderr]).toEqual([2, expect.stringContaining('older than the version in use')]);
    expect((await lists('import', bundle, ...to, '--reason', reason)).code).toBe(1);
    const storage = await openSqliteStorage(isolated);
    const events = await storage.audit.latest(9);
    await storage.close();
    expect(events[0]).toMatchObject({ action: 'lists.imported', detail: { key, reason } });
    expect(events.at(1)?.detail['checked']).toEqual({ [hashOf(list)]: checkedNow });
  });
});

describe('namesake lists accept', () => {
  it('takes a refused download with a reason, by the first digits of its hash', async () => {
    const folder = join(dir, 'lists', 'un_sc', 'refused');
    await mkdir(folder, { recursive: true });
    const keep = async (text: string, code: string, acceptable: boolean): Promise<string> => {
      const sha256 = hashOf(text);
      await writeFile(join(folder, `${sha256}.refused`), text);
      const meta = { list: 'un_sc', sha256, code, reason: `is ${code}`, refusedAt: '2026-02-02T10:00:00.000Z' };
      const kept = JSON.stringify({ ...meta, bytes: text.length, acceptable });
      await writeFile(join(folder, `${sha256}.meta.refused`), kept);
      return sha256;
    };
    const text = unListOf('2026-02-01', numbers(0, 20));
    const [whole, broken] = [await keep(text, 'shrunk', true), await keep('<CONSOL', 'truncated', false)];
    const accept = (...args: readonly string[]) => lists('accept', ...args, '--data', dir);

    expect((await accept('un_sc', whole)).stderr).toContain('--reason is needed');
    expect((await accept('un_cs', whole, '--reason', reason)).stderr).toContain('Did you mean un_sc?');
    expect((await accept('un_sc', whole.slice(0, 7), '--reason', reason)).stderr).toContain('fewer than 8 digits');
    expect((await accept('un_sc', broken, '--reason', reason)).stderr).toContain('cannot be accepted');
    expect(await accept('un_sc', whole.slice(0, 8), '--reason', reason)).toMatchObject({
      code: 0,
      stdout: 'un_sc: 20 records of 2026-02-01 accepted\n',
    });
    expect(await readFile(join(dir, 'lists', 'un_sc', 'current.xml'), 'utf8')).toBe(text);
    expect(await readdir(folder)).toHaveLength(2);
    const storage = await openSqliteStorage(dir);
    const [event] = await storage.audit.latest(1);
    await storage.close();
    expect(event).toMatchObject({
      action: 'list.version_accepted',
      actor: 'operator',
      target: 'un_sc',
      detail: { sha256: whole, refused: 'shrunk', reason },
    });
  });
});

describe('namesake lists census', () => {
  it('counts what is read, and fails where the file says what is read nowhere', async () => {
    const folder = join(dir, 'official-lists');
    await mkdir(folder);
    const census = (...args: readonly string[]) => lists('census', '--lists', folder, ...args);
    await writeFile(join(folder, 'un.xml'), unListOf('2026-02-01', numbers(0, 20)));
    const all = await census();
    expect([all.code, all.stdout]).toEqual([0, expect.stringMatching(/un_sc +2026-02-01 +20 +20 +1 +0 +0 +4 +3 +1\n/)]);
    expect(all.stdout).toContain('No value is lost without a reason.');
    const fields = await census('--list', 'un_sc');
    expect(fields.stdout).toMatch(/Read whole.*\(3\)\n20 +INDIVIDUAL/);
    expect(fields.stdout).toMatch(/on purpose \(1\)\n20 +0 kept +INDIVIDUAL\/DATAID: renumbered/);
    const text = unListOf('2026-02-01', numbers(0, 20)).replaceAll(
      '</UN_LIST_TYPE>',
      '</UN_LIST_TYPE><HAT>beret</HAT>',
    );
    await writeFile(join(folder, 'un.xml'), text);
    const lost = await census('--list', 'un_sc');
    expect([lost.code, lost.stdout]).toEqual([
      1,
      expect.stringMatching(/NOT EXPLAINED.*\(1\)\n20 +0 kept +INDIVIDUAL\/HAT: such as beret/),
    ]);
    expect((await census()).stdout).toContain('  un_sc: INDIVIDUAL/HAT\n');
    expect((await census('--list', 'eu_fsf')).code).toBe(2);
  });
});

describe('namesake lists refresh', () => {
  it('asks where the operator’s file says, takes what is believed, and the rest only with a reason', async () => {
    const files = new Map([['/un.xml', unListOf('2026-02-01', WHOLE)]]);
    const server = createServer((request, response) => {
      const text = files.get(request.url ?? '');
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const config = join(dir, 'lists.json');
    await writeFile(
      config,
      JSON.stringify({ lists: { un_sc: { url: `${base}/gone.xml`, mirrors: [`${base}/un.xml`] } } }),
    );
    const refresh = (...args: readonly string[]) =>
      runCommand(['lists', 'refresh', ...args, '--data', dir], '', { NAMESAKE_LISTS_CONFIG: config });
    try {
      expect(await refresh('un_sc')).toMatchObject({ code: 0, stdout: 'un_sc: new, 600 records of 2026-02-01\n' });
      expect((await refresh('un_sc')).stdout).toContain('nothing new');
      files.set('/un.xml', unListOf('2026-02-02', numbers(0, 20)));
      expect(await refresh('un_sc')).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(
          /^un_sc: FAILED, the downloaded file .*; it stays that of 2026-02-01, last checked less than an hour ago\n$/,
        ),
      });
      expect((await refresh('--reason', reason)).code).toBe(2);
      expect((await refresh('un_sc', '--reason', reason)).stdout).toBe('un_sc: new, 20 records of 2026-02-02\n');
      const url = 'https://lists.invalid/list.xml';
      await writeFile(config, JSON.stringify({ lists: { un_sc: { url }, eu_fsf: { url } } }));
      const offline = await refresh('un_sc', 'eu_fsf');
      expect([offline.code, offline.stderr]).toEqual([1, '']);
      expect(offline.stdout.split('\n')).toEqual([
        expect.stringMatching(
          /^offline: no publisher was reached, so the lists are as old as they were \(the address /,
        ),
        'un_sc: FAILED; it stays that of 2026-02-02, last checked less than an hour ago',
        'eu_fsf: FAILED; no version of it is here',
        '',
      ]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

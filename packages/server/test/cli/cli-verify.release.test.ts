import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openInstallation } from '../../src/app/open-installation.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { presentReceipt } from '../../src/modules/receipts/get.ts';
import { anyEvent } from '../support/any-event.ts';

const BIN = join(import.meta.dirname, '../../bin/namesake.js');
let dir: string;
let keyId: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-verify-cli-'));
  const { storage } = await openInstallation(resolveSettings({ DATA_DIR: dir }), { openFor: 'service' });
  const contextId = await storage.screenings.internContext('{"lists":[]}');
  const id = newScreeningId(1_700_000_000_000);
  const request = '{"searchText":"Tolbrecht"}';
  const answer = '{"searchText":"Tolbrecht","searchedAt":"2026-03-01T12:00:00.000Z","complete":true}';
  await storage.screenings.record({ id, contextId, actor: 'a', outcome: 'no_match', total: 0, request, answer });
  await storage.ledger.checkpoint();
  const found = await storage.ledger.find(id);
  const [key] = await storage.ledger.keys();
  if (found?.state !== 'sealed' || key === undefined) throw new Error('not sealed');
  keyId = key.id;
  await writeFile(join(dir, 'receipt.json'), JSON.stringify(presentReceipt(found.entry, key.publicKey)));
  await storage.close();
});
afterEach(() => rm(dir, { recursive: true }));

function namesake(...args: readonly string[]) {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('NAMESAKE_'));
  const options = { encoding: 'utf8', env: Object.fromEntries(environment), cwd: dir } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], options);
  return { status, stdout, stderr };
}
const tamper = (sql: string): void => {
  const db = new Database(join(dir, 'namesake.db'));
  db.exec(sql);
  db.close();
};

it('a store is proved by its secret, and nothing in its folder changes', async () => {
  const before = await readFile(join(dir, 'namesake.db'));
  const { status, stdout } = namesake('verify', '--data', dir);
  expect([status, stdout]).toEqual([0, expect.stringContaining('1 screenings')]);
  expect(stdout).toContain(keyId);
  expect(await readFile(join(dir, 'namesake.db'))).toEqual(before);
});

it('the first break of a store is told, with status 1', () => {
  tamper("update screening set outcome = 'x'");
  const { status, stdout } = namesake('verify', '--data', dir);
  expect([status, stdout]).toEqual([1, expect.stringContaining('first break: content_changed, segment')]);
});

it('a version of a list whose facts were changed is named, and a table of owners that lacks a stake', async () => {
  const { storage } = await openInstallation(resolveSettings({ DATA_DIR: dir }), { openFor: 'command' });
  const content = 'a'.repeat(64);
  const facts = { version: '1', publishedAt: '2026-01-01', checkedAt: 1, records: 2, rejected: 0, bytes: 9 };
  const version = { list: 'un_sc', sha256: content, content, ...facts, fileName: 'a.xml', changes: null, held: [] };
  await storage.listVersions.activate([version], [], 1);
  const names = { ownerName: null, ownedName: null, asOf: null, source: null };
  const stake = { owner: 'un_sc:1', owned: 'a', sharePpm: 600_000, control: false, ...names };
  await storage.ownership.replace([stake], anyEvent(1, 'ownership.imported'));
  await storage.close();
  expect(namesake('verify', '--data', dir).status).toBe(0);
  tamper("update list_version set published_at = 'x'");
  tamper('delete from ownership_stake');
  const { status, stdout } = namesake('verify', '--data', dir);
  expect([status, stdout.match(/FORGED: \w+ \w+( \d+)? is intact, but its contents/g)]).toEqual([
    1,
    [expect.stringContaining('list_activation un_sc 1'), expect.stringContaining('ownership_table current')],
  ]);
});

it('a copy of a database is proved by the id of a key, and by no other', () => {
  const database = join(dir, 'namesake.db');
  expect(namesake('verify', '--database', database, '--key', keyId).status).toBe(0);
  const other = namesake('verify', '--database', database, '--key', `rk_${'0'.repeat(32)}`, '--json');
  expect([other.status, JSON.parse(other.stdout)]).toMatchObject([1, { broken: { kind: 'key_unknown' } }]);
  expect(namesake('verify', '--database', database).stdout).toContain('Use --key');
});

it('a receipt is proved without any data, by the id of the key', async () => {
  const receipt = join(dir, 'receipt.json');
  const proved = namesake('verify', receipt, '--key', keyId, '--data', '/nowhere');
  expect([proved.status, proved.stdout]).toEqual([0, expect.stringContaining('was recorded as the receipt says')]);
  await writeFile(receipt, (await readFile(receipt, 'utf8')).replace('Tolbrecht', 'Dalvor'));
  expect(namesake('verify', receipt, '--key', keyId, '--data', '/nowhere').status).toBe(1);
  expect(namesake('verify', receipt, '--data', '/nowhere').status).toBe(2);
});

it('records that were cut off are found by a receipt', () => {
  expect(namesake('verify', '--data', dir, '--anchor', join(dir, 'receipt.json')).status).toBe(0);
  const { status, stdout } = namesake('verify', '--data', dir, '--anchor', 'f'.repeat(64));
  expect([status, stdout]).toEqual([1, expect.stringContaining('tail_missing')]);
});

it('what cannot be examined is status 2, and says what to do', () => {
  expect(namesake('verify', '--data', join(dir, 'none'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no database'),
  });
  expect(namesake('verify', '--data', dir, '--key', 'nothing')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--key nothing'),
  });
});

it('keys are rotated with a reason, and everything before stays proved', () => {
  expect(namesake('keys', 'rotate', '--data', dir).status).toBe(2);
  const { status, stdout } = namesake('keys', 'rotate', '--reason', 'yearly', '--data', dir);
  expect([status, stdout.split('\n').filter((line) => line.startsWith('rk_')).length]).toEqual([0, 2]);
  expect(namesake('verify', '--data', dir, '--key', keyId).status).toBe(0);
});

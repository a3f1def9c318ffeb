import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { parseScreeningId } from '../../src/lib/ids/screening-id.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-killed-chain-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  await rm(dataDir, { recursive: true });
});

const verify = () =>
  verifyStore(sqliteSource(join(dataDir, 'namesake.db')), { here: verifyRange, allSignatures: true });

it('a service that is killed under load has every answered screening in a whole chain, and seals the rest at its next start', async () => {
  service = await spawnService(dataDir);
  const { url } = service;
  const token = (await runCommand(['tokens', 'create', '--name', 'test', '--data', dataDir])).stdout.trim();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answered: string[] = [];
  let isKilled = false;
  const client = async (name: number): Promise<void> => {
    for (let n = 0; !isKilled; n++) {
      const body = JSON.stringify({ searchText: `Load Client${name} Number${n}` });
      const answer = await fetch(`${url}/api/v1/search`, { method: 'POST', headers, body });
      const { searchId }: { searchId?: string } = JSON.parse(await answer.text());
      if (searchId !== undefined) answered.push(searchId);
    }
  };
  const clients = Promise.allSettled(Array.from({ length: 8 }, (_, name) => client(name)));
  await expect.poll(() => answered.length).toBeGreaterThan(300);
  await service.end('SIGKILL');
  isKilled = true;
  await clients;

  const killed = await verify();
  expect(killed.broken).toBeNull();
  const db = new Database(join(dataDir, 'namesake.db'));
  const inChain = db
    .prepare('select l.digest from screening s join ledger l on l.number = s.entry and l.ref = s.seq where s.id = ?')
    .pluck();
  expect(answered.filter((id) => inChain.get(parseScreeningId(id)) === undefined)).toEqual([]);
  db.close();

  service = await spawnService(dataDir);
  await service.end('SIGTERM');
  const restarted = await verify();
  expect(restarted).toMatchObject({ broken: null, unsealed: 0 });
  expect(restarted.screenings).toBeGreaterThanOrEqual(answered.length);
  if (killed.unsealed > 0) {
    const after = new Database(join(dataDir, 'namesake.db'), { readonly: true });
    const kinds = after.prepare('select distinct kind from ledger_segment').pluck().all();
    after.close();
    expect(kinds).toContain('recovered');
  }
});

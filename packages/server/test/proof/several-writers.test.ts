import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenFor } from '../../src/db/dialect.ts';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { signingKey } from '../../src/proof/receipt-key.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { anyEvent } from '../support/any-event.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { MASTER } from '../support/proved-store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-writers-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function opened(openFor: OpenFor, signs = true) {
  const storage = await openSqliteStorage(dir, openFor);
  storage.rowProof.useKey(ROW_KEY);
  if (signs) storage.ledger.signWith(MASTER);
  return storage;
}
const keyId = (generation: number): string => signingKey(MASTER, generation).id;
const verify = () =>
  verifyStore(sqliteSource(join(dir, 'namesake.db')), {
    here: verifyRange,
    allSignatures: true,
    trusted: new Set([keyId(1)]),
  });
function kinds(): unknown[] {
  const db = new Database(join(dir, 'namesake.db'), { readonly: true });
  const found = db.prepare('select kind from ledger_segment order by number').pluck().all();
  db.close();
  return found;
}

describe('processes that write to one store', () => {
  it('make one chain, and a rotation by one counts for the other at once', async () => {
    const [service, command] = [await opened('service'), await opened('command')];
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? service : command).audit.append(anyEvent(n))));
    await command.ledger.rotate({ at: 50, actor: 'operator', reason: 'yearly' });
    await service.audit.append(anyEvent(60));
    await service.close();
    await command.close();
    expect(await verify()).toMatchObject({
      broken: null,
      entries: 23,
      events: 23,
      unsealed: 0,
      eras: [{ keyId: keyId(1) }, { keyId: keyId(2) }],
    });
  });

  it('seal what a process without the secret recorded, and say so where the service finds it at its start', async () => {
    await (await opened('service')).close();
    const keyless = await opened('command', false);
    await keyless.audit.append(anyEvent(1));
    await keyless.close();
    expect(await verify()).toMatchObject({ broken: null, unsealed: 1 });
    const service = await opened('service');
    await service.audit.append(anyEvent(2));
    await service.close();
    expect(await verify()).toMatchObject({ broken: null, unsealed: 0 });
    expect(kinds()).toEqual(['genesis', 'recovered', 'entries']);
  });

  it('leave nothing of a change whose event cannot be written, and no event of a change that did not happen', async () => {
    const storage = await opened('service');
    expect(await storage.policies.remove('none', anyEvent(1))).toBe(false);
    const made = { name: 'strict', hash: 'sha256:a', body: '{}', reason: 'why', savedAt: 5, savedBy: 'user:1' };
    const detail: Record<string, unknown> = {};
    const unwritable = { ...anyEvent(2), actor: null as unknown as string, detail };
    await expect(storage.policies.save(made, unwritable)).rejects.toThrow();
    expect(await storage.policies.find('strict')).toBeUndefined();
    await storage.policies.save(made, { ...anyEvent(3), action: 'policy.saved' });
    expect((await storage.audit.latest(9)).map(({ at }) => at).filter((at) => at < 9)).toEqual([3]);
    await storage.close();
    expect(await verify()).toMatchObject({ broken: null, events: 2 });
  });
});

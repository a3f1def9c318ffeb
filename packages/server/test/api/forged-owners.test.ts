import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { reportUnlisted } from '../../src/modules/parties/ownership/known-stakes.ts';
import { anyEvent } from '../support/any-event.ts';
import { rowsOf } from '../support/database-of.ts';
import { ofacListOf } from '../support/invented-owners.ts';
import { loadHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';

const STAKE = {
  owner: 'us_ofac_sdn:1',
  owned: 'a',
  ownerName: null,
  ownedName: 'Company a',
  sharePpm: 600_000,
  control: false,
  asOf: null,
  source: null,
};

let dir: string;
let keeper: ListKeeper;
let service: TestService;
let told: string[];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-forged-owners-'));
  await writeFile(join(dir, 'SDN_ENHANCED.XML'), ofacListOf([{ id: '1', name: 'Quillaby Holdings' }]));
  keeper = new ListKeeper(null, []);
  keeper.adopt((await loadHere({ kind: 'dir', dir }, 'disk', () => {})).snapshot);
});
afterAll(() => rm(dir, { recursive: true }));
beforeEach(async () => {
  service = await startService({ listState: keeper });
  told = [];
  service.app.storage.rowProof.watch(({ table, id }) => told.push(`${table} ${id}`));
  await importStakes();
});
afterEach(() => service.close());

const importStakes = () => service.app.storage.ownership.replace([STAKE], anyEvent(1, 'ownership.imported'));
const forge = (sql: string) => rowsOf(service.dataDir, sql);
/** What OFAC's rule says of the company, or the code of the error. */
async function said(): Promise<unknown> {
  const token = await service.token({ scopes: ['search:read'] });
  const { status, body } = await service.get('/api/v1/entities/a/ownership', token);
  return status === 200 ? Object(body['rules'])[0].verdict : [status, body['code']];
}
/** What the service does after each load of the lists. */
async function afterLoad(): Promise<void> {
  const snapshot = keeper.current();
  if (snapshot !== undefined) await reportUnlisted(service.app.storage.ownership, () => {})(snapshot);
}

describe('a table of owners that somebody changed in the database', () => {
  it.each([
    ['deleted a stake', 'delete from ownership_stake'],
    ['lowered a share', 'update ownership_stake set share_ppm = 1'],
    ['gave a stake to another', "update ownership_stake set owner = 'b'"],
  ])('answers nothing where somebody %s, until it is imported again', async (_, sql) => {
    await forge(sql);
    expect([await said(), told]).toEqual([[503, 'ownership_not_proved'], ['ownership_table current']]);
    await importStakes();
    expect(await said()).toBe('met');
  });

  it('is answered from as it was imported, and not at all once the lists were loaded again', async () => {
    expect(await said()).toBe('met');
    await forge('delete from ownership_stake');
    expect([await said(), told]).toEqual(['met', []]);
    await afterLoad();
    expect([await said(), told]).toEqual([[503, 'ownership_not_proved'], ['ownership_table current']]);
  });
});

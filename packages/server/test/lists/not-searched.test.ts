import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICY, type Policy } from '@namesake/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { loadHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';

const row = (id: string, source: string, name: string): string => `${id},${source},${name},2026-02-27`;
const CSL = [
  '_id,source,name,start_date,entity_number,federal_register_notice',
  ...[
    row('1', 'Entity List (EL) - X', 'Quelmar Works'),
    row('2', 'ITAR Debarred (DTC) - X', 'Dalvor Works'),
    row('3', 'Nonproliferation Sanctions (ISN) - X', 'Tolbrecht Works'),
    row('4', 'Some new list (NEW) - X', 'Osel Works'),
  ].map((line) => `${line},,`),
].join('\n');

let dir: string;
let service: TestService;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-effects-'));
  await writeFile(join(dir, 'consolidated.csv'), CSL);
  const keeper = new ListKeeper(null, ['us_csl']);
  keeper.adopt((await loadHere({ kind: 'dir', dir }, 'disk', () => {})).snapshot);
  service = await startService({ listState: keeper });
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

const listed = async (policy: Policy) => {
  service.app.standard.use(policy);
  const token = await service.token({ scopes: ['lists:read', 'search:write'] });
  const totals = ['Quelmar Works', 'Dalvor Works', 'Tolbrecht Works', 'Osel Works'].map(
    async (searchText) => (await service.post('/api/v1/search', { searchText }, token)).body['total'] ?? 0,
  );
  return { token, totals: await Promise.all(totals) };
};

it('a default policy searches every listing of a list, whatever its effect', async () => {
  const { token, totals } = await listed(DEFAULT_POLICY);
  const notSearched = { listingCount: 0, effects: [] };
  expect((await service.get('/api/v1/lists/us_csl', token)).body).toMatchObject({ recordCount: 4, notSearched });
  expect(totals).toEqual([1, 1, 1, 1]);
  const { coverage } = (await service.post('/api/v1/search', { searchText: 'Nobody Listed' }, token)).body;
  expect(Object(coverage).notCovered).not.toContain('export_control_lists');
  expect(Object(coverage).notCovered).toEqual(expect.arrayContaining(['debarments', 'politically_exposed_persons']));
});

it('a list says how many of its listings the default policy does not search, and that is what a search leaves out', async () => {
  const effects = DEFAULT_POLICY.effects?.filter((effect) => effect !== 'export_control') ?? [];
  const { token, totals } = await listed({ ...DEFAULT_POLICY, effects });
  const notSearched = { listingCount: 2, effects: ['export_control'] };
  expect((await service.get('/api/v1/lists/us_csl', token)).body).toMatchObject({ recordCount: 4, notSearched });
  expect((await service.get('/api/v1/lists', token)).body['items']).toMatchObject([{ id: 'us_csl', notSearched }]);
  expect(totals).toEqual([0, 0, 1, 1]);
  const left = (await service.post('/api/v1/search', { searchText: 'Quelmar Works', explain: 'none' }, token)).body;
  expect(left).toMatchObject({ outcome: 'no_match', complete: true, suppressed: { byEffectCount: 1 } });
  expect(Object(left['coverage']).notCovered).toContain('export_control_lists');
  expect(left['suppressed']).toMatchObject({ items: [{ primaryName: 'Quelmar Works', why: 'by_effect' }] });
});

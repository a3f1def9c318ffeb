import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveSettings } from '../../src/config/settings.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { anyEvent } from '../support/any-event.ts';
import { loadHere } from '../support/load-here.ts';
import { startService } from '../support/test-service.ts';

const party = (id: string, name: string, ...topics: readonly string[]): string =>
  `${JSON.stringify({ id, schema: 'Company', properties: { name: [name], topics } })}\n`;
const WORLD =
  party('w1', 'Quillaby Holdings', 'sanction') +
  party('w2', 'Osprey Quay', 'debarment', 'asset.frozen') +
  party('w3', 'Gannet Quay', 'role.pep', 'poi');

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-datasets-'));
  await writeFile(join(dir, 'world.ftm.json'), WORLD);
});
afterAll(() => rm(dir, { recursive: true }));

/** What each rule finds of a company that is owned by three parties of the dataset, one each. */
async function found(environment: Readonly<Record<string, string>>) {
  const keeper = new ListKeeper(null, []);
  keeper.adopt((await loadHere({ kind: 'dir', dir }, 'disk', () => {})).snapshot);
  const service = await startService({ listState: keeper, environment });
  const owns = (owner: string, owned: string) => ({
    owner: `world:${owner}`,
    owned,
    ownerName: null,
    ownedName: `Company ${owned}`,
    sharePpm: 600_000,
    control: false,
    asOf: null,
    source: null,
  });
  const stakes = [owns('w1', 'a'), owns('w2', 'b'), owns('w3', 'c')];
  await service.app.storage.ownership.replace(stakes, anyEvent(1, 'ownership.imported'));
  const token = await service.token({ scopes: ['search:read'] });
  const rulesOf = async (id: string) => {
    const { body } = await service.get(`/api/v1/entities/${id}/ownership`, token);
    return ENDPOINTS.getEntityOwnership.responses[200].schema.parse(body).rules;
  };
  const rules = { a: await rulesOf('a'), b: await rulesOf('b'), c: await rulesOf('c') };
  await service.close();
  return rules;
}

const verdicts = (rules: readonly { readonly rule: string; readonly verdict: string }[]): string =>
  rules.map(({ rule, verdict }) => `${rule} ${verdict}`).join(', ');

it('a dataset starts no ownership rule by itself', async () => {
  const { a } = await found({});
  expect(verdicts(a)).toBe('ofac not_shown, eu not_shown, uk not_shown');
  expect(a.map(({ loaded }) => loaded)).toEqual([false, false, false]);
});

it('a dataset that the operator chose starts a rule from whom it calls sanctioned or frozen, and the text names it', async () => {
  const { a, b, c } = await found({ OWNERSHIP_FROM: 'eu=world, uk=world' });
  expect(verdicts(a)).toBe('ofac not_shown, eu met, uk met');
  expect(verdicts(b)).toBe('ofac not_shown, eu met, uk met');
  expect(verdicts(c)).toBe('ofac not_shown, eu not_shown, uk not_shown');
  expect(a[1]?.text).toContain('on the EU’s list or sanctioned in world together own 60 % of it');
});

it.each(['world', 'us=world', 'eu=', 'eu=world=x', 'eu=wor ld'])('the setting %j is refused with its form', (text) => {
  expect(() => resolveSettings({ OWNERSHIP_FROM: text })).toThrow(/NAMESAKE_OWNERSHIP_FROM: must say which rule/);
});

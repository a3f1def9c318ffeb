import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, type EntityOwnership, type EntityRelations } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import type { OperatorStake } from '../../src/modules/parties/store/stake-rows.ts';
import { anyEvent } from '../support/any-event.ts';
import { ofacListOf, ukListOf } from '../support/invented-owners.ts';
import { loadHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';

const HOLDING = 'Quillaby Holdings';
const OFAC = ofacListOf([
  { id: '1', name: HOLDING },
  {
    id: '2',
    name: 'Brinegate Shipping',
    relations: [
      ['Owned or Controlled By', '1', HOLDING],
      ['Acting for or on behalf of', '99', 'Zephyrine Nowhere'],
    ],
  },
  { id: '3', name: 'Marrow Tools', relations: [['Owned or Controlled By (former)', '1', HOLDING]] },
]);
const UK = ukListOf([
  ['XXX0001', 'Osprey Quay'],
  ['XXX0002', 'Gannet Quay'],
]);

const owns = (
  owner: string,
  percent: number | null,
  owned: string,
  more: Partial<OperatorStake> = {},
): OperatorStake => ({
  owner,
  owned,
  ownerName: null,
  ownedName: `Company ${owned}`,
  sharePpm: percent === null ? null : percent * 10_000,
  control: false,
  asOf: null,
  source: null,
  ...more,
});

let service: TestService;
let dir: string;
let token: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-owners-'));
  await writeFile(join(dir, 'SDN_ENHANCED.XML'), OFAC);
  await writeFile(join(dir, 'UK-Sanctions-List.xml'), UK);
  const keeper = new ListKeeper(null, []);
  const { snapshot } = await loadHere({ kind: 'dir', dir }, 'disk', () => {});
  keeper.adopt(snapshot);
  service = await startService({ listState: keeper });
  token = await service.token({ scopes: ['search:read'] });
  await service.app.storage.ownership.replace(
    [
      owns('us_ofac_sdn:1', 50, 'a', { source: 'Register', asOf: '2026-01-01' }),
      owns('a', 50, 'b'),
      owns('us_ofac_sdn:2', 49.9999, 'c'),
      owns('a', null, 'c'),
      owns('gb_fcdo:XXX0001', 40, 'd'),
      owns('gb_fcdo:XXX0002', 40, 'd'),
      owns('gb_fcdo:XXX0001', 50.0001, 'e'),
      owns('nobody', 100, 'f', { ownerName: 'Party Nobody' }),
      owns('x', 100, 'y'),
      owns('y', 100, 'x'),
    ],
    anyEvent(1, 'ownership.imported'),
  );
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

async function relations(id: string): Promise<EntityRelations> {
  const { body } = await service.get(`/api/v1/entities/${encodeURIComponent(id)}/relations`, token);
  return ENDPOINTS.getEntityRelations.responses[200].schema.parse(body);
}

async function ownership(id: string): Promise<EntityOwnership> {
  const { body } = await service.get(`/api/v1/entities/${encodeURIComponent(id)}/ownership`, token);
  return ENDPOINTS.getEntityOwnership.responses[200].schema.parse(body);
}

async function verdicts(id: string): Promise<string> {
  const { rules } = await ownership(id);
  return rules.map(({ rule, verdict, ground }) => `${rule} ${ground ?? verdict}`).join(', ');
}

describe('GET /api/v1/entities/{id}/relations', () => {
  it('leads to parties by id, and says a name where the party is not loaded', async () => {
    const { items, primaryName } = await relations('us_ofac_sdn:2');
    expect(primaryName).toBe('Brinegate Shipping');
    expect(items).toEqual([
      {
        direction: 'from',
        kind: 'Owned or Controlled By',
        role: 'owned_or_controlled_by',
        name: HOLDING,
        party: { id: 'us_ofac_sdn:1', name: HOLDING, entityType: 'organization', lists: ['us_ofac_sdn'] },
        share: null,
        former: false,
        listing: 'us_ofac_sdn:2',
      },
      expect.objectContaining({ role: 'acting_for', name: 'Zephyrine Nowhere', party: null }),
    ]);
  });

  it('tells the other side too, which has no word of it in its own record', async () => {
    const { items } = await relations('us_ofac_sdn:1');
    expect(items.map(({ direction, party, former }) => [direction, party?.id, former])).toEqual([
      ['to', 'us_ofac_sdn:2', false],
      ['to', 'us_ofac_sdn:3', true],
    ]);
  });

  it('is 404 for a party that no list has, and needs the scope', async () => {
    expect((await service.get('/api/v1/entities/us_ofac_sdn:77/relations', token)).body['code']).toBe(
      'entity_not_found',
    );
    const other = await service.token({ scopes: ['lists:read'] });
    expect((await service.get('/api/v1/entities/us_ofac_sdn:1/relations', other)).status).toBe(403);
    expect((await service.get('/api/v1/entities/us_ofac_sdn:1/ownership', other)).status).toBe(403);
  });
});

describe('GET /api/v1/entities/{id}/ownership', () => {
  it('finds that a company of the operator’s table is half owned through another', async () => {
    const { party, rules, parties } = await ownership('b');
    expect(party).toEqual({ id: 'b', name: 'Company b', entityType: null, lists: [] });
    expect(rules[0]).toMatchObject({
      rule: 'ofac',
      verdict: 'met',
      ground: 'ownership',
      countedPercent: '50',
      listed: false,
    });
    expect(rules[0]?.chain.map(({ owner, owned, sharePercent }) => [owner, sharePercent, owned])).toEqual([
      ['a', '50', 'b'],
      ['us_ofac_sdn:1', '50', 'a'],
    ]);
    expect(rules[0]?.chain[1]).toMatchObject({ statedBy: 'operator', source: 'Register', asOf: '2026-01-01' });
    expect(parties.map(({ id }) => id)).toContain('us_ofac_sdn:1');
  });

  it('keeps the rules apart: OFAC’s asks for shares, the UK’s looks at each owner alone', async () => {
    expect(await verdicts('a')).toBe('ofac ownership, eu not_shown, uk not_shown');
    expect(await verdicts('c')).toBe('ofac not_shown, eu not_shown, uk not_shown');
    expect(await verdicts('d')).toBe('ofac not_shown, eu not_shown, uk not_shown');
    expect(await verdicts('e')).toBe('ofac not_shown, eu not_shown, uk ownership');
  });

  it('never says that a rule is not met, and says which lists are not loaded', async () => {
    const { rules } = await ownership('f');
    expect(rules.map(({ verdict, loaded }) => [verdict, loaded])).toEqual([
      ['not_shown', true],
      ['not_shown', false],
      ['not_shown', true],
    ]);
    expect(rules[0]?.text).toContain('That does not show that it is not.');
    expect(rules[1]?.text).toContain('not loaded');
  });

  it('does not take a list’s "owned or controlled" for a share, nor what is over for anything', async () => {
    const { rules, owners } = await ownership('us_ofac_sdn:2');
    expect(rules[0]).toMatchObject({ verdict: 'not_shown', listed: true });
    expect(owners).toMatchObject([{ owner: 'us_ofac_sdn:1', control: true, sharePercent: null, statedBy: 'list' }]);
    expect((await ownership('us_ofac_sdn:3')).owners).toEqual([]);
  });

  it('says what a listed party holds, and which rules that meets', async () => {
    const { holdings } = await ownership('us_ofac_sdn:1');
    expect(holdings.map(({ stake, met }) => [stake.owned, met])).toEqual([
      ['a', ['ofac']],
      ['us_ofac_sdn:2', []],
    ]);
  });

  it('ends where owners own one another', async () => {
    expect(await verdicts('x')).toBe('ofac not_shown, eu not_shown, uk not_shown');
  });

  it('is 404 for what neither a list nor the table names', async () => {
    expect((await service.get('/api/v1/entities/unheard-of/ownership', token)).body['code']).toBe('entity_not_found');
  });
});

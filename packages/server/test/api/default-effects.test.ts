import type { Scope } from '@namesake/contract';
import { DEFAULT_POLICY, type Policy } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepDefault } from '../../src/modules/policies/keep-default.ts';
import { StandardPolicy } from '../../src/modules/policies/store/standard-policy.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const SHIPPED: Policy = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 20,
  effects: ['asset_freeze', 'travel'],
  includeDelisted: false,
  weakAliases: 'by_publisher',
};
const WIDER = ['asset_freeze', 'travel', 'debarment'] as const;
const ADMIN: readonly Scope[] = ['search:read', 'search:write', 'policies:write', 'search:override'];

let service: TestService;
beforeEach(async () => {
  service = await startService({ policy: SHIPPED });
});
afterEach(() => service.close());

const send = async (method: string, path: string, body?: unknown, scopes = ADMIN): Promise<Answer> =>
  service.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${await service.token({ scopes })}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const put = (members: object, scopes = ADMIN) =>
  send('PUT', '/policies/default', { text: 'Chosen.', ...members }, scopes);
const usedBy = async () =>
  Object((await send('POST', '/search', { searchText: 'Nobody Listed' })).body['engine']).policyHash;

/** The default as a start on the same data folder takes it, with a release that ships this one. */
const afterStart = async (shipped: Policy): Promise<Policy> => {
  const standard = new StandardPolicy(shipped);
  await keepDefault(service.app.storage, standard, '9.9.9', 1);
  return standard.current;
};

describe('the effects of the default policy', () => {
  it('can be widened: searches run under it at once, and the reason is kept', async () => {
    const before = await usedBy();
    const { status, body } = await put({ effects: ['debarment', 'travel', 'asset_freeze'] });
    expect([status, body]).toMatchObject([
      200,
      { name: 'default', text: 'Chosen.', value: { effects: [...WIDER].sort() }, weakens: [] },
    ]);
    expect(service.app.policy.effects).toEqual(WIDER);
    expect(await usedBy()).toBe(body['hash']);
    expect(body['hash']).not.toBe(before);
    expect(await service.app.storage.audit.latest(9)).toContainEqual(
      expect.objectContaining({ action: 'policy.saved', target: 'default' }),
    );
  });

  it('never become fewer than those that ship, and nothing else of it changes', async () => {
    for (const members of [{ effects: ['debarment'] }, { effects: WIDER, threshold: 90 }, { limit: 60 }, {}]) {
      const { status, body } = await put(members);
      expect([status, body['code']]).toEqual([409, 'policy_fixed']);
    }
    expect(service.app.policy).toBe(SHIPPED);
  });

  it('go back to those that ship only with the scope that weakening takes', async () => {
    await put({ effects: WIDER });
    const narrow = { effects: SHIPPED.effects };
    expect(
      (
        await put(
          narrow,
          ADMIN.filter((scope) => scope !== 'search:override'),
        )
      ).body['code'],
    ).toBe('scope_missing');
    expect((await put(narrow)).status).toBe(200);
    expect(service.app.policy).toEqual(SHIPPED);
  });

  it('are the yardstick of other policies as far as they are sanctions: what else a policy leaves out is counted', async () => {
    await put({ effects: WIDER });
    const weakens = async (effects: readonly string[]) => {
      await send('PUT', '/policies/narrow', { text: 'Made for payments.', effects });
      return (await send('GET', '/policies/narrow')).body['weakens'];
    };
    expect(await weakens(['asset_freeze', 'travel'])).toEqual([]);
    expect(await weakens(['asset_freeze', 'debarment'])).toEqual([
      { member: 'effects', text: 'only the effects asset_freeze, debarment' },
    ]);
  });

  it('become all after an upgrade from a release that left some out, whether an administrator had widened them or not', async () => {
    expect(await afterStart(SHIPPED)).toEqual(SHIPPED);
    expect(await afterStart(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
    await put({ effects: WIDER, fourEyes: ['false_positive'] });
    expect(await afterStart(DEFAULT_POLICY)).toEqual({ ...DEFAULT_POLICY, fourEyes: ['false_positive'] });
  });

  it('are the same after a start, also of a release that ships others; a release alone changes them otherwise', async () => {
    const next: Policy = { ...SHIPPED, threshold: 74, effects: ['asset_freeze', 'sectoral', 'travel'] };
    expect(await afterStart(next)).toEqual(next);
    await put({ effects: WIDER });
    expect((await afterStart(SHIPPED)).effects).toEqual(WIDER);
    const carried = await afterStart(next);
    expect(carried).toEqual({ ...next, effects: ['asset_freeze', 'sectoral', 'travel', 'debarment'] });
    expect(await afterStart(next)).toEqual(carried);
    expect((await service.app.storage.policies.find('default'))?.reason).toBe('Chosen.');
  });
});

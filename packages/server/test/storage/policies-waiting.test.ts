import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import { relaxPolicy } from '../../src/modules/policies/change.ts';
import type { NewPolicyVersion, PolicyVersion } from '../../src/modules/policies/store/policy-store.ts';
import { RELAX_DELAY_MS, relaxedFrom } from '../../src/modules/policies/waiting-policy.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const KEYS = { rows: ROW_KEY };
const version = (reason: string): NewPolicyVersion => ({
  name: 'strict',
  hash: `sha256:${reason}`,
  body: '{}',
  reason,
  savedAt: 1_000,
  savedBy: 'user:usr_a',
});
const event = (action: string): AuditEvent => ({
  at: 1_000,
  actor: 'user:usr_a',
  action,
  target: 'strict',
  detail: {},
  requestId: '',
});

describe.each(DIALECTS)('a version of a policy that waits, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, async (opened, place) => {
    [storage, store] = [opened, place];
    await storage.policies.save(version('first'), event('policy.saved'));
  });

  const propose = (reason: string) => storage.policies.propose(version(reason), event('policy.proposed'));
  const approve = (number: number) => storage.policies.approve('strict', number, event('policy.approved'));
  const reasons = async (): Promise<readonly unknown[]> => [
    (await storage.policies.find('strict'))?.reason,
    (await storage.policies.waiting('strict'))?.reason,
  ];
  const relax = (nowMs: number) => relaxPolicy(storage, KEYS, { name: 'strict', reason: 'alone', nowMs });

  it('is not in force until it is approved, and approved once', async () => {
    expect(await propose('looser')).toBe(2);
    expect(await reasons()).toEqual(['first', 'looser']);
    expect(await approve(1)).toBe(false);
    expect(await approve(2)).toBe(true);
    expect(await approve(2)).toBe(false);
    expect(await reasons()).toEqual(['looser', undefined]);
    expect(await storage.policies.isForged('strict')).toBe(false);
  });

  it('gives way to the next one, whether that waits or not', async () => {
    await propose('looser');
    await propose('looser still');
    expect(await approve(2)).toBe(false);
    expect(await reasons()).toEqual(['first', 'looser still']);
    await storage.policies.save(version('stricter'), event('policy.saved'));
    expect(await approve(3)).toBe(false);
    expect(await reasons()).toEqual(['stricter', undefined]);
  });

  it('does not wait where somebody wrote it into the database', async () => {
    await store.change(
      `insert into policy_version (name, version, hash, body, reason, saved_at, saved_by)
       values ('strict', 2, 'sha256:x', '{}', 'forged', 1000, 'user:usr_a')`,
    );
    expect(await reasons()).toEqual(['first', undefined]);
    expect(await approve(2)).toBe(false);
  });

  it('is put in force by an operator who is alone a day after it was announced, and not before', async () => {
    expect(await relax(0)).toBe('nothing_waits');
    await propose('looser');
    expect(await relax(5_000)).toEqual({ fromMs: 5_000 + RELAX_DELAY_MS });
    expect(await relax(4_999 + RELAX_DELAY_MS)).toEqual({ fromMs: 5_000 + RELAX_DELAY_MS });
    expect(await reasons()).toEqual(['first', 'looser']);
    expect(await relax(5_000 + RELAX_DELAY_MS)).toBe('in_force');
    expect(await reasons()).toEqual(['looser', undefined]);
    const actions = (await storage.audit.latest(9)).map(({ action, actor }) => `${action} ${actor}`);
    expect(actions.slice(0, 2)).toEqual(['policy.relaxed operator', 'policy.relax_announced operator']);
  });

  it('was not announced by an event without the MAC of this installation, nor by that of another version', async () => {
    await propose('looser');
    await relax(5_000);
    await propose('looser still');
    const [announced] = await storage.audit.details('policy.relax_announced');
    const detail = { ...announced, version: 3, from: 0 };
    await storage.audit.append({ ...event('policy.relax_announced'), detail });
    const waiting = (await storage.policies.waiting('strict')) as PolicyVersion;
    expect(await relaxedFrom(storage.audit, ROW_KEY, waiting)).toBeUndefined();
    expect(await relax(RELAX_DELAY_MS * 2)).toEqual({ fromMs: RELAX_DELAY_MS * 3 });
  });
});

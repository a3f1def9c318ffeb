import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

describe.each(DIALECTS)('storage on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  it('appends versions of a policy, and keeps them when its name stands for nothing any more', async () => {
    const policy = { name: 'strict', hash: 'sha256:a', body: '{"a":1}', reason: 'why', savedAt: 5, savedBy: 'user:1' };
    expect(await storage.policies.save(policy, anyEvent(5))).toBe(1);
    expect(await storage.policies.save({ ...policy, hash: 'sha256:b', savedAt: 6 }, anyEvent(5))).toBe(2);
    expect(await storage.policies.save({ ...policy, name: 'another' }, anyEvent(5))).toBe(1);
    const second = await store.open();
    expect(await second.policies.find('strict')).toEqual({ ...policy, hash: 'sha256:b', savedAt: 6, version: 2 });
    expect((await second.policies.list()).map(({ name, version }) => [name, version])).toEqual([
      ['another', 1],
      ['strict', 2],
    ]);
    await second.close();
    expect([
      await storage.policies.remove('strict', anyEvent(6)),
      await storage.policies.remove('strict', anyEvent(6)),
    ]).toEqual([true, false]);
    expect(await storage.policies.find('strict')).toBeUndefined();
    expect((await storage.policies.versions('strict')).map(({ version }) => version)).toEqual([2, 1]);
    expect(await storage.policies.save(policy, anyEvent(5))).toBe(3);
    expect(await storage.policies.find('strict')).toEqual({ ...policy, version: 3 });
  });

  it('gives versions of a policy that are saved at once different numbers', async () => {
    const policy = { name: 'strict', body: '{}', reason: 'why', savedAt: 5, savedBy: 'user:1' };
    const numbers = ['a', 'b', 'c'].map((hash) => storage.policies.save({ ...policy, hash }, anyEvent(5)));
    expect((await Promise.all(numbers)).sort()).toEqual([1, 2, 3]);
  });
});

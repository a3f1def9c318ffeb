import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

describe.each(DIALECTS)('policies of a customer reference on $name', ({ make }) => {
  let storage: Storage;
  const { reopen } = useStorage(make, (opened) => {
    storage = opened;
  });
  const of = (reference: string) => storage.referencePolicies.of(hashOf(reference));

  it('are all those that were ever noted, once each, and nothing of another reference', async () => {
    for (const policy of ['strict', 'payments', 'strict'])
      await storage.referencePolicies.note(hashOf('customer-1'), policy);
    expect(await of('customer-1')).toEqual(['payments', 'strict']);
    expect(await of('customer-2')).toEqual([]);
    storage = await reopen();
    await storage.referencePolicies.note(hashOf('customer-1'), 'strict');
    expect(await of('customer-1')).toEqual(['payments', 'strict']);
  });

  it('are those of earlier records, too, however many there are', async () => {
    const references = Array.from({ length: 600 }, (_, n) => `customer-${n}`);
    const contextId = await storage.screenings.internContext('{}');
    const record = (externalRef: string | undefined, policy: string | undefined, at: number) =>
      storage.screenings.record({
        id: newScreeningId(at),
        contextId,
        actor: 'token:tok_1',
        outcome: 'no_match',
        total: 0,
        answer: '{}',
        request: JSON.stringify({ searchText: 'Tolbrecht', externalRef, policy }),
      });
    await Promise.all(references.map((externalRef, n) => record(externalRef, 'strict', 1_000 + n)));
    await record('customer-7', 'payments', 5_000);
    await record('customer-8', 'default', 5_001);
    await record(undefined, 'payments', 5_002);
    await storage.referencePolicies.noteEarlier(hashOf);
    expect(await of('customer-7')).toEqual(['payments', 'strict']);
    expect(await of('customer-8')).toEqual(['strict']);
    expect((await Promise.all(references.map(of))).filter((policies) => !policies.includes('strict'))).toEqual([]);
    // Once: what is recorded from then on is noted when it is recorded.
    await record('customer-900', 'strict', 6_000);
    await storage.referencePolicies.noteEarlier(hashOf);
    expect(await of('customer-900')).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeyedRequest } from '../../src/modules/idempotency/idempotency-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

describe.each(DIALECTS)('requests with an Idempotency-Key in $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  const { reopen } = useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const keyHash = Buffer.alloc(32, 1);
  const request = (requestId: string, more: Partial<KeyedRequest> = {}): KeyedRequest => ({
    keyHash,
    fingerprint: Buffer.alloc(32, 2),
    requestId,
    searchId: null,
    leaseUntil: 200,
    expiresAt: 1_000,
    ...more,
  });

  it('of many at once, also of two processes, exactly one gets the key, and all learn which', async () => {
    const other = await store.open();
    const stores = [storage.idempotency, other.idempotency];
    const claimed = await Promise.all(
      Array.from({ length: 40 }, (_, n) => stores[n % 2]?.claim(request(`req_${n}`), 100)),
    );
    await other.close();
    expect(new Set(claimed.map((one) => one?.requestId)).size).toBe(1);
  });

  it('the answer is given back as it was kept, over a restart', async () => {
    await storage.idempotency.claim(request('first', { searchId: randomBytes(16) }), 100);
    await storage.idempotency.end(request('first'), { status: 201, body: '{"a":"Zoë"}' });
    storage = await reopen();
    const found = await storage.idempotency.claim(request('second'), 100);
    expect(found).toMatchObject({ requestId: 'first', answer: { status: 201, body: '{"a":"Zoë"}' } });
    expect(found.fingerprint.equals(Buffer.alloc(32, 2))).toBe(true);
  });

  it('a key that was released is free; one that has expired too', async () => {
    const { idempotency } = storage;
    await idempotency.claim(request('first'), 100);
    await idempotency.release(request('somebody else'));
    expect((await idempotency.claim(request('second'), 100)).requestId).toBe('first');
    await idempotency.release(request('first'));
    expect((await idempotency.claim(request('second'), 100)).requestId).toBe('second');
    expect((await idempotency.claim(request('third', { expiresAt: 3_000 }), 1_000)).requestId).toBe('third');
  });

  it('of several that take an interrupted request over, one succeeds, and none once it is answered', async () => {
    const { idempotency } = storage;
    const first = await idempotency.claim(request('first'), 100);
    await idempotency.giveUp(request('first'), 150);
    const attempts = ['a', 'b', 'c'].map((id) => idempotency.takeOver(first, request(id)));
    expect((await Promise.all(attempts)).filter((taken) => taken)).toHaveLength(1);
    const second = await idempotency.claim(request('late'), 160);
    await idempotency.end(second, { status: 200, body: null });
    expect(await idempotency.takeOver(second, request('later'))).toBe(false);
  });

  it('forgets what has expired, so many at a time', async () => {
    const { idempotency } = storage;
    const of = (n: number) => request(`req_${n}`, { keyHash: Buffer.alloc(32, n), expiresAt: 1_000 + n });
    for (let n = 0; n < 5; n++) await idempotency.claim(of(n), 100);
    expect(await idempotency.forgetExpired(1_003, 3)).toBe(3);
    expect(await idempotency.forgetExpired(1_003, 3)).toBe(1);
    expect(await idempotency.forgetExpired(1_003, 3)).toBe(0);
  });
});

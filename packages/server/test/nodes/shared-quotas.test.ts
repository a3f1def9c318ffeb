import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileQuotas } from '../../src/app/share-quotas.ts';
import type { QuotaStore } from '../../src/http/quota-store.ts';
import { RateLimit } from '../../src/http/rate-limit.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { Nodes } from '../support/nodes.ts';

const MINUTE_MS = 60_000;
const QUOTA = 10;

let nodes: Nodes;
let storage: Storage;
let quotas: QuotaStore;
beforeAll(async () => {
  nodes = await Nodes.make();
  storage = await openPostgresStorage(nodes.database.url);
  if (storage.shared === null) throw new Error('A PostgreSQL storage shares quotas.');
  quotas = storage.shared.quotas;
});
afterAll(async () => {
  await storage.close();
  await nodes.close();
});

/** A node's limit; its `use` gives the statuses of so many requests. */
function node(startMs: number) {
  const clock = { nowMs: startMs };
  const limit = new RateLimit(QUOTA, () => clock.nowMs);
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  const use = (count: number, key = 'token:tok_1'): readonly boolean[] =>
    Array.from({ length: count }, () => {
      try {
        limit.take(key, reply);
        return true;
      } catch {
        return false;
      }
    });
  return { clock, headers, use, share: () => reconcileQuotas(quotas, { caller: limit }, clock.nowMs) };
}

it('what a caller used on one node is gone on the others once they have reconciled', async () => {
  const [first, second, third] = [node(0), node(100), node(200)];
  first.use(6);
  second.use(3);
  await first.share();
  await second.share();
  expect(second.use(2)).toEqual([true, false]);
  // A node learns when it has something to tell.
  third.use(1);
  await third.share();
  expect(third.use(1)).toEqual([false]);
  first.use(1);
  await first.share();
  expect(first.use(1)).toEqual([false]);
  expect(first.headers.get('ratelimit')).toBe('"default";r=0;t=60');
});

it('nothing is told twice, and the next minute is a new one', async () => {
  const start = 10 * MINUTE_MS;
  const [first, second] = [node(start), node(start)];
  first.use(4);
  await first.share();
  await first.share();
  second.use(1);
  await second.share();
  expect(second.use(6)).toEqual([true, true, true, true, true, false]);
  second.clock.nowMs += MINUTE_MS;
  expect(second.use(1)).toEqual([true]);
  expect(second.headers.get('ratelimit')).toBe('"default";r=9;t=60');
});

it('callers and limits are counted apart, and two nodes that reconcile at once lose nothing', async () => {
  const start = 20 * MINUTE_MS;
  const keys = Array.from({ length: 50 }, (_, n) => `token:tok_${n}`);
  const both = [node(start), node(start)];
  for (const { use } of both) for (const key of keys) use(5, key);
  await Promise.all(both.map(({ share }) => share()));
  const later = node(start);
  for (const key of keys) later.use(1, key);
  await later.share();
  expect(keys.map((key) => later.use(1, key))).toEqual(keys.map(() => [false]));
  expect(later.use(1, 'token:other')).toEqual([true]);
});

it('forgets minutes that are over', async () => {
  const key = 'token:tok_9';
  expect(await quotas.add([{ key, minute: 100, used: 3 }], 0)).toEqual([3]);
  expect(await quotas.add([{ key, minute: 100, used: 3 }], 101)).toEqual([3]);
});

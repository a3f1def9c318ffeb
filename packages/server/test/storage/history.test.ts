import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { HistoryFilter } from '../../src/modules/history/store/history-query.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';

const OUTCOMES = ['no_match', 'no_match', 'no_match', 'potential_match', 'incomplete'];
const ACTORS = ['token:tok_1', 'token:tok_1', 'token:tok_2', 'user:usr_1'];
const POLICIES = [undefined, undefined, 'default', 'strict', 'lax'];
const COUNT = 300;

/** What was recorded, the newest first. */
const made = Array.from({ length: COUNT }, (_, n) => ({
  id: newScreeningId(1_000 + 10 * Math.floor(n / 2)),
  at: 1_000 + 10 * Math.floor(n / 2),
  outcome: OUTCOMES[(n * 7) % 5] ?? '',
  actor: ACTORS[(n * 11) % 4] ?? '',
  policy: POLICIES[Math.floor(n / 3) % 5],
  externalRef: n % 9 === 0 ? `customer-${n % 4}` : undefined,
})).sort((a, b) => b.id.compare(a.id));

const filters: fc.Arbitrary<HistoryFilter> = fc.record(
  {
    fromMs: fc.integer({ min: 900, max: 2_600 }),
    toMs: fc.integer({ min: 900, max: 2_600 }),
    outcome: fc.constantFrom(...OUTCOMES, 'demo'),
    actors: fc.uniqueArray(fc.constantFrom(...ACTORS, 'user:nobody')),
    policy: fc.constantFrom('default', 'strict', 'lax', 'unknown'),
    externalRef: fc.constantFrom('customer-0', 'customer-1', 'customer-2', 'unknown'),
  },
  { requiredKeys: [] },
);

function expectedOf({ fromMs = 0, toMs = Infinity, outcome, actors, policy, externalRef }: HistoryFilter) {
  return made.filter(
    (one) =>
      one.at >= fromMs &&
      one.at < toMs &&
      (outcome === undefined || one.outcome === outcome) &&
      (actors === undefined || actors.includes(one.actor)) &&
      (policy === undefined || (one.policy ?? 'default') === policy) &&
      (externalRef === undefined || one.externalRef === externalRef),
  );
}

describe.each(DIALECTS)('the history on $name', ({ make }) => {
  let dir: string;
  let storage: Storage;
  let store: TestStore;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-history-'));
    store = await make(dir);
    storage = await store.open();
    const contextId = await storage.screenings.internContext('{"some":"context"}');
    await Promise.all(
      made.toReversed().map(({ id, outcome, actor, policy, externalRef }) => {
        const request = JSON.stringify({ searchText: 'Tolbrecht', policy, externalRef });
        return storage.screenings.record({ id, contextId, actor, outcome, total: 1, request, answer: '{"a":1}' });
      }),
    );
  });
  afterAll(async () => {
    await storage.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });

  const orders = fc.constantFrom('newest' as const, 'oldest' as const);

  it('gives what any filters fit, each once and in the order asked for, on pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(filters, orders, fc.integer({ min: 1, max: 120 }), async (filter, order, limit) => {
        const ids: string[] = [];
        for (let after: Buffer | undefined; ; ) {
          const { items, lookedTo } = await storage.history.page(filter, { after, order, limit });
          expect(items.length).toBeLessThanOrEqual(limit);
          ids.push(...items.map(({ id }) => id.toString('hex')));
          if (lookedTo === null) break;
          after = lookedTo;
        }
        const expected = expectedOf(filter).map(({ id }) => id.toString('hex'));
        expect(ids).toEqual(order === 'oldest' ? expected.toReversed() : expected);
      }),
      { numRuns: 60 },
    );
  });

  it('gives each with its request and answer, who asked, and by which policy', async () => {
    const [item] = (await storage.history.page({ policy: 'strict', externalRef: 'customer-1' }, { limit: 1 })).items;
    const [wanted] = expectedOf({ policy: 'strict', externalRef: 'customer-1' });
    expect(item).toMatchObject({
      actor: wanted?.actor,
      outcome: wanted?.outcome,
      total: 1,
      policy: 'strict',
      externalRef: 'customer-1',
      answer: '{"a":1}',
      context: '{"some":"context"}',
      request: '{"searchText":"Tolbrecht","policy":"strict","externalRef":"customer-1"}',
    });
  });
});

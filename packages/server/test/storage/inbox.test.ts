import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { MadeDecision } from '../../src/modules/decisions/store/hit-decision.ts';
import type { FoundInHistory, InboxFilter, WaitingHits } from '../../src/modules/history/store/history-query.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { undoCustomers, undoMacs } from '../support/undo-macs.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const OPEN: InboxFilter = { state: 'open', highOnly: false };
const HIGH: InboxFilter = { state: 'open', highOnly: true };
const UNCOUNTED: InboxFilter = { state: 'uncounted' };
const NONE: WaitingHits = {
  open: 0,
  openHigh: 0,
  openScore: null,
  proposed: 0,
  proposedHigh: 0,
  proposedScore: null,
};
const ONE: WaitingHits = { ...NONE, open: 1, openScore: 77.3 };

describe.each(DIALECTS)('the inbox on $name', ({ name, make }) => {
  let dir: string;
  let storage: Storage;
  let store: TestStore;
  let at = NOW;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-inbox-'));
    store = await make(dir);
    storage = await store.open();
  });
  afterEach(async () => {
    await storage.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });

  async function screened(externalRef?: string, total = 1): Promise<Buffer> {
    at += 1_000;
    const id = newScreeningId(at);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total };
    const request = JSON.stringify({ searchText: 'Tolbrecht', externalRef });
    await storage.screenings.record({ ...written, request, answer: '{"results":[]}' });
    return id;
  }
  const page = async (inbox: InboxFilter, order: 'newest' | 'oldest' = 'newest', more: object = {}) =>
    (await storage.history.page({ inbox, ...more }, { order, limit: 10 })).items;
  const idsOf = (items: readonly FoundInHistory[]) => items.map(({ id }) => id);
  const keep = async (hits: WaitingHits) =>
    storage.inbox.keep((await page(UNCOUNTED)).map(({ id, inbox }) => ({ id, version: inbox?.version ?? -1, hits })));
  const decide = async (id: string, screeningId: Buffer, externalRef: string | null) => {
    const by = { actor: 'user:usr_1', person: 'user:usr_1', salt: Buffer.from('salt') };
    const made: MadeDecision = {
      id,
      screeningId,
      externalRef,
      listing: 'demo:1',
      entityId: 'demo:1',
      recordHash: 'sha256:00',
      verdict: 'false_positive',
      reason: 'different_birth_date',
      event: { number: 1, kind: 'decided', at: NOW, text: '', ...by },
    };
    expect(await storage.hitDecisions.decide([made], [anyEvent(NOW)])).toBe(true);
  };

  it('has what found something, from when it is recorded until its hits are counted as decided', async () => {
    const [first, , last] = [await screened(), await screened(undefined, 0), await screened()];
    expect(idsOf(await page(OPEN))).toEqual([last, first]);
    expect(idsOf(await page(OPEN, 'oldest'))).toEqual([first, last]);
    expect((await page(OPEN)).map(({ inbox }) => inbox?.counted)).toEqual([null, null]);
    await keep(ONE);
    expect(idsOf(await page(OPEN))).toEqual([last, first]);
    expect((await page(OPEN))[0]?.inbox?.counted).toEqual(ONE);
    expect([await page(HIGH), await page(UNCOUNTED)]).toEqual([[], []]);
    expect(await storage.inbox.count('open', undefined, 10)).toBe(2);
    expect(await storage.inbox.count('open', undefined, 1)).toBe(1);
    expect(await storage.inbox.count('open', ['token:tok_2'], 10)).toBe(0);
    expect(await storage.inbox.count('proposed', undefined, 10)).toBe(0);
  });

  it('has a screening again after each event of a decision on it, or on another of its party', async () => {
    const [one, same, other] = [await screened('customer-1'), await screened('customer-1'), await screened()];
    await keep(NONE);
    expect(await page(OPEN)).toEqual([]);
    await decide('dec_1', one, 'customer-1');
    expect(idsOf(await page(UNCOUNTED))).toEqual([same, one]);
    await keep(NONE);
    await decide('dec_2', other, null);
    expect(idsOf(await page(OPEN))).toEqual([other]);
  });

  it('keeps no count of what changed meanwhile', async () => {
    const id = await screened();
    const read = (await page(UNCOUNTED)).map(({ inbox }) => ({ id, version: inbox?.version ?? -1, hits: NONE }));
    await decide('dec_1', id, null);
    await storage.inbox.keep(read);
    expect(idsOf(await page(UNCOUNTED))).toEqual([id]);
    // Also where somebody else took it out, and it came back.
    await keep(NONE);
    await storage.hitDecisions.append(
      [
        {
          decision: 'dec_1',
          number: 2,
          kind: 'revoked',
          at: NOW,
          actor: 'user:usr_1',
          person: 'user:usr_1',
          text: '',
          salt: Buffer.from('salt'),
        },
      ],
      [],
    );
    await storage.inbox.keep(read);
    expect(idsOf(await page(UNCOUNTED))).toEqual([id]);
  });

  it('loses what is erased, and has again what decisions on it were about', async () => {
    const [one, same] = [await screened('customer-1'), await screened('customer-1')];
    await decide('dec_1', one, 'customer-1');
    await keep(NONE);
    const found: FoundScreening[] = [];
    const selection = { kind: 'searches', ids: [one] } as const;
    await storage.erasure.scan(selection, { holds: [], onBatch: async (batch) => void found.push(...batch) });
    const by = { holdsVersion: 0, event: anyEvent(NOW), why: 'request', run: null } as const;
    expect(await storage.erasure.eraseScreenings(found, by)).toBe(true);
    expect(idsOf(await page(OPEN))).toEqual([same]);
  });

  it('has after an upgrade what was recorded before it', async () => {
    const [first] = [await screened(), await screened(undefined, 0)];
    await storage.close();
    for (const statement of undoCustomers(name)) await store.change(statement);
    const triggers = { screening: 'screening', erased: 'screening', decision_event: 'hit_decision_event' };
    for (const [what, table] of Object.entries({ ...triggers, decision_erased: 'hit_decision' })) {
      await store.change(`drop trigger inbox_${what} ${name === 'SQLite' ? '' : `on ${table}`}`);
      if (name !== 'SQLite') await store.change(`drop function inbox_${what}`);
    }
    for (const table of ['inbox', 'batch_progress', 'batch_ground', 'reference_policy'])
      await store.change(`drop table ${table}`);
    for (const statement of undoMacs([])) await store.change(statement);
    await store.change("delete from kysely_migration where name >= '0031'");
    storage = await store.open();
    expect(idsOf(await page(OPEN))).toEqual([first]);
    const later = await screened();
    expect(idsOf(await page(OPEN))).toEqual([later, first]);
  });

  it('pages by place in both orders, with other filters, and without skipping what comes in between', async () => {
    const ids: Buffer[] = [];
    for (let n = 0; n < 9; n += 1) ids.push(await screened(n % 2 === 0 ? 'customer-1' : undefined));
    for (const order of ['oldest', 'newest'] as const)
      for (const externalRef of [undefined, 'customer-1']) {
        const seen: Buffer[] = [];
        for (let after: Buffer | undefined; ; ) {
          const walk = { after, order, limit: 2 };
          const { items, lookedTo } = await storage.history.page({ inbox: OPEN, externalRef }, walk);
          seen.push(...idsOf(items));
          if (lookedTo === null) break;
          after = lookedTo;
        }
        const wanted = externalRef === undefined ? ids : ids.filter((_, n) => n % 2 === 0);
        expect(seen).toEqual(order === 'oldest' ? wanted : wanted.toReversed());
      }
  });
});

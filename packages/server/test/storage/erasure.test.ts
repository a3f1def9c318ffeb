import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { FoundScreening, Selection } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;

describe.each(DIALECTS)('erasure on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  async function record(members: Readonly<Record<string, string>>, daysAgo = 0, outcome = 'no_match'): Promise<Buffer> {
    const id = newScreeningId(NOW - daysAgo * DAY_MS);
    const contextId = await storage.screenings.internContext('{}');
    const request = JSON.stringify({ searchText: 'Tolbrecht', ...members });
    const written = { id, contextId, actor: 'token:tok_1', outcome, total: 0, request };
    await storage.screenings.record({ ...written, answer: '{"results":[{"listing":"demo:1"}]}' });
    return id;
  }
  async function find(selection: Selection, holds: Parameters<Storage['erasure']['scan']>[1]['holds'] = []) {
    const found: FoundScreening[] = [];
    await storage.erasure.scan(selection, { holds, onBatch: async (batch) => void found.push(...batch) });
    return found;
  }
  const by = (holdsVersion = 0) => {
    return { holdsVersion, event: anyEvent(NOW), why: 'request', run: null } as const;
  };
  const age = (screenings: number, purposes = {}): Selection => {
    const at = NOW - screenings * DAY_MS;
    const cutoffs = { screenings: at, no_match: at, audit_events: null, access: null, purposes };
    return { kind: 'age', cutoffs, nowMs: NOW };
  };

  it('finds screenings by reference, by id, and by a text in whatever case and width', async () => {
    const one = await record({ searchText: 'Quelmar  Österlind', externalRef: 'c-1' });
    await record({ externalRef: 'c-10' });
    for (const selection of [
      { kind: 'external_ref', externalRef: 'c-1' },
      { kind: 'searches', ids: [one, Buffer.alloc(16)] },
      { kind: 'text', text: 'qUELMAR österLIND' },
    ] as const)
      expect((await find(selection)).map(({ id }) => Buffer.from(id))).toEqual([one]);
  });

  it('finds by age what is old, each purpose by its own time', async () => {
    const old = await record({}, 30);
    await record({ purpose: 'onboarding' }, 30);
    await record({}, 5);
    const found = await find(age(10, { onboarding: NOW - 100 * DAY_MS }));
    expect(found.map(({ id }) => Buffer.from(id))).toEqual([old]);
  });

  it('does not take as old what a wrong clock dated, if something younger was recorded before it', async () => {
    await record({}, 5);
    await record({}, 10_000);
    expect(await find(age(10))).toEqual([]);
  });

  it('goes on although one record says that it is from the future', async () => {
    await record({}, -500);
    const old = await record({}, 30);
    await record({}, 1);
    expect((await find(age(10))).map(({ id }) => Buffer.from(id))).toEqual([old]);
  });

  it('tells what is on hold, by a listing too', async () => {
    await record({}, 30);
    expect(await find(age(10), [{ kind: 'listing', listing: 'demo:1' }])).toMatchObject([{ isHeld: true }]);
    expect(await find(age(10), [{ kind: 'listing', listing: 'demo:2' }])).toMatchObject([{ isHeld: false }]);
  });

  it('erases with its event, and remembers that there was one', async () => {
    const id = await record({});
    expect(await storage.erasure.eraseScreenings(await find({ kind: 'searches', ids: [id] }), by())).toBe(true);
    expect(await storage.screenings.find(id)).toBeUndefined();
    expect(await storage.erasure.findErased(id)).toEqual({ actor: 'token:tok_1', erasedAt: NOW, why: 'request' });
    expect(await storage.audit.latest(1)).toMatchObject([{ action: 'records.erased', detail: { screenings: 1 } }]);
  });

  it('erases nothing where a hold was placed after it looked', async () => {
    const id = await record({});
    const found = await find({ kind: 'searches', ids: [id] });
    const times = { placedAt: NOW, endsAt: null, liftedAt: null, liftedBy: null };
    await storage.legalHolds.place(
      { id: 'hold_1', scope: { kind: 'all' }, reason: '', placedBy: 'user:usr_1', ...times },
      anyEvent(NOW),
    );
    expect(await storage.erasure.eraseScreenings(found, by(0))).toBe(false);
    expect(await storage.screenings.find(id)).toBeDefined();
    expect(await storage.erasure.eraseScreenings(found, by(await storage.legalHolds.version()))).toBe(true);
  });

  it('does not erase a younger record that got the row of one that is gone', async () => {
    const found = await find({ kind: 'searches', ids: [await record({})] });
    await storage.erasure.eraseScreenings(found, by());
    const next = await record({});
    expect(await storage.erasure.eraseScreenings(found, by())).toBe(false);
    expect(await storage.screenings.find(next)).toBeDefined();
  });

  it('saves settings only as the version after the newest', async () => {
    const saved = { version: 1, items: [], reason: '', savedAt: NOW, savedBy: 'user:usr_1' };
    expect(await storage.retention.save(saved, anyEvent(NOW))).toBe(true);
    expect(await storage.retention.save(saved, anyEvent(NOW))).toBe(false);
    expect((await storage.retention.versions()).map(({ version }) => version)).toEqual([1, 0]);
  });
});

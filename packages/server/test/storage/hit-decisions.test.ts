import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { AddedEvent, MadeDecision, NewDecisionEvent } from '../../src/modules/decisions/store/hit-decision.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

describe.each(DIALECTS)('decisions on hits on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  async function screened(): Promise<Buffer> {
    const id = newScreeningId(NOW);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total: 1 };
    await storage.screenings.record({ ...written, request: '{"searchText":"Tolbrecht"}', answer: '{"results":[]}' });
    return id;
  }
  const first = (kind: NewDecisionEvent['kind'], text = ''): NewDecisionEvent => {
    const by = { actor: 'user:usr_1', person: 'user:usr_1', salt: Buffer.from('salt') };
    return { number: 1, kind, at: NOW, text, ...by };
  };
  const decision = (id: string, screeningId: Buffer, members: Partial<MadeDecision> = {}): MadeDecision => ({
    id,
    screeningId,
    externalRef: 'customer-1',
    listing: 'demo:1',
    entityId: 'demo:1',
    recordHash: 'sha256:00',
    verdict: 'false_positive',
    reason: 'different_birth_date',
    event: first('decided'),
    ...members,
  });
  const second = (id: string, kind: NewDecisionEvent['kind'], number = 2): AddedEvent => {
    return { ...first(kind), decision: id, number, person: 'user:usr_2', actor: 'user:usr_2' };
  };

  it('keep what was decided, and each event in order', async () => {
    const id = await screened();
    const made = decision('dec_1', id, { event: first('proposed', 'Ölmütz, born 1985') });
    expect(await storage.hitDecisions.decide([made], [anyEvent(NOW)])).toBe(true);
    expect(await storage.hitDecisions.append([second('dec_1', 'approved')], [anyEvent(NOW)])).toBe(true);
    const { event, ...content } = made;
    const [found, ...others] = await storage.hitDecisions.find(['dec_1', 'dec_2']);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ ...content, events: [event, { kind: 'approved', person: 'user:usr_2' }] });
  });

  it('are found by the reference and the listing, or by the screening where there is no reference', async () => {
    const [one, other] = [await screened(), await screened()];
    const made = [
      decision('dec_1', one),
      decision('dec_2', one, { listing: 'demo:2' }),
      decision('dec_3', other, { externalRef: null }),
    ];
    for (const each of made) await storage.hitDecisions.decide([each], [anyEvent(NOW)]);
    const { about } = storage.hitDecisions;
    const ids = async (...asked: Parameters<typeof about>) =>
      (await storage.hitDecisions.about(...asked)).map(({ id }) => id);
    expect(await ids({ kind: 'reference', externalRef: 'customer-1' }, ['demo:2', 'demo:9'])).toEqual(['dec_2']);
    expect(await ids({ kind: 'reference', externalRef: 'customer-1' })).toEqual(['dec_1', 'dec_2']);
    expect(await ids({ kind: 'reference', externalRef: 'customer-2' }, ['demo:1'])).toEqual([]);
    expect(await ids({ kind: 'screening', screeningId: other })).toEqual(['dec_3']);
  });

  it('of one step are stored all or not at all, with their event', async () => {
    const id = await screened();
    const gone = newScreeningId(NOW);
    expect(await storage.hitDecisions.decide([decision('dec_1', id), decision('dec_2', gone)], [anyEvent(NOW)])).toBe(
      false,
    );
    expect(await storage.hitDecisions.find(['dec_1', 'dec_2'])).toEqual([]);
    expect(await storage.audit.latest(5)).toEqual([]);
    await storage.hitDecisions.decide([decision('dec_1', id), decision('dec_2', id)], [anyEvent(NOW)]);
    expect(await storage.audit.latest(5)).toHaveLength(1);
  });

  it('take one event at each place: of two people at once, one is refused and nothing of theirs is stored', async () => {
    const id = await screened();
    const made = ['dec_1', 'dec_2'].map((name) => decision(name, id, { event: first('proposed') }));
    await storage.hitDecisions.decide(made, [anyEvent(NOW)]);
    const stored = await Promise.all([
      storage.hitDecisions.append([second('dec_1', 'approved')], [anyEvent(NOW)]),
      storage.hitDecisions.append([second('dec_2', 'rejected'), second('dec_1', 'rejected')], [anyEvent(NOW)]),
    ]);
    expect(stored.toSorted()).toEqual([false, true]);
    const kinds = (await storage.hitDecisions.find(['dec_1', 'dec_2'])).map(({ events }) => events.at(-1)?.kind);
    expect([
      ['approved', 'proposed'],
      ['rejected', 'rejected'],
    ]).toContainEqual(kinds);
    expect(await storage.audit.latest(5)).toHaveLength(2);
  });

  it('wait for approval page by page, the newest first, until somebody does something', async () => {
    const id = await screened();
    for (const name of ['dec_1', 'dec_2', 'dec_3', 'dec_4'])
      await storage.hitDecisions.decide([decision(name, id, { event: first('proposed') })], [anyEvent(NOW)]);
    await storage.hitDecisions.decide([decision('dec_5', id, { listing: 'demo:2' })], [anyEvent(NOW)]);
    await storage.hitDecisions.append([second('dec_3', 'revoked')], [anyEvent(NOW)]);
    const page = await storage.hitDecisions.proposed(undefined, 2);
    expect(page.map((one) => one.id)).toEqual(['dec_4', 'dec_2']);
    expect((await storage.hitDecisions.proposed(page.at(-1)?.place, 2)).map((one) => one.id)).toEqual(['dec_1']);
    // Another decision about the same hit takes effect.
    await storage.hitDecisions.decide([decision('dec_6', id)], [anyEvent(NOW)]);
    expect(await storage.hitDecisions.proposed(undefined, 2)).toEqual([]);
  });

  it('are exported and erased with their screening, and only with it', async () => {
    const [one, other] = [await screened(), await screened()];
    await storage.hitDecisions.decide([decision('dec_1', one)], [anyEvent(NOW)]);
    await storage.hitDecisions.decide([decision('dec_2', other)], [anyEvent(NOW)]);
    const found: FoundScreening[] = [];
    const selection = { kind: 'searches', ids: [one] } as const;
    await storage.erasure.scan(selection, { holds: [], onBatch: async (batch) => void found.push(...batch) });
    expect(await storage.erasure.read(found)).toMatchObject([
      { decisions: [{ id: 'dec_1', events: [{ number: 1 }] }] },
    ]);
    const by = { holdsVersion: 0, event: anyEvent(NOW), why: 'request', run: null } as const;
    expect(await storage.erasure.eraseScreenings(found, by)).toBe(true);
    expect((await storage.hitDecisions.find(['dec_1', 'dec_2'])).map(({ id }) => id)).toEqual(['dec_2']);
    // An event of a decision that was erased meanwhile has nothing to belong to.
    expect(await storage.hitDecisions.append([second('dec_1', 'revoked')], [anyEvent(NOW)])).toBe(false);
    expect(await storage.hitDecisions.append([second('dec_1', 'revoked', 1)], [anyEvent(NOW)])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { MadeDecision, NewDecisionEvent } from '../../src/modules/decisions/store/hit-decision.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;

describe.each(DIALECTS)('proposals that wait on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, async (opened) => {
    storage = opened;
    const id = newScreeningId(NOW);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total: 1 };
    await storage.screenings.record({ ...written, request: '{"searchText":"Tolbrecht"}', answer: '{"results":[]}' });
    const made = [
      proposal('dec_late', id, NOW + 2 * DAY),
      proposal('dec_soon', id, NOW + DAY),
      proposal('dec_ever', id),
    ];
    await storage.hitDecisions.decide(made, [anyEvent(NOW)]);
  });

  const first = (kind: NewDecisionEvent['kind'], number = 1): NewDecisionEvent => {
    const by = { actor: `user:usr_${number}`, person: `user:usr_${number}`, salt: Buffer.from('salt') };
    return { number, kind, at: NOW, text: '', ...by };
  };
  const proposal = (id: string, screeningId: Buffer, expiresAt?: number): MadeDecision => ({
    id,
    screeningId,
    externalRef: null,
    listing: `demo:${id}`,
    entityId: 'demo:1',
    recordHash: 'sha256:00',
    verdict: 'false_positive',
    reason: 'different_birth_date',
    event: first('proposed'),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
  const waitsOf = async (id: string) => (await storage.proposals.waits([id])).get(id);

  it('are due once their time is over, the earliest first', async () => {
    expect(await storage.proposals.due(NOW, 10)).toEqual([]);
    expect(await storage.proposals.due(NOW + DAY, 10)).toEqual(['dec_soon']);
    expect(await storage.proposals.due(NOW + 3 * DAY, 10)).toEqual(['dec_soon', 'dec_late']);
    expect(await storage.proposals.due(NOW + 3 * DAY, 1)).toEqual(['dec_soon']);
  });

  it('are handed to somebody and back, with the event, and keep their time', async () => {
    expect(await storage.proposals.handOver(['dec_soon', 'dec_ever'], 'usr_7', [anyEvent(NOW)])).toBe(true);
    expect(await waitsOf('dec_soon')).toEqual({ handedTo: 'usr_7', expiresAt: NOW + DAY });
    expect(await waitsOf('dec_ever')).toEqual({ handedTo: 'usr_7', expiresAt: null });
    expect(await waitsOf('dec_late')).toEqual({ handedTo: null, expiresAt: NOW + 2 * DAY });
    await storage.proposals.handOver(['dec_soon'], null, [anyEvent(NOW)]);
    expect(await waitsOf('dec_soon')).toEqual({ handedTo: null, expiresAt: NOW + DAY });
  });

  it('wait no more when one is answered, and none is handed over with it', async () => {
    const answer = { ...first('approved', 2), decision: 'dec_soon' };
    expect(await storage.hitDecisions.append([answer], [anyEvent(NOW)])).toBe(true);
    expect(await waitsOf('dec_soon')).toBeUndefined();
    expect(await storage.proposals.due(NOW + DAY, 10)).toEqual([]);
    expect(await storage.proposals.handOver(['dec_ever', 'dec_soon'], 'usr_7', [anyEvent(NOW)])).toBe(false);
    expect(await waitsOf('dec_ever')).toBeUndefined();
  });
});

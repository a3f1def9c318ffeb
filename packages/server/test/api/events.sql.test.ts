import type { WatchEvent, WatchEvents } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeExpiry } from '../../src/modules/access/tokens/change.ts';
import { noteLists } from '../../src/modules/lists/notices.ts';
import { ChangingLists } from '../support/changing-lists.ts';
import { over } from '../support/over.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { startService, type TestService } from '../support/test-service.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;

let lists: ChangingLists;
let service: TestService;
let token: string;
beforeEach(async () => {
  lists = new ChangingLists(SAMPLE_PARTIES, NOW_MS);
  const refused = { code: 'format_changed', sha256: 'f'.repeat(64), reason: 'x', refusedAt: '', bytes: 1, list: '' };
  service = await startService({
    listState: lists.listState,
    refused: {
      list: async (id) =>
        id === 'list_b' ? [{ ...refused, list: id, code: 'format_changed', acceptable: false }] : [],
      accept: async () => {},
    },
  });
  const scopes = ['customers:read', 'lists:read', 'records:read', 'tokens:read'] as const;
  token = await service.token({ scopes, lifetimeMs: 365 * DAY_MS });
});
afterEach(() => service.close());

async function events(as = token): Promise<readonly WatchEvent[]> {
  const { status, body } = await service.get('/api/v1/events?limit=500', as);
  expect(status).toBe(200);
  return (body as unknown as WatchEvents).items;
}

describe('events', () => {
  it('tell once that a list is too old, and again when it is so the next time', async () => {
    await noteLists(service.app);
    expect(await events()).toEqual([]);
    lists.ages = { list_a: 100, list_b: 1 };
    await noteLists(service.app);
    await noteLists(service.app);
    expect(await events()).toMatchObject([
      { type: 'list.stale', list: 'list_a', status: 'stale', version: '2026-01-01', required: true },
    ]);
    lists.ages = { list_b: 1 };
    await noteLists(service.app);
    expect((await events()).slice(1)).toMatchObject([
      { type: 'list.stale', list: 'list_a', status: 'missing', version: null, checkedAt: null },
    ]);
  });

  it('tell once of removals that wait and of a format that changed', async () => {
    const { states } = lists.listState;
    over(
      lists.listState,
      'states',
      () => (nowMs) =>
        states(nowMs).map((state) =>
          state.id === 'list_a' ? { ...state, heldRemovals: 3 } : { ...state, problem: 'x', problemKind: 'refused' },
        ),
    );
    await noteLists(service.app);
    await noteLists(service.app);
    expect(await events()).toMatchObject([
      { type: 'list.held', list: 'list_a', held: 3 },
      { type: 'list.format_changed', list: 'list_b', sha256: 'f'.repeat(64) },
    ]);
  });

  it('tell once that a token expires', async () => {
    await service.token({ lifetimeMs: 10 * DAY_MS });
    const { storage, now } = service.app;
    await noticeExpiry(storage, now(), () => {});
    await noticeExpiry(storage, now() + DAY_MS, () => {});
    const found = await events();
    expect(found).toMatchObject([{ type: 'token.expiring', expiresAt: new Date(NOW_MS + 10 * DAY_MS).toISOString() }]);
  });

  it('are told to those whose scopes let them read what they are about', async () => {
    lists.ages = { list_a: 100, list_b: 100 };
    await noteLists(service.app);
    await service.token({ lifetimeMs: 10 * DAY_MS });
    await noticeExpiry(service.app.storage, NOW_MS, () => {});
    const only = async (...scopes: ('customers:read' | 'lists:read' | 'tokens:read')[]) =>
      (await events(await service.token({ scopes, lifetimeMs: 99 * DAY_MS }))).map(({ type }) => type);
    expect(await only('customers:read')).toEqual([]);
    expect(await only('customers:read', 'lists:read')).toEqual(['list.stale', 'list.stale']);
    expect(await only('customers:read', 'tokens:read')).toEqual(['token.expiring']);
  });
});

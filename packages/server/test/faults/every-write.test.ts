import { ENDPOINTS, SCOPE_NAMES } from '@namesake/contract';
import { afterEach, expect, it } from 'vitest';
import type { HeldRemovalRow } from '../../src/storage/ports/held-removals.ts';
import { failingStorage } from '../support/failing-storage.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService | undefined;
afterEach(() => service?.close());

const sha256 = 'c'.repeat(64);
const held: HeldRemovalRow = {
  list: 'list_a',
  listing: 'list_a:1',
  what: 'listing',
  sha256,
  content: null,
  reason: 'many',
  since: 1,
  confirmedAt: null,
};
const reason = 'a reason for this test';

/** What only asks, though it is not GET, and what reads lists again without a write that must succeed. */
const ASKS = new Set(['compareParties', 'diagnoseSearch', 'refreshList', 'verifyReceipt']);

/** A request for each endpoint that changes something or records. */
const WRITES: Readonly<Record<string, { readonly path: string; readonly body?: unknown }>> = {
  createSearch: { path: '/search', body: { searchText: 'Somebody Else' } },
  confirmRemovals: { path: '/lists/list_a/held/confirm', body: { reason } },
  acceptListVersion: { path: `/lists/list_a/versions/${sha256}/accept`, body: { reason } },
  savePolicy: { path: '/policies/mine', body: { threshold: 80, reason } },
  deletePolicy: { path: '/policies/kept' },
  splitParty: { path: '/entities/list_a:1/split', body: { listings: ['list_b:9'], reason } },
  joinParty: { path: '/entities/list_a:1/join', body: { with: 'list_a:2', reason } },
  undoPartyDecision: { path: '/entities/list_a:1/undo', body: { decision: 'the one in force', reason } },
  createToken: { path: '/tokens', body: { name: 'another' } },
  revokeToken: { path: '/tokens/{token}' },
  createSession: { path: '/session', body: { username: 'Ada', password: 'not her password' } },
  deleteSession: { path: '/session' },
  completeSetup: { path: '/setup', body: { username: 'Ada', password: 'seven quiet lanterns' } },
};

it('knows every endpoint that writes', () => {
  const writing = Object.values(ENDPOINTS).filter(({ id, method }) => method !== 'GET' && !ASKS.has(id));
  expect(Object.keys(WRITES).sort()).toEqual(writing.map(({ id }) => id).sort());
});

it.each(Object.entries(WRITES).filter(([id]) => id !== 'deleteSession'))(
  '%s says 503, why, and when to come back on a full disk, and works when there is room',
  async (id, { path, body }) => {
    let full = false;
    service = await startService({
      storage: (storage) => {
        const { heldRemovals } = storage;
        const all = async () => [held];
        return failingStorage(
          { ...storage, heldRemovals: { all, confirm: heldRemovals.confirm.bind(heldRemovals) } },
          () => full,
        );
      },
      refused: {
        list: async () => [
          {
            list: 'list_a',
            sha256,
            code: 'shrunk',
            reason: 'is small',
            acceptable: true,
            refusedAt: '2026-03-01T00:00:00.000Z',
            bytes: 1,
          },
        ],
        accept: async () => {
          if (full) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        },
      },
    });
    const endpoint = Object.values(ENDPOINTS).find((one) => one.id === id);
    const token = await service.token({ scopes: SCOPE_NAMES });
    const made = { threshold: 80, reason };
    expect((await send('PUT', '/policies/kept', made)).status).toBe(201);
    const [newest] = await service.app.storage.tokens.list();
    const given =
      id === 'completeSetup'
        ? { ...Object(body), oneTimeToken: service.setupToken }
        : id === 'undoPartyDecision'
          ? { ...Object(body), decision: await decide() }
          : body;
    const ask = () => send(endpoint?.method ?? '', path.replace('{token}', newest?.id ?? ''), given);
    full = true;
    const refused = await ask();
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      503,
      'storage_unavailable',
      '5',
    ]);
    expect(refused.body['detail']).toContain('full');
    full = false;
    expect((await ask()).status).toBeLessThan(402);

    async function decide(): Promise<string> {
      await send('POST', '/entities/list_a:1/split', WRITES['splitParty']?.body);
      const [decision] = (await service?.app.storage.partyDecisions.inForce()) ?? [];
      return decision?.id ?? '';
    }

    async function send(method: string, to: string, json?: unknown) {
      const text = json === undefined ? {} : { body: JSON.stringify(json) };
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { authorization: `Bearer ${token}`, ...type };
      if (service === undefined) throw new Error('not started');
      return service.fetch(`/api/v1${to}`, { method, headers, ...text });
    }
  },
);

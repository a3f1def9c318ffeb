import { ENDPOINTS, type Endpoint, SCOPE_NAMES } from '@namesake/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HeldRemovalRow } from '../../src/lists/store/list-version.ts';
import { exampleRequest } from '../support/example-request.ts';
import { fillDisk } from '../support/full-disk.ts';
import { administratorOf, join, TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService | undefined;
let full: boolean;
let endFilling: () => void;
beforeEach(() => {
  full = false;
  endFilling = fillDisk(() => full);
});
afterEach(async () => {
  endFilling();
  await service?.close();
});

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

const kept = ['screenings', 'no_match', 'audit_events', 'access'].map((kind) => {
  return { kind, purpose: null, keepDays: null, floorDays: 0, ceilingDays: null };
});
const person = { kind: 'external_ref', externalRef: 'customer-1' };

const CUSTOMER = { externalRef: 'customer-20', searchText: 'Somebody Else' };
const MAPPING = { columns: [{ heading: 'Name', member: 'searchText' }], headings: true };

/** Requests that are right: what they name is made before. */
const WRITES: Readonly<Record<string, { readonly path: string; readonly body?: unknown }>> = {
  createSearch: { path: '/search', body: { searchText: 'Somebody Else' } },
  decideHits: {
    path: '/searches/{search}/decisions',
    body: { listings: ['list_a:1'], verdict: 'false_positive', reason: 'different_name' },
  },
  decideManyHits: {
    path: '/decisions',
    body: { hits: [{ searchId: 'the search' }], verdict: 'false_positive', reason: 'different_name' },
  },
  createBatch: { path: '/batches', body: [{ searchText: 'Somebody Else' }] },
  startBatch: { path: '/batches/{draft}/start', body: {} },
  pauseBatch: { path: '/batches/{queued}/pause' },
  resumeBatch: { path: '/batches/{paused}/resume' },
  cancelBatch: { path: '/batches/{queued}/cancel' },
  saveBatchMapping: { path: '/batch-mappings/mine', body: MAPPING },
  deleteBatchMapping: { path: '/batch-mappings/kept' },
  saveCustomers: { path: '/customers', body: { customers: [CUSTOMER] } },
  screenCustomer: { path: '/customers/{customer}/screen' },
  changeWatch: { path: '/customers/{customer}/watch', body: { watch: 'off', reason } },
  eraseCustomer: { path: '/customers/{customer}' },
  createLookback: { path: '/lookbacks', body: { entity: { names: ['Orlan Vestrakov'] } } },
  cancelLookback: { path: '/lookbacks/{lookback}/cancel' },
  eraseLookback: { path: '/lookbacks/{lookback}' },
  makeGoodGuys: { path: '/good-guys', body: { decisions: ['of the search'] } },
  changeGoodGuys: { path: '/good-guy-changes', body: { goodGuys: ['one in force'], change: 'revoke' } },
  importGoodGuys: {
    path: '/good-guy-imports',
    body: { csv: 'external_ref,listing,reason\ncustomer-8,list_a:2,different_name' },
  },
  changeDecisions: { path: '/decisions/change', body: { decisions: ['of the search'], change: 'revoke' } },
  confirmRemovals: { path: '/lists/list_a/held/confirm', body: { text: reason } },
  acceptListVersion: { path: `/lists/list_a/versions/${sha256}/accept`, body: { text: reason } },
  savePolicy: { path: '/policies/mine', body: { threshold: 80, text: reason } },
  deletePolicy: { path: '/policies/kept' },
  splitParty: { path: '/entities/list_a:1/split', body: { listings: ['list_b:9'], text: reason } },
  joinParty: { path: '/entities/list_a:1/join', body: { with: 'list_a:2', text: reason } },
  undoPartyDecision: { path: '/entities/list_a:1/undo', body: { decision: 'the one in force', text: reason } },
  createToken: { path: '/tokens', body: { name: 'of a full disk' } },
  revokeToken: { path: '/tokens/{token}' },
  rotateToken: { path: '/tokens/{child}/rotate', body: {} },
  createSession: { path: '/session', body: { username: 'Ada', password: 'not her password' } },
  completeSetup: { path: '/setup', body: { username: 'Ada', password: 'seven quiet lanterns' } },
  inviteUser: { path: '/invitations', body: { name: 'Ben', role: 'analyst' } },
  withdrawInvitation: { path: '/invitations/{invitation}' },
  acceptInvitation: { path: '/session/invitation', body: { password: 'seven quiet lanterns' } },
  updateUser: { path: '/users/{user}', body: { role: 'auditor', disabled: false } },
  verifyChain: { path: '/audit/chain/verify' },
  unlockUser: { path: '/users/{user}/unlock' },
  resetFactors: { path: '/users/{user}/reset-factors' },
  replaySearch: { path: '/searches/{search}/replay' },
  saveRetention: { path: '/retention', body: { version: 0, items: kept, text: reason } },
  confirmClock: { path: '/retention/clock', body: { today: '2026-03-01' } },
  placeLegalHold: { path: '/legal-holds', body: { scope: { kind: 'all' }, text: reason } },
  liftLegalHold: { path: '/legal-holds/{hold}' },
  eraseRecords: {
    path: '/erasures',
    body: { selection: person, expectedCount: 1, legalBasis: 'other', reference: 'T-1', overrideFloor: reason },
  },
};

/** Writes of people themselves, before there is a path to them. */
const BY_PEOPLE = new Set(['acceptInvitation', 'createSession', 'inviteUser']);
const NOBODY = { user: '', invitation: '', oneTimeToken: '' };

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
/** All that may write: what a session alone may ask for has no token here. */
const writing = endpoints.filter(({ method, auth }) => method !== 'GET' && auth.kind !== 'session');

const addressOf = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

it.each(writing.filter(({ id }) => !Object.hasOwn(WRITES, id)).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, asked with the example of the specification on a full disk, answers or says 503, and is never at a loss',
  async (_, endpoint) => {
    service = await startService();
    const token = await service.token({ scopes: SCOPE_NAMES });
    full = true;
    const [method, path, body] = exampleRequest(endpoint);
    const answer = await service.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([500, 502]).not.toContain(answer.status);
  },
);

it.each(Object.entries(WRITES))(
  '%s says 503, why, and when to come back on a full disk, and works when there is room',
  async (id, { path, body }) => {
    service = await startService({
      storage: ({ heldRemovals }) => {
        heldRemovals.all = async () => [held];
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
    const made = { threshold: 80, text: reason };
    expect((await send('PUT', '/policies/kept', made)).status).toBe(201);
    expect((await send('PUT', '/batch-mappings/kept', MAPPING)).status).toBe(200);
    const [newest] = await service.app.storage.tokens.list();
    /** What a request names is made for it; most need little. */
    const names = (...what: readonly string[]) => what.some((one) => path.includes(`{${one}}`));
    const people = names('user', 'invitation') || BY_PEOPLE.has(id) ? await somebody() : NOBODY;
    const { setupToken } = service;
    const members: Readonly<Record<string, () => Promise<object>>> = {
      acceptInvitation: async () => ({ oneTimeToken: people.oneTimeToken }),
      completeSetup: async () => ({ oneTimeToken: setupToken }),
      undoPartyDecision: async () => ({ decision: await decide() }),
      changeDecisions: async () => ({ decisions: [await decideHit()] }),
      decideManyHits: async () => ({ hits: [{ searchId: await searchFor('customer-10') }] }),
      makeGoodGuys: async () => ({ decisions: [await decideHit()] }),
      changeGoodGuys: async () => ({ goodGuys: [await makeGoodGuy()] }),
    };
    const own = await members[id]?.();
    const given = own === undefined ? body : { ...Object(body), ...own };
    const child = String((await send('POST', '/tokens', { name: 'child' })).body['id']);
    const { body: recorded } = await send('POST', '/search', {
      searchText: 'Orlan Vestrakov',
      externalRef: 'customer-1',
    });
    const hold =
      id === 'liftLegalHold' ? (await send('POST', '/legal-holds', WRITES['placeLegalHold']?.body)).body : {};
    const search = String(recorded['searchId']);
    const batches = {
      draft: names('draft') ? await batch('?start=false') : '',
      queued: names('queued', 'paused') ? await batch() : '',
    };
    if (names('paused')) await send('POST', `/batches/${batches.queued}/pause`);
    const asked = names('lookback') ? await send('POST', '/lookbacks', WRITES['createLookback']?.body) : undefined;
    const lookback = String(asked?.body['id']);
    const saved = names('customer') ? await send('POST', '/customers', { customers: [CUSTOMER] }) : undefined;
    const customer = String(Object(saved?.body['items'])[0]?.customerId);
    const ids = {
      customer,
      ...people,
      ...batches,
      paused: batches.queued,
      lookback,
      search,
      hold: String(hold['id']),
      token: newest?.id ?? '',
      child,
    };
    const ask = () => send(endpoint?.method ?? '', addressOf(path, ids), given);
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

    /** Two administrators, and an invitation. */
    async function somebody() {
      if (service === undefined) throw new Error('not started');
      const admin = await administratorOf(service);
      const other = await join(service, admin, 'Other', 'admin');
      const made = await other.send('POST', '/invitations', { name: 'Cleo', role: 'analyst' });
      const { user } = Object((await other.get('/session')).body);
      const link = new URLSearchParams(String(made.body['path']).split('#')[1]);
      for (let n = 0; n < 2; n++) await new TestBrowser(service).logIn('Other', 'not the password');
      return { user: String(user.id), invitation: String(made.body['id']), oneTimeToken: link.get('token') ?? '' };
    }

    async function decide(): Promise<string> {
      await send('POST', '/entities/list_a:1/split', WRITES['splitParty']?.body);
      const [decision] = (await service?.app.storage.partyDecisions.inForce()) ?? [];
      return decision?.id ?? '';
    }

    async function batch(query = ''): Promise<string> {
      const { body: made } = await send('POST', `/batches${query}`, [{ searchText: 'Orlan Vestrakov' }]);
      return String(made['id']);
    }

    async function makeGoodGuy(): Promise<string> {
      const { body: made } = await send('POST', '/good-guys', { decisions: [await decideHit()] });
      return Object(made)['items'][0].id;
    }

    async function decideHit(): Promise<string> {
      const path = `/searches/${await searchFor('customer-9')}/decisions`;
      const { body: decided } = await send('POST', path, WRITES['decideHits']?.body);
      return Object(decided)['items'][0].id;
    }

    async function searchFor(externalRef: string): Promise<string> {
      const { body: searched } = await send('POST', '/search', { searchText: 'Orlan Vestrakov', externalRef });
      return String(searched['searchId']);
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

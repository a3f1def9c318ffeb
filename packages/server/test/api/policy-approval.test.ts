import { afterEach, beforeEach, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let ada: TestBrowser;
let ben: TestBrowser;

beforeEach(async () => {
  service = await startService();
  ada = await administratorOf(service);
  ben = await join(service, ada, 'Ben', 'admin');
});
afterEach(() => service.close());

const BOTH = ['false_positive', 'good_guy'];
const save = (by: TestBrowser, name: string, fourEyes: readonly string[], text = 'a reason for this test') =>
  by.send('PUT', `/policies/${name}`, { fourEyes, text });
const change = (by: TestBrowser, name: string, what: string, version: number) =>
  by.send('POST', `/policies/${name}/change`, { change: what, version, text: 'looked at together' });
const inForce = async (name: string): Promise<readonly string[]> => {
  const { body } = await ada.get(`/policies/${name}`);
  return Object(body['value'])['fourEyes'] ?? [];
};
const waitingIn = async (name: string) => Object((await ada.get(`/policies/${name}`)).body['waiting']);

it.each(['strict', 'default'])('%s: who drops a verdict from four eyes waits for a second person', async (name) => {
  expect((await save(ada, name, BOTH)).status).toBe(name === 'default' ? 200 : 201);
  const lowered = await save(ada, name, ['good_guy']);
  expect(lowered.status).toBe(202);
  expect(lowered.body['waiting']).toMatchObject({ drops: ['false_positive'], value: { fourEyes: ['good_guy'] } });
  expect(await inForce(name)).toEqual(BOTH);
  const { version } = await waitingIn(name);

  expect((await change(ada, name, 'approve', version)).body['code']).toBe('own_proposal');
  expect((await change(ben, name, 'approve', version + 1)).body['code']).toBe('policy_not_waiting');
  expect((await change(ben, name, 'approve', version)).body).toMatchObject({ version, waiting: null });
  expect(await inForce(name)).toEqual(['good_guy']);
  expect((await change(ben, name, 'approve', version)).body['code']).toBe('policy_not_waiting');
});

it('a rejection leaves everything as it was, and nothing waits', async () => {
  await save(ada, 'strict', BOTH);
  await save(ada, 'strict', []);
  const { version } = await waitingIn('strict');
  expect((await change(ben, 'strict', 'reject', version)).body).toMatchObject({
    waiting: null,
    value: { fourEyes: BOTH },
  });
  expect((await change(ben, 'strict', 'approve', version)).body['code']).toBe('policy_not_waiting');
});

it('whoever asks for more second persons, or for as many, waits for nobody, and what waited is over', async () => {
  await save(ada, 'strict', ['good_guy']);
  expect((await save(ada, 'strict', [])).status).toBe(202);
  expect((await save(ada, 'strict', BOTH)).status).toBe(200);
  expect((await ada.get('/policies/strict')).body['waiting']).toBeNull();
  expect(await inForce('strict')).toEqual(BOTH);
});

it('a token of the one who saved it does not approve, nor does any token', async () => {
  await save(ada, 'strict', BOTH);
  const { body } = await ada.send('POST', '/tokens', { name: 'own', scopes: ['policies:write', 'search:read'] });
  const token = String(body['token']);
  const lowered = await service.fetch('/api/v1/policies/strict', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fourEyes: [], text: 'by a token' }),
  });
  expect(lowered.status).toBe(202);
  const { version } = await waitingIn('strict');
  const path = '/api/v1/policies/strict/change';
  const approved = await service.post(path, { change: 'approve', version, text: 'by itself' }, token);
  expect(approved.body['code']).toBe('person_needed');
  expect((await change(ada, 'strict', 'approve', version)).body['code']).toBe('own_proposal');
  expect((await change(ben, 'strict', 'approve', version)).status).toBe(200);
});

it('deleting a policy and making it again gets around no second person', async () => {
  await save(ada, 'strict', BOTH);
  await save(ada, 'strict', []);
  expect((await ada.send('DELETE', '/policies/strict')).body['code']).toBe('policy_waits');
  const { version } = await waitingIn('strict');
  await change(ben, 'strict', 'reject', version);
  expect((await ada.send('DELETE', '/policies/strict')).status).toBe(204);
  expect((await save(ada, 'strict', [])).body['code']).toBe('policy_loosened');
  expect((await save(ada, 'strict', BOTH)).status).toBe(201);
  expect((await save(ada, 'strict', [])).status).toBe(202);
});

it('the default policy can search from a lower threshold, and never from a higher one than ships', async () => {
  const lower = await ada.send('PUT', '/policies/default', { threshold: 70, text: 'we look at more' });
  expect(lower.body).toMatchObject({ value: { threshold: 70 } });
  const higher = await ada.send('PUT', '/policies/default', { threshold: 80, text: 'we look at less' });
  expect(higher.body['code']).toBe('policy_fixed');
  expect((await ada.get('/policies/default')).body).toMatchObject({ value: { threshold: 70 } });
});

it('the audit log says who proposed, approved and rejected', async () => {
  await save(ada, 'strict', BOTH);
  await save(ada, 'strict', []);
  await change(ben, 'strict', 'reject', (await waitingIn('strict')).version);
  await save(ada, 'strict', []);
  await change(ben, 'strict', 'approve', (await waitingIn('strict')).version);
  const { body } = await ada.get('/audit?action=policy.');
  const events: readonly { action: string; target: { id: string }; actor: { id: string } }[] = Object(body)['items'];
  const ofPolicy = events.filter(({ target }) => JSON.stringify(target).includes('strict'));
  const said = ofPolicy.map(({ action, actor }) => [action, actor.id]).reverse();
  const [adaId, benId] = [said[0]?.[1], said[2]?.[1]];
  expect(adaId).not.toBe(benId);
  expect(said).toEqual([
    ['policy.saved', adaId],
    ['policy.proposed', adaId],
    ['policy.rejected', benId],
    ['policy.proposed', adaId],
    ['policy.approved', benId],
  ]);
});

import type { CaseView } from '@namesake/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { anyEvent } from '../support/any-event.ts';
import { LISTED, useCaseService } from '../support/case-service.ts';
import { body } from '../support/customer-service.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const desk = useCaseService();
const { get, listed, save, onlyCase, decide } = desk;
const NEVER = new AbortController().signal;

describe('a case for a search', () => {
  const search = async (more: object) =>
    String(
      (await desk.service.post('/api/v1/search', { searchText: 'Orlan Vestrakov', ...more }, desk.token)).body[
        'searchId'
      ],
    );

  it('is opened for each result, once, and decided like any other', async () => {
    const searchId = await search({ externalRef: 'account-9', countries: ['FR'] });
    const open = (more = {}) => desk.service.post('/api/v1/cases', { searchId, ...more }, desk.token);
    const opened = body<{ items: CaseView[] }>(await open(), 201).items;
    expect(opened.map(({ externalRef, origin, countries }) => [externalRef, origin, countries])).toEqual([
      ['account-9', 'search', ['FR']],
      ['account-9', 'search', ['FR']],
    ]);
    expect(body<{ items: CaseView[] }>(await open(), 201).items.map(({ id }) => id)).toEqual(
      opened.map(({ id }) => id),
    );
    expect((await open({ entityIds: ['list_a:404'] })).body['code']).toBe('entity_not_found');
    const [first] = opened;
    if (first === undefined) throw new Error('Nothing was opened.');
    await decide(first, desk.admin);
    expect(await listed()).toHaveLength(1);
  });

  it('takes a reference of the customer', async () => {
    const searchId = await search({});
    expect((await desk.service.post('/api/v1/cases', { searchId }, desk.token)).body['code']).toBe('reference_needed');
    expect((await desk.service.post('/api/v1/cases', { searchId: 'srch_none' }, desk.token)).body['code']).toBe(
      'search_not_found',
    );
  });
});

describe('cases of searches and files that want them', () => {
  const ORLAN = { searchText: 'Orlan Vestrakov' };
  const search = (more: object, by = desk.token) => desk.service.post('/api/v1/search', { ...ORLAN, ...more }, by);

  it('are opened with the search, once for each result', async () => {
    expect((await search({ openCase: true, externalRef: 'account-9' })).status).toBe(200);
    expect((await search({ openCase: true, externalRef: 'account-9', view: 'compact' })).status).toBe(200);
    expect((await listed()).map(({ externalRef, origin }) => [externalRef, origin])).toEqual([
      ['account-9', 'search'],
      ['account-9', 'search'],
    ]);
  });

  it('are opened by the same request again, where the first ended before it had opened them', async () => {
    const path = { method: 'POST', body: JSON.stringify({ ...ORLAN, openCase: true, externalRef: 'account-9' }) };
    const headers = {
      authorization: `Bearer ${desk.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    };
    const again = () => desk.service.fetch('/api/v1/search', { ...path, headers });
    const first = await again();
    await desk.service.app.storage.customers.erase('account-9', anyEvent(desk.service.clock.nowMs));
    expect(await listed()).toEqual([]);
    expect((await again()).body['searchId']).toBe(first.body['searchId']);
    expect(await listed()).toHaveLength(2);
  });

  it('take a reference and the right to open cases, before anything is screened', async () => {
    expect((await search({ openCase: true })).body['code']).toBe('reference_needed');
    const searcher = await desk.service.token({ scopes: ['search:write'] });
    expect((await search({ openCase: true, externalRef: 'account-9' }, searcher)).body['code']).toBe('scope_missing');
    expect((await desk.service.app.storage.auditEntries.screenings({}, undefined, 10)).items).toEqual([]);
  });

  it('are opened for each row of a file', async () => {
    const csv = 'Customer number,Full name\naccount-1,Orlan Vestrakov\naccount-2,Bodil Karsmark\n';
    const batch = (query: string, by = desk.token) =>
      desk.service.fetch(`/api/v1/batches?start=true&${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'text/csv' },
        body: csv,
      });
    const searcher = await desk.service.token({ scopes: ['search:write'] });
    expect((await batch('openCases=true', searcher)).body['code']).toBe('scope_missing');
    const { id } = body<{ id: string }>(await batch('openCases=true'), 201);
    await runBatch(desk.service.app, id, NEVER);
    expect((await listed()).map(({ externalRef, origin }) => [externalRef, origin])).toEqual([
      ['account-1', 'batch'],
      ['account-1', 'batch'],
    ]);
  });
});

describe('cases of one reference that a search opened, and the watch or a customer has', () => {
  const OWNER = { role: 'owner', searchText: 'Quelmar Tolbrecht' };
  const open = async (externalRef: string) => {
    const asked = { searchText: 'Quelmar Tolbrecht', externalRef, openCase: true };
    expect((await desk.service.post('/api/v1/search', asked, desk.token)).status).toBe(200);
  };
  beforeEach(() => desk.lists.become([...SAMPLE_PARTIES, LISTED]));

  it('are one, where the party is put under watch beside a customer afterwards', async () => {
    await open('customer-8 / owner');
    const before = await onlyCase();
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark', related: [OWNER] });
    expect(await onlyCase()).toMatchObject({ id: before.id, externalRef: 'customer-8', role: 'owner' });
    expect(body(await get('/customers'))).toMatchObject({ items: [{ status: 'alert', due: null }] });
  });

  it('are one, where the customer has that party no longer', async () => {
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark', related: [OWNER] });
    const before = await onlyCase();
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark' });
    expect(await onlyCase('view=closed')).toMatchObject({ id: before.id, resolution: 'no_longer_found' });
    await open('customer-8 / owner');
    expect(await onlyCase()).toMatchObject({ id: before.id, state: 'open' });
  });

  it('are open again where a search finds the listing with other facts than those that were decided on', async () => {
    await open('account-9');
    const { id } = await decide(await onlyCase(), desk.admin);
    await open('account-9');
    expect(await listed()).toEqual([]);
    desk.lists.change('list_a:7', { nationalities: ['DE'] });
    await open('account-9');
    expect(await onlyCase()).toMatchObject({ id, state: 'open', news: ['listing_changed', 'reopened'] });
  });
});

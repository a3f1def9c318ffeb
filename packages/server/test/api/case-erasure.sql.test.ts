import { describe, expect, it } from 'vitest';
import { checkCases } from '../../src/modules/customers/check-cases.ts';
import { CUSTOMER, useCaseService } from '../support/case-service.ts';

const desk = useCaseService();
const { get, listed, save, onlyCase, read, listsHer } = desk;
const NEVER = new AbortController().signal;

describe('cases of somebody who is erased', () => {
  it('go with everything that was written on them', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    const one = await onlyCase();
    await desk.analyst.send('POST', `/cases/${one.id}/comments`, { text: 'Passport requested.' });
    expect((await desk.admin.send('DELETE', `/customers/${customer?.customerId}`)).status).toBe(204);
    expect((await get(`/cases/${one.id}`)).body['code']).toBe('case_not_found');
    expect(await desk.service.app.storage.caseNotes.comments(one.id)).toEqual([]);
  });
});

describe('a text that is erased', () => {
  it('goes from comments and names of files, and cases and customers that do not have it stay', async () => {
    await save(CUSTOMER);
    await listsHer();
    const one = await onlyCase();
    for (const text of ['Her brother is Dalvor Fenwick.', 'Passport requested.'])
      expect((await desk.analyst.send('POST', `/cases/${one.id}/comments`, { text })).status).toBe(201);
    const headers = {
      authorization: `Bearer ${desk.token}`,
      'content-disposition': 'attachment; filename="fenwick.txt"',
    };
    const file = {
      method: 'POST',
      body: 'A note.',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    };
    expect((await desk.service.fetch(`/api/v1/cases/${one.id}/attachments`, file)).status).toBe(201);
    await desk.service.post('/api/v1/search', { searchText: 'Dalvor FENWICK' }, desk.token);
    const order = { expectedCount: 1, legalBasis: 'data_subject_request', reference: 'DSR-1' };
    const selection = { kind: 'text', text: 'fenwick' };
    const overrideFloor = 'The law of the person.';
    const erased = await desk.admin.send('POST', '/erasures', { selection, overrideFloor, ...order });
    expect(erased.body).toMatchObject({ erasedCount: 1, customerCount: 0 });
    const { comments, attachments } = await read(one);
    expect([comments.map(({ text }) => text), attachments]).toEqual([['Passport requested.'], []]);
  });
});

describe('cases that somebody took away in the database', () => {
  it('are opened again, since the customer is in alert', async () => {
    await save(CUSTOMER);
    await listsHer();
    const before = await onlyCase();
    const { cases } = desk.service.app.storage;
    const [stored] = await cases.find([before.id], []);
    if (stored === undefined) throw new Error('There is no case.');
    await cases.change([{ before: stored, after: { ...stored, state: 'closed', resolution: 'false_positive' } }], []);
    expect(await listed()).toEqual([]);
    await checkCases(desk.service.app, NEVER);
    expect(await onlyCase()).toMatchObject({ id: before.id, state: 'open' });
  });
});

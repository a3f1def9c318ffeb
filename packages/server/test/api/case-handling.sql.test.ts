import type { CaseDetail, CaseView } from '@namesake/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { CUSTOMER, useCaseService } from '../support/case-service.ts';
import { body } from '../support/customer-service.ts';
import { join, type TestBrowser } from '../support/people.ts';

const desk = useCaseService();
const { get, listed, save, read, listsHer, decide } = desk;

describe('work on cases', () => {
  beforeEach(async () => {
    await save({ externalRef: 'customer-1', searchText: 'Orlan Vestrakov' }, CUSTOMER);
    await listsHer();
  });

  it('is taken, handed to somebody who may decide, and given back', async () => {
    const [one] = await listed();
    const assign = (to: string | null, by = desk.analyst) => by.send('POST', '/cases/assign', { cases: [one?.id], to });
    expect(body(await assign('me'))).toMatchObject({ items: [{ state: 'in_review', assignee: { kind: 'user' } }] });
    expect((await listed('view=mine')).map(({ id }) => id)).toEqual([one?.id]);
    const auditor = await join(desk.service, desk.admin, 'An Auditor', 'auditor');
    const people = body<{ items: { id: string; name: string }[] }>(await desk.admin.send('GET', '/users')).items;
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? '';
    expect((await assign(idOf('An Auditor'))).body['code']).toBe('assignee_unfit');
    expect((await assign('me', auditor)).status).toBe(403);
    expect(
      (await desk.service.post('/api/v1/cases/assign', { cases: [one?.id], to: 'me' }, desk.token)).body['code'],
    ).toBe('person_needed');
    expect((await assign('usr_nobody')).body['code']).toBe('user_not_found');
    expect(body(await assign(null))).toMatchObject({ items: [{ state: 'open', assignee: null }] });
  });

  it('is given out one by one, the gravest first, and never twice', async () => {
    const other = await join(desk.service, desk.admin, 'Another Analyst', 'analyst');
    const next = async (by: TestBrowser) =>
      body<{ items: CaseView[] }>(await by.send('POST', '/cases/next', {})).items.map(({ id }) => id);
    const taken = [
      ...(await next(desk.analyst)),
      ...(await next(other)),
      ...(await next(desk.analyst)),
      ...(await next(other)),
    ];
    expect(new Set(taken).size).toBe(3);
    expect(taken).toHaveLength(3);
    expect(body(await get('/cases/counts'))).toMatchObject({ mine: 2, unassigned: 0, open: 3, closed: 0 });
  });

  it('is all decided, or none', async () => {
    const cases = (await listed()).map(({ id }) => id);
    const decideAll = (ids: readonly string[]) =>
      desk.analyst.send('POST', '/cases/decide', {
        cases: ids,
        verdict: 'false_positive',
        reason: 'different_birth_date',
      });
    const refused = await decideAll([...cases, 'case_none']);
    expect(refused.body).toMatchObject({ code: 'case_not_found', errors: [{ pointer: `/cases/${cases.length}` }] });
    expect(await listed()).toHaveLength(3);
    expect(body<{ items: CaseView[] }>(await decideAll(cases), 201).items.map(({ state }) => state)).toEqual([
      'closed',
      'closed',
      'closed',
    ]);
    expect((await decideAll(cases)).body['code']).toBe('case_closed');
  });

  it('is decided by one of two people who do so at the same time, and the other is told', async () => {
    const customers = Array.from({ length: 5 }, (_, n) => ({ ...CUSTOMER, externalRef: `customer-${n + 10}` }));
    await save(...customers);
    await listsHer();
    const by = async (who: TestBrowser, { id }: CaseView, verdict: string, reason: string) =>
      (await who.send('POST', '/cases/decide', { cases: [id], verdict, reason })).body['code'] ?? 'decided';
    for (const one of await listed()) {
      const both = await Promise.all([
        by(desk.analyst, one, 'false_positive', 'different_birth_date'),
        by(desk.admin, one, 'true_match', 'details_agree'),
      ]);
      expect(both.filter((code) => code === 'decided')).toHaveLength(1);
      expect(['case_closed', 'case_changed']).toContain(both.find((code) => code !== 'decided'));
      expect((await read(one)).decisions.map(({ state }) => state)).toEqual(['in_force']);
    }
  });

  it('is not decided again by somebody who reads it before the first decision is worked out', async () => {
    const [one] = await listed();
    if (one === undefined) throw new Error('There is no case.');
    desk.service.app.storage.cases.stale = async () => [];
    await decide(one);
    const again = { cases: [one.id], verdict: 'true_match', reason: 'details_agree' };
    expect((await desk.admin.send('POST', '/cases/decide', again)).body['code']).toBe('case_closed');
    expect((await read(one)).decisions).toHaveLength(1);
  });

  it('has comments that stay, and that the audit log does not repeat', async () => {
    const [one] = await listed();
    const path = `/cases/${one?.id}/comments`;
    await desk.analyst.send('POST', path, { text: 'Passport requested from Orlan.' });
    const detail = body<CaseDetail>(await desk.analyst.send('POST', path, { text: 'It came.' }), 201);
    expect(detail.comments.map(({ text }) => text)).toEqual(['Passport requested from Orlan.', 'It came.']);
    expect(JSON.stringify(body(await desk.admin.send('GET', `/audit?target=${one?.id}`)))).not.toContain('Passport');
    expect((await desk.analyst.send('POST', path, { text: ' ' })).status).toBe(422);
    expect((await desk.analyst.send('POST', '/cases/case_none/comments', { text: 'x' })).body['code']).toBe(
      'case_not_found',
    );
  });

  it('is found by list, priority, country and customer, page by page', async () => {
    expect(await listed('list=list_b')).toHaveLength(1);
    expect((await get('/cases?country=zz1')).body['code']).toBe('invalid_country');
    expect(await listed('country=DE')).toMatchObject([{ externalRef: 'customer-2' }]);
    const [one] = await listed('country=DE');
    expect(await listed(`customerId=${one?.customerId}`)).toHaveLength(1);
    const first = body<{ items: CaseView[]; nextCursor: string }>(await get('/cases?limit=2'));
    const second = body<{ items: CaseView[] }>(await get(`/cases?limit=2&cursor=${first.nextCursor}`));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    expect((await get(`/cases?limit=2&view=closed&cursor=${first.nextCursor}`)).body['code']).toBe('cursor_invalid');
  });
});

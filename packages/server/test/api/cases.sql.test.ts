import type { AuditEntry, CaseView } from '@namesake/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkCases } from '../../src/modules/customers/check-cases.ts';
import { CUSTOMER, LISTED, useCaseService } from '../support/case-service.ts';
import { body } from '../support/customer-service.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const desk = useCaseService();
const { get, listed, onLists, save, onlyCase, read, listsHer, decide } = desk;
const NEVER = new AbortController().signal;
const BORN = { text: '1 March 1971', earliest: '1971-03-01', latest: '1971-03-01', circa: false };
const PASSPORT = { type: 'passport', value: 'QX123456' } as const;
const actionsOf = async ({ id }: CaseView): Promise<readonly (readonly unknown[])[]> =>
  body<{ items: AuditEntry[] }>(await desk.admin.send('GET', `/audit?target=${id}`))
    .items.toReversed()
    .filter(({ action }) => action !== 'case.read')
    .map(({ action, detail }) => [action, detail['to'] ?? detail['news'] ?? detail['state']]);

describe('a case', () => {
  it('is opened where a version of a list adds a customer, and says who, on which list, and nothing of a verdict', async () => {
    await save(CUSTOMER);
    expect(await listed()).toEqual([]);
    await listsHer();
    const one = await onlyCase();
    expect(one).toMatchObject({
      externalRef: 'customer-2',
      role: null,
      group: 'default',
      countries: ['DE'],
      listings: [{ id: 'list_a:7', listId: 'list_a', name: 'Quelmar TOLBRECHT' }],
      state: 'open',
      resolution: null,
      origin: 'watch',
      openedBy: { kind: 'service' },
      assignee: null,
      news: [],
    });
    expect(await actionsOf(one)).toEqual([['case.opened', 'open']]);
  });

  it('is one for each party and each party beside the customer, whatever is screened again', async () => {
    await save({
      externalRef: 'customer-1',
      searchText: 'Orlan Vestrakov',
      related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }],
    });
    const cases = await listed();
    expect(cases.map(({ role, entityId }) => [role, entityId]).toSorted()).toEqual([
      [null, 'list_a:1'],
      [null, 'list_b:9'],
      ['owner', 'list_a:1'],
      ['owner', 'list_b:9'],
    ]);
    await onLists(() => desk.lists.become([...desk.lists.listings, LISTED]));
    expect((await listed()).map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  });

  it('is closed by the decision on its listings, and open again where that is revoked', async () => {
    await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    expect(closed).toMatchObject({ state: 'closed', resolution: 'false_positive' });
    const { decisions } = await read(closed);
    expect(decisions).toMatchObject([{ verdict: 'false_positive', state: 'in_force', listing: 'list_a:7' }]);
    await desk.analyst.send('POST', '/decisions/change', {
      decisions: decisions.map(({ id }) => id),
      change: 'revoke',
    });
    expect(await onlyCase()).toMatchObject({ id: closed.id, state: 'open', resolution: null, news: ['reopened'] });
  });

  it('is open again where the listing changes in a fact that matters, says what, and not where it is only written anew', async () => {
    await save(CUSTOMER);
    await listsHer();
    const { id } = await decide(await onlyCase());
    await onLists(() => desk.lists.change('list_a:7', { remarks: ['Written anew.'] }));
    expect(await listed()).toEqual([]);
    await onLists(() => desk.lists.change('list_a:7', { nationalities: ['DE'] }));
    const again = await onlyCase('view=changed');
    expect(again).toMatchObject({ id, state: 'open', news: ['listing_changed', 'reopened'] });
    expect(again.changedAt).not.toBeNull();
    expect(await decide(again)).toMatchObject({ state: 'closed', news: [], changedAt: null });
    expect((await actionsOf(again)).map(([, to]) => to)).toEqual(['open', 'closed', 'open', 'closed']);
  });

  describe('whose customer gets other data after it was decided', () => {
    const ACCOUNT = [{ value: 'QX123456' }];
    beforeEach(() =>
      desk.lists.become([...SAMPLE_PARTIES, { ...LISTED, birthDates: [BORN], identifiers: [PASSPORT] }]),
    );

    it.each([
      ['a birth date that agrees where another did not', { birthDate: '1955-02-01' }, { birthDate: '1971-03-01' }],
      ['a birth date that agrees where none was known', {}, { birthDate: '1971-03-01' }],
      ['a number that the listing has', { birthDate: '1955-02-01' }, { birthDate: '1955-02-01', identifiers: ACCOUNT }],
      ['a closer name', { searchText: 'Quelmar Sigward Tolbrich' }, { searchText: 'Quelmar Tolbrecht' }],
    ])('is open again with %s', async (_, then, now) => {
      await save({ ...CUSTOMER, ...then });
      expect(await decide(await onlyCase())).toMatchObject({ state: 'closed' });
      expect(await save({ ...CUSTOMER, ...now })).toMatchObject([{ status: 'alert' }]);
      expect(await onlyCase()).toMatchObject({ state: 'open', news: ['reopened', 'stronger'] });
      expect(await decide(await onlyCase())).toMatchObject({ state: 'closed' });
    });

    it.each([
      ['a birth date that does not agree', {}, { birthDate: '1955-02-01' }],
      ['a number that is not on the list', {}, { identifiers: [{ value: 'QX999999' }] }],
      ['less', { birthDate: '1955-02-01' }, {}],
    ])('stays closed with %s', async (_, then, now) => {
      await save({ ...CUSTOMER, ...then });
      await decide(await onlyCase());
      expect(await save({ ...CUSTOMER, ...now })).toMatchObject([{ status: 'decided' }]);
      expect(await listed()).toEqual([]);
    });

    it('stays closed as a true match, whatever agrees', async () => {
      await save(CUSTOMER);
      await decide(await onlyCase(), desk.analyst, 'true_match');
      expect(await save({ ...CUSTOMER, birthDate: '1971-03-01' })).toMatchObject([{ status: 'decided' }]);
    });
  });

  it('is open again where the record of a good guy changes: the decision was made on other facts', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    const decisions = (await read(closed)).decisions.map((one) => one.id);
    expect((await desk.analyst.send('POST', '/good-guys', { decisions })).status).toBe(201);
    await onLists(() => desk.lists.become(desk.lists.listings));
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'clear' });
    await onLists(() => desk.lists.change('list_a:7', { nationalities: ['DE'] }));
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'alert' });
    expect(await onlyCase('view=changed')).toMatchObject({ id: closed.id, state: 'open' });
  });

  it('is closed where the listing is gone, and the same one opens where it is back', async () => {
    await save(CUSTOMER);
    await listsHer();
    const { id } = await onlyCase();
    await onLists(() => desk.lists.become(SAMPLE_PARTIES));
    expect(await onlyCase('view=closed')).toMatchObject({ id, resolution: 'no_longer_found' });
    await listsHer();
    expect(await onlyCase()).toMatchObject({ id, state: 'open' });
  });

  it('stays closed where its decision is revoked once the listing is gone, and opens where that is back', async () => {
    await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    const decisions = (await read(closed)).decisions.map(({ id }) => id);
    await onLists(() => desk.lists.become(SAMPLE_PARTIES));
    expect(await onlyCase('view=closed')).toMatchObject({ resolution: 'false_positive' });
    await desk.analyst.send('POST', '/decisions/change', { decisions, change: 'revoke' });
    expect(await onlyCase('view=closed')).toMatchObject({ id: closed.id, resolution: 'no_longer_found' });
    await listsHer();
    expect(await onlyCase()).toMatchObject({ id: closed.id, state: 'open', news: ['reopened'] });
  });

  it('stays closed as undecided, while the customer stays in alert', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    expect(await decide(await onlyCase(), desk.analyst, 'undecided')).toMatchObject({
      state: 'closed',
      resolution: 'undecided',
    });
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'alert' });
    await checkCases(desk.service.app, NEVER);
    expect(await listed()).toEqual([]);
  });

  it('waits for approval where a policy wants two people, and closes with the second', async () => {
    const policy = { fourEyes: ['true_match'], text: 'Instruction 4' };
    expect((await desk.admin.send('PUT', '/policies/strict', policy)).status).toBe(201);
    expect((await desk.admin.send('PUT', '/customer-groups/retail', { policy: 'strict' })).status).toBe(200);
    await save({ ...CUSTOMER, group: 'retail' });
    await listsHer();
    expect(await decide(await onlyCase(), desk.analyst, 'true_match')).toMatchObject({ state: 'for_approval' });
    const { decisions } = await read(await onlyCase('view=for_approval'));
    await desk.admin.send('POST', '/decisions/change', { decisions: decisions.map(({ id }) => id), change: 'approve' });
    expect(await onlyCase('view=closed')).toMatchObject({ resolution: 'true_match' });
  });
});

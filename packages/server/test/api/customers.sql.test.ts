import type { CustomerView, SavedCustomers } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { body, INNOCENT, LISTED, useCustomerService } from '../support/customer-service.ts';

const desk = useCustomerService();
const { get, post, save, read, one, due, recorded } = desk;

describe('a customer', () => {
  it('is not clear where a text was ignored, of it or of a party beside it; who stands beside is', async () => {
    const owner = { role: 'Owner', searchText: 'Nobody Unlisted', names: ['Orlan Vestrakov'] };
    const customers = [
      { ...INNOCENT, names: ['Orlan Vestrakov'] },
      { ...INNOCENT, externalRef: 'customer-3', related: [owner] },
      { ...INNOCENT, externalRef: 'customer-4' },
    ];
    const { items } = body<SavedCustomers>(
      await desk.service.fetch('/api/v1/customers', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${desk.token}`,
          'content-type': 'application/json',
          prefer: 'handling=lenient',
        },
        body: JSON.stringify({ customers }),
      }),
    );
    expect(items.map(({ status }) => status)).toEqual(['not_screened', 'not_screened', 'clear']);
  });

  it('is not saved over a change that somebody made since it was read', async () => {
    const [first] = (await save(INNOCENT)).items;
    const owner = { role: 'owner', searchText: 'Anna Vranok' };
    const [second] = (await save({ ...INNOCENT, related: [owner] })).items;
    const change = (unchangedSince: string | undefined) =>
      post('/customers', { customers: [{ ...INNOCENT, birthDate: '1971-04-02', related: [owner] }], unchangedSince });
    const refused = await change(first?.changedAt);
    expect([refused.status, refused.body['code']]).toEqual([409, 'customer_changed']);
    expect(second && (await read(second))).toEqual(second);
    expect(body<SavedCustomers>(await change(second?.changedAt)).changedCount).toBe(1);
    const inTheSameMoment = await change(second?.changedAt);
    expect(inTheSameMoment.body['code']).toBe('customer_changed');
  });

  it('is screened when added: who is on no list is clear, who is listed is an alert', async () => {
    const { items, ...counts } = await save(LISTED, INNOCENT);
    expect(counts).toMatchObject({ addedCount: 2, changedCount: 0, unchangedCount: 0 });
    expect(items.map(({ status, why, due: left }) => [status, why, left])).toEqual([
      ['alert', null, null],
      ['clear', null, null],
    ]);
    const [{ searchId } = { searchId: null }] = items[0]?.parties ?? [];
    expect((await get(`/searches/${searchId}`)).body).toMatchObject({
      searchText: 'Orlan Vestrakov',
      externalRef: 'customer-1',
      outcome: 'potential_match',
    });
    expect(await recorded()).toBe(2);
  });

  it('costs nothing where it is sent unchanged, and is screened again where anything about it changed', async () => {
    await save(LISTED, INNOCENT);
    expect(await save(LISTED, INNOCENT)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 2 });
    expect(await recorded()).toBe(2);
    const changed = await save({ ...INNOCENT, aliases: ['Orlan Vestrakov'] }, LISTED);
    expect(changed).toMatchObject({ changedCount: 1, unchangedCount: 1 });
    expect(changed.items[0]).toMatchObject({ status: 'alert', statusSince: '2026-03-01T12:00:03.000Z' });
    expect(await recorded()).toBe(3);
  });

  it('has every party beside it screened under a reference of its own', async () => {
    const { parties, status } = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }] });
    expect(status).toBe('alert');
    expect(parties.map(({ role, total, open }) => [role, total, open])).toEqual([
      [null, 0, 0],
      ['owner', 2, 2],
    ]);
    expect((await get(`/searches/${parties[1]?.searchId}`)).body['externalRef']).toBe('customer-2 / owner');
  });

  it('is told apart by roles: two parties of one role are refused, and so is a reference that grows too long', async () => {
    const owner = { role: 'owner', searchText: 'Anna Vranok' };
    const twice = await post('/customers', { customers: [{ ...INNOCENT, related: [owner, owner] }] });
    expect(twice.body['errors']).toMatchObject([{ pointer: '/customers/0/related/1/role' }]);
    const long = { ...INNOCENT, externalRef: 'c'.repeat(195), related: [owner] };
    expect((await post('/customers', { customers: [long] })).body['errors']).toMatchObject([
      { pointer: '/customers/0/related/0/role', code: 'too_long' },
    ]);
    const sameTwice = await post('/customers', { customers: [INNOCENT, INNOCENT] });
    expect(sameTwice.body['errors']).toMatchObject([{ pointer: '/customers/1/externalRef' }]);
    expect(body<{ items: unknown[] }>(await get('/customers')).items).toEqual([]);
  });

  it('says why it could not be screened, or not in full', async () => {
    const { items } = await save(
      { externalRef: 'a', searchText: '…' },
      { externalRef: 'b', searchText: 'IMO 9074728' },
      LISTED,
    );
    expect(items.map(({ status, why }) => [status, why])).toEqual([
      ['not_screened', 'unscreenable_text'],
      ['not_screened', 'incomplete'],
      ['alert', null],
    ]);
  });

  it('is not clear by a name that says too little and finds nobody', async () => {
    const unnamed = await one({ ...INNOCENT, searchText: 'keine Angabe' });
    expect(unnamed).toMatchObject({ status: 'not_screened', why: 'insufficient_name' });
    expect(await one(INNOCENT)).toMatchObject({ status: 'clear', why: null });
  });

  it('waits where lists are too old to prove anything, and is screened as soon as they are not', async () => {
    desk.lists.ages = { list_a: 100, list_b: 100 };
    const waiting = await one(INNOCENT);
    expect(waiting).toMatchObject({ status: 'waiting', due: 'added', screenedAt: null });
    expect(await due(waiting)).toMatchObject({ status: 'waiting', due: 'added' });
    desk.lists.ages = { list_a: 1, list_b: 1 };
    expect(await due(waiting)).toMatchObject({ status: 'clear', due: null });
  });

  it('is shown to who may see customers, page by page and by what is known of them', async () => {
    await save(LISTED, INNOCENT, { externalRef: 'customer-3', searchText: 'Anna Vranok', group: 'retail' });
    const page = async (query: string) =>
      body<{ items: CustomerView[]; nextCursor: string }>(await get(`/customers?${query}`));
    const names = ({ items }: { items: readonly CustomerView[] }) => items.map(({ externalRef }) => externalRef);
    const first = await page('limit=2');
    expect(names(first)).toEqual(['customer-3', 'customer-2']);
    expect(names(await page(`limit=2&cursor=${first.nextCursor}`))).toEqual(['customer-1']);
    expect(names(await page('status=alert'))).toEqual(['customer-1']);
    expect(names(await page('group=retail&watch=on'))).toEqual(['customer-3']);
    const other = await desk.service.token({ scopes: ['search:read', 'records:read'] });
    expect((await desk.service.get('/api/v1/customers', other)).status).toBe(403);
  });
});

describe('a customer whose row somebody else wrote', () => {
  it('is never clear, is screened as nobody, and counts again once it is saved anew', async () => {
    const customer = await one(INNOCENT);
    const { storage } = desk.service.app;
    const found = await storage.customers.find('customer-2');
    expect(found?.isProved).toBe(true);
    storage.rowProof.useKey((await import('node:crypto')).createSecretKey(Buffer.alloc(32, 7)));
    expect(await read(customer)).toMatchObject({ status: 'not_screened', why: 'row_forged', watch: 'on' });
    expect((await post(`/customers/${customer.customerId}/screen`)).status).toBe(404);
    expect(await one(INNOCENT)).toMatchObject({ status: 'clear', why: null });
  });
});

describe('erasing a customer', () => {
  it('takes it away with what is known of it, and leaves its screenings', async () => {
    const customer = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Anna Vranok' }] });
    const erase = () =>
      desk.service.fetch(`/api/v1/customers/${customer.customerId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${desk.token}` },
      });
    expect((await erase()).status).toBe(204);
    expect((await get(`/customers/${customer.customerId}`)).body['code']).toBe('customer_not_found');
    expect((await erase()).status).toBe(404);
    expect(await recorded()).toBe(2);
  });
});

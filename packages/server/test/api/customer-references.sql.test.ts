import type { CustomerView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { body, INNOCENT, useCustomerService } from '../support/customer-service.ts';
import { rowsOf } from '../support/database-of.ts';
import { over } from '../support/over.ts';

const desk = useCustomerService();
const { get, post, save, one } = desk;

describe('white space at the ends of a reference', () => {
  it('makes no other customer: adding, searching and finding all use the reference without it', async () => {
    await save(INNOCENT);
    const blank = `${INNOCENT.externalRef} `;
    expect(await save({ ...INNOCENT, externalRef: blank })).toMatchObject({ addedCount: 0, unchangedCount: 1 });
    const by = await desk.service.token({ scopes: ['search:write'] });
    const asked = { searchText: 'Quelmar Tolbrecht', externalRef: `\t${blank}` };
    const searched = await desk.service.post('/api/v1/search', asked, by);
    expect(searched.body).toMatchObject({ externalRef: INNOCENT.externalRef });
    const found = await Promise.all(
      [INNOCENT.externalRef, blank].map((externalRef) => post('/customers/find', { externalRef })),
    );
    expect(found[1]?.body).toEqual(found[0]?.body);
    const owner = { role: 'owner ', searchText: 'Anna Vranok' };
    const [saved] = (await save({ ...INNOCENT, related: [owner] })).items;
    expect(saved?.parties.map(({ role }) => role)).toEqual([null, 'owner']);
  });

  it('is refused where nothing else is there', async () => {
    const { body: answer } = await post('/customers', { customers: [{ ...INNOCENT, externalRef: ' ' }] });
    expect(answer['errors']).toMatchObject([{ pointer: '/customers/0/externalRef', code: 'too_short' }]);
  });
});

describe('the reference of a customer', () => {
  const OWNER = { role: 'owner', searchText: 'Orlan Vestrakov' };
  const ACME = { externalRef: 'acme', searchText: 'Acme Paper Mill', related: [OWNER] };
  const SAME = { externalRef: 'acme / owner', searchText: 'Orlan Vestrakov' };
  const TAKEN = [409, 'reference_taken'];
  const refused = async (...customers: readonly object[]) => {
    const { status, body: found } = await post('/customers', { customers });
    const errors = [found['errors']].flat().map((error) => Object(error)['pointer']);
    return [status, found['code'], ...errors];
  };
  const references = async () =>
    body<{ items: CustomerView[] }>(await get('/customers')).items.map(({ externalRef }) => externalRef);

  it('is not that of a party beside another', async () => {
    await save(ACME);
    expect(await refused(INNOCENT, SAME)).toEqual([...TAKEN, '/customers/1/externalRef']);
    expect(await references()).toEqual(['acme']);
  });

  it('is not taken by a party beside another, nor is that of a party', async () => {
    await save(SAME, { ...ACME, externalRef: 'a', related: [{ ...OWNER, role: 'b / c' }] });
    expect(await refused(ACME)).toEqual([...TAKEN, '/customers/0/related/0/role']);
    const same = { ...ACME, externalRef: 'a / b', related: [OWNER, { ...OWNER, role: 'c' }] };
    expect(await refused(same)).toEqual([...TAKEN, '/customers/0/related/1/role']);
    expect(await references()).toEqual(['a', 'acme / owner']);
  });

  it('is not taken by a party that a customer gets later', async () => {
    await save({ ...ACME, related: [] }, SAME);
    expect(await refused(ACME)).toEqual([...TAKEN, '/customers/0/related/0/role']);
  });

  it('is not that of another in the same request', async () => {
    expect(await refused(ACME, SAME)).toEqual([...TAKEN, '/customers/0/related/0/role', '/customers/1/externalRef']);
  });

  it('is free again where no party has it any more', async () => {
    await save(ACME);
    await save({ ...ACME, related: [{ ...OWNER, role: 'director' }] });
    await save(SAME);
    expect(await references()).toEqual(['acme / owner', 'acme']);
  });

  it.each([
    ['a customer', SAME, ACME],
    ['a party', ACME, SAME],
    [
      'a party beside another',
      { ...SAME, related: [OWNER] },
      { ...ACME, related: [{ ...OWNER, role: 'owner / owner' }] },
    ],
  ])('is refused to who is saved at the same time as %s that gets it', async (_, first, second) => {
    const { customers } = desk.service.app.storage;
    let isFirst = true;
    over(customers, 'change', () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return async (...change) => {
        await save(first);
        return customers.change(...change);
      };
    });
    expect((await refused(second)).slice(0, 2)).toEqual(TAKEN);
    expect(await references()).toEqual([first.externalRef]);
  });

  it('may be that of two in a book from before: both are screened, and free where one gets another role', async () => {
    const acme = await one(ACME);
    const { customers } = desk.service.app.storage;
    await rowsOf(desk.service.dataDir, "delete from customer_party where customer = 'acme'");
    const same = await one(SAME);
    await rowsOf(
      desk.service.dataDir,
      "insert into customer_party (reference, customer) values ('acme / owner', 'acme')",
    );
    expect(body(await post(`/customers/${acme.customerId}/screen`))).toMatchObject({ status: 'alert' });
    expect(body(await post(`/customers/${same.customerId}/screen`))).toMatchObject({ status: 'alert' });
    expect(await refused({ ...SAME, birthDate: '1971' })).toEqual([...TAKEN, '/customers/0/externalRef']);
    expect(await save(SAME)).toMatchObject({ unchangedCount: 1 });
    await save({ ...ACME, related: [{ ...OWNER, role: 'director' }] });
    await save({ ...SAME, birthDate: '1971' });
    expect(await customers.partyOf('acme / owner')).toEqual({ customer: 'acme / owner', role: null });
  });
});

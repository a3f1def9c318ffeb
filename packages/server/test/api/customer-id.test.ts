import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerIdOf, referenceOf } from '../../src/lib/ids/customer-id.ts';
import { startService, type TestService } from '../support/test-service.ts';

const KEY = createSecretKey(Buffer.alloc(32, 1));
const OTHER = createSecretKey(Buffer.alloc(32, 2));
const reference = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' });

describe('the opaque id of a customer', () => {
  it('gives its reference back, and is the same for the same reference', () => {
    fc.assert(
      fc.property(reference, (text) => {
        const id = customerIdOf(KEY, text);
        expect(id).toMatch(/^cus_[\w-]+$/);
        expect([referenceOf(KEY, id), customerIdOf(KEY, text)]).toEqual([text, id]);
      }),
    );
  });

  it('says nothing to another installation, nor with a character changed', () => {
    fc.assert(
      fc.property(reference, fc.nat(), (text, place) => {
        const id = customerIdOf(KEY, text);
        expect(referenceOf(OTHER, id)).toBeUndefined();
        const at = 4 + (place % (id.length - 5));
        expect(referenceOf(KEY, `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`)).toBeUndefined();
      }),
    );
  });

  it.each(['', 'cus_', 'cus_AAAA', 'customer-4711'])('is not %j', (id) => expect(referenceOf(KEY, id)).toBeUndefined());
});

describe('POST /api/v1/customers/find', () => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await startService();
    token = await service.token({ scopes: ['search:read'] });
  });
  afterAll(() => service.close());
  const find = (body: object, by = token) => service.post('/api/v1/customers/find', body, by);

  it('gives the id of a reference, and the reference of an id', async () => {
    const { status, body } = await find({ externalRef: 'Anna Vranok, 4711' });
    expect(status).toBe(200);
    expect(String(body['customerId'])).not.toMatch(/Vranok|4711/);
    expect((await find({ customerId: body['customerId'] })).body).toEqual(body);
  });

  it('refuses ids of others and bodies that say both or neither', async () => {
    const customerId = customerIdOf(OTHER, 'customer-4711');
    expect((await find({ customerId })).body['code']).toBe('customer_unknown');
    for (const body of [{}, { externalRef: 'a', customerId }]) expect((await find(body)).status).toBe(422);
  });

  it('is not taken for the id of a customer by another method', async () => {
    const { status, headers } = await service.get('/api/v1/customers/find', token);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('takes search:read', async () => {
    const other = await service.token({ scopes: ['search:write'] });
    expect((await find({ externalRef: 'a' }, other)).body['code']).toBe('scope_missing');
  });

  it('is what filters of screenings and good guys take: a reference in an address is refused', async () => {
    const reader = await service.token({ scopes: ['search:read', 'records:read'] });
    for (const path of ['searches', 'good-guys']) {
      const { body } = await service.get(`/api/v1/${path}?externalRef=customer-4711`, reader);
      expect(body['code']).toBe('unknown_member');
      const foreign = customerIdOf(OTHER, 'customer-4711');
      const { body: refused } = await service.get(`/api/v1/${path}?customer=${foreign}`, reader);
      expect(refused['code']).toBe('customer_unknown');
    }
  });
});

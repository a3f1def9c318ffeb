import { expect, it } from 'vitest';
import { readCasesAddress } from './address.ts';

it('the address of cases holds a view and filters by codes', () => {
  const address = { view: 'mine', group: 'retail', list: 'un_sc', priority: 'high', country: 'DE' };
  expect(readCasesAddress(address)).toEqual(address);
  expect(readCasesAddress({ group: 2026, country: 'de' })).toEqual({ group: '2026', country: 'DE' });
  const customer = 'cus_kQ1vX2m8Tq5dY0uB7sHfCzNpW4aE';
  expect(readCasesAddress({ customer })).toEqual({ customer });
});

it('the address of cases leaves out the usual view, and what may be a name or a reference', () => {
  const address = {
    view: 'open',
    group: 'Orlan Vestrakov',
    list: 'a b',
    priority: 'low',
    country: 'Orlan',
    customer: 'customer-4711',
  };
  expect(readCasesAddress(address)).toEqual({});
  expect(readCasesAddress({ view: 'toString' })).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { readCustomersAddress, readNewCustomerAddress } from './address.ts';

describe('the address of the customers', () => {
  it('holds a status, a watch and a group, also one of digits', () => {
    expect(readCustomersAddress({ status: 'alert', watch: 'off', group: 'retail-1' })).toEqual({
      status: 'alert',
      watch: 'off',
      group: 'retail-1',
    });
    expect(readCustomersAddress({ group: 2026 })).toEqual({ group: '2026' });
  });

  it('holds whether a whole book lacks them, and nothing where it does not matter', () => {
    expect(readCustomersAddress({ leaving: true })).toEqual({ leaving: true });
    expect(readCustomersAddress({ leaving: 'true' })).toEqual({ leaving: true });
    expect(readCustomersAddress({ leaving: '' })).toEqual({});
  });

  it('holds nothing else: no other code, no name and no reference', () => {
    expect(readCustomersAddress({ status: 'toString', watch: 'maybe', group: 'Orlan Vestrakov', ref: 'c-1' })).toEqual(
      {},
    );
  });

  it('of the form begins with the id of a reference, never with the reference', () => {
    const customer = 'cus_kQ1vX2m8Tq5dY0uB7sHfCzNpW4aE';
    expect(readNewCustomerAddress({ customer })).toEqual({ customer });
    expect(readNewCustomerAddress({ customer: 'customer-4711' })).toEqual({});
  });
});

import { expect, it } from 'vitest';
import { queryOf, readStatisticsAddress } from './address.ts';

it('the address of the statistics holds what is counted by, and a period', () => {
  const address = { by: 'queue', from: '2026-03-01', to: '2026-03-31' };
  expect(readStatisticsAddress(address)).toEqual(address);
});

it('it leaves out what is usual, and what is no period', () => {
  expect(readStatisticsAddress({ by: 'analyst', from: '2026-03-31', to: '2026-03-01' })).toEqual({});
  expect(readStatisticsAddress({ by: 'toString', from: '2026-03-31' })).toEqual({});
});

it('both days belong to the period, and without days the service chooses it', () => {
  const { from, to } = queryOf({ by: 'list', from: '2026-03-01', to: '2026-03-01' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
  expect(queryOf({})).toEqual({ by: 'analyst' });
});

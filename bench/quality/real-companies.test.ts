import { expect, it } from 'vitest';
import { realCompanies } from './real-companies.ts';

it('real companies are ten thousand and more of three kinds, each once, always in the same order', () => {
  const companies = realCompanies();
  expect(companies.length).toBeGreaterThan(10_000);
  expect(new Set(companies.map(({ name }) => name)).size).toBe(companies.length);
  expect(new Set(companies.map(({ kind }) => kind)).size).toBe(3);
  expect(realCompanies().slice(0, 20)).toEqual(companies.slice(0, 20));
});

import { describe, expect, it } from 'vitest';
import { daysLeft, shownStatus } from './token-row.tsx';

const NOW = Date.parse('2026-03-02T00:00:00Z');

describe('the status of a token', () => {
  it.each([
    ['active', '2027-03-02T00:00:00Z', 'active'],
    ['active', '2026-03-31T00:00:00Z', 'expiring'],
    ['revoked', '2026-03-31T00:00:00Z', 'revoked'],
    ['expired', '2026-03-01T00:00:00Z', 'expired'],
  ] as const)('%s until %s is shown as %s', (status, expiresAt, shown) => {
    expect(shownStatus({ status, expiresAt }, NOW)).toBe(shown);
  });
});

describe('the days until a token expires', () => {
  it.each([
    ['2026-03-02T23:59:59Z', 0],
    ['2026-03-03T00:00:00Z', 1],
    ['2026-03-16T12:00:00Z', 14],
  ])('until %s are %i', (expiresAt, days) => {
    expect(daysLeft({ expiresAt }, NOW)).toBe(days);
  });
});

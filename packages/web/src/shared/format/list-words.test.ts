import { describe, expect, it } from 'vitest';
import { ageText } from '#shared/ui/time.tsx';
import { localDate } from './date-time.ts';
import { lastAttestedDay, listState } from './list-words.ts';

const CHECKED = '2026-11-20T08:00:00.000Z';

describe('the state of a list in words', () => {
  it.each([
    ['fresh', false, 'Up to date'],
    ['fresh', true, 'Declared current'],
    ['unknown', true, 'Age unknown'],
    ['stale', false, 'Too old'],
  ] as const)('%s, declared current %s: %s', (status, attested, words) => {
    expect(listState({ status }, attested)).toBe(words);
  });

  it('counts its age from the check, from the word of the operator, or from the publication', () => {
    const list = { checkedAt: null, ageSeconds: 172_800 };
    expect(ageText({ ...list, checkedAt: CHECKED })).toBe('checked 2 days ago');
    expect(ageText(list, true)).toBe('declared current 2 days ago');
    expect(ageText(list)).toBe('published 2 days ago');
  });
});

it('an attestation ends on the last day that the operator named, not on the day after', () => {
  expect(lastAttestedDay({ until: '2026-12-21T00:00:00.000Z' })).toBe(localDate('2026-12-20'));
});

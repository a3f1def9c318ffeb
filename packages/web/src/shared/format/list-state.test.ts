import { describe, expect, it } from 'vitest';
import { ageText } from '#shared/ui/age-text.ts';
import { listState } from './list-state.ts';

const CHECKED = '2026-11-20T08:00:00.000Z';

describe('the state of a list in words', () => {
  it.each([
    ['fresh', CHECKED, false, 'Up to date'],
    ['fresh', CHECKED, true, 'Up to date'],
    ['fresh', null, true, 'Declared current'],
    ['unknown', null, true, 'Age unknown'],
    ['stale', null, false, 'Too old'],
  ] as const)('%s, checked %s, declared current %s: %s', (status, checkedAt, attested, words) => {
    expect(listState({ status, checkedAt }, attested)).toBe(words);
  });

  it('counts its age from the check, from the word of the operator, or from the publication', () => {
    const list = { checkedAt: null, ageSeconds: 172_800 };
    expect(ageText({ ...list, checkedAt: CHECKED }, true)).toBe('checked 2 days ago');
    expect(ageText(list, true)).toBe('declared current 2 days ago');
    expect(ageText(list)).toBe('published 2 days ago');
  });
});

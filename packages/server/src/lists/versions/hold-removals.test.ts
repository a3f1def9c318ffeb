import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { whyHold } from './hold-removals.ts';

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

describe('removals are held', () => {
  const listing = (number: number, program: string, entityType: Listing['entityType'] = 'person'): Listing => ({
    id: `list:${number}`,
    list: 'list',
    sourceId: String(number),
    entityType,
    names: [{ value: 'Orlan Vestrakov', kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: [program],
    effect: 'asset_freeze',
    status: 'active',
  });
  const gone = (from: number, to: number) =>
    new Map(numbers(from, to).map((number) => [`list:${number}`, 'absent' as const]));

  it('above 2 % of a type, counted over all programmes', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, `P${number}`));
    expect(whyHold({ before, removed: gone(0, 20) })).toBeUndefined();
    expect(whyHold({ before, removed: gone(0, 21) })?.('list:1')).toBe(
      "21 of 1000 listings of the type person are gone from the publisher's file",
    );
  });

  it('where a small programme goes, however large the list is', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, number < 5 ? 'SMALL' : 'LARGE'));
    expect(whyHold({ before, removed: gone(0, 4) })).toBeUndefined();
    expect(whyHold({ before, removed: gone(0, 5) })?.('list:1')).toContain('5 of 5 listings of the programme SMALL');
  });

  it('with the reason that each listing’s own programme gives, else with what the rest of the file does', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, number < 6 ? 'A' : number < 16 ? 'B' : 'C'));
    const reasonOf = whyHold({ before, removed: new Map([...gone(0, 6), ...gone(6, 12), ...gone(100, 102)]) });
    expect([1, 7, 101].map((number) => reasonOf?.(`list:${number}`))).toEqual([
      "6 of 6 listings of the programme A are gone from the publisher's file",
      "6 of 10 listings of the programme B are gone from the publisher's file",
      "in the same file, 6 of 6 listings of the programme A are gone from the publisher's file",
    ]);
  });

  it('where ships go and persons stay', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, 'P', number < 100 ? 'vessel' : 'person'));
    expect(whyHold({ before, removed: gone(0, 10) })?.('list:1')).toContain('10 of 100 listings of the type vessel');
  });
});

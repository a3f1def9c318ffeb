import { describe, expect, it } from 'vitest';
import { party } from '../builders/party.ts';
import { codesOf, comparison, search } from '../builders/search.ts';

const priorityOf = (searched: string, listed: string) => comparison(searched, listed, 'person').priority;

describe('siblings share every name but the given one', () => {
  const listed = 'Mirela Vestrakov Tolbrez';

  it.each([
    'Julio Vestrakov Tolbrez',
    'VESTRAKOV TOLBREZ, Julio',
    'Orlan Vestrakov Tolbrez',
    'Payment to Julio Vestrakov Tolbrez',
  ])('%s is for review, however rare the shared names are', (searched) =>
    expect(priorityOf(searched, listed)).toBe('review'),
  );

  it('and so with a patronymic', () =>
    expect(priorityOf('Charlotte Sergey Vestrakov', 'Sergey Vladimirovich Vestrakov')).toBe('review'));

  it('and so where a given name is behind the comma, but not where a town is', () => {
    const son = 'Sergey Vladimirovich Vestrakov';
    expect([priorityOf('Sergey Vestrakov, Julio', son), priorityOf('Sergey Vestrakov, Sofia', son)]).toEqual([
      'review',
      'high',
    ]);
  });

  it('says that the names are part of a longer one', () =>
    expect(codesOf(comparison('Julio Vestrakov Tolbrez', listed, 'person'))).toContain('name_in_longer_name'));

  it.each([
    'Vestrakov Tolbrez',
    'Payment to Vestrakov Tolbrez',
    'M. Vestrakov Tolbrez',
    'TOLBREZ VESTRAKOV MIRELA',
    'Mirela Tolbrez',
  ])('%s may be the listed person and is high', (searched) => expect(priorityOf(searched, listed)).toBe('high'));
});

describe('a name beside a known name and labels', () => {
  const listed = party('Nikolay Sigwardovich TOLBRECHT');
  const found = (text: string, threshold: number) => search([listed], text, { threshold }).total;

  it.each([60, 65, 70, 75])('is found at a threshold of %i', (threshold) =>
    expect(found('BNF=NIKOLAY TOLBRECHT SALIM OBI=INV 12', threshold)).toBe(1),
  );

  it('is high where the next word is only the label of what follows', () =>
    expect(search([listed], 'BNF=NIKOLAY TOLBRECHT OBI=RENT').hits[0]?.priority).toBe('high'));
});

describe('“bin” before the listed name makes another person, the child', () => {
  it.each([
    ['Salim bin Umar Quelbani', 'Umar Quelbani'],
    ['Salim ibn Umar Marwan', 'Umar Marwan'],
    ['Leila bint Bushra al-Quelbani', 'Bushra al-Quelbani'],
    ['Salim bin Orlan Vestrakov', 'Orlan Mikhailovich Vestrakov'],
    ['Umar Rashid Vestrakov Quelbani', 'Salim bin Umar Rashid Vestrakov Quelbani'],
  ])('%s / %s is for review', (searched, listed) => expect(priorityOf(searched, listed)).toBe('review'));

  it.each([
    ['Salim bin Umar Quelbani', 'Salim Umar Quelbani'],
    ['Salim Hassan bin Umar Quelbani', 'Salim Umar Quelbani'],
    ['Salim Quelbani', 'Salim bin Umar Quelbani'],
    ['Salim Quelbani', 'Salim bin Quelbani'],
    ['rent to bin Umar Vestrakov', 'Umar Salim Vestrakov'],
  ])('%s ~ %s is high: the own name agrees, or no name is before it', (searched, listed) =>
    expect(priorityOf(searched, listed)).toBe('high'),
  );
});

import { describe, expect, it } from 'vitest';
import { comparison } from '../builders/search.ts';

const priorityOf = (searched: string, listed: string) => comparison(searched, listed, 'organization').priority;

describe('words before a colon', () => {
  it.each([
    ['Tolbrane : Hamburg Branch', 'Varnuz : Hamburg Branch'],
    ['Hamburg Branch', 'Varnuz : Hamburg Branch'],
  ])('belong to a listed name: %s is not %s', (searched, listed) => expect(priorityOf(searched, listed)).toBe(null));

  it.each([
    ['Quelmar Shipping', 'Tolvane Trading: Quelmar Shipping'],
    ['Tolvane Trading: Quelmar Shipping', 'Quelmar Shipping'],
  ])('are another company: %s / %s is for review', (searched, listed) =>
    expect(priorityOf(searched, listed)).toBe('review'),
  );

  it('are no part of a listed name if they are a message field', () =>
    expect(priorityOf('Quelmar Shipping', 'FIELD 59: Quelmar Shipping')).toBe('high'));

  it.each(['SHIPPER: Quelmar Shipping', 'Trading partner: Quelmar Shipping', 'Payment details: Quelmar Shipping'])(
    'do not count if they are a label: %s is high',
    (searched) => expect(priorityOf(searched, 'Quelmar Shipping')).toBe('high'),
  );

  it.each([
    ['Escrow: Quelmarain', 'Quelmarian', 'vessel'],
    ['Escrow: Quelmarain', 'Quelmarian', 'organization'],
    ['Topic: Tolbrecht', 'Orlan Tolbrecht', 'person'],
  ] as const)('hide nothing that is found alone: %s ~ %s is for review', (searched, listed, type) =>
    expect(comparison(searched, listed, type).priority).toBe('review'),
  );

  it('leave a short name as it is alone', () => expect(priorityOf('Zweck: Dalv', 'Dalv')).toBe('high'));
});

describe('a number or a place behind the signs that close a name', () => {
  it.each([
    ['Quelmar Garment S.A. 2', 'Quelmar Garment S.A.'],
    ['Quelmar 786, S.A. 2', 'Quelmar 786, S.A.'],
    ['Quelmar Air Services Co., Ltd. Lagos', 'Quelmar Air Services Co., Ltd.'],
    ['Quelmar Resources (Private) Limited Lagos', 'Quelmar Resources (Private) Limited'],
    ['Limited Liability Company “Quelmar Arms” 2', 'Limited Liability Company “Quelmar Arms”'],
    ['Fighters of Quelmar (FQR) 2', 'Fighters of Quelmar (FQR)'],
    ['Quelmar Shipping LLC 12', 'Quelmar Shipping LLC 7'],
    ['Quelmar Shipping Ltd. Hamburg', 'Quelmar Shipping Ltd. Odessa'],
    ['Quelmar School No. 7', 'Quelmar School'],
  ])('is another company of the group: %s / %s is for review', (searched, listed) =>
    expect(priorityOf(searched, listed)).toBe('review'),
  );

  it.each([
    'Paid to Quelmar Garment S.A. 12 May',
    'Quelmar Garment S.A. Invoice 12',
    'We know Quelmar Garment. Lagos is far',
    'Quelmar Garment S.A., Lagos',
    'Quelmar Garment S.A. no. 0493',
    'Quelmar Garment S.A. № 4932',
  ])('and no more words are: %s is high', (searched) =>
    expect(priorityOf(searched, 'Quelmar Garment S.A.')).toBe('high'),
  );
});

it('“no.” behind a name that ends with a number is a document: Quelmar 558 no. 23 ~ Quelmar 558 is high', () =>
  expect(comparison('Quelmar 558 no. 23', 'Quelmar 558', 'vessel').priority).toBe('high'));

describe('a trade behind a comma', () => {
  it.each([
    ['Quelmar, Shipping', 'Quelmar, Bakery'],
    ['Quelmar, Shipping', 'Quelmar'],
    ['QUELMAR-TOLBREZ, Mining', 'QUELMAR-TOLBREZ, OOO'],
    ['Quelmar Tolbrez Ltd., Shipping Dubai', 'Quelmar Tolbrez Ltd.'],
  ])('is part of the name: %s / %s is for review', (searched, listed) =>
    expect(priorityOf(searched, listed)).toBe('review'),
  );

  it.each([
    ['Quelmar, Shipping', 'Quelmar Shipping'],
    ['Quelmar Tolbrez Ltd., Hamburg', 'Quelmar Tolbrez Ltd.'],
    ['Quelmar Tolbrez Ltd., Payment', 'Quelmar Tolbrez Ltd.'],
  ])('unlike a town or a word of a message: %s ~ %s is high', (searched, listed) =>
    expect(priorityOf(searched, listed)).toBe('high'),
  );
});

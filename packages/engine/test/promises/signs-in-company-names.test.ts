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

  it.each(['SHIPPER: Quelmar Shipping', 'Trading partner: Quelmar Shipping', 'Payment details: Quelmar Shipping'])(
    'do not count if they are a label: %s is high',
    (searched) => expect(priorityOf(searched, 'Quelmar Shipping')).toBe('high'),
  );
});

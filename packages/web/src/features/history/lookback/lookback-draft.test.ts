import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, requestOf } from './lookback-draft.ts';

describe('what the form asks', () => {
  it('is a name alone where nothing else is given', () =>
    expect(requestOf({ ...EMPTY_DRAFT, name: ' Orlan Vestrakov ' }, undefined)).toEqual({
      entity: { names: ['Orlan Vestrakov'] },
    }));

  it('is all that is given, with one name of each line', () => {
    const draft = {
      ...EMPTY_DRAFT,
      name: 'Orlan',
      otherNames: 'Orly\n\n Орлан ',
      type: 'person',
      birthDate: '1971',
    } as const;
    expect(requestOf({ ...draft, countries: ['DE'], reason: ' why ' }, undefined)).toEqual({
      entity: { names: ['Orlan', 'Orly', 'Орлан'], type: 'person', birthDates: ['1971'], countries: ['DE'] },
      reason: 'why',
    });
  });

  it('is the listed party where there is one', () =>
    expect(requestOf({ ...EMPTY_DRAFT, name: 'Orlan' }, 'list_a:1')).toEqual({ entityId: 'list_a:1' }));
});

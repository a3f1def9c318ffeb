import type { CustomerView } from '@namesake/contract';
import { customerDataSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '#shared/api/problem-error.ts';
import { draftOf, errorsOf, keptBeside, keptOf, newDraft, requestOf, withParty } from './customer-draft.ts';

const NOTHING = {
  role: null,
  customerId: 'cus_1',
  aliases: [],
  entityType: null,
  birthDate: null,
  gender: null,
  countries: [],
  identifiers: [],
  addresses: [],
  searchId: null,
  outcome: null,
  total: 0,
  open: 0,
  suppressed: 0,
  error: null,
} satisfies Partial<CustomerView['parties'][number]>;
const SINCE = '2026-03-01T12:00:00.000Z';
const CUSTOMER: CustomerView = {
  customerId: 'cus_kQ1vX2m8Tq5dY0uB7sHfCzNpW4aE',
  externalRef: 'customer-1',
  group: 'retail',
  status: 'clear',
  statusSince: SINCE,
  why: null,
  watch: 'on',
  watchSince: SINCE,
  watchReason: null,
  due: null,
  leaving: null,
  leftOut: ['Spouse name'],
  purpose: 'monitoring',
  addedAt: SINCE,
  changedAt: SINCE,
  screenedAt: SINCE,
  parties: [
    {
      ...NOTHING,
      searchText: 'Orlan Vestrakov',
      aliases: ['O. Vestrakoff', 'Vestrak'],
      entityType: 'person',
      birthDate: '1971-04-02',
      gender: 'male',
      countries: ['DE'],
      identifiers: [{ type: 'passport', value: 'K 8812 004', country: 'DE' }, { value: 'HRB 4711' }],
      addresses: ['Harbour Road 5, Port Vantal'],
    },
    {
      ...NOTHING,
      role: 'owner',
      customerId: 'cus_1',
      searchText: 'Vantal Shipping Company',
      entityType: 'organization',
    },
  ],
};

describe('the form of a customer', () => {
  it('saves what is typed, and nothing for what is not', () => {
    const empty = newDraft(' customer-1 ');
    expect(requestOf({ ...empty, main: { ...empty.main, name: ' Orlan Vestrakov ' } })).toEqual({
      externalRef: 'customer-1',
      searchText: 'Orlan Vestrakov',
      group: 'default',
    });
  });

  it('saves the gender and the numbers that are typed, and no empty row', () => {
    const { main, ...empty } = newDraft('customer-1');
    const identifiers = [
      { type: 'passport' as const, value: ' QX123456 ' },
      { type: 'imo' as const, value: ' ' },
      { type: '' as const, value: 'HRB 4711' },
    ];
    const { gender, identifiers: saved } = requestOf({
      ...empty,
      main: { ...main, name: 'Orlan Vestrakov', gender: 'male', identifiers },
    });
    expect([gender, saved]).toEqual(['male', [{ type: 'passport', value: 'QX123456' }, { value: 'HRB 4711' }]]);
  });

  it.each([
    ['value', { value: 'QX123456' }, { type: 'passport', value: 'QX123456' }],
    ['type', { type: 'national_id' as const }, { type: 'national_id', value: 'K 8812 004' }],
  ])('does not save the issuer of a number whose %s was changed', (_, typed, saved) => {
    const { main, ...others } = draftOf(CUSTOMER);
    const identifiers = main.identifiers.map((one, at) => (at === 0 ? { ...one, ...typed } : one));
    expect(requestOf({ ...others, main: { ...main, identifiers } }).identifiers).toEqual([
      saved,
      { value: 'HRB 4711' },
    ]);
  });

  it('saves a customer as it was, also what it has no field for', () => {
    const saved = requestOf(draftOf(CUSTOMER));
    expect(customerDataSchema.parse(saved)).toEqual({
      externalRef: 'customer-1',
      searchText: 'Orlan Vestrakov',
      aliases: ['O. Vestrakoff', 'Vestrak'],
      entityType: 'person',
      birthDate: '1971-04-02',
      gender: 'male',
      countries: ['DE'],
      identifiers: [{ type: 'passport', value: 'K 8812 004', country: 'DE' }, { value: 'HRB 4711' }],
      addresses: ['Harbour Road 5, Port Vantal'],
      related: [{ role: 'owner', searchText: 'Vantal Shipping Company', entityType: 'organization' }],
      group: 'retail',
      purpose: 'monitoring',
      leftOut: ['Spouse name'],
    });
    expect(draftOf(CUSTOMER).related.map(({ kept }) => keptOf(kept))).toEqual([[]]);
    expect(keptBeside(draftOf(CUSTOMER))).toEqual(['purpose', 'fields left out of screening (Spouse name)']);
    expect(keptBeside(newDraft('customer-1'))).toEqual([]);
    expect(keptOf(draftOf(CUSTOMER).main.kept)).toEqual([
      'addresses',
      'issuing countries of numbers that are not changed',
    ]);
  });

  it('tells the parties beside a customer apart, also after one in between was removed', () => {
    const three = withParty(withParty(draftOf(CUSTOMER)));
    const two = { ...three, related: three.related.toSpliced(1, 1) };
    const keys = withParty(two).related.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says next to a field what is wrong with it', () => {
    const detail = 'Another party has this role: number them.';
    const errors = [{ pointer: '/customers/0/related/1/role', code: 'invalid_format' as const, detail }];
    const problem = { type: 'about:blank', title: '', status: 400, detail: '', instance: '', requestId: '', errors };
    const errorOf = errorsOf(new ProblemError({ ...problem, code: 'validation_failed' }));
    expect(errorOf('related/1/role')).toBe(detail);
    expect(errorOf('related/0/role')).toBeUndefined();
    expect(errorsOf(null)('group')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/types/listing.ts';
import { company } from '../builders/party.ts';
import { codesOf, search } from '../builders/search.ts';

const prose = (value: string): Listing =>
  company('Vantal Holding', { identifiers: [{ type: 'registration_number', value, inProse: true }] });
const found = (listing: Listing, query: Parameters<typeof search>[1]) => search([listing], query).hits[0];
const IN_TEXT = (value: string): string => `We refer to the payment of the customer, ${value}, due on Friday.`;

describe('a number that a list has in prose', () => {
  it('counts in a text from nine digits on, as any', () => {
    expect(found(prose('700112233'), IN_TEXT('700112233'))).toMatchObject({ priority: 'high' });
    expect(found(prose('70011223'), IN_TEXT('70011223'))).toBeUndefined();
  });

  it.each<[string, Parameters<typeof search>[1]]>([
    ['alone', '70011223'],
    ['behind a label', IN_TEXT('registration number 70011223')],
    ['as an identifier', { searchText: 'Quelm', identifiers: [{ value: '70011223' }] }],
  ])('is for review where it is shorter: %s', (_, query) => {
    const hit = found(prose('70011223'), query);
    expect(hit).toMatchObject({ priority: 'review' });
    expect(codesOf(hit)).toContain('identifier_in_prose');
  });

  it('that may be a day counts behind a label and as an identifier, not alone', () => {
    expect(found(prose('20010912'), '20010912')).toBeUndefined();
    expect(found(prose('20010912'), IN_TEXT('registration number 20010912'))).toMatchObject({ priority: 'review' });
    expect(found(prose('20010912'), { searchText: 'Quelm', identifiers: [{ value: '20010912' }] })).toBeDefined();
  });

  it('is as sure as any where the list has it as a number, too', () => {
    const both = company('Vantal Holding', {
      identifiers: [
        { type: 'registration_number', value: '70011223', inProse: true },
        { type: 'tax_id', value: '70011223' },
      ],
    });
    expect(found(both, IN_TEXT('70011223'))).toMatchObject({ priority: 'high' });
  });

  it('is found in a submitted identifier that holds its label', () => {
    const query = { searchText: 'Quelm', identifiers: [{ value: 'OGRN - 1027700000018' }] };
    expect(found(prose('1027700000018'), query)).toMatchObject({ priority: 'high' });
  });
});

describe('a contact that a list prints', () => {
  const contacts: Listing = company('Vantal Holding', {
    contacts: [
      { kind: 'email', value: 'Office@Vantal.example' },
      { kind: 'phone', value: '+963-11-0012212/3; (0)11 000 44 55' },
      { kind: 'website', value: 'http://www.vantal.example/en/about' },
      { kind: 'website', value: 'https://t.me/vantal_cargo' },
    ],
  });

  it.each([
    'office@vantal.example',
    'mailto:OFFICE@VANTAL.EXAMPLE',
    '+963 11 001 22 12',
    '00963110012213',
    'tel. 963110012212',
    'vantal.example',
    'www.vantal.example',
    'https://shop.vantal.example/basket?id=1',
    't.me/vantal_cargo',
    '@Vantal_Cargo',
  ])('is found alone, in a text and as an identifier: %s', (value) => {
    expect(found(contacts, value), 'alone').toMatchObject({ priority: 'high' });
    expect(found(contacts, IN_TEXT(value)), 'in a text').toMatchObject({ priority: 'high' });
    const query = { searchText: 'Quelm', identifiers: [{ value }] };
    expect(found(contacts, query), 'as an identifier').toMatchObject({ priority: 'high' });
  });

  it.each([
    ['email', 'office@vantal.example'],
    ['phone', '+963 11 001 22 12'],
    ['website', 'vantal.example'],
    ['handle', 'vantal_cargo'],
  ] as const)('is found by its type: %s', (type, value) => {
    const query = { searchText: 'Quelm', identifiers: [{ type, value }] };
    expect(found(contacts, query)).toMatchObject({ priority: 'high' });
  });

  it.each([
    'office@vantal.example.org',
    'bureau@vantal2.example',
    't.me/others',
    't.me',
    'vantal.examples',
    '+963 11 001 22 14',
  ])('is not another one: %s', (value) =>
    expect(found(contacts, { searchText: 'Quelm', identifiers: [{ value }] })).toBeUndefined(),
  );
});

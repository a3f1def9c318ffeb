import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const partsIn = (text: string): string[] => partsOf(text).map(({ start, end }) => text.slice(start, end));
const heldAs = (text: string, holds: string): string[] =>
  partsOf(text)
    .filter((part) => part.holds === holds)
    .map(({ start, end }) => text.slice(start, end));

describe('a text that nothing separates has no parts', () => {
  it.each([
    '',
    '   ',
    'Varnok Tolbrecht',
    "O'Neill-Varnok",
    'Dalvor A/S',
    'Varnok J. Tolbrecht Jr.',
    'Абылай Тарноков',
    'فارنوك تولبريخت',
    '杨国伟',
    '3%ers',
    '1,000.50',
    'Kim Jong Un',
    'JOHN E TOLBRECHT',
    'Per Tolbrecht',
    'Tolbrecht Y',
    'Quelmir Company Ltd',
  ])('"%s"', (text) => expect(partsOf(text)).toEqual([]));
});

describe('each of several names is a part', () => {
  it.each([
    ['names in one field', 'joint holders: Ozren Melgriv / Varnok Tolbrecht', ['Ozren Melgriv', 'Varnok Tolbrecht']],
    ['a ship and its owner', 'M/V OZHDAN VOYAGER; owner Quelm Dalvor', ['OZHDAN VOYAGER', 'Quelm Dalvor']],
    ['a board', 'board: Ozren Varnok (chair), Quelm Dalvor – director', ['Ozren Varnok', 'Quelm Dalvor']],
    ['quotes', 'ООО "Далвор" и ООО «Квельм»', ['Далвор', 'Квельм']],
    ['a bullet', '• Ozren Melgriv\n• Varnok Tolbrecht', ['Ozren Melgriv', 'Varnok Tolbrecht']],
    ['an entity for "&"', 'Ozren Melgriv &amp; Varnok Tolbrecht', ['Ozren Melgriv', 'Varnok Tolbrecht']],
    ['"and" written together in Arabic', 'فارنوك تول ومير بان', ['فارنوك تول', 'مير بان']],
    ['Chinese "and"', '杨国伟和陈晓明', ['杨国伟', '陈晓明']],
    ['Chinese signs', '收款人：杨国伟，船名：海星', ['杨国伟', '海星']],
    ['sentences', 'Paid to Ozren Melgriv. Varnok Tolbrecht knows', ['Ozren Melgriv']],
  ])('%s', (_, text, names) => expect(partsIn(text)).toEqual(expect.arrayContaining(names)));

  it('with a comma between, and both sides as one name', () =>
    expect(partsIn('paid; Tolbrecht, Varnok, Dalvor')).toEqual(
      expect.arrayContaining(['Tolbrecht', 'Varnok', 'Dalvor', 'Tolbrecht, Varnok', 'Varnok, Dalvor']),
    ));

  it('and a company keeps its own "&"', () =>
    expect(partsIn('invoice: Dalvor & Quelmir Ltd; thanks')).toEqual(
      expect.arrayContaining(['Dalvor & Quelmir Ltd', 'Dalvor', 'Quelmir Ltd']),
    ));

  it('and a company keeps its place in brackets', () =>
    expect(partsIn('owner: Dalvor (Chile); thanks')).toContain('Dalvor (Chile)'));

  it('but no name is cut at a particle or a slash of its own', () => {
    expect(partsIn('Dalvor A/S; Varnok van der Tolbrecht')).toEqual(['Dalvor A/S', 'Varnok van der Tolbrecht']);
  });
});

describe('a label says what stands behind it', () => {
  it.each([
    ['M/V Ozhdan Voyager', 'Ozhdan Voyager'],
    ['vessel "Ozhdan"', 'Ozhdan'],
    ['loaded on board MV Ozhdan', 'Ozhdan'],
    ['OZHDAN (IMO 9123456)', 'OZHDAN'],
    ['судно Озхдан', 'Озхдан'],
    ['船名：海星', '海星'],
    ['Vessel name: Ozhdan', 'Ozhdan'],
  ])('"%s" holds a ship', (text, name) => expect(heldAs(text, 'vessel')).toContain(name));

  it.each([
    ['beneficiary: Ozren', 'Ozren'],
    ['BENEFICIARY OZREN', 'OZREN'],
    ['ordering customer - Varnok Tolbrecht', 'Varnok Tolbrecht'],
    ['Mr. Varnok Tolbrecht', 'Varnok Tolbrecht'],
    ['paid to beneficiary Ozren', 'Ozren'],
    ['Получатель: Абылай Тарноков', 'Абылай Тарноков'],
    ['المستفيد: فارنوك', 'فارنوك'],
    ['company Dalvor', 'Dalvor'],
  ])('"%s" holds a party', (text, name) => expect(heldAs(text, 'party')).toContain(name));

  it('and goes for every name of its line', () =>
    expect(heldAs('beneficiaries: Ozren, Varnok and Quelm\nthanks', 'party')).toEqual(
      expect.arrayContaining(['Ozren', 'Varnok', 'Quelm']),
    ));

  it('and an account is none', () => expect(heldAs('beneficiary account: QUELM', 'other')).toEqual(['QUELM']));
});

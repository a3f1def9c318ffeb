import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { party } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';
import { indexOf } from '../builders/search.ts';

const LISTED = [
  ['Varnok Ozhdanovich Tolbrekhin', 'Varnok Tolbrekhin'],
  ['Zelimir Arkovich QUELMASHVILI', 'Quelmashvili Zelimir'],
  ['Dalvor Nokturel Vestrakov', 'D. Vestrakov'],
  ['Варнок Ожданович Тольбрехин', 'Варнок Тольбрехин'],
] as const;
const index = indexOf(LISTED.map(([name], i) => party(name, { sourceId: `${i + 1}`, entityType: 'person' })));
const found = (searchText: string) => screen(index, { searchText }, DEFAULT_POLICY);

const SEPARATORS = [
  ', ',
  '; ',
  ': ',
  ' / ',
  '/',
  ' | ',
  '\t',
  '\n',
  ' - ',
  ' – ',
  ' and ',
  ' und ',
  ' et ',
  ' и ',
  ' c/o ',
  ' via ',
];
/** What ends a sentence, in many scripts. */
const STOPS = ['. ', '．\u3000', '\u06d4 ', '\u104b', '\u0964 ', '\u1362 ', '\u17d4 ', '。', '؟ ', '! ', '? '];
const KNOWN = [
  'Moscow',
  'Tehran',
  'Germany',
  'director',
  'lawyer',
  '12.05.2024',
  'EUR 500',
  'Москва',
  'директор',
  'empresario',
];
const UNKNOWN = ['Zvenigorsk', 'Ostrelnitz', 'Kvardunov 12', 'Melthuisen Vrondal'];

describe('what a part of a text shows as a full name when it is sent alone, the whole text shows', () => {
  const form = fc.constantFrom(...LISTED.map(([, short]) => short));
  const shown = (text: string): ReadonlySet<string> => new Set(found(text).hits.map(({ entityId }) => entityId));
  const expectShown = (short: string, text: string): void => {
    const [own] = shown(short);
    expect(own, short).toBeDefined();
    expect([...shown(text)], text).toContain(own);
  };

  it('beside any words, with a separator between', () =>
    fc.assert(
      fc.property(
        form,
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom(...KNOWN, ...UNKNOWN),
        fc.boolean(),
        (short, sign, other, isFirst) =>
          expectShown(short, isFirst ? `${short}${sign}${other}` : `${other}${sign}${short}`),
      ),
      runs(200),
    ));

  // A word of two or three letters before the dot may be an abbreviation as well.
  it.each(['Ust', 'Mr.', 'Ouz Nám', 'Гаврел-Ям', 'Dalvia 7', 'Quelmaren'])(
    'behind a sentence that ends with %s',
    (other) =>
      fc.assert(
        fc.property(form, fc.constantFrom(...STOPS), (short, stop) => expectShown(short, `${other}${stop}${short}`)),
        runs(60),
      ),
  );

  it.each(['Ust', 'Ouz', 'Ям'])('before a sentence that ends with %s', (other) =>
    fc.assert(
      fc.property(form, (short) => expectShown(short, `${short}. Quelmar ${other}. Melthuisen`)),
      runs(20),
    ),
  );

  it('beside words that say where, when and in which role, without a separator', () =>
    fc.assert(
      fc.property(form, fc.constantFrom(...KNOWN), fc.boolean(), (short, other, isFirst) =>
        expectShown(short, isFirst ? `${short} ${other}` : `${other} ${short}`),
      ),
      runs(80),
    ));

  it('but a word of it that tells two parties apart is no context', () => {
    const [hit] = screen(
      indexOf([party('Tarnwick', { entityType: 'organization' })]),
      { searchText: 'Tarnwick Dubai' },
      DEFAULT_POLICY,
    ).hits;
    expect(hit?.priority).toBe('review');
  });
});

describe('a connecting word or label that is a name as well', () => {
  const names = ['Yorvin Dal CHO', 'Hazrul Mirko OLEH', 'Varnuz Ilder Amir', 'Hartun AL DARI', 'Abrez Quelm PARA'];
  const others = indexOf(names.map((name, i) => party(name, { sourceId: `${i + 1}`, entityType: 'person' })));
  const shown = (searchText: string) =>
    screen(others, { searchText }, DEFAULT_POLICY).hits.map(({ matchedName }) => matchedName?.value);

  it.each([
    ['Y. CHO', 0],
    ['OLEH Hazrul', 1],
    ['Hazrul Oleh', 1],
    ['Varnuz Amir', 2],
    ['H. AL DARI', 3],
    ['A. PARA', 4],
  ] as const)('%s is one word of it, beside any separator', (short, listed) => {
    for (const text of [short, `${short}; Quelmaren`, `${short}: tolb`, `Melthuisen / ${short}`, `77 и ${short}`])
      expect(shown(text), text).toContain(names[listed]);
  });
});

describe('words that name nobody by themselves', () => {
  const parties = [
    party('Bertovar Ilmo MENDEZ ARMAS', { sourceId: '1', entityType: 'person' }),
    party('United Bakery S.A.', { sourceId: '2', entityType: 'organization' }),
    party('PT Lanterns Ltd.', { sourceId: '3', entityType: 'organization' }),
    party('Lanternn Harbour', { sourceId: '4', entityType: 'person' }),
    party('KETTLE, S.A.', { sourceId: '5', entityType: 'organization' }),
  ];
  const answer = (searchText: string) => screen(indexOf(parties), { searchText }, DEFAULT_POLICY);

  it.each([
    ['a part in capitals', 'B. MENDEZ ARMAS', 'Melthuisen, B. MENDEZ ARMAS'],
    [
      'a company in a sentence',
      'UNITED BAKERY',
      'Оплата по договору № 1492 в пользу UNITED BAKERY за поставку оборудования',
    ],
    ['a word that is also a legal form', 'PT Lanterns', 'PT Lanterns and Quelmir UG'],
    ['another spelling', 'Harbour Lantern', 'Melthuisen "Harbour Lantern"'],
  ])('are found as they are alone: %s', (_, part, whole) => {
    const alone = answer(part).hits.map(({ entityId }) => entityId);
    expect(alone.length).toBeGreaterThan(0);
    expect(answer(whole).hits.map(({ entityId }) => entityId)).toEqual(expect.arrayContaining(alone));
  });

  it.each(['KETTLE 8636', 'Quelmaren, KETTLE'])('one of them is told as a light name: %s', (text) =>
    expect(answer(text).suppressed.items.map(({ why }) => why)).toContain('light_name'),
  );
});

describe('a listed person’s family name alone is never cleared', () => {
  it.each([
    'Tolbrekhin',
    'TOLBREKHIN',
    'Mr Tolbrekhin',
    'payment to Tolbrekhin',
    'Ozhdanovich',
    'Тольбрехин',
    'г-н Тольбрехин',
    'Vestrakov',
  ])('%s', (text) => {
    const { insufficientName, total } = found(text);
    expect(insufficientName || total > 0).toBe(true);
  });

  it.each(['Tolbrekhin GmbH', 'Mr Zorvak', 'Zorvak'])('unlike %s', (text) =>
    expect(found(text).insufficientName).toBe(false),
  );
});

describe('a family name that is a place as well, or that has an initial', () => {
  const named = indexOf(
    ['Varnok Ozhdan KATANGA', 'Dalvor Ilmo MONTENEGRO Quelmaz', 'Zelimir al-Kurdi', 'Oleander M. VESTRAKOV'].map(
      (name, i) => party(name, { sourceId: `${i + 1}`, entityType: 'person' }),
    ),
  );
  const isHeld = (searchText: string): boolean => {
    const { insufficientName, total } = screen(named, { searchText }, DEFAULT_POLICY);
    return insufficientName || total > 0;
  };

  it.each(['Katanga', 'Mr KATANGA', 'payment to Katanga', 'Montenegro Quelmaz', 'al-Kurdi', 'payment to M. Vestrakov'])(
    '%s is not cleared',
    (text) => expect(isHeld(text)).toBe(true),
  );

  it.each([
    'Katanga Mining Ltd',
    'payment of the invoice to Katanga',
    'Tambov',
    'Zorvak Montenegro',
    'K. Vestrakov',
    'Montenegro San Miguel',
  ])('unlike %s', (text) => expect(isHeld(text)).toBe(false));
});

describe('the words of a double family name alone', () => {
  const answer = (listed: string) =>
    screen(
      indexOf([party(listed, { entityType: 'person', effect: 'pep' })]),
      { searchText: 'Melthuis Vestrakov' },
      {
        ...DEFAULT_POLICY,
        effects: ['asset_freeze'],
      },
    );

  it('identify nobody', () => expect(answer('Dalvor Quenmo Melthuis Vestrakov').insufficientName).toBe(true));

  it('are a full name where a party is named by nothing else', () =>
    expect(answer('Melthuis Vestrakov').insufficientName).toBe(false));
});

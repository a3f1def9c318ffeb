import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company, party } from '../builders/party.ts';
import { hitOn, indexOf, search } from '../builders/search.ts';

const AIRCRAFT = company('JOINT STOCK COMPANY QUELMAR AIRCRAFT PLANT');
const SHIPPING = company('QUELMAR NAVIGATION INCORPORATED');
const PEARL = company('LIMITED LIABILITY COMPANY ZHEMOLBRETSKAYA');
const INSTITUTE = company('DALVOR INSTITUTE OF PHYSICS AND TECHNOLOGY');
const index = indexOf([AIRCRAFT, SHIPPING, PEARL, INSTITUTE]);

describe('a given name that is cut off with a dot is any that begins so', () => {
  const vladimir = party('Vladimir Ozhdanovich VESTRAKOV');
  it.each([
    'Vla. Vestrakov',
    'Vlad. Vestrakov',
    'Vestrakov, Vla.',
    'VESTRAKOV VLA.',
    'payment to Vla. Vestrakov for rent',
    'Mr Vla. Vestrakov',
  ])('%s, for review', (text) => expect(hitOn(search([vladimir], text), vladimir)?.priority).toBe('review'));

  it.each(['Gle. Vestrakov', 'Vla. Tolbrecht', 'Vla Vestrakov'])('but not %s', (text) =>
    expect(hitOn(search([vladimir], text), vladimir)).toBeUndefined(),
  );
});

describe('a company whose name a field of fixed length has cut off is for review', () => {
  it.each([
    [AIRCRAFT, 'JOINT STOCK COMPANY QUELMAR AIRCRA'],
    [AIRCRAFT, 'Joint Stock Company Quelmar Aircraft Pla'],
    [PEARL, 'LIMITED LIABILITY COMPANY ZHEMOLBRE'],
    [INSTITUTE, 'DALVOR INSTITUTE OF PHYSICS AND TEC'],
    [INSTITUTE, 'DALVOR INSTITUTE OF PHYSI'],
  ] as const)('%#: %s', (listed, text) => {
    expect(hitOn(search(index, text), listed)).toMatchObject({ priority: 'review' });
  });

  it('and the reason says so', () => {
    const hit = hitOn(search(index, 'LIMITED LIABILITY COMPANY ZHEMOLBRE'), PEARL);
    expect(hit?.reasons[0]).toMatchObject({
      code: 'partial_name',
      text: expect.stringContaining('only as the beginning of a listed word'),
    });
  });

  it('but not where a word before it differs', () => {
    expect(search(index, 'JOINT STOCK COMPANY TOLBREZ AIRCRA').total).toBe(0);
  });
});

describe('a company whose words are abbreviated is for review', () => {
  it.each([
    [SHIPPING, 'QUELMAR NAVI. INCO.'],
    [SHIPPING, 'Quelm. Navig. Incorp.'],
    [AIRCRAFT, 'JOINT STOCK COMP. QUELMAR AIRCR. PLANT'],
    [INSTITUTE, 'Dalvor Inst. of Phys. and Techn.'],
    [INSTITUTE, 'DALVOR INST OF PHYS AND TECH'],
    [AIRCRAFT, 'JOINT STOCK COMP QUEL AIRC PLANT'],
  ] as const)('%#: %s', (listed, text) => {
    expect(hitOn(search(index, text), listed)).toMatchObject({ priority: 'review' });
  });

  it.each([
    ['in another order', 'DALVOR TECH AND PHYS INST'],
    ['and one that begins otherwise', 'DALVOR INST OF PHAL AND TECH'],
  ])('but not without dots %s', (_, text) => {
    expect(search(index, text).total).toBe(0);
  });
});

it.each(['Dalvor Inst. of Phys. and Techn.', 'JOINT STOCK COMPANY QUELMAR AIRCRA'])(
  'an alias is read like a search text, whatever that finds: %s',
  (alias) => {
    for (const searchText of ['Petra Muster', 'Quelmar Navigation Incorporated'])
      expect(search(index, { searchText, aliases: [alias] }).hits.length).toBeGreaterThan(
        search(index, searchText).total,
      );
  },
);

it('a name is found however short its words are cut, in their order, with dots', () => {
  const words = 'DALVOR INSTITUTE OF PHYSICS AND TECHNOLOGY'.split(' ');
  const lengths = fc.tuple(...words.map((word) => fc.integer({ min: 3, max: 6 }).map((n) => Math.min(n, word.length))));
  fc.assert(
    fc.property(lengths, (cut) => {
      const text = words.map((word, i) =>
        i === 0 || word.length <= (cut[i] ?? 0) ? word : `${word.slice(0, cut[i])}.`,
      );
      expect(hitOn(search(index, text.join(' ')), INSTITUTE)).toBeDefined();
    }),
  );
});

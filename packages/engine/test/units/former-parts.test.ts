import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex, type Listing, loadModel } from '../../src/index.ts';
import { type Built, buildAgain, plain } from '../builders/build-again.ts';
import { inventListings } from '../builders/invent.ts';
import { born, company, identifier, party, strong } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';

const model = loadModel();

/** Names that are cut in two, in several scripts, read as one word or as a Japanese reader hears them. */
const WRITTEN = [
  company('Quelmirbank Tolbrecht Trading Ltd (formerly Velashko Holding)', { aliases: ['TVK', 'Quelmir 24'] }),
  party('Orlan Vestrakov Tolbrecht', {
    aliases: ['أورلان تولبريخت', 'Орлан Вестраков', '王小明', { ...strong('トルブレヒト'), script: 'Kana' }],
  }),
  company('北京红星科技有限公司', { aliases: ['Xi Star Six', 'Star XI', '김철수'] }),
  party('トルブレヒト ヴェラシュコ', { sourceId: 'kana' }),
];

it('an index that takes names and forms from the one before is the one that is built anew, byte for byte', () => {
  const step = fc.record({ seed: fc.nat({ max: 3 }), count: fc.nat({ max: 40 }), written: fc.subarray(WRITTEN) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 5 }), (steps) => {
      let before: Built | undefined;
      for (const { seed, count, written } of steps) {
        const listings = [...inventListings(count, randomFrom(seed)), ...written];
        before = buildAgain(listings, before);
        expect(plain(before.data)).toEqual(plain(buildIndex(listings, model)));
      }
    }),
    { numRuns: 40 },
  );
});

const REASON = 'Listed for a reason that is told at such length that no two parties have it by chance, except these.';
const ofCrowd = (number: number): Listing =>
  party(`Orlan Vestrakov Tolbrecht ${number % 2 === 0 ? 'Quelmir' : 'Zilkaren'}`, {
    sourceId: `crowd-${number}`,
    list: number % 3 === 0 ? 'un_sc' : 'us_ofac_sdn',
    programs: ['SDGT'],
    remarks: [REASON],
  });

/** Listings that have much in common, by which they are one party or contradict one another. */
const anyRelated = fc
  .record({
    sourceId: fc.nat({ max: 3 }).map(String),
    list: fc.constantFrom('us_ofac_sdn', 'us_ofac_cons', 'un_sc', 'eu_fsf'),
    // Of names that nobody shares, numbers and references alone make ties.
    name: fc.constantFrom(
      'Velashko Tolbrecht Quelmir',
      'Mirovan Zilkaren Dov',
      'Mirovan Dov',
      'Ulren',
      'Janosk',
      'Pravel',
    ),
    entityType: fc.constantFrom('person' as const, 'organization' as const, 'unknown' as const),
    birth: fc.constantFrom(undefined, '1950-05-03', '1951-07-04', '1971-02-09'),
    number: fc.constantFrom(undefined, 'AB123456', 'CD654321'),
    bank: fc.constantFrom(undefined, 'QUELGB22XXX'),
    unReference: fc.constantFrom(undefined, 'QDi.001', 'QDi.002'),
    repeats: fc.constantFrom(undefined, 'us_ofac_sdn:1', 'un_sc:2', 'eu_fsf:3'),
    programs: fc.constantFrom([], ['SDGT'], ['IRAN']),
    remarks: fc.constantFrom([], [REASON]),
  })
  .map(({ name, birth, number, bank, unReference, repeats, ...facts }) =>
    party(name, {
      ...facts,
      ...(birth === undefined ? {} : { birthDates: [born(birth)] }),
      ...(unReference === undefined ? {} : { unReference }),
      ...(repeats === undefined ? {} : { repeats: repeats as Listing['id'] }),
      identifiers: [
        ...(number === undefined ? [] : [identifier('passport', number)]),
        ...(bank === undefined ? [] : [identifier('bic', bank)]),
      ],
    }),
  );
const anyListings = fc.uniqueArray(anyRelated, { selector: ({ id }) => id, maxLength: 12 });

it('parties that are taken over are those that joining all listings anew makes, however many share a key', () => {
  // As many share the reason as are still compared, one more, one less.
  const step = fc.record({ listings: anyListings, crowd: fc.constantFrom(0, 0, 57, 60, 61), stay: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), (steps) => {
      let before: Built | undefined;
      for (const { listings, crowd, stay } of steps) {
        const others = Array.from({ length: crowd }, (_, number) => ofCrowd(number));
        const kept = stay ? (before?.listings ?? []).filter(({ sourceId }) => !sourceId.startsWith('crowd')) : [];
        const ids = new Set(kept.slice(2).map(({ id }) => id));
        const related = [...kept.slice(2), ...listings.filter(({ id }) => !ids.has(id))];
        const anew = buildAgain([...related, ...others]);
        before = buildAgain([...related, ...others], before);
        expect(plain(before.data)).toEqual(plain(anew.data));
        expect(before.notes).toEqual(anew.notes);
      }
    }),
    { numRuns: 40 },
  );
});

import { describe, expect, it } from 'vitest';
import {
  buildIndex,
  buildIndexFrom,
  DEFAULT_POLICY,
  loadModel,
  openIndex,
  packAway,
  packIndex,
  screen,
  unpackIndex,
} from '../src/index.ts';
import { inventListings } from './builders/invent.ts';
import { randomFrom } from './builders/random.ts';

const LISTINGS = inventListings(60, randomFrom(7));
const never = (): never => {
  throw new Error('there is none');
};

describe('an index of listings that are read one by one', () => {
  it('is that of the same listings in memory, whatever their order', () => {
    const model = loadModel();
    const twice = [...LISTINGS, ...LISTINGS.slice(0, 9)].toReversed();
    const source = { ids: twice.map(({ id }) => id), listing: (number: number) => twice[number] ?? never() };
    expect(buildIndexFrom(source, model)).toEqual(buildIndex(LISTINGS, model));
  });

  it('asks for each id once', () => {
    const [first = never()] = LISTINGS;
    const asked: number[] = [];
    const source = {
      ids: [first.id, first.id],
      listing: (number: number) => {
        asked.push(number);
        return first;
      },
    };
    expect(buildIndexFrom(source, loadModel()).listings.list).toHaveLength(1);
    expect(asked).toEqual([0]);
  });
});

describe('an index in shared memory', () => {
  const model = loadModel();
  const built = buildIndex(LISTINGS, model);

  it('is the index it was made of', () => {
    expect(unpackIndex(packIndex(built))).toEqual(built);
  });

  it('is the same where what it was made of is let go meanwhile, also memory that several arrays look at', () => {
    const given = buildIndex(LISTINGS, model);
    expect(packAway(given)).toEqual(packIndex(built));
    expect(given.names.tokenIds).toHaveLength(0);
    const both = Uint8Array.of(1, 2, 3, 4);
    const parts = { a: both, b: both.subarray(2), c: both };
    const expected = packIndex({ ...built, ...structuredClone(parts) });
    expect(packAway({ ...buildIndex(LISTINGS, model), ...parts })).toEqual(expected);
  });

  it('answers as that index does', () => {
    const [own, shared] = [openIndex(built, model), openIndex(unpackIndex(packIndex(built)), model)];
    for (const { names } of LISTINGS)
      for (const { value } of names)
        expect(screen(shared, { searchText: value }, DEFAULT_POLICY)).toEqual(
          screen(own, { searchText: value }, DEFAULT_POLICY),
        );
  });

  it('holds every array in one block that threads share', () => {
    const { bytes } = packIndex(built);
    expect(unpackIndex(packIndex(built)).names.listing.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(bytes.byteLength).toBeGreaterThanOrEqual(openIndex(built, model).stats.bytes);
  });
});

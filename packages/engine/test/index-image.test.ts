import { describe, expect, it } from 'vitest';
import { buildIndex, DEFAULT_POLICY, loadModel, openIndex, packIndex, screen, unpackIndex } from '../src/index.ts';
import { inventListings } from './builders/invent.ts';
import { randomFrom } from './builders/random.ts';

const LISTINGS = inventListings(60, randomFrom(7));

describe('an index in shared memory', () => {
  const model = loadModel();
  const built = buildIndex(LISTINGS, model);

  it('is the index it was made of', () => {
    expect(unpackIndex(packIndex(built))).toEqual(built);
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

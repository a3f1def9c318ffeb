import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  assembleIndex,
  buildIndex,
  draftIndex,
  formPart,
  type IndexData,
  IndexGatherer,
  joinNames,
  loadModel,
  namePart,
  orderOf,
  packIndex,
  stringCount,
} from '../../src/index.ts';
import { inventListings } from '../builders/invent.ts';
import { randomFrom } from '../builders/random.ts';

const never = (): never => {
  throw new Error('there is none');
};

/** Shared memory is compared by its bytes. */
const plain = (data: IndexData) => {
  const { layout, bytes } = packIndex(data);
  return { layout, bytes: new Uint8Array(bytes) };
};

it('names and forms that are worked out in parts make the same index, byte for byte, wherever the parts begin', () => {
  const model = loadModel();
  const cut = fc.nat({ max: 60 });
  fc.assert(
    fc.property(fc.nat(), fc.tuple(cut, cut, cut), (seed, cuts) => {
      const listings = inventListings(60, randomFrom(seed));
      const source = {
        ids: listings.map(({ id }) => id),
        listing: (number: number) => listings[number] ?? never(),
      };
      const order = orderOf(source.ids);
      const [own, ...ends] = [...cuts.toSorted((a, b) => a - b), order.length].map((at) => Math.min(at, order.length));
      const parts = ends.map((to, i) => namePart(source, order, [own, ...ends][i] ?? 0, to, model));
      const gatherer = new IndexGatherer(model);
      order.forEach((number, place) => {
        if (place < (own ?? 0)) gatherer.add(source.listing(number));
        else gatherer.addNameless(source.listing(number));
      });
      const gathered = joinNames(gatherer.finish(), parts);
      const { forms } = gathered.names.vocabulary;
      const cutForms = cuts.map((at) => Math.floor((at / 60) * stringCount(forms))).toSorted((a, b) => a - b);
      const [first = 0, ...others] = [...cutForms, stringCount(forms)];
      const made = others.map((to, i) => formPart(forms, [first, ...others][i] ?? 0, to, model));
      const together = assembleIndex(draftIndex(gathered).draft, [formPart(forms, 0, first, model), ...made]);
      expect(plain(together)).toEqual(plain(buildIndex(listings, model)));
    }),
    { numRuns: 20 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  assembleIndex,
  buildIndex,
  draftIndex,
  FormerNames,
  formPart,
  formPartAgain,
  type IndexData,
  IndexGatherer,
  joinNames,
  type Listing,
  loadModel,
  type NameNotes,
  orderOf,
  packIndex,
  stringCount,
} from '../../src/index.ts';
import { inventListings } from '../builders/invent.ts';
import { company, party, strong } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';

const model = loadModel();

/** Shared memory is told apart by its bytes. */
const plain = (data: IndexData) => {
  const { layout, bytes } = packIndex(data);
  return { layout, bytes: new Uint8Array(bytes) };
};

type Built = { readonly data: IndexData; readonly notes: NameNotes; readonly listings: readonly Listing[] };

/** Builds an index, taking from one before whatever listings it has the same. */
function buildAgain(listings: readonly Listing[], before?: Built): Built {
  const ordered = (all: readonly Listing[]) => Array.from(orderOf(all.map(({ id }) => id)), (at) => all[at]);
  const places = new Map(ordered(before?.listings ?? []).map((listing, place) => [JSON.stringify(listing), place]));
  const former = before && new FormerNames(before.data, before.notes);
  const gatherer = new IndexGatherer(model, {}, former);
  for (const listing of ordered(listings)) {
    if (listing === undefined) continue;
    const place = places.get(JSON.stringify(listing));
    if (place === undefined) gatherer.add(listing);
    else gatherer.addAgain(listing, place);
  }
  const gathered = joinNames(gatherer.finish(), []);
  const { vocabulary, letters } = gathered.names;
  const { forms, tokenKeys } = vocabulary;
  const part =
    before === undefined ? formPart(forms, 0, stringCount(forms), model) : formPartAgain(before.data, forms, model);
  return { data: assembleIndex(draftIndex(gathered), [part]), notes: { tokenKeys, letters }, listings };
}

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

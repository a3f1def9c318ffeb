import {
  assembleIndex,
  draftIndex,
  FormerParts,
  formPart,
  formPartAgain,
  type IndexData,
  IndexGatherer,
  type IndexNotes,
  joinNames,
  type Listing,
  loadModel,
  orderOf,
  packIndex,
  stringCount,
} from '../../src/index.ts';

const model = loadModel();

/** What tests compare of an index: shared memory is compared by its bytes. */
export const plain = (data: IndexData) => {
  const { layout, bytes } = packIndex(data);
  return { layout, bytes: new Uint8Array(bytes) };
};

export type Built = { readonly data: IndexData; readonly notes: IndexNotes; readonly listings: readonly Listing[] };

/** Builds an index, taking from one before whatever listings it has the same. */
export function buildAgain(listings: readonly Listing[], before?: Built): Built {
  const inOrder = (all: readonly Listing[]) =>
    Array.from(orderOf(all.map(({ id }) => id)), (at) => all[at]).filter((listing) => listing !== undefined);
  const known = new Map(inOrder(before?.listings ?? []).map((listing, place) => [JSON.stringify(listing), place]));
  const ordered = inOrder(listings);
  const places = Int32Array.from(ordered, (listing) => known.get(JSON.stringify(listing)) ?? -1);
  const former = before && new FormerParts(before.data, before.notes);
  const gatherer = new IndexGatherer(model, {}, former);
  ordered.forEach((listing, at) => {
    const place = places[at] ?? -1;
    if (place < 0) gatherer.add(listing);
    else gatherer.addAgain(place);
  });
  const gathered = joinNames(gatherer.finish(), []);
  const { vocabulary, letters } = gathered.names;
  const { forms, tokenKeys } = vocabulary;
  const part =
    before === undefined ? formPart(forms, 0, stringCount(forms), model) : formPartAgain(before.data, forms, model);
  const listing = (place: number): Listing => ordered[place] ?? never();
  const { draft, parties } = draftIndex(gathered, former && { former, places, listing });
  return { data: assembleIndex(draft, [part]), notes: { tokenKeys, letters, parties }, listings };
}

function never(): never {
  throw new Error('there is no such listing');
}

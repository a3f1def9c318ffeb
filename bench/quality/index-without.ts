import { buildIndex, type Index, type ListedName, type Listing, loadModel, openIndex } from '@namesake/engine';
import { LIST_TRAITS } from '@namesake/lists';
import { foldedWords } from './folded-words.ts';

/** A listing and the alias to remove from it. */
export type Removed = { readonly listing: Listing; readonly alias: ListedName };

/** Names of a listing, except those that equal an alias apart from case, accents and punctuation. */
export function namesWithout(listing: Listing, alias: string): readonly ListedName[] {
  const words = foldedWords(alias);
  return listing.names.filter(({ value }) => foldedWords(value) !== words);
}

/** Builds an index of listings without the removed aliases; `removed` is keyed by listing id. */
export function indexWithout(listings: readonly Listing[], removed: ReadonlyMap<string, Removed>): Index {
  const model = loadModel();
  const rest = listings.map((listing) => {
    const gone = removed.get(listing.id);
    return gone ? { ...listing, names: namesWithout(listing, gone.alias.value) } : listing;
  });
  return openIndex(buildIndex(rest, model, LIST_TRAITS), model);
}

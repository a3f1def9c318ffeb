import { type Listing, normaliseText } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';
import { AliasPairs } from './alias-pairs.ts';

/** Minimum number of parties for a word to be committed: an aggregate, never a name. */
export const LEAST_PARTIES = 3;

/**
 * The counted lists: together they contain nearly every party once. Others repeat these, or list debarred firms and end
 * users of goods.
 */
const COUNTED: ReadonlySet<string> = new Set(['us_ofac_sdn', 'us_ofac_cons', 'un_sc', 'eu_fsf', 'gb_fcdo']);

const WORD = /^[a-z0-9]+$/;

export type ListWords = {
  readonly listings: number;
  /** Number of parties by word, for words of at least {@link LEAST_PARTIES} parties. */
  readonly parties: ReadonlyMap<string, number>;
  readonly aliasPairs: AliasPairs;
};

/**
 * Counts the listings that each romanised word occurs in, and the words that replace each other in two names of one
 * listing.
 */
export async function countListWords(dir: string): Promise<ListWords> {
  const all = new Map<string, number>();
  const aliasPairs = new AliasPairs();
  let listings = 0;
  const count = (listing: Listing) => {
    if (!COUNTED.has(listing.list)) return;
    listings++;
    const names = listing.names.map((name) => normaliseText(name.value).tokens.map(({ text }) => text));
    for (const word of new Set(names.flat())) all.set(word, (all.get(word) ?? 0) + 1);
    aliasPairs.add(names);
  };
  await readListsDir(dir, { onListing: count, onProgress: () => undefined });
  const parties = new Map([...all].filter(([word, n]) => n >= LEAST_PARTIES && WORD.test(word)));
  return { listings, parties, aliasPairs };
}

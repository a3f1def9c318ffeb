import { type Listing, normaliseText } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';
import { AliasPairs } from './alias-pairs.ts';

/** A word is committed only when at least this many parties bear it: an aggregate, never a name. */
export const LEAST_PARTIES = 3;

/**
 * The lists that are counted: each party once, nearly. Others repeat these, or hold debarred firms and end users of
 * goods.
 */
const COUNTED: ReadonlySet<string> = new Set(['us_ofac_sdn', 'us_ofac_cons', 'un_sc', 'eu_fsf', 'gb_fcdo']);

const WORD = /^[a-z0-9]+$/;

export type ListWords = {
  readonly listings: number;
  /** Parties by word, for words of at least {@link LEAST_PARTIES} parties. */
  readonly parties: ReadonlyMap<string, number>;
  readonly aliasPairs: AliasPairs;
};

/**
 * Counts in how many listings each romanised word stands, and which words stand for one another in two names of one
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

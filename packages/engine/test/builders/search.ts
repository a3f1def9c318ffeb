import { buildIndex } from '../../src/index/build/build-index.ts';
import { type Index, openIndex } from '../../src/index/open/open-index.ts';
import { loadModel } from '../../src/knowledge/model/model.ts';
import { type ComparedEntity, compare } from '../../src/screen/compare.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import type { EntityType, Listing, TraitsOfLists } from '../../src/types/listing.ts';
import type { Policy, Query } from '../../src/types/query.ts';
import type { Comparison, Hit, Screening } from '../../src/types/result.ts';

export const model = loadModel();

/** The lists of a publisher whose weak names only corroborate. */
const CORROBORATES = { weakNamesCorroborate: true, hasOfacScore: true } as const;
export const TRAITS: TraitsOfLists = {
  us_ofac_sdn: CORROBORATES,
  us_ofac_cons: CORROBORATES,
  us_ofac_compared: CORROBORATES,
};

export const indexOf = (listings: readonly Listing[]): Index => openIndex(buildIndex(listings, model, TRAITS), model);

/** Screens a text or a query against invented listings, under the default policy but for what is given. */
export function search(
  listed: Index | readonly Listing[],
  query: string | Query,
  policy: Partial<Policy> = {},
): Screening {
  const index = 'data' in listed ? listed : indexOf(listed);
  return screen(index, typeof query === 'string' ? { searchText: query } : query, { ...DEFAULT_POLICY, ...policy });
}

/** Two names on the path of a search; `type` is the listed party's. */
export function comparison(
  query: string | Query,
  entity: string | ComparedEntity,
  type?: EntityType,
  policy: Partial<Policy> = {},
): Comparison {
  const listed = typeof entity === 'string' ? { names: [entity] } : entity;
  return compare(
    typeof query === 'string' ? { searchText: query } : query,
    { ...listed, ...(type && { type }) },
    { ...DEFAULT_POLICY, ...policy },
    model,
  );
}

/** The hit on a listing, if there is one. */
export const hitOn = (found: Screening, listing: Listing): Hit | undefined =>
  found.hits.find(({ listings }) => listings.includes(listing.id));

/** The codes of a hit's reasons. */
export const codesOf = (hit: Pick<Hit, 'reasons'> | undefined): string[] =>
  (hit?.reasons ?? []).map(({ code }) => code);

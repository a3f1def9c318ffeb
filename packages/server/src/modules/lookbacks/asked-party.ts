import type { CreateLookbackRequest } from '@namesake/contract';
import { type ComparedEntity, type Listing, normaliseText } from '@namesake/engine';
import { LIST_TRAITS } from '@namesake/lists';
import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { toComparedEntity } from '../search/compare.ts';
import { readListings } from '../search/present-listing.ts';

/** Party of a lookback; `entityId` is null if it was described. */
type AskedParty = { readonly entityId: string | null; readonly entity: ComparedEntity };

/**
 * Party of a lookback, as described in the request or as the loaded lists currently describe it.
 *
 * @throws ApiError `lookback_party`, `entity_not_found`, `starting`, `unscreenable_text`
 */
export function askedParty(
  app: App,
  { entity, entityId }: Pick<CreateLookbackRequest, 'entity' | 'entityId'>,
): AskedParty {
  if ((entity === undefined) === (entityId === undefined)) throw new ApiError('lookback_party');
  if (entity !== undefined) {
    const nameless = entity.names.findIndex((name) => normaliseText(name).tokens.length === 0);
    if (nameless !== -1) throw unscreenable(nameless);
    return { entityId: null, entity: toComparedEntity(entity) };
  }
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const party = snapshot.screener.entityOf(entityId ?? '');
  const listings = party === undefined ? [] : readListings(snapshot.records, party.listings);
  if (party === undefined || listings.length === 0) throw new ApiError('entity_not_found');
  return { entityId: party.entityId, entity: describe(listings.map(({ listing }) => listing)) };
}

/** Combines the listings of a party. */
function describe(listings: readonly Listing[]): ComparedEntity {
  const named = listings.flatMap(({ list, names }) =>
    names.map(({ value, kind, quality }) => ({
      value,
      isPrimary: kind === 'primary',
      isWeak: quality === 'weak' && LIST_TRAITS[list]?.weakNamesCorroborate === true,
    })),
  );
  const [first] = named;
  const strong = named.filter(({ isWeak }) => !isWeak).sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const names = unique(strong.map(({ value }) => value));
  const weakNames = unique(named.filter(({ isWeak }) => isWeak).map(({ value }) => value));
  const birthDates = unique(listings.flatMap(({ birthDates: dates = [] }) => dates.map(({ text }) => text)));
  const countries = unique(listings.flatMap(({ nationalities = [] }) => nationalities));
  const identifiers = listings.flatMap(({ identifiers: all = [] }) =>
    all.map(({ type, value, country }) => ({ type, value, ...(country === undefined ? {} : { country }) })),
  );
  const type = listings.find(({ entityType }) => entityType !== 'unknown')?.entityType;
  const gender = listings.find((one) => one.gender !== undefined)?.gender;
  return {
    // A party with only weak names is searched by the first of them.
    names: names.length > 0 || first === undefined ? names : [first.value],
    ...(weakNames.length === 0 ? {} : { weakNames }),
    ...(type === undefined ? {} : { type }),
    ...(birthDates.length === 0 ? {} : { birthDates }),
    ...(gender === undefined ? {} : { gender }),
    ...(countries.length === 0 ? {} : { countries }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const unscreenable = (at: number): ApiError =>
  new ApiError('unscreenable_text', {
    errors: [
      {
        pointer: `/entity/names/${at}`,
        code: 'unscreenable_text',
        detail: 'It contains nothing that can be compared.',
      },
    ],
  });

import {
  MAX_YENTE_RESULTS,
  type SearchResult,
  type YenteSearchQuery,
  type YenteSearchResponse,
} from '@namesake/contract';
import { FTM_IDENTIFIERS, toFtm } from '@namesake/lists';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { screen } from '../screen.ts';
import { allowedPolicy, listOf } from './choices.ts';
import { idsOf, presentParty } from './present.ts';
import { countryOf, typeOf } from './query-of.ts';

const DEFAULT_LIMIT = 10;
const DEFAULT_FACETS = ['countries', 'topics', 'datasets'];

/**
 * Screens one text and records it.
 *
 * @param said called with the id of the recorded screening
 * @throws ApiError `bad_request`, `policy_not_allowed` and those of a search
 */
export async function searchEntities(
  call: Call,
  dataset: string,
  query: YenteSearchQuery,
  said: (searchId: string) => void,
): Promise<YenteSearchResponse> {
  const { q = '', limit = DEFAULT_LIMIT, offset = 0, schema = 'Thing', countries, datasets, filter, target } = query;
  const counted = listOf(query.facets ?? DEFAULT_FACETS);
  if (q.trim() === '') throw refusal('q is missing: nobody is listed without a text to screen.');
  const operator = operatorIn(q);
  if (operator !== undefined) throw refusal(`q is screened as one name: write it out, without ${operator}.`);
  if (listOf(filter).length > 0) throw refusal('filter is not taken: it would hide results.');
  if (target === false) throw refusal('target=false is not taken: all that is listed here is a target.');
  // Clients that page with offset + limit would not advance with a limit of 0.
  const most = Math.max(1, Math.min(limit, MAX_YENTE_RESULTS));
  const type = typeOf(schema);
  if (type === undefined) throw refusal('There is no such schema that can be screened.');
  const include_dataset = [...listOf(query.include_dataset), ...listOf(datasets)];
  const policy = await allowedPolicy(call, { ...query, dataset, include_dataset });
  const codes = [...new Set(listOf(countries).flatMap((text) => countryOf(text) ?? []))];
  const facts = codes.length === 0 ? {} : { countries: codes };
  const request = { searchText: q, type, policy, limit: MAX_YENTE_RESULTS, ...facts };
  const { snapshot, results, total } = await screen(call, request, said);
  if (total > MAX_YENTE_RESULTS && offset + limit > MAX_YENTE_RESULTS)
    throw refusal(`Of ${total} results the first ${MAX_YENTE_RESULTS} are given here. POST /api/v1/search gives all.`);
  // An empty page would look as if nobody was found.
  if (total > 0 && offset >= total)
    throw refusal(`There is no result from ${offset} on: there ${total === 1 ? 'is 1 result' : `are ${total}`}.`);
  return {
    results: results
      .slice(offset, offset + most)
      .map((result) => presentParty(snapshot, result.entityId, idsOf(result))),
    facets: facetsOf(counted, results, (result) => {
      const listings = idsOf(result).map((id) => snapshot.records.find(id)?.listing);
      return toFtm(
        result.entityId,
        listings.filter((listing) => listing !== undefined),
      );
    }),
    total: { value: total, relation: 'eq' },
    limit: most,
    offset,
  };
}

/** Query syntax of Elasticsearch, which would find nobody when screened as a name. */
const OPERATORS = [
  ['*', /\*/],
  ['|', /\|/],
  ['OR', /\sOR\s/],
  ['/…/', /(?:^|\s)\/\S+\/(?:\s|$)/],
  [
    'a field and a colon',
    /(?:^|[\s(+-])(?:_\w+|properties\.\w+|schema|entity_id|datasets|referents|target|topics|countries|identifiers|dates|genders|languages|phones|emails|urls|first_seen|last_seen|last_change):/,
  ],
] as const;

const operatorIn = (text: string): string | undefined => OPERATORS.find(([, pattern]) => pattern.test(text))?.[0];

type Entity = ReturnType<typeof toFtm>;

/** Facets with their labels, as in yente. */
const FACETS: Readonly<Record<string, { readonly label: string; readonly of: (entity: Entity) => readonly string[] }>> =
  {
    countries: {
      label: 'Countries',
      of: ({ properties: { nationality = [], country = [], flag = [] } }) => [...nationality, ...country, ...flag],
    },
    topics: { label: 'Topics', of: ({ properties: { topics = [] } }) => topics },
    datasets: { label: 'Data sources', of: ({ datasets }) => datasets },
    schema: { label: 'Entity types', of: ({ schema }) => [schema] },
    genders: { label: 'Genders', of: ({ properties: { gender = [] } }) => gender },
    identifiers: {
      label: 'Identifiers',
      of: ({ properties }) => [...FTM_IDENTIFIERS.keys()].flatMap((property) => properties[property] ?? []),
    },
  };

function facetsOf(
  counted: readonly string[],
  results: readonly SearchResult[],
  entityOf: (result: SearchResult) => Entity,
) {
  const entities = results.map(entityOf);
  return Object.fromEntries(
    Object.entries(FACETS)
      .filter(([name]) => counted.includes(name))
      .map(([name, { label, of }]) => {
        const counts = new Map<string, number>();
        for (const value of entities.flatMap((entity) => [...new Set(of(entity))]))
          counts.set(value, (counts.get(value) ?? 0) + 1);
        const values = [...counts].map(([value, count]) => ({ name: value, label: value, count }));
        return [name, { label, values: values.sort((a, b) => b.count - a.count) }];
      }),
  );
}

const refusal = (detail: string): ApiError => new ApiError('bad_request', { detail });

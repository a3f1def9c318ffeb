import type { SearchRequest, SearchResponse } from '@namesake/contract';
import type { Policy, Query } from '@namesake/engine';

type Deviation = SearchResponse['deviations'][number];

/** A request as the engine takes it, and where it weakened the policy. */
export type AppliedRequest = {
  readonly query: Query;
  readonly policy: Policy;
  readonly deviations: readonly Deviation[];
};

/** Members of a request that describe the screened party. */
export type QueryMembers = Pick<
  SearchRequest,
  'searchText' | 'type' | 'birthDate' | 'gender' | 'countries' | 'identifiers' | 'addresses' | 'aliases'
>;

/** What is screened, without members that say nothing. */
export function toQuery(request: QueryMembers): Query {
  const { type, birthDate, gender, countries, identifiers, addresses, aliases } = request;
  return {
    searchText: request.searchText,
    ...(type === undefined || type === 'any' ? {} : { type }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
    ...(countries === undefined ? {} : { countries }),
    ...(identifiers === undefined ? {} : { identifiers: identifiers.map(toIdentifier) }),
    ...(addresses === undefined ? {} : { addresses }),
    ...(aliases === undefined ? {} : { aliases }),
  };
}

/** Members of a request that change the policy. */
const POLICY_MEMBERS = ['threshold', 'lists', 'effects', 'programs', 'limit', 'includeDelisted'] as const;
export type PolicyMembers = Pick<SearchRequest, (typeof POLICY_MEMBERS)[number]>;

/**
 * The policy as the request changes it. Tightening is free; whatever could hide a result that the policy would show is
 * a deviation, stated in the answer.
 *
 * @param required ids of the lists that a complete answer needs
 */
export function applyRequest(
  request: QueryMembers & PolicyMembers,
  base: Policy,
  required: readonly string[],
): AppliedRequest {
  const deviations: Deviation[] = [];
  const { threshold = base.threshold, lists, effects, programs } = request;
  if (threshold > base.threshold)
    deviations.push({ member: 'threshold', text: `threshold ${threshold} instead of ${base.threshold}` });
  const left = lists === undefined ? [] : required.filter((id) => !lists.includes(id));
  if (left.length > 0) deviations.push({ member: 'lists', text: `without the required ${left.join(', ')}` });
  if (effects !== undefined) deviations.push({ member: 'effects', text: `only the effects ${effects.join(', ')}` });
  if (programs !== undefined) deviations.push({ member: 'programs', text: 'only some programmes' });
  const changed: Policy = {
    ...base,
    threshold,
    limit: request.limit ?? base.limit,
    includeDelisted: request.includeDelisted ?? base.includeDelisted,
    ...(lists === undefined ? {} : { lists }),
    ...(effects === undefined ? {} : { effects }),
    ...(programs === undefined ? {} : { programs }),
  };
  // The policy itself where nothing is asked for: its hash is known then.
  const policy = POLICY_MEMBERS.every((member) => request[member] === undefined) ? base : changed;
  return { query: toQuery(request), policy, deviations };
}

/** An identifier of the screened party as the engine takes it. */
export function toIdentifier(given: NonNullable<SearchRequest['identifiers']>[number]) {
  const { type, value, country } = given;
  return { value, ...(type === undefined ? {} : { type }), ...(country === undefined ? {} : { country }) };
}

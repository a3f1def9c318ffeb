import { type SearchRequest, type SearchResponse, typeGiven } from '@namesake/contract';
import type { Policy, Query } from '@namesake/engine';
import { weakerThanDefault, weaknesses } from '@namesake/engine/vocabulary';
import type { ListState } from '../../lists/state/list-state.ts';
import type { PoliciesUsed } from './answer-context.ts';

type Deviation = SearchResponse['deviations'][number];

/** Context of a request. */
type RequestContext = {
  /** The policy that the request names. */
  readonly base: Policy;
  /** The default policy, which others are compared with. */
  readonly standard: Policy;
  readonly lists: readonly Pick<ListState, 'id' | 'required'>[];
};

/** A request for the engine, with its deviations from the policies. */
export type AppliedRequest = PoliciesUsed & {
  readonly query: Query;
  /** Ways in which the request weakens the named policy. They require a scope. */
  readonly weakened: readonly Deviation[];
  /** The same, and ways in which the named policy is weaker than the default. Stated in the answer. */
  readonly deviations: readonly Deviation[];
};

/** Members of a request that describe the screened party. */
type QueryMembers = Pick<
  SearchRequest,
  'searchText' | 'entityType' | 'type' | 'birthDate' | 'gender' | 'countries' | 'identifiers' | 'addresses' | 'aliases'
>;

/** Converts a request to an engine query without empty members. */
export function toQuery(request: QueryMembers): Query {
  const { birthDate, gender, countries, identifiers, addresses, aliases } = request;
  const type = typeGiven(request);
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
type PolicyMembers = Pick<SearchRequest, (typeof POLICY_MEMBERS)[number]>;

/**
 * Applies the changes of a request to a policy. Tightening is always allowed. A change that could hide a result of the
 * named or the default policy is a deviation, which the answer states.
 */
export function applyRequest(
  request: QueryMembers & PolicyMembers,
  { base, standard, lists }: RequestContext,
): AppliedRequest {
  const { lists: only, effects, programs } = request;
  const changed: Policy = {
    ...base,
    threshold: request.threshold ?? base.threshold,
    limit: request.limit ?? base.limit,
    includeDelisted: request.includeDelisted ?? base.includeDelisted,
    ...(only === undefined ? {} : { lists: only }),
    ...(effects === undefined ? {} : { effects }),
    ...(programs === undefined ? {} : { programs }),
  };
  // Returns the same object if nothing changes, since its hash is cached.
  const policy = POLICY_MEMBERS.every((member) => request[member] === undefined) ? base : changed;
  const required = lists.filter((list) => list.required).map(({ id }) => id);
  const weakened = weaknesses(policy, base, required);
  const still = weakerThanDefault(policy, standard, required).map(({ member }) => member);
  const ofBase = weakerThanDefault(base, standard, required).filter(({ member }) => still.includes(member));
  const texts = [...ofBase.map(({ text }) => text), ...absentLists(base, lists)];
  const named = texts.map((text): Deviation => ({ member: 'policy', text: `policy ${base.name}: ${text}` }));
  return { query: toQuery(request), base, policy, weakened, deviations: [...named, ...weakened] };
}

/** Lists of a policy that are not here any more. Their results are unknown. */
function absentLists(base: Policy, lists: RequestContext['lists']): readonly string[] {
  const absent = (base.lists ?? []).filter((id) => !lists.some((list) => list.id === id));
  return absent.length === 0 ? [] : [`the lists ${absent.join(', ')} are not here any more`];
}

/** Converts an identifier of the screened party for the engine. */
export function toIdentifier(given: NonNullable<SearchRequest['identifiers']>[number]) {
  const { type, value, country } = given;
  return { value, ...(type === undefined ? {} : { type }), ...(country === undefined ? {} : { country }) };
}

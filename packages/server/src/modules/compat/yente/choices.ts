import { DEFAULT_POLICY_NAME, parsePolicy } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { isCompleteFor } from '../../policies/complete-for.ts';
import { howToAllow, policyName } from '../allow-policy.ts';

type Values = string | readonly string[] | undefined;

/** Choices of a yente client about what is searched. */
export type Choices = {
  readonly dataset: string;
  readonly include_dataset?: Values;
  readonly exclude_dataset?: Values;
  readonly exclude_schema?: Values;
  readonly topics?: Values;
  readonly changed_since?: string | undefined;
};

/** Collections of OpenSanctions that are answered with all loaded lists, which contain at least as much. */
export const WHOLE = ['default', 'sanctions'] as const;

/** Collections that clients know. A dataset that is neither one of these nor a list does not exist. */
const KNOWN = ['peps', 'crime', 'debarment', 'securities', 'regulatory', 'kyb', 'enrichers', 'maritime'];

const PREFIX = 'yente';

/** Values of a query parameter that may be repeated. */
export const listOf = (values: Values): readonly string[] =>
  values === undefined ? [] : typeof values === 'string' ? [values] : values;

/**
 * Name of the policy that answers a choice; the default if nothing is chosen. A policy may search more than its name
 * says: that is up to its author.
 */
export function policyFor(choices: Choices): string {
  const { dataset, exclude_dataset, exclude_schema, topics } = choices;
  const parts = [
    ...(isWhole(dataset) ? [] : [dataset]),
    ...part('in', includedOf(choices)),
    ...part('out', listOf(exclude_dataset)),
    ...part('no', listOf(exclude_schema)),
    ...part('topics', listOf(topics)),
  ];
  if (parts.length === 0) return DEFAULT_POLICY_NAME;
  return policyName(PREFIX, parts);
}

const isWhole = (dataset: string): boolean => WHOLE.some((name) => name === dataset);

/** Datasets that alone are included; none if a collection of everything is among them. */
function includedOf({ include_dataset }: Choices): readonly string[] {
  const included = listOf(include_dataset);
  return included.some(isWhole) ? [] : included;
}

const part = (word: string, values: readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [word, ...values.toSorted()];

/**
 * Policy that answers a choice, if the caller may use it.
 *
 * @throws ApiError `policy_not_allowed`, `not_found` if there is no such dataset, `bad_request`
 */
export async function allowedPolicy(call: Call, choices: Choices): Promise<string> {
  const { app, principal } = call;
  if (choices.changed_since !== undefined)
    throw new ApiError('bad_request', {
      detail:
        'changed_since is not taken: a party that did not change may still be a match. Customers under watch are screened again whenever lists change.',
    });
  const name = policyFor(choices);
  if (name === DEFAULT_POLICY_NAME) return name;
  const stored = await app.storage.policies.find(name);
  if (stored !== undefined && (await isCompleteFor(app, parsePolicy(JSON.parse(stored.body)), principal))) return name;
  const { dataset } = choices;
  const lists = app.lists.states(app.now()).map(({ id }) => id);
  const isKnown = [...WHOLE, ...KNOWN, ...lists].includes(dataset);
  const chosen = isWhole(dataset) ? includedOf(choices).toSorted() : [dataset];
  const areLists = chosen.length > 0 && chosen.every((id) => lists.includes(id));
  const detail = await howToAllow(call, name, areLists ? { lists: chosen } : {});
  if (stored === undefined && !isKnown)
    throw new ApiError('not_found', { detail: `There is no such dataset, nor the policy ${name}. ${detail}` });
  const lacks = stored === undefined ? 'does not exist' : 'does not name this token in completeFor';
  throw new ApiError('policy_not_allowed', {
    detail: `This choice of datasets, schemata or topics is answered by the policy ${name}, which ${lacks}. ${detail}`,
  });
}

import { createHash } from 'node:crypto';
import { canonicalPolicy, DEFAULT_POLICY_NAME, parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { ListState } from '../../lists/state/list-state.ts';

/**
 * The policy that a request names; the default if it names none.
 *
 * @throws ApiError `unknown_policy`
 */
export async function findPolicy(app: App, name: string | undefined): Promise<Policy> {
  if (name === undefined || name === DEFAULT_POLICY_NAME) return app.policy;
  const stored = await app.storage.policies.find(name);
  if (stored !== undefined) return parsePolicy(JSON.parse(stored.body));
  if (await app.storage.policies.isForged(name)) throw unproved(name);
  const known = await app.storage.policies.list();
  const others = known.map((policy) => policy.name).filter((other) => other !== DEFAULT_POLICY_NAME);
  const detail = `Policies here are ${[DEFAULT_POLICY_NAME, ...others].join(', ')}.`;
  throw new ApiError('unknown_policy', { errors: [{ pointer: '/policy', code: 'unknown_policy', detail }] });
}

/** Version of a policy with this hash: the current one or a stored one. */
export async function policyByHash(app: App, name: string, hash: string): Promise<Policy | undefined> {
  if (name === DEFAULT_POLICY_NAME && policyHash(app.policy) === hash) return app.policy;
  const kept = (await app.storage.policies.versions(name)).find((version) => version.hash === hash);
  return kept && parsePolicy(JSON.parse(kept.body));
}

function unproved(name: string): ApiError {
  const detail = `The stored policy ${name} is not what this installation saved, or nothing proves it: it is not used. An administrator saves it again, and another approves it; namesake verify says what was changed.`;
  return new ApiError('unknown_policy', { detail, errors: [{ pointer: '/policy', code: 'unknown_policy', detail }] });
}

/** @throws ApiError `unknown_list` if a request names a list that this installation does not have */
export function checkLists(
  request: { readonly lists?: readonly string[] | undefined },
  states: readonly ListState[],
): void {
  const known = states.map(({ id }) => id);
  const errors = (request.lists ?? []).flatMap((id, index) =>
    known.includes(id)
      ? []
      : [{ pointer: `/lists/${index}`, code: 'unknown_list', detail: `Lists here are ${known.join(', ')}.` } as const],
  );
  if (errors.length > 0) throw new ApiError('unknown_list', { errors });
}

/**
 * `sha256:` and the hash of the policy in the form of `canonicalPolicy`: equal policies have the same hash, in whatever
 * order they are written.
 */
export const policyHash = (policy: Policy): string =>
  `sha256:${createHash('sha256').update(canonicalPolicy(policy)).digest('hex')}`;

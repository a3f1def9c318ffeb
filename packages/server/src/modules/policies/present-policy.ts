import { DEFAULT_POLICY_NAME, type PolicyInfo, type PolicyWithVersions, parsePolicy } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { requiredIds } from '../lists/view.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { PolicyVersion } from './store/policy-store.ts';
import { weakerThanDefault } from './weaknesses.ts';

/** One version of a policy, with what it could hide today; without what waits (see `presentCurrent`). */
export async function presentPolicy(
  { app, principal }: Call,
  stored: PolicyVersion,
  current: boolean,
): Promise<PolicyInfo> {
  const value = parsePolicy(JSON.parse(stored.body));
  return {
    name: stored.name,
    ...(await presentVersion(stored, new ActorNames(app.storage, principal))),
    current,
    fixed: stored.name === DEFAULT_POLICY_NAME,
    value,
    weakens: weakerThanDefault(value, app.policy, requiredIds(app.lists.states(app.now()))),
    waiting: null,
  };
}

/** A version without its value. */
export async function presentVersion(
  stored: PolicyVersion,
  names: ActorNames,
): Promise<PolicyWithVersions['versions'][number]> {
  const { version, hash, reason, savedAt, savedBy } = stored;
  const at = new Date(savedAt).toISOString();
  return { version, hash, text: reason, savedAt: at, savedBy: await names.actor(savedBy) };
}

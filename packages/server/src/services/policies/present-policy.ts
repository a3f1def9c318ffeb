import { DEFAULT_POLICY_NAME, type PolicyInfo, type PolicyWithVersions, parsePolicy } from '@namesake/contract';
import type { PolicyVersion } from '../../storage/ports/policies.ts';
import type { Needs } from '../app.ts';
import { requiredIds } from '../lists/required-ids.ts';
import { weakerThanDefault } from './weaknesses.ts';

/** One version of a policy, with what it could hide today; without what waits (see `presentCurrent`). */
export function presentPolicy(
  app: Needs<'lists' | 'now' | 'policy'>,
  stored: PolicyVersion,
  current: boolean,
): PolicyInfo {
  const value = parsePolicy(JSON.parse(stored.body));
  return {
    name: stored.name,
    ...presentVersion(stored),
    current,
    fixed: stored.name === DEFAULT_POLICY_NAME,
    value,
    weakens: weakerThanDefault(value, app.policy, requiredIds(app.lists.states(app.now()))),
    waiting: null,
  };
}

/** A version without its value. */
export function presentVersion(stored: PolicyVersion): PolicyWithVersions['versions'][number] {
  const { version, hash, reason, savedAt, savedBy } = stored;
  return { version, hash, reason, savedAt: new Date(savedAt).toISOString(), savedBy };
}

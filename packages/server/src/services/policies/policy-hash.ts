import { createHash } from 'node:crypto';
import { canonicalPolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';

// A policy is a value: the same object never says anything else.
const known = new WeakMap<Policy, string>();

/** `sha256:` over the policy as `canonicalPolicy` writes it: equal policies have one hash, whatever order they are written in. */
export function policyHash(policy: Policy): string {
  const before = known.get(policy);
  if (before !== undefined) return before;
  const hash = `sha256:${createHash('sha256').update(canonicalPolicy(policy)).digest('hex')}`;
  known.set(policy, hash);
  return hash;
}

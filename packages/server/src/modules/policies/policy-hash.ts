import { createHash } from 'node:crypto';
import { canonicalPolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';

/**
 * `sha256:` over the policy as `canonicalPolicy` writes it: equal policies have one hash, whatever order they are
 * written in.
 */
export const policyHash = (policy: Policy): string =>
  `sha256:${createHash('sha256').update(canonicalPolicy(policy)).digest('hex')}`;

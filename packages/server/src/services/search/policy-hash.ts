import { createHash } from 'node:crypto';
import type { Policy } from '@namesake/engine';

/** `sha256:` over the policy's JSON, members sorted. */
export function policyHash(policy: Policy): string {
  const sorted = Object.fromEntries(Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `sha256:${createHash('sha256').update(JSON.stringify(sorted)).digest('hex')}`;
}

import { canonicalPolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Storage } from '../../storage/ports.ts';
import { policyHash } from './policy-hash.ts';

/** Keeps the default policy of this release among the versions, so that what ran under it stays readable after an upgrade. */
export async function keepDefault(
  { policies }: Pick<Storage, 'policies'>,
  policy: Policy,
  engineVersion: string,
  nowMs: number,
): Promise<void> {
  const hash = policyHash(policy);
  const kept = await policies.find(policy.name);
  if (kept?.hash === hash) return;
  await policies.save({
    name: policy.name,
    hash,
    body: canonicalPolicy(policy),
    reason: `Ships with engine ${engineVersion}.`,
    savedAt: nowMs,
    savedBy: 'namesake',
  });
}

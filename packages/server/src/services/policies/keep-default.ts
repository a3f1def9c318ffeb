import { canonicalPolicy, parsePolicy } from '@namesake/contract';
import type { StandardPolicy } from '../../policy/standard-policy.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import { policyHash } from './policy-hash.ts';

const SHIPPED_BY = 'namesake';

/**
 * Stores the default policy as a version, so that it stays readable after an upgrade. What an administrator added is
 * carried over to the default of this release.
 */
export async function keepDefault(
  { policies }: Pick<Storage, 'policies'>,
  standard: StandardPolicy,
  engineVersion: string,
  nowMs: number,
): Promise<void> {
  const { name } = standard.shipped;
  const kept = await policies.find(name);
  const isWidened = kept !== undefined && kept.savedBy !== SHIPPED_BY;
  if (isWidened) standard.use(standard.with(parsePolicy(JSON.parse(kept.body))));
  const policy = standard.current;
  const hash = policyHash(policy);
  if (kept?.hash === hash) return;
  const reason = isWidened ? kept.reason : `Ships with engine ${engineVersion}.`;
  const savedBy = isWidened ? kept.savedBy : SHIPPED_BY;
  const made = { name, hash, body: canonicalPolicy(policy), reason, savedAt: nowMs, savedBy };
  const detail = { hash, before: kept?.hash ?? null, reason };
  const event = { at: nowMs, actor: SHIPPED_BY, action: 'policy.shipped', target: name, detail, requestId: '' };
  await policies.save(made, event);
}

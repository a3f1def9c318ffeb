import { canonicalPolicy, parsePolicy } from '@namesake/contract';
import type { StandardPolicy } from '../../policy/standard-policy.ts';
import type { PolicyVersion } from '../../storage/ports/policies.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import { policyHash } from './policy-hash.ts';

const SHIPPED_BY = 'namesake';

/**
 * Stores the default policy as a version, so that it stays readable after an upgrade. What an administrator added is
 * carried over to the default of this release.
 */
export async function keepDefault(
  storage: Pick<Storage, 'policies'>,
  standard: StandardPolicy,
  engineVersion: string,
  nowMs: number,
): Promise<void> {
  const { policies } = storage;
  const { name } = standard.shipped;
  const kept = await readDefault(storage, standard);
  const policy = standard.current;
  const hash = policyHash(policy);
  if (kept?.hash === hash) return;
  const isOwn = isWidened(kept);
  const reason = isOwn ? kept.reason : `Ships with engine ${engineVersion}.`;
  const savedBy = isOwn ? kept.savedBy : SHIPPED_BY;
  const made = { name, hash, body: canonicalPolicy(policy), reason, savedAt: nowMs, savedBy };
  const detail = { hash, before: kept?.hash ?? null, reason };
  const event = { at: nowMs, actor: SHIPPED_BY, action: 'policy.shipped', target: name, detail, requestId: '' };
  await policies.save(made, event);
}

/** Searches run under the default policy as it is stored from now on: an administrator may have changed its effects. */
export async function readDefault(
  { policies }: Pick<Storage, 'policies'>,
  standard: StandardPolicy,
): Promise<PolicyVersion | undefined> {
  const kept = await policies.find(standard.shipped.name);
  const policy = isWidened(kept) ? standard.with(parsePolicy(JSON.parse(kept.body))) : standard.shipped;
  if (policyHash(policy) !== policyHash(standard.current)) standard.use(policy);
  return kept;
}

/** Whether an administrator saved it. */
const isWidened = (kept: PolicyVersion | undefined): kept is PolicyVersion =>
  kept !== undefined && kept.savedBy !== SHIPPED_BY;

import { canonicalPolicy, FOUR_EYES, parsePolicy } from '@namesake/contract';
import { EFFECTS } from '@namesake/engine/vocabulary';
import type { Storage } from '../../stores/storage.ts';
import { policyHash } from './find-policy.ts';
import type { PolicyVersion } from './store/policy-store.ts';
import type { StandardPolicy } from './store/standard-policy.ts';

const SHIPPED_BY = 'namesake';

/** Replaces a forged default policy until an administrator saves it again. */
const TIGHTENED = {
  reason: 'The stored default policy was not what this installation saved: all is asked until it is saved again.',
  savedBy: 'namesake:proof',
};

const shippedAs = (kept: PolicyVersion | undefined, engineVersion: string) =>
  isWidened(kept) ? kept : { reason: `Ships with engine ${engineVersion}.`, savedBy: SHIPPED_BY };

/**
 * Stores the default policy as a version, so that it stays readable after an upgrade. Additions of an administrator are
 * carried over to the default of this release.
 */
export async function keepDefault(
  storage: Storage,
  standard: StandardPolicy,
  engineVersion: string,
  nowMs: number,
): Promise<void> {
  const { policies } = storage;
  const { name } = standard.shipped;
  const kept = await readDefault(storage, standard);
  const policy = standard.current;
  const hash = policyHash(policy);
  const before = kept === 'forged' ? null : (kept?.hash ?? null);
  if (before === hash) return;
  const { reason, savedBy } = kept === 'forged' ? TIGHTENED : shippedAs(kept, engineVersion);
  const made = { name, hash, body: canonicalPolicy(policy), reason, savedAt: nowMs, savedBy };
  const detail = { hash, before, reason };
  const event = { at: nowMs, actor: SHIPPED_BY, action: 'policy.shipped', target: name, detail, requestId: '' };
  await policies.save(made, event);
}

/**
 * Makes searches use the stored default policy, which an administrator may have changed. If it was forged or deleted,
 * the changes are unknown: until it is saved again, all effects are searched and all verdicts need a second person.
 */
export async function readDefault(
  { policies }: Pick<Storage, 'policies'>,
  standard: StandardPolicy,
): Promise<PolicyVersion | 'forged' | undefined> {
  const isForged = await policies.isForged(standard.shipped.name);
  const kept = isForged ? undefined : await policies.find(standard.shipped.name);
  const stored = isWidened(kept) ? standard.with(parsePolicy(JSON.parse(kept.body))) : standard.shipped;
  const policy = isForged ? standard.with({ ...standard.shipped, effects: EFFECTS, fourEyes: FOUR_EYES }) : stored;
  if (policyHash(policy) !== policyHash(standard.current)) standard.use(policy);
  return isForged ? 'forged' : kept;
}

/** Whether an administrator saved the version. */
const isWidened = (kept: PolicyVersion | undefined): kept is PolicyVersion =>
  kept !== undefined && kept.savedBy !== SHIPPED_BY;

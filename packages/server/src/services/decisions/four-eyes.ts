import { type FOUR_EYES, parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Needs } from '../app.ts';
import { referenceHash } from './reference-hash.ts';

type Verdict = (typeof FOUR_EYES)[number];

type Asked = {
  readonly verdict: Verdict;
  readonly externalRef: string | null;
  /** Of the screening that is decided on; absent where there is none. */
  readonly policy?: string;
  /** Of the recorded screening: JSON with the policy that it named. */
  readonly context?: string;
};

/** Whether a policy asks for a second person. */
const asksFourEyes = ({ fourEyes = [] }: Pick<Policy, 'fourEyes'>, what: Verdict): boolean => fourEyes.includes(what);

/**
 * Whether a second person must approve a verdict, or a good guy. The strictest decides: of the default policy, that of
 * the screening (then and now), and every policy under which the customer was ever recorded. A request that names
 * another policy, or none, gets around none of them. A deleted policy counts as it last was.
 */
export async function needsFourEyes(
  { policy: standard, keys, storage }: Needs<'keys' | 'policy', 'policies' | 'referencePolicies'>,
  { verdict, externalRef, policy, context }: Asked,
): Promise<boolean> {
  const asks = (one: Pick<Policy, 'fourEyes'>): boolean => asksFourEyes(one, verdict);
  if (asks(standard) || (context !== undefined && asks(Object(JSON.parse(context)).policy ?? {}))) return true;
  const recorded = externalRef === null ? [] : await storage.referencePolicies.of(referenceHash(keys, externalRef));
  for (const name of new Set([...(policy === undefined ? [] : [policy]), ...recorded])) {
    const current = await storage.policies.find(name);
    if (current === undefined && (await storage.policies.isForged(name))) return true;
    const last = current ?? (await storage.policies.versions(name))[0];
    // A policy that was there, of which nothing is left that is proved, may have asked.
    if (last === undefined || asks(parsePolicy(JSON.parse(last.body)))) return true;
  }
  return false;
}

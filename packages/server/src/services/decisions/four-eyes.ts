import type { DecisionVerdict } from '@namesake/contract';
import { parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Needs } from '../app.ts';

/**
 * Whether a second person must approve a verdict: where the default policy asks for it, or the policy of the screening,
 * as it was then or as it is now. A request that names another policy cannot get around the default one.
 *
 * @param context of the recorded screening: JSON with the policy that it named
 */
export async function needsFourEyes(
  { policy: standard, storage }: Needs<'policy', 'policies'>,
  {
    verdict,
    policy,
    context,
  }: { readonly verdict: DecisionVerdict; readonly policy: string; readonly context: string },
): Promise<boolean> {
  const asks = ({ fourEyes = [] }: Pick<Policy, 'fourEyes'>): boolean => fourEyes.includes(verdict);
  if (asks(standard) || asks(Object(JSON.parse(context)).policy ?? {})) return true;
  const named = await storage.policies.find(policy);
  return named !== undefined && asks(parsePolicy(JSON.parse(named.body)));
}

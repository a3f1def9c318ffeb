import { type FOUR_EYES, parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Needs } from '../app.ts';

/** Whether a policy asks for a second person. */
export const asksFourEyes = ({ fourEyes = [] }: Pick<Policy, 'fourEyes'>, what: (typeof FOUR_EYES)[number]): boolean =>
  fourEyes.includes(what);

/**
 * Whether a second person must approve a verdict, or a good guy: where the default policy asks for it, or the policy of
 * the screening, as it was then or as it is now. A request that names another policy cannot get around the default one.
 *
 * @param context of the recorded screening: JSON with the policy that it named
 */
export async function needsFourEyes(
  { policy: standard, storage }: Needs<'policy', 'policies'>,
  {
    verdict,
    policy,
    context,
  }: { readonly verdict: (typeof FOUR_EYES)[number]; readonly policy: string; readonly context: string },
): Promise<boolean> {
  const asks = (policy: Pick<Policy, 'fourEyes'>): boolean => asksFourEyes(policy, verdict);
  if (asks(standard) || asks(Object(JSON.parse(context)).policy ?? {})) return true;
  const named = await storage.policies.find(policy);
  return named !== undefined && asks(parsePolicy(JSON.parse(named.body)));
}

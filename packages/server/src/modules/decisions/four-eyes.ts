import { type FOUR_EYES, parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { referenceHash } from './person-of.ts';

type Verdict = (typeof FOUR_EYES)[number];

type Asked = {
  readonly verdict: Verdict;
  readonly externalRef: string | null;
  /** Of the screening that is decided on; absent where there is none. */
  readonly policy?: string;
  /** Of the recorded screening: JSON with the policy that it named. */
  readonly context?: string;
};

/** What policies ask of a verdict: a second person, and an answer within so many days; undefined where none says. */
export type FourEyes = { readonly isAsked: boolean; readonly approvalDays: number | undefined };

type Asking = Pick<Policy, 'fourEyes' | 'approvalDays'>;

/**
 * Whether a second person must approve a verdict, or a good guy. The strictest decides: of the default policy, that of
 * the screening (then and now), and every policy under which the customer was ever recorded. A request that names
 * another policy, or none, gets around none of them. A deleted policy counts as it last was.
 */
export async function fourEyesFor(app: App, asked: Asked): Promise<FourEyes> {
  let isAsked = false;
  let approvalDays: number | undefined;
  for await (const policy of countedPolicies(app, asked)) {
    // A policy that was there, of which nothing is left that is proved, may have asked.
    isAsked ||= policy === undefined || (policy.fourEyes ?? []).includes(asked.verdict);
    const days = policy?.approvalDays;
    if (days !== undefined) approvalDays = Math.min(days, approvalDays ?? days);
  }
  return { isAsked, approvalDays };
}

/** Every policy that counts; undefined for one of which nothing is known. */
async function* countedPolicies(
  { policy: standard, keys, storage }: App,
  { externalRef, policy, context }: Asked,
): AsyncGenerator<Asking | undefined> {
  yield standard;
  if (context !== undefined) yield Object(JSON.parse(context)).policy ?? {};
  const recorded = externalRef === null ? [] : await storage.referencePolicies.of(referenceHash(keys, externalRef));
  for (const name of new Set([...(policy === undefined ? [] : [policy]), ...recorded])) {
    const current = await storage.policies.find(name);
    const isForged = current === undefined && (await storage.policies.isForged(name));
    const last = isForged ? undefined : (current ?? (await storage.policies.versions(name))[0]);
    yield last && parsePolicy(JSON.parse(last.body));
  }
}

import { createHmac } from 'node:crypto';
import { type FOUR_EYES, parsePolicy } from '@namesake/contract';
import { z } from 'zod';
import type { Keys } from '../../config/secret.ts';
import type { App } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';
import { storable } from '../../db/writing/screening-columns.ts';
import { recordOf } from '../../lib/formats/json-record.ts';

type Verdict = (typeof FOUR_EYES)[number];

type VerdictInContext = {
  readonly verdict: Verdict;
  readonly externalRef: string | null;
  /** Of the screening that is decided on; absent where there is none. */
  readonly policy?: string;
  /** Of the recorded screening: JSON with the policy that it named. */
  readonly context?: string;
};

/** What policies require of a verdict: a second person, and an answer within some days; undefined where none says. */
type FourEyes = { readonly isAsked: boolean; readonly approvalDays: number | undefined };

/** What a recorded policy says of it. */
const FOUR_EYES_RULE = z.object({
  fourEyes: z.array(z.string()).readonly().optional(),
  approvalDays: z.number().optional(),
});

type FourEyesRule = z.infer<typeof FOUR_EYES_RULE>;

/**
 * Whether a second person must approve a verdict, or a good guy. The strictest decides: of the default policy, that of
 * the screening (then and now), and every policy under which the customer was ever recorded. A request that names
 * another policy, or none, gets around none of them. A deleted policy counts as it last was.
 */
export async function fourEyesFor(app: App, asked: VerdictInContext): Promise<FourEyes> {
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
  { externalRef, policy, context }: VerdictInContext,
): AsyncGenerator<FourEyesRule | undefined> {
  yield standard;
  if (context !== undefined) yield FOUR_EYES_RULE.parse(recordOf(JSON.parse(context))['policy'] ?? {});
  const recorded = externalRef === null ? [] : await storage.referencePolicies.of(referenceHash(keys, externalRef));
  for (const name of new Set([...(policy === undefined ? [] : [policy]), ...recorded])) {
    const current = await storage.policies.find(name);
    const isForged = current === undefined && (await storage.policies.isForged(name));
    const last = isForged ? undefined : (current ?? (await storage.policies.versions(name))[0]);
    yield last && parsePolicy(JSON.parse(last.body));
  }
}

/** The person who answers for what a caller does: of a token its owner, or the token itself where it has no owner. */
export const personOf = (app: App, principal: Principal): Promise<string> => personBehind(app, actorOf(principal));

/** The same for an actor as records name it. */
export async function personBehind({ storage }: App, actor: string): Promise<string> {
  const [kind, id = ''] = actor.split(':');
  const owner = kind === 'token' ? ((await storage.tokens.find(id))?.owner ?? null) : null;
  return owner === null ? actor : `user:${owner}`;
}

/** What stands for a customer reference where only its keyed hash may be kept. As the history stores the text. */
export function referenceHash({ references }: Pick<Keys, 'references'>, externalRef: string): Buffer {
  return createHmac('sha256', references).update(storable(externalRef)).digest();
}

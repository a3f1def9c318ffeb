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
  /** Policy of the screening that is decided on; absent if there is none. */
  readonly policy?: string;
  /** Context of the recorded screening: JSON with the policy it named. */
  readonly context?: string;
};

/**
 * What policies require for a verdict: a second person, and an answer within some days; undefined if none limits it.
 */
type FourEyes = { readonly isAsked: boolean; readonly approvalDays: number | undefined };

/** The four-eyes rule in a recorded policy. */
const FOUR_EYES_RULE = z.object({
  fourEyes: z.array(z.string()).readonly().optional(),
  approvalDays: z.number().optional(),
});

type FourEyesRule = z.infer<typeof FOUR_EYES_RULE>;

/**
 * Whether a second person must approve a verdict or a good guy. The strictest policy wins: the default, that of the
 * screening (then and now), and every one the customer was ever recorded under. Naming another or no policy avoids none
 * of them. A deleted policy counts as it last was.
 */
export async function fourEyesFor(app: App, asked: VerdictInContext): Promise<FourEyes> {
  let isAsked = false;
  let approvalDays: number | undefined;
  for await (const policy of countedPolicies(app, asked)) {
    // A policy of which no proved version is left may have required it.
    isAsked ||= policy === undefined || (policy.fourEyes ?? []).includes(asked.verdict);
    const days = policy?.approvalDays;
    if (days !== undefined) approvalDays = Math.min(days, approvalDays ?? days);
  }
  return { isAsked, approvalDays };
}

/** Every policy that counts; undefined for one that is unknown. */
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

/** The person responsible for a caller: the owner of a token, or the token itself if it has none. */
export const personOf = (app: App, principal: Principal): Promise<string> => personBehind(app, actorOf(principal));

/** The same for an actor in the format of records. */
export async function personBehind({ storage }: App, actor: string): Promise<string> {
  const [kind, id = ''] = actor.split(':');
  const owner = kind === 'token' ? ((await storage.tokens.find(id))?.owner ?? null) : null;
  return owner === null ? actor : `user:${owner}`;
}

/**
 * Keyed hash of a customer reference, where the reference itself must not be stored. Hashes the text as the history
 * stores it.
 */
export function referenceHash({ references }: Pick<Keys, 'references'>, externalRef: string): Buffer {
  return createHmac('sha256', references).update(storable(externalRef)).digest();
}

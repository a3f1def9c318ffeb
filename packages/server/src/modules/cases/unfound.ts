import type { UnfoundReason } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { weaknesses } from '@namesake/engine/vocabulary';
import type { Call } from '../../context/app.ts';
import { listOf } from '../../lib/ids/listing-id.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { provesSomething } from '../../lists/state/list-state.ts';
import { policyByHash } from '../policies/find-policy.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { Case } from './store/case.ts';
import type { FoundHit } from './store/found-hit.ts';

/** Data of the last screening of a party that its cases depend on. */
export type CaseFinding = {
  readonly role: string | null;
  readonly searchId: string | null;
  /** Why the party could not be screened. */
  readonly error: string | null;
  readonly complete: boolean;
  /** Policy under which it is complete, although not under the default one. */
  readonly completeUnder?: { readonly policy: string; readonly hash: string };
  readonly total: number;
  readonly hits: readonly FoundHit[];
};

/** Policy and engine of a screening. */
type ComparedUnder = { readonly policy: Policy; readonly engine: string };

type Doubts = {
  /** Whether no listing of the party is on its list any longer, with each list loaded and current. */
  readonly isGone: boolean;
  /** Whether every list of the party is current and searched. */
  readonly isCovered: boolean;
  readonly required: readonly string[];
  /** The screening that found the party; undefined if it is no longer known. */
  readonly before: ComparedUnder | undefined;
  /** The screening that did not find it; undefined if it did not compare all that its policy requires. */
  readonly after: ComparedUnder | undefined;
};

/**
 * Why a screening that no longer finds a party is inconclusive. Undefined if it is conclusive: the comparison was as
 * thorough as the one that found the party, so the listing, the customer, a rule or a good guy changed.
 */
export function doubtOf(
  { error, complete, total, hits }: Pick<CaseFinding, 'error' | 'complete' | 'total' | 'hits'>,
  { isGone, isCovered, required, before, after }: Doubts,
): UnfoundReason | undefined {
  if (error !== null) return 'not_screened';
  if (isGone) return undefined;
  if (total > hits.length) return 'further_pages';
  if (complete) return undefined;
  if (after === undefined) return 'incomplete';
  if (!isCovered) return 'list_not_searched';
  if (before === undefined) return 'record_gone';
  if (weaknesses(after.policy, before.policy, required).length > 0) return 'policy_weaker';
  return after.engine === before.engine ? undefined : 'engine_changed';
}

/** Why a case stays open although the last screening does not find its party; undefined if it can be closed. */
export async function whyOpen(
  { app }: Call,
  { hit, origin, searchId }: Case,
  finding: CaseFinding,
): Promise<UnfoundReason | undefined> {
  if (origin !== 'watch') return 'opened_by_search';
  const { completeUnder: under } = finding;
  const states = app.lists.states(app.now());
  const records = app.lists.current()?.records;
  const lists = [...new Set(hit.listings.map(({ id }) => listOf(id)))];
  const isCurrent = lists.every((list) => states.some((state) => state.id === list && provesSomething(state)));
  const policy = under && (await policyByHash(app, under.policy, under.hash));
  return doubtOf(finding, {
    isGone: isCurrent && records !== undefined && hit.listings.every(({ id }) => records.find(id) === undefined),
    isCovered: isCurrent && lists.every((list) => policy?.lists?.includes(list) ?? true),
    required: states.filter((state) => state.required).map(({ id }) => id),
    before: policy && (await comparedIn({ app }, searchId)),
    after: policy && { policy, engine: engineOf(app.engine) },
  });
}

async function comparedIn({ app }: Pick<Call, 'app'>, searchId: string): Promise<ComparedUnder | undefined> {
  const id = parseScreeningId(searchId);
  const stored = id && (await app.storage.screenings.find(id));
  if (stored === undefined) return undefined;
  const { engine } = readAnswer(stored.answer);
  const policy = await policyByHash(app, engine.policy, engine.policyHash);
  return policy && { policy, engine: engineOf(engine) };
}

const engineOf = ({ version, modelHash }: { readonly version: string; readonly modelHash: string }): string =>
  `${version} ${modelHash}`;

import { createHash } from 'node:crypto';
import { DEFAULT_POLICY_NAME, isDeclaredCurrent, type RuleChange } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { policyHash } from '../policies/find-policy.ts';
import type { BasisPart, Run, ScreeningBasis } from './store/run.ts';

const keyOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What a screening currently depends on besides the customer; undefined while no official list is searched. */
export async function currentBasis({ lists, storage, policy, engine, now }: App): Promise<ScreeningBasis | undefined> {
  // Read before the lists: a change recorded in between is compared twice rather than not at all.
  const activation = await storage.listVersions.lastActivation();
  const snapshot = lists.current();
  if (snapshot === undefined || snapshot.origin === 'sample') return undefined;
  const held = [...snapshot.held.keys()].sort();
  const decided = (await storage.partyDecisions.inForce()).map(({ id }) => id);
  const states = lists.states(now());
  const isDeclared = (list: string): boolean =>
    states.some((state) => state.id === list && isDeclaredCurrent(state, state.declaredAtMs !== null));
  const searched = snapshot.lists
    .map(({ id, version, sha256 }) => ({ id, version, sha256, declared: isDeclared(id) }))
    .sort(byId);
  // Groups with the default policy are left out: they are screened like groups that were never saved.
  const own = (await storage.customerGroups.all()).filter((group) => group.policy !== DEFAULT_POLICY_NAME);
  const hashOf = async (name: string): Promise<string | null> => (await storage.policies.find(name))?.hash ?? null;
  const groups = await Promise.all(own.map(async ({ name, policy: under }) => [name, under, await hashOf(under)]));
  const rules = (await storage.rules.inForce(now())).map(({ name, version }) => [name, version]);
  const rulesKey = keyOf([policyHash(policy), groups, engine, decided, held, ...(rules.length === 0 ? [] : [rules])]);
  return {
    key: keyOf([rulesKey, searched.map(({ id, sha256 }) => [id, sha256])]),
    rulesKey,
    lists: searched,
    engineVersion: engine.version,
    modelHash: engine.modelHash,
    policyHash: policyHash(policy),
    activation,
    parts: { groups: partOf(groups), parties: partOf(decided), held: partOf(held), rules: partOf(rules) },
  };
}

/**
 * Bases, other than the current one, on which customers were last screened: that of the last run that ended, and
 * those of superseded runs after it. These count even if the change that superseded them was reverted.
 */
export async function otherBases({ storage }: App, { basis: last }: Pick<Run, 'basis'>, now: ScreeningBasis) {
  const since = (await storage.runs.supersededSince()).map(({ basis }) => basis);
  return [last, ...since].filter(({ key }) => key !== now.key);
}

const partOf = (items: readonly unknown[]): BasisPart => ({ count: items.length, key: keyOf(items) });

/** Rules that differ from the previous run. Runs of earlier versions do not record their parts. */
export function changesSince(before: ScreeningBasis, now: ScreeningBasis): readonly RuleChange[] {
  const plain = (
    [
      ['engine', before.engineVersion, now.engineVersion],
      ['model', before.modelHash, now.modelHash],
      ['policy', before.policyHash, now.policyHash],
    ] as const
  ).flatMap(([what, from, to]) => (from === to ? [] : [{ what, from, to }]));
  const parts = PARTS.flatMap((what) => {
    const [then, since] = [before.parts?.[what], now.parts?.[what]];
    if (then === undefined || since === undefined || then.key === since.key) return [];
    return [{ what, from: String(then.count), to: String(since.count) }];
  });
  return [...plain, ...parts];
}

const PARTS = ['groups', 'parties', 'held', 'rules'] as const;

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

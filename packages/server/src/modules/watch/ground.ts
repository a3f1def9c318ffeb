import { createHash } from 'node:crypto';
import type { App } from '../../context/app.ts';
import { policyHash } from '../policies/find-policy.ts';
import type { Ground } from './store/run.ts';

const keyOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What a screening of now depends on besides the customer; undefined while no official list is searched. */
export async function groundOf({ lists, storage, policy, engine }: App): Promise<Ground | undefined> {
  // Read before the lists: what is recorded meanwhile is compared once more rather than not at all.
  const activation = await storage.listVersions.lastActivation();
  const snapshot = lists.current();
  if (snapshot === undefined || snapshot.origin === 'sample') return undefined;
  const decided = (await storage.partyDecisions.inForce()).map(({ id }) => id);
  const searched = snapshot.lists.map(({ id, version, sha256 }) => ({ id, version, sha256 })).sort(byId);
  const groups = await Promise.all(
    (await storage.customerGroups.all()).map(async ({ name, policy: under }) => [
      name,
      under,
      (await storage.policies.find(under))?.hash ?? null,
    ]),
  );
  const rulesKey = keyOf([policyHash(policy), groups, engine, decided, [...snapshot.held.keys()].sort()]);
  return {
    key: keyOf([rulesKey, searched.map(({ id, sha256 }) => [id, sha256])]),
    rulesKey,
    lists: searched,
    engineVersion: engine.version,
    modelHash: engine.modelHash,
    policyHash: policyHash(policy),
    activation,
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

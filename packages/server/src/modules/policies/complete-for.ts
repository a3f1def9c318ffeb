import { parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App, Call } from '../../context/app.ts';
import type { Principal } from '../../context/principal.ts';

/** More rotations than any token has. */
const MAX_ROTATIONS = 1_000;

/** Whether a policy defines completeness for this caller: it names the token, or one that the token replaced. */
export async function isCompleteFor(app: App, { completeFor }: Policy, principal: Principal): Promise<boolean> {
  if (completeFor === undefined || principal.kind !== 'token') return false;
  let id: string | null = principal.tokenId;
  for (let seen = 0; id !== null && seen < MAX_ROTATIONS; seen += 1) {
    if (completeFor.includes(id)) return true;
    id = (await app.storage.tokens.find(id))?.replaces ?? null;
  }
  return false;
}

/** Names of the policies that search exactly these lists and define completeness for the caller. */
export async function policiesForLists({ app, principal }: Call, lists: readonly string[]): Promise<readonly string[]> {
  const wanted = new Set(lists);
  const found: string[] = [];
  for (const { body } of await app.storage.policies.list()) {
    const policy = parsePolicy(JSON.parse(body));
    const named = policy.lists ?? [];
    const isSame = named.length === wanted.size && named.every((list) => wanted.has(list));
    if (isSame && (await isCompleteFor(app, policy, principal))) found.push(policy.name);
  }
  return found;
}

import type { Settings } from '../config/settings.ts';
import type { Storage } from '../stores/storage.ts';
import { attest } from './state/attest.ts';
import { collectGarbageSoon } from './state/collect-garbage.ts';
import { ListKeeper } from './state/list-keeper.ts';
import { originOf } from './state/origin-of.ts';

const MOVED = { actor: 'operator', action: 'lists.moved', target: '', requestId: '' };

/**
 * The lists of this process before any is loaded. What was required from this origin before is required again,
 * whatever is found now.
 *
 * @param byDefault ids that are required where lists are downloaded
 * @param nowMs Unix milliseconds
 */
export async function openKeeper(
  { listsDir, listsAttested, listsRequired }: Pick<Settings, 'listsDir' | 'listsAttested' | 'listsRequired'>,
  storage: Storage,
  byDefault: readonly string[],
  nowMs: number,
): Promise<ListKeeper> {
  const attestation = listsDir === null ? null : await attest(storage, listsAttested, nowMs);
  const { requiredLists, audit } = storage;
  const origin = originOf(listsDir);
  // Earlier releases knew a folder by the path that was given.
  if (listsDir !== null && listsDir !== origin)
    await requiredLists.move(listsDir, origin, { ...MOVED, at: nowMs, detail: { from: listsDir, to: origin } });
  const stored = await requiredLists.all(origin);
  const before = stored.filter(({ givenUp }) => givenUp === null).map(({ id }) => id);
  const givenUp = stored.flatMap((list) => (list.givenUp === null ? [] : [{ id: list.id, ...list.givenUp }]));
  const required = [...(listsDir === null ? byDefault : []), ...before];
  const keeper = new ListKeeper(attestation, required, givenUp, collectGarbageSoon);
  keeper.seen((await audit.latestAt()) ?? 0);
  keeper.declare(listsRequired);
  keeper.decide(await storage.partyDecisions.inForce());
  return keeper;
}

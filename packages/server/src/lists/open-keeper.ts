import type { Settings } from '../config/settings.ts';
import type { Storage } from '../stores/storage.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { type Attestation, attestationOf, readAttestation } from './state/attestation.ts';
import { ListKeeper } from './state/list-keeper.ts';
import { originOf } from './state/origin-of.ts';

const MOVED = { actor: 'operator', action: 'lists.moved', target: '', requestId: '' };

/**
 * Creates the list state of this process before any list is loaded. Lists required from this origin before are required
 * again, whatever is found.
 * @param byDefault ids required if lists are downloaded
 * @param onAdopted receives each snapshot when searches start to use it
 * @param nowMs Unix milliseconds
 */
export async function openKeeper(
  { listsDir, listsAttested, listsRequired }: Pick<Settings, 'listsDir' | 'listsAttested' | 'listsRequired'>,
  storage: Storage,
  byDefault: readonly string[],
  onAdopted: (snapshot: Snapshot) => void,
  nowMs: number,
): Promise<ListKeeper> {
  const attestation = listsDir === null ? null : await attest(storage, listsAttested, nowMs);
  const { requiredLists, audit } = storage;
  const origin = originOf(listsDir);
  // Earlier releases identified a folder by the path as given.
  if (listsDir !== null && listsDir !== origin)
    await requiredLists.move(listsDir, origin, { ...MOVED, at: nowMs, detail: { from: listsDir, to: origin } });
  const stored = await requiredLists.all(origin);
  const before = stored.filter(({ givenUp }) => givenUp === null).map(({ id }) => id);
  const givenUp = stored.flatMap((list) => (list.givenUp === null ? [] : [{ id: list.id, ...list.givenUp }]));
  const required = [...(listsDir === null ? byDefault : []), ...before];
  const keeper = new ListKeeper(attestation, required, givenUp, (adopted, replaced) => {
    onAdopted(adopted);
    if (replaced !== undefined) collectGarbageSoon();
  });
  keeper.seen((await audit.latestAt()) ?? 0);
  keeper.declare(listsRequired);
  keeper.decide(await storage.partyDecisions.inForce());
  return keeper;
}

const ACTION = 'lists.attested';

/**
 * Records the operator's declaration of this start; it counts from the first start with it.
 * @throws ConfigError when its end is not a date
 */
async function attest(
  { audit }: Pick<Storage, 'audit'>,
  given: string | null,
  nowMs: number,
): Promise<Attestation | null> {
  if (given === null) return null;
  const detail = { reason: given };
  const firstAtMs = (await audit.firstAt(ACTION, detail)) ?? nowMs;
  const attestation = attestationOf(readAttestation(given), firstAtMs);
  await audit.append({ at: nowMs, actor: 'operator', action: ACTION, target: '', detail, requestId: '' });
  return attestation;
}

/** Time after which nearly all requests on a replaced snapshot have ended. */
const QUIET_MS = 5_000;
/** Above the 64 MB of external memory at which V8 starts a collection. None of its pages is ever touched. */
const PUSH_BYTES = 2 ** 27;

/**
 * Starts an incremental garbage collection after a swap. V8 does not count shared memory, so an idle service would keep
 * several replaced indexes. A buffer of this size makes it collect in steps, in parallel with requests.
 */
function collectGarbageSoon(): void {
  setTimeout(startCollection, QUIET_MS).unref();
}

function startCollection(): void {
  try {
    new ArrayBuffer(PUSH_BYTES);
  } catch {
    // Out of address space: V8 collects anyway.
  }
}

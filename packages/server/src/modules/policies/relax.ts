import type { Keys } from '../../config/secret.ts';
import type { Storage } from '../../stores/storage.ts';
import { announcement, relaxedFrom } from './waiting-policy.ts';

type Relaxed = 'nothing_waits' | 'in_force' | { readonly fromMs: number };

/**
 * What the operator does who has no second person: announces that a version which waits is put in force, and puts it in
 * force `RELAX_DELAY_MS` later. Another version that is saved meanwhile is announced anew.
 */
export async function relaxPolicy(
  { policies, audit }: Pick<Storage, 'audit' | 'policies'>,
  keys: Pick<Keys, 'rows'>,
  { name, reason, nowMs }: { readonly name: string; readonly reason: string; readonly nowMs: number },
): Promise<Relaxed> {
  const waiting = await policies.waiting(name);
  if (waiting === undefined) return 'nothing_waits';
  const fromMs = await relaxedFrom({ audit }, keys.rows, waiting);
  if (fromMs === undefined) {
    const event = announcement(keys.rows, waiting, { at: nowMs, reason });
    await audit.append(event);
    return { fromMs: Number(event.detail['from']) };
  }
  if (nowMs < fromMs) return { fromMs };
  const { version, hash, savedBy } = waiting;
  const detail = { version, hash, savedBy, reason };
  const event = { at: nowMs, actor: 'operator', action: 'policy.relaxed', target: name, detail, requestId: '' };
  return (await policies.approve(name, version, event)) ? 'in_force' : 'nothing_waits';
}

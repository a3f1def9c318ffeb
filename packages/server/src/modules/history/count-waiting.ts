import type { WaitingScreenings } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ownActors } from '../records/own-actors.ts';
import { countHits } from './count-hits.ts';

/** More than this are not counted. */
const MOST = 500;

/**
 * How many screenings have hits that wait: the caller's own, and with `records:read` those of others. What nobody has
 * looked at since it changed is counted first, for as long as a page may take; what is left of it counts as waiting.
 */
export async function countWaiting(call: Call): Promise<WaitingScreenings> {
  const { app, principal } = call;
  const actors = principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const { inbox } = app.storage;
  await countHits(app, { actors }, { most: MOST });
  const [open, proposed] = await Promise.all([
    inbox.count('open', actors, MOST + 1),
    inbox.count('proposed', actors, MOST + 1),
  ]);
  return { open: upTo(open), proposed: upTo(proposed) };
}

const upTo = (count: number) => ({ count: Math.min(count, MOST), isMore: count > MOST });

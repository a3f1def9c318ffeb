import type { WaitingScreenings } from '@namesake/contract';
import type { Call, Needs } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { lookThrough } from '../look-through.ts';
import { ownActors } from '../records/own-actors.ts';
import { newCounts, readHits } from './read-hits.ts';

/** More than this are not counted. */
const MOST = 500;
const READ_AT_ONCE = 20;

type CountCall = Call<never, 'history' | 'hitDecisions' | 'inbox' | 'tokens'>;

/**
 * How many screenings have hits that wait: the caller's own, and with `records:read` those of others. What nobody has
 * looked at since it changed is counted first; what is left of it counts as waiting.
 *
 * @throws ApiError `scope_missing`
 */
export async function countWaiting(call: CountCall): Promise<WaitingScreenings> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const actors = principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  await countChanged(app, actors);
  const { inbox } = app.storage;
  const [open, proposed] = await Promise.all([
    inbox.count('open', actors, MOST + 1),
    inbox.count('proposed', actors, MOST + 1),
  ]);
  return { open: upTo(open), proposed: upTo(proposed) };
}

/** Counts hits of what nobody has looked at since it changed, for as long as a page may take. */
export async function countChanged(
  app: Needs<never, 'history' | 'hitDecisions' | 'inbox'>,
  actors: readonly string[] | undefined,
): Promise<void> {
  const { history, inbox } = app.storage;
  await lookThrough(
    async (after, most) => {
      const limit = Math.min(most, READ_AT_ONCE);
      const slice = await history.page({ actors, inbox: { state: 'uncounted' } }, { after, limit });
      const read = [];
      for (const found of slice.items) read.push({ found, hits: await readHits(app, found) });
      await inbox.keep(newCounts(read));
      return slice;
    },
    undefined,
    Number.POSITIVE_INFINITY,
  );
}

const upTo = (count: number) => ({ count: Math.min(count, MOST), isMore: count > MOST });

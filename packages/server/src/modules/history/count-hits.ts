import type { WaitingScreenings } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { lookThrough } from '../../lib/paging.ts';
import { ownActors } from '../records/record-for.ts';
import { newCounts, readHits } from './read-hits.ts';
import type { HistoryFilter } from './store/history-query.ts';

const READ_AT_ONCE = 20;

/** Which way to count: from a place on, and at most how many. */
type CountWalk = { readonly after?: Buffer | undefined; readonly most?: number };

/** More than this are not counted. */
const MOST = 500;

/**
 * Counts the hits of screenings that were not read since they changed, the oldest first, for as long as a page
 * may take. Gives the place to which it came; null where nothing is left.
 */
export async function countHits(
  app: App,
  filter: Omit<HistoryFilter, 'inbox'>,
  { after: start, most = Number.POSITIVE_INFINITY }: CountWalk = {},
): Promise<Buffer | null> {
  const { history, inbox } = app.storage;
  const uncounted: HistoryFilter = { ...filter, inbox: { state: 'uncounted' } };
  const { lookedTo } = await lookThrough(
    async (after, left) => {
      const limit = Math.min(left, READ_AT_ONCE);
      const { items, lookedTo } = await history.page(uncounted, { after, order: 'oldest', limit });
      const read = [];
      for (const found of items) read.push({ found, hits: await readHits(app, found) });
      await inbox.keep(newCounts(read));
      // Answers are long: none is kept until the end.
      return { items: items.map(({ id }) => id), lookedTo };
    },
    start,
    most,
  );
  return lookedTo;
}

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

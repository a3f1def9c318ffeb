import type { WaitingScreenings } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { lookThrough } from '../../lib/paging.ts';
import { ownActors } from '../records/record-for.ts';
import { newCounts, readHits } from './read-hits.ts';
import type { HistoryFilter } from './store/history-query.ts';

const READ_AT_ONCE = 20;

/** Where to continue counting, and the maximum number of screenings. */
type CountWalk = { readonly after?: Buffer | undefined; readonly most?: number };

/** Maximum count reported. */
const MOST = 500;

/**
 * Counts the hits of screenings whose counts are outdated, oldest first, for as long as one page may take. Resolves
 * with the place reached; null if nothing is left.
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
      // Answers are long, so none is kept in memory until the end.
      return { items: items.map(({ id }) => id), lookedTo };
    },
    start,
    most,
  );
  return lookedTo;
}

/**
 * Number of screenings with waiting hits: the caller's own, and with `records:read` those of others. Outdated counts
 * are refreshed first, for as long as one page may take. Screenings still outdated after that count as waiting.
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

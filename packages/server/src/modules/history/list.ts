import { setImmediate } from 'node:timers/promises';
import type { Screening, Screenings, ScreeningsQuery } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import { formatScreeningId, screeningTime } from '../../lib/ids/screening-id.ts';
import { lookThrough, type Page, readPlace, signPlace } from '../../lib/paging.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/record-for.ts';
import { countHits } from './count-hits.ts';
import { presentScreening } from './present-screening.ts';
import { newCounts, type ReadHits, readHits } from './read-hits.ts';
import type { FoundInHistory, HistoryFilter, InboxFilter } from './store/history-query.ts';

type Filter = Omit<ScreeningsQuery, keyof Page | 'sort'>;

/** Place before a page and, if hits are counted before it is shown, how far counting has got. */
type Start = { readonly after?: Buffer | undefined; readonly countedTo?: Buffer | undefined };

/** A screening as found, its hits, and its form in the answer. */
type Presented = { readonly found: FoundInHistory; readonly hits: ReadHits; readonly screening: Screening };

/** Answers read before other requests get their turn: long ones take half a millisecond. */
const READ_AT_ONCE = 10;

/** Screenings read at once if only the decisions on their hits tell which fit. */
const READ_AHEAD = 20;

/**
 * A page of recorded screenings: the caller's own, and with `records:read` those of others. Each page is recorded with
 * its range, because it shows what was screened.
 *
 * @throws ApiError `cursor_invalid`, `customer_unknown`
 */
export async function listScreenings(
  call: Call,
  { cursor, limit, sort = 'newest', ...filter }: ScreeningsQuery,
): Promise<Screenings> {
  const { app, principal } = call;
  const { history, inbox } = app.storage;
  const what = `screenings ${sort} ${JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
  const start = cursor === undefined ? {} : readStart(readPlace(app.keys.cursor, what, cursor));
  const cursorOf = (place: Start) => signPlace(app.keys.cursor, what, textOf(place));
  const wanted = await storedFilter(call, filter);
  if (sort === 'score') {
    const countedTo = await countHits(app, wanted, { after: start.countedTo });
    if (countedTo !== null)
      return { items: [], nextCursor: cursorOf({ ...start, countedTo }), searchedTo: timeOf(countedTo) };
  }
  const names = new ActorNames(app.storage, principal);
  const { items, lookedTo } = await lookThrough(
    async (after, most) => {
      const ahead = filter.hits === undefined ? most : Math.max(most, READ_AHEAD);
      const slice = await history.page(wanted, { after, order: sort, limit: ahead });
      const presented = await present(call, slice.items, names, filter);
      await inbox.keep(newCounts(presented));
      const fitting = presented.filter(({ hits }) => fits(filter, hits));
      const shown = fitting.slice(0, most);
      return { items: shown, lookedTo: fitting.length > most ? (shown.at(-1)?.found.place ?? null) : slice.lookedTo };
    },
    start.after,
    limit,
  );
  if (items.length > 0) await audit(call, 'records.listed', '', { ...logged(filter), ...spanOf(items) });
  return {
    items: items.map(({ screening }) => screening),
    nextCursor: lookedTo === null ? null : cursorOf({ after: lookedTo }),
    searchedTo: lookedTo === null || sort === 'score' ? null : timeOf(lookedTo),
  };
}

const timeOf = (id: Buffer): string => new Date(screeningTime(id)).toISOString();

function textOf({ after, countedTo }: Start): string {
  const place = after?.toString('hex') ?? '';
  return countedTo === undefined ? place : `${place}_${countedTo.toString('hex')}`;
}

function readStart(text: string): Start {
  const [after, countedTo] = text.split('_').map((hex) => (hex === '' ? undefined : Buffer.from(hex, 'hex')));
  return { after, countedTo };
}

/** Whether a screening has the requested hits. */
function fits({ hits, priority, list, entityType }: Filter, { states, answer }: ReadHits): boolean {
  if (hits === undefined) return true;
  return answer.results.some(
    (result, n) =>
      states[n] === hits &&
      (priority === undefined || result.priority === priority) &&
      (entityType === undefined || result.entityType === entityType) &&
      (list === undefined || result.listings.some((listing) => listing.list === list)),
  );
}

/** Filter for the store. Without `records:read`, records of others do not exist. */
async function storedFilter(call: Call, filter: Filter): Promise<HistoryFilter> {
  const { from, to, outcome, actor, policy, customer, batch, hits } = filter;
  const externalRef = customer === undefined ? undefined : referenceIn(call.app, customer);
  const own = call.principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const actors = actor === undefined ? own : [actor].filter((one) => own?.includes(one) ?? true);
  return {
    fromMs: from === undefined ? undefined : Date.parse(from),
    toMs: to === undefined ? undefined : Date.parse(to),
    outcome,
    actors,
    policy,
    externalRef,
    batch,
    hasResults: hits === 'decided',
    inbox: waitingIn(filter),
  };
}

const waitingIn = ({ hits, priority }: Filter): InboxFilter | undefined =>
  hits === 'open' || hits === 'proposed' ? { state: hits, highOnly: priority === 'high' } : undefined;

async function present(
  call: Call,
  items: readonly FoundInHistory[],
  names: ActorNames,
  { hits: state }: Filter,
): Promise<readonly Presented[]> {
  const shown: Presented[] = [];
  for (const [index, found] of items.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    const hits = await readHits(call.app, found);
    shown.push({ found, hits, screening: await presentScreening(call, found, hits, names, state) });
  }
  return shown;
}

/** Filter for the audit log. It states that a customer was given, but not which. */
const logged = ({ customer, ...rest }: Filter): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...(customer === undefined ? {} : { customer: true }),
});

/** The newest and the oldest screening, whatever the order. */
function spanOf(items: readonly Presented[]): Readonly<Record<string, unknown>> {
  const ids = items.map(({ found }) => found.id).sort((a, b) => b.compare(a));
  const [newest, oldest] = [ids[0], ids.at(-1)].map((id) => (id === undefined ? '' : formatScreeningId(id)));
  return { count: items.length, newest, oldest };
}

/** @throws ApiError `customer_unknown` */
export function referenceIn({ keys }: App, customerId: string): string {
  const externalRef = referenceOf(keys.customers, customerId);
  if (externalRef === undefined) throw new ApiError('customer_unknown');
  return externalRef;
}

import { setImmediate } from 'node:timers/promises';
import type { Screening, Screenings, ScreeningsQuery } from '@namesake/contract';
import { formatScreeningId } from '../../ids/screening-id.ts';
import { screeningTime } from '../../ids/screening-time.ts';
import type { FoundInHistory, HistoryFilter } from '../../storage/ports/history.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { readPlace, signPlace } from '../cursor.ts';
import { lookThrough } from '../look-through.ts';
import type { Page } from '../page.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/own-actors.ts';
import { presentScreening } from './present-screening.ts';

type Filter = Omit<ScreeningsQuery, keyof Page>;
type ListCall = Call<'now' | 'keys', 'audit' | 'history' | 'hitDecisions' | 'tokens' | 'users'>;
/** A screening as it was found, and as it is answered. */
type Presented = { readonly id: Buffer; readonly screening: Screening };

/** Answers that are read before other requests have their turn: long ones take half a millisecond. */
const READ_AT_ONCE = 10;
/** Screenings read in one go where decisions on their hits say which fit: no column does. */
const READ_AHEAD = 20;

/**
 * A page of recorded screenings, newest first: the caller's own, and with `records:read` those of others. Each page is
 * recorded with what it spans, because it shows what was screened.
 *
 * @throws ApiError `scope_missing`, `cursor_invalid`
 */
export async function listScreenings(
  call: ListCall,
  { cursor, limit, ...filter }: ScreeningsQuery,
): Promise<Screenings> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const { history } = app.storage;
  const what = `screenings ${JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
  const before = cursor === undefined ? undefined : Buffer.from(readPlace(app.keys.cursor, what, cursor), 'hex');
  const wanted = await storedFilter(call, filter);
  const names = new ActorNames(app.storage, principal);
  const { items, lookedTo } = await lookThrough(
    async (place, most) => {
      const slice = await history.page(wanted, place, filter.hits === undefined ? most : Math.max(most, READ_AHEAD));
      const presented = await present(call, slice.items, names);
      const fitting = presented.filter(({ screening }) => filter.hits === undefined || screening.hits[filter.hits] > 0);
      const shown = fitting.slice(0, most);
      return { items: shown, lookedTo: fitting.length > most ? (shown.at(-1)?.id ?? null) : slice.lookedTo };
    },
    before,
    limit,
  );
  if (items.length > 0) await audit(call, 'records.listed', '', { ...logged(filter), ...spanOf(items) });
  return {
    items: items.map(({ screening }) => screening),
    nextCursor: lookedTo === null ? null : signPlace(app.keys.cursor, what, lookedTo.toString('hex')),
    searchedTo: lookedTo === null ? null : new Date(screeningTime(lookedTo)).toISOString(),
  };
}

/** Without `records:read`, records of others do not exist. */
async function storedFilter(call: Call<never, 'tokens'>, filter: Filter): Promise<HistoryFilter> {
  const { from, to, outcome, actor, policy, externalRef, hits } = filter;
  const own = call.principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const actors = actor === undefined ? own : [actor].filter((one) => own?.includes(one) ?? true);
  return {
    ...{
      fromMs: from === undefined ? undefined : Date.parse(from),
      toMs: to === undefined ? undefined : Date.parse(to),
    },
    ...{ outcome, actors, policy, externalRef, hasResults: hits !== undefined },
  };
}

async function present(
  { app }: ListCall,
  items: readonly FoundInHistory[],
  names: ActorNames,
): Promise<readonly Presented[]> {
  const shown: Presented[] = [];
  for (const [index, item] of items.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    shown.push({ id: item.id, screening: await presentScreening(app, item, names) });
  }
  return shown;
}

/** The filter as the audit log has it: of a reference only that it was given. */
const logged = ({ externalRef, ...rest }: Filter): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...(externalRef === undefined ? {} : { externalRef: true }),
});

const spanOf = (items: readonly Presented[]): Readonly<Record<string, unknown>> => ({
  count: items.length,
  newest: items.slice(0, 1).map(({ id }) => formatScreeningId(id))[0],
  oldest: items.slice(-1).map(({ id }) => formatScreeningId(id))[0],
});

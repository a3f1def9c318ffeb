import {
  EVENT_SOURCES,
  EVENT_TYPES,
  type EventsQuery,
  type EventType,
  type WatchEvent,
  type WatchEvents,
  watchEventSchema,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import type { AuditEntries, EventEntry } from '../audit/audit-entry-store.ts';
import { customerOf } from '../customers/find.ts';
import { customerSight, seenTargets } from '../records/customer-sight.ts';

const TYPES = new Map<string, EventType>(EVENT_TYPES.map((type) => [EVENT_SOURCES[type].action, type]));

/** An event, with what it is about. */
export type PlacedEvent = { readonly entry: number; readonly target: string; readonly event: WatchEvent };

/** Events that the caller may read, of customers whom they may see, in the order of the ledger. */
export const listEvents = (call: Call, query: EventsQuery): Promise<WatchEvents> => follow(call, query, undefined);

/** Events of one customer. @throws ApiError `customer_not_found` */
export async function listCustomerEvents(call: Call, id: string, query: EventsQuery): Promise<WatchEvents> {
  await customerOf(call, id);
  return follow(call, query, id);
}

async function follow(call: Call, { after, limit }: EventsQuery, target: string | undefined): Promise<WatchEvents> {
  const { app, principal } = call;
  const types = EVENT_TYPES.filter((type) => principal.scopes.includes(EVENT_SOURCES[type].scope));
  const { hidden } = await customerSight(call);
  if (hidden.length === 0) {
    const read = await eventsAfter(app.storage, after, limit, { types, target });
    return { items: eventsOf(await seenAmong(call, read.items)), after: read.after };
  }
  const newest = await app.storage.auditEntries.newest();
  const shown: PlacedEvent[] = [];
  for (let from = after; ; ) {
    const read = await eventsAfter(app.storage, from, AT_ONCE, { types, target });
    shown.push(...(await seenAmong(call, read.items)));
    // Where a page ends must not reveal events about others: at the last that is shown, or at the end of the ledger.
    const last = shown[limit - 1];
    if (last !== undefined) return { items: eventsOf(shown.slice(0, limit)), after: last.entry };
    if (read.after === from)
      return { items: eventsOf(shown), after: Math.max(after, newest, shown.at(-1)?.entry ?? 0) };
    from = read.after;
  }
}

const AT_ONCE = 500;

const eventsOf = (placed: readonly PlacedEvent[]): WatchEvent[] => placed.map(({ event }) => event);

/** Those about customers and files that the caller may see, or about none. */
async function seenAmong(call: Call, placed: readonly PlacedEvent[]): Promise<readonly PlacedEvent[]> {
  const isSeen = await seenTargets(call, placed.map(subjectOf));
  return placed.filter((one) => isSeen(subjectOf(one)));
}

/** What an event is about: a customer also where it is about its case. */
export const subjectOf = ({ event, target }: Pick<PlacedEvent, 'event' | 'target'>): string =>
  'customerId' in event ? event.customerId : target;

/** At most `limit` events of some types after an entry of the ledger, the oldest first, and the last entry of them. */
export async function eventsAfter(
  { auditEntries }: { readonly auditEntries: AuditEntries },
  entry: number,
  limit: number,
  { types, target }: { readonly types: readonly EventType[]; readonly target?: string | undefined },
): Promise<{ readonly items: readonly PlacedEvent[]; readonly after: number }> {
  if (types.length === 0) return { items: [], after: entry };
  const actions = types.map((type) => EVENT_SOURCES[type].action);
  const entries = await auditEntries.after(entry, limit, { actions, target });
  return { items: entries.flatMap(toEvent), after: entries.at(-1)?.entry ?? entry };
}

/** The event that an entry of the log says; none where it is none, or another version of the program wrote it. */
function toEvent({ entry, at, action, target, detail }: EventEntry): readonly PlacedEvent[] {
  const type = TYPES.get(action);
  if (type === undefined || entry === null) return [];
  const about = { [EVENT_SOURCES[type].target]: target };
  const said = { ...detail, id: String(entry), at: new Date(at).toISOString(), type, ...about };
  const { data: event } = watchEventSchema.safeParse(said);
  return event === undefined ? [] : [{ entry, target, event }];
}

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
import { customerVisibility, readVisible } from '../records/customer-visibility.ts';

const TYPES = new Map<string, EventType>(EVENT_TYPES.map((type) => [EVENT_SOURCES[type].action, type]));

/** An event with its ledger entry and the target of its audit entry. */
export type PlacedEvent = { readonly entry: number; readonly target: string; readonly event: WatchEvent };

/** Events that the caller may read, about customers they may see, in ledger order. */
export const listEvents = (call: Call, query: EventsQuery): Promise<WatchEvents> => follow(call, query, undefined);

/** Events of one customer. @throws ApiError `customer_not_found` */
export async function listCustomerEvents(call: Call, id: string, query: EventsQuery): Promise<WatchEvents> {
  await customerOf(call, id);
  return follow(call, query, id);
}

async function follow(call: Call, { after, limit }: EventsQuery, target: string | undefined): Promise<WatchEvents> {
  const { app, principal } = call;
  const types = EVENT_TYPES.filter((type) => principal.scopes.includes(EVENT_SOURCES[type].scope));
  const visibility = await customerVisibility(call);
  if (visibility.hidden.length === 0) {
    const read = await eventsAfter(app.storage, after, limit, { types, target });
    return { items: eventsOf(read.items), after: read.after };
  }
  const newest = await app.storage.auditEntries.newest();
  const shown = await readVisible(call, visibility, {
    from: after,
    limit,
    about: subjectOf,
    read: async (from, atOnce) => {
      const read = await eventsAfter(app.storage, from, atOnce, { types, target });
      return { items: read.items, next: read.after === from ? undefined : read.after };
    },
  });
  // The end of a page must not reveal hidden events: it is the last event shown, or the end of the ledger.
  const last = shown.at(-1)?.entry ?? 0;
  return { items: eventsOf(shown), after: shown.length === limit ? last : Math.max(after, newest, last) };
}

const eventsOf = (placed: readonly PlacedEvent[]): WatchEvent[] => placed.map(({ event }) => event);

/** Id of the customer an event is about, also for events about its case; otherwise the target. */
export const subjectOf = ({ event, target }: Pick<PlacedEvent, 'event' | 'target'>): string =>
  'customerId' in event ? event.customerId : target;

/** At most `limit` events of the given types after a ledger entry, oldest first, and the last entry read. */
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

/** Event of an audit entry. Empty if the entry is not an event, or another version of the program wrote it. */
function toEvent({ entry, at, action, target, detail }: EventEntry): readonly PlacedEvent[] {
  const type = TYPES.get(action);
  if (type === undefined || entry === null) return [];
  const about = { [EVENT_SOURCES[type].target]: target };
  const said = { ...detail, id: String(entry), at: new Date(at).toISOString(), type, ...about };
  const { data: event } = watchEventSchema.safeParse(said);
  return event === undefined ? [] : [{ entry, target, event }];
}

import type { AuditFilter } from '@namesake/contract';
import { screeningTime } from '../../lib/ids/screening-id.ts';
import { lookThrough } from '../../lib/paging.ts';
import type { AuditEntries, EntryFilter, EventEntry, EventPlace, ScreeningEntry } from './audit-entry-store.ts';

/** A place in the log: what was given of events and of screenings. */
export type LogPlace = {
  readonly event?: EventPlace | undefined;
  readonly screening?: Buffer | undefined;
};

/** An entry of either kind, with its time. */
export type LogRow = ({ readonly event: EventEntry } | { readonly screening: ScreeningEntry }) & {
  readonly at: number;
};

/** A page; `next` is undefined at the end. `lookedTo` is the time that it has come to. */
type LogPage = {
  readonly rows: readonly LogRow[];
  readonly next: LogPlace | undefined;
  readonly lookedToMs: number | undefined;
};

/**
 * Events and screenings in one order, by time, newest first. Where a filter fits few screenings, the page ends when its
 * time is over; what is older follows on the next.
 */
export async function readLog(
  entries: Pick<AuditEntries, 'events' | 'screenings'>,
  filter: EntryFilter,
  place: LogPlace,
  limit: number,
): Promise<LogPage> {
  const look = (before: Buffer | undefined, most: number) => entries.screenings(filter, before, most);
  const slice = await lookThrough(look, place.screening, limit);
  const found = await entries.events(filter, place.event, limit + 1);
  const endMs = slice.items.length < limit && slice.lookedTo !== null ? screeningTime(slice.lookedTo) : undefined;
  const reached = endMs === undefined ? found : found.filter(({ at }) => at >= endMs);
  const rows: LogRow[] = [
    ...reached.map((event) => ({ event, at: event.at })),
    ...slice.items.map((screening) => ({ screening, at: screeningTime(screening.id) })),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
  const events = rows.flatMap((row) => ('event' in row ? [row.event] : []));
  const screenings = rows.flatMap((row) => ('screening' in row ? [row.screening] : []));
  const lastEvent = events.at(-1);
  // Where all screenings found are given, what was looked at in vain is not looked at again.
  const lookedTo = screenings.length === slice.items.length ? slice.lookedTo : undefined;
  const next: LogPlace = {
    event: lastEvent === undefined ? place.event : { at: lastEvent.at, seq: lastEvent.seq },
    screening: lookedTo ?? screenings.at(-1)?.id ?? place.screening,
  };
  const isEnd = events.length === found.length && screenings.length === slice.items.length && slice.lookedTo === null;
  return { rows, next: isEnd ? undefined : next, lookedToMs: isEnd ? undefined : (endMs ?? rows.at(-1)?.at) };
}

/** As a cursor has it. */
export function writeLogPlace({ event, screening }: LogPlace): string {
  const numbers = event === undefined ? '' : `${event.at.toString(36)}-${event.seq.toString(36)}`;
  return `${numbers}_${screening?.toString('hex') ?? ''}`;
}

/** What `writeLogPlace` wrote. */
export function readLogPlace(text: string): LogPlace {
  const [numbers = '', id = ''] = text.split('_');
  const [at = '', seq = ''] = numbers.split('-');
  return {
    event: numbers === '' ? undefined : { at: Number.parseInt(at, 36), seq: Number.parseInt(seq, 36) },
    screening: id === '' ? undefined : Buffer.from(id, 'hex'),
  };
}

/** A filter of the API as the storage takes it. */
export function entryFilter({ from, to, actor, action, target, requestId }: AuditFilter): EntryFilter {
  const fromMs = from === undefined ? undefined : Date.parse(from);
  const toMs = to === undefined ? undefined : Date.parse(to);
  return { fromMs, toMs, actor, action, target, requestId };
}

const IDS = /^(?:srch|tok|usr|inv|ses|rk)_\w+$/;

/** What the audit log records of a read: its filter. A target that is no id of this installation is left out. */
export function loggedFilter({ from, to, actor, action, target, requestId }: AuditFilter): Record<string, string> {
  const logged = {
    from,
    to,
    actor,
    action,
    requestId,
    target: target !== undefined && IDS.test(target) ? target : undefined,
  };
  return Object.fromEntries(
    Object.entries(logged).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

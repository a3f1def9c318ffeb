import type { AuditFilter } from '@namesake/contract';
import { screeningTime } from '../../lib/ids/screening-id.ts';
import { lookThrough } from '../../lib/paging.ts';
import type { AuditEntries, EntryFilter, EventEntry, EventPlace, ScreeningEntry } from './audit-entry-store.ts';

/** A place in the log: the last event and the last screening returned. */
export type LogPlace = {
  readonly event?: EventPlace | undefined;
  readonly screening?: Buffer | undefined;
};

/** An event or a screening, with its time. */
export type LogRow = ({ readonly event: EventEntry } | { readonly screening: ScreeningEntry }) & {
  readonly at: number;
};

/** A page. `next` is undefined at the end. `lookedToMs` is the time the search has reached. */
type LogPage = {
  readonly rows: readonly LogRow[];
  readonly next: LogPlace | undefined;
  readonly lookedToMs: number | undefined;
};

/**
 * Merges events and screenings by time, newest first. If a filter fits few screenings, the page ends after a time
 * limit, and older entries follow on the next page.
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
  // If all found screenings are returned, the next page need not compare the others again.
  const lookedTo = screenings.length === slice.items.length ? slice.lookedTo : undefined;
  const next: LogPlace = {
    event: lastEvent === undefined ? place.event : { at: lastEvent.at, seq: lastEvent.seq },
    screening: lookedTo ?? screenings.at(-1)?.id ?? place.screening,
  };
  const isEnd = events.length === found.length && screenings.length === slice.items.length && slice.lookedTo === null;
  return { rows, next: isEnd ? undefined : next, lookedToMs: isEnd ? undefined : (endMs ?? rows.at(-1)?.at) };
}

/** A place in the format of a cursor. */
export function writeLogPlace({ event, screening }: LogPlace): string {
  const numbers = event === undefined ? '' : `${event.at.toString(36)}-${event.seq.toString(36)}`;
  return `${numbers}_${screening?.toString('hex') ?? ''}`;
}

/** Reads what `writeLogPlace` wrote. */
export function readLogPlace(text: string): LogPlace {
  const [numbers = '', id = ''] = text.split('_');
  const [at = '', seq = ''] = numbers.split('-');
  return {
    event: numbers === '' ? undefined : { at: Number.parseInt(at, 36), seq: Number.parseInt(seq, 36) },
    screening: id === '' ? undefined : Buffer.from(id, 'hex'),
  };
}

/** Converts an API filter for the storage. */
export function entryFilter({ from, to, actor, action, target, requestId }: AuditFilter): EntryFilter {
  const fromMs = from === undefined ? undefined : Date.parse(from);
  const toMs = to === undefined ? undefined : Date.parse(to);
  return { fromMs, toMs, actor, action, target, requestId };
}

const IDS = /^(?:srch|tok|usr|inv|ses|rk)_\w+$/;

/** Filter for the audit event of a read. Leaves out a target that is not an id of this installation. */
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

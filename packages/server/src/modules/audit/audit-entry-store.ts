import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import type { Tables } from '../../db/tables.ts';
import { firstIdAt, parseScreeningId } from '../../lib/ids/screening-id.ts';

/** Audit action of a screening. */
export const SEARCH_RECORDED = 'search.recorded';

/** Filter for entries. Times are Unix milliseconds; `toMs` is exclusive. */
export type EntryFilter = {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly actor?: string | undefined;
  /** An action, or a prefix of actions that ends with a dot. */
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly requestId?: string | undefined;
};

/** Place of an event in the log: its time, then its number. */
export type EventPlace = { readonly at: number; readonly seq: number };

export type EventEntry = AuditEvent & EventPlace & { readonly entry: number | null };

/** A screening in the log, without what was screened. */
export type ScreeningEntry = {
  readonly id: Buffer;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  readonly entry: number | null;
};

/** Some screenings that fit a filter, and how far back the search went; null if there are no earlier ones. */
type ScreeningSlice = { readonly items: readonly ScreeningEntry[]; readonly lookedTo: Buffer | null };

/** Screenings compared at once if a filter fits few of them: takes some milliseconds. */
const LOOKED_AT = 5_000;

type Events = SelectQueryBuilder<Tables, 'audit_event', Selectable<Tables['audit_event']>>;

/** The audit log. */
export class AuditEntries {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** At most `limit` events before a place, newest first. */
  async events(filter: EntryFilter, before: EventPlace | undefined, limit: number): Promise<readonly EventEntry[]> {
    const { action } = filter;
    // One query per action with this prefix, since each can read an index in the order of the answer.
    const actions = action?.endsWith('.') === true ? await this.#actions(action) : [action];
    const found: EventEntry[] = [];
    for (const one of actions) found.push(...(await this.#events({ ...filter, action: one }, before, limit)));
    if (actions.length > 1) found.sort((a, b) => b.at - a.at || b.seq - a.seq);
    return found.slice(0, limit);
  }

  /** At most `limit` events of some actions after a ledger entry, oldest first. */
  async after(
    entry: number,
    limit: number,
    { actions, target }: { readonly actions: readonly string[]; readonly target?: string | undefined },
  ): Promise<readonly EventEntry[]> {
    const told = this.#db.selectFrom('audit_event').selectAll().where('action', 'in', actions);
    const query = target === undefined ? told : told.where('target', '=', target);
    return (await query.where('entry', '>', entry).orderBy('entry').limit(limit).execute()).map(toEntry);
  }

  /** The newest events of some actions about a target, sorted oldest first. */
  async latest(limit: number, actions: readonly string[], target: string): Promise<readonly EventEntry[]> {
    const about = this.#db.selectFrom('audit_event').selectAll().where('target', '=', target);
    const rows = await about.where('action', 'in', actions).orderBy('seq', 'desc').limit(limit).execute();
    return rows.map(toEntry).toReversed();
  }

  /** Ledger entry of the newest event; 0 if there is none. */
  async newest(): Promise<number> {
    const query = this.#db.selectFrom('audit_event').select(({ fn }) => fn.max('entry').as('entry'));
    return Number((await query.executeTakeFirst())?.entry ?? 0);
  }

  /**
   * At most `limit` screenings before a given one, newest first. Compares a limited number, so that other requests do
   * not wait; it may return fewer than there are.
   */
  async screenings(filter: EntryFilter, before: Buffer | undefined, limit: number): Promise<ScreeningSlice> {
    const { fromMs, toMs, actor, action, target, requestId } = filter;
    const none: ScreeningSlice = { items: [], lookedTo: null };
    const isAction = action === undefined || action === SEARCH_RECORDED || action === 'search.';
    if (!isAction || requestId !== undefined) return none;
    const id = target === undefined ? undefined : parseScreeningId(target);
    if (target !== undefined && id === undefined) return none;
    const actorId = actor === undefined ? undefined : await this.#actorId(actor);
    if (actor !== undefined && actorId === undefined) return none;
    let query = this.#db.selectFrom('screening').select(['id', 'actor_id', 'outcome', 'total', 'entry']);
    if (id !== undefined) query = query.where('id', '=', id);
    if (fromMs !== undefined) query = query.where('id', '>=', firstIdAt(fromMs));
    if (toMs !== undefined) query = query.where('id', '<', firstIdAt(toMs));
    if (before !== undefined) query = query.where('id', '<', before);
    const most = actorId === undefined ? limit : LOOKED_AT;
    const rows = await this.#db
      .selectFrom(query.orderBy('id', 'desc').limit(most).as('s'))
      .innerJoin('actor', 'actor.id', 's.actor_id')
      .select(['s.id', 's.outcome', 's.total', 's.entry', 'actor.name as actor', 's.actor_id'])
      .orderBy('s.id', 'desc')
      .execute();
    const fitting = rows.filter((row) => actorId === undefined || row.actor_id === actorId);
    const items = fitting.slice(0, limit).map(({ actor_id: _, ...item }) => item);
    const isCut = rows.length === most || fitting.length > limit;
    const last = fitting.length > limit ? items.at(-1) : rows.at(-1);
    return { items, lookedTo: isCut ? (last?.id ?? null) : null };
  }

  /** Number of the last sealed entry; 0 if none is sealed. */
  async lastSealed(): Promise<number> {
    const query = this.#db.selectFrom('ledger_segment').select('last').orderBy('number', 'desc').limit(1);
    return (await query.executeTakeFirst())?.last ?? 0;
  }

  async #events(filter: EntryFilter, before: EventPlace | undefined, limit: number): Promise<readonly EventEntry[]> {
    const { fromMs, toMs, actor, action, target, requestId } = filter;
    let query: Events = this.#db.selectFrom('audit_event').selectAll();
    if (action !== undefined) query = query.where('action', '=', action);
    if (actor !== undefined) query = query.where('actor', '=', actor);
    if (target !== undefined) query = query.where('target', '=', target);
    if (requestId !== undefined) query = query.where('request_id', '=', requestId);
    if (fromMs !== undefined) query = query.where('at', '>=', fromMs);
    if (toMs !== undefined) query = query.where('at', '<', toMs);
    if (before !== undefined) query = query.where(sql<boolean>`(at, seq) < (${before.at}, ${before.seq})`);
    const rows = await query.orderBy('at', 'desc').orderBy('seq', 'desc').limit(limit).execute();
    return rows.map(toEntry);
  }

  /** Recorded actions with a prefix. Takes one index look-up per action, however many events there are. */
  async #actions(prefix: string): Promise<readonly string[]> {
    const actions: string[] = [];
    for (let after = prefix; ; ) {
      const query = this.#db.selectFrom('audit_event').select('action').where('action', '>', after);
      const next = (await query.orderBy('action').limit(1).executeTakeFirst())?.action;
      if (next === undefined || !next.startsWith(prefix)) return actions;
      actions.push(next);
      after = next;
    }
  }

  async #actorId(name: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('actor').select('id').where('name', '=', name);
    return (await query.executeTakeFirst())?.id;
  }
}

const toEntry = ({
  detail_json: json,
  request_id: requestId,
  salt: _,
  ...row
}: Selectable<Tables['audit_event']>): EventEntry => ({ ...row, detail: JSON.parse(json), requestId });

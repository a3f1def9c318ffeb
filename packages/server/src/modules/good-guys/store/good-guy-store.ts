import type { GoodGuyEventKind, GoodGuyState } from '@namesake/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type Dialect, listed } from '../../../db/dialect.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { AddedGoodGuyEvent, GoodGuy, GoodGuyFilter, MadeGoodGuy, PlacedGoodGuy } from './good-guy.ts';
import { goodGuyEventRow, goodGuyRow, goodGuysOf, type StoredGoodGuy, storedGoodGuys } from './good-guy-rows.ts';

type Condition = RawBuilder<boolean>;

/** Last events of good guys in each state. With time, the first two states become `expired`. */
const LAST: Readonly<Record<Exclude<GoodGuyState, 'expired'>, readonly GoodGuyEventKind[]>> = {
  in_force: ['made', 'approved'],
  proposed: ['proposed'],
  rejected: ['rejected'],
  revoked: ['revoked'],
  reopened: ['reopened'],
};
const LIVE = [...LAST.in_force, ...LAST.proposed];

/**
 * Good guys. Rows are only appended, and purged as a whole. The MAC of a good guy covers its events, so each new one
 * replaces it.
 */
export class GoodGuyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#prover = prover;
  }

  /** Stores good guys. False if one of them already exists, in force or proposed; nothing is stored then. */
  async make(made: readonly MadeGoodGuy[], nowMs: number, event: AuditEvent): Promise<boolean> {
    const forged = await this.#forgedAmong(made, nowMs);
    const [stored] = await this.#writer.unit(
      ...made.flatMap((one) => [
        this.#insert(one, nowMs, forged),
        this.#insertEvent({ ...one.event, goodGuy: one.id }),
      ]),
      auditStatement(this.#db, event),
    );
    return stored === 1;
  }

  /** Appends one event to each good guy. False if one of them got another event meanwhile; nothing is stored then. */
  async append(added: readonly AddedGoodGuyEvent[], event: AuditEvent): Promise<boolean> {
    const before = await this.#stored(
      sql<boolean>`g.id in ${listed(
        this.#dialect,
        added.map(({ goodGuy }) => goodGuy),
      )}`,
    );
    const proved = new Map(this.#prover.proved('good_guy', before).map((one) => [one.row.id, one]));
    const changes = added.flatMap((addition) => {
      const one = proved.get(addition.goodGuy);
      return one === undefined ? [] : [{ addition, one }];
    });
    if (changes.length < added.length) return false;
    const [stored] = await this.#writer.unit(
      ...changes.flatMap(({ addition, one }) => [this.#insertEvent(addition), this.#replaceMac(one, addition)]),
      auditStatement(this.#db, event),
    );
    return stored === 1;
  }

  /** Good guys with these ids, in no particular order. */
  find(ids: readonly string[]): Promise<readonly GoodGuy[]> {
    return this.#read(sql<boolean>`g.id in ${listed(this.#dialect, ids)}`);
  }

  /** Good guys about a party of the caller, in force or proposed. */
  live(externalRef: string, nowMs: number): Promise<readonly GoodGuy[]> {
    return this.#read(sql<boolean>`g.external_ref = ${externalRef} and ${isLive(nowMs)}`);
  }

  /** Good guys about parties of this name and one of these listings, in force or proposed. */
  liveOfText(textKey: string, listings: readonly string[], nowMs: number): Promise<readonly GoodGuy[]> {
    return this.#read(
      sql<boolean>`g.text_key = ${textKey} and g.listing in ${listed(this.#dialect, listings)} and ${isLive(nowMs)}`,
    );
  }

  /** Good guys before a place, newest first. */
  async page(
    { state, externalRef, listing }: GoodGuyFilter,
    before: number | undefined,
    limit: number,
    nowMs: number,
  ): Promise<readonly PlacedGoodGuy[]> {
    const conditions: Condition[] = [
      ...(state === undefined ? [] : [isIn(state, nowMs)]),
      ...(externalRef === undefined ? [] : [sql<boolean>`g.external_ref = ${externalRef}`]),
      ...(listing === undefined ? [] : [sql<boolean>`g.listing = ${listing}`]),
      ...(before === undefined ? [] : [sql<boolean>`g.seq < ${before}`]),
    ];
    const all = this.#db.selectFrom('good_guy as g').selectAll('g').orderBy('g.seq', 'desc').limit(limit);
    const query = conditions.reduce((found, condition) => found.where(condition), all);
    return goodGuysOf(this.#db, await query.execute(), this.#prover);
  }

  /** All good guys after a place, oldest first. */
  async after(place: number, limit: number): Promise<readonly PlacedGoodGuy[]> {
    const query = this.#db.selectFrom('good_guy').selectAll().where('seq', '>', place).orderBy('seq').limit(limit);
    return goodGuysOf(this.#db, await query.execute(), this.#prover);
  }

  /**
   * Deletes some good guys that ended before a time. Resolves with their number, which is also in the detail of the
   * event.
   */
  async purgeOver(cutoffMs: number, limit: number, event: AuditEvent): Promise<number> {
    const ended = sql<boolean>`
      (g.expires_at < ${cutoffMs} or exists (select 1 from good_guy_event e where e.good_guy = g.id
        and e.kind in ('rejected', 'revoked', 'reopened') and e.at < ${cutoffMs}))`;
    const query = this.#db.selectFrom('good_guy as g').select('g.id').where(ended).orderBy('g.seq').limit(limit);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const these = listed(this.#dialect, ids);
    await this.#writer.unit(
      sql`delete from good_guy_event where good_guy in ${these}`.compile(this.#db),
      sql`delete from good_guy where id in ${these}`.compile(this.#db),
      auditStatement(this.#db, { ...event, detail: { ...event.detail, count: ids.length, goodGuys: ids } }),
    );
    return ids.length;
  }

  async #read(condition: Condition): Promise<readonly GoodGuy[]> {
    const query = this.#db.selectFrom('good_guy as g').selectAll('g').where(condition).orderBy('g.seq');
    return goodGuysOf(this.#db, await query.execute(), this.#prover);
  }

  async #stored(condition: Condition): Promise<readonly StoredGoodGuy[]> {
    const query = this.#db.selectFrom('good_guy as g').selectAll('g').where(condition);
    return storedGoodGuys(this.#db, await query.execute());
  }

  /** Ids of unproved good guys that would block a new one. They count as missing. */
  async #forgedAmong(made: readonly MadeGoodGuy[], nowMs: number): Promise<readonly string[]> {
    const references = listed(
      this.#dialect,
      made.map(({ externalRef }) => externalRef),
    );
    const live = await this.#stored(sql<boolean>`g.external_ref in ${references} and ${isLive(nowMs)}`);
    const proved = new Set<StoredGoodGuy>(this.#prover.proved('good_guy', live));
    return live.filter((one) => !proved.has(one)).map(({ row }) => row.id);
  }

  /** Replaces the MAC. If the good guy has changed since it was read, the whole transaction has no effect. */
  #replaceMac({ row, events }: StoredGoodGuy, added: AddedGoodGuyEvent): Statement {
    const mac = this.#prover.mac('good_guy', { row, events: [...events, goodGuyEventRow(added)] });
    const update = this.#db.updateTable('good_guy').set({ mac }).where('id', '=', row.id);
    return deciding(update.where('mac', '=', row.mac).compile());
  }

  /** Inserts a good guy. If one already exists for its pair, the whole transaction has no effect. */
  #insert({ event, ...made }: MadeGoodGuy, nowMs: number, forged: readonly string[]): Statement {
    const row = goodGuyRow(made);
    const mac = this.#prover.mac('good_guy', { row, events: [goodGuyEventRow({ ...event, goodGuy: made.id })] });
    const insert = sql`
      insert into good_guy (id, external_ref, listing, listed_name, reason, decision, screening_id, expires_at,
        record_hash, listing_facts_json, customer_facts_json, text_key, mac)
      select ${row.id}, ${row.external_ref}, ${row.listing}, ${row.listed_name}, ${row.reason}, ${row.decision},
        ${row.screening_id}, cast(${row.expires_at} as bigint), ${row.record_hash}, ${row.listing_facts_json},
        ${row.customer_facts_json}, ${row.text_key}, ${mac}
      where not exists (select 1 from good_guy g
        where g.external_ref = ${row.external_ref} and g.listing = ${row.listing} and ${isLive(nowMs)}
          and g.id not in ${listed(this.#dialect, forged)})`;
    return deciding(insert.compile(this.#db));
  }

  /** Inserts an event. If the good guy already has it or is gone, the whole transaction has no effect. */
  #insertEvent(added: AddedGoodGuyEvent): Statement {
    const {
      good_guy: goodGuy,
      number,
      kind,
      at,
      actor,
      person,
      text,
      changes_json: changes,
      salt,
    } = goodGuyEventRow(added);
    const insert = sql`
      insert into good_guy_event (good_guy, number, kind, at, actor, person, text, changes_json, salt)
      select ${goodGuy}, ${number}, ${kind}, ${at}, ${actor}, ${person}, ${text}, ${changes}, ${salt}
      where exists (select 1 from good_guy where id = ${goodGuy})
      on conflict (good_guy, number) do nothing`;
    return deciding(insert.compile(this.#db));
  }
}

/** Whether the last event is of one of these kinds. */
const lastIs = (kinds: readonly GoodGuyEventKind[]): Condition => sql<boolean>`
  (select e.kind from good_guy_event e where e.good_guy = g.id order by e.number desc limit 1)
    in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;

const isUnexpired = (nowMs: number): Condition => sql<boolean>`(g.expires_at is null or g.expires_at > ${nowMs})`;

const isLive = (nowMs: number): Condition => sql<boolean>`(${isUnexpired(nowMs)} and ${lastIs(LIVE)})`;

function isIn(state: GoodGuyState, nowMs: number): Condition {
  if (state === 'expired') return sql<boolean>`(g.expires_at <= ${nowMs} and ${lastIs(LIVE)})`;
  const isLast = lastIs(LAST[state]);
  return state === 'in_force' || state === 'proposed' ? sql<boolean>`(${isUnexpired(nowMs)} and ${isLast})` : isLast;
}

import type { GoodGuyEventKind, GoodGuyState } from '@namesake/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GoodGuy } from '../../../good-guys/good-guy.ts';
import { type Dialect, listed } from '../../dialect.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type {
  AddedGoodGuyEvent,
  GoodGuyFilter,
  GoodGuyStore,
  MadeGoodGuy,
  PlacedGoodGuy,
} from '../../ports/good-guys.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { deciding, type Statement } from '../../writing/writer-protocol.ts';
import { auditStatement } from './audit-log.ts';
import { goodGuysOf } from './good-guy-rows.ts';

type Condition = RawBuilder<boolean>;

/** Last events of good guys in each state; time decides between the first two and `expired`. */
const LAST: Readonly<Record<Exclude<GoodGuyState, 'expired'>, readonly GoodGuyEventKind[]>> = {
  in_force: ['made', 'approved'],
  proposed: ['proposed'],
  rejected: ['rejected'],
  revoked: ['revoked'],
  reopened: ['reopened'],
};
const LIVE = [...LAST.in_force, ...LAST.proposed];

/** Good guys. Rows are only appended, and purged as a whole. */
export class KyselyGoodGuyStore implements GoodGuyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  async make(made: readonly MadeGoodGuy[], nowMs: number, event: AuditEvent): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...made.flatMap((one) => [this.#insert(one, nowMs), this.#insertEvent({ ...one.event, goodGuy: one.id })]),
      auditStatement(this.#db, event),
    );
    return stored === 1;
  }

  async append(added: readonly AddedGoodGuyEvent[], event: AuditEvent): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...added.map((one) => this.#insertEvent(one)),
      auditStatement(this.#db, event),
    );
    return stored === 1;
  }

  find(ids: readonly string[]): Promise<readonly GoodGuy[]> {
    return this.#read(sql<boolean>`g.id in ${listed(this.#dialect, ids)}`);
  }

  live(externalRef: string, nowMs: number): Promise<readonly GoodGuy[]> {
    return this.#read(sql<boolean>`g.external_ref = ${externalRef} and ${isLive(nowMs)}`);
  }

  liveOfText(textKey: string, listings: readonly string[], nowMs: number): Promise<readonly GoodGuy[]> {
    return this.#read(
      sql<boolean>`g.text_key = ${textKey} and g.listing in ${listed(this.#dialect, listings)} and ${isLive(nowMs)}`,
    );
  }

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
    return goodGuysOf(this.#db, await query.execute());
  }

  async after(place: number, limit: number): Promise<readonly PlacedGoodGuy[]> {
    const query = this.#db.selectFrom('good_guy').selectAll().where('seq', '>', place).orderBy('seq').limit(limit);
    return goodGuysOf(this.#db, await query.execute());
  }

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
      auditStatement(this.#db, { ...event, detail: { ...event.detail, count: ids.length } }),
    );
    return ids.length;
  }

  async #read(condition: Condition): Promise<readonly GoodGuy[]> {
    const query = this.#db.selectFrom('good_guy as g').selectAll('g').where(condition).orderBy('g.seq');
    return goodGuysOf(this.#db, await query.execute());
  }

  /** Inserts nothing, and with it none of its step, where there is such a one already. */
  #insert({ event: _, ...made }: MadeGoodGuy, nowMs: number): Statement {
    const { id, externalRef, listing, listedName, reason, decision, screeningId, expiresAt, recordHash } = made;
    const [listingFacts, customerFacts] = [JSON.stringify(made.listingFacts), JSON.stringify(made.customerFacts)];
    const insert = sql`
      insert into good_guy (id, external_ref, listing, listed_name, reason, decision, screening_id, expires_at,
        record_hash, listing_facts_json, customer_facts_json, text_key)
      select ${id}, ${externalRef}, ${listing}, ${listedName}, ${reason}, ${decision}, ${screeningId},
        cast(${expiresAt} as bigint), ${recordHash}, ${listingFacts}, ${customerFacts}, ${made.textKey}
      where not exists (select 1 from good_guy g
        where g.external_ref = ${externalRef} and g.listing = ${listing} and ${isLive(nowMs)})`;
    return deciding(insert.compile(this.#db));
  }

  /** Inserts nothing, and with it none of its step, where the good guy has this event already, or is gone. */
  #insertEvent({ goodGuy, number, kind, at, actor, person, text, changes, salt }: AddedGoodGuyEvent): Statement {
    const insert = sql`
      insert into good_guy_event (good_guy, number, kind, at, actor, person, text, changes_json, salt)
      select ${goodGuy}, ${number}, ${kind}, ${at}, ${actor}, ${person}, ${text}, ${JSON.stringify(changes)}, ${salt}
      where exists (select 1 from good_guy where id = ${goodGuy})
      on conflict (good_guy, number) do nothing`;
    return deciding(insert.compile(this.#db));
  }
}

/** The kind of the last event. */
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

import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { folded } from '../../retention/scan/folded.ts';
import type { Lookback, LookbackChange, LookbackHit, LookbackPart, PlacedLookback } from './lookback.ts';
import { bodyOf, matchOf, toLookback, toLookbackHit } from './lookback-rows.ts';

/** Rows per statement: databases limit the number of parameters. */
const AT_ONCE = 100;

/** Lookbacks and their hits. */
export class LookbackStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async add(lookback: Lookback, event: AuditEvent): Promise<void> {
    const row = {
      id: lookback.id,
      state: lookback.state,
      created_by: lookback.createdBy,
      created_at: lookback.createdAt,
      started_at: lookback.startedAt,
      ended_at: lookback.endedAt,
      of_everybody: lookback.actors === null ? 1 : 0,
      step: lookback.step,
      looked_to: lookback.lookedTo,
      total: lookback.total,
      scanned: lookback.scanned,
      unreadable: lookback.unreadable,
      skipped: lookback.skipped,
      found: lookback.found,
      body_json: bodyOf(lookback),
    };
    await this.#writer.unit(this.#db.insertInto('lookback').values(row).compile(), auditStatement(this.#db, event));
  }

  async find(id: string): Promise<Lookback | undefined> {
    const row = await this.#db.selectFrom('lookback').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : toLookback(row);
  }

  /** Lookbacks before a place, newest first: all, or those by these actors over their own screenings. */
  async page(
    actors: readonly string[] | undefined,
    before: number | undefined,
    limit: number,
  ): Promise<readonly PlacedLookback[]> {
    if (actors?.length === 0) return [];
    const all = this.#db.selectFrom('lookback').selectAll().orderBy('seq', 'desc').limit(limit);
    const own = actors === undefined ? all : all.where('created_by', 'in', [...actors]).where('of_everybody', '=', 0);
    const rows = await (before === undefined ? own : own.where('seq', '<', before)).execute();
    return rows.map(toLookback);
  }

  /** Number of lookbacks of an actor that have not ended. */
  async unfinished(createdBy: string): Promise<number> {
    const query = this.#db.selectFrom('lookback').select(({ fn }) => fn.countAll().as('n'));
    const row = await query.where('created_by', '=', createdBy).where('ended_at', 'is', null).executeTakeFirst();
    return Number(row?.n ?? 0);
  }

  /** Ids of queued and running lookbacks. */
  async waiting(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('lookback').select('id').where('state', 'in', ['queued', 'running']);
    return (await query.orderBy('seq').execute()).map(({ id }) => id);
  }

  /** False if the lookback is in another state; nothing is changed then. */
  async change(
    id: string,
    from: readonly Lookback['state'][],
    { state, startedAt, endedAt, total, skipped }: LookbackChange,
    event?: AuditEvent,
  ): Promise<boolean> {
    const update = this.#db
      .updateTable('lookback')
      .set({
        ...(state === undefined ? {} : { state }),
        ...(startedAt === undefined ? {} : { started_at: startedAt }),
        ...(endedAt === undefined ? {} : { ended_at: endedAt }),
        ...(total === undefined ? {} : { total }),
        ...(skipped === undefined ? {} : { skipped }),
      })
      .where('id', '=', id)
      .where('state', 'in', [...from]);
    const [changed] = await this.#writer.unit(
      deciding(update.compile()),
      ...(event === undefined ? [] : [auditStatement(this.#db, event)]),
    );
    return changed === 1;
  }

  /** Stores the outcome of a part. False if another part was stored meanwhile, or the lookback is not running. */
  async finish(lookback: Lookback, { lookedTo, scanned, unreadable, hits }: LookbackPart): Promise<boolean> {
    const progress = this.#db
      .updateTable('lookback')
      .set({
        step: lookback.step + 1,
        looked_to: lookedTo,
        scanned: lookback.scanned + scanned,
        unreadable: lookback.unreadable + unreadable,
        found: lookback.found + hits.length,
      })
      .where('id', '=', lookback.id)
      .where('state', '=', 'running')
      .where('step', '=', lookback.step);
    const inserts = hits.map((hit, at) =>
      // A screening that was erased meanwhile leaves no hit behind.
      sql`insert into lookback_hit (lookback, number, screening_id, match_json)
        select ${lookback.id}, cast(${lookback.found + at + 1} as bigint), id, ${matchOf(hit)}
        from screening where id = ${hit.screeningId}`.compile(this.#db),
    );
    const [stored] = await this.#writer.unit(deciding(progress.compile()), ...inserts);
    return stored === 1;
  }

  /** Hits after a number, in order. */
  async hits(lookback: string, after: number, limit: number): Promise<readonly LookbackHit[]> {
    const query = this.#db.selectFrom('lookback_hit').selectAll().where('lookback', '=', lookback);
    const rows = await query.where('number', '>', after).orderBy('number').limit(limit).execute();
    return rows.map(toLookbackHit);
  }

  /** Number of hits that are still stored. */
  async hitCount(lookback: string): Promise<number> {
    const query = this.#db.selectFrom('lookback_hit').select(({ fn }) => fn.countAll().as('n'));
    return Number((await query.where('lookback', '=', lookback).executeTakeFirst())?.n ?? 0);
  }

  /** Lookbacks whose names or reason contain a text, ignoring case. */
  async about(text: string): Promise<readonly string[]> {
    const wanted = folded(text);
    const found: string[] = [];
    for (let before: number | undefined; ; ) {
      const page = await this.page(undefined, before, AT_ONCE);
      for (const { id, entity, reason } of page) {
        const texts = [...entity.names, ...(entity.weakNames ?? []), reason ?? ''];
        if (texts.some((one) => folded(one).includes(wanted))) found.push(id);
      }
      if (page.length < AT_ONCE) return found;
      before = page.at(-1)?.place;
    }
  }

  /** Deletes lookbacks with their hits. */
  async erase(ids: readonly string[], event: AuditEvent): Promise<void> {
    if (ids.length === 0) return;
    const these = sql`in (${sql.join(ids)})`;
    await this.#writer.unit(
      sql`delete from lookback_hit where lookback ${these}`.compile(this.#db),
      sql`delete from lookback where id ${these}`.compile(this.#db),
      // Answers stored for repeated requests contain the names too.
      ...ids.map((id) => sql`delete from idempotency_key where body like ${`%"${id}"%`}`.compile(this.#db)),
      auditStatement(this.#db, { ...event, detail: { ...event.detail, lookbacks: ids } }),
    );
  }

  /** Deletes some lookbacks that ended before a time. Resolves with their number. */
  async purgeEnded(cutoffMs: number, event: AuditEvent): Promise<number> {
    const query = this.#db.selectFrom('lookback').select('id').where('ended_at', '<', cutoffMs).limit(AT_ONCE);
    const ids = (await query.execute()).map(({ id }) => id);
    await this.erase(ids, event);
    return ids.length;
  }
}

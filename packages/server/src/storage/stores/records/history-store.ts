import { type Kysely, type RawBuilder, sql } from 'kysely';
import { firstIdAt } from '../../../ids/screening-time.ts';
import type { Dialect } from '../../dialect.ts';
import { listedNumbers } from '../../dialect.ts';
import type { FoundInHistory, History, HistoryFilter, HistoryIds, HistorySlice } from '../../ports/history.ts';
import type { Tables } from '../../tables.ts';
import { storable } from '../../writing/history-columns.ts';
import { unpackBody } from '../../writing/pack-body.ts';

/** Screenings looked at in one go where no index gives those of all filters: some milliseconds. */
const LOOKED_AT = 5_000;
const COUNTED_AT_ONCE = 5_000;

type Condition = RawBuilder<boolean>;
type Looked = { readonly seq: number; readonly id: Buffer; readonly fits: number | boolean };

/** Finds recorded screenings by the index of one filter, and compares the others. */
export class KyselyHistory implements History {
  readonly #db: Kysely<Tables>;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, dialect: Dialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  async page(filter: HistoryFilter, before: Buffer | undefined, limit: number): Promise<HistorySlice> {
    const { shown, lookedTo } = await this.#find(filter, before, limit);
    return { items: await this.#read(shown), lookedTo };
  }

  async ids(filter: HistoryFilter, before: Buffer | undefined, limit: number): Promise<HistoryIds> {
    const { shown, lookedTo } = await this.#find(filter, before, limit);
    return { ids: shown.map(({ id }) => id), lookedTo };
  }

  async count(filter: HistoryFilter): Promise<number> {
    let count = 0;
    for (let before: Buffer | undefined; ; ) {
      const { shown, lookedTo } = await this.#find(filter, before, COUNTED_AT_ONCE);
      count += shown.length;
      if (lookedTo === null) return count;
      before = lookedTo;
    }
  }

  async countGone(filter: HistoryFilter): Promise<number> {
    const actorIds = filter.actors === undefined ? undefined : await this.#actorIds(filter.actors);
    if (actorIds?.length === 0) return 0;
    const ofActors = actorIds === undefined ? EVERYTHING : sql<boolean>`actor_id in (${sql.join(actorIds)})`;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from erased_screening where ${rangeOf({ ...filter, upTo: undefined }, undefined)} and ${ofActors}`.execute(
      this.#db,
    );
    return Number(rows[0]?.n ?? 0);
  }

  async newest(): Promise<number> {
    const query = this.#db.selectFrom('screening').select('seq').orderBy('seq', 'desc').limit(1);
    return Number((await query.executeTakeFirst())?.seq ?? 0);
  }

  /** Those of a page without their contents. */
  async #find(
    filter: HistoryFilter,
    before: Buffer | undefined,
    limit: number,
  ): Promise<{ readonly shown: readonly Looked[]; readonly lookedTo: Buffer | null }> {
    const range = rangeOf(filter, before);
    const actorIds = filter.actors === undefined ? undefined : await this.#actorIds(filter.actors);
    if (actorIds?.length === 0) return { shown: [], lookedTo: null };
    const parts = (actorIds ?? [undefined]).map((actorId) => this.#look(filter, actorId, range, limit));
    const slices = await Promise.all(parts);
    // Each actor's were looked through to a place of its own: before the latest of them, some may be missing.
    const reached = slices.flatMap(({ lookedTo }) => lookedTo ?? []).sort((a, b) => b.compare(a))[0];
    const found = slices
      .flatMap(({ fitting }) => fitting)
      .filter(({ id }) => reached === undefined || id.compare(reached) >= 0)
      .sort((a, b) => b.id.compare(a.id));
    const shown = found.slice(0, limit);
    const isCut = found.length > limit;
    return { shown, lookedTo: (isCut ? shown.at(-1)?.id : reached) ?? null };
  }

  /** Looks along the index that fits fewest; `lookedTo` is null at the end. */
  async #look(
    filter: HistoryFilter,
    actorId: number | undefined,
    range: Condition,
    limit: number,
  ): Promise<{ readonly fitting: readonly Looked[]; readonly lookedTo: Buffer | null }> {
    const { indexed, others } = conditionsOf(filter, actorId);
    const along = indexed.length > 1 ? await this.#rarest(indexed, range) : (indexed[0] ?? EVERYTHING);
    const compared = [...indexed.filter((one) => one !== along), ...others];
    const most = compared.length === 0 ? limit + 1 : LOOKED_AT;
    const fits = compared.length === 0 ? sql`1` : sql`case when ${sql.join(compared, sql` and `)} then 1 else 0 end`;
    const { rows } = await sql<Looked>`
      select seq, id, ${fits} as fits from screening where ${along} and ${range} order by id desc limit ${most}`.execute(
      this.#db,
    );
    const fitting = rows.filter((row) => Number(row.fits) === 1);
    return { fitting, lookedTo: rows.length < most ? null : (rows.at(-1)?.id ?? null) };
  }

  /** The condition that fits fewest, as far as it is worth counting. */
  async #rarest(conditions: readonly Condition[], range: Condition): Promise<Condition> {
    const counts = await Promise.all(
      conditions.map(async (condition) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from
          (select 1 from screening where ${condition} and ${range} limit ${LOOKED_AT}) as counted`.execute(this.#db);
        return { condition, n: Number(rows[0]?.n ?? 0) };
      }),
    );
    return counts.sort((a, b) => a.n - b.n)[0]?.condition ?? EVERYTHING;
  }

  async #read(found: readonly Looked[]): Promise<readonly FoundInHistory[]> {
    if (found.length === 0) return [];
    const rows = await this.#db
      .selectFrom('screening as s')
      .innerJoin('context', 'context.id', 's.context_id')
      .innerJoin('actor', 'actor.id', 's.actor_id')
      .select(['s.id', 's.outcome', 's.total', 's.body', 's.policy', 's.external_ref as externalRef'])
      .select(['context.body as context', 'actor.name as actor'])
      .where(
        's.id',
        'in',
        found.map(({ id }) => id),
      )
      .where(
        sql<boolean>`s.seq in ${listedNumbers(
          this.#dialect,
          found.map(({ seq }) => seq),
        )}`,
      )
      .orderBy('s.id', 'desc')
      .execute();
    return rows.map(({ body, policy, ...row }) => {
      const text = unpackBody(body, Buffer.from(row.context));
      const end = text.indexOf('\n');
      return { ...row, policy: policy ?? 'default', request: text.slice(0, end), answer: text.slice(end + 1) };
    });
  }

  async #actorIds(names: readonly string[]): Promise<readonly number[]> {
    if (names.length === 0) return [];
    const rows = await this.#db.selectFrom('actor').select('id').where('name', 'in', names).execute();
    return rows.map(({ id }) => Number(id));
  }
}

const EVERYTHING: Condition = sql<boolean>`1 = 1`;

function rangeOf({ fromMs, toMs, upTo }: HistoryFilter, before: Buffer | undefined): Condition {
  const conditions: Condition[] = [
    ...(fromMs === undefined ? [] : [sql<boolean>`id >= ${firstIdAt(fromMs)}`]),
    ...(toMs === undefined ? [] : [sql<boolean>`id < ${firstIdAt(toMs)}`]),
    ...(before === undefined ? [] : [sql<boolean>`id < ${before}`]),
    ...(upTo === undefined ? [] : [sql<boolean>`seq <= ${upTo}`]),
  ];
  return conditions.length === 0 ? EVERYTHING : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Conditions that an index answers, and those that fit most screenings, which none does. */
function conditionsOf(
  { outcome, policy, externalRef, hasResults }: HistoryFilter,
  actorId: number | undefined,
): { readonly indexed: readonly Condition[]; readonly others: readonly Condition[] } {
  const indexed: Condition[] = [];
  const others: Condition[] = [];
  // The databases use an index of some values only where a statement names the values that it leaves out.
  if (externalRef !== undefined)
    indexed.push(sql<boolean>`external_ref is not null and external_ref = ${storable(externalRef)}`);
  if (policy === 'default') others.push(sql<boolean>`policy is null`);
  else if (policy !== undefined) indexed.push(sql<boolean>`policy is not null and policy = ${policy}`);
  if (actorId !== undefined) indexed.push(sql<boolean>`actor_id = ${actorId}`);
  if (outcome === 'no_match') others.push(sql<boolean>`outcome = 'no_match'`);
  else if (outcome !== undefined) indexed.push(sql<boolean>`outcome <> 'no_match' and outcome = ${outcome}`);
  if (hasResults === true) others.push(sql<boolean>`total > 0`);
  return { indexed, others };
}

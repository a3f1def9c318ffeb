import { type Kysely, type Selectable, sql } from 'kysely';
import { type Dialect, listedNumbers } from '../../../db/dialect.ts';
import type { Tables } from '../../../db/tables.ts';
import { unpackBody } from '../../../db/writing/screening-columns.ts';
import type {
  FoundInHistory,
  HistoryFilter,
  HistoryIds,
  HistorySlice,
  HistoryWalk,
  InboxPlace,
} from './history-query.ts';
import { type Condition, conditionsOf, EVERYTHING, inOrderOf, placeIn, rangeOf, wayOf } from './history-walk.ts';

/** Screenings compared at once if no index covers all filters: takes some milliseconds. */
const LOOKED_AT = 5_000;
const COUNTED_AT_ONCE = 5_000;

type Row = { readonly seq: number; readonly id: Buffer; readonly score: number; readonly fits: number | boolean };
type Looked = Pick<Row, 'seq' | 'id'> & { readonly place: Buffer };
type Slice = { readonly fitting: readonly Looked[]; readonly lookedTo: Buffer | null };

/** Finds recorded screenings by the index of one filter, and compares the others. */
export class History {
  readonly #db: Kysely<Tables>;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, dialect: Dialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  /**
   * At most `limit` screenings after a place. Compares a limited number, so that other requests do not wait. It may
   * return fewer if several filters each fit many screenings but together only a few.
   */
  async page(filter: HistoryFilter, walk: HistoryWalk): Promise<HistorySlice> {
    const { shown, lookedTo } = await this.#find(filter, walk);
    return { items: await this.#read(shown, filter), lookedTo };
  }

  /** As `page`, but only the ids. */
  async ids(filter: HistoryFilter, walk: HistoryWalk): Promise<HistoryIds> {
    const { shown, lookedTo } = await this.#find(filter, walk);
    return { ids: shown.map(({ id }) => id), lookedTo };
  }

  /**
   * Number of screenings that fit a filter of times, actors and `upTo`. Counts in parts, so that other requests do not
   * wait.
   */
  async count(filter: HistoryFilter): Promise<number> {
    let count = 0;
    for (let after: Buffer | undefined; ; ) {
      const { shown, lookedTo } = await this.#find(filter, { after, limit: COUNTED_AT_ONCE });
      count += shown.length;
      if (lookedTo === null) return count;
      after = lookedTo;
    }
  }

  /** Number of erased or purged screenings in this range of times and actors, as far as the ledger still has them. */
  async countGone(filter: HistoryFilter): Promise<number> {
    const actorIds = filter.actors === undefined ? undefined : await this.#actorIds(filter.actors);
    if (actorIds?.length === 0) return 0;
    const ofActors = actorIds === undefined ? EVERYTHING : sql<boolean>`actor_id in (${sql.join(actorIds)})`;
    const range = rangeOf({ ...filter, upTo: undefined }, {}, sql.ref('erased_screening.id'));
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from erased_screening where ${range} and ${ofActors}`.execute(this.#db);
    return Number(rows[0]?.n ?? 0);
  }

  /** Number of the newest row; 0 if there is none. */
  async newest(): Promise<number> {
    const query = this.#db.selectFrom('screening').select('seq').orderBy('seq', 'desc').limit(1);
    return Number((await query.executeTakeFirst())?.seq ?? 0);
  }

  /** Screenings of a page, without their contents. */
  async #find(
    filter: HistoryFilter,
    walk: HistoryWalk,
  ): Promise<{ readonly shown: readonly Looked[]; readonly lookedTo: Buffer | null }> {
    const { limit, order = 'newest' } = walk;
    const actorIds = filter.actors === undefined ? undefined : await this.#actorIds(filter.actors);
    if (actorIds?.length === 0) return { shown: [], lookedTo: null };
    const parts = (actorIds ?? [undefined]).map((actorId) => this.#look(filter, actorId, walk));
    const slices = await Promise.all(parts);
    const inOrder = inOrderOf(order);
    // Each actor's screenings were searched up to a different place. Beyond the first of these, some may be missing.
    const reached = slices.flatMap(({ lookedTo }) => lookedTo ?? []).sort(inOrder)[0];
    const found = slices
      .flatMap(({ fitting }) => fitting)
      .filter(({ place }) => reached === undefined || inOrder(place, reached) <= 0)
      .sort((a, b) => inOrder(a.place, b.place));
    const shown = found.slice(0, limit);
    const isCut = found.length > limit;
    return { shown, lookedTo: (isCut ? shown.at(-1)?.place : reached) ?? null };
  }

  /** Searches the inbox, or the index with the fewest matches; `lookedTo` is null at the end. */
  async #look(filter: HistoryFilter, actorId: number | undefined, walk: HistoryWalk): Promise<Slice> {
    const { indexed, others } = conditionsOf(filter, actorId);
    const { from, range, score, order, ...way } = wayOf(filter, walk);
    const along = way.along ?? (indexed.length > 1 ? await this.#rarest(indexed, range) : (indexed[0] ?? EVERYTHING));
    const compared = [...indexed.filter((one) => one !== along), ...others, ...way.compared];
    const most = compared.length === 0 ? walk.limit + 1 : LOOKED_AT;
    const fits = compared.length === 0 ? sql`1` : sql`case when ${sql.join(compared, sql` and `)} then 1 else 0 end`;
    const { rows } = await sql<Row>`
      select screening.seq, screening.id, ${score} as score, ${fits} as fits from ${from} where ${along} and ${range}
      order by ${order} limit ${most}`.execute(this.#db);
    const placed = rows.map((row) => ({ ...row, place: placeIn(walk.order ?? 'newest', row.id, row.score) }));
    const fitting = placed.filter((row) => Number(row.fits) === 1);
    return { fitting, lookedTo: rows.length < most ? null : (placed.at(-1)?.place ?? null) };
  }

  /** The condition with the fewest matches, counted up to a limit. */
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

  async #read(found: readonly Looked[], { inbox }: HistoryFilter): Promise<readonly FoundInHistory[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    // Read before the decisions, which the caller reads: a later decision changes the version.
    const places = inbox === undefined ? new Map<string, InboxPlace>() : await this.#places(ids);
    const batches = await this.#batchesOf(ids);
    const rows = await this.#db
      .selectFrom('screening as s')
      .innerJoin('context', 'context.id', 's.context_id')
      .innerJoin('actor', 'actor.id', 's.actor_id')
      .select(['s.id', 's.outcome', 's.total', 's.body', 's.policy', 's.external_ref as externalRef'])
      .select(['context.body as context', 'actor.name as actor'])
      .where('s.id', 'in', ids)
      .where(
        sql<boolean>`s.seq in ${listedNumbers(
          this.#dialect,
          found.map(({ seq }) => seq),
        )}`,
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id.toString('hex'), row]));
    return found.flatMap(({ id, place }) => {
      const key = id.toString('hex');
      const stored = byId.get(key);
      // Erased meanwhile.
      if (stored === undefined) return [];
      const { body, policy, ...row } = stored;
      const text = unpackBody(body, Buffer.from(row.context));
      const end = text.indexOf('\n');
      return {
        ...row,
        policy: policy ?? 'default',
        request: text.slice(0, end),
        answer: text.slice(end + 1),
        batch: batches.get(key) ?? null,
        inbox: places.get(key) ?? null,
        place,
      };
    });
  }

  async #places(ids: readonly Buffer[]): Promise<ReadonlyMap<string, InboxPlace>> {
    const query = this.#db.selectFrom('inbox').selectAll().where('screening_id', 'in', ids);
    return new Map((await query.execute()).map((row) => [row.screening_id.toString('hex'), placeOf(row)]));
  }

  async #batchesOf(ids: readonly Buffer[]): Promise<ReadonlyMap<string, string>> {
    const query = this.#db
      .selectFrom('batch_row')
      .select(['screening_id as id', 'batch'])
      .where('screening_id', 'in', ids);
    return new Map(
      (await query.execute()).flatMap(({ id, batch }) => (id === null ? [] : [[id.toString('hex'), batch]])),
    );
  }

  async #actorIds(names: readonly string[]): Promise<readonly number[]> {
    if (names.length === 0) return [];
    const rows = await this.#db.selectFrom('actor').select('id').where('name', 'in', names).execute();
    return rows.map(({ id }) => Number(id));
  }
}

function placeOf(row: Selectable<Tables['inbox']>): InboxPlace {
  const version = Number(row.version);
  if (row.counted_version === null || Number(row.counted_version) !== version) return { version, counted: null };
  const { open_hits: open, open_high: openHigh, proposed_hits: proposed, proposed_high: proposedHigh } = row;
  const [openScore, proposedScore] = [pointsOf(row.open_score), pointsOf(row.proposed_score)];
  return {
    version,
    counted: {
      open: open ?? 0,
      openHigh: openHigh ?? 0,
      openScore,
      proposed: proposed ?? 0,
      proposedHigh: proposedHigh ?? 0,
      proposedScore,
    },
  };
}

const pointsOf = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

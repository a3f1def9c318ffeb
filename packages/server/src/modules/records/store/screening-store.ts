import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { unpackBody } from '../../../db/writing/screening-columns.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** One screening to be recorded. */
type ScreeningRecord = {
  /** 16 bytes, see `newScreeningId`. */
  readonly id: Buffer;
  /** Shared context of the screening, from `ScreeningStore.internContext`. */
  readonly contextId: number;
  /** Caller: `token:…` or `user:…`. */
  readonly actor: string;
  readonly outcome: string;
  /** Number of results before the limit. */
  readonly total: number;
  /** JSON of the submitted members. */
  readonly request: string;
  /** JSON of the answer as it was returned. */
  readonly answer: string;
};

/** A recorded screening as it is read. */
export type StoredScreening = Omit<ScreeningRecord, 'contextId'> & { readonly context: string };

/** Maximum number of cached contexts: there is one per list refresh and policy, so few are in use at a time. */
const MAX_REMEMBERED = 200;

type Shared = { readonly context: string; readonly dictionary: Buffer };

/** Called with a durable screening and the seconds that recording took. */
export type OnRecorded = (screening: ScreeningRecord, seconds: number) => void;

/** Screenings. A no-match takes about 220 bytes with its index entry and its proof. */
export class ScreeningStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #contexts = new Map<string, Promise<number>>();
  readonly #actors = new Map<string, Promise<number>>();
  readonly #inFlight = new Set<Promise<void>>();
  #onRecorded: OnRecorded = () => {};

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /**
   * Interns what many screenings share: lists with versions and hashes, engine, model and policy, as JSON in the format
   * of an answer. It is also the compression dictionary of answers. Equal text gives the same id.
   */
  internContext(context: string): Promise<number> {
    return remember(this.#contexts, context, async () => {
      const hash = createHash('sha256').update(context).digest();
      const insert = this.#db
        .insertInto('context')
        .values({ hash, body: context })
        .onConflict((on) => on.doNothing());
      await this.#writer.unit(insert.compile());
      const found = await this.#db
        .selectFrom('context')
        .select('id')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      this.#writer.dictionary(found.id, context);
      return found.id;
    });
  }

  /** Resolves once the record would survive a power cut. Rejects if it could not be written: then do not answer. */
  record(screening: ScreeningRecord): Promise<void> {
    const recorded = this.#record(screening);
    this.#inFlight.add(recorded);
    const done = (): boolean => this.#inFlight.delete(recorded);
    recorded.then(done, done);
    return recorded;
  }

  /** Resolves when all `record` calls so far have settled. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#inFlight);
  }

  /** Calls `onRecorded` for every further screening once it is durable. */
  watch(onRecorded: OnRecorded): void {
    this.#onRecorded = onRecorded;
  }

  async #record(screening: ScreeningRecord): Promise<void> {
    const startedMs = performance.now();
    const actorId = await this.#internActor(screening.actor);
    await this.#writer.screening({ ...screening, actorId });
    this.#onRecorded(screening, (performance.now() - startedMs) / 1_000);
  }

  async find(id: Buffer): Promise<StoredScreening | undefined> {
    return (await this.findAll([id]))[0];
  }

  /** Stored screenings with these ids, in any order. */
  async findAll(ids: readonly Buffer[]): Promise<readonly StoredScreening[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('screening')
      .innerJoin('actor', 'actor.id', 'screening.actor_id')
      .select(['screening.id', 'outcome', 'total', 'screening.body', 'context_id', 'actor.name as actor'])
      .where('screening.id', 'in', [...ids])
      .execute();
    // Many screenings share a context of many kilobytes, so each is read once.
    const contexts = await this.#contextsOf(new Set(rows.map((row) => row.context_id)));
    return rows.flatMap(({ id, actor, outcome, total, body: packed, context_id: contextId }) => {
      const shared = contexts.get(contextId);
      if (shared === undefined) return [];
      const body = unpackBody(packed, shared.dictionary);
      const end = body.indexOf('\n');
      const { context } = shared;
      return [{ id, actor, outcome, total, context, request: body.slice(0, end), answer: body.slice(end + 1) }];
    });
  }

  async #contextsOf(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, Shared>> {
    if (ids.size === 0) return new Map();
    const query = this.#db
      .selectFrom('context')
      .select(['id', 'body'])
      .where('id', 'in', [...ids]);
    const rows = await query.execute();
    return new Map(rows.map(({ id, body }) => [id, { context: body, dictionary: Buffer.from(body) }]));
  }

  #internActor(name: string): Promise<number> {
    return remember(this.#actors, name, async () => {
      const insert = this.#db
        .insertInto('actor')
        .values({ name })
        .onConflict((on) => on.doNothing());
      await this.#writer.unit(insert.compile());
      const found = await this.#db.selectFrom('actor').select('id').where('name', '=', name).executeTakeFirstOrThrow();
      return found.id;
    });
  }
}

/** Keeps one look-up per key. A failed one is dropped, so that the next may succeed. */
function remember(known: Map<string, Promise<number>>, key: string, find: () => Promise<number>): Promise<number> {
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const found = find();
  known.set(key, found);
  found.catch(() => known.delete(key));
  const oldest = known.keys().next();
  if (known.size > MAX_REMEMBERED && oldest.done !== true) known.delete(oldest.value);
  return found;
}

import { ENTITY_TYPES } from '@namesake/engine/vocabulary';
import { type Kysely, sql } from 'kysely';
import { rowDigestOf } from '../../db/clearing/row-digests.ts';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import { type Dialect, listed, listedNumbers } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import type { Writer } from '../../db/writing/writer.ts';
import { activating, ending } from './activation-statements.ts';
import { ListTimes } from './list-times.ts';
import type {
  ActivatedVersion,
  DelistedRow,
  ListActivation,
  ListChangeKind,
  ListingEvent,
  ListVersionFacts,
  ProvedListVersion,
  SearchedVersion,
  StoredListVersion,
} from './list-version.ts';
import { SearchedLists } from './searched-lists.ts';

/** Stores versions of lists. */
export class ListVersionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #searched: SearchedLists;
  readonly #times: ListTimes;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#searched = new SearchedLists(db, prover);
    this.#times = new ListTimes(db, prover);
  }

  /** Activates these versions, all or none, and ends those in `gone`. Versions already searched are unaffected. */
  async activate(versions: readonly ActivatedVersion[], gone: readonly string[], atMs: number): Promise<void> {
    const following = new Map((await this.#times.following(versions, gone, atMs)).map((row) => [row.list, row]));
    const digests = new Map([...following].map(([list, row]) => [list, rowDigestOf('list_activation', row)]));
    const on = { db: this.#db, dialect: this.#dialect };
    const statements = versions.flatMap((version) => activating(on, version, following.get(version.list), atMs));
    const ended = gone.flatMap((list) => ending(on, following.get(list)));
    const searched = await this.#searched.statements(versions, atMs, digests);
    if (statements.length + ended.length > 0) await this.#writer.unit(...statements, ...ended, ...searched);
  }

  /** Every version of every list. */
  async all(): Promise<readonly StoredListVersion[]> {
    return (await this.#versions().execute()).map(toVersion);
  }

  /** The searched version of each list. */
  async active(): Promise<readonly StoredListVersion[]> {
    return (await this.all()).filter(({ active }) => active);
  }

  /**
   * The version searched last of each list, including lists that are gone; none for lists from before this was recorded
   * (0037).
   */
  searched(): Promise<readonly SearchedVersion[]> {
    return this.#searched.all();
  }

  /** The version searched of each list at a moment, without lists that are proved to have been added later. */
  async activeAt(atMs: number): Promise<readonly ListActivation[]> {
    const inForce = await this.#times.at(atMs);
    const seqs = inForce.flatMap(({ row }) => row?.version_seq ?? []);
    const query = this.#versions().where(sql<boolean>`v.seq in ${listedNumbers(this.#dialect, seqs)}`);
    const versions = new Map((await query.execute()).map((row) => [row.seq, row]));
    return inForce.map(({ list, row, isProved }) => {
      const found = versions.get(row?.version_seq ?? 0);
      const isOf = row !== undefined && this.#times.isOf(row, found);
      const version = found === undefined ? null : toVersion(found);
      return { list, at: row?.at ?? 0, version, isProved: isProved && isOf };
    });
  }

  /** Versions of a list, newest first, below `beforeSeq` if given. */
  async list(list: string, limit: number, beforeSeq = Number.MAX_SAFE_INTEGER): Promise<readonly StoredListVersion[]> {
    const query = this.#versions().where('v.list', '=', list).where('v.seq', '<', beforeSeq);
    return (await query.orderBy('v.seq', 'desc').limit(limit).execute()).map(toVersion);
  }

  /** The version of a list that was searched first. */
  async first(list: string): Promise<StoredListVersion | undefined> {
    const row = await this.#versions().where('v.list', '=', list).orderBy('v.seq').limit(1).executeTakeFirst();
    return row === undefined ? undefined : toVersion(row);
  }

  /** Versions of a list whose file hash or listings hash starts with the prefix, newest first. */
  async find(list: string, prefix: string): Promise<readonly ProvedListVersion[]> {
    const query = this.#versions()
      .where('v.list', '=', list)
      .where(({ or, eb }) => or([eb('v.sha256', 'like', `${prefix}%`), eb('v.content', 'like', `${prefix}%`)]));
    const rows = await query.orderBy('v.seq', 'desc').execute();
    const firsts = rows.map(({ first_seq: seq }) => seq);
    const first = this.#db.selectFrom('list_activation').selectAll();
    const found = await first.where(sql<boolean>`seq in ${listedNumbers(this.#dialect, firsts)}`).execute();
    const bySeq = new Map(found.map((row) => [row.seq, row]));
    return rows.map((row) => {
      const activation = bySeq.get(row.first_seq);
      return { ...toVersion(row), isProved: activation !== undefined && this.#times.isOf(activation, row) };
    });
  }

  /** History of these listings, oldest first. */
  async events(listings: readonly string[]): Promise<readonly ListingEvent[]> {
    const rows = await this.#versions()
      .innerJoin('list_activation as a', 'a.version_seq', 'v.seq')
      .innerJoin('list_change as c', 'c.activation_seq', 'a.seq')
      .select(['c.listing', 'c.change', 'c.fields_json', 'a.at'])
      .where(sql<boolean>`c.listing in ${listed(this.#dialect, listings)}`)
      .orderBy('a.seq')
      .orderBy('c.listing')
      .execute();
    return rows.map((row) => ({
      listing: row.listing,
      change: changeOf(row.change),
      fields: JSON.parse(row.fields_json),
      at: row.at,
      version: toVersion(row),
    }));
  }

  /** Listings of a list that were removed and did not return, latest first. */
  async delisted(list: string): Promise<readonly DelistedRow[]> {
    const rows = await this.#db
      .selectFrom('list_change as c')
      .innerJoin('list_activation as a', 'a.seq', 'c.activation_seq')
      .select(['c.listing', 'c.name', 'c.entity_type', 'c.fields_json', 'a.at'])
      .where('a.list', '=', list)
      .where('c.change', '=', 'removed')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('list_change as later')
              .select('later.listing')
              .whereRef('later.listing', '=', 'c.listing')
              .whereRef('later.activation_seq', '>', 'c.activation_seq')
              .where('later.change', 'in', ['added', 'removed']),
          ),
        ),
      )
      .orderBy('a.seq', 'desc')
      .orderBy('c.listing')
      .execute();
    return rows.map(({ listing, name, entity_type, fields_json, at }) => ({
      listing,
      name,
      entityType: ENTITY_TYPES.find((type) => type === entity_type) ?? null,
      inFile: fields_json !== '[]',
      at,
    }));
  }

  /** Number of the last activation; 0 if there was none. */
  async lastActivation(): Promise<number> {
    const query = this.#db.selectFrom('list_activation').select(({ fn }) => fn.max('seq').as('seq'));
    return Number((await query.executeTakeFirst())?.seq ?? 0);
  }

  /**
   * Listings added, changed or removed after an activation, at most `limit`. Undefined if unknown: a list was added or
   * removed since, or there is no proof of what is searched.
   */
  async changedSince(activation: number, limit: number): Promise<readonly string[] | undefined> {
    const after = this.#db.selectFrom('list_activation').selectAll().where('seq', '>', activation);
    const rows = await after.execute();
    if (rows.length === 0 || rows.some(({ version_seq: version, added }) => version === null || added === null))
      return undefined;
    const changes = this.#db.selectFrom('list_change').select('listing').distinct();
    return (await changes.where('activation_seq', '>', activation).limit(limit).execute()).map(
      ({ listing }) => listing,
    );
  }

  /** Contents of which no version was searched at or after this moment. */
  async expired(beforeMs: number): Promise<readonly string[]> {
    const spans = sql<{ content: string; until: number }>`
      select v.content, max(coalesce(
        (select min(b.at) from list_activation b where b.list = a.list and b.seq > a.seq), ${Number.MAX_SAFE_INTEGER}
      )) as until
      from list_activation a join list_version v on v.seq = a.version_seq where v.kept = 1
        and v.content not in (select content from list_hold where content is not null) group by v.content`;
    const { rows } = await spans.execute(this.#db);
    return rows.filter(({ until }) => until < beforeMs).map(({ content }) => content);
  }

  /** All stored contents. */
  async contents(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('list_version').select('content').distinct().where('kept', '=', 1);
    return (await query.execute()).map(({ content }) => content);
  }

  /** Records that this content is no longer stored. */
  async drop(content: string): Promise<void> {
    const update = this.#db.updateTable('list_version').set({ kept: 0 }).where('content', '=', content);
    await this.#writer.unit(update.compile());
  }

  /** Versions with the time of their first search, and whether they are active. */
  #versions() {
    return this.#db
      .selectFrom('list_version as v')
      .innerJoin('list_activation as first', (join) =>
        join.on('first.seq', '=', (query) =>
          query
            .selectFrom('list_activation')
            .select(({ fn }) => fn.min('seq').as('seq'))
            .whereRef('version_seq', '=', 'v.seq'),
        ),
      )
      .select(({ selectFrom }) =>
        selectFrom('list_activation as latest')
          .select('latest.version_seq')
          .whereRef('latest.list', '=', 'v.list')
          .orderBy('latest.seq', 'desc')
          .limit(1)
          .as('active_seq'),
      )
      .selectAll('v')
      .select(['first.at as accepted_at', 'first.seq as first_seq', 'first.added', 'first.changed', 'first.removed']);
  }
}

type VersionRow = Omit<Tables['list_version'], 'seq'> & {
  readonly seq: number;
  readonly accepted_at: number;
  readonly first_seq: number;
  readonly active_seq: number | null;
  readonly added: number | null;
  readonly changed: number | null;
  readonly removed: number | null;
};

function toVersion(row: VersionRow): StoredListVersion {
  const { added, changed, removed } = row;
  const facts: ListVersionFacts = {
    list: row.list,
    sha256: row.sha256,
    content: row.content,
    version: row.version,
    publishedAt: row.published_at,
    checkedAt: row.checked_at,
    records: row.records,
    rejected: row.rejected,
    bytes: row.bytes,
    fileName: row.file_name,
  };
  return {
    ...facts,
    seq: row.seq,
    acceptedAt: row.accepted_at,
    counts: added === null || changed === null || removed === null ? null : { added, changed, removed },
    active: row.active_seq === row.seq,
    kept: row.kept === 1,
  };
}

function changeOf(text: string): ListChangeKind {
  return text === 'added' || text === 'removed' ? text : 'changed';
}

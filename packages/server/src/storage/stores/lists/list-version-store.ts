import { ENTITY_TYPES } from '@namesake/engine/vocabulary';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { RowProver } from '../../clearing/row-prover.ts';
import { type Dialect, listed } from '../../dialect.ts';
import type {
  ActivatedVersion,
  DelistedRow,
  ListActivation,
  ListChangeKind,
  ListingEvent,
  ListVersionFacts,
  ListVersionStore,
  SearchedVersion,
  StoredListVersion,
} from '../../ports/list-versions.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { holdStatements } from './held-removal-store.ts';
import { SearchedLists } from './searched-lists.ts';

/** Versions of lists. */
export class KyselyListVersionStore implements ListVersionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #searched: SearchedLists;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#searched = new SearchedLists(db, prover);
  }

  async activate(versions: readonly ActivatedVersion[], gone: readonly string[], atMs: number): Promise<void> {
    const statements = versions.flatMap((version) => this.#activation(version, atMs));
    const ended = gone.map((list) =>
      sql`
        insert into list_activation (list, version_seq, at)
        select list, null, ${atMs} from list_activation
        where seq = (select max(seq) from list_activation where list = ${list}) and version_seq is not null`.compile(
        this.#db,
      ),
    );
    const searched = await this.#searched.statements(versions, atMs);
    if (statements.length + ended.length > 0) await this.#writer.unit(...statements, ...ended, ...searched);
  }

  async all(): Promise<readonly StoredListVersion[]> {
    return (await this.#versions().execute()).map(toVersion);
  }

  async active(): Promise<readonly StoredListVersion[]> {
    return (await this.all()).filter(({ active }) => active);
  }

  searched(): Promise<readonly SearchedVersion[]> {
    return this.#searched.all();
  }

  async activeAt(atMs: number): Promise<readonly ListActivation[]> {
    const rows = await this.#db
      .selectFrom('list_activation')
      .selectAll()
      .where('seq', 'in', (query) =>
        query
          .selectFrom('list_activation')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .where('at', '<=', atMs)
          .groupBy('list'),
      )
      .orderBy('list')
      .execute();
    const versions = new Map((await this.#versions().execute()).map((row) => [row.seq, toVersion(row)]));
    return rows.map(({ list, at, version_seq }) => ({ list, at, version: versions.get(version_seq ?? 0) ?? null }));
  }

  async list(list: string, limit: number, beforeSeq = Number.MAX_SAFE_INTEGER): Promise<readonly StoredListVersion[]> {
    const query = this.#versions().where('v.list', '=', list).where('v.seq', '<', beforeSeq);
    return (await query.orderBy('v.seq', 'desc').limit(limit).execute()).map(toVersion);
  }

  async first(list: string): Promise<StoredListVersion | undefined> {
    const row = await this.#versions().where('v.list', '=', list).orderBy('v.seq').limit(1).executeTakeFirst();
    return row === undefined ? undefined : toVersion(row);
  }

  async find(list: string, prefix: string): Promise<readonly StoredListVersion[]> {
    const query = this.#versions()
      .where('v.list', '=', list)
      .where(({ or, eb }) => or([eb('v.sha256', 'like', `${prefix}%`), eb('v.content', 'like', `${prefix}%`)]));
    return (await query.orderBy('v.seq', 'desc').execute()).map(toVersion);
  }

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

  async contents(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('list_version').select('content').distinct().where('kept', '=', 1);
    return (await query.execute()).map(({ content }) => content);
  }

  async drop(content: string): Promise<void> {
    const update = this.#db.updateTable('list_version').set({ kept: 0 }).where('content', '=', content);
    await this.#writer.unit(update.compile());
  }

  /** The version, where it is new; that it is searched, where another one was; and what that changed. */
  #activation({ changes, held, ...facts }: ActivatedVersion, atMs: number): CompiledQuery[] {
    const { list, sha256, content } = facts;
    const version = sql`
      insert into list_version
        (list, sha256, content, version, published_at, checked_at, records, rejected, bytes, file_name, kept)
      values (${list}, ${sha256}, ${content}, ${facts.version}, ${facts.publishedAt}, ${facts.checkedAt},
        ${facts.records}, ${facts.rejected}, ${facts.bytes}, ${facts.fileName}, 1)
      on conflict (list, sha256, content) do update set kept = 1`;
    const count = (kind: ListChangeKind): number | null =>
      changes === null ? null : changes.filter(({ change }) => change === kind).length;
    const activation = sql`
      insert into list_activation (list, version_seq, at, added, changed, removed)
      select list, seq, ${atMs}, ${count('added')}, ${count('changed')}, ${count('removed')} from list_version
      where list = ${list} and sha256 = ${sha256} and content = ${content} and seq is distinct from
        (select version_seq from list_activation where list = ${list} order by seq desc limit 1)`;
    const rows = JSON.stringify(
      (changes ?? []).map(({ listing, change, fields, name, entityType }) => [
        ...[listing, change, fields],
        ...(change === 'removed' ? [name, entityType] : []),
      ]),
    );
    const changed = sql`
      insert into list_change (listing, activation_seq, change, fields_json, name, entity_type)
      select j.value ->> 0, a.seq, j.value ->> 1, cast(j.value -> 2 as text), j.value ->> 3, j.value ->> 4
      from list_activation a, ${this.#dialect.elements(rows)}
      where a.seq = (select max(seq) from list_activation where list = ${list}) and a.at = ${atMs}
      on conflict (listing, activation_seq) do nothing`;
    const statements = [version, activation, changed, ...holdStatements(this.#dialect, list, held, atMs)];
    return statements.map((statement) => statement.compile(this.#db));
  }

  /** Versions with when they were first searched, and whether they are. */
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
      .select(['first.at as accepted_at', 'first.added', 'first.changed', 'first.removed']);
  }
}

type VersionRow = Omit<Tables['list_version'], 'seq'> & {
  readonly seq: number;
  readonly accepted_at: number;
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

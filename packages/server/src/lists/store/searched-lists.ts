import type { Kysely, Selectable } from 'kysely';
import { digestOf, type RowDigest, rowDigestOf, withRowDigests } from '../../db/clearing/row-digests.ts';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import { auditStatement } from '../../db/ledger/audit-log.ts';
import type { Tables } from '../../db/tables.ts';
import type { EventStatement, Statement } from '../../db/writing/writer-protocol.ts';
import { latestRowDigests } from '../../modules/decisions/store/latest-row-digests.ts';
import { heldDigest } from './held-removal-store.ts';
import type { ActivatedVersion, SearchedVersion } from './list-version.ts';

type Row = Omit<Selectable<Tables['searched_list']>, 'mac'>;

/**
 * The version and holds searched last of each list, with which a new file is compared. Each row has a MAC, and the
 * audit log has its digest.
 */
export class SearchedLists {
  readonly #db: Kysely<Tables>;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, prover: RowProver) {
    this.#db = db;
    this.#prover = prover;
  }

  async all(): Promise<readonly SearchedVersion[]> {
    const rows = await this.#db.selectFrom('searched_list').selectAll().orderBy('list').execute();
    const audited = (await latestRowDigests(this.#db, 'list.')).searched_list;
    const held = Map.groupBy(await this.#db.selectFrom('list_hold').selectAll().execute(), (hold) => hold.list);
    const known = rows.map((row): SearchedVersion => {
      const digest = digestOf('searched_list', row);
      const isAsAudited = (audited.get(row.list)?.last ?? digest) === digest;
      const isHeld = heldDigest(held.get(row.list) ?? []) === row.held;
      if (!isAsAudited || !isHeld) this.#prover.tell('searched_list', row.list);
      const isProved = this.#prover.isProvedRow('searched_list', row) && isAsAudited;
      return { list: row.list, content: isProved ? row.content : null, isDoubted: !(isProved && isHeld) };
    });
    const missing = [...audited].filter(([list, { last }]) => last !== null && !rows.some((row) => row.list === list));
    for (const [list] of missing) this.#prover.tell('searched_list', list);
    return [...known, ...missing.map(([list]) => ({ list, content: null, isDoubted: true }))];
  }

  /**
   * Statements for newly activated versions.
   * @param times start of each search according to the audit log, by list
   */
  async statements(
    versions: readonly ActivatedVersion[],
    atMs: number,
    times: ReadonlyMap<string, RowDigest>,
  ): Promise<readonly (Statement | EventStatement)[]> {
    const stored = await this.#db.selectFrom('searched_list').selectAll().execute();
    const before = new Map(stored.map((row) => [row.list, row]));
    return versions.flatMap((version) => {
      const { list, sha256, content, publishedAt, held } = version;
      const row: Row = { list, sha256, content, published_at: publishedAt, at: atMs, held: heldDigest(held) };
      const [last, time] = [before.get(list), times.get(list)];
      // The time is that of the first search, and does not change if the same version is searched again.
      const isKnown = last !== undefined && this.#prover.isProvedRow('searched_list', last) && isSame(row, last);
      if (isKnown && time === undefined) return [];
      const detail = { sha256, publishedAt, version: version.version, records: version.records, held: held.length };
      const event = { at: atMs, actor: 'service', action: 'list.searched', target: list, detail, requestId: '' };
      const digests = [...(isKnown ? [] : [rowDigestOf('searched_list', row)]), ...(time === undefined ? [] : [time])];
      return [...(isKnown ? [] : [this.#put(row)]), auditStatement(this.#db, withRowDigests(event, ...digests))];
    });
  }

  #put(row: Row): Statement {
    const proved = { ...row, mac: this.#prover.macOfRow('searched_list', row) };
    const insert = this.#db.insertInto('searched_list').values(proved);
    return insert.onConflict((on) => on.column('list').doUpdateSet(proved)).compile();
  }
}

const isSame = (one: Row, other: Row): boolean =>
  digestOf('searched_list', { ...one, at: 0 }) === digestOf('searched_list', { ...other, at: 0 });

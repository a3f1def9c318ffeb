import type { Kysely, Selectable } from 'kysely';
import { rowId } from '../../db/clearing/clearing-tables.ts';
import { versionDigest } from '../../db/clearing/digests-below.ts';
import { type AuditedDigests, digestOf } from '../../db/clearing/row-digests.ts';
import type { RowProver } from '../../db/clearing/row-prover.ts';
import type { Tables } from '../../db/tables.ts';
import { latestRowDigests } from '../../modules/decisions/store/latest-row-digests.ts';
import type { ListVersionFacts } from './list-version.ts';

type ActivationRow = Selectable<Tables['list_activation']>;
type AuditedActivations = AuditedDigests['list_activation'];

/** The version searched from a moment on, and whether the row matches the record. */
type InForce = { readonly list: string; readonly row: ActivationRow | undefined; readonly isProved: boolean };

/** Row for a version that is activated. `isKept`: the stored facts of its version remain. */
export type NextActivation = Pick<ActivationRow, 'list' | 'number' | 'version_digest' | 'at'> & {
  readonly mac: Buffer;
  readonly isKept: boolean;
};

/**
 * History of which version of a list was searched when. Rows are numbered by list and have a MAC each, and the audit
 * log has their digest: a changed, added or deleted row is noticed when it would decide what was searched at a time.
 */
export class ListTimes {
  readonly #db: Kysely<Tables>;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, prover: RowProver) {
    this.#db = db;
    this.#prover = prover;
  }

  /** What was searched of each list at a moment, without lists that are proved to have been added later. */
  async at(atMs: number): Promise<readonly InForce[]> {
    // Rows are read last, so that a row being written is not reported as missing.
    const audited = await this.#audited();
    const byList = Map.groupBy(await this.#rows(), ({ list }) => list);
    const newest = newestNumbers(audited);
    const lists = [...new Set([...byList.keys(), ...newest.keys()])].sort();
    return lists.flatMap((list): InForce[] => {
      const rows = byList.get(list) ?? [];
      const place = rows.findLastIndex(({ at }) => at <= atMs);
      const [row, next] = [rows[place], rows[place + 1]];
      const number = (row?.number ?? 0) + 1;
      const isWhole = next === undefined ? (newest.get(list) ?? 0) < number : next.number === number;
      if (!isWhole) this.#prover.tell('list_activation', `${list} ${number}`);
      const isProved = [row, next].every((one) => one === undefined || this.#isAsRecorded(one, audited)) && isWhole;
      return row === undefined && isProved ? [] : [{ list, row, isProved }];
    });
  }

  /**
   * Whether a row matches the record, and belongs to the version with these facts; `version` is undefined for a list
   * that was gone.
   */
  isOf(row: ActivationRow, version: Selectable<Tables['list_version']> | undefined): boolean {
    const isProved = this.#prover.isProvedRow('list_activation', row);
    const isSame = row.version_digest === (version === undefined ? null : versionDigest(version));
    if (!isSame) this.#prover.tell('list_activation', rowId('list_activation', row));
    return isProved && isSame;
  }

  /** Next row of each list whose newest row differs or is not proved. */
  async following(
    versions: readonly ListVersionFacts[],
    gone: readonly string[],
    atMs: number,
  ): Promise<readonly NextActivation[]> {
    const newest = newestNumbers(await this.#audited());
    const byList = Map.groupBy(await this.#rows(), ({ list }) => list);
    const next = (list: string, digest: string | null, isKept: boolean): readonly NextActivation[] => {
      const last = byList.get(list)?.at(-1);
      // A number is never reused, even if its row is gone.
      const number = Math.max(last?.number ?? 0, newest.get(list) ?? 0) + 1;
      const isSaid = last !== undefined && last.number === number - 1 && last.version_digest === digest;
      if (isSaid && this.#prover.isProvedRow('list_activation', last)) return [];
      const row = { list, number, version_digest: digest, at: atMs };
      return [{ ...row, mac: this.#prover.macOfRow('list_activation', row), isKept }];
    };
    const searched = await Promise.all(
      versions.map(async (version) => {
        const stored = await this.#digestOf(version);
        // The facts first recorded remain, if they match the record of that time.
        const isKept = byList.get(version.list)?.some((row) => row.version_digest === stored) === true;
        return next(version.list, (isKept ? stored : undefined) ?? versionDigest(columnsOf(version)), isKept);
      }),
    );
    return [...searched.flat(), ...gone.filter((list) => byList.has(list)).flatMap((list) => next(list, null, true))];
  }

  async #digestOf({ list, sha256, content }: ListVersionFacts): Promise<string | undefined> {
    const query = this.#db.selectFrom('list_version').selectAll().where('list', '=', list);
    const row = await query.where('sha256', '=', sha256).where('content', '=', content).executeTakeFirst();
    return row === undefined ? undefined : versionDigest(row);
  }

  #isAsRecorded(row: ActivationRow, audited: AuditedActivations): boolean {
    const id = rowId('list_activation', row);
    const isAsAudited = (audited.get(id)?.last ?? '') === digestOf('list_activation', row) || !audited.has(id);
    if (!isAsAudited) this.#prover.tell('list_activation', id);
    return this.#prover.isProvedRow('list_activation', row) && isAsAudited;
  }

  #rows(): Promise<readonly ActivationRow[]> {
    return this.#db.selectFrom('list_activation').selectAll().orderBy('list').orderBy('number').execute();
  }

  async #audited(): Promise<AuditedActivations> {
    return (await latestRowDigests(this.#db, 'list.')).list_activation;
  }
}

/** Highest number of each list in the audit log. */
function newestNumbers(audited: AuditedActivations): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const id of audited.keys()) {
    const end = id.lastIndexOf(' ');
    const [list, number] = [id.slice(0, end), Number(id.slice(end + 1))];
    newest.set(list, Math.max(newest.get(list) ?? 0, number));
  }
  return newest;
}

/** Columns of the stored facts. */
export const columnsOf = (facts: ListVersionFacts) => ({
  list: facts.list,
  sha256: facts.sha256,
  content: facts.content,
  version: facts.version,
  published_at: facts.publishedAt,
  checked_at: facts.checkedAt,
  records: facts.records,
  rejected: facts.rejected,
  bytes: facts.bytes,
  file_name: facts.fileName,
});

import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import { OWNERSHIP_ID, stakeDigest, stakesDigest } from '../../../db/clearing/digests-below.ts';
import { digestOf, rowDigestOf, withRowDigests } from '../../../db/clearing/row-digests.ts';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { Dialect } from '../../../db/dialect.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { latestRowDigests } from '../../decisions/store/latest-row-digests.ts';
import { type OperatorStake, OwnershipNotProved, type StakeTable, tableOf, toColumns, toStake } from './stake-rows.ts';

type Head = Selectable<Tables['ownership_table']>;
type Read = { readonly stakes: readonly OperatorStake[]; readonly digest: string };

/** Stakes read before other requests get their turn. */
const AT_ONCE = 5_000;

/** The operator's table of owners. */
export class OwnershipStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #prover: RowProver;
  #known: { readonly digest: string; readonly table: StakeTable } | undefined;
  #proving: Promise<StakeTable> | undefined;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#prover = prover;
  }

  /** Replaces the whole table. */
  async replace(stakes: readonly OperatorStake[], event: AuditEvent): Promise<void> {
    const columns = stakes.map(toColumns);
    const head = { id: OWNERSHIP_ID, stakes: stakes.length, digest: stakesDigest(columns.map(stakeDigest)) };
    const proved = { ...head, mac: this.#prover.macOfRow('ownership_table', head) };
    const rows = JSON.stringify(columns.map((one) => Object.values(one)));
    const insert = sql`
      insert into ownership_stake (owned, owner, owned_name, owner_name, share_ppm, control, as_of, source)
      select j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, cast(j.value ->> 4 as integer),
        cast(j.value ->> 5 as integer), j.value ->> 6, j.value ->> 7
      from ${this.#dialect.elements(rows)}`;
    const put = this.#db.insertInto('ownership_table').values(proved);
    await this.#writer.unit(
      this.#db.deleteFrom('ownership_stake').compile(),
      insert.compile(this.#db),
      put.onConflict((conflict) => conflict.column('id').doUpdateSet(proved)).compile(),
      auditStatement(this.#db, withRowDigests(event, rowDigestOf('ownership_table', head))),
    );
  }

  /** Stakes in the database, proved or not, ordered by owned party, then by owner. */
  async all(): Promise<readonly OperatorStake[]> {
    return (await this.#read()).stakes;
  }

  /**
   * The table imported last, also by another process. It is cached until another table is imported.
   *
   * @throws OwnershipNotProved
   */
  async proved(): Promise<StakeTable> {
    const head = await this.#head();
    const known = this.#known;
    const isKnown = head !== undefined && head.digest === known?.digest;
    return isKnown && this.#prover.isProvedRow('ownership_table', head) ? known.table : this.provedAgain();
  }

  /**
   * The same, always read from the database.
   *
   * @throws OwnershipNotProved
   */
  provedAgain(): Promise<StakeTable> {
    this.#proving ??= this.#prove().finally(() => {
      this.#proving = undefined;
    });
    return this.#proving;
  }

  async #prove(): Promise<StakeTable> {
    this.#known = undefined;
    for (let head = await this.#head(); ; ) {
      const audited = (await latestRowDigests(this.#db, 'ownership.')).ownership_table.get(OWNERSHIP_ID)?.last ?? null;
      const read = await this.#read();
      const after = await this.#head();
      if (!isSame(head, after)) {
        // Another table was imported meanwhile.
        head = after;
        continue;
      }
      if (!this.#isProved(head, audited, read)) throw new OwnershipNotProved('The table of owners is not proved.');
      const table = tableOf(read.stakes);
      if (head !== undefined) this.#known = { digest: head.digest, table };
      return table;
    }
  }

  #isProved(head: Head | undefined, audited: string | null, { stakes, digest }: Read): boolean {
    const isAsAudited = audited === (head === undefined ? null : digestOf('ownership_table', head));
    const isWhole = head === undefined ? stakes.length === 0 : head.digest === digest;
    if (!(isAsAudited && isWhole)) this.#prover.tell('ownership_table', OWNERSHIP_ID);
    return isAsAudited && isWhole && (head === undefined || this.#prover.isProvedRow('ownership_table', head));
  }

  #head(): Promise<Head | undefined> {
    return this.#db.selectFrom('ownership_table').selectAll().where('id', '=', OWNERSHIP_ID).executeTakeFirst();
  }

  async #read(): Promise<Read> {
    const [stakes, digests]: [OperatorStake[], string[]] = [[], []];
    for (;;) {
      const last = stakes.at(-1);
      const page = this.#db.selectFrom('ownership_stake').selectAll().orderBy('owned').orderBy('owner').limit(AT_ONCE);
      const following = sql<boolean>`(owned, owner) > (${last?.owned}, ${last?.owner})`;
      const rows = await (last === undefined ? page : page.where(following)).execute();
      stakes.push(...rows.map(toStake));
      digests.push(...rows.map(stakeDigest));
      if (rows.length < AT_ONCE) return { stakes, digest: stakesDigest(digests) };
      await setImmediate();
    }
  }
}

const isSame = (one: Head | undefined, other: Head | undefined): boolean =>
  one?.digest === other?.digest && one?.mac?.toString('hex') === other?.mac?.toString('hex');

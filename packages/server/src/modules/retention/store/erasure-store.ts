import { relatedReference } from '@namesake/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type Dialect, listed, listedNumbers } from '../../../db/dialect.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import { unpackBody } from '../../../db/writing/screening-columns.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { withoutCells } from '../../batches/store/batch-rows.ts';
import { decisionsOf } from '../../decisions/store/decision-rows.ts';
import type {
  ErasedBy,
  ErasedScreening,
  FoundScreening,
  ScanOptions,
  Selection,
  WholeScreening,
} from './erased-records.ts';
import { countedStatements, erasing, isOneOf, unlessHoldsChanged } from './erasure-statements.ts';

/** Operations on the whole database, which depend on its kind. */
type OfWhole = Pick<Erasure, 'scan' | 'wipe'> & { readonly prover: RowProver };

const MAX_RELATED = 100;

/** Erases screenings for good. */
export class Erasure {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #whole: OfWhole;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, whole: OfWhole) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#whole = whole;
  }

  /** Scans records while searches run, oldest first. */
  scan(selection: Selection, options: ScanOptions): Promise<void> {
    return this.#whole.scan(selection, options);
  }

  async read(found: readonly FoundScreening[]): Promise<readonly WholeScreening[]> {
    const rows = await this.#db
      .selectFrom('screening as s')
      .innerJoin('context', 'context.id', 's.context_id')
      .innerJoin('actor', 'actor.id', 's.actor_id')
      .select(['s.id', 's.entry', 's.salt', 's.outcome', 's.total', 's.body'])
      .select(['context.body as context', 'actor.name as actor'])
      .where(
        sql<boolean>`s.seq in ${listedNumbers(
          this.#dialect,
          found.map(({ seq }) => seq),
        )}`,
      )
      .execute();
    const decisions = await decisionsOf(
      this.#db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ body, ...row }) => {
      const text = unpackBody(body, Buffer.from(row.context));
      const end = text.indexOf('\n');
      const decided = decisions.filter(({ screeningId }) => screeningId.equals(row.id));
      return { ...row, request: text.slice(0, end), answer: text.slice(end + 1), decisions: decided };
    });
  }

  /** False if holds have changed; nothing is erased then. */
  async eraseScreenings(found: readonly FoundScreening[], by: ErasedBy): Promise<boolean> {
    const these = isOneOf(this.#dialect, found);
    const keep = sql`
      insert into erased_screening (id, actor_id, entry, erased_at, why)
      select id, actor_id, entry, ${by.event.at}, ${by.why} from screening where ${these}`;
    const decisions = sql`screening_id in (select id from screening where ${these})`;
    // A good guy is kept after retention deletes its screening, but not after a person's request for erasure.
    const goodGuys = by.why === 'request' ? await this.#goodGuysAbout(these) : [];
    const named = listed(this.#dialect, goodGuys);
    const remove = [
      sql`delete from good_guy_event where good_guy in ${named}`,
      sql`delete from good_guy where id in ${named}`,
      ...(await this.#emptied(decisions)),
      sql`delete from lookback_hit where ${decisions}`,
      sql`delete from proposal where decision in (select id from hit_decision where ${decisions})`,
      sql`delete from hit_decision_event where decision in (select id from hit_decision where ${decisions})`,
      sql`delete from hit_decision where ${decisions}`,
      sql`delete from screening where ${these}`,
    ];
    const detail = { ...by.event.detail, ...(goodGuys.length === 0 ? {} : { goodGuys }) };
    const [goesOn] = await this.#writer.unit(
      unlessHoldsChanged(this.#db, by),
      deciding(keep.compile(this.#db)),
      ...remove.map((statement) => statement.compile(this.#db)),
      ...countedStatements(this.#db, by, 'screenings', found.length),
      auditStatement(this.#db, erasing({ ...by.event, detail }, 'screenings', found)),
    );
    return goesOn === 1;
  }

  /**
   * Rows of batches keep their position and outcome; proved rows get a new MAC. Other parties of the same line lose its
   * cells as well.
   */
  async #emptied(condition: RawBuilder<unknown>): Promise<readonly RawBuilder<unknown>[]> {
    type Row = Selectable<Tables['batch_row']>;
    const { rows } = await sql<Row>`select * from batch_row where ${condition}`.execute(this.#db);
    const { rows: others } = await sql<Row>`
      select * from batch_row where more_json is not null and (screening_id is null or not ${condition})
        and (batch, line) in (select batch, line from batch_row where ${condition})`.execute(this.#db);
    return [
      ...rows.map((row) => this.#changedRow(row, { own_id: null, more_json: null, screening_id: null })),
      ...others.map((row) => this.#changedRow(row, { more_json: withoutCells(row.more_json) })),
    ];
  }

  #changedRow(row: Selectable<Tables['batch_row']>, change: Partial<Selectable<Tables['batch_row']>>) {
    const changed = { ...row, ...change };
    const isProved = this.#whole.prover.isProvedRow('batch_row', row);
    const mac = isProved ? this.#whole.prover.macOfRow('batch_row', changed) : row.mac;
    return sql`update batch_row set own_id = ${changed.own_id}, more_json = ${changed.more_json},
      screening_id = ${changed.screening_id}, mac = ${mac} where batch = ${row.batch} and number = ${row.number}`;
  }

  /** Ids of good guys for the references of these screenings. */
  async #goodGuysAbout(these: RawBuilder<boolean>): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from good_guy where external_ref in
        (select external_ref from screening where ${these} and external_ref is not null)`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** Screenings of the related parties of a customer, by reference: at most 100 references, in order. */
  async ofRelated(reference: string): Promise<readonly { readonly externalRef: string; readonly count: number }[]> {
    const prefix = relatedReference(reference, '');
    const { rows } = await sql<{ ref: string; n: number }>`
      select external_ref as ref, count(*) as n from screening
      where external_ref is not null and substr(external_ref, 1, ${[...prefix].length}) = ${prefix}
      group by external_ref order by external_ref limit ${MAX_RELATED}`.execute(this.#db);
    return rows.map(({ ref, n }) => ({ externalRef: ref, count: Number(n) }));
  }

  /** Overwrites erased records in the write-ahead log as well; false while it is being read. */
  wipe(): Promise<boolean> {
    return this.#whole.wipe();
  }

  async findErased(id: Buffer): Promise<ErasedScreening | undefined> {
    const row = await this.#db
      .selectFrom('erased_screening')
      .innerJoin('actor', 'actor.id', 'erased_screening.actor_id')
      .select(['actor.name as actor', 'erased_at', 'why'])
      .where('erased_screening.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { actor: row.actor, erasedAt: row.erased_at, why: row.why === 'request' ? 'request' : 'retention' };
  }
}

import type { CaseChecklists, CaseQueue } from '@namesake/contract';
import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';

/** One version of the queues and checklists. */
export type CaseSettingsVersion = {
  readonly version: number;
  readonly queues: readonly CaseQueue[];
  readonly checklists: CaseChecklists;
  /** Unix milliseconds; null for the built-in version. */
  readonly savedAt: number | null;
  readonly savedBy: string;
};

/** A person who is away. */
export type Absence = {
  /** `user:…`. */
  readonly person: string;
  /** Unix milliseconds. */
  readonly until: number;
  readonly deputy: string | null;
};

/** Steps that most sanctions laws require after a true match. */
const SHIPPED: CaseSettingsVersion = {
  version: 0,
  queues: [],
  checklists: {
    true_match: [
      { id: 'freeze', text: 'Freeze what the customer has with you, and stop what is under way.' },
      { id: 'report', text: 'Report it to the authority that the law names, within its time.' },
      { id: 'no_tip_off', text: 'Tell neither the customer nor anybody who need not know.' },
    ],
    false_positive: [],
    undecided: [{ id: 'ask', text: 'Ask for what is missing, and write down what and of whom.' }],
  },
  savedAt: null,
  savedBy: 'service',
};

/** Settings of a team for its cases: queues, checklists and absences. */
export class CaseSettingsStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  async current(): Promise<CaseSettingsVersion> {
    const query = this.#db.selectFrom('case_settings').selectAll().orderBy('version', 'desc').limit(1);
    const row = await query.executeTakeFirst();
    if (row === undefined) return SHIPPED;
    const { version, settings_json, saved_at, saved_by } = row;
    return { ...JSON.parse(settings_json), version: Number(version), savedAt: Number(saved_at), savedBy: saved_by };
  }

  /**
   * False if `version` does not directly follow the newest version. Marks cases that are not closed, so that they get a
   * new queue.
   */
  async save(
    { version, queues, checklists, savedBy, savedAt }: CaseSettingsVersion,
    event: AuditEvent,
  ): Promise<boolean> {
    const json = JSON.stringify({ queues, checklists });
    const insert = sql`
      insert into case_settings (version, settings_json, saved_at, saved_by)
      select cast(${version} as bigint), ${json}, cast(${savedAt} as bigint), ${savedBy}
      where ${version} = (select coalesce(max(version), 0) + 1 from case_settings)`;
    const marked = sql`update customer_case set is_stale = 2, version = version + 1
      where state <> 'closed' and is_stale = 0`;
    const [made] = await this.#writer.unit(
      deciding(insert.compile(this.#db)),
      marked.compile(this.#db),
      auditStatement(this.#db, event),
    );
    return made === 1;
  }

  /** People who are away at a time, ordered by their return. */
  async absences(nowMs: number): Promise<readonly Absence[]> {
    const query = this.#db.selectFrom('absence').selectAll().where('until', '>', nowMs);
    const rows = await query.orderBy('until').orderBy('person').execute();
    return rows.map(({ person, until, deputy }) => ({ person, until: Number(until), deputy }));
  }

  /** Stores an absence. An end in the past means that the person is back. */
  async setAbsence({ person, until, deputy }: Absence, event: AuditEvent): Promise<void> {
    const put = this.#db
      .insertInto('absence')
      .values({ person, until, deputy })
      .onConflict((on) => on.column('person').doUpdateSet({ until, deputy }));
    await this.#writer.unit(put.compile(), auditStatement(this.#db, event));
  }
}

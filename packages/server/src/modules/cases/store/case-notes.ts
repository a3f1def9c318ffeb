import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { folded } from '../../retention/scan/folded.ts';

const AT_ONCE = 200;

export type Comment = {
  readonly id: string;
  readonly caseId: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly text: string;
};

/** Ids of comments and files that mention a text. */
export type Mentions = { readonly comments: readonly string[]; readonly attachments: readonly string[] };

/** What people add to cases: comments and completed checklist items. Deleted with the case. */
export class CaseNotes {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  async comments(caseId: string): Promise<readonly Comment[]> {
    const query = this.#db.selectFrom('case_comment').selectAll().where('case_id', '=', caseId);
    const rows = await query.orderBy('seq').execute();
    return rows.map(({ id, at, actor, text }) => ({ id, caseId, at: Number(at), actor, text }));
  }

  /** False if the case is gone. */
  async comment({ id, caseId, at, actor, text }: Comment, event: AuditEvent): Promise<boolean> {
    const insert = sql`insert into case_comment (id, case_id, at, actor, text)
      select ${id}, ${caseId}, cast(${at} as bigint), ${actor}, ${text}
      where exists (select 1 from customer_case where id = ${caseId})`;
    const [added] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return added === 1;
  }

  /** Completed checklist items, by item id. */
  async checks(caseId: string): Promise<ReadonlyMap<string, { readonly at: number; readonly actor: string }>> {
    const rows = await this.#db.selectFrom('case_check').selectAll().where('case_id', '=', caseId).execute();
    return new Map(rows.map(({ item, at, actor }) => [item, { at: Number(at), actor }]));
  }

  /** Marks a checklist item as done, or as not done if `done` is null. */
  async check(
    { caseId, item }: { readonly caseId: string; readonly item: string },
    done: { readonly at: number; readonly actor: string } | null,
    event: AuditEvent,
  ): Promise<void> {
    const removed = this.#db.deleteFrom('case_check').where('case_id', '=', caseId).where('item', '=', item);
    const added =
      done === null
        ? []
        : [
            this.#db
              .insertInto('case_check')
              .values({ case_id: caseId, item, ...done })
              .compile(),
          ];
    await this.#writer.unit(removed.compile(), ...added, auditStatement(this.#db, event));
  }

  /** Ids of comments whose text, and of files whose name, contains a text, ignoring case. */
  async mentions(text: string): Promise<Mentions> {
    const wanted = folded(text);
    const [comments, attachments]: [string[], string[]] = [[], []];
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('case_comment').select(['seq', 'id', 'text']).where('seq', '>', after);
      const rows = await query.orderBy('seq').limit(AT_ONCE).execute();
      comments.push(...rows.filter((row) => folded(row.text).includes(wanted)).map(({ id }) => id));
      after = Number(rows.at(-1)?.seq ?? after);
      if (rows.length < AT_ONCE) break;
    }
    const files = await this.#db.selectFrom('case_attachment').select(['id', 'name']).execute();
    attachments.push(...files.filter((row) => folded(row.name).includes(wanted)).map(({ id }) => id));
    return { comments, attachments };
  }

  async eraseMentions({ comments, attachments }: Mentions, event: AuditEvent): Promise<void> {
    const [first, ...others] = [
      ...(comments.length === 0 ? [] : [this.#db.deleteFrom('case_comment').where('id', 'in', comments).compile()]),
      ...(attachments.length === 0
        ? []
        : [this.#db.deleteFrom('case_attachment').where('id', 'in', attachments).compile()]),
    ];
    if (first !== undefined) await this.#writer.unit(first, ...others, auditStatement(this.#db, event));
  }
}

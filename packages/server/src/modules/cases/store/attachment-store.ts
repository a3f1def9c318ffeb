import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';

/** Metadata of a file of a case. */
export type Attachment = {
  readonly id: string;
  readonly caseId: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly name: string;
  /** Detected from its content. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
};

/** Files attached to cases. They are deleted with their cases. */
export class AttachmentStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  /** Files of a case, oldest first. */
  async of(caseId: string): Promise<readonly Attachment[]> {
    const query = this.#db.selectFrom('case_attachment').where('case_id', '=', caseId).orderBy('seq');
    const rows = await query.select(['id', 'at', 'actor', 'name', 'media_type', 'size', 'sha256']).execute();
    return rows.map(({ media_type: mediaType, at, size, ...row }) => {
      return { ...row, caseId, at: Number(at), size: Number(size), mediaType };
    });
  }

  /** Content of a file; undefined if there is none. */
  async content(caseId: string, id: string): Promise<Buffer | undefined> {
    const query = this.#db.selectFrom('case_attachment').select('content').where('id', '=', id);
    return (await query.where('case_id', '=', caseId).executeTakeFirst())?.content;
  }

  /** False if the case is gone, or has the maximum number of files. */
  async add(
    { id, caseId, at, actor, name, mediaType, size, sha256 }: Attachment,
    { content, most }: { readonly content: Buffer; readonly most: number },
    event: AuditEvent,
  ): Promise<boolean> {
    const insert = sql`
      insert into case_attachment (id, case_id, at, actor, name, media_type, size, sha256, content)
      select ${id}, ${caseId}, cast(${at} as bigint), ${actor}, ${name}, ${mediaType}, cast(${size} as bigint),
        ${sha256}, ${content}
      where exists (select 1 from customer_case where id = ${caseId})
        and (select count(*) from case_attachment where case_id = ${caseId}) < ${most}`;
    const [added] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return added === 1;
  }

  /** False if there is no such file. */
  async erase(caseId: string, id: string, event: AuditEvent): Promise<boolean> {
    const remove = this.#db.deleteFrom('case_attachment').where('id', '=', id).where('case_id', '=', caseId);
    const [removed] = await this.#writer.unit(deciding(remove.compile()), auditStatement(this.#db, event));
    return removed === 1;
  }
}

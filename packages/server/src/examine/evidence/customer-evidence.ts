import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { instantOf, type Period } from './evidence-records.ts';

const AT_ONCE = 500;

/** Customers under watch, with their runs and cases. */
export class CustomerEvidence {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Runs over all customers that started in the period, oldest first. */
  async *runs({ fromMs, toMs }: Period): AsyncGenerator<object> {
    const query = this.#db.selectFrom('watch_run').selectAll().where('started_at', '>=', fromMs);
    for (const row of await query.where('started_at', '<', toMs).orderBy('seq').execute()) {
      const { seq: _, mac: __, started_at, ended_at, counts_json, body_json, root, ...rest } = row;
      const times = { startedAt: instantOf(started_at), endedAt: instantOf(ended_at) };
      const said = { counts: JSON.parse(counts_json), ...JSON.parse(body_json), root: root?.toString('hex') ?? null };
      yield { ...rest, ...times, ...said };
    }
  }

  /** Watched customers in their current state, oldest first. */
  async *all(): AsyncGenerator<object> {
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('customer').selectAll().where('seq', '>', after).orderBy('seq');
      const rows = await query.limit(AT_ONCE).execute();
      for (const { seq: _, mac: __, version: ___, input_json, findings_json, ...row } of rows)
        yield { ...row, input: JSON.parse(input_json), findings: JSON.parse(findings_json) };
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }

  /** Cases in their current state, with comments and completed checklist items, oldest first. */
  async *cases(): AsyncGenerator<object> {
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('customer_case').selectAll().where('seq', '>', after).orderBy('seq');
      const rows = await query.limit(AT_ONCE).execute();
      for (const { seq: _, version: __, anchor: ___, is_stale: ____, hit_json, ...row } of rows) {
        const comments = this.#db.selectFrom('case_comment').select(['id', 'at', 'actor', 'text']);
        const written = await comments.where('case_id', '=', row.id).orderBy('seq').execute();
        const checks = this.#db.selectFrom('case_check').select(['item', 'at', 'actor']);
        const done = await checks.where('case_id', '=', row.id).orderBy('item').execute();
        const attached = this.#db.selectFrom('case_attachment').select(['id', 'at', 'actor', 'name', 'size', 'sha256']);
        const files = await attached.where('case_id', '=', row.id).orderBy('seq').execute();
        yield { ...row, hit: JSON.parse(hit_json), comments: written, checklist: done, attachments: files };
      }
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }
}

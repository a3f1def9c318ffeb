import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { toCase } from '../../modules/cases/store/case-rows.ts';
import { toRun } from '../../modules/watch/store/run-store.ts';
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
    for (const row of await query.where('started_at', '<', toMs).orderBy('seq').execute()) yield runLine(row);
  }

  /** Watched customers in their current state, oldest first. */
  async *all(): AsyncGenerator<object> {
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('customer').selectAll().where('seq', '>', after).orderBy('seq');
      const rows = await query.limit(AT_ONCE).execute();
      for (const row of rows) yield customerLine(row);
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }

  /** Cases in their current state, with comments and completed checklist items, oldest first. */
  async *cases(): AsyncGenerator<object> {
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('customer_case').selectAll().where('seq', '>', after).orderBy('seq');
      const rows = await query.limit(AT_ONCE).execute();
      for (const row of rows) {
        const comments = this.#db.selectFrom('case_comment').select(['id', 'at', 'actor', 'text']);
        const written = await comments.where('case_id', '=', row.id).orderBy('seq').execute();
        const checks = this.#db.selectFrom('case_check').select(['item', 'at', 'actor']);
        const done = await checks.where('case_id', '=', row.id).orderBy('item').execute();
        const attached = this.#db.selectFrom('case_attachment').select(['id', 'at', 'actor', 'name', 'size', 'sha256']);
        const files = await attached.where('case_id', '=', row.id).orderBy('seq').execute();
        yield {
          ...caseLine(row),
          comments: written.map(withInstant),
          checklist: done.map(withInstant),
          attachments: files.map(withInstant),
        };
      }
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }
}

function runLine(row: Selectable<Tables['watch_run']>): object {
  const { id, kind, state, startedAt, endedAt, counts, byGroup, root, basis, book, ...run } = toRun(row);
  return {
    id,
    kind,
    why: run.why,
    state,
    createdBy: run.createdBy,
    startedAt: instantOf(startedAt),
    endedAt: instantOf(endedAt),
    dueAt: instantOf(run.dueAt),
    policy: run.policy,
    groups: run.groups,
    bookCount: book,
    counts,
    byGroup,
    lists: basis.lists,
    engineVersion: basis.engineVersion,
    modelHash: basis.modelHash,
    policyHash: basis.policyHash,
    changes: run.changes,
    root: root?.toString('hex') ?? null,
  };
}

/** As stored, even if the row was tampered with; verification says that. */
const customerLine = (row: Selectable<Tables['customer']>): object => ({
  externalRef: row.reference,
  group: row.customer_group,
  status: row.status,
  statusSince: instantOf(Number(row.status_since)),
  watch: row.watch,
  watchSince: instantOf(Number(row.watch_since)),
  watchReason: row.watch_reason,
  due: row.due,
  leaving: row.leaving,
  addedAt: instantOf(Number(row.added_at)),
  changedAt: instantOf(Number(row.changed_at)),
  screenedAt: row.screened_at === null ? null : instantOf(Number(row.screened_at)),
  input: JSON.parse(row.input_json),
  findings: JSON.parse(row.findings_json),
});

function caseLine(row: Selectable<Tables['customer_case']>): object {
  const { isStale: _, version: __, reference, customer, state, ...one } = toCase(row);
  return {
    ...one,
    externalRef: customer,
    partyReference: reference,
    state: state === 'open' && one.assignee !== null ? 'in_review' : state,
    stateSince: instantOf(one.stateSince),
    openedAt: instantOf(one.openedAt),
    changedAt: instantOf(one.changedAt),
    waitsSince: instantOf(one.waitsSince),
    dueAt: instantOf(one.dueAt),
    escalatedAt: instantOf(one.escalatedAt),
  };
}

const withInstant = <Noted extends { readonly at: number }>({ at, ...noted }: Noted) => ({
  ...noted,
  at: instantOf(Number(at)),
});

import { ruleRowSchema } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { rowId } from '../../../db/clearing/clearing-tables.ts';
import { type AuditedRow, digestOf, rowDigestOf, withRowDigests } from '../../../db/clearing/row-digests.ts';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { CachedRowDigests } from '../../decisions/store/latest-row-digests.ts';
import type { NewRuleVersion, RuleVersion, Step } from './rule-version.ts';

type Row = Selectable<Tables['rule_version']>;
type Change = { readonly before: RuleVersion; readonly after: RuleVersion };

const rowsSchema = z.array(ruleRowSchema);

/** Rules about hits. Each version has a MAC. A version without a valid one is not in force, so its hits stay. */
export class RuleStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;
  readonly #rowDigests: CachedRowDigests;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
    this.#rowDigests = new CachedRowDigests(db, 'rule.');
  }

  /**
   * Rules in force in the order of application, which is by name. An earlier copy of a row has a valid MAC, but is not
   * in force if the audit log has a later digest of the row.
   */
  async inForce(nowMs: number): Promise<readonly RuleVersion[]> {
    const query = this.#db.selectFrom('rule_version').selectAll().where('approved_at', 'is not', null);
    const live = query.where('over_at', 'is', null).where('ends_at', '>', nowMs);
    const rows = await live.orderBy('name').execute();
    const proved = rows.filter((row) => this.#prover.isProvedRow('rule_version', row));
    if (proved.length === 0) return [];
    const audited = (await this.#rowDigests.now()).rule_version;
    const asAudited = await Promise.all(
      proved.map((row) => this.#isAsAudited(row, audited.get(rowId('rule_version', row)))),
    );
    return proved.filter((_, at) => asAudited[at]).map(toVersion);
  }

  /** All versions of all rules, by name, newest first. */
  async all(): Promise<readonly RuleVersion[]> {
    const query = this.#db.selectFrom('rule_version').selectAll().orderBy('name').orderBy('version', 'desc');
    return this.#proved(await query.execute());
  }

  /** All versions of a rule, newest first. */
  async versions(name: string): Promise<readonly RuleVersion[]> {
    const query = this.#db.selectFrom('rule_version').selectAll().where('name', '=', name);
    return this.#proved(await query.orderBy('version', 'desc').execute());
  }

  /** Appends the next version of a rule. Resolves with its number. */
  async save(made: NewRuleVersion, event: AuditEvent): Promise<number> {
    // Somebody else may save the same number meanwhile: retried with the next one.
    for (;;) {
      const version = (await this.#newest(made.name)) + 1;
      const row = toRow({ ...made, version, proposed: null, approved: null, over: null });
      const insert = this.#db
        .insertInto('rule_version')
        .values({ ...row, mac: this.#prover.macOfRow('rule_version', row) })
        .onConflict((on) => on.doNothing());
      const audited = withRowDigests(
        { ...event, detail: { ...event.detail, version } },
        rowDigestOf('rule_version', row),
      );
      const [saved] = await this.#writer.unit(deciding(insert.compile()), auditStatement(this.#db, audited));
      if (saved === 1) return version;
    }
  }

  /**
   * Changes versions of one rule, all or none. False if one of them has changed since it was read, or if the first must
   * be the newest version and no longer is.
   */
  async change(changes: readonly Change[], mustBeNewest: boolean, event: AuditEvent): Promise<boolean> {
    const rows = changes.map(({ before, after }) => ({ before: toRow(before), after: toRow(after) }));
    const updates = rows.map(({ before, after }, at) => {
      const mac = this.#prover.macOfRow('rule_version', after);
      const update = this.#db
        .updateTable('rule_version')
        .set({ ...after, mac })
        .where('name', '=', after.name)
        .where('version', '=', after.version)
        .where('mac', '=', this.#prover.macOfRow('rule_version', before));
      const newest = this.#db.selectFrom('rule_version').select(({ fn }) => fn.max('version').as('version'));
      const isNewest = newest.where('name', '=', after.name);
      return deciding((mustBeNewest && at === 0 ? update.where(isNewest, '=', after.version) : update).compile());
    });
    const digests = rows.map(({ after }) => rowDigestOf('rule_version', after));
    const counts = await this.#writer.unit(...updates, auditStatement(this.#db, withRowDigests(event, ...digests)));
    return counts[0] === 1;
  }

  async #newest(name: string): Promise<number> {
    const query = this.#db.selectFrom('rule_version').select(({ fn }) => fn.max('version').as('version'));
    return (await query.where('name', '=', name).executeTakeFirst())?.version ?? 0;
  }

  /** Whether a row is as the audit log last recorded it, if it recorded anything. */
  async #isAsAudited(row: Row, audited: AuditedRow | undefined): Promise<boolean> {
    if (audited === undefined || audited.last === digestOf('rule_version', row)) return true;
    // The row may have changed since it was read, together with its event.
    const again = this.#db.selectFrom('rule_version').select('mac').where('name', '=', row.name);
    const now = await again.where('version', '=', row.version).executeTakeFirst();
    if (now?.mac?.equals(row.mac ?? Buffer.alloc(0)) === true)
      this.#prover.tell('rule_version', rowId('rule_version', row));
    return false;
  }

  #proved(rows: readonly Row[]): readonly RuleVersion[] {
    return rows.filter((row) => this.#prover.isProvedRow('rule_version', row)).map(toVersion);
  }
}

const toRow = ({ name, version, rows, reason, endsAt, saved, proposed, approved, over }: RuleVersion) => ({
  name,
  version,
  rows_json: JSON.stringify(rows),
  reason,
  ends_at: endsAt,
  saved_at: saved.at,
  saved_by: saved.by,
  proposed_at: proposed?.at ?? null,
  proposed_by: proposed?.by ?? null,
  approved_at: approved?.at ?? null,
  approved_by: approved?.by ?? null,
  over_at: over?.at ?? null,
  over_by: over?.by ?? null,
  over_as: over?.as ?? null,
});

function toVersion(row: Row): RuleVersion {
  const over = stepOf(row.over_at, row.over_by);
  const as = z.enum(['rejected', 'ended', 'replaced']).nullable().parse(row.over_as);
  return {
    name: row.name,
    version: row.version,
    rows: rowsSchema.parse(JSON.parse(row.rows_json)),
    reason: row.reason,
    endsAt: row.ends_at,
    saved: { at: row.saved_at, by: row.saved_by },
    proposed: stepOf(row.proposed_at, row.proposed_by),
    approved: stepOf(row.approved_at, row.approved_by),
    over: over === null || as === null ? null : { ...over, as },
  };
}

const stepOf = (at: number | null, by: string | null): Step | null => (at === null || by === null ? null : { at, by });

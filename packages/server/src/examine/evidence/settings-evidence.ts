import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { PolicyVersion } from '../../modules/policies/store/policy-store.ts';
import { instantOf, type Period, type SearchedVersion } from './evidence-records.ts';

/** What decided how screenings were done, and who had access. */
export class SettingsEvidence {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Versions saved before the end of the period. */
  async policies({ toMs }: Period): Promise<readonly PolicyVersion[]> {
    const query = this.#db.selectFrom('policy_version').selectAll().where('saved_at', '<', toMs);
    const rows = await query.orderBy('name').orderBy('version').execute();
    return rows.map(({ saved_at: savedAt, saved_by: savedBy, mac: _, ...row }) => ({ ...row, savedAt, savedBy }));
  }

  /** Versions searched in the period. */
  async lists({ fromMs, toMs }: Period): Promise<readonly SearchedVersion[]> {
    const rows = await this.#db
      .selectFrom('list_activation as a')
      .leftJoin('list_version as v', 'v.seq', 'a.version_seq')
      .select(['a.list', 'a.at', 'a.version_seq', 'v.version', 'v.sha256', 'v.published_at', 'v.checked_at'])
      .select(['v.records', 'v.rejected', 'v.file_name'])
      .where('a.at', '<', toMs)
      .orderBy('a.list')
      .orderBy('a.seq')
      .execute();
    return rows.flatMap((row, index) => {
      const next = rows[index + 1];
      const until = next?.list === row.list ? next.at : null;
      if (row.version_seq === null || (until !== null && until <= fromMs)) return [];
      return {
        list: row.list,
        version: row.version ?? '',
        sha256: row.sha256 ?? '',
        from: row.at,
        until,
        publishedAt: row.published_at ?? '',
        checkedAt: row.checked_at ?? 0,
        fileName: row.file_name ?? '',
        records: row.records ?? 0,
        rejected: row.rejected ?? 0,
      };
    });
  }

  /** Versions of rules saved before the end of the period, with their current fate. */
  async rules({ toMs }: Period): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const query = this.#db.selectFrom('rule_version').selectAll().where('saved_at', '<', toMs);
    const rows = await query.orderBy('name').orderBy('version').execute();
    return rows.map(({ name, version, rows_json: json, reason, over_as: overAs, ...row }) => ({
      name,
      version,
      rows: JSON.parse(json),
      reason,
      endsAt: instantOf(row.ends_at),
      savedAt: instantOf(row.saved_at),
      savedBy: row.saved_by,
      proposedAt: instantOf(row.proposed_at),
      proposedBy: row.proposed_by,
      approvedAt: instantOf(row.approved_at),
      approvedBy: row.approved_by,
      overAt: instantOf(row.over_at),
      overBy: row.over_by,
      overAs,
    }));
  }

  /** Splits and joins in force in the period. */
  async partyDecisions({ fromMs, toMs }: Period): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const query = this.#db.selectFrom('party_decision').selectAll().where('decided_at', '<', toMs);
    const inForce = query.where((is) => is.or([is('ended_at', 'is', null), is('ended_at', '>=', fromMs)]));
    const rows = await inForce.orderBy('decided_at').orderBy('id').execute();
    return rows.map(({ id, kind, listings_json, others_json, reason, ...row }) => ({
      id,
      kind,
      listings: JSON.parse(listings_json),
      others: JSON.parse(others_json),
      reason,
      decidedAt: instantOf(row.decided_at),
      decidedBy: row.decided_by,
      endedAt: instantOf(row.ended_at),
      endedBy: row.ended_by,
    }));
  }

  /** Accounts created before the end of the period, without passwords. */
  async users({ toMs }: Period): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const query = this.#db.selectFrom('user_account').selectAll().where('created_at', '<', toMs).orderBy('created_at');
    return (await query.execute()).map(({ id, name, role, ...row }) => ({
      id,
      name,
      roleNow: role,
      createdAt: instantOf(row.created_at),
      disabledAt: instantOf(row.disabled_at),
      lastLoginAt: instantOf(row.last_login_at),
    }));
  }

  /** Tokens that were valid in the period, without secrets. */
  async tokens({ fromMs, toMs }: Period): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const query = this.#db.selectFrom('api_token').selectAll().where('created_at', '<', toMs);
    const live = query
      .where('expires_at', '>', fromMs)
      .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', fromMs)]));
    return (await live.orderBy('created_at').orderBy('id').execute()).map(
      ({ id, name, hint, owner, parent, ...row }) => ({
        id,
        name,
        hint,
        owner,
        parent,
        scopes: JSON.parse(row.scopes_json),
        addresses: JSON.parse(row.addresses_json),
        createdAt: instantOf(row.created_at),
        createdBy: row.created_by,
        expiresAt: instantOf(row.expires_at),
        revokedAt: instantOf(row.revoked_at),
        lastUsedAt: instantOf(row.last_used_at),
        replaces: row.replaces,
        replacedBy: row.replaced_by,
      }),
    );
  }
}

import { type Kysely, sql } from 'kysely';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { erasedRanges } from '../../db/ledger/chain-store.ts';
import type { ReceiptKey } from '../../db/ledger-entries.ts';
import type { Tables } from '../../db/tables.ts';
import { unpackBody } from '../../db/writing/screening-columns.ts';
import { firstIdAt } from '../../lib/ids/screening-id.ts';
import type { HitDecision } from '../../modules/decisions/store/hit-decision.ts';
import type { GoodGuy } from '../../modules/good-guys/store/good-guy.ts';
import type { PolicyVersion } from '../../modules/policies/store/policy-store.ts';
import { changedGoodGuys } from './changed-good-guys.ts';
import { decidedHits } from './decided-hits.ts';
import type { DayHead, EvidenceScreening, Period, SearchedVersion } from './evidence-records.ts';

const AT_ONCE = 500;
const SEGMENTS_AT_ONCE = 5_000;
const DAY_CHARACTERS = 10;
const MAX_CONTEXTS = 100;

/** Reads evidence over a connection with a snapshot. The caller closes the connection. */
export class EvidenceSource {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Outcomes of the screenings in the period. */
  async outcomes({ fromMs, toMs }: Period): Promise<readonly string[]> {
    const query = this.#db.selectFrom('screening').select('outcome').distinct().where('id', '>=', firstIdAt(fromMs));
    return (await query.where('id', '<', firstIdAt(toMs)).orderBy('outcome').execute()).map(({ outcome }) => outcome);
  }

  /** Oldest first. */
  async *screenings({ fromMs, toMs }: Period, outcome: string, withNames: boolean): AsyncGenerator<EvidenceScreening> {
    const contexts = new Map<number, { readonly hash: Buffer; readonly body: Buffer }>();
    for (let after: Buffer | undefined; ; ) {
      const rows = await this.#db
        .selectFrom('screening as s')
        .innerJoin('actor', 'actor.id', 's.actor_id')
        .select(['s.id', 's.context_id', 's.outcome', 's.total', 's.body', 's.entry', 's.salt', 'actor.name as actor'])
        .where('s.outcome', '=', outcome)
        .where('s.id', after === undefined ? '>=' : '>', after ?? firstIdAt(fromMs))
        .where('s.id', '<', firstIdAt(toMs))
        .orderBy('s.id')
        .limit(AT_ONCE)
        .execute();
      for (const { context_id, body, salt, ...row } of rows) {
        const context = contexts.get(context_id) ?? (await this.#context(context_id));
        if (contexts.size >= MAX_CONTEXTS) contexts.clear();
        contexts.set(context_id, context);
        const content = row.entry !== null && salt === null ? undefined : textsOf(body, context.body);
        const shown = withNames ? content : undefined;
        const { request = null, answer = null } = shown ?? {};
        yield { ...row, contextHash: context.hash, isErased: content === undefined, request, answer };
      }
      after = rows.at(-1)?.id;
      if (after === undefined || rows.length < AT_ONCE) return;
    }
  }

  /** Contexts of the period's screenings (lists, engine, model and policy): JSON by its SHA-256. */
  async *contexts({ fromMs, toMs }: Period): AsyncGenerator<{ readonly hash: Buffer; readonly body: string }> {
    const used = this.#db.selectFrom('screening').select('context_id').distinct();
    const ids = await used.where('id', '>=', firstIdAt(fromMs)).where('id', '<', firstIdAt(toMs)).execute();
    for (const { context_id: id } of ids)
      yield await this.#db
        .selectFrom('context')
        .select(['hash', 'body'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
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
  async *customers(): AsyncGenerator<object> {
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

  /** Oldest first. */
  async *events({ fromMs, toMs }: Period): AsyncGenerator<AuditEvent & { readonly entry: number | null }> {
    for (let after: { readonly at: number; readonly seq: number } | undefined; ; ) {
      let query = this.#db.selectFrom('audit_event').selectAll().where('at', '>=', fromMs).where('at', '<', toMs);
      if (after !== undefined) query = query.where(sql<boolean>`(at, seq) > (${after.at}, ${after.seq})`);
      const rows = await query.orderBy('at').orderBy('seq').limit(AT_ONCE).execute();
      for (const { at, actor, action, target, detail_json, request_id, entry } of rows)
        yield { at, actor, action, target, detail: JSON.parse(detail_json), requestId: request_id, entry };
      after = rows.at(-1);
      if (after === undefined || rows.length < AT_ONCE) return;
    }
  }

  /** Events of a target, of any time, oldest first. */
  async eventsOf(target: string, actions: readonly string[]): Promise<readonly AuditEvent[]> {
    const query = this.#db.selectFrom('audit_event').selectAll().where('target', '=', target);
    const rows = await query.where('action', 'in', actions).orderBy('at').orderBy('seq').execute();
    return rows.map(({ at, actor, action, detail_json, request_id }) => ({
      at,
      actor,
      action,
      target,
      detail: JSON.parse(detail_json),
      requestId: request_id,
    }));
  }

  /** Versions saved before the end of the period. */
  async policies({ toMs }: Period): Promise<readonly PolicyVersion[]> {
    const query = this.#db.selectFrom('policy_version').selectAll().where('saved_at', '<', toMs);
    const rows = await query.orderBy('name').orderBy('version').execute();
    return rows.map(({ saved_at: savedAt, saved_by: savedBy, ...row }) => ({ ...row, savedAt, savedBy }));
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

  /** Decisions on hits made or changed in the period, oldest first. */
  hitDecisions(period: Period): AsyncGenerator<HitDecision> {
    return decidedHits(this.#db, period);
  }

  /** Good guys made or changed in a period, with their events until its end, oldest first. */
  goodGuys(period: Period): AsyncGenerator<GoodGuy> {
    return changedGoodGuys(this.#db, period);
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
  async decisions({ fromMs, toMs }: Period): Promise<readonly Readonly<Record<string, unknown>>[]> {
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

  async dayHeads({ fromMs, toMs }: Period): Promise<readonly DayHead[]> {
    const lastOfDay = new Map<string, number>();
    for (let after = 0; ; ) {
      const query = this.#db.selectFrom('ledger_segment').select(['number', 'sealed_at']).where('number', '>', after);
      const rows = await query.orderBy('number').limit(SEGMENTS_AT_ONCE).execute();
      for (const { number, sealed_at: at } of rows)
        if (at >= fromMs && at < toMs) lastOfDay.set(dayOf(at), Math.max(number, lastOfDay.get(dayOf(at)) ?? 0));
      if (rows.length < SEGMENTS_AT_ONCE) break;
      after = rows.at(-1)?.number ?? after;
    }
    const heads: DayHead[] = [];
    for (const [day, segment] of lastOfDay) {
      const query = this.#db.selectFrom('ledger_segment').selectAll().where('number', '=', segment);
      const { last, sealed_at, head, key_id, signature } = await query.executeTakeFirstOrThrow();
      heads.push({ day, segment, lastEntry: last, sealedAt: sealed_at, head, keyId: key_id, signature });
    }
    return heads;
  }

  /** First and last number of each range of erased entries. */
  erased(): Promise<readonly (readonly [number, number])[]> {
    return erasedRanges(this.#db);
  }

  /** Latest first. */
  async keys(): Promise<readonly ReceiptKey[]> {
    const rows = await this.#db.selectFrom('receipt_key').selectAll().orderBy('generation', 'desc').execute();
    return rows.map(({ id, generation, public_key: publicKey, since }, index) => ({
      id,
      generation,
      publicKey,
      since,
      until: rows[index - 1]?.since ?? null,
    }));
  }

  async #context(id: number): Promise<{ readonly hash: Buffer; readonly body: Buffer }> {
    const query = this.#db.selectFrom('context').select(['hash', 'body']).where('id', '=', id);
    const { hash, body } = await query.executeTakeFirstOrThrow();
    return { hash, body: Buffer.from(body) };
  }
}

/** Request and answer; undefined if they were erased. */
function textsOf(
  packed: Buffer,
  dictionary: Buffer,
): { readonly request: string; readonly answer: string } | undefined {
  try {
    const body = unpackBody(packed, dictionary);
    const end = body.indexOf('\n');
    return end < 0 ? undefined : { request: body.slice(0, end), answer: body.slice(end + 1) };
  } catch {
    return undefined;
  }
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, DAY_CHARACTERS);

import { type Kysely, sql } from 'kysely';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { erasedRanges } from '../../db/ledger/chain-store.ts';
import type { ReceiptKey } from '../../db/ledger-entries.ts';
import type { Tables } from '../../db/tables.ts';
import { unpackBody } from '../../db/writing/screening-columns.ts';
import { firstIdAt } from '../../lib/ids/screening-id.ts';
import type { HitDecision } from '../../modules/decisions/store/hit-decision.ts';
import type { GoodGuy } from '../../modules/good-guys/store/good-guy.ts';
import { changedGoodGuys } from './changed-good-guys.ts';
import { CustomerEvidence } from './customer-evidence.ts';
import { decidedHits } from './decided-hits.ts';
import type { DayHead, EvidenceScreening, Period } from './evidence-records.ts';
import { SettingsEvidence } from './settings-evidence.ts';

const AT_ONCE = 500;
const SEGMENTS_AT_ONCE = 5_000;
const DAY_CHARACTERS = 10;
const MAX_CONTEXTS = 100;

/** Reads evidence over a connection with a snapshot. The caller closes the connection. */
export class EvidenceSource {
  readonly customers: CustomerEvidence;
  readonly settings: SettingsEvidence;
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
    this.customers = new CustomerEvidence(db);
    this.settings = new SettingsEvidence(db);
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

  /** Decisions on hits made or changed in the period, oldest first. */
  hitDecisions(period: Period): AsyncGenerator<HitDecision> {
    return decidedHits(this.#db, period);
  }

  /** Good guys made or changed in a period, with their events until its end, oldest first. */
  goodGuys(period: Period): AsyncGenerator<GoodGuy> {
    return changedGoodGuys(this.#db, period);
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

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, DAY_CHARACTERS);

import type { Kysely } from 'kysely';
import type { PartyChange, PartyDecisionStore, StoredPartyDecision } from '../../ports/party-decisions.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** What operators decided of parties. */
export class KyselyPartyDecisionStore implements PartyDecisionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async inForce(): Promise<readonly StoredPartyDecision[]> {
    const query = this.#db.selectFrom('party_decision').selectAll().where('ended_at', 'is', null);
    return (await query.orderBy('decided_at').orderBy('id').execute()).map(toDecision);
  }

  async inForceAt(atMs: number): Promise<readonly StoredPartyDecision[]> {
    const query = this.#db
      .selectFrom('party_decision')
      .selectAll()
      .where('decided_at', '<=', atMs)
      .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>', atMs)]));
    return (await query.orderBy('decided_at').orderBy('id').execute()).map(toDecision);
  }

  async change({ made, ended, event }: PartyChange): Promise<void> {
    const ending = this.#db
      .updateTable('party_decision')
      .set({ ended_at: event.at, ended_by: event.actor })
      .where('id', 'in', [...ended])
      .where('ended_at', 'is', null);
    const making = (decision: StoredPartyDecision) =>
      this.#db.insertInto('party_decision').values({
        id: decision.id,
        kind: decision.kind,
        listings_json: JSON.stringify(decision.listings),
        others_json: JSON.stringify(decision.others),
        reason: decision.reason,
        decided_at: decision.decidedAt,
        decided_by: decision.decidedBy,
        ended_at: null,
        ended_by: null,
      });
    await this.#writer.unit(
      ...(ended.length === 0 ? [] : [ending.compile()]),
      ...(made === undefined ? [] : [making(made).compile()]),
      auditStatement(this.#db, event),
    );
  }
}

const toDecision = (row: Tables['party_decision']): StoredPartyDecision => ({
  id: row.id,
  kind: row.kind === 'split' ? 'split' : 'join',
  listings: JSON.parse(row.listings_json),
  others: JSON.parse(row.others_json),
  reason: row.reason,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
});

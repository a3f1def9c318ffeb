import { randomBytes } from 'node:crypto';
import { CLEARING_TABLES, type EventedTable } from '../../src/db/clearing/clearing-tables.ts';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import type { DatabaseSource } from '../../src/db/reading/database-source.ts';
import { openRows } from '../../src/db/reading/open-rows.ts';
import { digestsOf } from '../../src/examine/verify/event-digests.ts';
import { storedRows } from '../../src/examine/verify/stored-rows.ts';
import { formatScreeningId, newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { foldDecisions } from '../../src/modules/decisions/store/decision-state.ts';
import { eventDigest } from '../../src/modules/decisions/store/event-digest.ts';
import type { DecisionContent, DecisionEvent } from '../../src/modules/decisions/store/hit-decision.ts';
import { type GoodGuyContent, type GoodGuyEvent, stateOf } from '../../src/modules/good-guys/store/good-guy.ts';
import { goodGuyDigest } from '../../src/modules/good-guys/store/good-guy-digest.ts';
import type { Storage } from '../../src/stores/storage.ts';

export const NOW = Date.parse('2026-11-26T12:00:00Z');

/** What happens to a row that clears, in order. */
export type Story = readonly ('made' | 'proposed' | 'approved' | 'revoked')[];

/** A kind of row that clears a party, as a test makes it through the program and asks what it clears. */
export type ClearingSample = {
  readonly table: EventedTable;
  /** Does what the story says about a party, each step with the audit event that the service writes of it. */
  tell(storage: Storage, id: string, party: string, story: Story, at?: number): Promise<void>;
  /** Revokes one that is in force. */
  end(storage: Storage, id: string): Promise<void>;
  /** Whether a listing does not concern a party any more. */
  clears(storage: Storage, party: string): Promise<boolean>;
};

const LISTING = 'demo:1';
const by = (person: string) => ({ at: NOW, actor: person, person, text: 'seen', salt: Buffer.from(randomBytes(16)) });
const eventOf = (action: string, target: string, detail: AuditEvent['detail']): AuditEvent => ({
  at: NOW,
  actor: 'user:usr_1',
  action,
  target,
  detail,
  requestId: 'req_1',
});

async function screened(storage: Storage, party: string): Promise<Buffer> {
  const id = newScreeningId(NOW);
  const contextId = await storage.screenings.internContext('{}');
  const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total: 1 };
  const request = JSON.stringify({ searchText: 'Tolbrecht', externalRef: party });
  await storage.screenings.record({ ...written, request, answer: '{"results":[]}' });
  return id;
}

function decisionEvent(content: DecisionContent, event: Omit<DecisionEvent, 'seq'>): AuditEvent {
  const { id, listing, screeningId } = content;
  const detail = { decisions: [{ id, listing, digest: eventDigest(content, event) }] };
  return eventOf(`decision.${event.kind}`, formatScreeningId(screeningId), detail);
}

async function addToDecision(storage: Storage, id: string, kind: Story[number]): Promise<void> {
  const [found] = await storage.hitDecisions.find([id]);
  if (found === undefined || (kind !== 'approved' && kind !== 'revoked')) throw new Error(`${id} cannot be ${kind}`);
  const next = { ...by('user:usr_2'), number: found.events.length + 1, kind };
  await storage.hitDecisions.append([{ ...next, decision: id }], [decisionEvent(found, next)]);
}

function goodGuyAudit(content: GoodGuyContent, event: GoodGuyEvent): AuditEvent {
  const { id, listing } = content;
  return eventOf(`good_guy.${event.kind}`, '', { goodGuys: [{ id, listing, digest: goodGuyDigest(content, event) }] });
}

async function addToGoodGuy(storage: Storage, id: string, kind: Story[number]): Promise<void> {
  const [found] = await storage.goodGuys.find([id]);
  if (found === undefined) throw new Error(`${id} cannot be ${kind}`);
  const next: GoodGuyEvent = { ...by('user:usr_2'), number: found.events.length + 1, kind, changes: [] };
  await storage.goodGuys.append([{ ...next, goodGuy: id }], goodGuyAudit(found, next));
}

const decisions: ClearingSample = {
  table: 'hit_decision',
  async tell(storage, id, party, [first = 'made', ...later], at = NOW) {
    const screeningId = await screened(storage, party);
    const content: DecisionContent = {
      id,
      screeningId,
      externalRef: party,
      listing: LISTING,
      entityId: LISTING,
      recordHash: 'sha256:00',
      verdict: 'false_positive',
      reason: 'different_country',
    };
    const kind = first === 'proposed' ? 'proposed' : 'decided';
    const event = { ...by('user:usr_1'), at, number: 1, kind } as const;
    await storage.hitDecisions.decide([{ ...content, event }], [decisionEvent(content, event)]);
    for (const then of later) await addToDecision(storage, id, then);
  },
  end: (storage, id) => addToDecision(storage, id, 'revoked'),
  async clears(storage, party) {
    const about = await storage.hitDecisions.about({ kind: 'reference', externalRef: party });
    const { inForce } = foldDecisions(about);
    return about.some(({ id, verdict }) => id === inForce && verdict === 'false_positive');
  },
};

const goodGuys: ClearingSample = {
  table: 'good_guy',
  async tell(storage, id, party, [first = 'made', ...later], at = NOW) {
    const content: GoodGuyContent = {
      id,
      externalRef: party,
      listing: LISTING,
      listedName: 'Orlan TOLBRECHT',
      reason: 'different_country',
      decision: 'dec_1',
      screeningId: await screened(storage, party),
      expiresAt: NOW + 86_400_000,
      recordHash: 'sha256:00',
      listingFacts: { name: ['Orlan TOLBRECHT'] },
      customerFacts: { name: ['Ürlan'] },
      textKey: 'ab',
    };
    const event: GoodGuyEvent = { ...by('user:usr_1'), at, number: 1, kind: first, changes: [] };
    await storage.goodGuys.make([{ ...content, event }], NOW, goodGuyAudit(content, event));
    for (const then of later) await addToGoodGuy(storage, id, then);
  },
  end: (storage, id) => addToGoodGuy(storage, id, 'revoked'),
  async clears(storage, party) {
    const live = await storage.goodGuys.live(party, NOW);
    return live.some((one) => stateOf(one, NOW) === 'in_force');
  },
};

/** Each kind of row that clears. */
export const CLEARING_SAMPLES: readonly ClearingSample[] = [decisions, goodGuys];

/** Purges every audit event until now, and the ledger before them, as the daily purge does. */
export async function purgeEvents({ ledger, purges }: Storage): Promise<void> {
  const event = { ...eventOf('records.erased', '', { why: 'retention' }), at: Date.now(), actor: 'retention' };
  const by = { event, why: 'retention', run: null, holdsVersion: 0 } as const;
  await ledger.checkpoint();
  const soon = Date.now() + 3_600_000;
  if ((await purges.purgeEvents(soon, 1_000, by)) === undefined) throw new Error('nothing was purged');
  await ledger.checkpoint();
  if ((await purges.cut(soon, by)) === undefined) throw new Error('nothing was cut');
  await purges.sweep(1_000);
}

/** Appends an audit event of what now lies in the database, as somebody does who knows how they are written. */
export async function forgeAudit(
  storage: Storage,
  source: DatabaseSource,
  { table }: ClearingSample,
  id: string,
): Promise<void> {
  const { actions, member } = CLEARING_TABLES[table].audited;
  const reader = await openRows(source, 'unchanged');
  const events: AuditEvent[] = [];
  for await (const stored of storedRows(reader, table)) {
    if (stored.row['id'] !== id) continue;
    const screening = stored.row['screening_id'];
    const target = table === 'hit_decision' && Buffer.isBuffer(screening) ? formatScreeningId(screening) : '';
    for (const digest of digestsOf(table, stored) ?? [])
      events.push(eventOf(`${actions}made`, target, { [member]: [{ id, listing: LISTING, digest }] }));
  }
  await reader.close();
  if (events.length === 0) throw new Error('nothing was forged');
  for (const event of events) await storage.audit.append(event);
}

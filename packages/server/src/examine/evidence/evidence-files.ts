// Imported by its own path, so that the thread that writes packs loads neither the schemas nor the engine.
import { AUDIT_ACTIONS, type AuditArea } from '@namesake/contract/audit-actions';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { formatScreeningId, screeningTime } from '../../lib/ids/screening-id.ts';
import { decisionLine } from '../../modules/decisions/store/event-digest.ts';
import { goodGuyLine } from '../../modules/good-guys/store/good-guy-digest.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import type { EvidenceScreening } from './evidence-records.ts';
import type { EvidenceSource } from './evidence-source.ts';
import type { SettingsEvidence } from './settings-evidence.ts';

/** Counts collected while files are written. */
export type Tally = {
  readonly screenings: Record<string, number>;
  erased: number;
  readonly events: Record<string, number>;
};

/** A file of JSON lines. */
type LineFile = { readonly name: string; readonly lines: AsyncIterable<unknown> | Iterable<unknown> };

const CONFIGURATION: ReadonlySet<AuditArea> = new Set(['lists', 'policies', 'parties', 'tokens', 'people', 'proof']);
/** Reading is not a change. */
const READINGS: ReadonlySet<string> = new Set([
  'audit.read',
  'audit.exported',
  'audit.verification_started',
  'audit.verified',
  'evidence.exported',
]);
const USER_CHANGES = ['setup.completed', 'user.created', 'user.changed', 'user.password_reset', 'user.unlocked'];

/** The files of a pack, in order, and counts that fill while they are read. */
export async function* evidenceFiles(
  source: EvidenceSource,
  { period, withNames }: EvidenceOrder,
  tally: Tally,
): AsyncGenerator<LineFile> {
  yield { name: 'policies.jsonl', lines: (await source.settings.policies(period)).map(presentPolicy) };
  yield { name: 'rules.jsonl', lines: await source.settings.rules(period) };
  yield { name: 'lists.jsonl', lines: (await source.settings.lists(period)).map(presentList) };
  yield { name: 'decisions.jsonl', lines: await source.settings.partyDecisions(period) };
  yield { name: 'access/users.jsonl', lines: usersWithChanges(source, await source.settings.users(period)) };
  yield { name: 'access/tokens.jsonl', lines: await source.settings.tokens(period) };
  for (const outcome of await source.outcomes(period))
    yield {
      name: `screenings/${outcome.replaceAll(/\W/g, '_')}.jsonl`,
      lines: mapped(source.screenings(period, outcome, withNames), (screening) => {
        tally.screenings[outcome] = (tally.screenings[outcome] ?? 0) + 1;
        if (screening.isErased) tally.erased += 1;
        return presentScreening(screening, withNames);
      }),
    };
  yield {
    name: 'screenings/decisions.jsonl',
    lines: mapped(source.hitDecisions(period), (decision) => decisionLine(decision, withNames)),
  };
  yield {
    name: 'screenings/good-guys.jsonl',
    lines: mapped(source.goodGuys(period), (goodGuy) => goodGuyLine(goodGuy, withNames)),
  };
  yield {
    name: 'screenings/contexts.jsonl',
    lines: mapped(source.contexts(period), ({ hash, body }) => ({
      contextHash: hash.toString('hex'),
      context: JSON.parse(body),
    })),
  };
  yield {
    name: 'events.jsonl',
    lines: mapped(source.events(period), (event) => {
      tally.events[event.action] = (tally.events[event.action] ?? 0) + 1;
      return presentEvent(event);
    }),
  };
  yield { name: 'watch/runs.jsonl', lines: source.customers.runs(period) };
  if (withNames) yield { name: 'watch/customers.jsonl', lines: source.customers.all() };
  if (withNames) yield { name: 'watch/cases.jsonl', lines: source.customers.cases() };
  yield { name: 'changes.jsonl', lines: changes(source.events(period)) };
  yield { name: 'chain/heads.jsonl', lines: (await source.dayHeads(period)).map(presentHead) };
}

/** Whether an event changes what the installation does, or who may use it. */
const isChange = ({ action }: AuditEvent): boolean => {
  const area = Object.entries(AUDIT_ACTIONS).find(([code]) => code === action)?.[1].area;
  return !READINGS.has(action) && (area === undefined || CONFIGURATION.has(area));
};

async function* changes(events: AsyncIterable<AuditEvent & { readonly entry: number | null }>) {
  for await (const event of events) if (isChange(event)) yield presentEvent(event);
}

async function* usersWithChanges(source: EvidenceSource, users: readonly Readonly<Record<string, unknown>>[]) {
  for (const user of users) {
    const events = await source.eventsOf(String(user['id']), USER_CHANGES);
    const history = events.map(({ at, actor, action, detail }) => ({ at: instant(at), by: actor, action, detail }));
    yield { ...user, history };
  }
}

async function* mapped<From, To>(items: AsyncIterable<From>, map: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield map(item);
}

function presentScreening(screening: EvidenceScreening, withNames: boolean) {
  const { id, actor, outcome, total, entry, contextHash, isErased, request, answer } = screening;
  return {
    searchId: formatScreeningId(id),
    at: instant(screeningTime(id)),
    actor,
    outcome,
    total,
    entry,
    contextHash: contextHash.toString('hex'),
    ...(isErased ? { erased: true } : {}),
    // As text, because hashing needs every byte.
    ...(withNames && !isErased ? { request, answer } : {}),
  };
}

const presentEvent = ({ at, ...event }: AuditEvent & { readonly entry: number | null }) => ({
  at: instant(at),
  ...event,
});

function presentPolicy({ savedAt, body, ...policy }: Awaited<ReturnType<SettingsEvidence['policies']>>[number]) {
  return { ...policy, savedAt: instant(savedAt), policy: JSON.parse(body) };
}

function presentList({ checkedAt, from, until, ...list }: Awaited<ReturnType<SettingsEvidence['lists']>>[number]) {
  const searched = { searchedFrom: instant(from), searchedUntil: until === null ? null : instant(until) };
  return { ...list, checkedAt: instant(checkedAt), ...searched };
}

function presentHead({ sealedAt, head, signature, ...rest }: Awaited<ReturnType<EvidenceSource['dayHeads']>>[number]) {
  const texts = { head: head.toString('hex'), signature: signature.toString('base64url') };
  return { ...rest, sealedAt: instant(sealedAt), ...texts };
}

const instant = (ms: number): string => new Date(ms).toISOString();

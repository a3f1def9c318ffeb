import { createHash } from 'node:crypto';
import { AUDITED_PREFIXES, type AuditedTable, type MacTable } from '../../db/clearing/clearing-tables.ts';
import { versionDigest } from '../../db/clearing/digests-below.ts';
import { digestOf, rowDigestsIn } from '../../db/clearing/row-digests.ts';
import type { Row, RowReader } from '../../db/reading/row-reader.ts';
import { ENTRY_KINDS } from '../../db/writing/entry-kinds.ts';
import { recordIn } from '../../lib/formats/json-record.ts';
import { heldDigest } from '../../lists/store/held-removal-store.ts';

/** An event from before audit events contained row digests. */
type EarlierEvent = {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detail: Row;
};

type Proves = (row: Row, events: readonly EarlierEvent[], rows: readonly Row[]) => boolean;

/** Events about tables without row events, for the entries that count, oldest first. */
export async function earlierEvents(
  reader: RowReader,
  counts: (entry: number) => boolean,
): Promise<readonly EarlierEvent[]> {
  const rows = await reader.rows(`
    select e.entry, e.at, e.actor, e.action, e.target, e.detail_json from audit_event e
    join ledger l on l.number = e.entry and l.kind = ${ENTRY_KINDS.event} and l.ref = e.seq
    where ${AUDITED_PREFIXES.map((actions) => `e.action like '${actions}%'`).join(' or ')} order by e.entry`);
  return rows
    .filter((row) => counts(Number(row['entry'])))
    .map((row) => ({
      at: Number(row['at']),
      actor: String(row['actor']),
      action: String(row['action']),
      target: String(row['target']),
      detail: recordIn(String(row['detail_json'])),
    }));
}

/** Whether events from before digests existed prove a row. */
export const EARLIER_PROOF: Readonly<Record<AuditedTable | Exclude<MacTable, 'batch_row'>, Proves>> = {
  policy_version: isSaved,
  policy: ({ name, version }, events, rows) => {
    const last = events.findLast(({ action, target }) => action.startsWith('policy.') && target === name);
    const pointed = rows.find((row) => row['name'] === name && row['version'] === version);
    return last !== undefined && pointed !== undefined && last.at === pointed['saved_at'] && isSaved(pointed, [last]);
  },
  required_list: ({ id, since, given_up_at: gone, given_up_reason: reason }, events) => {
    const named = events.filter(({ action, detail }) => action.startsWith('lists.') && isAmong(id, detail['lists']));
    const last = named.at(-1);
    if (!named.some(({ action, at }) => action === 'lists.required' && at === since)) return false;
    if (gone === null) return named.every(({ action, at }) => action !== 'lists.given_up' || at < Number(since));
    return last?.action === 'lists.given_up' && last.at === gone && last.detail['reason'] === reason;
  },
  party_decision: isDecided,
  // Always had MACs.
  rule_version: () => false,
  // Created with the first list searched after this.
  searched_list: () => false,
  list_activation: isSearched,
  // No event stated before what was imported.
  ownership_table: () => false,
  refused_version: ({ list, sha256 }, events) =>
    events.some(
      ({ action, target, detail }) =>
        action === 'list.version_accepted' && target === list && detail['sha256'] === sha256,
    ),
  list_hold: ({ list, listing, confirmed_at: at }, events) =>
    events.some(
      ({ action, target, detail, ...event }) =>
        action === 'list.removals_confirmed' &&
        target === list &&
        event.at === at &&
        isAmong(listing, detail['listings']),
    ),
  // No event has a digest of its counts.
  batch: () => false,
  // Always stored with a MAC.
  customer: () => false,
  customer_words: () => false,
  watch_run: () => false,
  customer_group: () => false,
  // The next load publishes again.
  list_publication: () => false,
};

const isAmong = (id: unknown, ids: unknown): boolean => Array.isArray(ids) && ids.includes(id);

/** The event has the hash; for a default carried over to another release, it does not say who saved it. */
function isSaved(row: Row, events: readonly EarlierEvent[]): boolean {
  const { name, hash, body, reason, saved_at: at, saved_by: by } = row;
  if (hash !== `sha256:${createHash('sha256').update(String(body)).digest('hex')}`) return false;
  return events.some(({ action, target, actor, detail, ...event }) => {
    if (target !== name || detail['hash'] !== hash || detail['reason'] !== reason || event.at !== at) return false;
    if (action === 'policy.saved') return actor === by;
    return action === 'policy.shipped' && String(reason).startsWith('Ships with ') === (by === actor);
  });
}

/** The event of a decision on parties contains the decision; the event that ended it names it. */
function isDecided(row: Row, events: readonly EarlierEvent[]): boolean {
  const { id, kind, listings_json: listings, others_json: others, reason, decided_at: at, decided_by: by } = row;
  const ofParties = events.filter(({ action }) => action.startsWith('party.'));
  const made = ofParties.find(({ detail }) => detail['decision'] === id);
  if (made === undefined || made.at !== at || made.actor !== by || made.detail['reason'] !== reason) return false;
  const said = [made.detail['kind'], JSON.stringify(made.detail['listings']), JSON.stringify(made.detail['others'])];
  if (![kind, listings, others].every((one, index) => one === said[index])) return false;
  const end = ofParties.find(({ detail }) => isAmong(id, detail['ended']));
  return end === undefined ? row['ended_at'] === null : end.at === row['ended_at'] && end.actor === row['ended_by'];
}

/**
 * Since `searched_list` exists, the event of a version has the digest of its row. That includes what was held, so the
 * digest can only be reproduced for a version without holds.
 */
function isSearched(
  { list, at, version_seq: seq, version_digest: digest }: Row,
  events: readonly EarlierEvent[],
  rows: readonly Row[],
) {
  const version = rows.find((row) => 'content' in row && Number(row['seq']) === Number(seq));
  if (version === undefined || versionDigest(version) !== digest || version['list'] !== list) return false;
  const { sha256, content, published_at: publishedAt, records } = version;
  const row = { list, sha256, content, published_at: publishedAt, at, held: heldDigest([]) };
  const said = digestOf('searched_list', row);
  return events.some(({ action, target, detail, ...event }) => {
    if (action !== 'list.searched' || target !== list || event.at !== at) return false;
    if (detail['version'] !== version['version'] || detail['records'] !== records) return false;
    return rowDigestsIn(detail).some((one) => one.table === 'searched_list' && one.digest === said);
  });
}

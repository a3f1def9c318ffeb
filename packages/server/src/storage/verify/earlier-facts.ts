import { createHash } from 'node:crypto';
import { CLEARING_TABLES, STATED_NAMES, type StatedTable } from '../clearing/clearing-tables.ts';
import type { Row, RowReader } from '../reading/row-reader.ts';
import { ENTRY_KINDS } from '../writing/entry-kinds.ts';

/** An event from before audit events had digests of rows. */
type EarlierEvent = {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detail: Row;
};

type Proves = (row: Row, events: readonly EarlierEvent[], rows: readonly Row[]) => boolean;

const PREFIXES = [...new Set(STATED_NAMES.map((name) => CLEARING_TABLES[name].audited.actions))];

/** Events of the tables without events, of those entries that count, the oldest first. */
export async function earlierEvents(
  reader: RowReader,
  counts: (entry: number) => boolean,
): Promise<readonly EarlierEvent[]> {
  const rows = await reader.rows(`
    select e.entry, e.at, e.actor, e.action, e.target, e.detail_json from audit_event e
    join ledger l on l.number = e.entry and l.kind = ${ENTRY_KINDS.event} and l.ref = e.seq
    where ${PREFIXES.map((actions) => `e.action like '${actions}%'`).join(' or ')} order by e.entry`);
  return rows
    .filter((row) => counts(Number(row['entry'])))
    .map((row) => ({
      ...{ at: Number(row['at']), actor: String(row['actor']), action: String(row['action']) },
      ...{ target: String(row['target']), detail: detailOf(row) },
    }));
}

/** Whether events from before there were digests prove a row of a table without events. */
export const EARLIER_PROOF: Readonly<Record<StatedTable, Proves>> = {
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
};

const isAmong = (id: unknown, ids: unknown): boolean => Array.isArray(ids) && ids.includes(id);

/** The hash is in the event; of a default that was carried over to another release, who saved it is not. */
function isSaved(row: Row, events: readonly EarlierEvent[]): boolean {
  const { name, hash, body, reason, saved_at: at, saved_by: by } = row;
  if (hash !== `sha256:${createHash('sha256').update(String(body)).digest('hex')}`) return false;
  return events.some(({ action, target, actor, detail, ...event }) => {
    if (target !== name || detail['hash'] !== hash || detail['reason'] !== reason || event.at !== at) return false;
    if (action === 'policy.saved') return actor === by;
    return action === 'policy.shipped' && String(reason).startsWith('Ships with ') === (by === actor);
  });
}

function detailOf(row: Row): Row {
  try {
    return Object(JSON.parse(String(row['detail_json'])));
  } catch {
    return {};
  }
}

import {
  AUDITED_PREFIXES,
  CLEARING_TABLES,
  EVENTED_NAMES,
  type EventedTable,
} from '../../db/clearing/clearing-tables.ts';
import { type AuditedDigests, addRowDigests, noAuditedDigests } from '../../db/clearing/row-digests.ts';
import { PROOF_EVENTS, ROW_PROOF_BEGAN, ROW_PROOF_CARRIED } from '../../db/ledger/proof-events.ts';
import { RECORDS_ERASED, RECORDS_PURGED } from '../../db/ledger-entries.ts';
import type { Row, RowReader } from '../../db/reading/row-reader.ts';
import { ENTRY_KINDS } from '../../db/writing/entry-kinds.ts';
import { recordIn, recordOf } from '../../lib/formats/json-record.ts';

const AT_ONCE = 1_000;

const READ = [RECORDS_ERASED, RECORDS_PURGED, ...PROOF_EVENTS, ROW_PROOF_CARRIED];

const EVENTS = `
  select e.entry, e.at, e.action, e.target, e.detail_json from audit_event e
  join ledger l on l.number = e.entry and l.kind = ${ENTRY_KINDS.event} and l.ref = e.seq
  where e.entry > ? and (e.action in (${READ.map((action) => `'${action}'`).join(', ')})
    or ${AUDITED_PREFIXES.map((actions) => `e.action like '${actions}%'`).join(' or ')})
  order by e.entry limit ${AT_ONCE}`;

/** What the audit log says about one clearing row. */
export type Audited = {
  /** Digests of its events. */
  readonly digests: Set<string>;
  /** Target of its last event; for a decision, the screening. */
  target: string;
  /** Ledger entry of its last event. */
  entry: number;
};

/** What the audit log says about all clearing rows. */
export type AuditedRows = {
  readonly rows: Readonly<Record<EventedTable, ReadonlyMap<string, Audited>>>;
  /** For tables without events. */
  readonly digests: AuditedDigests;
  /** Ids of rows that were purged, or erased with a person's data. */
  readonly gone: ReadonlySet<string>;
  /** When earlier rows with events received their MACs; undefined if the event is missing. */
  readonly began: { readonly entry: number } | undefined;
  /** Ids of earlier rows that received none. */
  readonly unproved: ReadonlySet<string>;
  /** When audit events were last purged, Unix milliseconds: rows no younger than that may have had an event. */
  readonly purgedAt: number;
};

/**
 * Reads what the audit log says about clearing rows.
 * @param counts whether the event of an entry counts; all do if absent
 */
export async function auditedRows(
  reader: RowReader,
  counts: (entry: number) => boolean = () => true,
): Promise<AuditedRows> {
  const rows = { hit_decision: new Map<string, Audited>(), good_guy: new Map<string, Audited>() };
  const digests = noAuditedDigests();
  const [gone, unproved, started] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [began, purgedAt] = [undefined as AuditedRows['began'], Number.NEGATIVE_INFINITY];
  for (let after = 0; ; ) {
    const events = await reader.rows(EVENTS, after);
    for (const event of events) {
      const { action, target, detail, entry, at } = eventOf(event);
      if (action === ROW_PROOF_BEGAN) began ??= { entry };
      // Only the first of each counts, so that events appended later excuse nothing.
      if (action === RECORDS_PURGED) for (const id of idsIn(detail['unproved'])) unproved.add(id);
      if (PROOF_EVENTS.some((event) => event === action) && !started.has(action)) {
        started.add(action);
        for (const id of idsIn(detail['unproved'])) unproved.add(id);
      }
      const isPurge = action === RECORDS_PURGED || (action === RECORDS_ERASED && 'events' in detail);
      // A purge by this version carries over what it removes.
      if (isPurge && detail['carried'] !== true) purgedAt = Math.max(purgedAt, at);
      if (action === RECORDS_ERASED || action === 'good_guy.purged')
        for (const id of idsIn(detail['goodGuys'])) gone.add(id);
      if (!counts(entry)) continue;
      addRowDigests(digests, detail, entry, action === ROW_PROOF_CARRIED);
      for (const table of EVENTED_NAMES) {
        const { actions, member } = CLEARING_TABLES[table].audited;
        if (action.startsWith(actions) || action === ROW_PROOF_CARRIED)
          learn(rows[table], detail[member], { target, entry });
      }
    }
    if (events.length < AT_ONCE) return { rows, digests, gone, began, unproved, purgedAt };
    after = Number(events.at(-1)?.['entry']);
  }
}

function learn(known: Map<string, Audited>, digests: unknown, place: Pick<Audited, 'target' | 'entry'>): void {
  if (!Array.isArray(digests)) return;
  for (const one of digests) {
    // Digests carried over by a purge keep the target of their own event.
    const { id, digest, target = place.target } = recordOf(one);
    if (typeof id !== 'string' || typeof digest !== 'string') continue;
    const audited = known.get(id) ?? { digests: new Set(), ...place };
    audited.digests.add(digest);
    known.set(id, Object.assign(audited, place, { target: String(target) }));
  }
}

/** A damaged or forged detail matches no digest, which is reported. */
function eventOf(row: Row) {
  const place = { entry: Number(row['entry']), at: Number(row['at']) };
  return {
    action: String(row['action']),
    target: String(row['target']),
    detail: recordIn(String(row['detail_json'])),
    ...place,
  };
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

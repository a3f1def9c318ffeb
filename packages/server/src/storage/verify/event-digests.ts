import { eventDigest } from '../../decisions/event-digest.ts';
import { goodGuyDigest } from '../../good-guys/good-guy-digest.ts';
import type { EventedTable } from '../clearing/clearing-tables.ts';
import type { StoredRow } from '../clearing/row-prover.ts';
import { decisionOf, type StoredDecision } from '../stores/records/decision-rows.ts';
import { goodGuyOf, type StoredGoodGuy } from '../stores/records/good-guy-rows.ts';

/** Digests that the audit log has of the events of a row; undefined where the row is none that this release writes. */
export function digestsOf(table: EventedTable, stored: StoredRow): readonly string[] | undefined {
  try {
    return DIGESTS[table](stored);
  } catch {
    return undefined;
  }
}

const DIGESTS: Readonly<Record<EventedTable, (stored: StoredRow) => readonly string[]>> = {
  hit_decision: (stored) => {
    const { events, ...decision } = decisionOf(stored as StoredDecision);
    return events.map((event) => eventDigest(decision, event));
  },
  good_guy: (stored) => {
    const { events, ...goodGuy } = goodGuyOf(stored as StoredGoodGuy);
    return events.map((event) => goodGuyDigest(goodGuy, event));
  },
};

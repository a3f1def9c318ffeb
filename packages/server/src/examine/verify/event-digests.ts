import type { EventedTable } from '../../db/clearing/clearing-tables.ts';
import type { StoredRow } from '../../db/clearing/row-prover.ts';
import { decisionOf, type StoredDecision } from '../../modules/decisions/store/decision-rows.ts';
import { eventDigest } from '../../modules/decisions/store/event-digest.ts';
import { goodGuyDigest } from '../../modules/good-guys/store/good-guy-digest.ts';
import { goodGuyOf, type StoredGoodGuy } from '../../modules/good-guys/store/good-guy-rows.ts';

/** Digests of a row's events in the audit log; undefined if this release does not write such a row. */
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

import type { ScreeningStore } from '../storage/ports/screenings.ts';
import type { Storage } from '../storage/ports/storage.ts';
import type { Counters } from './instruments.ts';

type CommitCounters = Pick<Counters, 'searches' | 'commitSeconds' | 'commitRecords'>;

/** The same storage, which counts the searches it records and how long they take to become durable. */
export function meteredStorage(storage: Storage, counters: CommitCounters): Storage {
  return { ...storage, screenings: meteredScreenings(storage.screenings, counters) };
}

/**
 * Measured from outside, so that every database is measured alike: records that become durable in one turn of the event
 * loop were committed together.
 */
function meteredScreenings(store: ScreeningStore, counters: CommitCounters): ScreeningStore {
  const { searches, commitSeconds, commitRecords } = counters;
  const turn = { records: 0 };
  const observeTurn = (): void => {
    commitRecords.observe(turn.records);
    turn.records = 0;
  };
  return {
    internContext: (context) => store.internContext(context),
    find: (id) => store.find(id),
    findAll: (ids) => store.findAll(ids),
    record: async (screening) => {
      const startedMs = performance.now();
      await store.record(screening);
      commitSeconds.observe((performance.now() - startedMs) / 1_000);
      searches.inc({ outcome: screening.outcome });
      turn.records += 1;
      if (turn.records === 1) setImmediate(observeTurn);
    },
  };
}

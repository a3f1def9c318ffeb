import type { OnRecorded } from '../records/store/screening-store.ts';
import type { Counters } from './instruments.ts';

/**
 * Counts recorded searches and the time until they are durable. Measured from outside, so that every database is
 * measured alike: records that become durable in one turn of the event loop were committed together.
 */
export function commitMeter({
  searches,
  commitSeconds,
  commitRecords,
}: Pick<Counters, 'searches' | 'commitSeconds' | 'commitRecords'>): OnRecorded {
  const turn = { records: 0 };
  const observeTurn = (): void => {
    commitRecords.observe(turn.records);
    turn.records = 0;
  };
  return ({ outcome }, seconds) => {
    commitSeconds.observe(seconds);
    searches.inc({ outcome });
    turn.records += 1;
    if (turn.records === 1) setImmediate(observeTurn);
  };
}

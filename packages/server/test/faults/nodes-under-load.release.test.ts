import { expect, it } from 'vitest';
import { nodeSoak } from '../../tools/node-soak/node-soak.ts';

it('nodes that are killed under load, on a database that restarts, lose nothing and answer like one process', async () => {
  const report = await nodeSoak({ nodes: 3, seconds: 60, perSecond: 20 });
  expect(report).toMatchObject({
    lost: 0,
    doubledRecords: 0,
    different: [],
    unanswered: 0,
    broken: null,
    jobs: { unfinished: 0, doubled: 0 },
    watch: { customers: 90, different: [], problem: null, misattested: 0 },
    events: { undelivered: 0, disordered: 0, unsigned: 0, decidedTwice: 0 },
  });
  expect(report.answered).toBeGreaterThan(300);
  expect(report.restarts).toBe(2);
  expect(report.versions).toBeGreaterThan(2);
  expect(report.killed).toBeGreaterThan(2);
  // A run is begun within a minute, so that on a slow machine one sees all changes.
  expect(report.watch.runs).toBeGreaterThan(0);
  expect([report.events.events > 20, report.events.decided > 5]).toEqual([true, true]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbers } from '../support/un-list-of.ts';
import { fromScratch, knownOf, waitingOf } from '../support/watch-world/from-scratch.ts';
import { beyondLimits } from '../support/watch-world/rule-limits.ts';
import { anySteps } from '../support/watch-world/steps.ts';
import { WatchWorld } from '../support/watch-world/watch-world.ts';

/** `FC_TIMES` makes them so many times as many. */
const SEQUENCES = numbers(0, 4 * Number(process.env['FC_TIMES'] ?? 1));
const { seed = 1 } = fc.readConfigureGlobal();

// Each takes seconds, so that each is a test; shorter ones that fail too would take an hour to find.
it.each(SEQUENCES)(
  'leaves after sequence %i of changes, rules, deaths and decisions what screening from scratch gives',
  (at) =>
    fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const world = await WatchWorld.make();
        try {
          for (const { run } of steps) await run(world);
          await world.settled();
          await isAsFromScratch(world);
          const { runs, attested } = await world.ended();
          expect(attested).toEqual(runs);
        } finally {
          await world.close();
        }
      }),
      { numRuns: 1, endOnFailure: true, seed: seed * 1_000 + at },
    ),
);

async function isAsFromScratch(world: WatchWorld): Promise<void> {
  for (const { externalRef, watch } of await world.customers()) {
    const customer = await world.customer(externalRef);
    if (customer === undefined || watch !== 'on') continue;
    const scratch = await fromScratch(world, customer);
    expect([externalRef, knownOf(customer)]).toEqual([externalRef, scratch]);
    const { found, cases } = await waitingOf(world, customer, scratch.findings);
    expect([externalRef, cases]).toEqual([externalRef, found]);
    expect(await beyondLimits(world, customer)).toEqual([]);
  }
}

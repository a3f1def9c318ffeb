import { expect, it } from 'vitest';
import { fuzzService } from '../support/fuzz/fuzz-service.ts';

it('20,000 hostile requests get no 500, and answers that the specification has', async () => {
  const { faults, internalErrors, stillFinds, sent, byStatus } = await fuzzService(20_000, 5_000);
  process.stdout.write(`${sent} hostile requests: ${JSON.stringify(byStatus)}\n`);
  expect(sent).toBeGreaterThanOrEqual(20_000);
  expect(faults).toEqual([]);
  expect(internalErrors).toEqual([]);
  // Nothing that was sent has made it deaf.
  expect(stillFinds).toBe(true);
});

import { expect, it } from 'vitest';
import { fuzzService } from '../support/fuzz/fuzz-service.ts';

it('hostile requests to every endpoint are answered as the specification says', async () => {
  // 20,000 of them: test/faults/hostile-requests.release.test.ts.
  const { faults, internalErrors, stillFinds } = await fuzzService(400, 21);
  expect(faults).toEqual([]);
  expect(internalErrors).toEqual([]);
  expect(stillFinds).toBe(true);
});

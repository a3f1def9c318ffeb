import { watchmanQuerySchema, watchmanSearchSchema } from '@namesake/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestService } from '../support/test-service.ts';
import { BESIDE_SANCTIONS, startWatchman, WATCHMAN_PARTIES } from './watchman-service.ts';

let services: readonly TestService[];
beforeAll(async () => {
  services = await Promise.all([startWatchman(), startWatchman({ ages: { list_a: 1, list_b: 1_000 } })]);
});
afterAll(() => Promise.all(services.map((service) => service.close())));

const LISTED = WATCHMAN_PARTIES.flatMap(({ names, identifiers = [] }) => [...names, ...identifiers]).map(
  ({ value }) => value,
);
const WORDS = ['male', '0.75', '1', '0', 'DE:K8812004', '', '\0', '%', '[]'];
/** Words of theirs, which are in any log by chance: never where a name is. */
const PAIRS: readonly [string, string][] = [
  ['type', 'person'],
  ['type', 'vessel'],
  ['source', 'list_a'],
  ['source', 'list_a,list_b'],
  ['birthDate', '1971-04-02'],
];

const text = fc.oneof(
  fc.constantFrom(...LISTED),
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 30 }).map((any) => any.toWellFormed()),
);
const parameter = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('name', 'name', 'altNames', 'type', 'minMatch', 'limit', 'birthDate', 'imoNumber'),
  },
  { weight: 5, arbitrary: fc.constantFrom(...Object.keys(watchmanQuerySchema.shape)) },
  fc.string({ maxLength: 10 }).map((any) => any.toWellFormed()),
);
const query = fc.array(fc.oneof(fc.constantFrom(...PAIRS), fc.tuple(parameter, text)), { maxLength: 5 });

it('whatever is sent: entities, an error, or an empty list whose record found nobody and is complete', async () => {
  const tokens = await Promise.all(services.map((service) => service.token()));
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(0, 1), async (pairs, which) => {
      const [service, token] = [services[which], tokens[which] ?? ''];
      const answer = await service?.get(`/compat/watchman/v2/search?${new URLSearchParams(pairs)}`, token);
      expect(answer?.status).toBeLessThan(500);
      if (answer?.status !== 200) {
        expect(answer?.body['error']).toMatch(/^\w+: ./);
        return;
      }
      const { entities } = watchmanSearchSchema.parse(answer.body);
      if (entities.length > 0) return;
      const id = answer.headers.get('namesake-search-id');
      const record = await service?.get(`/api/v1/searches/${id}`, token);
      expect(record?.body).toMatchObject({ complete: true, total: 0 });
    }),
  );
});

it('no fact, type or page releases whom a name alone shows, whatever the party is listed for', async () => {
  const parties = [...WATCHMAN_PARTIES, ...BESIDE_SANCTIONS];
  const service = await startWatchman({ parties });
  const token = await service.token();
  const facts = fc.record(
    {
      type: fc.constantFrom('vessel', 'business', 'person'),
      birthDate: fc.constantFrom('1990-01-01', '1950-05-05'),
      gender: fc.constantFrom('female', 'male'),
      flag: fc.constant('FR'),
      minMatch: fc.constantFrom('1', '0.5'),
      limit: fc.constantFrom('1', '0'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parties), facts, async ({ names }, described) => {
      const asked = new URLSearchParams({ ...described, name: names[0]?.value ?? '' });
      const answer = await service.get(`/compat/watchman/v2/search?${asked}`, token);
      if (answer.status === 200) expect(watchmanSearchSchema.parse(answer.body).entities).not.toEqual([]);
      else expect(answer.body['error']).toMatch(/^\w+: ./);
    }),
  );
  await service.close();
});

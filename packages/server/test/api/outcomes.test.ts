import { type SearchResponse, searchResponseSchema } from '@namesake/contract';
import { decideOutcome } from '@namesake/engine/vocabulary';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { WriteFailed } from '../../src/db/writing/writer.ts';
import { type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

const LISTED = { searchText: 'Orlan Vestrakov' };
const UNLISTED = { searchText: 'Somebody Else' };

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function searching(options: ServiceOptions, body: object, scopes?: Parameters<TestService['token']>[0]) {
  service ??= await startService(options);
  const answer = await service.post('/api/v1/search', body, await service.token(scopes));
  const parsed: SearchResponse | undefined =
    answer.status === 200 ? searchResponseSchema.parse(answer.body) : undefined;
  return { ...answer, parsed };
}

/** The operator's word that the files on disk are current. */
const ATTESTED = { reason: 'mirror checked daily', atMs: 0, untilMs: Date.parse('2999-01-01') } as const;

describe('finding nothing', () => {
  it.each([
    ['a required list is missing', { ages: { list_a: 1 } }],
    ['a downloaded list is 72 hours old', { ages: { list_a: 1, list_b: 72 } }],
    ['a file on disk was published three intervals ago', { origin: 'disk', ages: { list_a: 1, list_b: 60 * 24 } }],
    ['a file on disk is dated in the future', { origin: 'disk', ages: { list_a: 1, list_b: -48 } }],
  ] as const)('proves nothing where %s: there is no answer', async (_what, lists) => {
    const { status, body, headers } = await searching({ lists }, UNLISTED);
    expect([status, body['code']]).toEqual([503, 'lists_unavailable']);
    expect(body['detail']).toContain('list_b');
    expect(headers.get('retry-after')).not.toBeNull();
  });

  it('in old lists that the operator vouches for is a no_match that says so', async () => {
    const lists = { origin: 'disk', ages: { list_a: 900, list_b: 900 }, attestation: ATTESTED } as const;
    const { parsed } = await searching({ lists }, UNLISTED);
    expect(parsed).toMatchObject({ outcome: 'no_match', complete: true });
    expect(parsed?.warnings.map(({ code }) => code)).toEqual(['lists_attested']);
    expect(parsed?.warnings[0]?.text).toContain('mirror checked daily');
  });

  it('in lists of a day and more is a no_match with a warning for each', async () => {
    const { parsed } = await searching({ lists: { ages: { list_a: 1, list_b: 30 } } }, UNLISTED);
    expect(parsed).toMatchObject({ outcome: 'no_match', complete: true });
    expect(parsed?.warnings).toMatchObject([{ code: 'list_ageing' }]);
  });

  it('in lists older than the request allows is no answer', async () => {
    const { body } = await searching(
      { lists: { ages: { list_a: 1, list_b: 2 } } },
      { ...UNLISTED, maxListAgeSeconds: 3_700 },
    );
    expect(body['code']).toBe('lists_unavailable');
    expect(body['detail']).toContain(
      'list_b is older than maxListAgeSeconds (3700) allows: its publisher was asked 2 hours',
    );
  });

  it('in lists declared current longer ago than the request allows names the true date and the end', async () => {
    const untilMs = Date.parse('2027-01-01T00:00:00Z');
    const attestation = { ...ATTESTED, atMs: Date.parse('2026-03-01T09:00:00Z'), untilMs };
    const lists = { origin: 'disk', ages: { list_a: 16_800, list_b: 16_800 }, attestation } as const;
    const { body } = await searching({ lists }, { ...UNLISTED, maxListAgeSeconds: 60 });
    expect(body['code']).toBe('lists_unavailable');
    expect(body['detail']).toMatch(/list_a .* published 2024-\d\d-\d\d, declared current by the operator 3 hours ago/);
    expect(body['detail']).toContain('The declaration holds until 2026-12-31.');
    expect(body['detail']).not.toMatch(/--lists-attested| 0 hours/);
  });

  it('in the sample is a demo', async () => {
    const { parsed } = await searching({ lists: { origin: 'sample' } }, UNLISTED);
    expect(parsed).toMatchObject({ outcome: 'demo', complete: false });
  });

  it('while lists are being loaded is not even tried', async () => {
    const { status, body, headers } = await searching({ lists: { loaded: false } }, UNLISTED);
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'starting', '2']);
    expect(await service?.fetch('/readyz')).toMatchObject({ status: 503, body: { status: 'starting' } });
  });
});

describe('finding something', () => {
  it('is told also where a list is missing, and is not complete', async () => {
    const { parsed } = await searching({ lists: { ages: { list_a: 1 } } }, LISTED);
    expect(parsed).toMatchObject({ outcome: 'potential_match', complete: false });
    expect(parsed?.lists.map(({ id, status }) => [id, status])).toEqual([
      ['list_a', 'fresh'],
      ['list_b', 'missing'],
    ]);
  });

  it('in the sample is a demo', async () => {
    const { parsed } = await searching({ lists: { origin: 'sample' } }, LISTED);
    expect(parsed).toMatchObject({ outcome: 'demo', complete: false, total: 1 });
    expect(parsed?.lists.map(({ status }) => status)).toEqual(['sample', 'sample']);
  });
});

describe('weakening the policy', () => {
  const weakened = [
    ['a higher threshold', { threshold: 90 }, 'threshold'],
    ['fewer lists', { lists: ['list_a'] }, 'lists'],
    ['fewer effects', { effects: ['asset_freeze'] }, 'effects'],
    ['fewer programmes', { programs: ['DEMO-1'] }, 'programs'],
  ] as const;
  const override = { scopes: ['search:write', 'search:override'] } as const;

  it.each(weakened)('by %s takes a scope', async (_what, change) => {
    const { status, body } = await searching({}, { ...UNLISTED, ...change });
    expect([status, body['code']]).toEqual([403, 'scope_missing']);
    expect(body['detail']).toContain('search:override');
  });

  it.each(weakened)('by %s is stated, and never a no_match', async (_what, change, member) => {
    const { parsed } = await searching({}, { ...UNLISTED, ...change }, override);
    expect(parsed).toMatchObject({ outcome: 'incomplete', complete: false, restricted: true });
    expect(parsed?.deviations.map((deviation) => deviation.member)).toEqual([member]);
  });

  it('is not what tightening is', async () => {
    const { parsed } = await searching(
      {},
      { ...UNLISTED, threshold: 60, includeDelisted: true, lists: ['list_b', 'list_a'] },
    );
    expect(parsed).toMatchObject({ outcome: 'no_match', complete: true, restricted: false, deviations: [] });
    expect(parsed?.engine.threshold).toBe(60);
  });
});

describe('an identifier that fails its check digit', () => {
  it('is no clearance', async () => {
    const { parsed } = await searching({}, { searchText: 'IMO 9999999' });
    expect(parsed).toMatchObject({ outcome: 'incomplete', complete: false, results: [] });
    expect(parsed?.warnings.map(({ code }) => code)).toContain('identifier_checksum_failed');
  });
});

describe('a text of which a part was compared with nothing', () => {
  it('is no clearance, and says which part', async () => {
    const { parsed } = await searching({}, { searchText: 'unread part' });
    expect(parsed).toMatchObject({
      outcome: 'incomplete',
      complete: false,
      notCompared: [{ field: 'searchText', index: null, span: { start: 7, end: 11 }, why: 'unreadable_script' }],
    });
  });
});

describe('the outcome rule', () => {
  const facts = fc.record({
    sample: fc.boolean(),
    listsComplete: fc.boolean(),
    restricted: fc.boolean(),
    unverified: fc.boolean(),
    notCompared: fc.boolean(),
    total: fc.nat({ max: 3 }),
    insufficientName: fc.boolean(),
  });

  it('never says no_match but for nothing found in complete, unrestricted, real lists', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const decision = decideOutcome(given);
        if (!decision.answer || decision.outcome !== 'no_match') return;
        expect(decision.complete).toBe(true);
        expect(given).toMatchObject({
          sample: false,
          listsComplete: true,
          restricted: false,
          unverified: false,
          notCompared: false,
          total: 0,
          insufficientName: false,
        });
      }),
    );
  });

  it('always tells a result, and is complete only with complete lists and nothing restricted', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const decision = decideOutcome(given);
        if (given.total > 0) expect(decision.answer).toBe(true);
        if (decision.answer && decision.complete)
          expect(given.listsComplete && !given.restricted && !given.sample && !given.notCompared).toBe(true);
      }),
    );
  });
});

describe('a screening that cannot be recorded', () => {
  it('is not answered', async () => {
    const failing: ServiceOptions = {
      storage: ({ screenings }) => {
        screenings.record = () => Promise.reject(new WriteFailed('disk full'));
      },
    };
    const { status, body, headers } = await searching(failing, LISTED);
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'storage_unavailable', '5']);
    expect(JSON.stringify(body)).not.toContain('VESTRAKOV');
  });
});

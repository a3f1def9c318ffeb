import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LongReads, MAX_AT_ONCE, MAX_WAITING } from '../../src/http/long-reads.ts';
import { over } from '../support/over.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NEVER = new AbortController().signal;
const IN_LINE = MAX_AT_ONCE + MAX_WAITING;

describe('exports that take long', () => {
  let service: TestService;
  let begun: number;
  let goOn: PromiseWithResolvers<void>;
  beforeEach(async () => {
    [begun, goOn] = [0, Promise.withResolvers()];
    const after = async (): Promise<readonly []> => {
      begun += 1;
      await goOn.promise;
      return [];
    };
    service = await startService({ storage: ({ goodGuys }) => over(goodGuys, 'after', () => after) });
  });
  afterEach(() => service.close());
  const caller = (): Promise<string> => service.token({ scopes: ['records:read', 'search:write'] });
  const exported = (token: string): Promise<Answer> => service.get('/api/v1/good-guys.csv', token);

  it('run two at a time for each caller, wait in line, and are refused where the line is full', async () => {
    const [token, other] = [await caller(), await caller()];
    const answers = Array.from({ length: IN_LINE + 1 }, () => exported(token));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.body['code']]).toEqual([429, 'long_read_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect.poll(() => begun).toBe(MAX_AT_ONCE);
    // The others of this caller wait; somebody else, and a search of the same caller, do not.
    const ofOther = exported(other);
    await expect.poll(() => begun).toBe(MAX_AT_ONCE + 1);
    expect((await service.post('/api/v1/search', { searchText: 'Anna Vranok' }, token)).status).toBe(200);
    goOn.resolve();
    const statuses = (await Promise.all([...answers, ofOther])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(IN_LINE + 1);
    expect(begun).toBe(IN_LINE + 1);
  });
});

describe('the line of a caller', () => {
  it('begins the next one when one ends, and is forgotten when all have ended', async () => {
    const reads = new LongReads();
    const order: string[] = [];
    const ends = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => reads.begin('a', NEVER)));
    const [second, third] = ['second', 'third'].map((name) =>
      reads.begin('a', NEVER).then((end) => {
        order.push(name);
        return end;
      }),
    );
    // Ending twice gives no second place.
    ends[0]?.();
    ends[0]?.();
    const endSecond = await second;
    expect(order).toEqual(['second']);
    endSecond?.();
    (await third)?.();
    expect(order).toEqual(['second', 'third']);
    for (const end of ends) end();
    expect(reads.callers).toBe(0);
  });

  it('is left by who hangs up: the place goes to the next', async () => {
    const reads = new LongReads();
    const ends = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => reads.begin('a', NEVER)));
    const [hangsUp, gone] = [new AbortController(), new AbortController()];
    const left = reads.begin('a', hangsUp.signal);
    const stays = reads.begin('a', NEVER);
    hangsUp.abort();
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'request_cancelled' });
    await expect(reads.begin('a', gone.signal)).rejects.toMatchObject({ code: 'request_cancelled' });
    ends[0]?.();
    (await stays)();
    for (const end of ends.slice(1)) end();
    expect(reads.callers).toBe(0);
  });
});

import type { IndexImage } from '@namesake/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import type { ListStateReader } from '../../src/lists/state/list-state-reader.ts';
import { SearchPool, type SearchPoolOptions } from '../../src/screening/search-pool.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { FakeThreads } from '../support/fake-threads.ts';
import { startService, type TestService } from '../support/test-service.ts';

const DEADLINE_MS = 7_000;
const IDLE_MS = 120_000;
const image = (): IndexImage => ({ layout: '', bytes: new SharedArrayBuffer(0) });
/** Ten words that nobody bears, told apart by their first. */
const text = (first: string): string => `${first} two three four five six seven eight nine ten`;

let threads: FakeThreads;
let pool: SearchPool;
let service: TestService;
const recorded = vi.fn();

async function start(options: Partial<SearchPoolOptions> = {}, lists?: ListStateReader): Promise<void> {
  threads = new FakeThreads();
  const { start, after } = threads;
  pool = new SearchPool({ width: 1, deadlineMs: DEADLINE_MS, start, after, ...options });
  recorded.mockClear();
  service = await startService({
    pool,
    lists: { image: image() },
    ...(lists === undefined ? {} : { listState: lists }),
    storage: ({ screenings }) => {
      const record = screenings.record.bind(screenings);
      screenings.record = (screening) => {
        recorded();
        return record(screening);
      };
    },
  });
}
afterEach(() => service.close());

const search = (searchText: string, token: string) => service.post('/api/v1/search', { searchText }, token);
/** Resolves when so many searches wait behind those that threads are at. */
const untilWaiting = (count: number) => expect.poll(() => pool.waiting).toBe(count);
const untilAsked = (texts: readonly string[], thread = 0) => expect.poll(() => threads.at(thread).texts).toEqual(texts);

describe('a long text', () => {
  it('is searched on a thread that is started for it, a name on none', async () => {
    await start();
    const token = await service.token();
    expect((await search('Orlan Vestrakov', token)).body['outcome']).toBe('potential_match');
    expect(threads.all).toEqual([]);
    const answer = search(text('one'), token);
    await untilAsked([text('one')]);
    threads.at(0).answer();
    expect((await answer).body).toMatchObject({ outcome: 'no_match', complete: true, searchText: text('one') });
    threads.expire(IDLE_MS);
    expect([threads.at(0).ended, pool.threads]).toEqual([true, 0]);
  });

  it('that is short and yet takes long is searched there too, once that shows', async () => {
    await start();
    const answer = search('dear Nobody', await service.token());
    await untilAsked(['dear Nobody']);
    threads.at(0).answer();
    expect((await answer).body).toMatchObject({ outcome: 'no_match', complete: true });
  });

  it('that takes too much work is refused, never answered by silence, and its thread goes on to the next', async () => {
    await start();
    const token = await service.token();
    const hostile = search(text('endless'), token);
    await untilAsked([text('endless')]);
    threads.at(0).answer();
    const { status, body, headers } = await hostile;
    expect([status, body['code'], headers.get('retry-after')]).toEqual([422, 'search_too_expensive', null]);
    const next = search(text('next'), token);
    await untilAsked([text('endless'), text('next')]);
    threads.at(0).answer();
    expect((await next).status).toBe(200);
    expect([threads.at(0).ended, recorded.mock.calls.length]).toEqual([false, 1]);
  });

  it('holds up no name meanwhile', async () => {
    await start();
    const token = await service.token();
    const answer = search(text('one'), token);
    await untilAsked([text('one')]);
    expect((await search('Nobody', token)).status).toBe(200);
    threads.at(0).answer();
    expect((await answer).status).toBe(200);
  });

  it('is diagnosed on the pool too', async () => {
    await start();
    const token = await service.token();
    const answer = service.post(
      '/api/v1/search/diagnose',
      { searchText: 'Orlan Vestrakov', expectedName: 'Orlan Vestrakov' },
      token,
    );
    await untilAsked(['Orlan Vestrakov']);
    threads.at(0).answer();
    expect((await answer).status).toBe(200);
  });
});

describe('more than can wait', () => {
  it('is refused at once with the time to come back, names are not, and what waits is answered', async () => {
    await start({ mostWaiting: 2 });
    const token = await service.token();
    const first = search(text('first'), token);
    await untilAsked([text('first')]);
    const others = [search(text('second'), token), search(text('third'), token)];
    await untilWaiting(2);
    const refused = await search(text('fourth'), token);
    expect([refused.status, refused.body['code']]).toEqual([503, 'overloaded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body['detail']).toContain('Nothing was screened');
    expect((await search('Nobody', token)).status).toBe(200);
    for (let n = 0; n < 3; n++) threads.at(0).answer();
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('of one caller leaves room for another', async () => {
    await start({ mostWaitingEach: 1 });
    const [busy, other] = [await service.token(), await service.token()];
    const first = search(text('first'), busy);
    await untilAsked([text('first')]);
    const second = search(text('second'), busy);
    await untilWaiting(1);
    expect((await search(text('third'), busy)).status).toBe(503);
    const theirs = search(text('theirs'), other);
    await untilWaiting(2);
    for (let n = 0; n < 3; n++) threads.at(0).answer();
    for (const answer of [first, second, theirs]) expect((await answer).status).toBe(200);
  });
});

it('callers take turns: who asks for much waits for it, and nobody else does', async () => {
  await start();
  const [busy, other] = [await service.token(), await service.token()];
  const answers = [search(text('busy1'), busy)];
  await untilAsked([text('busy1')]);
  for (const [at, [name, token]] of (
    [
      ['busy2', busy],
      ['busy3', busy],
      ['other1', other],
    ] as const
  ).entries()) {
    answers.push(search(text(name), token));
    await untilWaiting(at + 1);
  }
  for (let n = 0; n < 4; n++) threads.at(0).answer();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(threads.at(0).texts).toEqual([text('busy1'), text('busy2'), text('other1'), text('busy3')]);
});

describe('a caller that hangs up', () => {
  const abortable = (searchText: string, token: string) => {
    const controller = new AbortController();
    const asked = service.fetch('/api/v1/search', {
      method: 'POST',
      body: JSON.stringify({ searchText }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      signal: controller.signal,
    });
    const ended = asked.then(
      () => 'answered',
      () => 'hung up',
    );
    return { hangUp: () => controller.abort(), ended };
  };

  it('while its text waits is not searched for', async () => {
    await start();
    const token = await service.token();
    const first = search(text('first'), token);
    await untilAsked([text('first')]);
    const gone = abortable(text('gone'), token);
    await untilWaiting(1);
    gone.hangUp();
    expect(await gone.ended).toBe('hung up');
    await untilWaiting(0);
    threads.at(0).answer();
    expect((await first).status).toBe(200);
    expect([threads.at(0).texts, recorded.mock.calls.length]).toEqual([[text('first')], 1]);
  });

  it('while its text is searched has nothing recorded, and the thread goes on to the next', async () => {
    await start();
    const token = await service.token();
    const gone = abortable(text('gone'), token);
    await untilAsked([text('gone')]);
    gone.hangUp();
    expect(await gone.ended).toBe('hung up');
    await expect.poll(() => service.log.join('')).toContain('"code":"request_cancelled"');
    const next = search(text('next'), token);
    await untilWaiting(1);
    threads.at(0).answer();
    threads.at(0).answer();
    expect((await next).status).toBe(200);
    expect([threads.at(0).texts, recorded.mock.calls.length]).toEqual([[text('gone'), text('next')], 1]);
  });
});

describe('a text whose time is over', () => {
  it('is refused, never answered by silence: where it waits and where it is searched, with whose thread', async () => {
    await start();
    const token = await service.token();
    const running = search(text('running'), token);
    await untilAsked([text('running')]);
    const waiting = search(text('waiting'), token);
    await untilWaiting(1);
    threads.expire(DEADLINE_MS);
    for (const answer of [await running, await waiting]) {
      expect([answer.status, answer.body['code']]).toEqual([503, 'deadline_exceeded']);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect([threads.at(0).ended, recorded.mock.calls.length]).toEqual([true, 0]);
  });

  it('leaves others with a thread of their own', async () => {
    await start();
    const token = await service.token();
    const running = search(text('running'), token);
    await untilAsked([text('running')]);
    threads.expire(DEADLINE_MS);
    expect((await running).status).toBe(503);
    const next = search(text('next'), token);
    await expect.poll(() => threads.all).toHaveLength(2);
    threads.at(1).answer();
    expect((await next).status).toBe(200);
  });
});

it('a thread that fails fails its search only', async () => {
  await start();
  const token = await service.token();
  const [first, second] = [search(text('first'), token), search(text('second'), token)];
  await untilWaiting(1);
  threads.at(0).fail();
  await expect.poll(() => threads.all).toHaveLength(2);
  threads.at(1).answer();
  expect([(await first).status, (await second).status].toSorted()).toEqual([200, 500]);
});

it('lists that are refreshed while a text is searched: it ends on those it began with, the next has the new ones', async () => {
  const listState = fakeLists({ nowMs: Date.parse('2026-03-01T12:00:00Z'), image: image() });
  const before = listState.current();
  if (before === undefined) throw new Error('There are lists.');
  let current: Snapshot = before;
  await start({}, { ...listState, current: () => current });
  const token = await service.token();
  const first = search(text('first'), token);
  await untilAsked([text('first')]);
  current = { ...before, image: image() };
  const second = search(text('second'), token);
  await untilWaiting(1);
  threads.at(0).answer();
  threads.at(0).answer();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  const opened = threads.at(0).told.flatMap((told) => (told.kind === 'open' ? [told.image] : []));
  expect(opened).toEqual([before.image, current.image]);
  const searched = threads.at(0).told.flatMap((told) => (told.kind === 'search' ? [told.index] : []));
  expect(new Set(searched).size).toBe(2);
  for (let n = 0; n < 16; n++) {
    const answer = search(text(`later${n}`), token);
    await untilAsked([...threads.at(0).texts.slice(0, n + 2), text(`later${n}`)]);
    threads.at(0).answer();
    expect((await answer).status).toBe(200);
  }
  const dropped = threads.at(0).told.flatMap((told) => (told.kind === 'drop' ? [told.index] : []));
  expect(dropped).toEqual(searched.slice(0, 1));
});

it('what waits when the service stops is refused', async () => {
  await start();
  const token = await service.token();
  const [first, second] = [search(text('first'), token), search(text('second'), token)];
  await untilWaiting(1);
  pool.close();
  for (const answer of [await first, await second])
    expect([answer.status, answer.body['code']]).toEqual([503, 'shutting_down']);
});

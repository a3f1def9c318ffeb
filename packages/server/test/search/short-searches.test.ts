import { DEFAULT_POLICY, type IndexImage } from '@namesake/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchPool } from '../../src/screening/search-pool.ts';
import { LiveSearches, ShortSearches } from '../../src/screening/short-searches.ts';
import { fakeScreener } from '../support/fake-screener.ts';
import { FakeThreads } from '../support/fake-threads.ts';
import { screeningOf } from '../support/screening-of.ts';

const image = (): IndexImage => ({ layout: '', bytes: new SharedArrayBuffer(0) });
const DEADLINE_MS = 1_000;
/** As many as are worth a thread when they stand behind another one within a second. */
const MANY = 201;

let threads: FakeThreads;
let pool: SearchPool;
let searches: ShortSearches;
let turns: (() => void)[];
let nowMs: number;
/** Texts that were searched on this thread, in order. */
let here: string[];
let on: { readonly image: IndexImage; readonly screener: Pick<typeof fakeScreener, 'screen'> };

const setUp = ({ width = 1, processors = 2 } = {}): void => {
  threads = new FakeThreads();
  const { start, after } = threads;
  pool = new SearchPool({ width, deadlineMs: DEADLINE_MS, start, after });
  turns = [];
  nowMs = 0;
  here = [];
  searches = new ShortSearches({ pool, processors, now: () => nowMs, soon: (run) => void turns.push(run) });
  on = {
    image: image(),
    screener: {
      screen: (query, policy, mostSteps) =>
        sayHere(query.searchText, () => fakeScreener.screen(query, policy, mostSteps)),
    },
  };
};
beforeEach(() => setUp());

function sayHere<Result>(text: string, search: () => Result): Result {
  here.push(text);
  return search();
}
const ask = (searchText: string, where = on) => searches.screen(where, { searchText }, DEFAULT_POLICY, true);
const askPatiently = (searchText: string, where = on) => searches.screen(where, { searchText }, DEFAULT_POLICY, false);
const names = (count: number, word = 'Name') => Array.from({ length: count }, (_, n) => `${word} ${n}`);
const turn = (): void => turns.shift()?.();
/** Lets so many arrive in one turn of the event loop that a thread is started, and the thread be ready. */
const startThread = async (): Promise<void> => {
  const asked = names(MANY).map((name) => ask(name));
  turn();
  await Promise.all(asked);
  threads.at(0).answer();
  here.length = 0;
};

describe('a short search', () => {
  it('that arrives alone is done here, whatever other threads have to do', async () => {
    await startThread();
    const asked = ask('Orlan Vestrakov');
    turn();
    expect(screeningOf(await asked).total).toBe(1);
    expect(here).toEqual(['Orlan Vestrakov']);
  });

  it('that takes longer than others may be made to wait is given back, for the pool', async () => {
    await startThread();
    const asked = ask('dear Nobody');
    turn();
    expect(await asked).toMatchObject({ tooExpensive: true });
  });

  it('that fails here fails alone', async () => {
    const broken = { ...on, screener: { screen: () => Promise.reject(new Error('broken')) as never } };
    const throwing = {
      ...broken,
      screener: {
        screen: () => {
          throw new Error('broken');
        },
      },
    };
    const asked = [ask('One'), ask('Two', throwing), ask('Three')];
    turn();
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('short searches that arrive at once', () => {
  it('are all done here where they are few', async () => {
    const asked = names(16).map((name) => ask(name));
    turn();
    await Promise.all(asked);
    expect([here, threads.all]).toEqual([names(16), []]);
  });

  it('are all done here, and have a thread started for the next ones, where many stand behind others within a second', async () => {
    const asked = names(MANY).map((name) => ask(name));
    turn();
    await Promise.all(asked);
    expect([here, threads.all.length]).toEqual([names(MANY), 1]);
  });

  it('start none where many take longer to arrive, nor where there is one processor', async () => {
    for (let second = 0; second < 5; second++) {
      nowMs = second * 1_001;
      for (const name of names(MANY - 1)) ask(name);
      turn();
    }
    expect(threads.all).toEqual([]);
    setUp({ processors: 1 });
    for (const name of names(MANY)) ask(name);
    turn();
    expect(threads.all).toEqual([]);
  });

  it('are shared with a thread that has nothing to do, and each is answered with its own', async () => {
    await startThread();
    const asked = ['Nobody', 'Orlan Vestrakov', 'Given'].map((name) => ask(name));
    turn();
    expect([here, threads.at(0).texts.at(-1)]).toEqual([['Nobody'], 'Orlan Vestrakov | Given']);
    threads.at(0).answer();
    const answers = (await Promise.all(asked))
      .map(screeningOf)
      .map(({ total, insufficientName }) => [total, insufficientName]);
    expect(answers).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });

  it('are done here while the thread is at something', async () => {
    await startThread();
    const first = names(3, 'First').map((name) => ask(name));
    turn();
    here.length = 0;
    const second = names(3, 'Second').map((name) => ask(name));
    turn();
    await Promise.all(second);
    expect(here).toEqual(names(3, 'Second'));
    threads.at(0).answer();
    expect((await Promise.all(first)).length).toBe(3);
  });

  it('are spread over all threads that have nothing to do', async () => {
    setUp({ width: 2 });
    await startThread();
    const asked = names(MANY + 16).map((name) => ask(name));
    turn();
    threads.at(0).answer();
    threads.at(1).answer();
    await Promise.all(asked);
    const more = names(5, 'More').map((name) => ask(name));
    turn();
    threads.at(0).answer();
    threads.at(1).answer();
    await Promise.all(more);
    expect(threads.all.map((thread) => thread.texts.at(-1))).toEqual(['More 3 | More 4', 'More 1 | More 2']);
  });

  it('are done here where their thread ends meanwhile', async () => {
    await startThread();
    const asked = ['Nobody', 'Orlan Vestrakov'].map((name) => ask(name));
    turn();
    threads.at(0).fail();
    expect((await Promise.all(asked)).map(screeningOf).map(({ total }) => total)).toEqual([0, 1]);
    expect(here).toEqual(['Nobody', 'Orlan Vestrakov']);
  });

  it('are refused, not searched again, where their thread takes longer than a search may', async () => {
    await startThread();
    const asked = ['First', 'Second', 'Third'].map((name) => ask(name));
    turn();
    threads.expire(DEADLINE_MS);
    const settled = await Promise.allSettled(asked);
    expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'answered'))).toEqual([
      'answered',
      'deadline_exceeded',
      'deadline_exceeded',
    ]);
    expect([here, threads.at(0).ended]).toEqual([['First'], true]);
  });

  it('on two indexes, after a refresh, are each searched on the one they began with', async () => {
    await startThread();
    const after = { ...on, image: image() };
    const asked = [ask('Old 1'), ask('Old 2'), ask('New 1', after), ask('Old 3'), ask('New 2', after)];
    turn();
    expect(threads.at(0).texts.at(-1)).toBe('New 1 | New 2');
    expect(here).toEqual(['Old 1', 'Old 2', 'Old 3']);
    threads.at(0).answer();
    expect((await Promise.all(asked)).length).toBe(5);
  });

  it('leave a long text its place: it is the next that the thread is at', async () => {
    await startThread();
    const short = names(3).map((name) => ask(name));
    turn();
    const call = { image: on.image, caller: 'test', gone: new AbortController().signal };
    const long = pool.screen(call, { searchText: 'Orlan Vestrakov' }, DEFAULT_POLICY);
    expect(pool.waiting).toBe(1);
    threads.at(0).answer();
    threads.at(0).answer();
    expect((await long).screening.total).toBe(1);
    expect((await Promise.all(short)).length).toBe(3);
  });
});

describe('short searches that nobody waits for', () => {
  it('are left to a thread, sixteen at a time, and the next ones when it has answered', async () => {
    await startThread();
    const asked = names(20).map((name) => askPatiently(name));
    turn();
    expect([here, threads.at(0).texts.at(-1)]).toEqual([[], names(16).join(' | ')]);
    threads.at(0).answer();
    await Promise.resolve();
    turn();
    expect([here, threads.at(0).texts.at(-1)]).toEqual([[], 'Name 16 | Name 17 | Name 18 | Name 19']);
    threads.at(0).answer();
    expect((await Promise.all(asked)).map(screeningOf)).toHaveLength(20);
  });

  it('are done in the order in which they came, also where others follow and lists were refreshed', async () => {
    await startThread();
    const after = { ...on, image: image() };
    const asked = [askPatiently('Old 1'), askPatiently('New 1', after), askPatiently('Old 2')];
    turn();
    expect(threads.at(0).texts.at(-1)).toBe('Old 1 | Old 2');
    asked.push(askPatiently('New 2', after));
    threads.at(0).answer();
    await Promise.resolve();
    turn();
    expect(threads.at(0).texts.at(-1)).toBe('New 1 | New 2');
    threads.at(0).answer();
    expect(await Promise.all(asked)).toHaveLength(4);
  });

  it('have a thread started, and are done here one in a turn until it is ready', async () => {
    const asked = names(4).map((name) => askPatiently(name));
    turn();
    turn();
    expect([here, threads.all.length]).toEqual([['Name 0', 'Name 1'], 1]);
    threads.at(0).answer();
    turn();
    expect([here, threads.at(0).texts.at(-1)]).toEqual([['Name 0', 'Name 1'], 'Name 2 | Name 3']);
    threads.at(0).answer();
    expect(await Promise.all(asked)).toHaveLength(4);
  });

  it('have more threads started where many are left, as many as there may be', async () => {
    setUp({ width: 2 });
    const asked = names(60).map((name) => askPatiently(name));
    turn();
    turn();
    turn();
    expect(threads.all.length).toBe(2);
    for (let turned = 0; turned < 60; turned++) {
      for (const thread of threads.all) if (thread.texts.length > 0) thread.answer();
      await Promise.resolve();
      turn();
    }
    expect(await Promise.all(asked)).toHaveLength(60);
  });

  it('are done here after those that somebody waits for, where there is one processor', async () => {
    setUp({ processors: 1 });
    const asked = [askPatiently('Patient 1'), askPatiently('Patient 2'), ask('Awaited 1'), ask('Awaited 2')];
    turn();
    expect(here).toEqual(['Awaited 1', 'Awaited 2', 'Patient 1']);
    turn();
    expect([here.at(-1), threads.all.length]).toEqual(['Patient 2', 0]);
    expect(await Promise.all(asked)).toHaveLength(4);
  });

  it('go on here where their thread ends', async () => {
    await startThread();
    const asked = names(18).map((name) => askPatiently(name));
    turn();
    threads.at(0).fail();
    await Promise.allSettled(asked.slice(0, 16));
    turn();
    turn();
    expect([...here].sort()).toEqual(names(18).sort());
    expect(await Promise.all(asked)).toHaveLength(18);
  });
});

it('searches are expected for a quarter of a second after one has come', () => {
  const clock = { ms: 0 };
  const live = new LiveSearches(() => clock.ms);
  expect(live.areComing).toBe(false);
  live.noteSearch();
  clock.ms = 249;
  expect(live.areComing).toBe(true);
  clock.ms = 250;
  expect(live.areComing).toBe(false);
});

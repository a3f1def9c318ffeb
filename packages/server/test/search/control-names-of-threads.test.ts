import { buildIndex, DEFAULT_POLICY, loadModel, packIndex, withSharedWords } from '@namesake/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ControlName } from '../../src/lists/snapshot/prove-index.ts';
import { ControlCheck } from '../../src/screening/control-check.ts';
import { ControlFaults } from '../../src/screening/control-faults.ts';
import { SearchPool } from '../../src/screening/search-pool.ts';
import type { ControlLost } from '../../src/screening/thread-protocol.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { fakeScreener } from '../support/fake-screener.ts';
import { FakeThreads } from '../support/fake-threads.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { startService } from '../support/test-service.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const KNOWN: ControlName = { list: 'list_a', listing: 'list_a:1', name: 'Orlan VESTRAKOV' };
const UNKNOWN: ControlName = { list: 'list_b', listing: 'list_b:404', name: 'Quelmar Dalvor Tolbrecht' };

describe('a thread that answers', () => {
  const EVERY_MS = 30_000;
  const checkOf = (controls: readonly ControlName[], from = 0) => {
    const clock = { nowMs: NOW };
    const searched: string[] = [];
    const screen: typeof fakeScreener.screen = (query, policy) => {
      searched.push(query.searchText);
      return fakeScreener.screen(query, policy);
    };
    return { clock, searched, check: new ControlCheck({ screen }, controls, { from, now: () => clock.nowMs }) };
  };

  it('searches one control name after its first answer, and the next half a minute later', () => {
    const { check, clock, searched } = checkOf([KNOWN, { ...KNOWN, name: 'orlan vestrakov' }], 1);
    for (const passedMs of [0, 1, EVERY_MS - 2, 1, EVERY_MS]) {
      clock.nowMs += passedMs;
      expect(check.run()).toBeUndefined();
    }
    expect(searched).toEqual(['orlan vestrakov', KNOWN.name, 'orlan vestrakov']);
  });

  it('says which list it is lost on, and until when it found all', () => {
    const { check, clock } = checkOf([KNOWN, UNKNOWN]);
    check.run();
    clock.nowMs += EVERY_MS;
    expect(check.run()).toEqual({ kind: 'control_lost', list: 'list_b', goodUntilMs: NOW });
  });

  it('searches none where there is none', () => {
    const { check, searched } = checkOf([]);
    expect([check.run(), searched]).toEqual([undefined, []]);
  });
});

describe('a thread of the pool', () => {
  const model = loadModel();
  const image = withSharedWords(packIndex(buildIndex(SAMPLE_PARTIES, model)), 1);
  const call = { image, caller: 'test', gone: new AbortController().signal };
  const query = { searchText: KNOWN.name };
  let pool: SearchPool;
  afterEach(() => pool.close());

  it('that does not find a control name is replaced, and its failure is told', async () => {
    const lost = vi.fn<(control: ControlLost) => void>();
    const given = [[UNKNOWN], [KNOWN]];
    pool = new SearchPool({ width: 1, deadlineMs: 20_000, lost, controlsOf: () => given.shift() ?? [] });
    await pool.screen(call, query, DEFAULT_POLICY);
    await expect.poll(() => [lost.mock.calls.length, pool.threads]).toEqual([1, 0]);
    expect(lost.mock.calls[0]?.[0]).toMatchObject({ kind: 'control_lost', list: 'list_b' });
    // Another one answers, and finds its own.
    expect((await pool.screen(call, query, DEFAULT_POLICY)).screening.total).toBeGreaterThan(0);
    expect([lost.mock.calls.length, pool.threads, given]).toEqual([1, 1, []]);
  });

  it('answers nothing more from then on; who waits is answered by another', async () => {
    const { start, after, at, all } = bound(new FakeThreads());
    pool = new SearchPool({ width: 1, deadlineMs: 7_000, start, after });
    const [underWay, waiting] = [pool.screen(call, query, DEFAULT_POLICY), pool.screen(call, query, DEFAULT_POLICY)];
    at(0).lose('list_a');
    await expect(underWay).rejects.toMatchObject({ code: 'internal_error' });
    expect(all.map(({ ended }) => ended)).toEqual([true, false]);
    at(1).answer();
    expect((await waiting).screening).toBeDefined();
  });

  it('is given the control names of the index in use, and of no other', () => {
    const listState = fakeLists({ nowMs: NOW, image });
    const { faults } = faultsOf(listState);
    expect(faults.controlsOf(image)).toBe(listState.current()?.controls);
    expect(faults.controlsOf({ ...image })).toEqual([]);
    pool = new SearchPool({ width: 1, deadlineMs: 1 });
  });
});

describe('a control name that a thread does not find', () => {
  const LOST: ControlLost = { kind: 'control_lost', list: 'list_a', goodUntilMs: NOW - 30_000 };

  it('is told with the time in which answers are doubtful, and nothing of it is answered again', () => {
    const { faults, said, fail, forget } = faultsOf(fakeLists({ nowMs: NOW }));
    faults.lost(LOST);
    expect(said).toEqual([
      expect.stringMatching(/^warning: .*list_a.*from 2026-03-01T11:59:30.000Z to 2026-03-01T12:00/),
    ]);
    expect(faults.problems).toEqual([said[0]?.slice('warning: '.length)]);
    expect([forget.mock.calls.length, fail.mock.calls.length]).toEqual([1, 0]);
  });

  it('makes all lists stale when a second thread does not on the same index', () => {
    const { faults, fail } = faultsOf(fakeLists({ nowMs: NOW }));
    faults.lost(LOST);
    faults.lost(LOST);
    expect(fail.mock.calls).toEqual([[expect.stringContaining('restart the service')]]);
    expect(faults.problems.at(-1)).toContain('restart the service');
  });

  it('stands in the body of readyz, which stays ready', async () => {
    const { faults } = faultsOf(fakeLists({ nowMs: NOW }));
    const service = await startService({ faults });
    try {
      faults.lost(LOST);
      const { status, body } = await service.fetch('/readyz');
      expect([status, body['problems']]).toEqual([200, faults.problems]);
    } finally {
      await service.close();
    }
  });
});

function faultsOf(listState: ReturnType<typeof fakeLists>) {
  const said: string[] = [];
  const [fail, forget] = [vi.fn<(reason: string) => void>(), vi.fn<() => void>()];
  const faults = new ControlFaults({
    keeper: { current: () => listState.current(), fail },
    recent: { forget },
    report: (line) => void said.push(line),
    now: () => NOW,
  });
  return { faults, said, fail, forget };
}

function bound(threads: FakeThreads) {
  return { start: threads.start, after: threads.after, all: threads.all, at: (n: number) => threads.at(n) };
}

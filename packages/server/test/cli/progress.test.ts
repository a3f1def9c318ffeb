import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressLine } from '../../src/cli/command/progress-line.ts';
import type { LoadResult, loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { LoadTracker } from '../../src/lists/loading/load-tracker.ts';
import type { LoaderMessage } from '../../src/lists/loading/loader-protocol.ts';
import { progressText } from '../../src/lists/loading/progress-text.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { changingHere } from '../support/load-here.ts';

const CLEAR = '\r\u001b[2K';
let written: string[];
const lineOn = (isTerminal: boolean): ProgressLine =>
  new ProgressLine({ write: (text) => void written.push(text), isTerminal, columns: 30 });

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('progress', () => {
  it('is one line at a terminal, written again, cut to its width, and gone at the end', () => {
    const line = lineOn(true);
    line.show('reading lists: 1 of 5 files');
    line.show('told at once again');
    vi.advanceTimersByTime(2_000);
    line.show(null);
    expect(written).toEqual([
      `${CLEAR}  reading lists: 1 of 5 files,`.slice(0, CLEAR.length + 29),
      `${CLEAR}  told at once again, 1 s`,
      `${CLEAR}  told at once again, 2 s`,
      CLEAR,
    ]);
  });

  it('is below what others write at a terminal', () => {
    const line = lineOn(true);
    line.show('indexing');
    line.above(() => written.push('un_sc: read\n'));
    expect(written).toEqual([`${CLEAR}  indexing, 0 s`, CLEAR, 'un_sc: read\n', `${CLEAR}  indexing, 0 s`]);
  });

  it('is a line every ten seconds elsewhere, and none where it takes less', () => {
    const line = lineOn(false);
    line.show('indexing');
    vi.advanceTimersByTime(9_000);
    line.show(null);
    expect(written).toEqual([]);
    line.show('indexing');
    vi.advanceTimersByTime(25_000);
    line.above(() => written.push('un_sc: read\n'));
    line.show(null);
    vi.advanceTimersByTime(60_000);
    expect(written).toEqual(['  indexing, 10 s\n', '  indexing, 20 s\n', 'un_sc: read\n']);
  });
});

describe('what loading lists has come to', () => {
  const loading = (messages: readonly LoaderMessage[]): typeof loadSnapshot => {
    const snapshot = fakeLists({ nowMs: 0 }).current();
    if (snapshot === undefined) throw new Error('nothing');
    const result: LoadResult = { snapshot, skipped: [], refused: [], versions: [], archived: [] };
    return async (_request, _origin, onMessage) => {
      for (const message of messages) onMessage(message);
      return result;
    };
  };
  const step = (phase: 'reading' | 'indexing', done: number, of: number | null): LoaderMessage => ({
    kind: 'step',
    step: { phase, files: { done: 3, of: 5 }, listings: { done, of } },
  });

  const load = (tracker: LoadTracker, build: typeof loadSnapshot, origin: 'disk' | 'sample' = 'disk'): Promise<void> =>
    changingHere(new ListKeeper(null, []), { load: build, tracker })((next) =>
      next({ request: { kind: 'dir', dir: '' }, origin, onMessage: () => {}, judge: async () => true }),
    );

  it('is told in counts, from the first byte to the last listing', async () => {
    const told: string[] = [];
    const tracker = new LoadTracker((progress) => told.push(progress === null ? '-' : progressText(progress)));
    const track = tracker.downloads(2);
    track.bytes('un_sc', 3_100_000, 12_000_000);
    track.bytes('eu_fsf', 200_000, null);
    track.done('un_sc');
    track.end();
    await load(tracker, loading([step('reading', 41_203, null), step('indexing', 1_500, 61_200)]));
    expect(told).toEqual([
      'downloading lists: 0 of 2 done',
      'downloading lists: 0 of 2 done, un_sc 3.1 of 12.0 MB',
      'downloading lists: 0 of 2 done, eu_fsf 0.2 MB',
      'downloading lists: 1 of 2 done',
      '-',
      'reading lists: 0 files',
      'reading lists: 3 of 5 files, 41,203 listings',
      'indexing: 1,500 of 61,200 listings',
      '-',
    ]);
    expect(tracker.current()).toBeNull();
  });

  it('is over where loading failed', async () => {
    const tracker = new LoadTracker();
    await expect(load(tracker, () => Promise.reject(new Error('no index')))).rejects.toThrow('no index');
    expect(tracker.current()).toBeNull();
  });

  it('is nothing for the sample, which is there at once', async () => {
    const told: unknown[] = [];
    const tracker = new LoadTracker((progress) => told.push(progress));
    await load(tracker, loading([]), 'sample');
    expect(told).toEqual([]);
  });
});

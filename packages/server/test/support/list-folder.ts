import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ListKeeper } from '../../src/lists/state/list-keeper.ts';

/** Requires lists for the time of a test, without a database. */
export const keep = (keeper: ListKeeper) => async (ids: readonly string[]) => keeper.require(ids);

/** For each test of the file: an empty folder, and what is reported of the lists in it. */
export function useListFolder() {
  let dir: string;
  let said: string[];
  let stop: (() => void) | undefined;
  const stopLists = (): void => {
    stop?.();
    stop = undefined;
  };
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
    said = [];
  });
  afterEach(async () => {
    stopLists();
    await rm(dir, { recursive: true });
  });
  return {
    get dir() {
      return dir;
    },
    /** Lines that were reported. */
    get said() {
      return said;
    },
    report: (line: string): void => void said.push(line),
    /** Notes what stops the lists that were started: the test does, or its end. */
    started: (stopStarted: () => void): void => {
      stop = stopStarted;
    },
    stopLists,
  };
}

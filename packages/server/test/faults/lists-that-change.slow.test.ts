import { chmod, link, mkdir, readdir, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerFor,
  CURRENT,
  DOUBTFUL,
  type Files,
  LISTED,
  NEWLY_LISTED,
  NO_ANSWER,
  NOBODY,
  sdn,
  shiftClock,
  un,
} from '../support/clearance.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';

import { numbers, unListOf } from '../support/un-list-of.ts';

// Each load starts a process.
// A refresh gives way to whatever else runs: here to other tests, on every core.
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), setPriority: () => {} }));

const clock = shiftClock();
const DAY_MS = 24 * 3_600_000;

/** The list that is searched while faults are put into the folder: what each row begins with and comes back to. */
const GOOD: Files = { ...un(3, 40), ...sdn(3) };
const GOOD_UN = GOOD['consolidated.xml'] ?? '';
/** Of the same length, so that the file is. */
const REPLACED = 'Wolmutter Zephkrindabrakovi'.slice(0, NEWLY_LISTED.length);
const CHANGED_UN = GOOD_UN.replaceAll(NEWLY_LISTED, REPLACED);

const WRITTEN = new Date(Math.floor(Date.now() / 1_000) * 1_000);

/** Replaces a file's content or the file itself, and leaves size and time as they were. */
async function keepingTime(path: string, deed: () => Promise<void>): Promise<void> {
  const { atime, mtime, mtimeMs, size } = await stat(path);
  await deed();
  await utimes(path, atime, mtime);
  const after = await stat(path);
  expect([after.size, after.mtimeMs]).toEqual([size, mtimeMs]);
}

type RunningRow = {
  readonly what: string;
  /**
   * @param dir with the folder of lists, which is a link `lists`; `file`: the UN list in it; `aside`: a path that
   * nobody looks at
   */
  readonly deed: (paths: { readonly dir: string; readonly file: string; readonly aside: string }) => Promise<void>;
  /** Who is listed now; somebody of the good list where absent. */
  readonly name?: string;
  readonly listed: string;
  readonly unlisted: string;
  /** What the state of the list says besides. */
  readonly problem?: string;
};

const CHANGED = { name: REPLACED, ...CURRENT };
const LOST = { listed: NO_ANSWER, unlisted: NO_ANSWER };

const WHILE_IT_RUNS: readonly RunningRow[] = [
  {
    what: 'an older publication takes the place of the list',
    deed: ({ file }) => writeFile(file, unListOf(daysAgo(30), numbers(10, 30))),
    name: NEWLY_LISTED,
    ...CURRENT,
    problem: 'older than what was searched until now',
  },
  {
    what: 'another file of the same size and time takes the place of the list',
    deed: async ({ file, aside }) => {
      await writeFile(aside, CHANGED_UN);
      const { atime, mtime } = await stat(file);
      await utimes(aside, atime, mtime);
      await keepingTime(file, () => rename(aside, file));
    },
    ...CHANGED,
  },
  {
    what: 'the list is edited through another name of its file, which is given its time back',
    deed: async ({ file, aside }) => {
      await link(file, aside);
      await keepingTime(aside, () => writeFile(aside, CHANGED_UN));
    },
    ...CHANGED,
  },
  {
    what: 'a link to another good file takes the place of the list',
    deed: async ({ file, aside }) => {
      await writeFile(aside, CHANGED_UN);
      await rm(file);
      await symlink(aside, file);
    },
    ...CHANGED,
  },
  {
    what: 'the link that is the folder is turned to another good folder',
    deed: async ({ dir, aside }) => {
      await mkdir(aside);
      await writeFile(join(aside, 'other.xml'), CHANGED_UN);
      await writeFile(join(aside, 'sdn.xml'), GOOD['sdn.xml'] ?? '');
      await turn(dir, aside);
    },
    ...CHANGED,
  },
  {
    what: 'the link that is the folder is turned to a folder that lacks the list',
    deed: async ({ dir, aside }) => {
      await mkdir(aside);
      await writeFile(join(aside, 'sdn.xml'), GOOD['sdn.xml'] ?? '');
      await turn(dir, aside);
    },
    ...LOST,
  },
  { what: 'the list is removed', deed: ({ file }) => rm(file), ...LOST, problem: 'no longer in the folder' },
  { what: 'the list is emptied', deed: ({ file }) => truncate(file), ...LOST, problem: 'empty' },
  {
    what: 'the list is cut off',
    deed: ({ file }) => truncate(file, Math.floor(GOOD_UN.length / 2)),
    ...LOST,
    problem: 'ends before it is complete',
  },
  {
    what: 'the other list takes the place of the list',
    deed: ({ file }) => writeFile(file, GOOD['sdn.xml'] ?? ''),
    ...LOST,
    problem: 'no longer in the folder',
  },
  {
    what: 'a link to an endless device takes the place of the list',
    deed: async ({ file }) => {
      await rm(file);
      await symlink('/dev/zero', file);
    },
    ...LOST,
  },
  {
    what: 'a file made to exhaust its reader takes the place of the list',
    deed: ({ file }) => writeFile(file, `<CONSOLIDATED_LIST dateGenerated="2026-01-31">${'<A>'.repeat(5_000_000)}`),
    ...LOST,
    problem: 'deeper ones',
  },
  {
    what: 'the folder goes away',
    deed: ({ dir }) => rm(join(dir, 'lists')),
    ...DOUBTFUL,
    problem: 'the last good version stays in use',
  },
  {
    what: 'a file takes the place of the folder',
    deed: async ({ dir, aside }) => {
      await writeFile(aside, GOOD_UN);
      await turn(dir, aside);
    },
    ...DOUBTFUL,
    problem: 'the last good version stays in use',
  },
  {
    what: 'the folder is emptied',
    deed: async ({ file }) => {
      const folder = dirname(file);
      for (const name of await readdir(folder)) await rm(join(folder, name));
    },
    ...DOUBTFUL,
    problem: 'the last good version stays in use',
  },
  {
    what: 'the clock is set back by a day',
    deed: async () => {
      clock.aheadMs = -DAY_MS;
    },
    listed: 'potential_match incomplete: clock_back, list_unusable',
    unlisted: NO_ANSWER,
  },
];

/** Root may read everything. */
const UNREADABLE: readonly RunningRow[] =
  process.getuid?.() === 0
    ? []
    : [
        {
          what: 'the folder becomes unreadable',
          deed: ({ file }) => chmod(dirname(file), 0),
          ...DOUBTFUL,
          problem: 'the last good version stays in use',
        },
      ];

/** Turns the link that is the folder of lists, at once. */
async function turn(dir: string, to: string): Promise<void> {
  await symlink(to, join(dir, 'link'));
  await rename(join(dir, 'link'), join(dir, 'lists'));
}

// One service goes through them in this order: what a list was before decides what stands in for it.
describe('while a service runs and', { shuffle: false }, () => {
  let service: FolderService;
  let turns = 0;
  /** Puts the good lists into a new folder and turns the link to it. */
  const makeGood = async (): Promise<void> => {
    const folder = join(service.dir, `good-${turns++}`);
    await mkdir(folder);
    for (const [name, text] of Object.entries(GOOD)) {
      await writeFile(join(folder, name), text);
      // A test can set whole seconds again.
      await utimes(join(folder, name), WRITTEN, WRITTEN);
    }
    await turn(service.dir, folder);
  };
  /**
   * What is told of both names and of the list; at every moment, nobody may clear the one who is listed all the time.
   */
  const told = async (name: string) => {
    expect(await answerFor(service, LISTED)).not.toContain('no_match');
    const problem = (await service.list('un_sc'))['problem'] ?? '';
    return { listed: await answerFor(service, name), unlisted: await answerFor(service, NOBODY), problem };
  };
  const isWell = async (): Promise<void> => {
    await expect.poll(() => told(NEWLY_LISTED)).toEqual({ ...CURRENT, problem: '' });
  };

  beforeAll(async () => {
    service = await FolderService.make();
    service.lookEveryMs = 20;
    await rm(join(service.dir, 'lists'), { recursive: true });
    await makeGood();
    await service.start();
  });
  beforeEach(async () => {
    clock.aheadMs = 0;
    await makeGood();
    await isWell();
  });
  afterAll(() => service.close());

  it.each([...WHILE_IT_RUNS, ...UNREADABLE].map((row) => [row.what, row] as const))(
    '%s',
    async (_what, { deed, name = LISTED, listed, unlisted, ...row }) => {
      const { dir } = service;
      await deed({ dir, file: join(dir, 'lists/consolidated.xml'), aside: join(dir, `aside-${turns}`) });
      const problem = row.problem === undefined ? expect.anything() : expect.stringContaining(row.problem);
      await expect.poll(() => told(name)).toEqual({ listed, unlisted, problem });
    },
  );

  it('complete answers come back after the last of these, too', isWell);
});

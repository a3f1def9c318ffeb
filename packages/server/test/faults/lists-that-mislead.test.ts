import { execFileSync } from 'node:child_process';
import { chmod, link, mkdir, readdir, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerFor, NOBODY, whyNotCleared } from '../support/clearance.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { PATIENCE } from '../support/load.ts';
import { sdnCsvOf, sdnXmlOf } from '../support/ofac-list-of.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

// Each row starts the service on a data folder of its own, and each load starts a process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** How far the clock of the service is ahead, in milliseconds. */
const clock = { aheadMs: 0 };
const systemNow = Date.now.bind(Date);
beforeAll(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => systemNow() + clock.aheadMs);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const FOUND = 'potential_match complete';
const CLEARED = 'no_match complete';
const FOUND_IN_DOUBT = 'potential_match incomplete: list_unusable';
const NO_ANSWER = 'lists_unavailable';
const DAY_MS = 24 * 3_600_000;

const LISTED = nameOf(15);
const NEWLY_LISTED = nameOf(35);
const COMPANY = 'QUELMAR DALVOR HOLDINGS';
const NEW_COMPANY = 'TOLBRECHT OSKVAL TRADING';
/** A private list that tells a date of its own. */
const VIP = `{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"],"modifiedAt":["${daysAgo(3)}"]}}\n`;

type Files = Readonly<Record<string, string>>;
const un = (days: number, to = 30): Files => ({ 'consolidated.xml': unListOf(daysAgo(days), numbers(10, to)) });
const sdn = (days: number, ...more: readonly string[]): Files => ({
  'sdn.xml': sdnXmlOf(daysAgo(days), [COMPANY, ...more]),
});
const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
const renamed = (name: string, files: Files): Files => ({ [name]: Object.values(files)[0] ?? '' });

type Row = {
  readonly what: string;
  readonly files: Files;
  /** Who is listed in what was put there; LISTED where absent. */
  readonly name?: string;
  /** What lies there before, at an earlier start. */
  readonly before?: Files;
  /** How far the clock was ahead at that earlier start. */
  readonly aheadBeforeMs?: number;
  /** What is no file, made in the folder of lists. */
  readonly make?: (folder: string) => Promise<void>;
  readonly required?: string;
  /** The answer for that name, and the one for somebody who is on no list. */
  readonly listed: string;
  readonly unlisted: string;
  /** Part of the reason where nobody is cleared. */
  readonly why?: string;
};

const CURRENT = { listed: FOUND, unlisted: CLEARED };
const DOUBTFUL = { listed: FOUND_IN_DOUBT, unlisted: NO_ANSWER };

const AT_THE_START: readonly Row[] = [
  { what: 'holds a current list', files: un(3), ...CURRENT },
  {
    what: 'holds a list that was copied today and published five years ago',
    files: un(1_826),
    ...DOUBTFUL,
    why: 'un_sc is too old (published 1826 days ago',
  },
  {
    what: 'holds a list that is older than usual',
    files: un(100),
    listed: `${FOUND}: list_ageing`,
    unlisted: `${CLEARED}: list_ageing`,
  },
  { what: 'holds a list of next month', files: un(-30), ...DOUBTFUL, why: 'its date is in the future' },
  {
    what: 'holds a list without a date',
    files: inFolder('ofac', sdnCsvOf([COMPANY])),
    name: COMPANY,
    ...DOUBTFUL,
    why: 'its file has no date inside',
  },
  {
    what: 'holds a list that its folder dates',
    files: inFolder(daysAgo(3), sdnCsvOf([COMPANY])),
    name: COMPANY,
    ...CURRENT,
  },
  {
    what: 'holds two files of one list, the older first',
    files: { ...renamed('a.xml', un(30)), ...renamed('b.xml', un(3, 40)) },
    name: NEWLY_LISTED,
    ...CURRENT,
  },
  {
    what: 'holds two files of one list, the newer first',
    files: { ...renamed('a.xml', un(3, 40)), ...renamed('b.xml', un(30)) },
    name: NEWLY_LISTED,
    ...CURRENT,
  },
  {
    what: 'holds two formats of one list, of which the richer one is older',
    files: { ...sdn(15), ...inFolder(daysAgo(3), sdnCsvOf([COMPANY, NEW_COMPANY])) },
    name: NEW_COMPANY,
    ...CURRENT,
  },
  {
    what: 'holds two formats of one list, one of them without a date',
    files: { ...sdn(15), ...inFolder('csv', sdnCsvOf([COMPANY, NEW_COMPANY])) },
    name: COMPANY,
    ...DOUBTFUL,
    why: 'is required and missing',
  },
  {
    what: 'holds an older publication than at the last start',
    before: un(3, 40),
    files: un(30),
    name: NEWLY_LISTED,
    ...CURRENT,
  },
  {
    what: 'lacks a list of the last start',
    before: { ...un(3), ...sdn(3) },
    files: sdn(3),
    listed: NO_ANSWER,
    unlisted: NO_ANSWER,
    why: 'un_sc is required and missing',
  },
  {
    what: 'holds a private list called like an official one',
    files: { ...sdn(3), 'un_sc.ftm.json': VIP },
    name: 'Tesmond Quillaby',
    required: 'un_sc',
    ...DOUBTFUL,
    why: 'un_sc is required and missing',
  },
  {
    what: 'holds the list of one publisher under the name of the other’s file',
    files: renamed('consolidated.xml', sdn(3)),
    name: COMPANY,
    required: 'un_sc',
    ...DOUBTFUL,
    why: 'un_sc is required and missing',
  },
  {
    what: 'holds a link to a list',
    files: sdn(3),
    make: async (folder) => {
      const [text = ''] = Object.values(un(3));
      await writeFile(join(dirname(folder), 'elsewhere.xml'), text);
      await symlink(join(dirname(folder), 'elsewhere.xml'), join(folder, 'consolidated.xml'));
    },
    ...CURRENT,
  },
  {
    what: 'holds a link to an endless device under the name of a list',
    files: un(3),
    make: (folder) => symlink('/dev/zero', join(folder, 'sdn.xml')),
    ...DOUBTFUL,
    why: 'us_ofac_sdn is required and missing',
  },
  {
    what: 'holds a FIFO under the name of a list',
    files: un(3),
    make: async (folder) => void execFileSync('mkfifo', [join(folder, 'sdn.xml')]),
    ...DOUBTFUL,
    why: 'us_ofac_sdn is required and missing',
  },
  {
    what: 'holds a link that leads nowhere',
    files: un(3),
    make: (folder) => symlink('nowhere.xml', join(folder, 'sdn.xml')),
    ...DOUBTFUL,
    why: 'us_ofac_sdn is required and missing',
  },
  {
    what: 'is read after the clock was set back by two days',
    before: un(3),
    aheadBeforeMs: 2 * DAY_MS,
    files: {},
    listed: 'potential_match incomplete: clock_back, list_unusable',
    unlisted: NO_ANSWER,
    why: 'the clock is wrong',
  },
];

describe('a folder that, at a start,', () => {
  let service: FolderService;
  afterEach(async () => {
    clock.aheadMs = 0;
    await service.close();
  });

  it.each(AT_THE_START)('$what', async ({ files, before, aheadBeforeMs, make, required, name = LISTED, ...row }) => {
    service = await FolderService.make();
    const environment = required === undefined ? {} : { LISTS_REQUIRED: required };
    if (before !== undefined) {
      clock.aheadMs = aheadBeforeMs ?? 0;
      for (const [file, text] of Object.entries(before)) await service.put(file, text);
      await service.start(environment);
      expect(await answerFor(service, NOBODY)).toBe(CLEARED);
      await service.stop();
      clock.aheadMs = 0;
      if (Object.keys(files).length > 0) for (const file of Object.keys(before)) await service.remove(file);
    }
    for (const [file, text] of Object.entries(files)) await service.put(file, text);
    await make?.(join(service.dir, 'lists'));
    await service.start(environment);
    const { listed, unlisted, why = '' } = row;
    expect([await answerFor(service, name), await answerFor(service, NOBODY)]).toEqual([listed, unlisted]);
    expect(await whyNotCleared(service)).toContain(why);
  });
});

/** The list that is searched while faults are put into the folder: what each row begins with and comes back to. */
const GOOD: Files = { ...un(3, 40), ...sdn(3) };
const GOOD_UN = GOOD['consolidated.xml'] ?? '';
/** Of the same length, so that the file is. */
const REPLACED = 'Wolmutter Zephkrindabrakovi'.slice(0, NEWLY_LISTED.length);
const CHANGED_UN = GOOD_UN.replaceAll(NEWLY_LISTED, REPLACED);

/** Replaces a file's content or the file itself, and leaves size and time as they were. */
async function keepingTime(path: string, deed: () => Promise<void>): Promise<void> {
  const { atime, mtime, size } = await stat(path);
  await deed();
  await utimes(path, atime, mtime);
  const after = await stat(path);
  expect([after.size, after.mtimeMs]).toEqual([size, mtime.getTime()]);
}

type RunningRow = {
  readonly what: string;
  /** @param dir with the folder of lists, which is a link `lists`; `file`: the UN list in it; `aside`: a path that nobody looks at */
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
    deed: ({ file }) => truncate(file, GOOD_UN.length / 2),
    ...LOST,
    problem: 'cut off',
  },
  {
    what: 'a web page takes the place of the list',
    deed: ({ file }) => writeFile(file, '<!doctype html><html><body>Down for maintenance</body></html>'),
    ...LOST,
    problem: 'web page',
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
    what: 'a FIFO takes the place of the list',
    deed: async ({ file }) => {
      await rm(file);
      execFileSync('mkfifo', [file]);
    },
    ...LOST,
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

describe('while a service runs and', () => {
  let service: FolderService;
  let turns = 0;
  /** Puts the good lists into a new folder and turns the link to it. */
  const makeGood = async (): Promise<void> => {
    const folder = join(service.dir, `good-${turns++}`);
    await mkdir(folder);
    for (const [name, text] of Object.entries(GOOD)) await writeFile(join(folder, name), text);
    await turn(service.dir, folder);
  };
  /** What is told of both names and of the list; at every moment, nobody may clear the one who is listed all the time. */
  const told = async (name: string) => {
    expect(await answerFor(service, LISTED)).not.toContain('no_match');
    const problem = (await service.list('un_sc'))['problem'] ?? '';
    return { listed: await answerFor(service, name), unlisted: await answerFor(service, NOBODY), problem };
  };
  const isWell = async (): Promise<void> => {
    await expect.poll(() => told(NEWLY_LISTED), PATIENCE).toEqual({ ...CURRENT, problem: '' });
  };

  beforeAll(async () => {
    service = await FolderService.make();
    service.lookEveryMs = 20;
    await rm(join(service.dir, 'lists'), { recursive: true });
    await makeGood();
    await service.start();
    await isWell();
  });
  afterAll(() => service.close());

  it.each([...WHILE_IT_RUNS, ...UNREADABLE])('$what', async ({ deed, name = LISTED, listed, unlisted, ...row }) => {
    const { dir } = service;
    await deed({ dir, file: join(dir, 'lists/consolidated.xml'), aside: join(dir, `aside-${turns}`) });
    const problem = row.problem === undefined ? expect.anything() : expect.stringContaining(row.problem);
    await expect.poll(() => told(name), PATIENCE).toEqual({ listed, unlisted, problem });
    clock.aheadMs = 0;
    await makeGood();
    await isWell();
  });
});

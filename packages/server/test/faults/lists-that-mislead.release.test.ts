import { execFileSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerFor,
  CLEARED,
  COMPANY,
  CURRENT,
  DOUBTFUL,
  type Files,
  FOUND,
  LISTED,
  NEWLY_LISTED,
  NO_ANSWER,
  NOBODY,
  sdn,
  shiftClock,
  un,
  whyNotCleared,
} from '../support/clearance.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { sdnCsvOf } from '../support/ofac-list-of.ts';

// Each row starts the service on a data folder of its own, and each load starts a process.
const clock = shiftClock();
const DAY_MS = 24 * 3_600_000;
const NEW_COMPANY = 'TOLBRECHT OSKVAL TRADING';
/** A private list that tells a date of its own. */
const VIP = `{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"],"modifiedAt":["${daysAgo(3)}"]}}\n`;

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
  /** Part of what the state of the UN list says besides. */
  readonly problem?: string;
};

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
    problem: 'older than what was searched until now',
  },
  {
    what: 'holds a file that should be a list and does not show which',
    files: { ...un(3), 'mystery.xml': '<!doctype html><html><body>Down for maintenance</body></html>' },
    ...DOUBTFUL,
    why: 'file:mystery.xml is required and missing',
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

  it.each(AT_THE_START.map((row) => [row.what, row] as const))(
    '%s',
    async (_what, { files, before, aheadBeforeMs, make, required, name = LISTED, ...row }) => {
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
      if (row.problem !== undefined) expect((await service.list('un_sc'))['problem']).toContain(row.problem);
    },
  );
});

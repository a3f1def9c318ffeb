import { rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sdnXmlOf } from '../test/support/ofac-list-of.ts';
import { numbers, unListOf } from '../test/support/un-list-of.ts';

/** The service that faults are made in. */
export type Patient = {
  /** With the folders `lists` and `data`. */
  readonly dir: string;
  /** Has the folder of lists read now, as it is within a minute anyway. */
  readonly refresh: () => Promise<void>;
  /** Ends the process by a signal and starts it again. */
  readonly restart: (signal: NodeJS.Signals) => Promise<void>;
};

export type Fault = {
  readonly what: string;
  readonly make: (patient: Patient) => Promise<void>;
  readonly heal: (patient: Patient) => Promise<void>;
};

const DAY_MS = 24 * 3_600_000;
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
const listPath = ({ dir }: Patient): string => join(dir, 'lists', 'consolidated.xml');
const nothing = async (): Promise<void> => {};

/** Versions that are searched in turn. Those listed in the first are in all of them. */
const VERSIONS = [40, 41].map((to) => unListOf(dayOf(3), numbers(10, to)));
const OLDER = unListOf(dayOf(30), numbers(10, 30));

/** Puts the good lists into the folder. */
export async function putLists(dir: string, version = 0): Promise<void> {
  await writeFile(join(dir, 'lists', 'consolidated.xml'), VERSIONS[version % VERSIONS.length] ?? '');
  await writeFile(join(dir, 'lists', 'sdn.xml'), sdnXmlOf(dayOf(3), ['QUELMAR DALVOR HOLDINGS']));
}

const healList = async (patient: Patient): Promise<void> => {
  await putLists(patient.dir);
  await patient.refresh();
};

/** Moves something away and back. */
function away(what: string, path: readonly string[], isRead: boolean): Fault {
  const move = async (patient: Patient, back: boolean): Promise<void> => {
    const here = join(patient.dir, ...path);
    await (back ? rename(`${here}.away`, here) : rename(here, `${here}.away`));
    if (isRead) await patient.refresh();
  };
  return { what, make: (patient) => move(patient, false), heal: (patient) => move(patient, true) };
}

/** Every fault, in the order in which they are made. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'a newer version of a list',
    make: async (patient) => {
      await putLists(patient.dir, 1);
      await patient.refresh();
    },
    heal: healList,
  },
  away('the folder of lists is gone', ['lists'], true),
  {
    what: 'a list is cut off',
    make: async (patient) => {
      await truncate(listPath(patient), 1_000);
      await patient.refresh();
    },
    heal: healList,
  },
  {
    what: 'a list is removed',
    make: async (patient) => {
      await rm(listPath(patient));
      await patient.refresh();
    },
    heal: healList,
  },
  {
    what: 'an older publication takes the place of a list',
    make: async (patient) => {
      await writeFile(listPath(patient), OLDER);
      await patient.refresh();
    },
    heal: healList,
  },
  away('the database is gone', ['data', 'namesake.db'], false),
  { what: 'SIGKILL and restart', make: ({ restart }) => restart('SIGKILL'), heal: nothing },
  { what: 'SIGTERM and restart', make: ({ restart }) => restart('SIGTERM'), heal: nothing },
];

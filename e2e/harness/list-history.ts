import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadSmallLists } from './small-lists.ts';
import { startService } from './start-service.ts';

const GIVEN = [
  'Velimor',
  'Tassandra',
  'Quindel',
  'Marvane',
  'Dresko',
  'Olbina',
  'Haskel',
  'Jorunda',
  'Pellwin',
  'Zantho',
];
const FAMILY = ['Ashkovane', 'Imbrelund', 'Olvatsky', 'Undrycott', 'Eskinavar', 'Arvoldin', 'Ithemsson', 'Ostrakova'];

/** An invented person of the test list; those from 60 up are of another programme. */
export type Person = { readonly number: number; readonly born?: number };

/** The name of an invented person, 0 to 79. */
export const nameOf = (number: number): string => `${GIVEN[number % 10]} ${FAMILY[Math.floor(number / 10) % 8]}`;

const idOf = (number: number): string => `XXi.${String(number).padStart(3, '0')}`;

/** Whole numbers from one up to, not including, another, as persons. */
const persons = (from: number, to: number): Person[] =>
  Array.from({ length: to - from }, (_, at) => ({ number: from + at }));

function listOf(day: string, listed: readonly Person[]): string {
  const records = listed.map(
    ({ number, born = 1950 + (number % 40) }) =>
      `<INDIVIDUAL><DATAID>${number}</DATAID><FIRST_NAME>${nameOf(number)}</FIRST_NAME>` +
      `<UN_LIST_TYPE>${number < 60 ? 'Northern' : 'Harbour'}</UN_LIST_TYPE><REFERENCE_NUMBER>${idOf(number)}</REFERENCE_NUMBER>` +
      `<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>${born}</YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`,
  );
  return `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS>${records.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
}

/**
 * Creates a data folder of a service that has searched three versions of one downloaded list of invented persons. The
 * third lacks a whole programme; the service refused a fourth because it had shrunk, and a fifth because it was
 * truncated.
 */
export async function makeListHistory(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'lists', 'un_sc');
  await mkdir(join(folder, 'refused'), { recursive: true });
  await downloadSmallLists(dataDir);
  const search = async (text: string): Promise<void> => {
    await writeFile(join(folder, 'current.xml'), text);
    const service = await startService({ dataDir });
    await service.stop();
  };
  await search(listOf('2026-02-02', persons(0, 75)));
  const second = [
    ...persons(0, 79).filter(({ number }) => ![2, 3, 4, 8].includes(number)),
    { number: 3, born: 1961 },
    { number: 8, born: 1972 },
  ];
  await search(listOf('2026-02-09', second));
  const third = second.filter(({ number }) => number < 60);
  await search(listOf('2026-02-16', third));
  await refuse(folder, {
    text: listOf('2026-02-23', persons(0, 30)),
    code: 'shrunk',
    reason: 'holds 30 records where the version in use holds 58: check with the publisher',
    refusedAt: '2026-02-23T06:00:00.000Z',
    acceptable: true,
  });
  await refuse(folder, {
    text: listOf('2026-02-24', persons(0, 60)).slice(0, -40),
    code: 'truncated',
    reason: 'ends before it is complete (unclosed tag: INDIVIDUAL): fetch the file again',
    refusedAt: '2026-02-24T06:00:00.000Z',
    acceptable: false,
  });
}

type Refusal = Readonly<Record<'text' | 'code' | 'reason' | 'refusedAt', string>> & { readonly acceptable: boolean };

async function refuse(folder: string, { text, ...refusal }: Refusal): Promise<void> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const meta = { list: 'un_sc', sha256, bytes: Buffer.byteLength(text), ...refusal };
  await writeFile(join(folder, 'refused', `${sha256}.refused`), text);
  await writeFile(join(folder, 'refused', `${sha256}.meta.refused`), JSON.stringify(meta));
}

import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MINI_LIST = new URL('../fixtures/mini.ftm.json', import.meta.url);

/** A new empty folder, and how to remove it. */
export async function temporaryFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'namesake-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A folder inside another with the list of five invented parties, just replaced as far as its age is concerned. */
export async function miniListIn(folder: string): Promise<string> {
  const lists = join(folder, 'lists');
  await mkdir(lists);
  await copyFile(MINI_LIST, join(lists, 'mini.ftm.json'));
  return lists;
}

/** Invented people of whom three each share a name. */
export const NAMESAKES = [
  'Varnok Tolbrecht',
  'Ilsabet Quelmar',
  'Oswin Dalvor',
  'Tamsel Zimbrake',
  'Jorun Ostrelling',
  'Perrin Vantrask',
  'Hedda Morvell',
  'Lucan Pelgrath',
  'Brisa Drumish',
  'Anselm Karvonel',
] as const;

/** A folder inside another with a list of them: born in 1950, 1965 and 1980. */
export async function namesakesIn(folder: string): Promise<string> {
  const lists = join(folder, 'lists');
  await mkdir(lists);
  await writeNamesakes(lists);
  return lists;
}

/** A person whom a later version of that list has, too. */
export type LaterPerson = { readonly name: string; readonly birthDate: string };

/** Writes a version of the list, which a service searches within a minute. */
export async function writeNamesakes(lists: string, more: readonly LaterPerson[] = []): Promise<void> {
  const people = NAMESAKES.flatMap((name, index) =>
    ['1950-02-03', '1965-07-21', '1980-11-30'].map((birthDate, nth) => ({
      id: `nk-${index}-${nth}`,
      schema: 'Person',
      properties: { name: [name], birthDate: [birthDate], nationality: [['de', 'fr', 'it'][nth]] },
    })),
  );
  const later = more.map(({ name, birthDate }, at) => ({
    id: `later-${at}`,
    schema: 'Person',
    properties: { name: [name], birthDate: [birthDate] },
  }));
  const lines = [...people, ...later].map((person) => JSON.stringify(person));
  await writeFile(join(lists, 'namesakes.ftm.json'), lines.join('\n'));
}

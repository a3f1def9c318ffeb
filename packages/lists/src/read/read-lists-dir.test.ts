import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/read-text.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ListRefused } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import { type ReadDirOptions, readListsDir } from './read-lists-dir.ts';

const UK_FIXTURES = join(import.meta.dirname, '..', 'sources', 'uk');
const NOW_MS = Date.parse('2026-09-01T12:00:00Z');
const END = '</INDIVIDUALS></CONSOLIDATED_LIST>';
const un = (name: string, day = '2026-01-31', end = END) =>
  `<CONSOLIDATED_LIST dateGenerated="${day}"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>` +
  `<FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>QDi.901</REFERENCE_NUMBER></INDIVIDUAL>${end}`;

const uk =
  '<Designations><DateGenerated>22/08/2026</DateGenerated><Designation><UniqueID>RUS1</UniqueID>' +
  '<Names><Name><Name6>QUAY</Name6><NameType>Primary Name</NameType></Name></Names></Designation></Designations>';

async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const dir = await temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true });
    await writeFile(join(dir, name), bytes);
  }
  return dir;
}

it('loads every list in a folder, skips what is none and refuses what is broken, each with its reason', async () => {
  const dir = await folderWith({
    'un_sc/consolidated.xml.gz': gzipSync(un('ORLO')),
    'uk.xml': uk,
    'private/vip.ftm.json': '{"id":"v1","schema":"Person","properties":{"name":["Mirabel Quay"]}}\n',
    'au/notes.gz': gzipSync('%PDF-1.7'),
    'README.md': '# about',
    'un_sc/meta.json': '{}',
    'eu.xml': '<html></html>',
  });
  const seen: string[] = [];
  const phases: string[] = [];
  const { loaded, skipped, refused } = await readListsDir(dir, {
    onListing: ({ id }) => void seen.push(id),
    onProgress: ({ phase }) => void phases.push(phase),
  });
  expect(loaded.map(({ id }) => id)).toEqual(['vip', 'gb_fcdo', 'un_sc']);
  expect(seen).toEqual(['vip:v1', 'gb_fcdo:RUS1', 'un_sc:QDi.901']);
  expect(skipped.map(({ path }) => path.slice(dir.length + 1))).toEqual([
    'README.md',
    'au/notes.gz',
    'un_sc/meta.json',
  ]);
  expect(skipped[1]?.reason).toBe('is a PDF, which is not read');
  expect(refused.map(({ code, file }) => [code, file])).toEqual([['html', join(dir, 'eu.xml')]]);
  expect(phases.filter((phase) => phase !== 'reading')).toEqual([
    'skipped',
    'skipped',
    'refused',
    'loaded',
    'loaded',
    'loaded',
    'skipped',
  ]);
});

it('a file under the name of a publisher that is no list is a refused file of that list', async () => {
  const dir = await folderWith({
    'consolidated.xml.gz': gzipSync(un('ORLO')),
    'SDN.XML': '{"message":"Forbidden"}',
    'xmlFullSanctionsList_1_1.xml': 'Access denied',
    'uk-sanctions-list.XML.gz': gzipSync('hello'),
  });
  const { loaded, skipped, refused } = await readListsDir(dir);
  expect([loaded.map(({ id }) => id), skipped]).toEqual([['un_sc'], []]);
  expect(refused.map(({ list }) => list).toSorted()).toEqual(['eu_fsf', 'gb_fcdo', 'us_ofac_sdn']);
});

it('a file that nothing recognises and that ends as lists do is refused; a text about lists is skipped', async () => {
  const dir = await folderWith({
    'un.xml': un('ORLO'),
    'mirror.json': '{"message":"Forbidden"}',
    'export.csv': 'ent_num,name\n1,ORLO\n',
    'other.xml': 'Access denied',
    'notes.txt': 'Access denied',
  });
  const { skipped, refused } = await readListsDir(dir);
  expect(refused.map(({ file, list }) => [file?.slice(dir.length + 1), list])).toEqual([
    ['export.csv', undefined],
    ['mirror.json', undefined],
    ['other.xml', undefined],
  ]);
  expect(skipped.map(({ path }) => path.slice(dir.length + 1))).toEqual(['notes.txt']);
});

it('a broken file belongs to a list if only one publisher uses its name', async () => {
  const dir = await folderWith({ 'consolidated.xml': '', 'sdn.xml': '', 'UK-Sanctions-List.xml.gz': gzipSync('') });
  const { refused } = await readListsDir(dir);
  expect(refused.map(({ file = '', list }) => [basename(file), list])).toEqual([
    ['UK-Sanctions-List.xml.gz', 'gb_fcdo'],
    ['consolidated.xml', undefined],
    ['sdn.xml', 'us_ofac_sdn'],
  ]);
});

it('hands on nothing of a file that is refused in the end', async () => {
  const dir = await folderWith({ 'un.xml': un('ORLO', '2026-01-31', '') });
  const seen: string[] = [];
  const { refused } = await readListsDir(dir, { onListing: ({ id }) => void seen.push(id) });
  expect(refused.map(({ code, list }) => [code, list])).toEqual([['truncated', 'un_sc']]);
  expect(seen).toEqual([]);
});

/** The searched listings of a folder, and the report on the rest, by file name. */
async function readFolder(files: Readonly<Record<string, string | Uint8Array>>, options: ReadDirOptions = {}) {
  const names: string[] = [];
  const said: string[] = [];
  const dir = await folderWith(files);
  const { loaded, skipped, refused } = await readListsDir(dir, {
    nowMs: NOW_MS,
    ...options,
    onListing: (listing) => void names.push(listing.names[0]?.value ?? ''),
    onProgress: (progress) => {
      if (progress.phase !== 'reading') said.push(`${progress.phase} ${basename(progress.path)}`);
    },
  });
  return { used: loaded.map(({ file }) => basename(file)), names, said, skipped, refused };
}

describe('two files of one list', () => {
  it('the newer publication is searched, whatever its path, and the other one is named', async () => {
    const first = await readFolder({ 'a.xml': un('ORLO', '2024-01-02'), 'b.xml': un('OSRIC', '2026-01-31') });
    expect([first.used, first.names]).toEqual([['b.xml'], ['OSRIC']]);
    expect(first.skipped[0]?.reason).toBe('older (2024-01-02) than b.xml (2026-01-31) of the same list; not searched');
    expect(first.said).toEqual(['loaded a.xml', 'loaded b.xml', 'skipped a.xml']);
    const second = await readFolder({ 'a.xml': un('OSRIC', '2026-01-31'), 'b.xml': un('ORLO', '2024-01-02') });
    expect([second.used, second.names, second.refused]).toEqual([['a.xml'], ['OSRIC'], []]);
    expect(second.said).toEqual(['loaded a.xml', 'skipped b.xml']);
  });

  it('in two forms are two files of one list: of one day the richer form is searched, of another the newer', async () => {
    const xml = await readFile(join(UK_FIXTURES, 'fixtures', 'uksl.xml'), 'utf8');
    const csv = gzipSync(await readFile(join(UK_FIXTURES, 'csv', 'fixtures', 'uksl.csv')));
    const same = await readFolder({ 'a.csv.gz': csv, 'b.xml': xml });
    expect([same.used, same.refused]).toEqual([['b.xml'], []]);
    expect(same.skipped[0]?.reason).toMatch(/of the same day .* as b\.xml of the same list, which says more/);
    const older = xml.replace(/(?<=<DateGenerated>\d\d\/\d\d\/)\d{4}/, '2019');
    const other = await readFolder({ 'a.csv.gz': csv, 'b.xml': older });
    expect([other.used, other.refused]).toEqual([['a.csv.gz'], []]);
  });

  it('whose dates do not tell which is newer are searched in one and refused in the other', async () => {
    const party = (id: string) =>
      `${JSON.stringify({ id, schema: 'Person', properties: { name: [`Mirabel ${id}`] } })}\n`;
    const { used, names, refused } = await readFolder({
      'old/vip.ftm.json': party('v1'),
      'new/vip.ftm.json': party('v2') + party('v3'),
    });
    expect([used, names]).toEqual([['vip.ftm.json'], ['Mirabel v2', 'Mirabel v3']]);
    expect(refused.map(({ code, list }) => [code, list])).toEqual([['duplicate_list', 'vip']]);
    expect(refused[0]?.reason).toContain('Keep one of the two');
  });

  it('of which the newer one must not be used are both not used: the older one is named', async () => {
    const judge = ({ id }: ListVersion) => new ListRefused('older', 'is older than that', { list: id });
    const files = { 'a.xml': un('ORLO', '2024-01-02'), 'b.xml': un('OSRIC', '2026-01-31') };
    const { used, names, said } = await readFolder(files, { judge });
    expect([used, names, said]).toEqual([[], [], ['refused b.xml', 'skipped a.xml']]);
  });
});

it('says that a folder is not there', async () => {
  const dir = join(await temporaryFolder(), 'absent');
  expect((await refusalOf(readListsDir(dir, { onListing: () => {} }))).code).toBe('unreadable');
});

it('takes a link to a file or folder for what it leads to, and one that leads nowhere for a file that is broken', async () => {
  const elsewhere = await folderWith({ 'un/consolidated.xml': un('ORLO'), 'uk.xml': uk });
  const dir = await folderWith({ 'README.md': '# about' });
  await symlink(join(elsewhere, 'un'), join(dir, 'un_sc'));
  await symlink(join(elsewhere, 'uk.xml'), join(dir, 'uk.xml'));
  await symlink(join(elsewhere, 'gone.xml'), join(dir, 'gone.xml'));
  const { loaded, refused } = await readListsDir(dir, { onListing: () => {} });
  expect(loaded.map(({ id }) => id).sort()).toEqual(['gb_fcdo', 'un_sc']);
  expect(refused.map(({ code, file }) => [code, file])).toEqual([['unreadable', join(dir, 'gone.xml')]]);
});

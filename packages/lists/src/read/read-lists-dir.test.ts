import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { refusalOf } from '../../test/read-text.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readListsDir } from './read-lists-dir.ts';

const un = (name: string, end = '</INDIVIDUALS></CONSOLIDATED_LIST>') =>
  '<CONSOLIDATED_LIST dateGenerated="2026-01-31"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>' +
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

it('hands on nothing of a file that is refused in the end', async () => {
  const dir = await folderWith({ 'un.xml': un('ORLO', '') });
  const seen: string[] = [];
  const { refused } = await readListsDir(dir, { onListing: ({ id }) => void seen.push(id) });
  expect(refused.map(({ code, list }) => [code, list])).toEqual([['truncated', 'un_sc']]);
  expect(seen).toEqual([]);
});

it('refuses a second file of the same list rather than mixing two', async () => {
  const dir = await folderWith({ 'a.xml': un('ORLO'), 'b.xml': un('OSRIC') });
  const names: string[] = [];
  const { loaded, refused } = await readListsDir(dir, {
    onListing: (listing) => void names.push(listing.names[0]?.value ?? ''),
  });
  expect(loaded).toHaveLength(1);
  expect(refused[0]?.code).toBe('duplicate_list');
  expect(refused[0]?.message).toContain('a.xml');
  expect(names).toEqual(['ORLO']);
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

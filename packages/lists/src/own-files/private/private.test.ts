import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readPath, refusalOf } from '../../../test/read-text.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { tryPrivateList } from '../../read/private/try-list.ts';
import { readListsDir } from '../../read/read-lists-dir.ts';
import { guessMapping } from './guess-mapping.ts';

const COLUMNS = {
  id: 'Customer No',
  name: 'Full Name',
  aliases: ['AKA', 'Other names'],
  entityType: 'Type',
  birthDate: 'Born',
  nationality: 'Nationality',
  passport: 'Passport',
  remarks: 'Note',
};
const MAPPING = { title: 'People we watch', publisher: 'Compliance', columns: COLUMNS };
const HEAD = 'Customer No,Full Name,AKA,Other names,Type,Born,Nationality,Passport,Note,Unused\n';
const CSV = `${HEAD}v-1,Tesmond Quillaby,T. Quill; Tes Quill,Тесмонд Квилл,Individual,03/04/1957,maltese; CY,X 0001,"seen; twice",x\nv-2,Quay Works,,,company,,,,,\n`;

async function folderOf(files: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await temporaryFolder();
  await mkdir(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    await writeFile(join(dir, name), isRaw ? content : JSON.stringify(content));
  }
  return dir;
}

async function read(file: string, content: unknown, mapping: unknown = MAPPING): Promise<ReadResult> {
  const dir = await folderOf({ [file]: content, [`${file.split('.')[0]}.mapping.json`]: mapping });
  return readPath(join(dir, file));
}

describe('a private list with a mapping beside it', () => {
  it('is read from CSV, named by its file, titled by its mapping and dated by when it was saved', async () => {
    const { version, listing } = await read('vip.csv', CSV);
    expect(version).toMatchObject({ id: 'vip', title: 'People we watch', publisher: 'Compliance', records: 2 });
    expect([version.publishedAt, version.isUndated]).toEqual([version.checkedAt, true]);
    expect(listing('v-1')).toMatchObject({
      id: 'vip:v-1',
      entityType: 'person',
      birthDates: [{ earliest: '1957-04-03' }],
      nationalities: ['MT', 'CY'],
      identifiers: [{ type: 'passport', value: 'X 0001' }],
      remarks: ['seen; twice'],
    });
    expect(listing('v-1').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Tesmond Quillaby', 'primary'],
      ['T. Quill', 'alias'],
      ['Tes Quill', 'alias'],
      ['Тесмонд Квилл', 'alias'],
    ]);
    expect(listing('v-2').entityType).toBe('organization');
  });

  it('is the same from a workbook, from JSON lines, with semicolons, and gzip', async () => {
    const csv = await read('vip.csv', CSV);
    const rows = CSV.trimEnd()
      .split('\n')
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')));
    const sheets = [
      { name: 'About', rows: [['nothing here'], []] },
      { name: 'People', rows: [['our list'], ...rows, []] },
    ];
    const lines = rows
      .slice(1)
      .map((cells) => JSON.stringify(Object.fromEntries(cells.map((cell, at) => [rows[0]?.[at], cell]))));
    const others = await Promise.all([
      read('vip.xlsx', makeWorkbook(sheets)),
      read('vip.jsonl', lines.join('\n')),
      read('vip.csv', rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')),
      read('vip.csv.gz', gzipSync(CSV)),
    ]);
    for (const { listings } of others) expect(listings).toEqual(csv.listings);
  });

  it('takes days in the order that its mapping tells, and Excel’s numbers', async () => {
    const american = await read('vip.csv', CSV, { ...MAPPING, dateOrder: 'month-first' });
    expect(american.listing('v-1').birthDates?.[0]?.earliest).toBe('1957-03-04');
    const excel = await read('vip.csv', CSV.replace('03/04/1957', '22882'));
    expect(excel.listing('v-1').birthDates?.[0]?.earliest).toBe('1962-08-24');
    const wrong = await read('vip.csv', CSV.replace('03/04/1957', '13/04/1957'), {
      ...MAPPING,
      dateOrder: 'month-first',
    });
    expect(wrong.listing('v-1').birthDates).toBeUndefined();
    expect(wrong.listing('v-1').remarks).toContain('Born: 13/04/1957');
  });

  it('joins parts of names, and marks weak and former ones', async () => {
    const mapping = {
      columns: { id: 'no', firstName: 'given', lastName: 'family', weakAliases: 'weak', formerNames: 'fka' },
      defaults: { entityType: 'person', effect: 'pep' },
    };
    const { listing } = await read(
      'vip.csv',
      'no,given,family,weak,fka\n1,Tesmond,Quillaby,The Heron,Tes Vane\n',
      mapping,
    );
    expect(listing('1').names).toMatchObject([
      { value: 'Tesmond Quillaby', kind: 'primary', parts: { given: 'Tesmond', family: 'Quillaby' } },
      { value: 'The Heron', quality: 'weak' },
      { value: 'Tes Vane', kind: 'former' },
    ]);
    expect(listing('1').effect).toBe('pep');
  });

  it('is refused with row and column of what is wrong, and never with what stands in the cell', async () => {
    const wrong = `${CSV},No Id,,,,,,,,\nv-1,Again,,,,,,,,\nv-5,,,,,,,,,\nv-6,Secret Person,,,Secret Kind,,,,,\n`;
    const refusal = await refusalOf(read('vip.csv', wrong));
    expect(refusal).toMatchObject({ code: 'mapping', list: 'vip', position: { line: 4 } });
    expect(refusal.reason).toContain('row 4, column "Customer No": has no id');
    expect(refusal.reason).toContain('row 5, column "Customer No": has the id of row 2');
    expect(refusal.reason).toContain('row 6, column "Full Name": has no name');
    expect(refusal.reason).toContain('row 7, column "Type": must be one of person, organization');
    expect(refusal.message).not.toMatch(/secret/i);
  });

  it.each(['error', 'formula', 'empty formula', 'string'] as const)(
    'is refused where a cell of a name or number lost its value (%s): half a party would not be found',
    async (lost) => {
      const [id, name, alias, passport] = ['v-1', 'Tesmond Quillaby', 'Tes Quill', 'X 0001'];
      const head = [
        'Customer No',
        'Full Name',
        'AKA',
        'Other names',
        'Type',
        'Born',
        'Nationality',
        'Passport',
        'Note',
      ];
      const row = (...[aka, number, note]: (string | { readonly lost: typeof lost })[]) =>
        makeWorkbook([
          { name: 'People', rows: [head, [id, name, aka ?? '', '', '', '', '', number ?? '', note ?? ''], []] },
        ]);
      const refusal = await refusalOf(read('vip.xlsx', row({ lost }, { lost })));
      expect(refusal.reason).toContain('row 2, column "AKA": has an error or a formula in place of a value');
      expect(refusal.reason).toContain('row 2, column "Passport": has an error');
      const { listing } = await read('vip.xlsx', row(alias, passport, { lost }));
      expect(listing('v-1').names.map(({ value }) => value)).toEqual([name, alias]);
      expect(listing('v-1').remarks).toBeUndefined();
    },
  );

  it('counts rows as the file does: over line breaks in cells, and blank rows of a sheet', async () => {
    const refusal = await refusalOf(read('vip.csv', `${HEAD}v-1,Quill,,,,,,,"two\nlines",\n\n,No Id,,,,,,,,\n`));
    expect(refusal.reason).toContain('row 5,');
  });

  it('says which headings are missing and which are there', async () => {
    const { reason } = await refusalOf(read('vip.csv', CSV.replace('Full Name', 'Name of party')));
    expect(reason).toContain('has no column "Full Name"');
    expect(reason).toContain('"Name of party"');
  });

  it.each([
    ['no JSON', '{"columns":', 'no JSON'],
    ['no id', { columns: { name: 'Full Name' } }, 'columns.id is missing'],
    ['no name', { columns: { id: 'Customer No' } }, 'columns.name'],
    ['a field that is none', { columns: { ...COLUMNS, nmae: 'x' } }, 'columns.nmae is no field'],
    ['a member that is none', { ...MAPPING, colums: {} }, 'colums is not understood'],
    ['a default that is none', { ...MAPPING, defaults: { effect: 'freeze' } }, 'defaults.effect must be one of'],
    ['a sheet that is not there', { ...MAPPING, sheet: 'Other' }, 'has no sheet "Other"'],
  ])('is refused with a mapping of %s', async (_what, mapping, reason) => {
    const workbook = makeWorkbook([{ name: 'People', rows: [Object.values(COLUMNS).flat(), ['v-1', 'Quill']] }]);
    const refusal = await refusalOf(read('vip.xlsx', workbook, mapping));
    expect([refusal.code, refusal.reason]).toEqual(['mapping', expect.stringContaining(reason)]);
  });

  it('is one list of a folder, and its mapping none; it never passes for an official list', async () => {
    const dir = await folderOf({ 'un_sc.csv': CSV, 'un_sc.mapping.json': MAPPING });
    const { loaded, skipped } = await readListsDir(dir, { onListing: () => {} });
    expect(loaded.map(({ id }) => id)).toEqual(['private_un_sc']);
    expect(skipped.map(({ path }) => path)).toEqual([join(dir, 'un_sc.mapping.json')]);
  });

  it('can be tried first: all problems with row and column, and what would be read', async () => {
    const dir = await folderOf({ 'vip.csv': CSV.replace('maltese', 'Atlantis'), 'vip.mapping.json': MAPPING });
    const trial = await tryPrivateList(join(dir, 'vip.csv'));
    expect(trial).toMatchObject({ list: 'vip', refused: undefined });
    expect(trial.listings).toHaveLength(2);
    expect(trial.problems).toEqual([
      { row: 2, column: 'Nationality', severity: 'warning', message: expect.stringContaining('no country') },
    ]);
    const broken = await folderOf({
      'vip.jsonl': '{"Customer No":"1","Full Name":"Quill"}\n{"Custo',
      'vip.mapping.json': MAPPING,
    });
    expect((await tryPrivateList(join(broken, 'vip.jsonl'))).refused).toContain('row 2: is no JSON object');
  });
});

it('a mapping is guessed from headings, whatever their spelling, and says what it does not know', () => {
  const { draft, unknown } = guessMapping('vip', [
    'Customer No',
    'FULL_NAME',
    'D.O.B',
    'AKA',
    'Other names',
    'Shoe size',
    '',
  ]);
  expect(draft.columns).toEqual({
    id: 'Customer No',
    name: 'FULL_NAME',
    birthDate: 'D.O.B',
    aliases: ['AKA', 'Other names'],
  });
  expect(unknown).toEqual(['Shoe size']);
});

it('a mapping is guessed from headings in other languages', () => {
  const headings = ['Kundennr', 'Nachname', 'Prénom', 'Fecha de nacimiento', 'ИНН', '国籍', 'Hut'];
  const { draft, unknown } = guessMapping('vip', headings);
  expect([draft.columns, unknown]).toEqual([
    {
      id: 'Kundennr',
      lastName: 'Nachname',
      firstName: 'Prénom',
      birthDate: 'Fecha de nacimiento',
      taxId: 'ИНН',
      nationality: '国籍',
    },
    ['Hut'],
  ]);
});

it('a mapping is guessed with a policy or contract number as the id only if there is no other', () => {
  const headings = ['Policy number', 'Customer number', 'Name'];
  const { draft, unknown } = guessMapping('vip', headings);
  expect([draft.columns, unknown]).toEqual([{ id: 'Customer number', name: 'Name' }, ['Policy number']]);
  const alone = guessMapping('vip', ['Policy number', 'Name']);
  expect([alone.draft.columns, alone.unknown]).toEqual([{ name: 'Name', id: 'Policy number' }, []]);
});

it('a file of rows without a mapping is refused with a request for one', async () => {
  const dir = await folderOf({ 'watch.csv': 'Kundennr,Name\n1,Osric Falk\n' });
  const { refused } = await readListsDir(dir, { onListing: () => {} });
  expect(refused[0]?.reason).toContain('needs watch.mapping.json next to it');
});

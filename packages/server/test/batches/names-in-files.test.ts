import type { SearchRequest } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { EncodingDetector } from '../../src/row-files/file-bytes.ts';
import { guessLayout } from '../../src/row-files/lay-out.ts';
import { type FileRow, readRows } from '../../src/row-files/read-rows.ts';
import { firstCellRows } from '../../src/row-files/sheet-file.ts';

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const requestOf = (row: FileRow | undefined): SearchRequest | undefined =>
  row !== undefined && 'request' in row ? row.request : undefined;

/** The rows of a file as it is read when nobody says anything about it. */
async function rowsOf(text: string | Buffer, format: 'csv' | 'jsonl' = 'csv'): Promise<readonly FileRow[]> {
  const bytes = Buffer.from(text);
  const detector = new EncodingDetector();
  detector.see(bytes);
  const encoding = detector.end();
  const first = await firstCellRows(inOnePiece(bytes), { format, encoding, sheet: null }, 21);
  const { columns, headings } = guessLayout(first);
  const layout = format === 'csv' ? { columns, headings, skip: 0, sheet: null, encoding, mapping: null } : null;
  const rows: FileRow[] = [];
  for await (const row of readRows(inOnePiece(bytes), { format, ignored: [], layout, policy: 'default' }))
    rows.push(row);
  return rows;
}

const namesOf = (row: FileRow | undefined): readonly string[] => {
  const request = requestOf(row);
  return [request?.searchText ?? '', ...(request?.aliases ?? [])];
};

describe('a file with columns', () => {
  it('is laid out by headings in an encoding that cannot be detected', async () => {
    // "Adı;Soyadı;Doğum Tarihi" in windows-1254.
    const bytes = Buffer.from('Ad\xfd;Soyad\xfd;Do\xf0um Tarihi\nNadia;Quelmar;1971-04-02\n', 'latin1');
    const rows = await rowsOf(bytes);
    expect(rows.map(requestOf)).toMatchObject([{ searchText: 'Nadia Quelmar', birthDate: '1971-04-02' }]);
  });

  it.each([
    ['Policy number;Customer number;Name', 'second'],
    ['Código;Nº cliente;Nombre', 'second'],
    ['Matricola;Codice cliente;Nominativo', 'second'],
    ['Numéro de contrat;Numéro de client;Nom', 'second'],
    ['Policy number;Name', 'first'],
    ['Staff number;Policy number;Name', 'first'],
  ])('“%s” has its reference in the %s column', async (headings, place) => {
    const cells = ['first', 'second'].slice(0, headings.split(';').length - 1);
    const [row] = await rowsOf(`${headings}\n${cells.join(';')};Nadia Quelmar\n`);
    expect([row?.id, namesOf(row)]).toEqual([place, ['Nadia Quelmar']]);
  });

  it.each([
    ['Vessel,Flag,IMO', 'Quelmar Pearl,Malta,9074729', { searchText: 'Quelmar Pearl', countries: ['MT'] }],
    ['Vessel,Owner,Flag', 'Quelmar Pearl,Tolbrecht Lines,Malta', { searchText: 'Quelmar Pearl', countries: ['MT'] }],
    ['Company,Country', 'Tolbrecht Lines,Malta', { searchText: 'Tolbrecht Lines', countries: ['MT'] }],
    ['Empresa,País', 'Tolbrecht Lines,Malta', { searchText: 'Tolbrecht Lines', countries: ['MT'] }],
  ])('of ships and companies is read by its headings: %s', async (headings, cells, read) => {
    const rows = await rowsOf(`${headings}\n${cells}\n`);
    expect(requestOf(rows[0])).toMatchObject(read);
    expect(rows.slice(1).every((row) => row.line === rows[0]?.line)).toBe(true);
  });

  it.each(['yes', 'Individual'])(
    'does not screen “%s” under the heading of a company, but names what a later row has',
    async (kind) => {
      const rows = await rowsOf(`Name,Company\n${`Tolbrecht Lines,${kind}\n`.repeat(25)}Nadia Quelmar,Vestrakov\n`);
      expect(namesOf(rows[0])).toEqual(['Tolbrecht Lines']);
      expect(requestOf(rows.at(-1))?.leftOut).toEqual(['Company']);
    },
  );

  it('takes no old date of registration for a date of birth', async () => {
    const rows = await rowsOf(
      'Customer ID,Company,Registered\nC-1,Tolbrecht Lines,2001-04-05\nC-2,Quelmar Oil,1998-11-30\n',
    );
    expect(rows.map(namesOf)).toEqual([['Tolbrecht Lines'], ['Quelmar Oil']]);
    expect(rows.map((row) => requestOf(row)?.birthDate)).toEqual([undefined, undefined]);
  });

  it.each(['^', '\u0001', '\u001f'])('may have %j between its cells', async (separator) => {
    const rows = await rowsOf('No,Name\n1,Tesmond Quillaby\n'.replaceAll(',', separator));
    expect(rows.map(namesOf)).toEqual([['Tesmond Quillaby']]);
  });

  it('names words beyond the columns that its first rows have', async () => {
    const usual = '1,Tesmond Quillaby,DE\n'.repeat(30);
    const rows = await rowsOf(`No,Name,Country\n${usual}2,Quillaby, Tesmond,DE,Orlan Vestrakov,17\n`);
    expect(requestOf(rows.at(-1))?.leftOut).toContain('Column 5');
    expect(requestOf(rows.at(-1))?.leftOut).not.toContain('Column 6');
    expect(requestOf(rows[0])?.leftOut).toBeUndefined();
  });

  it('that goes from left to right has headings where names are: they are none', async () => {
    const rows = await rowsOf('Name,Orlan Vestrakov\nCountry,DE\nDate of birth,1971\n');
    expect(rows.map((row) => requestOf(row)?.leftOut)).toEqual([['Name'], ['Name']]);
  });

  it('may have firms that are called as headings are', async () => {
    const rows = await rowsOf('Name\nFirst Bank\nSegment\nHolding\nIndustry Group\n');
    expect(rows.map((row) => requestOf(row)?.leftOut)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has whole names in columns of halves where a comma says so', async () => {
    const [row, junior] = await rowsOf('First name,Last name\nTesmond,"Vestrakov, Orlan"\nTesmond,"Quillaby, Jr."\n');
    expect(namesOf(row)).toContain('Vestrakov, Orlan');
    expect(namesOf(junior)).not.toContain('Quillaby, Jr.');
  });
});

describe('names in Western letters', () => {
  const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

  it('are also read as Central European and Turkish, where no encoding is said', async () => {
    const [turkish, croatian] = await rowsOf(latin1('Name\nMehmet Þahvin\nNikola Ðurvièa\n'));
    expect(namesOf(turkish)).toContain('Mehmet Şahvin');
    expect(namesOf(croatian)).toContain('Nikola Đurviča');
  });

  it('that have more readings than there is room for say that some were not screened', async () => {
    const columns = Array.from({ length: 40 }, () => 'Alias');
    const names = columns.map((_, at) => `Þýkr${String.fromCharCode(97 + (at % 26))}ð Daðlý`);
    const [row, other] = await rowsOf(latin1(`Name,${columns.join()}\nOrlan,${names.join()}\nTesmond,Quillaby\n`));
    expect(namesOf(row)).toHaveLength(51);
    expect(requestOf(row)?.leftOut).toEqual(['names in other encodings']);
    expect(requestOf(other)?.leftOut).toBeUndefined();
  });

  it('that are known as they are, or differ by accents or one letter alone, have no other reading', async () => {
    const western = [
      'Hélène Noël',
      'Jürgen Höß',
      'Iñaki Quellüby',
      'Søren Blåmeis',
      'João Pérez',
      'Signe Quøstergaard',
    ];
    const rows = await rowsOf(latin1(`Name\n${western.join('\n')}\n`));
    expect(rows.map(namesOf)).toEqual(western.map((name) => [name]));
  });

  it('have no other reading in a file of UTF-8', async () => {
    expect((await rowsOf('Name\nMehmet Þahvin\n')).map(namesOf)).toEqual([['Mehmet Þahvin']]);
  });
});

describe('a row of JSON', () => {
  const row = async (members: unknown) => (await rowsOf(`${JSON.stringify(members)}\n`, 'jsonl'))[0];

  it.each(['id', 'externalRef', 'type', 'gender', 'birthDate', 'countries'])(
    'with the name of somebody else as its %s is not complete',
    async (member) => {
      const value = member === 'countries' ? ['Viktor Petrenko'] : 'Viktor Petrenko';
      const read = await row({ searchText: 'Tesmond Quillaby', [member]: value });
      expect(requestOf(read)?.leftOut).toEqual([member]);
    },
  );

  it('may have the name that is screened as its reference, and words for a kind', async () => {
    const read = await row({ searchText: 'Petrenko, Viktor', id: 'Viktor Petrenko', type: 'sole trader' });
    expect(requestOf(read)?.leftOut).toBeUndefined();
  });

  it.each([{ name: 'Orlan Vestrakov' }, ['Orlan Vestrakov'], true])('with the id %j is an error', async (id) => {
    expect(await row({ id, searchText: 'Tesmond Quillaby' })).toMatchObject({ error: { code: 'wrong_type' } });
  });
});

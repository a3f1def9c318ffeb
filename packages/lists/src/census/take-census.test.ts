import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { takeCensus } from './take-census.ts';

const LIST = (inside: string) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-01-30T00:00:00Z"><INDIVIDUALS><INDIVIDUAL><DATAID>7</DATAID><FIRST_NAME>ORLO</FIRST_NAME>
  <SECOND_NAME>QUILLABY</SECOND_NAME><REFERENCE_NUMBER>XXi.007</REFERENCE_NUMBER>
  <INDIVIDUAL_DATE_OF_BIRTH><YEAR>1957</YEAR></INDIVIDUAL_DATE_OF_BIRTH>${inside}</INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;

async function censusOf(text: string, name = 'list.xml') {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, text);
  return takeCensus(path);
}

describe('the census of a list', () => {
  it('counts what came out, and follows each value of the file into it', async () => {
    const { figures, fields } = await censusOf(LIST(''));
    expect(figures).toMatchObject({ records: 1, names: 1, scripts: { Latn: 1 }, birthDates: 1, types: { person: 1 } });
    expect(fields).toEqual([
      expect.objectContaining({ path: 'INDIVIDUAL/DATAID', values: 1, reached: 0, reason: expect.any(String) }),
      { path: 'INDIVIDUAL/FIRST_NAME', values: 1, reached: 1 },
      { path: 'INDIVIDUAL/INDIVIDUAL_DATE_OF_BIRTH/YEAR', values: 1, reached: 1 },
      { path: 'INDIVIDUAL/REFERENCE_NUMBER', values: 1, reached: 1 },
      { path: 'INDIVIDUAL/SECOND_NAME', values: 1, reached: 1 },
    ]);
  });

  it('shows an element that the publisher adds and that is read nowhere', async () => {
    const { fields } = await censusOf(LIST('<SHOE_SIZE>forty-six</SHOE_SIZE>'));
    expect(fields).toContainEqual({ path: 'INDIVIDUAL/SHOE_SIZE', values: 1, reached: 0, lost: ['forty-six'] });
  });

  it('counts a private list, and leaves its fields to its owner, who maps them', async () => {
    const path = join(await temporaryFolder(), 'vip.csv');
    await writeFile(path, 'id,name,shoe size\n1,Orlo Quillaby,46\n');
    await writeFile(path.replace('.csv', '.mapping.json'), JSON.stringify({ columns: { id: 'id', name: 'name' } }));
    const { figures, fields } = await takeCensus(path);
    expect([figures.names, fields]).toEqual([1, undefined]);
  });

  it('knows a value that is one of several, numbered or lettered', async () => {
    const { fields } = await censusOf(LIST('<COMMENTS1>(1) Quay a) QUILLABY</COMMENTS1><NOTE>a) Quay b) 1957</NOTE>'));
    expect(fields?.find(({ path }) => path === 'INDIVIDUAL/NOTE')).toEqual({
      path: 'INDIVIDUAL/NOTE',
      values: 1,
      reached: 1,
    });
  });
});

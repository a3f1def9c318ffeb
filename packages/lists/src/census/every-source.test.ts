import { describe, expect, it } from 'vitest';
import { FIXTURES, NEW_FIELD } from '../../test/fixtures.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { JSON_FORMATS, ROW_FORMATS, SOURCES, WORKBOOK_FORMATS, XML_FORMATS } from '../registry/registry.ts';
import { takeCensus } from './take-census.ts';

/** Lists whose columns differ from file to file: an unknown column is kept as text, under its heading. */
const KEEP_ALL = new Set(['au_dfat', 'jp_mof', 'nz_mfat', 'il_nbctf_people', 'il_nbctf_orgs']);

describe('the census of each source', () => {
  it('is taken of every list, and of every form that is read', () => {
    const formats = [XML_FORMATS, ROW_FORMATS, JSON_FORMATS, WORKBOOK_FORMATS].flat().map(({ name }) => name);
    expect(new Set(FIXTURES.map(({ format }) => format))).toEqual(new Set([...formats, 'OFAC CSV']));
    expect(new Set(FIXTURES.map(({ list }) => list))).toEqual(new Set(SOURCES.map(({ id }) => id)));
  });

  describe.each(FIXTURES)('$list: $format', ({ list, write }) => {
    it('follows its fields, and none is lost without a reason', async () => {
      const { version, fields = [] } = await takeCensus(await write(await temporaryFolder()));
      expect(version.id).toBe(list);
      expect(fields.length).toBeGreaterThan(4);
      expect(fields.filter(({ lost }) => lost !== undefined)).toEqual([]);
    });

    it('tells a field that the publisher adds, or keeps it in words', async () => {
      const path = await write(await temporaryFolder(), { withNewField: true });
      if (path.endsWith('SDN.CSV')) return expect(takeCensus(path)).rejects.toThrow('has a row of 7 cells, not 6');
      const { fields = [] } = await takeCensus(path);
      const found = fields.filter((field) => /shoe_?size$/i.test(field.path));
      expect(found).not.toEqual([]);
      for (const { lost = [] } of found)
        expect(lost).toEqual(KEEP_ALL.has(list) ? [] : expect.arrayContaining([NEW_FIELD.value]));
    });
  });
});

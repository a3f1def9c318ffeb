import { describe, expect, it } from 'vitest';
import { readPath, refusalOf } from '../../test/read-text.ts';
import { sharedPath } from '../../test/shared-folder.ts';

const bad = sharedPath('lists', 'bad');
const other = sharedPath('lists', 'other');
const history = sharedPath('lists', 'history', 'un_sc');

describe.skipIf(bad === undefined)('real files that must be refused', () => {
  it('refuses a UN file with invalid UTF-8 and says where it is', async () => {
    const refusal = await refusalOf(readPath(`${bad}/un-invalid-utf8.xml.gz`));
    expect(refusal).toMatchObject({ code: 'encoding', list: 'un_sc', position: { line: 54, byte: 2192 } });
  });

  it('refuses an EU file that was cut off', async () => {
    expect(await refusalOf(readPath(`${bad}/eu-truncated.xml.gz`))).toMatchObject({
      code: 'truncated',
      list: 'eu_fsf',
    });
  });
});

describe.skipIf(other === undefined)('other real files', () => {
  it('reads OFAC’s older namespace and the closed UK list of before 2022', async () => {
    expect((await readPath(`${other}/CONSOLIDATED-old-namespace.XML.gz`)).version.id).toBe('us_ofac_cons');
    // CSV in Windows-1252.
    const { version } = await readPath(`${other}/ConList-2020-04-27.csv.gz`);
    expect(version).toMatchObject({ id: 'gb_ofsi', records: 2_114, rejected: 0 });
  });
});

describe.skipIf(history === undefined)('older versions of the UN list', () => {
  it.each(['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'])(
    'reads %s',
    async (day) => {
      const { version } = await readPath(`${history}/${day}.xml.gz`);
      expect(version).toMatchObject({ id: 'un_sc', rejected: 0 });
      expect(version.records).toBeGreaterThan(800);
    },
  );
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvRows } from '../src/formats/csv-rows.ts';
import { SHEETS as AU } from '../src/sources/au/fixtures/sheets.ts';
import { ORGS, PEOPLE } from '../src/sources/il/fixtures/sheets.ts';
import { SHEETS as JP } from '../src/sources/jp/fixtures/sheets.ts';
import { SHEETS as NZ } from '../src/sources/nz/fixtures/sheets.ts';
import { makeWorkbook, type SheetDraft } from './make-workbook.ts';
import { ofacCsvFiles } from './ofac-csv-files.ts';

/** What a publisher adds one day, which no reader knows. */
export const NEW_FIELD = { heading: 'Shoe_Size', value: 'forty six' } as const;

/**
 * A small handwritten file of one format of one list with the format's traps, and the same file with a new field in
 * every record.
 */
export type Fixture = {
  readonly list: string;
  /** The name of its format in the registry. */
  readonly format: string;
  /** Of a workbook: what is in it. */
  readonly sheets?: readonly SheetDraft[];
  /** Writes it into a folder; gives the path to read. */
  readonly write: (dir: string, options?: { readonly withNewField: boolean }) => Promise<string>;
};

const SOURCES = join(import.meta.dirname, '..', 'src', 'sources');
const SAVED = '2026-01-31T01:02:03Z';

export const FIXTURES: readonly Fixture[] = [
  text('us_ofac_sdn', 'OFAC standard XML', 'ofac/fixtures/sdn.xml', endOf('sdnEntry')),
  text('us_ofac_cons', 'OFAC standard XML', 'ofac/fixtures/consolidated-old-namespace.xml', endOf('sdnEntry')),
  text('us_ofac_sdn', 'OFAC ENHANCED XML', 'ofac/enhanced/fixtures/sdn_enhanced.xml', endOf('entity')),
  text('us_ofac_sdn', 'OFAC ADVANCED XML', 'ofac/advanced/fixtures/sdn_advanced.xml', endOf('Profile')),
  ofacCsv(),
  text('un_sc', 'UN consolidated XML', 'un/fixtures/consolidated.xml', endOf('INDIVIDUAL')),
  text('eu_fsf', 'EU FSF XML 1.1', 'eu/fixtures/fsf.xml', endOf('sanctionEntity')),
  text('eu_fsf', 'EU FSF CSV 1.1', 'eu/csv/fixtures/fsf.csv', column(';')),
  text('gb_fcdo', 'UK Sanctions List XML', 'uk/fixtures/uksl.xml', endOf('Designation')),
  text('gb_fcdo', 'UK Sanctions List CSV', 'uk/csv/fixtures/uksl.csv', column(',')),
  text('gb_ofsi', 'OFSI ConList XML', 'ofsi/fixtures/conlist.xml', endOf('FinancialSanctionsTarget')),
  text('gb_ofsi', 'OFSI ConList CSV', 'ofsi/fixtures/conlist-2020.csv', column(',')),
  text('ch_seco', 'Swiss SECO XML', 'ch/fixtures/seco.xml', endOf('target')),
  text('ca_sema', 'Canadian SEMA XML', 'ca/fixtures/sema.xml', endOf('record')),
  text('us_csl', 'US Consolidated Screening List CSV', 'csl/fixtures/consolidated.csv', column(',')),
  text('be_fps', 'Belgian CSV', 'be/fixtures/consolidated-list.csv', column(';')),
  text('wb_debarred', 'World Bank JSON', 'wb/fixtures/wb.json', before('SUPP_ID')),
  text('fr_gels', 'French register JSON', 'fr/fixtures/register.json', before('IdRegistre')),
  text('ua_nsdc', 'Ukrainian register JSON', 'ua/fixtures/register.json', before('sid')),
  workbook('au_dfat', 'Australian XLSX', AU),
  workbook('jp_mof', 'Japanese MOF XLSX', JP),
  workbook('nz_mfat', 'New Zealand XLSX', NZ),
  workbook('il_nbctf_people', 'Israeli persons XLSX', PEOPLE),
  workbook('il_nbctf_orgs', 'Israeli organisations XLSX', ORGS),
];

type Extended = (text: string) => string;

function text(list: string, format: string, path: string, extended: Extended): Fixture {
  return {
    list,
    format,
    write: async (dir, { withNewField } = { withNewField: false }) => {
      const from = join(SOURCES, path);
      if (!withNewField) return from;
      const to = join(dir, path.replaceAll('/', '-'));
      await writeFile(to, extended(await readFile(from, 'utf8')));
      return to;
    },
  };
}

function ofacCsv(): Fixture {
  return {
    list: 'us_ofac_sdn',
    format: 'OFAC CSV',
    write: async (dir, { withNewField } = { withNewField: false }) => {
      const folder = join(dir, '2026-03-07');
      await mkdir(folder, { recursive: true });
      for (const [name, lines] of Object.entries(await ofacCsvFiles())) {
        await writeFile(join(folder, name), withNewField ? lines.replaceAll('\r\n', `,"${NEW_FIELD.value}"$&`) : lines);
      }
      return join(folder, 'SDN.CSV');
    },
  };
}

function workbook(list: string, format: string, sheets: readonly SheetDraft[]): Fixture {
  return {
    list,
    format,
    sheets,
    write: async (dir, { withNewField } = { withNewField: false }) => {
      const path = join(dir, `${list}.xlsx`);
      await writeFile(path, makeWorkbook(withNewField ? sheets.map(withColumn) : sheets, SAVED));
      return path;
    },
  };
}

/** Before the end of each record of XML. */
function endOf(record: string): Extended {
  const { heading, value } = NEW_FIELD;
  return (xml) => xml.replaceAll(`</${record}>`, `<${heading}>${value}</${heading}></${record}>`);
}

/** Before a member of each record of JSON. */
function before(member: string): Extended {
  const { heading, value } = NEW_FIELD;
  return (json) => json.replaceAll(`"${member}":`, `"${heading}": "${value}", "${member}":`);
}

/** In CSV: the widest of the first two rows has the headings. */
function column(separator: string): Extended {
  return (csv) => {
    const rows: (readonly string[])[] = [];
    const reader = new CsvRows((cells) => void rows.push(cells));
    reader.write(csv);
    reader.end();
    const headings = rows[0]?.length === rows[2]?.length ? 0 : 1;
    const wider = rows.map((cells, at) =>
      at < headings ? cells : [...cells, at === headings ? NEW_FIELD.heading : NEW_FIELD.value],
    );
    const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
    return wider.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
  };
}

/** The first row of several cells has the headings. */
function withColumn({ name, rows }: SheetDraft): SheetDraft {
  const headings = rows.findIndex((cells) => cells.length > 3);
  const width = rows[headings]?.length ?? 0;
  return {
    name,
    rows: rows.map((cells, at) =>
      headings < 0 || at < headings || cells.length === 0
        ? cells
        : [
            ...cells,
            ...Array<string>(width - cells.length).fill(''),
            at === headings ? NEW_FIELD.heading : NEW_FIELD.value,
          ],
    ),
  };
}

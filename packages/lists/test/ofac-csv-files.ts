import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '..', 'src', 'sources', 'ofac', 'csv', 'fixtures');

/** OFAC’s names for them, the main file first. */
export const OFAC_CSV_NAMES = ['SDN.CSV', 'ADD.CSV', 'ALT.CSV', 'SDN_COMMENTS.CSV'] as const;

/** The files of one list by OFAC's names. */
export type OfacCsvFiles = { [Name in (typeof OFAC_CSV_NAMES)[number]]: string };

/** The fixtures as OFAC ends them: lines with CR LF, and all but the comments with Control-Z, which no editor keeps. */
export async function ofacCsvFiles(): Promise<OfacCsvFiles> {
  const texts = await Promise.all(OFAC_CSV_NAMES.map((name) => readFile(join(FIXTURES, name.toLowerCase()), 'utf8')));
  const [sdn = '', add = '', alt = '', comments = ''] = texts.map((text) => text.replaceAll('\n', '\r\n'));
  return {
    'SDN.CSV': `${sdn}\u001A`,
    'ADD.CSV': `${add}\u001A`,
    'ALT.CSV': `${alt}\u001A`,
    'SDN_COMMENTS.CSV': comments,
  };
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { body, listServer } from '../../test/list-server.ts';
import { makeWorkbook } from '../../test/make-workbook.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { RefusalCode } from '../list/list-refused.ts';
import type { Source } from '../list/source.ts';
import { US_CSL } from '../sources/csl/source.ts';
import { EU_FSF } from '../sources/eu/source.ts';
import { OFAC_SDN } from '../sources/ofac/source.ts';
import { UN_SC } from '../sources/un/source.ts';
import { WB_DEBARRED } from '../sources/wb/source.ts';
import { downloadList } from './download-list.ts';
import { DownloadFailed } from './http/download-failed.ts';
import { readDownloaded } from './read-downloaded.ts';
import { refusedFiles } from './store/refused-files.ts';

const NOW = new Date('2026-04-02T12:00:00Z');
const MAX_BYTES = 2_000_000;

const fixture = (path: string): string => readFileSync(join(import.meta.dirname, '..', 'sources', path), 'utf8');
const EU = fixture('eu/fixtures/fsf.xml');
const WB = fixture('wb/fixtures/wb.json');
const CSL = fixture('csl/fixtures/consolidated.csv');
const SDN = fixture('ofac/fixtures/sdn.xml');

const person = (id: number | string, name: string): string =>
  `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>QDi.${id}</REFERENCE_NUMBER></INDIVIDUAL>`;
const un = (date: string, records: readonly string[], head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<CONSOLIDATED_LIST dateGenerated="${date}"><INDIVIDUALS>${records.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
const persons = (count: number): string[] => Array.from({ length: count }, (_, at) => person(at, `ORLO ${at} VESTRAK`));
const UN = un('2026-03-30T00:00:00Z', persons(20));
const NEXT = un('2026-04-01T00:00:00Z', persons(20));

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>`;
const OUTSIDE = '<!DOCTYPE list [<!ENTITY file SYSTEM "file:///etc/passwd">]>';

type Case = readonly [what: string, source: Source, bytes: string | Uint8Array, code: RefusalCode, reason: RegExp];

const CASES: readonly Case[] = [
  ['a web page', UN_SC, '<!DOCTYPE html><html><body>We will be back soon.</body></html>', 'html', /web page/],
  [
    'a web page in XML',
    UN_SC,
    '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'html',
    /web page/,
  ],
  ['no bytes', UN_SC, '', 'empty', /is empty/],
  ['white space', UN_SC, ' \n\n \t\n', 'empty', /white space/],
  ['a file cut within a record', UN_SC, NEXT.slice(0, NEXT.indexOf('ORLO 9')), 'truncated', /ends before/],
  ['a file cut between records', UN_SC, NEXT.slice(0, NEXT.indexOf('</INDIVIDUALS>')), 'truncated', /ends before/],
  [
    'a gzip bomb',
    UN_SC,
    gzipSync(NEXT + '<!-- nothing -->'.repeat(MAX_BYTES / 10)),
    'too_large',
    /after decompression/,
  ],
  ['half a gzip file', UN_SC, gzipSync(NEXT).subarray(0, 150), 'truncated', /gzip file cut off/],
  ['a damaged gzip file', UN_SC, damaged(gzipSync(NEXT)), 'compression', /damaged gzip/],
  ['Latin-1', UN_SC, Buffer.from(NEXT.replace('ORLO 3', 'ÖRLO 3'), 'latin1'), 'encoding', /not valid UTF-8 \(byte/],
  ['UTF-16', UN_SC, Buffer.from(`\u{FEFF}${NEXT}`, 'utf16le'), 'encoding', /UTF-16/],
  ['another declared encoding', UN_SC, NEXT.replace('UTF-8', 'windows-1252'), 'encoding', /windows-1252/],
  ['a billion laughs', UN_SC, un('2026-04-01', [person(1, '&c;')], LAUGHS), 'doctype', /DOCTYPE/],
  ['an external entity', UN_SC, un('2026-04-01', [person(1, '&file;')], OUTSIDE), 'doctype', /DOCTYPE/],
  ['an undeclared entity', UN_SC, NEXT.replace('ORLO 3', '&evil;'), 'malformed', /not well-formed/],
  ['a control character', UN_SC, NEXT.replace('ORLO 3', 'ORLO \u0001 3'), 'malformed', /not well-formed/],
  ['elements that do not match', UN_SC, NEXT.replace('</DATAID>', '</DATA>'), 'malformed', /not well-formed/],
  ['endless nesting', UN_SC, un('2026-04-01', [person(1, '<A>'.repeat(500))]), 'too_large', /nested deeper/],
  ['half of the records', UN_SC, un('2026-04-01T00:00:00Z', persons(10)), 'shrunk', /holds 10 .* in use holds 20/],
  ['three times the records', UN_SC, un('2026-04-01T00:00:00Z', persons(60)), 'grown', /holds 60 .* in use holds 20/],
  ['hardly a record', UN_SC, un('2026-04-01T00:00:00Z', persons(2)), 'too_few', /fewer than the 5/],
  ['no record', UN_SC, un('2026-04-01T00:00:00Z', []), 'no_records', /no record/],
  ['an older date', UN_SC, un('2026-03-01T00:00:00Z', persons(20)), 'older', /older than the version in use/],
  ['a date to come', UN_SC, un('2062-04-01T00:00:00Z', persons(20)), 'future', /still to come/],
  ['no date', UN_SC, NEXT.replace(/dateGenerated="[^"]*"/, ''), 'no_date', /dateGenerated/],
  [
    'records without names',
    UN_SC,
    un('2026-04-01T00:00:00Z', nameless(20)),
    'unusable_records',
    /20 records .* 10 have no usable name/,
  ],
  [
    'records without ids',
    UN_SC,
    NEXT.replaceAll('REFERENCE_NUMBER', 'REF').replaceAll('DATAID', 'DATA'),
    'unusable_records',
    /20 have no id/,
  ],
  [
    'the same id again and again',
    UN_SC,
    un(
      '2026-04-01T00:00:00Z',
      persons(20).map(() => person(7, 'ORLO')),
    ),
    'unusable_records',
    /19 have the id of an earlier one/,
  ],
  [
    'a storage error',
    UN_SC,
    '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Key>sdn.xml</Key></Error>',
    'unknown_root',
    /<Error>/,
  ],
  ['a feed', UN_SC, '<rss version="2.0"><channel><item/></channel></rss>', 'unknown_root', /<rss>/],
  ['another list', UN_SC, EU, 'wrong_list', /eu_fsf, where un_sc was expected/],
  ['an error in JSON', UN_SC, '{"message": "Internal server error"}', 'unsupported_format', /JSON, but/],
  ['a PDF', UN_SC, '%PDF-1.7\n1 0 obj', 'unsupported_format', /PDF/],
  ['a picture', UN_SC, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'unsupported_format', /neither XML/],
  ['half a spreadsheet', UN_SC, makeWorkbook([{ name: 'A', rows: [['B']] }]).subarray(0, 200), 'truncated', /./],
  ['another spreadsheet', UN_SC, makeWorkbook([{ name: 'A', rows: [['B']] }]), 'unsupported_format', /spreadsheet/],
  [
    'another namespace',
    EU_FSF,
    EU.replace('eu.europa.ec/fpi/fsd/export', 'eu.europa.ec/fsd/2'),
    'unknown_root',
    /<export> in the namespace .*fsd\/2/,
  ],
  [
    'fewer records than it declares',
    OFAC_SDN,
    SDN.replace(/<sdnEntry>[\s\S]*?<\/sdnEntry>/, ''),
    'count_mismatch',
    /declares \d+ records/,
  ],
  [
    'a change file for a list',
    OFAC_SDN,
    '<sanctionsData xmlns="https://www.treasury.gov/ofac/DeltaFile/1.0"/>',
    'unsupported_format',
    /delta/,
  ],
  ['JSON cut off', WB_DEBARRED, WB.slice(0, -40), 'truncated', /JSON that is cut off/],
  ['CSV that ends in a quoted cell', US_CSL, `${CSL}1,"x`, 'truncated', /quote/],
  ['CSV with its header only', US_CSL, CSL.slice(0, CSL.indexOf('\n') + 1), 'no_date', /no row/],
];

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0xff, 20, 60);
  return copy;
}

function nameless(count: number): string[] {
  return persons(count).map((text, at) => (at % 2 === 0 ? text : text.replace(/<FIRST_NAME>.*<\/FIRST_NAME>/, '')));
}

const GOOD: Readonly<Record<string, string>> = {
  un_sc: UN,
  eu_fsf: EU,
  us_ofac_sdn: SDN,
  wb_debarred: WB,
  us_csl: CSL,
};

describe('a publisher that sends, instead of its list,', () => {
  it.each(CASES)('%s is refused with the reason, and nothing is lost', async (_what, source, bytes, code, reason) => {
    const dir = await temporaryFolder();
    const good = GOOD[source.id] ?? '';
    const server = await listServer(body(good), body(Buffer.from(bytes)));
    const options = { dir, attempts: 1, maxBytes: MAX_BYTES, clock: { now: () => NOW, sleep: async () => {} } };
    const here = { ...source, url: server.url, minimumRecords: source === UN_SC ? 5 : 1 };
    await downloadList(here, options);
    const failure = await downloadList(here, options).catch((error: unknown) => error);
    if (!(failure instanceof DownloadFailed)) throw new Error('it was taken');
    expect(failure.cause).toMatchObject({ code, reason: expect.stringMatching(reason) });
    expect(await refusedFiles(dir, source.id)).toMatchObject([{ code, bytes: Buffer.byteLength(bytes) }]);
    expect(await readFile(join(dir, source.id, 'current.xml'), 'utf8')).toBe(good);
    const { loaded, refused } = await readDownloaded(dir, { onListing: () => {} });
    expect([loaded.map(({ id }) => id), refused]).toEqual([[source.id], []]);
  });
});

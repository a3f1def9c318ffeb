import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeZip } from './make-workbook.ts';

/** A file made to exhaust its reader. */
export type HostileFile = {
  readonly what: string;
  /** Its name in the folder; another one than the file itself where that is what is read with it. */
  readonly name: string;
  /** `megabytes`: of the text that its reader sees, where it can be chosen. */
  readonly make: (path: string, megabytes: number) => void;
  /** How many megabytes show that it is not read to its end; 6 where absent. */
  readonly enough?: number;
};

const MB = 1024 * 1024;

/** `head`, then `unit` again and again until so many bytes, then `tail`. */
function repeated(path: string, [head, unit, tail = '']: readonly string[], megabytes: number): void {
  const piece = Buffer.from((unit ?? '').repeat(Math.ceil(MB / Math.max(1, (unit ?? '').length))));
  const file = openSync(path, 'w');
  writeSync(file, head ?? '');
  for (let bytes = 0; bytes < megabytes * MB; bytes += piece.length) writeSync(file, piece);
  writeSync(file, tail);
  closeSync(file);
}

const text = (what: string, name: string, ...parts: readonly string[]): HostileFile => ({
  what,
  name,
  make: (path, megabytes) => repeated(path, parts, megabytes),
});

const UN = '<CONSOLIDATED_LIST dateGenerated="2026-01-31"><INDIVIDUALS>';
const RECORD = `${UN}<INDIVIDUAL>`;
const CSL = 'name,source,entity_number,federal_register_notice\n';
const mapped = (file: HostileFile, mapping: object = { columns: { id: 'id', name: 'name' } }): HostileFile => ({
  ...file,
  make: (path, megabytes) => {
    writeFileSync(path.replace(/\.[a-z]+$/, '.mapping.json'), JSON.stringify(mapping));
    file.make(path, megabytes);
  },
});

/** A workbook with these parts; the usual ones where they are absent. */
function workbook(what: string, parts: (megabytes: number) => Readonly<Record<string, string>>): HostileFile {
  const usual = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
  };
  const make = (path: string, megabytes: number): void => {
    const all = Object.entries({ ...usual, ...parts(Math.min(megabytes, 120)) });
    writeFileSync(path, makeZip(all.map(([name, body]) => ({ name, bytes: Buffer.from(body) }))));
  };
  return { what, name: 'list.xlsx', make };
}

/** A list and nothing but space in it: it packs to a thousandth. */
const bombOf = (megabytes: number): Buffer => Buffer.concat([Buffer.from(UN), Buffer.alloc(megabytes * MB, '\n<A/>')]);

const many = (unit: string, megabytes: number): string => unit.repeat(Math.ceil((megabytes * MB) / unit.length));
const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

/** What is no file at all, under a list's name. */
export const NO_FILES: readonly HostileFile[] = [
  { what: 'a FIFO', name: 'sdn.xml', make: (path) => void execFileSync('mkfifo', [path]) },
  { what: 'a FIFO as a CSV list', name: 'sdn.csv', make: (path) => void execFileSync('mkfifo', [path]) },
  {
    what: 'a FIFO as the mapping',
    name: 'vip.csv',
    make: (path) => {
      writeFileSync(path, 'id,name\n1,Orlo Tolbrecht\n');
      execFileSync('mkfifo', [path.replace(/\.csv$/, '.mapping.json')]);
    },
  },
  {
    what: 'a FIFO as the manifest',
    name: 'a.ftm.json',
    make: (path) => {
      writeFileSync(path, 'nothing');
      execFileSync('mkfifo', [path.replace(/a\.ftm\.json$/, 'index.json')]);
    },
  },
  { what: 'a link to an endless device', name: 'sdn.xml', make: (path) => symlinkSync('/dev/zero', path) },
  { what: 'a folder', name: 'sdn.xml', make: (path) => void mkdirSync(path) },
  {
    what: 'a socket',
    name: 'sdn.xml',
    make: (path) => {
      const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
      try {
        execFileSync(process.execPath, ['-e', program]);
      } catch {
        // Killed, so that the socket stays.
      }
    },
  },
];

/** Files with endless content. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  text('CSV: columns without end', 'list.csv', 'name,source', ',x', '\nOrlo\n'),
  text('CSV: a known list with columns without end', 'list.csv', CSL.trim(), ',x', '\nOrlo,SDN,1,2\n'),
  text('CSV: a row with cells without end', 'list.csv', CSL, ',', '\n'),
  text('CSV: a quote that never ends', 'list.csv', `${CSL}"`, 'xy'),
  text('CSV: doubled quotes without end', 'list.csv', `${CSL}"`, '""'),
  text('CSV: quoted cells without end', 'list.csv', CSL, '"",'),
  text('CSV: a line without end', 'list.csv', `${CSL}Orlo`, 'x'),
  mapped(text('CSV: a private list with columns without end', 'vip.csv', 'id,name', ',x', '\n1,Orlo\n')),
  mapped(text('CSV: a private list with rows of cells without end', 'vip.csv', 'id,name\n1,Orlo', ',x', '\n')),
  text('XML: nested without end outside records', 'list.xml', UN, '<A>'),
  text('XML: nested without end in a record', 'list.xml', RECORD, '<A>'),
  text('XML: elements without end outside records', 'list.xml', UN, '<A/>'),
  text('XML: a record without end', 'list.xml', RECORD, '<A/>'),
  text('XML: text without end in a record', 'list.xml', `${RECORD}<FIRST_NAME>`, 'x'),
  text('XML: text without end outside records', 'list.xml', UN, 'x'),
  text('XML: character references without end', 'list.xml', `${RECORD}<FIRST_NAME>`, '&#120;'),
  text('XML: an entity name without end', 'list.xml', `${RECORD}<FIRST_NAME>&`, 'x'),
  text('XML: attributes without end', 'list.xml', `${RECORD}<FIRST_NAME `, 'a="" '),
  text('XML: an attribute without end', 'list.xml', `${RECORD}<FIRST_NAME a="`, 'x'),
  text('XML: the name of an element without end', 'list.xml', `${RECORD}<`, 'x'),
  text('XML: a comment without end', 'list.xml', `${UN}<!--`, 'x'),
  text('XML: a processing instruction without end', 'list.xml', `${UN}<?a `, 'x'),
  text('XML: CDATA without end', 'list.xml', `${RECORD}<FIRST_NAME><![CDATA[`, 'x'),
  text('XML: records without a name without end', 'list.xml', UN, '<INDIVIDUAL/>'),
  text('JSON: nested lists without end', 'list.json', '{"Publications":{"a":', '['),
  text('JSON: nested objects without end', 'list.json', '{"Publications":{"a":', '{"a":'),
  text('JSON: a list without end', 'list.json', '{"Publications":{"a":[', '{},', '{}]}}'),
  { ...text('JSON: members without end', 'list.json', '{"Publications":{"a":1', ',"a":1', '}}'), enough: 20 },
  text('JSON: a text without end', 'list.json', '{"Publications":{"a":"', 'x'),
  { ...text('JSON: nested without end, of no known list', 'list.json', '{"a":', '['), enough: 10 },
  {
    ...text(
      'FollowTheMoney: nested without end',
      'a.ftm.json',
      '{"id":"x","schema":"Person","properties":{"name":',
      '[',
    ),
    enough: 10,
  },
  {
    ...text(
      'FollowTheMoney: a line without end',
      'a.ftm.json',
      '{"id":"x","schema":"Person","properties":{"name":["',
      'x',
    ),
    enough: 10,
  },
  text(
    'FollowTheMoney: empty lines without end',
    'a.ftm.json',
    '{"id":"x","schema":"Person","properties":{"name":["a"]}}',
    '\n',
  ),
  mapped(text('JSON lines: nested without end', 'vip.jsonl', '{"id":"1","name":', '[')),
  mapped(text('JSON lines: a line without end', 'vip.jsonl', '{"id":"1","name":"', 'x')),
  text('white space without end', 'list.xml', '', ' '),
  workbook('XLSX: cells without end in a row', (size) => sheet(`<row r="1">${many('<c><v>1</v></c>', size)}</row>`)),
  workbook('XLSX: a cell in a far column', () => sheet('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')),
  workbook('XLSX: rows without end', (size) => sheet(many('<row/>', size))),
  workbook('XLSX: shared strings without end', (size) => ({
    ...sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
    'xl/sharedStrings.xml': `<sst>${many('<si/>', size)}</sst>`,
  })),
  workbook('XLSX: a shared string without end', (size) => ({
    ...sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
    'xl/sharedStrings.xml': `<sst><si><t>${many('x', size)}</t></si></sst>`,
  })),
  workbook('XLSX: nested without end', (size) => sheet(many('<a>', size))),
  workbook('XLSX: sheets without end', (size) => ({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${many('<sheet name="A" r:id="rId1"/>', size)}</sheets></workbook>`,
  })),
  {
    what: 'ZIP: a bomb',
    name: 'sdn.zip',
    make: (path, megabytes) => writeFileSync(path, makeZip([{ name: 'sdn.xml', bytes: bombOf(megabytes) }])),
  },
  {
    what: 'ZIP: a bomb in a bomb',
    name: 'sdn.zip',
    make: (path, megabytes) => {
      const inner = makeZip([{ name: 'sdn.xml', bytes: bombOf(megabytes) }]);
      writeFileSync(path, makeZip([{ name: 'sdn.zip', bytes: inner }]));
    },
  },
  {
    what: 'ZIP: files without end',
    name: 'sdn.zip',
    make: (path) =>
      writeFileSync(
        path,
        makeZip(Array.from({ length: 6_000 }, (_, at) => ({ name: `${at}.xml`, bytes: Buffer.from('<a/>') }))),
      ),
  },
  {
    what: 'gzip: a bomb',
    name: 'sdn.xml.gz',
    make: (path, megabytes) => writeFileSync(path, gzipSync(bombOf(megabytes))),
  },
  {
    what: 'gzip: members without end',
    enough: 20,
    name: 'sdn.xml.gz',
    make: (path, megabytes) => {
      const member = gzipSync('');
      writeFileSync(path, Buffer.concat(Array.from({ length: (megabytes * MB) / member.length }, () => member)));
    },
  },
];

/** Enough of most to show that they are not read to their end. */
export const ENOUGH_MEGABYTES = 6;

/** The path of a hostile file, made in a folder. */
export function makeHostile({ name, make }: HostileFile, dir: string, megabytes: number): string {
  const path = join(dir, name);
  make(path, megabytes);
  return path;
}

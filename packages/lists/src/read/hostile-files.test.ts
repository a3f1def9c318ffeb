import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENOUGH_MEGABYTES, HOSTILE_FILES, makeHostile, NO_FILES } from '../../test/hostile-files.ts';
import { readBytes, readPath, refusalOf } from '../../test/read-text.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ListRefused } from '../list/list-refused.ts';
import type { Rejection } from '../list/record.ts';
import { XmlListPipe } from './published/xml-list-pipe.ts';
import { readListsDir } from './read-lists-dir.ts';

/** Codes of refusals during reading. */
const STOPPED = ['too_large', 'malformed', 'unusable_records', 'unsupported_format', 'compression', 'empty'];

const SOURCES = join(import.meta.dirname, '..', 'sources');
const FIXTURES = [
  'ofac/fixtures/sdn.xml',
  'un/fixtures/consolidated.xml',
  'eu/fixtures/fsf.xml',
  'uk/fixtures/uksl.xml',
  'ch/fixtures/seco.xml',
  'ca/fixtures/sema.xml',
].map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')] as const);

function readInPieces(pieces: readonly string[]): (Listing | Rejection)[] {
  const records: (Listing | Rejection)[] = [];
  const pipe = new XmlListPipe({ fileName: 'sdn.xml', onRecord: (record) => void records.push(record) });
  for (const piece of pieces) pipe.write(piece);
  pipe.end();
  return records;
}

describe.each(FIXTURES)('%s', (_path, text) => {
  it('yields the same listings however it is cut into chunks', () => {
    const whole = readInPieces([text]);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 20 }), (cuts) => {
        const ends = [0, ...cuts.sort((a, b) => a - b), text.length];
        const pieces = ends.slice(1).map((end, at) => text.slice(ends[at], end));
        expect(readInPieces(pieces)).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('is read or refused, and nothing else, whatever is done to it', () => {
    const change = fc.record({
      at: fc.nat(text.length),
      length: fc.nat(200),
      by: fc.oneof(fc.string(), fc.constantFrom('<', '>', '&', '"', '</')),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = changes.reduce(
          (whole, { at, length, by }) => whole.slice(0, at) + by + whole.slice(at + length),
          text,
        );
        try {
          readInPieces([changed]);
        } catch (error) {
          expect(error).toBeInstanceOf(ListRefused);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is no file', () => {
  it.each(NO_FILES)('$what is told, and nobody waits for it', async (file) => {
    const dir = await temporaryFolder();
    const refusal = await refusalOf(readPath(makeHostile(file, dir, 1)));
    expect(['unreadable', 'unsupported_format']).toContain(refusal.code);
    const { loaded, skipped, refused } = await readListsDir(dir);
    expect(loaded).toEqual([]);
    expect(skipped.length + refused.length).toBeGreaterThan(0);
  });
});

describe('a file without end', () => {
  // Truncated at the end: nothing in it is closed.
  it.each(HOSTILE_FILES)('$what: is refused before its end', async (file) => {
    const path = makeHostile(file, await temporaryFolder(), file.enough ?? ENOUGH_MEGABYTES);
    const { code } = await refusalOf(readPath(path));
    expect(STOPPED).toContain(code);
  });
});

describe('hostile files', () => {
  const un = (record: string) =>
    `<CONSOLIDATED_LIST dateGenerated="2026-01-31"><INDIVIDUALS><INDIVIDUAL>${record}</INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;

  it('that nest deeply or hold one endless record are refused', async () => {
    const deep = un(`${'<A>'.repeat(10_000)}${'</A>'.repeat(10_000)}`);
    const wide = un('<A/>'.repeat(100_001));
    for (const file of [deep, wide]) expect((await refusalOf(readBytes(file))).code).toBe('too_large');
  });

  // Quadratic time in this number of letters would exceed any test's limit.
  it('with endless words where a date or name should be are read', async () => {
    const words = 'circa to or between '.repeat(50_000);
    const brackets = `${'(;'.repeat(20_000)}A${')'.repeat(20_000)}`;
    const record =
      '<DATAID>1</DATAID><REFERENCE_NUMBER>QDi.901</REFERENCE_NUMBER><FIRST_NAME>ORLO</FIRST_NAME>' +
      `<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>B ${brackets}</ALIAS_NAME></INDIVIDUAL_ALIAS>` +
      `<INDIVIDUAL_DATE_OF_BIRTH><DATE>${words}</DATE></INDIVIDUAL_DATE_OF_BIRTH>` +
      `<INDIVIDUAL_DOCUMENT><NUMBER>${words} number ${'1 '.repeat(20_000)}</NUMBER><NOTE>${words}</NOTE></INDIVIDUAL_DOCUMENT>`;
    const { listing } = await readBytes(un(record));
    expect(listing('QDi.901').birthDates).toBeUndefined();
  });

  it('that quote without end are refused before they fill the memory', async () => {
    const text = `name,source,entity_number,federal_register_notice\n"${'x'.repeat(5_000_000)}`;
    expect((await refusalOf(readBytes(text, { name: 'a.csv' }))).code).toBe('malformed');
  });

  it('that use names of built-in properties are read as text', async () => {
    const uk =
      '<Designations><DateGenerated>22/08/2026</DateGenerated><Designation><UniqueID>__proto__</UniqueID>' +
      '<Names><Name><Name6>constructor</Name6><NameType>Primary Name</NameType></Name></Names>' +
      '<IndividualEntityShip>constructor</IndividualEntityShip></Designation></Designations>';
    expect((await readBytes(uk)).listing('__proto__')).toMatchObject({
      entityType: 'unknown',
      names: [{ value: 'constructor' }],
    });
    expect((await refusalOf(readBytes('<constructor/>'))).code).toBe('unknown_root');
    const ftm =
      '{"id":"x","schema":"constructor","properties":{"constructor":["a"]}}\n{"id":"y","schema":"Person","properties":{"name":["Orlo"],"__proto__":["b"]}}';
    expect((await readBytes(ftm, { name: 'a.ftm.json' })).listings.map(({ sourceId }) => sourceId)).toEqual(['y']);
  });
});

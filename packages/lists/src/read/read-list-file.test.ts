import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBytes, readPath, refusalOf } from '../../test/read-text.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { Utf8Decoder } from '../formats/utf8-decoder.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const un = (records: string) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-01-31T00:00:09Z"><INDIVIDUALS>${records}</INDIVIDUALS></CONSOLIDATED_LIST>`;
const person = (id: string, name: string) =>
  `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>${id}</REFERENCE_NUMBER></INDIVIDUAL>`;
const GOOD = HEAD + un(person('QDi.901', 'ORLO') + person('QDi.902', 'Полуштоф 欧阳'));

describe('readListFile', () => {
  it('says which bytes it read and when the file was last replaced', async () => {
    const path = join(await temporaryFolder(), 'x');
    await writeFile(path, GOOD);
    await utimes(path, new Date(0), new Date('2026-02-01T10:00:00Z'));
    expect((await readPath(path)).version).toEqual({
      id: 'un_sc',
      title: 'United Nations Security Council Consolidated List',
      publisher: 'United Nations Security Council',
      version: '2026-01-31T00:00:09Z',
      publishedAt: '2026-01-31T00:00:09.000Z',
      checkedAt: '2026-02-01T10:00:00.000Z',
      records: 2,
      rejected: 0,
      sha256: `sha256:${createHash('sha256').update(GOOD).digest('hex')}`,
      sourceUrl: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
      file: path,
      form: 'UN consolidated XML',
    });
  });

  it('knows gzip by its bytes, whatever the name, and hashes the bytes as they are', async () => {
    const zipped = gzipSync(GOOD);
    const { version, listings } = await readBytes(zipped, { name: 'list.xml' });
    expect(listings.map(({ sourceId }) => sourceId)).toEqual(['QDi.901', 'QDi.902']);
    expect(version.sha256).toBe(`sha256:${createHash('sha256').update(zipped).digest('hex')}`);
    expect((await readBytes(GOOD, { name: 'list.xml.gz' })).version.records).toBe(2);
  });

  it('reads a byte order mark, CDATA and comments as XML does', async () => {
    const file = `\u{FEFF}${HEAD}<!-- a list -->${un(person('QDi.901', '<![CDATA[ORLO & SON]]>'))}`;
    expect((await readBytes(file)).listing('QDi.901').names[0]?.value).toBe('ORLO & SON');
  });

  it('reads prefixed elements by their local names', async () => {
    const file = GOOD.replaceAll(/<(\/?)([A-Z])/g, '<$1x:$2').replace(
      '<x:CONSOLIDATED_LIST',
      '<x:CONSOLIDATED_LIST xmlns:x="urn:x"',
    );
    expect((await readBytes(file)).version.records).toBe(2);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['white space', '  \n ', 'empty'],
    ['a gzip of nothing', gzipSync(''), 'empty'],
    ['a web page', '<!DOCTYPE html><html><body>Down for maintenance</body></html>', 'html'],
    ['a web page as XML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
    ['a spreadsheet cut off', Buffer.from('PK\u0003\u0004xxxx'), 'truncated'],
    ['a PDF', '%PDF-1.7', 'unsupported_format'],
    ['CSV', 'ent_num,name\n1,ORLO', 'unsupported_format'],
    ['JSON of another kind', '{"response": {\n"rows": []}}', 'unsupported_format'],
    ['a delta of OFAC’s', '<sanctionsData xmlns="https://www.treasury.gov/ofac/DeltaFile/1.0"/>', 'unsupported_format'],
    ['part of the Swiss list', '<swiss-sanctions-list list-type="delta" date="2026-01-01"/>', 'unsupported_format'],
    ['unknown XML', '<orders><order/></orders>', 'unknown_root'],
    ['an error of the storage behind a list', '<Error><Code>NoSuchKey</Code></Error>', 'unknown_root'],
    ['UTF-16', Buffer.from(`\u{FEFF}${GOOD}`, 'utf16le'), 'encoding'],
    ['a declared encoding that is not read', GOOD.replace('UTF-8', 'ISO-8859-1'), 'encoding'],
    ['half a character at the end', Buffer.concat([Buffer.from(GOOD), Buffer.from([0xe6, 0xac])]), 'encoding'],
    ['a file cut off', GOOD.slice(0, -40), 'truncated'],
    ['a gzip cut off', gzipSync(GOOD).subarray(0, -20), 'truncated'],
    ['a damaged gzip', Buffer.concat([gzipSync(GOOD).subarray(0, 20), Buffer.alloc(40, 7)]), 'compression'],
    ['tags that do not match', GOOD.replace('</FIRST_NAME>', '</LAST_NAME>'), 'malformed'],
    ['a control character', GOOD.replace('ORLO', 'OR\u0001LO'), 'malformed'],
    ['something after the end', `${GOOD}<more/>`, 'malformed'],
    ['a list without records', HEAD + un(''), 'no_records'],
  ])('refuses %s', async (_what, bytes, code) => {
    expect((await refusalOf(readBytes(bytes))).code).toBe(code);
  });

  it('refuses every document type, so that entities are neither fetched nor multiplied', async () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${un(person('QDi.901', '&b;'))}`;
    const fetching = `<!DOCTYPE l SYSTEM "file:///etc/hostname">${un(person('QDi.901', 'X'))}`;
    for (const file of [bomb, fetching]) expect((await refusalOf(readBytes(HEAD + file))).code).toBe('doctype');
    expect((await refusalOf(readBytes(HEAD + un(person('QDi.901', '&undeclared;'))))).code).toBe('malformed');
  });

  it('says where invalid UTF-8 stands', async () => {
    const [before = '', after = ''] = GOOD.split('ORLO');
    const bytes = Buffer.concat([Buffer.from(`${before}Andr`), Buffer.from([0xe9]), Buffer.from(after)]);
    const refusal = await refusalOf(readBytes(bytes));
    const byte = Buffer.byteLength(`${before}Andr`);
    expect(refusal).toMatchObject({ code: 'encoding', list: 'un_sc', position: { line: 2, byte } });
    expect(refusal.message).toContain(`(byte ${byte})`);
    expect(refusal.message).not.toContain('Andr');
  });

  it('stops decompressing at the limit', async () => {
    const refusal = await refusalOf(readBytes(gzipSync(GOOD + ' '.repeat(5_000_000)), { maxBytes: 1_000_000 }));
    expect(refusal.code).toBe('too_large');
  });

  it('stops decompressing what unpacks to hundreds of times its size, long before the limit', async () => {
    const refusal = await refusalOf(readBytes(gzipSync(GOOD + `<!-- ${'nothing '.repeat(1_000)} -->`.repeat(2_500))));
    expect(refusal.code).toBe('too_large');
    expect(refusal.message).toContain('200 times its size');
  });

  it('refuses another list than the one expected', async () => {
    const refusal = await refusalOf(readBytes(GOOD, { sourceHint: 'eu_fsf' }));
    expect(refusal).toMatchObject({ code: 'wrong_list', list: 'un_sc' });
  });

  it('says that a missing file cannot be read', async () => {
    const refusal = await refusalOf(readPath(join(await temporaryFolder(), 'absent.xml')));
    expect(refusal.code).toBe('unreadable');
    expect(refusal.message).toContain('absent.xml');
  });

  it('passes on what the caller throws', async () => {
    const path = join(await temporaryFolder(), 'x');
    await writeFile(path, GOOD);
    const { readListFile } = await import('./read-list-file.ts');
    const onListing = () => {
      throw new RangeError('full');
    };
    await expect(readListFile(path, { onListing })).rejects.toThrow(RangeError);
  });
});

describe('Utf8Decoder', () => {
  it('decodes the same text however it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(12)), (text, cuts) => {
        const bytes = Buffer.from(text.toWellFormed().replace(/^\u{FEFF}+/u, ''));
        const decoder = new Utf8Decoder();
        let at = 0;
        let decoded = '';
        for (const cut of [...cuts, bytes.length]) {
          decoded += decoder.write(bytes.subarray(at, at + cut)).text;
          at += cut;
        }
        expect(decoded).toBe(bytes.toString());
        expect(decoder.end().invalidAt).toBeUndefined();
      }),
    );
  });

  it('finds the first invalid byte as a decoder of the whole does', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(0xe9, 0xff, 0xc0, 0x80),
        fc.string({ minLength: 1 }),
        (before, bad, after) => {
          const head = Buffer.from(before.toWellFormed());
          const bytes = Buffer.concat([head, Buffer.from([bad]), Buffer.from(`a${after.toWellFormed()}`)]);
          expect(new Utf8Decoder().write(bytes).invalidAt).toBe(head.length);
        },
      ),
    );
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../test/make-workbook.ts';
import { readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', 'sources', 'ofac', 'fixtures', 'sdn.xml');
const SDN = readFileSync(FIXTURE);

describe('a list in a ZIP archive', () => {
  it('is read as it is outside, whatever the name, and hashed as it is on disk', async () => {
    const archive = makeZip([
      { name: 'SDN_XML.xsd', bytes: Buffer.from('<schema/>') },
      { name: 'exports/sdn.xml', bytes: SDN },
    ]);
    const { version, listings } = await readBytes(archive, { name: 'SDN_XML.ZIP' });
    expect(listings).toEqual((await readPath(FIXTURE)).listings);
    expect(version.sha256).toBe(`sha256:${createHash('sha256').update(archive).digest('hex')}`);
  });

  it('is not guessed among several', async () => {
    const archive = makeZip(['a.xml', 'b.xml'].map((name) => ({ name, bytes: SDN })));
    const refusal = await refusalOf(readBytes(archive, { name: 'x.zip' }));
    expect(refusal).toMatchObject({ code: 'unsupported_format', reason: expect.stringContaining('2 files') });
  });

  it('that swells is refused before it fills the memory', async () => {
    const bomb = makeZip([{ name: 'sdn.xml', bytes: Buffer.concat([SDN, Buffer.alloc(20_000_000, ' ')]) }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect((await refusalOf(readBytes(bomb, { name: 'x.zip', maxBytes: 1_000_000 }))).code).toBe('too_large');
  });

  it('is refused when cut off or damaged', async () => {
    const archive = makeZip([{ name: 'sdn.xml', bytes: SDN }]);
    expect((await refusalOf(readBytes(archive.subarray(0, -30), { name: 'x.zip' }))).code).toBe('truncated');
    // Damaged data may still unpack, with other letters: the checksum shows it.
    const other = Buffer.from(archive);
    const end = archive.length - 22;
    const directory = archive.readUInt32LE(end + 16);
    other.writeUInt32LE((archive.readUInt32LE(directory + 16) ^ 1) >>> 0, directory + 16);
    expect((await refusalOf(readBytes(other, { name: 'x.zip' }))).code).toBe('compression');
  });
});

import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPath } from '../../test/read-text.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { ListVersion } from '../list/list-version.ts';
import { JoinedPieces } from './joined-pieces.ts';
import { cutListFile, readPiece } from './pieces.ts';

type Outcome = { readonly version: ListVersion; readonly listings: readonly Listing[] };

/** As threads do that each take a piece, the later ones first. Undefined where the file must be read whole. */
async function inPieces(path: string, pieceBytes: number): Promise<Outcome | undefined> {
  const cut = await cutListFile(path, pieceBytes);
  if (cut === undefined) return undefined;
  const joined = new JoinedPieces(cut);
  const listings: Listing[][] = [];
  for (const piece of [...cut.ends.keys()].reverse()) {
    const read: Listing[] = [];
    const tally = await readPiece(cut, piece, (listing) => void read.push(listing)).catch(() => undefined);
    if (
      tally === undefined ||
      !joined.add(
        tally,
        read.map(({ id }) => id),
      )
    )
      return undefined;
    listings[piece] = read;
  }
  const version = await joined.version().catch(() => undefined);
  return version === undefined ? undefined : { version, listings: listings.flat() };
}

/** Undefined for a file that is refused. */
async function whole(path: string): Promise<Outcome | undefined> {
  const read = await readPath(path).catch(() => undefined);
  return read === undefined ? undefined : { version: read.version, listings: read.listings };
}

async function fileOf(content: string | Buffer, name = 'gulls.ftm.json'): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, content);
  return path;
}

const lineOf = (id: string, schema: string, properties: object) => JSON.stringify({ id, schema, properties });
const party = (number: number, properties: object = {}) =>
  lineOf(`p${number}`, 'Person', { name: [`Mirabel Quay ${number}`], ...properties });
const parties = (count: number) => Array.from({ length: count }, (_, number) => party(number));

const NAMES = ['Mirabel Quay', 'Мирабель Ки', 'Größe Möwe', '鴎 港', '𝔐irabel 🐦'];
const property = fc.oneof(
  fc.record({
    name: fc.subarray(NAMES, { minLength: 1 }),
    modifiedAt: fc.constantFrom(['2026-01-02'], ['2026-03-04'], []),
  }),
  fc.constant({}),
);
const anyParty = fc
  .tuple(fc.nat(1e6), property)
  .map(([number, properties]) => lineOf(`p${number}`, 'Person', properties));
const anyOther = fc.oneof(
  fc
    .tuple(fc.nat(1e6), fc.nat(1e6))
    .map(([a, b]) => lineOf('e', 'Ownership', { owner: [`p${a}`], asset: [`p${b}`], role: ['Anteil Größe'] })),
  fc.constantFrom('', '  ', lineOf('a', 'Address', { full: ['1 Sand Street'] })),
);
const BROKEN = [
  '{"id":',
  '[]',
  '{"id":"x"}',
  '\uFEFF',
  `\uFEFF${party(7)}`,
  party(1),
  party(1),
  party(2),
  lineOf('', 'Person', {}),
];
const lines = fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: anyParty }, anyOther), {
  minLength: 3,
  maxLength: 30,
  selector: (line) => /"p\d+","schema":"Person"/.exec(line)?.[0] ?? Symbol(line),
});
const ends = fc.constantFrom('\n', '\r\n');

describe('a file that is read in pieces', () => {
  it('comes to what it comes to when it is read whole, wherever it is cut', async () => {
    const even = fc.tuple(lines, ends, fc.boolean(), fc.integer({ min: 1, max: 900 }));
    await fc.assert(
      fc.asyncProperty(even, async ([each, end, isEnded, pieceBytes]) => {
        const path = await fileOf([...each, ...(isEnded ? [''] : [])].join(end));
        if ((await cutListFile(path, pieceBytes)) !== undefined)
          expect(await inPieces(path, pieceBytes)).toEqual(await whole(path));
      }),
      { numRuns: 150 },
    );
  });

  it('comes to nothing else where something is wrong or unusual with it', async () => {
    const odd = fc.tuple(
      lines,
      fc.array(fc.constantFrom(...BROKEN), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(odd, fc.infiniteStream(fc.nat()), async ([each, broken, pieceBytes], places) => {
        const all = [...each];
        for (const line of broken) all.splice((places.next().value ?? 0) % (all.length + 1), 0, line);
        const path = await fileOf(all.join('\n'));
        const pieces = await inPieces(path, pieceBytes);
        if (pieces !== undefined) expect(pieces).toEqual(await whole(path));
      }),
      { numRuns: 150 },
    );
  });

  it('has relations that stand in other pieces than their parties', async () => {
    const edge = lineOf('e', 'Ownership', { owner: ['p0'], asset: ['p39'] });
    const path = await fileOf(
      [edge, ...parties(40), lineOf('f', 'Family', { person: ['p0'], relative: ['p20'] })].join('\n'),
    );
    const pieces = await inPieces(path, 200);
    expect(pieces?.listings.at(-1)?.relations).toEqual([{ kind: 'Owned by', listing: 'gulls:p0' }]);
    expect(pieces?.listings[0]?.relations).toEqual([{ kind: 'Family', listing: 'gulls:p20' }]);
    expect(pieces).toEqual(await whole(path));
  });

  it.each([
    ['a repeated id', [...parties(40), party(3)].join('\n')],
    ['a repeated id within a piece', [...parties(40), party(40), party(40)].join('\n')],
    ['a line that is cut off', [...parties(30), '{"id": "q', ...parties(9)].join('\n')],
    ['what is no UTF-8', Buffer.concat([Buffer.from(`${parties(30).join('\n')}\n`), Buffer.of(0xff, 0x0a)])],
    ['a byte order mark amid it', [...parties(30), `\uFEFF${party(30)}`].join('\n')],
    ['no party', Array.from({ length: 40 }, (_, at) => lineOf(`a${at}`, 'Address', {})).join('\n')],
    ['no line break', party(1, { notes: ['so long '.repeat(200)] })],
  ])('is left to who reads it whole where it has %s', async (_, content) => {
    expect(await inPieces(await fileOf(content), 200)).toBeUndefined();
  });

  it('is none that is small, packed, of another kind, or has lines of millions', async () => {
    const text = parties(100).join('\n');
    const cut = async (content: string | Buffer, name?: string, pieceBytes = 500) =>
      (await cutListFile(await fileOf(content, name), pieceBytes)) !== undefined;
    expect(await cut(text)).toBe(true);
    expect(await cut(text, undefined, text.length)).toBe(false);
    expect(await cut(gzipSync(text, { level: 0 }))).toBe(false);
    expect(await cut([...parties(9), party(9, { notes: ['so long '.repeat(2 ** 20 + 1)] })].join('\n'))).toBe(false);
    expect(await cut(`id,name\n${'1,Mirabel Quay\n'.repeat(400)}`, 'gulls.csv')).toBe(false);
    expect(await cutListFile('/nowhere/gulls.ftm.json', 500)).toBeUndefined();
  });

  it('is held to what its manifest promises', async () => {
    const text = parties(100).join('\n');
    const path = await fileOf(text);
    const promise = (checksum: string, entities: number) =>
      writeFile(
        join(path, '..', 'index.json'),
        JSON.stringify({
          name: 'gull_peps',
          updated_at: '2026-03-07T12:00:00',
          entity_count: entities,
          resources: [{ name: 'gulls.ftm.json', checksum }],
        }),
      );
    for (const kind of ['sha1', 'sha256']) {
      const checksum = createHash(kind).update(text).digest('hex');
      await promise(checksum, 100);
      expect((await inPieces(path, 500))?.version).toMatchObject({ id: 'gull_peps', records: 100 });
      expect(await inPieces(path, 500)).toEqual(await whole(path));
      await promise(checksum, 99);
      expect(await inPieces(path, 500)).toBeUndefined();
      await promise(createHash(kind).update('another').digest('hex'), 100);
      expect(await inPieces(path, 500)).toBeUndefined();
    }
  });

  it('is read whole where it was replaced meanwhile', async () => {
    const path = await fileOf(parties(100).join('\n'));
    const cut = await cutListFile(path, 500);
    if (cut === undefined) throw new Error('it is cut');
    await readPiece(cut, 0, () => {});
    await utimes(path, 1, 1);
    await expect(readPiece(cut, 1, () => {})).rejects.toThrow('the file is another one now');
    await expect(new JoinedPieces(cut).version()).rejects.toThrow('the file is another one now');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrayElements } from './json-array.ts';

/** Elements of a text that arrives in pieces of a given size. */
async function elements(text: string | Buffer, size = 7): Promise<readonly { text: unknown; number: number }[]> {
  const bytes = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const found = [];
  for await (const one of arrayElements(pieces())) found.push(one);
  return found;
}

describe('elements of a JSON array', () => {
  it('are those that JSON has, whatever it holds, however it is written and however it arrives', async () => {
    const spaces = fc.constantFrom(undefined, 2, '\t');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { minLength: 1 }),
        spaces,
        fc.integer({ min: 1, max: 50 }),
        async (values, space, size) => {
          const found = await elements(JSON.stringify(values, undefined, space), size);
          expect(found.map(({ text }) => JSON.parse(String(text)))).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  it('have the line that they begin on', async () => {
    const found = await elements('\uFEFF[\n{"a":1},\n\n{"b":\n2}, 3\n]\n');
    expect(found.map(({ number }) => number)).toEqual([2, 4, 5]);
  });

  it('are handed on where they are nothing, for their reader to refuse: none is passed over', async () => {
    expect((await elements('[1,,2,]')).map(({ text }) => text)).toEqual(['1', '', '2', '']);
    expect((await elements('[ ]')).map(({ text }) => text)).toEqual([]);
    expect(await elements('[{} {}]')).toEqual([{ text: '{} {}', number: 1 }]);
  });

  it('that are too long or not in UTF-8 are unreadable, and those after them are read', async () => {
    const long = `["${'x'.repeat(2 * 1024 * 1024)}",1]`;
    expect(await elements(long, 65_536)).toEqual([
      { text: { unreadable: 'body_too_large' }, number: 1 },
      { text: '1', number: 1 },
    ]);
    const bytes = Buffer.concat([Buffer.from('["'), Buffer.of(0xff), Buffer.from('",1]')]);
    expect((await elements(bytes)).map(({ text }) => text)).toEqual([{ unreadable: 'malformed_json' }, '1']);
  });

  it('end with an error where the file is no array, ends inside it, or goes on after it', async () => {
    for (const [text, code] of [
      ['', 'malformed'],
      ['{"a":[1]}', 'malformed'],
      ['[1,2', 'truncated'],
      ['["]', 'truncated'],
      ['[1] [2]', 'malformed'],
    ] as const)
      await expect(elements(text)).rejects.toMatchObject({ code });
  });
});

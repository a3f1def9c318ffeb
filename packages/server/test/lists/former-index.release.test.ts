import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '../../src/lists/index-file/index-key.ts';
import { buildIndexFile } from '../../src/lists/loading/build-index-file.ts';
import type { LoaderMessage } from '../../src/lists/loading/loader-protocol.ts';
import type { ArchiveOrder } from '../../src/lists/versions/compare-lists.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

let dir: string;
let lists: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-former-'));
  lists = join(dir, 'lists');
});
afterEach(() => rm(dir, { recursive: true }));

/** What a service keeps between loads. */
type Kept = { readonly name: string; readonly active: ArchiveOrder['active'] };

const anew = (name: string): Kept => ({ name, active: {} });

/** Loads the lists as a service does that kept this; `index`: every byte of the saved index. */
async function load({ name, active }: Kept) {
  const said: LoaderMessage[] = [];
  const archive = {
    dir: join(dir, 'versions'),
    active,
    doubted: [],
    held: {},
    laterFileConfirms: true,
    newest: {},
    accepted: {},
  };
  const saved = { dir: join(dir, name), user: 'service' } as const;
  const order = { kind: 'dir', dir: lists, archive, saved } as const;
  const content = await contentOf(order);
  if (content === undefined) throw new Error('the lists cannot be read');
  const { file, archived } = await buildIndexFile(
    { ...order, content },
    (one) => said.push(one),
    async () => {},
  );
  const kept = { name, active: Object.fromEntries(archived.map(({ list, content }) => [list, content])) };
  const read = said.flatMap((one) => (one.kind === 'read' ? [one.version.id] : []));
  const texts = said.flatMap((one) => (one.kind === 'saved' ? [one.text] : []));
  return { kept, index: await readFile(file.path), archived, read, texts };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(lists, path)), { recursive: true });
  await writeFile(join(lists, path), text);
}

const party = (number: number, alias: number): string =>
  JSON.stringify({
    id: `v-${number}`,
    schema: 'Person',
    properties: { name: [nameOf(number), `${nameOf(alias)} ОРЛАН`] },
  });

/** Parties of a list with an alias each. */
const ftm = (parties: readonly (readonly [number, number])[]): string =>
  parties.map(([number, alias]) => `${party(number, alias)}\n`).join('');

const anyParties = fc.uniqueArray(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 99 })), {
  minLength: 1,
  maxLength: 12,
  selector: ([number]) => number,
});

describe('an index that takes from the one saved before', () => {
  it('is the one that is made anew, byte for byte, whatever was added, removed or changed in any list', async () => {
    const step = fc.record({ un: fc.integer({ min: 3, max: 30 }), one: anyParties, other: anyParties });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), fc.uuid(), async (steps, name) => {
        let kept = anew(`${name}-kept`);
        for (const [day, { un, one, other }] of steps.entries()) {
          await write('un/consolidated.xml', unListOf(`2026-02-0${1 + day}`, numbers(0, un)));
          // On other days the file is as it was: then it is not read.
          if (day % 2 === 0) await write('one/one.ftm.json', ftm(one));
          await write('other/other.ftm.json', ftm(other));
          const again = await load(kept);
          const first = await load({ ...kept, name: `${name}-${day}` });
          expect(again.index.equals(first.index)).toBe(true);
          expect(again.archived).toEqual(first.archived);
          expect([again.read, again.texts]).toEqual([first.read, []]);
          kept = again.kept;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is made anew where the one before is damaged, or a record of it is', async () => {
    await write('one/one.ftm.json', ftm([[1, 2]]));
    await write('other/other.ftm.json', ftm([[3, 4]]));
    const damages: ((path: string) => Promise<void>)[] = [
      (path) => truncate(path, 100),
      async (path) => writeFile(path, (await readFile(path, 'latin1')).replace('"names":[', '"namez":['), 'latin1'),
    ];
    for (const [at, damage] of damages.entries()) {
      const { kept } = await load(anew(`damaged-${at}`));
      const [file = ''] = await readdir(join(dir, kept.name));
      await damage(join(dir, kept.name, file));
      await write('other/other.ftm.json', ftm([[5, 6 + at]]));
      const again = await load(kept);
      const told = at === 0 ? [] : ['the saved index is of no use for the new one: everything is read again'];
      expect(again.texts).toEqual(told);
      expect(again.index.equals((await load({ ...kept, name: `anew-${at}` })).index)).toBe(true);
    }
  });
});
